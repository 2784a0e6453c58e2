// Table mode, an extension of the element: clocks, sounds, a screen that stays on, a table that lies flat, and what its
// players prefer. What is not needed is not fetched, and what is to be kept goes to the site.

import { readControl, readHabits } from './preferences.js';

/**
 * @typedef {import('../../view.js').View} View
 * @typedef {import('../../element/commands.js').Hold} Hold
 * @typedef {import('./preferences.js').Habits} Habits
 *
 * Whoever keeps what is to be kept.
 * @typedef {object} Keeper
 * @property {() => unknown} habits what was kept of the habits
 * @property {(habits: Habits) => boolean} keep whether they could be kept
 * @property {() => void} changed the game should be kept again, with its clock
 */

export class Furniture {
  /** The clocks of this game. @type {import('./clocks.js').Clocks | null} */
  clocks = null;
  /** The table, while it lies flat. @type {import('./flat.js').FlatTable | null} */
  flat = null;

  #keeper;
  /** What was changed of the habits and could not be kept. @type {Partial<Habits>} */ #unkept = {};
  /** The game as it was shown last. @type {Hold | null} */ #hold = null;
  /** The clock of the next game: as it was kept, or how it is to be. @type {unknown} */ #wound = null;
  /** @type {import('./sounds.js').Sounds | null} */ #sounds = null;
  /** @type {import('./awake.js').Awake | null} */ #awake = null;
  /** Whether what is about to be shown is how the game ended. */
  #ended = false;
  /** Is aborted when the element leaves the page. */
  #life = new AbortController();

  /** @param {Keeper} keeper */
  constructor(keeper) {
    this.#keeper = keeper;
  }

  /** The habits as they are by now: another window may have changed them. @returns {Habits} */
  get habits() {
    return { ...readHabits(this.#keeper.habits()), ...this.#unkept };
  }

  /** Whether the game waits for its clock to go on. */
  get paused() {
    return this.clocks?.paused ?? false;
  }

  /** Which game of its series this is, counted from 1. */
  get round() {
    return this.#hold?.view.round ?? 1;
  }

  /** The clock as it is to be kept; null where there is none. */
  get clock() {
    return this.clocks?.write() ?? this.#wound;
  }

  /**
   * The game that comes next had this clock.
   *
   * @param {unknown} kept
   */
  wind(kept) {
    this.#wound = readControl(kept) && kept;
  }

  /** The game that comes next has the same clock, set anew. */
  again() {
    this.#wound = this.clocks?.control ?? null;
  }

  /**
   * The game may have changed, and is about to be shown.
   *
   * @param {Hold} hold
   * @param {View | null} before none where another game has begun
   * @param {boolean} played whether a move may have been made
   */
  see(hold, before, played) {
    this.#hold = hold;
    const { view } = hold;
    if (!before) this.#fresh();
    this.clocks?.see(hold, before, played);
    // At the end of a game that is walked through, whoever walks stays where they are.
    const here = played || before?.node === view.node;
    this.#ended = here && before !== null && before.turn.kind !== 'over' && view.turn.kind === 'over';
    if (before && this.habits.sound) this.#sound(before, view, played);
    this.#stayAwake();
  }

  /**
   * The game has been shown.
   *
   * @param {Hold} hold
   */
  show(hold) {
    this.flat?.show(hold);
    this.clocks?.show(hold);
    if (this.#ended && !this.flat) hold.frame.bringStatus();
    this.#ended = false;
  }

  /** Lets go of everything: the game leaves the page. */
  leave() {
    this.#life.abort();
    this.flat?.leave();
    this.clocks?.leave();
    this.#awake?.want(false);
    this.#sounds?.leave();
  }

  /**
   * Other habits from now on.
   *
   * @param {Partial<Habits>} habits
   */
  change(habits) {
    const kept = this.#keeper.keep({ ...this.habits, ...habits });
    this.#unkept = kept ? {} : { ...this.#unkept, ...habits };
    if (this.#sounds) this.#sounds.volume = this.habits.volume;
    if (this.#hold) this.flat?.show(this.#hold);
    this.#stayAwake();
  }

  /** Lets a sound be heard, as an example. */
  async sample() {
    (await this.#listen()).play('place');
  }

  /** Lays the table flat, or takes it up again. */
  async layFlat() {
    if (this.flat) {
      this.flat.leave();
      return;
    }
    const { FlatTable, prepare } = await import('./flat.js');
    const hold = this.#hold?.again();
    if (!hold) return;
    await prepare(hold);
    const now = hold.again();
    if (!now || this.flat || this.#life.signal.aborted) return;
    this.flat = new FlatTable(now, this, () => (this.flat = null));
    this.show(now);
  }

  /** Who has played here. */
  get people() {
    return this.habits.people.map(({ name }) => name);
  }

  /**
   * Somebody was given a name in mid-game.
   *
   * @param {string} name
   */
  async named(name) {
    const { met } = await import('./people.js');
    this.change({ people: met(this.habits.people, name) });
  }

  /**
   * Fetches the sheet of settings.
   *
   * @param {Hold} hold
   * @returns {Promise<import('../../element/commands.js').Now>} what opens it
   */
  async settings(hold) {
    const { openSettings, prepare } = await import('./settings.js');
    await prepare(hold);
    return (now) => openSettings(now, this);
  }

  /**
   * What the sheet for a new game has besides what the game asks.
   *
   * @param {Hold} hold
   */
  async newGame(hold) {
    const { NewTable } = await import('./new-table.js');
    return NewTable.set(this, hold);
  }

  /** Another game has begun: with the clock that was wound for it, if any. */
  async #fresh() {
    this.clocks?.leave();
    this.clocks = null;
    const wound = this.#wound;
    if (!wound) return;
    const { Clocks, prepare } = await import('./clocks.js');
    const hold = this.#hold?.again();
    if (!hold) return;
    await prepare(hold);
    // Another game may have begun in the meantime.
    if (this.#wound !== wound || this.#life.signal.aborted) return;
    this.#wound = null;
    const now = hold.again();
    if (!now) return;
    this.clocks = new Clocks(now, wound, this.#keeper.changed);
    now.change(() => true, false);
  }

  /**
   * @param {View} before
   * @param {View} view
   * @param {boolean} played
   */
  async #sound(before, view, played) {
    (await this.#listen()).hear(before, view, played);
  }

  async #listen() {
    if (!this.#sounds) {
      const { Sounds } = await import('./sounds.js');
      this.#sounds ??= new Sounds(this.habits.volume);
    }
    return this.#sounds;
  }

  async #stayAwake() {
    const view = this.#hold?.view;
    const wanted = Boolean(view && this.habits.awake && view.ply > 0 && view.turn.kind !== 'over');
    if (!this.#awake && wanted && 'wakeLock' in navigator) {
      const { Awake } = await import('./awake.js');
      this.#awake ??= new Awake();
      if (!this.#life.signal.aborted) await this.#stayAwake();
      return;
    }
    this.#awake?.want(wanted);
  }
}
