// The levels of the computer, as each game has them. What fetches this asks about levels: a first visit does not.

import { LEVELS } from './seats.js';

/** Games that have fewer levels than others, by their highest. @type {Record<string, number>} */
const HIGHEST = { tayu: 6 };

/** The highest level of a game. @param {string} game */
export const highestOf = (game) => HIGHEST[game] ?? LEVELS;

/** The levels of a game, the weakest first. @param {string} game */
export const levelsOf = (game) => Array.from({ length: highestOf(game) }, (_, index) => index + 1);

/**
 * Who plays a seat of a game, who may have played a seat of another.
 * @param {string} game @param {string} by `here`, `away` or `computer-8`
 */
export const playerIn = (game, by) => by.replace(/\d$/, (level) => `${Math.min(Number(level), highestOf(game))}`);
