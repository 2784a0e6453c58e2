// A game that somebody has sent by a link: the move that it was sent for is seen being made.

import { engine } from './engine.js';
import { pairsOf } from './link.js';

/** @import { Game } from './game.js' */

/**
 * Adds the moves of a link to the game that is shown.
 * @param {Game} game @param {string} fragment
 * @returns {Promise<'newer' | 'same' | 'older' | 'apart' | 'other'>} how the link stands to what was played here: an older
 *   one has nothing to add; of another game, with another start, nothing can be added
 */
export async function takeUp(game, fragment) {
  const { Board } = await engine('later');
  const { board } = game;
  const [id, before] = ['id', 'after'].map((key) => pairsOf(fragment).get(key));
  const own = board?.tags().find(([name]) => name === 'GameId')?.[1];
  if (board && id && id !== own && before === own) {
    // It is the next game of the series, which goes on here as there.
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
  // An answer to a move that was taken back since then is one to another line than the one that was shown.
  return goesOn ? stands : 'apart';
}

/**
 * Shows the position before the last move of the line that is shown, and then that move on its way.
 * @template T @param {Game} game @param {Board} board its board, or the one that `show` gives it @param {() => T} show
 * @returns {Promise<Awaited<T>>} what showing gave
 */
export async function showLast(game, board, show) {
  const tip = board.shown_line().at(-1) ?? 0;
  const { ply } = board.end();
  if (ply > 0) board.go_to_ply(ply - 1);
  const shown = await show();
  // In the meantime another game may have been asked for.
  if (game.board === board) {
    board.go_to(tip);
    game.refresh({ played: true, origin: 'host' });
  }
  return shown;
}
