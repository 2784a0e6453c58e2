// The table of a game. Its parts are loaded on demand, and the site stores its data.

import { catalogue } from '../../kit/words.js';
import { prepare } from '../shell/style.js';
import { readControl, readPreferences } from './preferences.js';

/** @import { Preferences } from './preferences.js' */
/**
 * @typedef {object} Keeper
 * @property {() => unknown} preferences
 * @property {(preferences: Preferences) => boolean} keep returns whether they could be stored
 * @property {() => void} changed called when the game should be stored with its clock
 */

const LOOK = /** @type {const} */ (['table', 'site/table/table.css']);

export class Table {
  /** @type {import('./clocks.js').Clocks | null} */ #clocks = null;

  #keeper;
  /** @type {{ kept: unknown, preferences: Preferences } | null} */ #read = null;
  /** Changes that could not be stored. @type {Partial<Preferences>} */ #unkept = {};
  /** @type {Context | null} */ #context = null;
  /** A stored clock or a time control for the next game. @type {unknown} */ #nextClock = null;
  /** @type {import('./sounds.js').Sounds | null} */ #sounds = null;
  /** @type {import('./awake.js').Awake | null} */ #awake = null;
  /** Whether the next view shows the end of the game for the first time. */
  #ended = false;
  #life = new AbortController();

  /** @param {Keeper} keeper */
  constructor(keeper) {
    this.#keeper = keeper;
  }

  /** Read anew, as another window may have changed them. @returns {Preferences} */
  get preferences() {
    const kept = this.#keeper.preferences();
    if (!this.#read || this.#read.kept !== kept) this.#read = { kept, preferences: readPreferences(kept) };
    return { ...this.#read.preferences, ...this.#unkept };
  }

  get conditions() {
    const { direct, anywhere, level } = this.preferences;
    return {
      paused: this.#clocks?.paused ?? false,
      timed: this.clock !== null,
      direct,
      anywhere,
      level,
    };
  }

  /** The number of this game in its series, counted from 1. */
  get round() {
    return this.#context?.view.round ?? 1;
  }

  get players() {
    return this.#context?.view.seats.map(({ title }) => title);
  }

  get clock() {
    return this.#clocks?.write() ?? this.#nextClock;
  }

  /** Sets the clock of the next game. @param {unknown} kept */
  setClock(kept) {
    this.#nextClock = readControl(kept) && kept;
  }

  /** @param {Context} context @param {View | null} before null for a new game @param {boolean} played as for `Sounds` */
  see(context, before, played) {
    this.#context = context;
    const { view } = context;
    if (!before) this.#fresh();
    this.#clocks?.see(context, before, played);
    // Stepping to the end of a game is no news.
    const here = played || before?.node === view.node;
    this.#ended = here && before !== null && before.turn.kind !== 'over' && view.turn.kind === 'over';
    if (before && this.preferences.sound) {
      this.#listen().then(
        (sounds) => sounds.hear(before, view, played),
        () => {},
      );
    }
    this.#stayAwake();
  }

  /** @param {Context} context */
  show(context) {
    this.#clocks?.show(context);
    if (this.#ended) context.frame.bringStatus();
    this.#ended = false;
  }

  leave() {
    this.#life.abort();
    this.#clocks?.leave();
    this.#awake?.want(false);
    this.#sounds?.leave();
  }

  /** @param {Partial<Preferences>} preferences */
  change(preferences) {
    const kept = this.#keeper.keep({ ...this.preferences, ...preferences });
    this.#unkept = kept ? {} : { ...this.#unkept, ...preferences };
  }

  async sample() {
    (await this.#listen()).play('place');
  }

  /** @param {Context} context @returns {Promise<Now>} */
  async settings(context) {
    const [{ openSettings }] = await Promise.all([import('./settings.js'), prepare(context, ...LOOK)]);
    return (now) => openSettings(now, this);
  }

  /** @param {Context} context */
  async newGame(context) {
    const [{ NewTable }] = await Promise.all([
      import('./new-table.js'),
      // The part uses some words of the dialog that contains it.
      catalogue(context.words, 'new'),
      prepare(context, ...LOOK),
      catalogue(context.words, 'links'),
    ]);
    return new NewTable(this, context.words);
  }

  async #fresh() {
    // The next game of a series has the same time control.
    const wound = (this.#nextClock ??= this.round > 1 ? (this.#clocks?.control ?? null) : null);
    this.#clocks?.leave();
    this.#clocks = null;
    if (!wound) return;
    const context = this.#context?.current();
    if (!context) return;
    const fetched = await Promise.all([import('./clocks.js'), prepare(context, ...LOOK)]).catch(() => null);
    // Another game may have started.
    if (this.#nextClock !== wound || this.#life.signal.aborted) return;
    if (!fetched) return this.#failed(() => this.#fresh());
    const [{ Clocks }] = fetched;
    this.#nextClock = null;
    const now = context.current();
    if (!now) return;
    this.#clocks = new Clocks(now, wound, this.#keeper.changed);
    now.change(() => true, false);
  }

  /** @param {() => void} again */
  #failed(again) {
    const now = this.#context?.current();
    now?.frame.notify(now.words, 'load-failed', { name: 'load-again', act: again });
  }

  async #listen() {
    if (!this.#sounds) {
      const { Sounds } = await import('./sounds.js');
      this.#sounds ??= new Sounds();
    }
    return this.#sounds;
  }

  async #stayAwake() {
    const view = this.#context?.view;
    const wanted = Boolean(this.clock !== null && view && view.ply > 0 && view.turn.kind !== 'over');
    if (!this.#awake && wanted && 'wakeLock' in navigator) {
      const { Awake } = await import('./awake.js');
      this.#awake ??= new Awake();
      if (!this.#life.signal.aborted) await this.#stayAwake();
      return;
    }
    this.#awake?.want(wanted);
  }
}
