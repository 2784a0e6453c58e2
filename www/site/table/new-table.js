// What the dialog for a new game has on our own site besides what the game asks: its clock, and who played last.

import { ClockFields } from './clock-fields.js';
import { seated, seating } from './people.js';
import { prepare } from './look.js';

/**
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('../../element/commands.js').Context} Context
 */

export class NewTable {
  /** What is asked about the clock. */
  fields;

  #table;

  /**
   * @param {Table} table
   * @param {ClockFields} fields
   */
  constructor(table, fields) {
    this.#table = table;
    this.fields = fields;
  }

  /**
   * Fetches what its part of the dialog looks like and says.
   *
   * @param {Table} table
   * @param {Context} context
   */
  static async set(table, context) {
    await prepare(context);
    return new NewTable(table, new ClockFields(context.words, table.preferences.clock));
  }

  /**
   * Who is to play: those who do, else those who played last.
   *
   * @param {string} game
   * @param {string[]} names by seat
   */
  names(game, names) {
    return names.some(Boolean) ? names : seating(this.#table.preferences.people, game, names.length);
  }

  /**
   * A game begins.
   *
   * @param {string} game
   * @param {string[]} names by seat
   */
  begin(game, names) {
    const { preferences } = this.#table;
    const clock = this.fields.control;
    this.#table.wind(clock);
    this.#table.change({ clock: clock ?? preferences.clock, people: seated(preferences.people, game, names) });
  }
}
