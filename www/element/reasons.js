// What is told of a move that is the best: what it does, why it is the best, and how far that is proved.

import { percent } from './computer.js';

/** How many letters are read at a glance. */
export const GLANCE = 85;
/** How many reasons are told. */
const REASONS = 2;

/**
 * What is announced of a move when it is made where the board stands, by whoever plays there.
 * @param {Pick<Context, 'engine' | 'board'>} context @param {string} token
 */
export function announced({ engine, board }, token) {
  const copy = engine.Board.restore(board.save(), false);
  try {
    copy.play(token, null);
    return copy.view().announce;
  } finally {
    copy.free();
  }
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
