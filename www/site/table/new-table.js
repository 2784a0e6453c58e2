// What the dialog for a new game has on our own site besides what the game asks: its clock, who played last, and who plays
// by link.

import { el } from '../../element/dom.js';
import { ClockFields } from './clock-fields.js';
import { seated, seating } from './people.js';

/** @import { Table } from './table.js' */

export class NewTable {
  fields;

  #table;
  #clock;
  #words;

  /** @param {Table} table @param {Words} words */
  constructor(table, words) {
    this.#table = table;
    this.#words = words;
    const clock = new ClockFields(words, table.preferences.clock);
    const hint = el('p', { class: 'hint' }, words.say('links-explained'));
    const element = el('div', {}, clock.element, hint);
    this.#clock = clock;
    // Where somebody plays by link the hint stands in place of the clock: nobody's time runs while a link is on its way.
    const see = () => {
      const away = [...(element.closest('form')?.querySelectorAll('select') ?? [])].some(
        ({ value }) => value === 'away',
      );
      clock.element.hidden = away;
      hint.hidden = !away;
    };
    this.fields = {
      element,
      seats: () => {
        see();
        element.closest('form')?.addEventListener('change', see);
      },
    };
  }

  /** Who is to play: those who do, else those who played last. @param {string} game @param {string[]} names by seat */
  names(game, names) {
    return names.some(Boolean) ? names : seating(this.#table.preferences.people, game, names.length);
  }

  /**
   * Who is to move for the seats: those who do where they are not all here, else those who did last.
   * @param {string} game @param {string[]} by by seat
   */
  seats(game, by) {
    const last = this.#table.preferences.seats[game];
    return last && by.every((one) => one === 'here') ? by.map((_, index) => last[index] ?? 'here') : by;
  }

  /** What it is called that a seat is played from elsewhere. */
  get away() {
    return this.#words.say('links-by-link');
  }

  /** @param {string} game @param {string[]} names by seat @param {string[]} by who moves for them */
  begin(game, names, by) {
    const { preferences } = this.#table;
    const clock = by.includes('away') ? null : this.#clock.control;
    this.#table.wind(clock);
    this.#table.change({
      clock: clock ?? preferences.clock,
      people: seated(preferences.people, game, names),
      seats: { ...preferences.seats, [game]: by },
    });
  }
}
