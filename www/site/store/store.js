// What the site keeps between visits: the games, and what was set. The element itself keeps nothing.
//
// Games lie in a database (`database.js`), which is fetched when there is something in it. It answers late, and a browser
// may die at any time: so a game in play is written to `localStorage` at every move and at once, under a key of its own.
// These keys are the journal. A game goes from there to the database when it is left, or at the next visit; it is put
// there first and then taken away here, so that it may lie in both. Then the state counts that was kept more often.
//
// A damaged entry of the journal is set aside under another key: nothing is thrown away unread. Where storage is
// forbidden or full, that is said once and play goes on.

import { once } from '../../element/once.js';
import { isEmpty, isKept, isLater } from './kept.js';

const PREFIX = 'cauce:1:';
const GAME = `${PREFIX}game:`;
const SETTINGS = `${PREFIX}settings`;
const DAMAGED = 'cauce:damaged:';
/** The key of the game that a window shows, in its `sessionStorage`. */
const SHOWN = 'cauce:shown';

const DATABASE = 'cauce';

/** @import { Kept, Head } from './kept.js' */
/** @import { Database } from './database.js' */
/**
 * What was set.
 * @typedef {object} Settings
 * @property {string} [lang]
 * @property {string} [theme]
 * @property {boolean} [still]
 * @property {unknown} [table] the preferences of the players, as `preferences.js` reads them
 * @property {Record<string, { step: number, done: boolean, skipped?: number[] }>} [lessons] how far somebody has come, counted from 1, and what has not been done, counted from 0
 * @property {unknown} [puzzles] what was tried and solved, as `progress.js` reads it
 *
 * @typedef {'store-damaged' | 'store-forbidden' | 'store-full'} Trouble
 */

