import { PEOPLE } from './preferences.js';

/** @import { Person } from './preferences.js' */

/**
 * Assigns people to seats. Each gets the last seat in this game, unless an earlier person in the list has it.
 * @param {readonly Person[]} people @param {string} game @param {number} number of seats
 * @returns {string[]} names by seat, empty if there are too few people
 */
export function assignSeats(people, game, number) {
  /** @type {string[]} */ const seats = Array(number).fill('');
  /** @type {string[]} */ const standing = [];
  for (const { name, seats: wanted } of people.slice(0, number)) {
    const index = (wanted[game] ?? 0) - 1;
    if (index >= 0 && index < number && seats[index] === '') seats[index] = name;
    else standing.push(name);
  }
  return seats.map((name) => name || (standing.shift() ?? ''));
}

/** @param {readonly Person[]} people @param {string} game @param {readonly string[]} names by seat @returns {Person[]} */
export function rememberSeats(people, game, names) {
  /** @type {Person[]} */ const now = [];
  names.forEach((name, index) => {
    if (!name || now.some((one) => one.name === name)) return;
    const known = people.find((one) => one.name === name);
    now.push({ name, seats: { ...known?.seats, [game]: index + 1 } });
  });
  return [...now, ...people.filter(({ name }) => !now.some((one) => one.name === name))].slice(0, PEOPLE);
}

/** @param {readonly Person[]} people @param {string} name @returns {Person[]} */
export function addPerson(people, name) {
  if (!name || people.some((one) => one.name === name)) return [...people];
  return [{ name, seats: {} }, ...people].slice(0, PEOPLE);
}
