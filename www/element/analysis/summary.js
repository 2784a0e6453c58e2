// The summary of a review: mistakes per player, and the meaning of the symbols.

import { el, fill } from '../../kit/dom.js';
import { badge } from './verdict.js';

/** @import { On } from './verdict.js' */

export class Summary {
  #counts = el('div', { class: 'analysis-counts' });
  #help = el('details', { class: 'analysis-help' });
  element = el('div', { class: 'analysis-sum' }, this.#counts, this.#help);

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
    fill(
      this.#help,
      el('summary', {}, words.say('analysis-help')),
      el('p', {}, words.say('analysis-help-chance')),
      el('ul', {}, ...grades.map(({ mark, help }) => el('li', {}, badge(mark), ' ', words.say(help)))),
      ...['rings', 'line', 'kept'].map((id) => el('p', {}, words.say(`analysis-help-${id}`))),
    );
  }
}
