// What a link or an embedding snippet contains of a game: the moves up to the position shown, the whole line, or everything.

import { SITE } from '../../kit/address.js';
import { marksOf } from '../board/drawing.js';
import { wordsOf } from '../comment.js';
import { pack } from '../record.js';

/** @typedef {'here' | 'end' | 'all'} Reach */

/** In characters. Some messengers truncate longer links. */
export const LONGEST_LINK = 8_000;

/** In characters. Phone cameras cannot read the modules of larger QR codes. */
export const LONGEST_CODE = 1_200;

/** Returns the choices that differ for a game. @param {Context} context @returns {Reach[]} */
export function shareScopes({ board, view }) {
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

/** Returns whether the game has comments or drawings, which only `all` contains. @param {Context} context */
export function hasComments({ board }) {
  return [board.comment_of(0), ...board.moves().map(({ comment }) => comment)].some(
    (comment) => wordsOf(comment) || marksOf(comment).length > 0,
  );
}

/**
 * Returns whether the shared game can open at the position shown instead of its default. A record opens at its start, and
 * the parameter `ply` can only select positions of the main line.
 * @param {Context} context @param {Reach} reach
 */
export function canOpenHere({ board, view }, reach) {
  if (reach === 'all') return board.moves().some(({ node, depth }) => node === view.node && depth === 0);
  return reach === 'end' && view.can_redo;
}

/** @param {Context} context @param {Reach} reach @param {boolean} begins whether the link opens at the position shown */
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

/** The line shown may be a variation. @param {Board} board */
const tipOf = (board) => board.shown_line().at(-1) ?? 0;

/** @param {Context} context @param {Reach} reach */
export const lineOf = ({ board }, reach) => (reach === 'here' ? board.line : board.line_to(tipOf(board)));

/** @param {Context} context @param {Reach} reach @param {boolean} begins */
export function linesOf(context, reach, begins) {
  const { view } = context;
  const script = SITE ? `<script type="module" src="${SITE}cauce@1.js"></script>\n` : '';
  const ply = begins ? ` ply="${view.ply}"` : '';
  if (reach !== 'all') return `${script}<cauce-game line="${lineOf(context, reach)}"${ply}></cauce-game>`;
  return `${script}<cauce-game controls="full" readonly${ply}>${recordScript(recordOf(context))}</cauce-game>`;
}

/** @param {string} record */
export function recordScript(record) {
  // Comments in the record must not close the script element or open another.
  return `\n<script type="text/x-cauce">\n${record.trim().replaceAll('<', '\\x3c')}\n</script>\n`;
}

/** Removes remote seats and the id of this game, which are not for other people. @param {Context} context */
function recordOf({ engine, board }) {
  const copy = engine.Board.restore(board.save(), false);
  copy.set_seats(board.seats.replaceAll('away', 'here'));
  copy.set_tag('GameId', '');
  const record = copy.record();
  copy.free();
  return record;
}
