// What is said of moves that were made: what one was, what it cost and what was better, and which were the gravest mistakes.

import { commandOf } from '../comment.js';
import { button, el } from '../dom.js';
import { badge } from './lesson.js';
import { onward, read, recorded, seen } from './line.js';
import { NAMES, faultsIn, foundAt, judge, percents } from './review.js';

/** @import { Point, Review } from './review.js' */

/**
 * Where it is said, and what leads elsewhere in the game.
 * @typedef {object} On
 * @property {Context} context @property {Review} review
 * @property {(node: number) => void} go
 * @property {(nodes: (board: Board) => number[]) => void} enter goes to the first of some nodes, from where one steps on
 */

/** The line that the computer has added beside a move that was no good, from the point before it. @param {Board} board @param {Point} before */
export function betterLine(board, { node }) {
  const better = board
    .moves()
    .find(({ parent, comment }) => parent === node && commandOf(comment, 'computer') !== null);
  return better ? [better, ...onward(board, better.node)] : [];
}

/** The move that led to a point. @param {Pick<On, 'context' | 'review'>} on @param {Point} point */
export const madeAt = ({ context, review }, point) => recorded(context, [review.owner(point)]);

/**
 * Whether a move is a fault by what it allowed, and not by what it gave away: the other side could win at once.
 * @param {Point} point @param {number} from @param {number} to the chance before and after it, in percent
 */
const allows = ({ line, plies }, from, to) => plies === 1 && to === 0 && !judge((from - to) / 100, line);

/** Who made a move. @param {Context} context @param {Point} point */
function nameOf({ view, words }, { seat }) {
  const title = view.seats.find(({ number }) => number === seat)?.title;
  return title && words.say(title);
}

/** What speaks most for a move, where something does. @param {Words} words @param {readonly Phrase[] | undefined} reasons */
export const speaksFor = (words, reasons) =>
  reasons?.[0] && el('span', { class: 'analysis-why' }, words.say(reasons[0]));

/** What speaks for a move, where that has been found out. @param {Words} words @param {Point} before @param {string | undefined} token */
const whyAt = (words, { line }, token) =>
  speaksFor(words, foundAt(line)?.lines.find(({ moves }) => moves[0] === token)?.reasons);

/**
 * What a move was, and what it did to the chance of whoever made it. Why it was good, or what was better, stands there where
 * that has been found out.
 * @param {On} on @param {Point} point
 */
export function verdict(on, point) {
  const { context, review, enter } = on;
  const { board, words } = context;
  const before = review.points[review.points.indexOf(point) - 1];
  if (!before || point.seat === null)
    return el('div', { class: 'analysis-verdict' }, el('p', {}, words.say('analysis-read')));
  const [from = 0, to = 0] = percents(before, point);
  const allowed = point.mark && allows(point, from, to);
  const better = point.mark ? betterLine(board, before) : [];
  const line = recorded(context, better);
  const good = point.mark ? better[0]?.text : point.text;
  const best = good === foundAt(before.line)?.lines[0]?.moves[0];
  const reason = whyAt(words, before, good);
  // What the best move seems to have lost, the computer has only seen later.
  const later = !point.mark && best && to < from;
  return el(
    'div',
    { class: 'analysis-verdict', 'data-mark': point.mark },
    el(
      'p',
      {},
      point.mark && badge(point.mark),
      el('strong', {}, ...seen(madeAt(on, point))),
      point.mark && el('span', {}, words.say(`analysis-name-${NAMES[point.mark]}`)),
      !allowed &&
        !later &&
        before.chances &&
        point.chances &&
        el(
          'span',
          { class: 'analysis-worth', title: words.say('analysis-odds') },
          el('span', { class: 'analysis-whose' }, nameOf(context, point)),
          ' ',
          el('span', {}, words.say('analysis-lost', { from, to })),
        ),
    ),
    allowed && el('p', { class: 'analysis-why' }, words.say('analysis-learn-let')),
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
    !point.mark && (reason || best) && el('p', {}, best && words.say('analysis-learn-best'), ' ', reason),
  );
}

/**
 * Mistakes as a list, the gravest first, each of which leads to where it was made.
 * @param {On} on @param {string} title @param {Review['faults']} faults
 */
export function mistakes(on, title, faults) {
  const { context, go } = on;
  const { board, words } = context;
  const marks = faultsIn(board.line).map(([mark]) => mark);
  const rows = faults.map(({ point, before }) => {
    const [from = 0, to = 0] = percents(before, point);
    return { point, before, from, to, weight: from - to - 100 * marks.indexOf(point.mark) };
  });
  // Of many, why another move was better is told where each of them leads.
  const few = rows.length <= 2;
  const items = rows
    .sort((one, other) => other.weight - one.weight)
    .map(({ point, before, from, to }) => {
      const made = madeAt(on, point);
      const better = betterLine(board, before).slice(0, 1);
      const good = read(recorded(context, better));
      const cost = words.say(allows(point, from, to) ? 'analysis-let' : 'analysis-lost', { from, to });
      const worth = good ? `${words.say('analysis-worse', { cost })} ` : cost;
      const why = few && whyAt(words, before, better[0]?.text);
      const shown = [
        el(
          'span',
          {},
          badge(point.mark),
          ' ',
          point.number,
          ' ',
          ...seen(made),
          ' ',
          !point.side && nameOf(context, point),
        ),
        why
          ? el('span', { class: 'analysis-worth' }, cost)
          : el('span', { class: 'analysis-worth' }, worth, good && el('span', {}, good)),
        // Of the better move, and not of the one that was made.
        why && el('span', { class: 'analysis-why' }, words.say('analysis-learn-shown', { move: good }), ' ', why),
      ];
      return el(
        'li',
        { title: `${point.number} ${read(made)} ${worth}${good}` },
        button('analysis-move', () => go(point.node), ...shown),
      );
    });
  return el(
    'div',
    { class: 'analysis-best analysis-worst' },
    el('h3', { title }, el('span', {}, title), el('span', { class: 'analysis-worth' }, words.say('analysis-odds'))),
    el('ol', { 'aria-label': title }, ...items),
  );
}
