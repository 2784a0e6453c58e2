// What is kept of puzzles on this device: those that were tried, those that were solved, and on how many days in a row one
// of the day was.

import { dayIn, dayOf } from '../../element/day-number.js';

/** @import { Store } from '../store/store.js' */
/** @import { Puzzle } from '../../element/exercise/collection.js' */
/**
 * @typedef {object} Progress
 * @property {string[]} tried names of puzzles with their games: `snorkels/k3f9a`
 * @property {string[]} solved
 * @property {number} day the last day on which the puzzle of the day was solved
 * @property {number} streak on how many days in a row until then
 * @property {number} [zone] how many minutes the clock was behind UTC on that day
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
  return {
    tried: names(kept.tried),
    solved: names(kept.solved),
    day: whole(kept.day),
    streak: whole(kept.streak),
    zone: Number.isInteger(kept.zone) ? kept.zone : undefined,
  };
}

/**
 * On how many days in a row, today or until yesterday. A day was missed only where it has gone by as well where the last one was:
 * whoever crosses the date line may have had none.
 * @param {Progress} progress @param {number} [today] @param {Date} [now]
 */
export function streak({ day, streak, zone }, today = dayOf(), now = new Date()) {
  const there = dayIn(now, zone ?? now.getTimezoneOffset());
  return day >= Math.min(today, there) - 1 ? streak : 0;
}

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
 * @param {Store} store @param {Puzzle} puzzle @param {number | null} day whose puzzle of the game it is
 * @param {Date} [now]
 */
export function keepSolved(store, puzzle, day, now = new Date()) {
  const kept = progress(store);
  const solved = standing(kept, puzzle) === 'solved' ? kept.solved : [...kept.solved, named(puzzle)];
  // Of a day that came before, as after a way back across the date line, one was solved already.
  const counts = day !== null && day > kept.day;
  const days = counts && { day, streak: streak(kept, day, now) + 1, zone: now.getTimezoneOffset() };
  store.set({ puzzles: { ...kept, solved, ...days } });
}
