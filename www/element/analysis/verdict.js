// Verdicts on moves: the mark, its cost and the better move, and the list of the gravest mistakes.

import { button, el } from '../../kit/dom.js';
import { lineText, recordSteps, lineElements, titleOf } from './line.js';

/** @import { ReviewedMove } from '../../view.js' */
/**
 * @typedef {object} On
 * @property {Context} context @property {import('./review.js').Review} review
 * @property {(node: number) => void} go
 * @property {(nodes: (board: Board) => number[]) => void} enter goes to the first of some nodes
 */

/** @param {string} mark */
export const badge = (mark) => el('span', { class: 'analysis-badge', 'data-mark': mark, 'aria-hidden': 'true' }, mark);

/** @param {Words} words @param {Phrase | null} reason */
export const reasonElement = (words, reason) => reason && el('span', { class: 'analysis-why' }, words.say(reason));

/** Renders the verdict on a move, with the reason or the better move if they are known. @param {On} on @param {ReviewedMove | null} told */
export function verdict({ context, enter }, told) {
  const { view, words } = context;
  if (!told) return el('div', { class: 'analysis-verdict' }, el('p', {}, words.say('analysis-read')));
  const { mark, name, lost, allows, best, better, seat } = told;
  const line = recordSteps(context, better);
  const reason = reasonElement(words, told.reason);
  return el(
    'div',
    { class: 'analysis-verdict', 'data-mark': mark },
    el(
      'p',
      {},
      mark && badge(mark),
      el('strong', {}, ...lineElements(recordSteps(context, [told]))),
      name && el('span', {}, words.say(name)),
      lost &&
        !allows &&
        el(
          'span',
          { class: 'analysis-worth', title: words.say('analysis-odds') },
          el('span', { class: 'analysis-whose' }, words.say(titleOf(view, [seat]))),
          ' ',
          el('span', {}, words.say(lost)),
        ),
    ),
    allows && el('p', { class: 'analysis-why' }, words.say('analysis-learn-let')),
    line.length > 0 &&
      el(
        'button',
        {
          type: 'button',
          class: 'button analysis-into',
          title: lineText(line),
          on: { click: () => enter(() => better.map(({ node }) => node)) },
        },
        el(
          'span',
          {},
          words.say('analysis-better'),
          ' ',
          ...lineElements(reason ? line.slice(0, 1) : line),
          ' ',
          reason,
        ),
      ),
    !mark && (reason || best) && el('p', {}, best && words.say('analysis-learn-best'), ' ', reason),
  );
}

/** Renders mistakes as a list of links to their moves. @param {On} on @param {string} title @param {readonly ReviewedMove[]} faults */
export function mistakes({ context, go }, title, faults) {
  const { view, words } = context;
  // A long list omits the reasons; each verdict has its own.
  const few = faults.length <= 2;
  const items = faults.map((told) => {
    const made = recordSteps(context, [told]);
    const good = lineText(recordSteps(context, told.better.slice(0, 1)));
    const cost = told.lost ? words.say(told.lost) : '';
    const worth = good ? `${words.say('analysis-worse', { cost })} ` : cost;
    const why = few && reasonElement(words, told.reason);
    const shown = [
      el(
        'span',
        {},
        badge(told.mark),
        ' ',
        told.number,
        ' ',
        ...lineElements(made),
        ' ',
        !told.side && words.say(titleOf(view, [told.seat])),
      ),
      why
        ? el('span', { class: 'analysis-worth' }, cost)
        : el('span', { class: 'analysis-worth' }, worth, good && el('span', {}, good)),
      // The reason is for the better move, not for the one that was made.
      why && el('span', { class: 'analysis-why' }, words.say('analysis-learn-shown', { move: good }), ' ', why),
    ];
    return el(
      'li',
      { title: `${told.number} ${lineText(made)} ${worth}${good}` },
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
