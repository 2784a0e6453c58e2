// What the site stores between visits: the games and the settings. The element itself stores nothing.
//
// Games are in a database (`database.js`), which is loaded only if it is needed. It answers asynchronously, and a
// browser may be killed at any time. So a game in play is written to `localStorage` at every move, synchronously, under
// its own key. These keys are the journal. A game moves to the database when it is left, or at the next visit. It is
// first stored there and then removed here, so it may be in both. Then the state with the higher version counts.
//
// A damaged journal entry is moved to another key, so that nothing is lost. If storage is forbidden or full, the user
// is informed once, and play continues.

import { once } from '../../kit/once.js';
import { isEmpty, isSavedGame, isLater } from './saved-game.js';

const PREFIX = 'cauce:1:';
const GAME = `${PREFIX}game:`;
const SETTINGS = `${PREFIX}settings`;
const DAMAGED = 'cauce:damaged:';
/** A key of `sessionStorage`. */
const SHOWN = 'cauce:shown';

const DATABASE = 'cauce';

/** @import { SavedGame, Summary } from './saved-game.js' */
/** @import { Database } from './database.js' */
/**
 * @typedef {object} Settings
 * @property {string} [lang]
 * @property {string} [theme]
 * @property {unknown} [table] see `preferences.js`
 * @property {Record<string, { step: number, done: boolean }>} [lessons] the progress by game: steps are counted from 1
 * @property {unknown} [puzzles] see `progress.js`
 *
 * @typedef {'store-damaged' | 'store-forbidden' | 'store-full'} Trouble
 */

