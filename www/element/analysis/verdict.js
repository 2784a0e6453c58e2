// What is said of moves that were made: what one was, what it cost and what was better, and which were the gravest mistakes.

import { button, el } from '../dom.js';
import { badge } from './lesson.js';
import { read, recorded, seen } from './line.js';

/** @import { ToldMove } from '../../view.js' */
/**
 * Where it is said, and what leads elsewhere in the game.
 * @typedef {object} On
 * @property {Context} context @property {import('./review.js').Review} review
 * @property {(node: number) => void} go
 * @property {(nodes: (board: Board) => number[]) => void} enter goes to the first of some nodes, from where one steps on
 */

/** What speaks for a move, where something does. @param {Words} words @param {Phrase | null} reason */
export const speaksFor = (words, reason) => reason && el('span', { class: 'analysis-why' }, words.say(reason));

/**
 * What a move was, and what it did to the chance of whoever made it. Why it was good, or what was better, stands there where
 * that has been found out.
 * @param {On} on @param {ToldMove | null} told
 */
export function verdict({ context, enter }, told) {
  const { words } = context;
  if (!told) return el('div', { class: 'analysis-verdict' }, el('p', {}, words.say('analysis-read')));
  const { mark, name, cost, allows, best, better } = told;
  const line = recorded(context, better);
  const reason = speaksFor(words, told.reason);
  return el(
    'div',
    { class: 'analysis-verdict', 'data-mark': mark },
    el(
      'p',
      {},
      mark && badge(mark),
      el('strong', {}, ...seen(recorded(context, [told]))),
      name && el('span', {}, words.say(name)),
      cost &&
        !allows &&
        el(
          'span',
          { class: 'analysis-worth', title: words.say('analysis-odds') },
          el('span', { class: 'analysis-whose' }, words.say(told.whose)),
          ' ',
          el('span', {}, words.say(cost)),
        ),
    ),
    allows && el('p', { class: 'analysis-why' }, words.say('analysis-learn-let')),
    line.length > 0 &&
      el(
        'button',
        {
          type: 'button',
          class: 'button analysis-into',
          title: read(line),
          on: { click: () => enter(() => better.map(({ node }) => node)) },
        },
        el('span', {}, words.say('analysis-better'), ' ', ...seen(reason ? line.slice(0, 1) : line), ' ', reason),
      ),
    !mark && (reason || best) && el('p', {}, best && words.say('analysis-learn-best'), ' ', reason),
  );
}

/**
 * Mistakes as a list, each of which leads to where it was made.
 * @param {On} on @param {string} title @param {readonly ToldMove[]} faults
 */
export function mistakes({ context, go }, title, faults) {
  const { words } = context;
  // Of many, why another move was better is told where each of them leads.
  const few = faults.length <= 2;
  const items = faults.map((told) => {
    const made = recorded(context, [told]);
    const good = read(recorded(context, told.better.slice(0, 1)));
    const cost = told.cost ? words.say(told.cost) : '';
    const worth = good ? `${words.say('analysis-worse', { cost })} ` : cost;
    const why = few && speaksFor(words, told.reason);
    const shown = [
      el('span', {}, badge(told.mark), ' ', told.number, ' ', ...seen(made), ' ', !told.side && words.say(told.whose)),
      why
        ? el('span', { class: 'analysis-worth' }, cost)
        : el('span', { class: 'analysis-worth' }, worth, good && el('span', {}, good)),
      // Of the better move, and not of the one that was made.
      why && el('span', { class: 'analysis-why' }, words.say('analysis-learn-shown', { move: good }), ' ', why),
    ];
    return el(
      'li',
      { title: `${told.number} ${read(made)} ${worth}${good}` },
      button('analysis-move', () => go(told.node), ...shown),
    );
  });
  return el(
    'div',
    { class: 'analysis-best analysis-worst' },
    el('h3', { title }, el('span', {}, title), el('span', { class: 'analysis-worth' }, words.say('analysis-odds'))),
    el('ol', { 'aria-label': title }, ...items),
  );
}
