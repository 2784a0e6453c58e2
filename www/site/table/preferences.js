// The preferences of the players of this device: names and seats, sounds, the last clock. Stored values may be
// anything, so each one is checked.

import { LEVELS } from '../../kit/seats.js';

/** @import { Control } from './clock.js' */
/**
 * @typedef {Pick<import('../../element/extension.js').Conditions, 'direct' | 'anywhere' | 'level'> & Kept} Preferences
 *
 * @typedef {object} Kept the preferences that the element does not use
 * @property {string} [name] the name of the local player in remote games; undefined if never asked
 * @property {boolean} sound
 * @property {Control | null} clock the last time control
 * @property {string[]} names by seat, in the last new game
 * @property {Record<string, string[]>} seats the last controllers in each game: `here`, `away` or `computer-3`
 */

const PLAYERS = new RegExp(`^(here|away|computer-[1-${LEVELS}])$`);

/** @param {any} kept @returns {Preferences} */
export function readPreferences(kept) {
  const { name, sound, direct, anywhere, clock, names, seats, level } = Object(kept);
  return {
    name: typeof name === 'string' ? name : undefined,
    sound: sound !== false,
    direct: direct === true,
    anywhere: anywhere !== false,
    clock: readControl(clock),
    names: Array.isArray(names) && names.every((one) => typeof one === 'string') ? names.slice(0, 4) : [],
    seats: Object.fromEntries(Object.entries(seats ?? {}).flatMap(readSeats)),
    level: isCount(level) && level <= LEVELS ? level : 1,
  };
}

/** @param {any} kept @returns {Control | null} null if invalid */
export function readControl(kept) {
  if (typeof kept !== 'object' || kept === null || !Array.isArray(kept.minutes)) return null;
  /** @type {unknown[]} */ const minutes = kept.minutes.slice(0, 4);
  /** @param {unknown} value @param {number} most */
  const fits = (value, most) => typeof value === 'number' && value >= 0 && value <= most;
  const good = minutes.length > 0 && minutes.every((one) => fits(one, 600) && one !== 0) && fits(kept.increment, 600);
  return good ? { minutes: /** @type {number[]} */ (minutes), increment: kept.increment } : null;
}

/** @param {[string, any]} entry @returns {[string, string[]][]} one or none */
function readSeats([game, seats]) {
  const good = Array.isArray(seats) && seats.length <= 4 && seats.every((by) => PLAYERS.test(by));
  return good ? [[game, seats]] : [];
}

/** @param {unknown} number @returns {number is number} */
function isCount(number) {
  return Number.isSafeInteger(number) && Number(number) > 0;
}
