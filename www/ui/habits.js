// What the players of this device are used to, as our own site keeps it: names, who sits where in which game, sounds, how
// the table lies, the clock chosen last. What comes out of a storage may be anything, so all of it is read with care.

/**
 * Somebody who has played here.
 *
 * @typedef {object} Person
 * @property {string} name
 * @property {Record<string, number>} seats the seat taken last in each game, counted from 1
 *
 * @typedef {import('./clock.js').Control} Control
 *
 * @typedef {object} Habits
 * @property {boolean} sound
 * @property {number} volume from 0 to 1
 * @property {boolean} turned whether the board of a flat table is turned to whoever is on turn
 * @property {boolean} awake whether the screen stays on during a game
 * @property {Control | null} clock the clock chosen last
 * @property {Person[]} people who played last stands first
 */

/** How many people are remembered. */
const PEOPLE = 24;

/** The longest name that a seat takes, in characters. */
export const LONGEST_NAME = 40;

/**
 * Makes sense of what was kept.
 *
 * @param {any} kept
 * @returns {Habits}
 */
export function readHabits(kept) {
  const { sound, volume, turned, awake, clock, people } = typeof kept === 'object' && kept !== null ? kept : {};
  return {
    sound: sound === true,
    volume: Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 0.5,
    turned: turned !== false,
    awake: awake !== false,
    clock: readControl(clock),
    people: Array.isArray(people) ? people.flatMap(readPerson).slice(0, PEOPLE) : [],
  };
}

/**
 * How long everybody may think, where it makes sense.
 *
 * @param {any} kept
 * @returns {Control | null}
 */
export function readControl(kept) {
  if (typeof kept !== 'object' || kept === null || !Array.isArray(kept.minutes)) return null;
  /** @type {unknown[]} */
  const minutes = kept.minutes.slice(0, 4);
  /** @param {unknown} value @param {number} most */
  const fits = (value, most) => typeof value === 'number' && value >= 0 && value <= most;
  const good = minutes.length > 0 && minutes.every((one) => fits(one, 600) && one !== 0) && fits(kept.increment, 600);
  return good ? { minutes: /** @type {number[]} */ (minutes), increment: kept.increment } : null;
}

/**
 * @param {any} kept
 * @returns {Person[]} one or none
 */
function readPerson(kept) {
  const name = typeof kept?.name === 'string' ? clean(kept.name) : '';
  if (!name) return [];
  const seats = Object.entries(kept.seats ?? {}).filter(([, seat]) => [1, 2, 3, 4].includes(/** @type {any} */ (seat)));
  return [{ name, seats: /** @type {Record<string, number>} */ (Object.fromEntries(seats)) }];
}

/** @param {string} name */
function clean(name) {
  return name.trim().slice(0, LONGEST_NAME);
}

/**
 * Who should sit where: these people, everybody where they sat last in this game, as far as two do not want one seat.
 *
 * @param {readonly Person[]} people
 * @param {string} game
 * @param {number} number how many seats there are
 * @returns {string[]} names by seat; the seats of a company that was smaller are empty
 */
export function seating(people, game, number) {
  /** @type {string[]} */
  const seats = Array(number).fill('');
  /** @type {string[]} */
  const standing = [];
  for (const { name, seats: wanted } of people.slice(0, number)) {
    const index = (wanted[game] ?? 0) - 1;
    if (index >= 0 && index < number && seats[index] === '') seats[index] = name;
    else standing.push(name);
  }
  return seats.map((name) => name || (standing.shift() ?? ''));
}

/**
 * Remembers who plays: they stand first from now on.
 *
 * @param {readonly Person[]} people
 * @param {string} game
 * @param {readonly string[]} names by seat; who has none is not remembered
 * @returns {Person[]}
 */
export function seated(people, game, names) {
  /** @type {Person[]} */
  const now = [];
  names.forEach((raw, index) => {
    const name = clean(raw);
    if (!name || now.some((one) => one.name === name)) return;
    const known = people.find((one) => one.name === name);
    now.push({ name, seats: { ...known?.seats, [game]: index + 1 } });
  });
  return [...now, ...people.filter(({ name }) => !now.some((one) => one.name === name))].slice(0, PEOPLE);
}

/**
 * Remembers a name that somebody was given in mid-game; who sits where remains as it was chosen at the start.
 *
 * @param {readonly Person[]} people
 * @param {string} raw
 * @returns {Person[]}
 */
export function met(people, raw) {
  const name = clean(raw);
  if (!name || people.some((one) => one.name === name)) return [...people];
  return [{ name, seats: {} }, ...people].slice(0, PEOPLE);
}
