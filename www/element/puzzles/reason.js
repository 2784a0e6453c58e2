// Why a move is right, in the words of a hint.

import { analyse } from '../computer.js';
import { perSide } from '../reasons.js';

/** That a move wins, after so many moves of both sides, itself among them. @param {number} plies @returns {Phrase} */
export const wins = (plies) => ({ id: 'hint-wins', args: { moves: perSide(plies), plies } });

/** More moves than any position has, so that the one that was made is among those that are told. */
const LINES = 10_000;

/** What is known of a puzzle without looking ahead. */
const KNOWN = ['hint-wins', 'hint-only'];

/**
 * What a move does on the board, and how soon it wins; of one that ends the game, what it does alone.
 * @param {string} line the game before it @param {string} token
 * @param {number} plies after how many it wins, the move among them; 0 where that is not known
 * @param {AbortSignal} signal @returns {Promise<Phrase[]>}
 */
export async function reason(line, token, plies, signal) {
  // It is read off the board: one step is enough.
  const { lines } = await analyse(line, { signal, steps: 1, lines: LINES }).catch(() => ({ lines: [] }));
  const made = lines.find(({ moves }) => moves[0] === token);
  const told = made?.reasons.filter(({ id }) => !KNOWN.includes(id)).slice(0, 1) ?? [];
  return plies > 1 ? [...told, wins(plies)] : told;
}
