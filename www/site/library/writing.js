// Exports games as records.

import { day } from '../../kit/day.js';
import { GAME_ID } from '../store/saved-game.js';

/** @import { SavedGame } from '../store/saved-game.js' */

/** Adds the date and the id, if missing. @param {Engine} engine @param {string} id @param {SavedGame} kept */
export function record(engine, id, { saved, at }) {
  const board = engine.Board.restore(saved, false);
  const tags = new Map(board.tags());
  if (!tags.has('Date')) board.set_tag('Date', day(at));
  if (!tags.has(GAME_ID)) board.set_tag(GAME_ID, id);
  const text = board.record();
  board.free();
  return text;
}

/**
 * @param {Engine} engine @param {readonly string[]} ids @param {(id: string) => Promise<SavedGame | null>} game
 * @returns {Promise<{ file: Blob, left: number }>} the file, and the number of unreadable games
 */
export async function records(engine, ids, game) {
  /** @type {string[]} */ const texts = [];
  for (const id of ids) {
    const kept = await game(id);
    try {
      if (kept) texts.push(record(engine, id, kept));
    } catch {
      // Skip an unreadable game.
    }
  }
  return { file: new Blob([texts.join('\n')], { type: 'text/plain' }), left: ids.length - texts.length };
}
