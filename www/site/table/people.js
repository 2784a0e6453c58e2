// Who plays on this device, and who sits where.

import { PEOPLE } from './preferences.js';

/** @import { Person } from './preferences.js' */

/**
 * Who should sit where: these people, everybody where they sat last in this game, as far as two do not want one seat.
 * @param {readonly Person[]} people @param {string} game @param {number} number how many seats there are
 * @returns {string[]} names by seat; the seats of a company that was smaller are empty
 */
export function seating(people, game, number) {
  /** @type {string[]} */ const seats = Array(number).fill('');
  /** @type {string[]} */ const standing = [];
  for (const { name, seats: wanted } of people.slice(0, number)) {
    const index = (wanted[game] ?? 0) - 1;
    if (index >= 0 && index < number && seats[index] === '') seats[index] = name;
    else standing.push(name);
  }
  return seats.map((name) => name || (standing.shift() ?? ''));
}

/**
 * Remembers who plays: they stand first from now on.
 * @param {readonly Person[]} people @param {string} game
 * @param {readonly string[]} names by seat; who has none is not remembered
 * @returns {Person[]}
 */
export function seated(people, game, names) {
  /** @type {Person[]} */ const now = [];
  names.forEach((name, index) => {
    if (!name || now.some((one) => one.name === name)) return;
    const known = people.find((one) => one.name === name);
    now.push({ name, seats: { ...known?.seats, [game]: index + 1 } });
  });
  return [...now, ...people.filter(({ name }) => !now.some((one) => one.name === name))].slice(0, PEOPLE);
}

/**
 * Remembers a name that somebody was given in mid-game; who sits where remains as it was chosen at the start.
 * @param {readonly Person[]} people @param {string} name @returns {Person[]}
 */
export function met(people, name) {
  if (!name || people.some((one) => one.name === name)) return [...people];
  return [{ name, seats: {} }, ...people].slice(0, PEOPLE);
}
