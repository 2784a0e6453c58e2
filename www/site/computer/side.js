// From which side whoever plays alone against a computer sees the board.

import { CARDS } from '../home/cards.js';

/**
 * Whether it is turned to them: they play second, from the far side.
 * @param {string | null} game @param {string | null} seats who moves for each, as the element or a link says it
 */
export const isTurned = (game, seats) =>
  CARDS.some(({ name, facing }) => facing && name === game) && /^computer-.[ ,]here$/.test(`${seats}`);
