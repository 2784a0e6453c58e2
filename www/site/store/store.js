// What the site keeps between visits, in `localStorage`: the games and what was set. The element itself keeps nothing.
//
// Each game has a key of its own, so that one damaged entry harms no other; it is set aside under another key, and
// nothing is ever thrown away unread. Where storage is forbidden or full, that is said once and play goes on.
//
// This is written at every move and at once, so that a browser that dies in mid-move has lost nothing. There is little
// room: what has not been played for long goes to the library (`library/library.js`), which has much.

import { LONGEST_NAME } from '../../element/names.js';

const PREFIX = 'cauce:1:';
const GAME = `${PREFIX}game:`;
const SETTINGS = `${PREFIX}settings`;
const DAMAGED = 'cauce:damaged:';

/** The games that there are: of another, nothing that is kept can be shown. */
export const GAMES = ['snorkels', 'tayu', 'caminos', 'sendas'];

/** How many games stay here when there is a library to take the others. */
export const AT_HAND = 12;

/**
 * A game as it is kept.
 *
 * @typedef {object} Kept
 * @property {number} at when it was played last, in milliseconds since 1970
 * @property {string} game its name
 * @property {string} link what stands after the `#` of a link to the position shown
 * @property {number} ply how many moves were made up to there
 * @property {boolean} over
 * @property {string[]} names the players, by seat
 * @property {string} saved what the element's `restore` reads
 * @property {unknown} [clock] the clocks of the table, where there are any
 * @property {End} [end] how the line that is shown ends; older versions did not keep that
 * @property {string} [title] what somebody called it
 * @property {string[]} [earlier] the ids of the games of its series before it, the first one first; empty where one is not
 *   known, as older versions kept none
 *
 * @typedef {{ link: string, ply: number, winners: number[] | null }} End
 *
 * What was set.
 * @typedef {object} Settings
 * @property {string} [lang]
 * @property {string} [theme]
 * @property {boolean} [still]
 * @property {unknown} [table] the preferences of the players, as `preferences.js` reads them
 * @property {Record<string, { step: number, done: boolean }>} [lessons] how far somebody has come, counted from 1
 *
 * @typedef {'store-damaged' | 'store-forbidden' | 'store-full'} Trouble
 */

export class Store {
  #tell;
  /** What was said already. @type {Set<Trouble>} */
  #told = new Set();

  /** @param {(trouble: Trouble) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  /** What was set. @returns {Settings} */
  get settings() {
    const value = this.#read(SETTINGS);
    return typeof value === 'object' && value !== null ? value : {};
  }

  /**
   * Sets something, and leaves the rest as it is by now.
   *
   * @param {Partial<Settings>} some
   * @returns {boolean} whether it could be kept
   */
  set(some) {
    return this.#write(SETTINGS, { ...this.settings, ...some });
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
    const kept = this.#read(GAME + id);
    return isKept(kept) ? kept : null;
  }

  /**
   * Keeps a game.
   *
   * @param {string} id
   * @param {Kept} kept
   * @returns {boolean} whether there was room for it
   */
  keep(id, kept) {
    try {
      this.#try((storage) => storage.setItem(GAME + id, JSON.stringify(kept)));
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Lets go of a game that the library has taken over, unless it has been played on since, here or in another window.
   *
   * @param {string} id
   * @param {Kept} taken
   */
  handOver(id, { saved, at }) {
    const now = this.game(id);
    if (now && now.saved === saved && now.at === at) this.forget(id);
  }

  /**
   * What another window has just kept or forgotten.
   *
   * @param {StorageEvent} event
   * @returns {{ id: string, kept: Kept | null } | null} null where it is no game
   */
  heard({ key }) {
    if (!key?.startsWith(GAME)) return null;
    const id = key.slice(GAME.length);
    return { id, kept: this.game(id) };
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
    try {
      this.#try((storage) => {
        const text = storage.getItem(GAME + id);
        // First out, then in: a full storage has no room for two.
        storage.removeItem(GAME + id);
        if (text !== null) storage.setItem(DAMAGED + id, text);
      });
    } catch {
      this.trouble('store-full');
    }
    this.#tell('store-damaged');
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
   * @returns {boolean} whether it was written
   */
  #write(key, value) {
    const write = (/** @type {Storage} */ storage) => {
      storage.setItem(key, JSON.stringify(value));
      return true;
    };
    try {
      return this.#try(write) ?? false;
    } catch {
      this.trouble('store-full');
      return false;
    }
  }

  /**
   * Works with the storage. Asking for it already throws where it is forbidden.
   *
   * @template T
   * @param {(storage: Storage) => T} work
   * @returns {T | undefined}
   * @throws where it is full
   */
  #try(work) {
    try {
      return work(localStorage);
    } catch (reason) {
      if (reason instanceof DOMException && reason.name === 'QuotaExceededError') throw reason;
      this.trouble('store-forbidden');
      return undefined;
    }
  }

  /**
   * Says once what is the matter.
   *
   * @param {Trouble} trouble
   */
  trouble(trouble) {
    if (this.#told.has(trouble)) return;
    this.#told.add(trouble);
    this.#tell(trouble);
  }
}

/**
 * Whether this is a game that can be listed and asked for; what is saved of it may still turn out to be damaged.
 *
 * @param {any} kept
 * @returns {kept is Kept}
 */
export function isKept(kept) {
  return isHead(kept) && typeof (/** @type {Partial<Kept>} */ (kept).saved) === 'string';
}

/**
 * The same without what opens it.
 *
 * @param {any} head
 * @returns {head is Omit<Kept, 'saved'>}
 */
export function isHead(head) {
  return (
    typeof head === 'object' &&
    head !== null &&
    typeof head.at === 'number' &&
    !Number.isNaN(new Date(head.at).getTime()) &&
    GAMES.includes(head.game) &&
    isLink(head.link) &&
    isPly(head.ply) &&
    typeof head.over === 'boolean' &&
    isTexts(head.names) &&
    head.names.length >= 1 &&
    head.names.length <= SEATS &&
    head.names.every((/** @type {string} */ name) => [...name].length <= LONGEST_NAME) &&
    ['undefined', 'string'].includes(typeof head.title) &&
    (head.earlier === undefined || isTexts(head.earlier)) &&
    (head.end === undefined || isEnd(head.end))
  );
}

/** How many play at most. */
const SEATS = 4;

/**
 * @param {unknown} texts
 * @returns {texts is string[]}
 */
function isTexts(texts) {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
}

/** @param {unknown} link */
function isLink(link) {
  return typeof link === 'string' && Boolean(new URLSearchParams(link).get('game'));
}

/** @param {unknown} ply */
function isPly(ply) {
  return Number.isSafeInteger(ply) && Number(ply) >= 0;
}

/**
 * @param {any} end
 * @returns {end is End}
 */
function isEnd(end) {
  return isLink(end?.link) && isPly(end.ply) && (end.winners === null || isSeats(end.winners));
}

/** @param {unknown} seats */
function isSeats(seats) {
  return Array.isArray(seats) && seats.length <= SEATS && seats.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= SEATS);
}

/** A name for a game that no other has. */
export function newId() {
  return `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
}
