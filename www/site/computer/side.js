// The side from which a player alone against a computer sees the board.

import { CARDS } from '../home/cards.js';

/** @param {string | null} game @param {string | null} seats separated by spaces (element) or commas (link) */
export const isTurned = (game, seats) =>
  CARDS.some(({ name, facing }) => facing && name === game) && /^computer-.[ ,]here$/.test(`${seats}`);