export class Store {
  #tell;
  /** @type {Set<Trouble>} */ #told = new Set();
  /** @type {{ text: string, value: Settings }} */ #settings = {
    text: '',
    value: {},
  };

  /** @param {(trouble: Trouble) => void} tell called at most once for each error, except for damaged games */
  constructor(tell) {
    this.#tell = tell;
  }

  /** Read anew, as another window may have changed them; the same object if unchanged. @returns {Readonly<Settings>} */
  get settings() {
    const text = this.#try((storage) => storage.getItem(SETTINGS)) ?? '';
    if (text !== this.#settings.text) {
      const value = parsed(text);
      this.#settings = { text, value: typeof value === 'object' && value !== null ? value : {} };
    }
    return this.#settings.value;
  }

  /** @param {Partial<Settings>} some @returns {boolean} whether they could be stored */
  set(some) {
    const written = this.#write(SETTINGS, { ...this.settings, ...some });
    if (!written) this.trouble('store-full');
    return written;
  }

  /** Returns the summaries of all games, latest first, and whether the database could be read. */
  async list() {
    const before = this.#journal();
    const stored = await this.#ask((database) => database.heads());
    /** @type {Map<string, Summary>} */ const all = new Map(stored);
    // A game may move to the database after the summaries were read, so the journal is read twice.
    for (const [id, { saved, ...head }] of [...before, ...this.#journal()]) {
      const known = all.get(id);
      if (!isEmpty(head) && (!known || !isLater(known, head))) all.set(id, head);
    }
    return { games: [...all].sort(([, a], [, b]) => b.at - a.at), whole: stored !== null };
  }

  /** @param {string} id @returns {Promise<SavedGame | null>} */
  async game(id) {
    const before = this.inPlay(id);
    const stored = await this.#ask((database) => database.game(id));
    const kept = this.inPlay(id) ?? before;
    return stored && (!kept || isLater(stored, kept)) ? stored : kept;
  }

  /** @param {(head: Summary) => boolean} fits @returns {Promise<[string, SavedGame] | null>} */
  async find(fits) {
    const { games } = await this.list();
    const found = games.find(([, head]) => fits(head));
    const kept = found && (await this.game(found[0]));
    return kept ? [found[0], kept] : null;
  }

  /** @param {string} id @param {SavedGame} kept @returns {boolean} whether it could be stored */
  keep(id, kept) {
    return this.#write(GAME + id, kept);
  }

  /**
   * Stores a game that another window may have open. The journal notifies that window.
   * @param {string} id @param {SavedGame} kept @throws if there is no room
   */
  async change(id, kept) {
    if (this.keep(id, kept)) await this.settle();
    else await this.add([[id, kept]]);
  }

  /** @param {readonly (readonly [string, SavedGame])[]} games @throws if there is no room */
  async add(games) {
    await (await this.#loadDatabase()).put(games);
  }

  /** @param {string} id @returns {Promise<(() => Promise<void>) | null>} restores it; null if there was no such game */
  async remove(id) {
    const kept = await this.game(id);
    this.#try((storage) => storage.removeItem(GAME + id));
    await this.#ask((database) => database.remove([id]));
    if (!kept) return null;
    return async () => {
      // Another window may have continued it in the meantime.
      if (!(await this.game(id))) await this.change(id, kept);
    };
  }

  /** Moves the journal to the database, and drops empty games. @param {string} [except] the id of the game in play */
  async settle(except) {
    const games = this.#journal().filter(([id]) => id !== except);
    const begun = games.filter(([, kept]) => !isEmpty(kept));
    const empty = games.filter(([, kept]) => isEmpty(kept)).map(([id]) => id);
    try {
      if (begun.length > 0) await this.add(begun);
    } catch {
      return;
    }
    if (empty.length > 0) await this.#ask((database) => database.remove(empty));
    for (const [id, kept] of games) {
      // Keep games that have changed since, here or in another window.
      if (JSON.stringify(this.inPlay(id)) === JSON.stringify(kept))
        this.#try((storage) => storage.removeItem(GAME + id));
    }
  }

  /** @param {() => void} changed @param {AbortSignal} signal */
  watch(changed, signal) {
    addEventListener('storage', (event) => this.heard(event) !== null && changed(), { signal });
    this.#loadDatabase().then(
      (database) => database.watch(changed, signal),
      () => {},
    );
  }

  /** @param {string} id @returns {SavedGame | null} */
  inPlay(id) {
    const kept = parsed(this.#try((storage) => storage.getItem(GAME + id)));
    // Older versions stored no version number.
    return isSavedGame(kept) ? { ...kept, version: kept.version ?? 1 } : null;
  }

  /** Returns the id of the game that another window has stored or removed. @param {StorageEvent} event */
  heard({ key }) {
    return key?.startsWith(GAME) ? key.slice(GAME.length) : null;
  }

  /** Moves an unreadable game to another key, where it can still be inspected. @param {string} id */
  setAside(id) {
    try {
      this.#try((storage) => {
        const text = storage.getItem(GAME + id);
        // Remove it first: a full storage has no room for both.
        storage.removeItem(GAME + id);
        if (text !== null) storage.setItem(DAMAGED + id, text);
      });
    } catch {
      this.trouble('store-full');
    }
    this.#tell('store-damaged');
  }

  /** @returns {[string, SavedGame][]} */
  #journal() {
    const keys = this.#try((storage) => Object.keys(storage).filter((key) => key.startsWith(GAME))) ?? [];
    return keys.flatMap((key) => {
      const id = key.slice(GAME.length);
      const kept = this.inPlay(id);
      if (kept) return [[id, kept]];
      this.setAside(id);
      return [];
    });
  }

  /** @param {string} id empty if this window shows no game any more */
  show(id) {
    try {
      sessionStorage.setItem(SHOWN, id);
    } catch {
      // The address identifies the game, too.
    }
  }

  /**
   * The game that this window showed before a reload. Browsers lose `history.state` if a move is written to the address
   * during the reload.
   */
  get reloaded() {
    try {
      const [entry] = performance.getEntriesByType('navigation');
      return /** @type {PerformanceNavigationTiming} */ (entry).type === 'reload'
        ? sessionStorage.getItem(SHOWN)
        : null;
    } catch {
      return null;
    }
  }

  #loadDatabase() {
    return once('database', async () => new (await import('./database.js')).Database(DATABASE));
  }

  /**
   * @template T @param {(database: Database) => Promise<T>} question
   * @returns {Promise<T | undefined | null>} undefined without a database, null on failure
   */
  async #ask(question) {
    try {
      return (await isThere()) ? await question(await this.#loadDatabase()) : undefined;
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {unknown} value */
  #write(key, value) {
    const write = (/** @type {Storage} */ storage) => {
      storage.setItem(key, JSON.stringify(value));
      return true;
    };
    try {
      return this.#try(write) ?? false;
    } catch {
      return false;
    }
  }

  /**
   * Accesses `localStorage`. Even reading that property throws if storage is forbidden.
   * @template T @param {(storage: Storage) => T} work @returns {T | undefined} @throws if it is full
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

  /** Reports an error once. If storage is forbidden, it reports nothing else. @param {Trouble} trouble */
  trouble(trouble) {
    if (this.#told.has(trouble) || this.#told.has('store-forbidden')) return;
    this.#told.add(trouble);
    this.#tell(trouble);
  }
}

/** @param {string | null | undefined} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

async function isThere() {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    // Some browsers lack `databases`. If storage is forbidden, opening the database fails later.
    return true;
  }
}
