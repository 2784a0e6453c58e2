import { engine } from './engine.js';
import { pairsOf } from './link.js';

/** @import { Game } from './game.js' */

/**
 * Merges the moves of a link into the game that is shown.
 * @param {Game} game @param {string} fragment
 * @returns {Promise<'newer' | 'same' | 'older' | 'apart' | 'other'>} an older link adds nothing, one that is apart continues
 *   another line, and one of another game cannot be merged
 */
export async function mergeLink(game, fragment) {
  const { Board } = await engine('later');
  const { board } = game;
  const [id, before] = ['id', 'after'].map((key) => pairsOf(fragment).get(key));
  const own = board?.tags().find(([name]) => name === 'GameId')?.[1];
  if (board && id && id !== own && before === own) {
    // The link is of the next game of the series.
    const next = Board.restore(board.save(), false);
    next.rematch();
    next.set_tag('GameId', id);
    if (!next.merge_link(fragment)) return 'other';
    next.draw_chance(game.draws);
    await showLast(game, next, () => game.take(next, { seated: true }));
    return 'newer';
  }
  const stands = board?.compare(fragment) ?? 'other';
  if (!board || stands === 'older') return stands;
  const tip = board.shown_line().at(-1) ?? 0;
  if (!board.merge_link(fragment)) return 'other';
  const goesOn = board.shown_line().includes(tip);
  showLast(game, board, () => game.refresh({ announce: false }));
  // If the line shown does not contain the old tip, the link replies to a move that was taken back since.
  return goesOn ? stands : 'apart';
}

/**
 * Shows the position before the last move of the current line, and then animates that move.
 * @template T @param {Game} game @param {Board} board the board that `show` shows @param {() => T} show
 * @returns {Promise<Awaited<T>>}
 */
export async function showLast(game, board, show) {
  const tip = board.shown_line().at(-1) ?? 0;
  const { ply } = board.end();
  if (ply > 0) board.go_to_ply(ply - 1);
  const shown = await show();
  // The user may have opened another game.
  if (game.board === board) {
    board.go_to(tip);
    game.refresh({ played: true, origin: 'host' });
  }
  return shown;
}
