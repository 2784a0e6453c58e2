// What the whole game came to: who made how many mistakes, every move as a row, and what the signs mean.

import { percent } from '../computer.js';
import { button, el, fill, text } from '../dom.js';
import { badge } from './lesson.js';
import { read } from './line.js';
import { NAMES, faultsIn } from './review.js';
import { madeAt } from './verdict.js';

/** @import { Mark } from './review.js' */
/** @import { On } from './verdict.js' */

export class Sum {
  #counts = el('div', { class: 'analysis-counts' });
  #table = el('details', { class: 'analysis-table' });
  #help = el('details', { class: 'analysis-help' });
  element = el('div', { class: 'analysis-sum' }, this.#counts, this.#table, this.#help);
  /** @type {() => void} */ #fill = () => {};

  constructor() {
    this.#table.addEventListener('toggle', () => this.#fill());
  }

  /** @param {On} on @param {(seats: number[]) => string} named @param {boolean} known whether all is known */
  show(on, named, known) {
    const { view, words, board } = on.context;
    const { faults } = on.review;
    const grades = faultsIn(board.line).reverse();
    const rows = view.seats.map(({ number, title }) => {
      /** @param {Mark} mark */
      const count = (mark) => faults.filter(({ point }) => point.seat === number && point.mark === mark).length;
      return el(
        'tr',
        {},
        el('th', { scope: 'row' }, words.say(title)),
        ...grades.map(([mark]) => el('td', {}, count(mark))),
      );
    });
    const heads = grades.map(([mark]) =>
      el(
        'th',
        { scope: 'col' },
        badge(mark),
        el('span', { class: 'unseen' }, words.say(`analysis-name-${NAMES[mark]}`)),
      ),
    );
    fill(
      this.#counts,
      known && el('table', {}, el('thead', {}, el('tr', {}, el('td', {}), ...heads)), el('tbody', {}, ...rows)),
    );
    this.#fill = () => this.#tell(on, named);
    this.#fill();
    fill(
      this.#help,
      el('summary', {}, words.say('analysis-help')),
      el('p', {}, words.say('analysis-help-chance')),
      el(
        'ul',
        {},
        ...grades.map(([mark, least]) =>
          el('li', {}, badge(mark), ' ', words.say(`analysis-help-${NAMES[mark]}`, { percent: least * 100 })),
        ),
      ),
      ...['rings', 'line', 'kept'].map((id) => el('p', {}, words.say(`analysis-help-${id}`))),
    );
  }

  /** Every move as a row, for who does not see the graph. @param {On} on @param {(seats: number[]) => string} named */
  #tell(on, named) {
    const { words } = on.context;
    const { shown, sides } = on.review;
    const summary = this.#table.querySelector('summary') ?? el('summary');
    text(summary, words.say('analysis-table'));
    if (!this.#table.open) return fill(this.#table, summary);
    const rows = shown.map((point, index) => {
      const { mark } = on.review.owner(point);
      return el(
        'tr',
        {},
        el(
          'th',
          { scope: 'row' },
          button(
            'analysis-move',
            () => on.go(point.node),
            index === 0 ? words.say('analysis-start') : `${point.number} ${read(madeAt(on, point))}`,
          ),
        ),
        ...sides.map(({ seats: [seat = 1] }) =>
          el(
            'td',
            {},
            point.chances ? words.say('analysis-percent', { percent: percent(point.chances[seat - 1] ?? 0) }) : '–',
          ),
        ),
        el('td', {}, mark && words.say(`analysis-name-${NAMES[mark]}`)),
      );
    });
    const heads = [
      words.say('analysis-column-move'),
      ...sides.map(({ seats }) => named(seats)),
      words.say('analysis-column-mark'),
    ];
    const table = el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
      el('tbody', {}, ...rows),
    );
    fill(this.#table, summary, table);
  }
}
