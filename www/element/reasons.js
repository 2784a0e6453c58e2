// What is told of a move that is the best: why it is, and how far that is proved.

import { percent } from './computer.js';

/** How many letters are read at a glance. */
export const GLANCE = 85;
/** How many reasons are told. */
const REASONS = 2;

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
