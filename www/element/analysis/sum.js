// What the whole game came to: who made how many mistakes, every move as a row, and what the signs mean.

import { button, el, fill, text } from '../dom.js';
import { badge } from './lesson.js';
import { read, recorded } from './line.js';

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

  /** @param {On} on @param {boolean} known whether all is known */
  show(on, known) {
    const { words } = on.context;
    const { grades, counts } = on.review.view;
    const rows = counts.map(({ title, counts }) =>
      el('tr', {}, el('th', { scope: 'row' }, words.say(title)), ...counts.map((count) => el('td', {}, count))),
    );
    const heads = grades.map(({ mark, name }) =>
      el('th', { scope: 'col' }, badge(mark), el('span', { class: 'unseen' }, words.say(name))),
    );
    fill(
      this.#counts,
      known && el('table', {}, el('thead', {}, el('tr', {}, el('td', {}), ...heads)), el('tbody', {}, ...rows)),
    );
    this.#fill = () => this.#tell(on);
    this.#fill();
    fill(
      this.#help,
      el('summary', {}, words.say('analysis-help')),
      el('p', {}, words.say('analysis-help-chance')),
      el('ul', {}, ...grades.map(({ mark, help }) => el('li', {}, badge(mark), ' ', words.say(help)))),
      ...['rings', 'line', 'kept'].map((id) => el('p', {}, words.say(`analysis-help-${id}`))),
    );
  }

  /** Every move as a row, for who does not see the graph. @param {On} on */
  #tell({ context, review, go }) {
    const { words } = context;
    const summary = this.#table.querySelector('summary') ?? el('summary');
    text(summary, words.say('analysis-table'));
    if (!this.#table.open) return fill(this.#table, summary);
    const { points, sides } = review.view;
    const rows = points.map(({ node, number, made, name, percents }, index) => {
      const move = index === 0 ? words.say('analysis-start') : `${number} ${read(recorded(context, [made]))}`;
      const told = sides.map((_, side) =>
        percents ? words.say('analysis-percent', { percent: percents[side] ?? 0 }) : '–',
      );
      return el(
        'tr',
        {},
        el(
          'th',
          { scope: 'row' },
          button('analysis-move', () => go(node), move),
        ),
        ...[...told, name && words.say(name)].map((cell) => el('td', {}, cell)),
      );
    });
    const titles = sides.map(({ title }) => words.say(title));
    const heads = [words.say('analysis-column-move'), ...titles, words.say('analysis-column-mark')].map((head) =>
      el('th', { scope: 'col' }, head),
    );
    fill(this.#table, summary, el('table', {}, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows)));
  }
}
