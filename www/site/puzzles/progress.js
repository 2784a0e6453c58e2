// What is kept of puzzles on this device: those that were tried, those that were solved, and on how many days in a row one
// of the day was.

import { dayOf } from '../../element/day-number.js';

/** @import { Store } from '../store/store.js' */
/** @import { Puzzle } from '../../element/puzzles/collection.js' */
/**
 * @typedef {object} Progress
 * @property {string[]} tried names of puzzles with their games: `snorkels/k3f9a`
 * @property {string[]} solved
 * @property {number} day the last day on which the puzzle of the day was solved
 * @property {number} streak on how many days in a row until then
 */

/** @param {Puzzle} puzzle */
const named = ({ game, id }) => `${game}/${id}`;

/** @param {Store} store @returns {Progress} */
export function progress(store) {
  const kept = /** @type {Partial<Progress>} */ (store.settings.puzzles ?? {});
  /** @param {unknown} list */
  const names = (list) => (Array.isArray(list) ? list.filter((name) => typeof name === 'string') : []);
  /** @param {unknown} number */
  const whole = (number) => (Number.isInteger(number) ? Number(number) : 0);
  return { tried: names(kept.tried), solved: names(kept.solved), day: whole(kept.day), streak: whole(kept.streak) };
}

/** On how many days in a row, today or until yesterday. @param {Progress} progress @param {number} [today] */
export const streak = ({ day, streak }, today = dayOf()) => (day >= today - 1 ? streak : 0);

/** @param {Progress} progress @param {Puzzle} puzzle @returns {'new' | 'tried' | 'solved'} */
export function standing({ tried, solved }, puzzle) {
  const name = named(puzzle);
  return solved.includes(name) ? 'solved' : tried.includes(name) ? 'tried' : 'new';
}

/** @param {Store} store @param {Puzzle} puzzle */
export function keepTried(store, puzzle) {
  const kept = progress(store);
  if (standing(kept, puzzle) === 'new') store.set({ puzzles: { ...kept, tried: [...kept.tried, named(puzzle)] } });
}

/**
 * Keeps that a puzzle was solved.
 * @param {Store} store @param {Puzzle} puzzle @param {boolean} daily whether it is today's
 */
export function keepSolved(store, puzzle, daily) {
  const kept = progress(store);
  const solved = standing(kept, puzzle) === 'solved' ? kept.solved : [...kept.solved, named(puzzle)];
  const today = dayOf();
  const days = daily && kept.day !== today ? { day: today, streak: streak(kept, today) + 1 } : {};
  store.set({ puzzles: { ...kept, solved, ...days } });
}