export class Store {
  #tell;
  /** @type {Set<Trouble>} */ #told = new Set();
  /** What was set, as it was read last. @type {{ text: string, value: Settings }} */ #settings = {
    text: '',
    value: {},
  };

  /** @param {(trouble: Trouble) => void} tell */
  constructor(tell) {
    this.#tell = tell;
  }

  // ---- what was set

  /** As they are by now: another window may have changed them. The same object as long as nobody has. @returns {Readonly<Settings>} */
  get settings() {
    const text = this.#try((storage) => storage.getItem(SETTINGS)) ?? '';
    if (text !== this.#settings.text) {
      const value = parsed(text);
      this.#settings = { text, value: typeof value === 'object' && value !== null ? value : {} };
    }
    return this.#settings.value;
  }

  /** @param {Partial<Settings>} some @returns {boolean} whether it could be kept */
  set(some) {
    const written = this.#write(SETTINGS, { ...this.settings, ...some });
    if (!written) this.trouble('store-full');
    return written;
  }

  // ---- the games

  /** What is shown of every game, the last one first, and whether the database could be read. */
  async list() {
    const before = this.#journal();
    const stored = await this.#ask((database) => database.heads());
    /** @type {Map<string, Head>} */ const all = new Map(stored);
    // What was in the journal before may have gone to the database too late to be read there.
    for (const [id, { saved, ...head }] of [...before, ...this.#journal()]) {
      const known = all.get(id);
      if (!isEmpty(head) && (!known || !isLater(known, head))) all.set(id, head);
    }
    return { games: [...all].sort(([, a], [, b]) => b.at - a.at), whole: stored !== null };
  }

  /** @param {string} id @returns {Promise<Kept | null>} */
  async game(id) {
    const before = this.inPlay(id);
    const stored = await this.#ask((database) => database.game(id));
    const kept = this.inPlay(id) ?? before;
    return stored && (!kept || isLater(stored, kept)) ? stored : kept;
  }

  /** @param {(head: Head) => boolean} fits @returns {Promise<[string, Kept] | null>} */
  async find(fits) {
    const { games } = await this.list();
    const found = games.find(([, head]) => fits(head));
    const kept = found && (await this.game(found[0]));
    return kept ? [found[0], kept] : null;
  }

  /** @param {string} id @param {Kept} kept @returns {boolean} whether it could be kept */
  keep(id, kept) {
    return this.#write(GAME + id, kept);
  }

  /**
   * Keeps a game that may be in play in another window: by way of the journal, so that the window hears of it.
   * @param {string} id @param {Kept} kept @throws where there is no room
   */
  async change(id, kept) {
    if (this.keep(id, kept)) await this.settle();
    else await this.add([[id, kept]]);
  }

  /** @param {readonly (readonly [string, Kept])[]} games @throws where there is no room */
  async add(games) {
    await (await this.#reach()).put(games);
  }

  /**
   * Takes a game out.
   * @param {string} id @returns {Promise<(() => Promise<void>) | null>} puts it back; null where there was nothing
   */
  async remove(id) {
    const kept = await this.game(id);
    this.#try((storage) => storage.removeItem(GAME + id));
    await this.#ask((database) => database.remove([id]));
    if (!kept) return null;
    return async () => {
      // In the meantime it may have been played on elsewhere.
      if (!(await this.game(id))) await this.change(id, kept);
    };
  }

  /**
   * Moves the games of the journal to the database, and lets go of those that were never begun.
   * @param {string} [except] the one that is in play here
   */
  async settle(except) {
    const games = this.#journal().filter(([id]) => id !== except);
    const begun = games.filter(([, kept]) => !isEmpty(kept));
    const empty = games.filter(([, kept]) => isEmpty(kept)).map(([id]) => id);
    try {
      if (begun.length > 0) await this.add(begun);
    } catch {
      // They stay where they are.
      return;
    }
    if (empty.length > 0) await this.#ask((database) => database.remove(empty));
    for (const [id, kept] of games) {
      // Unless it has been played on since, here or in another window.
      if (JSON.stringify(this.inPlay(id)) === JSON.stringify(kept))
        this.#try((storage) => storage.removeItem(GAME + id));
    }
  }

  /** @param {() => void} changed @param {AbortSignal} signal */
  watch(changed, signal) {
    addEventListener('storage', (event) => this.heard(event) !== null && changed(), { signal });
    this.#reach().then(
      (database) => database.watch(changed, signal),
      () => {},
    );
  }

  // ---- the journal

  /** @param {string} id @returns {Kept | null} */
  inPlay(id) {
    const kept = parsed(this.#try((storage) => storage.getItem(GAME + id)));
    // Older versions did not count.
    return isKept(kept) ? { ...kept, version: kept.version ?? 1 } : null;
  }

  /**
   * Which game another window has just kept, or taken from the journal.
   * @param {StorageEvent} event @returns {string | null} null where it is no game
   */
  heard({ key }) {
    return key?.startsWith(GAME) ? key.slice(GAME.length) : null;
  }

  /** Puts a game that cannot be read where it does no harm and can still be looked at. @param {string} id */
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

  /** @returns {[string, Kept][]} */
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

  // ---- what this window shows

  /** Remembers which game this window shows. @param {string} id empty where it shows none any more */
  show(id) {
    try {
      sessionStorage.setItem(SHOWN, id);
    } catch {
      // The address knows it, too.
    }
  }

  /**
   * The game that this window showed before it was loaded anew: where a move is written into the address in the midst of
   * that, browsers lose what belongs to the address.
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

  // ---- where it lies

  #reach() {
    return once('database', async () => new (await import('./database.js')).Database(DATABASE));
  }

  /**
   * Asks the database, where there is one.
   * @template T @param {(database: Database) => Promise<T>} question
   * @returns {Promise<T | undefined | null>} null where it cannot be read
   */
  async #ask(question) {
    try {
      return (await isThere()) ? await question(await this.#reach()) : undefined;
    } catch {
      return null;
    }
  }

  /** @param {string} key @param {unknown} value @returns {boolean} whether it was written */
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
   * Works with the storage. Asking for it already throws where it is forbidden.
   * @template T @param {(storage: Storage) => T} work @returns {T | undefined} @throws where it is full
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

  /** Says once what is the matter. Where nothing may be kept, there is no room to speak of. @param {Trouble} trouble */
  trouble(trouble) {
    if (this.#told.has(trouble) || this.#told.has('store-forbidden')) return;
    this.#told.add(trouble);
    this.#tell(trouble);
  }
}

/** @param {string | null | undefined} text @returns {any} `null` where there is none, or none that can be read */
function parsed(text) {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Whether there is a database: who has kept nothing yet need not fetch what reads it. */
async function isThere() {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    // Some browsers do not tell; where it is forbidden, it will turn out when it is opened.
    return true;
  }
}
