// The site's part of the dialog for a new game: the clock, the previous players, and play by link.

import { el } from '../../kit/dom.js';
import { ClockFields } from './clock-fields.js';

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
    // A hint replaces the clock if a player is remote: no time runs while a link is on its way.
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

  /** Returns the current names, or else the last ones. @param {string[]} names by seat */
  names(names) {
    const last = this.#table.preferences.names;
    return names.some(Boolean) ? names : names.map((_, index) => last[index] ?? '');
  }

  /** Returns the current controllers, or the last ones if all are `here`. @param {string} game @param {string[]} by */
  seats(game, by) {
    const last = this.#table.preferences.seats[game];
    return last && by.every((one) => one === 'here') ? by.map((_, index) => last[index] ?? 'here') : by;
  }

  get away() {
    return this.#words.say('links-by-link');
  }

  /** @param {string} game @param {string[]} names by seat @param {string[]} by the controllers by seat */
  begin(game, names, by) {
    const { preferences } = this.#table;
    const clock = by.includes('away') ? null : this.#clock.control;
    this.#table.setClock(clock);
    this.#table.change({
      clock: clock ?? preferences.clock,
      names: names.some(Boolean) ? names : preferences.names,
      seats: { ...preferences.seats, [game]: by },
    });
  }
}
