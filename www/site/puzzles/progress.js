import { dayIn, dayOf } from '../../kit/day-number.js';

/** @import { Store } from '../store/store.js' */
/** @import { Puzzle } from '../../element/exercise/collection.js' */
/**
 * @typedef {object} Progress
 * @property {string[]} tried puzzles with their games, such as `snorkels/k3f9a`
 * @property {string[]} solved
 * @property {number} day the last day on which a puzzle of the day was solved
 * @property {number} streak the number of days in a row until then
 * @property {number} [zone] the time zone offset on that day: UTC minus local time, in minutes
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
 * Returns the streak until today or yesterday, or 0. A day counts as missed only if it has also ended in the time zone
 * of the last solution. Otherwise a player who crosses the date line could lose the streak.
 * @param {Progress} progress @param {number} [today] @param {Date} [now]
 */
export function streak({ day, streak, zone }, today = dayOf(), now = new Date()) {
  const there = dayIn(now, zone ?? now.getTimezoneOffset());
  return day >= Math.min(today, there) - 1 ? streak : 0;
}

/** @param {Progress} progress @param {Puzzle} puzzle @returns {'new' | 'tried' | 'solved'} */
export function stateOf({ tried, solved }, puzzle) {
  const name = named(puzzle);
  return solved.includes(name) ? 'solved' : tried.includes(name) ? 'tried' : 'new';
}

/** @param {Store} store @param {Puzzle} puzzle */
export function keepTried(store, puzzle) {
  const kept = progress(store);
  if (stateOf(kept, puzzle) === 'new') store.set({ puzzles: { ...kept, tried: [...kept.tried, named(puzzle)] } });
}

/** @param {Store} store @param {Puzzle} puzzle @param {number | null} day of the puzzle @param {Date} [now] */
export function keepSolved(store, puzzle, day, now = new Date()) {
  const kept = progress(store);
  const solved = stateOf(kept, puzzle) === 'solved' ? kept.solved : [...kept.solved, named(puzzle)];
  // Across the date line, the puzzle may be of a day that was counted before.
  const counts = day !== null && day > kept.day;
  const days = counts && { day, streak: streak(kept, day, now) + 1, zone: now.getTimezoneOffset() };
  store.set({ puzzles: { ...kept, solved, ...days } });
}
