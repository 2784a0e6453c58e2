// What is told of a move that is the best: what it does, why it is the best, and how far that is proved.

import { percent } from './computer.js';
import { inspect } from './inspect.js';

/** How many letters are read at a glance. */
export const GLANCE = 85;
/** How many reasons are told. */
const REASONS = 2;

/**
 * What is announced of a move when it is made.
 * @param {Context['engine']} engine @param {string} line where it is made @param {string} token
 */
export function announced(engine, line, token) {
  return inspect(engine, line, (board) => {
    board.play(token, null);
    return board.view().announce;
  });
}

/**
 * Why a move is the best.
 * @param {AnalysisLine} best @param {number} seat whose move it is
 * @returns {Phrase[]}
 */
export function why({ chance, proof, reasons }, seat) {
  const told = reasons.slice(0, REASONS);
  if (!proof) return [...told, { id: 'hint-chance', args: { percent: percent(chance, false) } }];
  if (proof.winners.includes(seat)) return told;
  return [...told, { id: proof.winners.length > 0 ? 'hint-lost' : 'hint-drawn' }];
}

/** How many moves each side makes at most among some of both. @param {number} plies */
export const perSide = (plies) => Math.ceil(plies / 2);
