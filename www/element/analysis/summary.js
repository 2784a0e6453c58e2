// The summary of a review: mistakes per player, a table of all moves, and the meaning of the symbols.

import { percent } from '../computer.js';
import { button, el, fill, text } from '../../kit/dom.js';
import { chanceOf, lineText, recordSteps, titleOf } from './line.js';
import { badge } from './verdict.js';

/** @import { On } from './verdict.js' */

export class Summary {
  #counts = el('div', { class: 'analysis-counts' });
  #table = el('details', { class: 'analysis-table' });
  #help = el('details', { class: 'analysis-help' });
  element = el('div', { class: 'analysis-sum' }, this.#counts, this.#table, this.#help);
  /** @type {() => void} */ #fill = () => {};

  constructor() {
    this.#table.addEventListener('toggle', () => this.#fill());
  }

  /** @param {On} on @param {boolean} known whether the review is complete */
  show(on, known) {
    const { view, words } = on.context;
    const { grades, tasks } = on.review.view;
    const rows = view.seats.map(({ number, title }) => {
      const own = tasks.filter(({ seat }) => seat === number);
      const counts = grades.map(({ mark }) => own.filter((task) => task.mark === mark).length);
      return el('tr', {}, el('th', { scope: 'row' }, words.say(title)), ...counts.map((count) => el('td', {}, count)));
    });
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

  /** Fills the table of all moves, a text alternative to the graph. @param {On} on */
  #tell({ context, review, go }) {
    const { view, words } = context;
    const summary = this.#table.querySelector('summary') ?? el('summary');
    text(summary, words.say('analysis-table'));
    if (!this.#table.open) return fill(this.#table, summary);
    const { grades, points, sides } = review.view;
    const rows = points.map(({ node, number, made, mark, chances }, index) => {
      const move = index === 0 ? words.say('analysis-start') : `${number} ${lineText(recordSteps(context, [made]))}`;
      const told = sides.map((side) =>
        chances ? words.say('analysis-percent', { percent: percent(chanceOf(side, chances)) }) : '–',
      );
      const name = grades.find((grade) => grade.mark === mark)?.name;
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
    const titles = sides.map(({ seats }) => words.say(titleOf(view, seats)));
    const heads = [words.say('analysis-column-move'), ...titles, words.say('analysis-column-mark')].map((head) =>
      el('th', { scope: 'col' }, head),
    );
    fill(this.#table, summary, el('table', {}, el('thead', {}, el('tr', {}, ...heads)), el('tbody', {}, ...rows)));
  }
}
