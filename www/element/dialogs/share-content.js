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

/** @param {Context} context @param {Reach} reach */
export async function linkOf(context, reach) {
  const { engine, board, view } = context;
  const { checked_link: checked } = engine;
  if (reach === 'all') return checked(`game=${view.game}&record=${await pack(recordOf(context))}`);
  if (reach === 'here') return checked(board.link);
  const copy = engine.Board.restore(board.save(), false);
  copy.go_to(tipOf(board));
  const { link } = copy;
  copy.free();
  return checked(link);
}

/** The line shown may be a variation. @param {Board} board */
const tipOf = (board) => board.shown_line().at(-1) ?? 0;

/** @param {Context} context @param {Reach} reach */
export const lineOf = ({ board }, reach) => (reach === 'here' ? board.line : board.line_to(tipOf(board)));

/** @param {Context} context @param {Reach} reach */
export function linesOf(context, reach) {
  const script = SITE ? `<script type="module" src="${SITE}cauce@1.js"></script>\n` : '';
  if (reach !== 'all') return `${script}<cauce-game line="${lineOf(context, reach)}"></cauce-game>`;
  return `${script}<cauce-game controls="full" readonly>${recordScript(recordOf(context))}</cauce-game>`;
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
