// What of a game is passed on, in a link and in the lines that embed it: up to the point shown, as far as it was played, or
// all of it, with variations, comments, marks and names.

import { SITE } from '../address.js';
import { marksOf } from '../board/drawing.js';
import { wordsOf } from '../comment.js';
import { pack } from '../record.js';

/** @typedef {'here' | 'end' | 'all'} Reach */

/** The longest link that is offered, in characters: what passes messages on is known to cut longer ones. */
export const LONGEST_LINK = 8_000;

/** The longest link that is drawn as a QR code: with more, its squares are too fine for the camera of a phone. */
export const LONGEST_CODE = 1_200;

/** How much can be passed on, where that differs. @param {Context} context @returns {Reach[]} */
export function reaches({ board, view }) {
  const more =
    board.comment_of(0) ||
    view.seats.some(({ name }) => name) ||
    board.moves().some(({ depth, comment, mark }) => depth > 0 || comment || mark);
  return view.can_redo
    ? ['here', 'end', ...(more ? [/** @type {Reach} */ ('all')] : [])]
    : more
      ? ['here', 'all']
      : ['here'];
}

/** Whether something is written or drawn that only all of the game has. @param {Context} context */
export function isNoted({ board }) {
  return [board.comment_of(0), ...board.moves().map(({ comment }) => comment)].some(
    (comment) => wordsOf(comment) || marksOf(comment).length > 0,
  );
}

/**
 * Whether what is passed on can begin at the point shown, and would begin elsewhere: a record begins at its first move, and
 * only a point of its main line can be told by a number of moves.
 * @param {Context} context @param {Reach} reach
 */
export function mayBegin({ board, view }, reach) {
  if (reach === 'all') return board.moves().some(({ node, depth }) => node === view.node && depth === 0);
  return reach === 'end' && view.can_redo;
}

/**
 * What stands behind the `#` of a link.
 * @param {Context} context @param {Reach} reach @param {boolean} begins whether it begins at the point shown
 */
export async function linkOf(context, reach, begins) {
  const { engine, board, view } = context;
  const ply = begins ? `&ply=${view.ply}` : '';
  const { checked_link: checked } = engine;
  if (reach === 'all') return checked(`game=${view.game}${ply}&record=${await pack(recordOf(context))}`);
  if (reach === 'here') return checked(board.link);
  const copy = engine.Board.restore(board.save(), false);
  copy.go_to(tipOf(board));
  const { link } = copy;
  copy.free();
  return checked(link + ply);
}

/** The last node of the line that is shown, which may be a variation of a game that is over. @param {Board} board */
const tipOf = (board) => board.shown_line().at(-1) ?? 0;

/** The game line, which has no variations. @param {Context} context @param {Reach} reach */
export const lineOf = ({ board }, reach) => (reach === 'here' ? board.line : board.line_to(tipOf(board)));

/** The lines that put it into a page. @param {Context} context @param {Reach} reach @param {boolean} begins */
export function linesOf(context, reach, begins) {
  const { view } = context;
  const script = SITE ? `<script type="module" src="${SITE}cauce@1.js"></script>\n` : '';
  const ply = begins ? ` ply="${view.ply}"` : '';
  if (reach !== 'all') return `${script}<cauce-game line="${lineOf(context, reach)}"${ply}></cauce-game>`;
  return `${script}<cauce-game readonly${ply}>${childOf(recordOf(context))}</cauce-game>`;
}

/** A record as the child of an element, between its tags. @param {string} record */
export function childOf(record) {
  // Nothing that somebody wrote ends the script or begins another.
  return `\n<script type="text/x-cauce">\n${record.trim().replaceAll('<', '\\x3c')}\n</script>\n`;
}

/**
 * The record as others are to have it: who is away here is not away there, and it is a game of its own.
 * @param {Context} context
 */
function recordOf({ engine, board }) {
  const copy = engine.Board.restore(board.save(), false);
  copy.set_seats(board.seats.replaceAll('away', 'here'));
  copy.set_tag('GameId', '');
  const record = copy.record();
  copy.free();
  return record;
}
