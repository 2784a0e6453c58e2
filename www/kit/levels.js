import { LEVELS } from './seats.js';

/** For games with fewer than `LEVELS`. @type {Record<string, number>} */
const HIGHEST = { tayu: 6 };

/** @param {string} game */
export const highestOf = (game) => HIGHEST[game] ?? LEVELS;

/** Weakest first. @param {string} game */
export const levelsOf = (game) => Array.from({ length: highestOf(game) }, (_, index) => index + 1);

/** Lowers a level to the highest one of the game. @param {string} game @param {string} by `here`, `away` or `computer-8` */
export const capLevel = (game, by) => by.replace(/\d$/, (level) => `${Math.min(Number(level), highestOf(game))}`);
