// What the site keeps between visits, in `localStorage`: the games and what was set. The element itself keeps nothing.
//
// Each game has a key of its own, so that one damaged entry harms no other; it is set aside under another key, and
// nothing is ever thrown away unread. Where storage is forbidden or full, that is said once and play goes on.

const PREFIX = 'cauce:1:';
const GAME = `${PREFIX}game:`;
const SETTINGS = `${PREFIX}settings`;
const DAMAGED = 'cauce:damaged:';

/** How many games are kept. */
const KEPT = 12;

/**
 * A game as it is kept.
 *
 * @typedef {object} Kept
 * @property {number} at when it was played last, in milliseconds since 1970
 * @property {string} game its name
 * @property {string} link what stands after the `#` of a link to it
 * @property {number} ply how many moves were made
 * @property {boolean} over
 * @property {string[]} names the players, by seat
 * @property {string} saved what the element's `restore` reads
 * @property {unknown} [clock] the clocks of the table, where there are any
 *
 * What was set.
 * @typedef {object} Settings
 * @property {string} [lang]
 * @property {string} [theme]
 * @property {boolean} [still]
 * @property {unknown} [table] the habits of the players, as `habits.js` reads them
 * @property {Record<string, { step: number, done: boolean }>} [lessons] how far somebody has come, counted from 1
 *
 * @typedef {'store-damaged' | 'store-forbidden'} Trouble
 */

export class Store {
  #trouble;
  #told = false;

  /** @param {(trouble: Trouble) => void} trouble */
  constructor(trouble) {
    this.#trouble = trouble;
  }

  /** What was set. @returns {Settings} */
  get settings() {
    const value = this.#read(SETTINGS);
    return typeof value === 'object' && value !== null ? value : {};
  }
  set settings(settings) {
    this.#write(SETTINGS, settings);
  }

  /**
   * The games, the last one first.
   *
   * @returns {[string, Kept][]}
   */
  games() {
    /** @type {[string, Kept][]} */
    const games = [];
    for (const key of this.#keys().filter((key) => key.startsWith(GAME))) {
      const kept = this.#read(key);
      if (isKept(kept)) games.push([key.slice(GAME.length), kept]);
      else if (kept !== undefined) this.setAside(key.slice(GAME.length));
    }
    return games.sort(([, a], [, b]) => b.at - a.at);
  }

  /**
   * One game.
   *
   * @param {string} id
   * @returns {Kept | null}
   */
  game(id) {
    return this.games().find(([key]) => key === id)?.[1] ?? null;
  }

  /**
   * Keeps a game, and lets go of the oldest where there are too many.
   *
   * @param {string} id
   * @param {Kept} kept
   */
  keep(id, kept) {
    this.#write(GAME + id, kept);
    for (const [old] of this.games().slice(KEPT)) this.forget(old);
  }

  /** @param {string} id */
  forget(id) {
    this.#try((storage) => storage.removeItem(GAME + id));
  }

  /**
   * Puts a game that cannot be read where it does no harm and can still be looked at.
   *
   * @param {string} id
   */
  setAside(id) {
    this.#try((storage) => {
      const text = storage.getItem(GAME + id);
      // First out, then in: a full storage has no room for two.
      storage.removeItem(GAME + id);
      if (text !== null) storage.setItem(DAMAGED + id, text);
    });
    this.#trouble('store-damaged');
  }

  /** @returns {string[]} */
  #keys() {
    return this.#try((storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')) ?? [];
  }

  /**
   * @param {string} key
   * @returns {any} `undefined` where there is nothing, `null` where it cannot be read
   */
  #read(key) {
    const text = this.#try((storage) => storage.getItem(key));
    if (text === null || text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  #write(key, value) {
    this.#try((storage) => storage.setItem(key, JSON.stringify(value)));
  }

  /**
   * Works with the storage. Asking for it already throws where it is forbidden.
   *
   * @template T
   * @param {(storage: Storage) => T} work
   * @returns {T | undefined}
   */
  #try(work) {
    try {
      return work(localStorage);
    } catch {
      if (!this.#told) {
        this.#told = true;
        this.#trouble('store-forbidden');
      }
      return undefined;
    }
  }
}

/**
 * @param {any} kept
 * @returns {kept is Kept}
 */
function isKept(kept) {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Number.isFinite(kept.at) &&
    Number.isFinite(kept.ply) &&
    typeof kept.game === 'string' &&
    typeof kept.link === 'string' &&
    typeof kept.over === 'boolean' &&
    typeof kept.saved === 'string' &&
    Array.isArray(kept.names) &&
    kept.names.every((/** @type {unknown} */ name) => typeof name === 'string')
  );
}
