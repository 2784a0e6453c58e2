// What the sheet for a new game has on our own site besides what the game asks: its clock, and who played last.

import { ClockFields } from './clock-fields.js';
import { seated, seating } from './people.js';
import { prepare } from './look.js';

/**
 * @typedef {import('./table.js').Furniture} Furniture
 * @typedef {import('../../element/commands.js').Hold} Hold
 */

export class NewTable {
  /** What is asked about the clock. */
  fields;

  #furniture;

  /**
   * @param {Furniture} furniture
   * @param {ClockFields} fields
   */
  constructor(furniture, fields) {
    this.#furniture = furniture;
    this.fields = fields;
  }

  /**
   * Fetches what its part of the sheet looks like and says.
   *
   * @param {Furniture} furniture
   * @param {Hold} hold
   */
  static async set(furniture, hold) {
    await prepare(hold);
    return new NewTable(furniture, new ClockFields(hold.words, furniture.habits.clock));
  }

  /**
   * Who is to play: those who do, else those who played last.
   *
   * @param {string} game
   * @param {string[]} names by seat
   */
  names(game, names) {
    return names.some(Boolean) ? names : seating(this.#furniture.habits.people, game, names.length);
  }

  /**
   * A game begins.
   *
   * @param {string} game
   * @param {string[]} names by seat
   */
  begin(game, names) {
    const { habits } = this.#furniture;
    const clock = this.fields.control;
    this.#furniture.wind(clock);
    this.#furniture.change({ clock: clock ?? habits.clock, people: seated(habits.people, game, names) });
  }
}
