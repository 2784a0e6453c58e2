// The database of the games, which has room for thousands of them.
//
// Summaries and saved games are in separate object stores, so that a list need not read everything. All windows share
// the database and notify each other of changes. It is opened without a version number: a newer version of the site may
// have extended it, and must never be blocked.
//
// Values that are read may be anything. A damaged summary is skipped. It stays until its game is stored again.

import { openDB } from '../../vendor/idb.js';
import { isSummary, isLater } from './saved-game.js';

/** @import { SavedGame, Summary } from './saved-game.js' */
/** @typedef {{ heads: { key: string, value: Summary }, saved: { key: string, value: string } }} Schema */
/** @typedef {import('idb').IDBPDatabase<Schema>} Base */

export class Database {
  #name;
  /** @type {Promise<Base> | null} */ #opening = null;
  /** @type {BroadcastChannel | null} */
  #channel = null;

  /** @param {string} name */
  constructor(name) {
    this.#name = name;
  }

  /** @returns {Promise<[string, Summary][]>} */
  async heads() {
    const [keys, values] = await this.#do((base) => {
      const heads = base.transaction('heads').store;
      return Promise.all([heads.getAllKeys(), heads.getAll()]);
    });
    return keys.flatMap((key, index) => {
      const head = values[index];
      return typeof key === 'string' && isSummary(head) ? [[key, head]] : [];
    });
  }

  /** @param {string} id @returns {Promise<SavedGame | null>} */
  async game(id) {
    const [head, saved] = await this.#do((base) => {
      const reading = base.transaction(['heads', 'saved']);
      return Promise.all([reading.objectStore('heads').get(id), reading.objectStore('saved').get(id)]);
    });
    return isSummary(head) && typeof saved === 'string' ? { ...head, saved } : null;
  }

  /** Never overwrites a later state. @param {readonly (readonly [string, SavedGame])[]} games @throws if there is no room */
  async put(games) {
    await this.#write((heads, saves) =>
      games.map(async ([id, { saved, ...head }]) => {
        const known = await heads.get(id);
        if (isSummary(known) && isLater(known, head)) return;
        await Promise.all([heads.put(head, id), saves.put(saved, id)]);
      }),
    );
  }

  /** @param {readonly string[]} ids */
  async remove(ids) {
    await this.#write((heads, saves) => ids.flatMap((id) => [heads.delete(id), saves.delete(id)]));
  }

  /** @param {() => void} changed @param {AbortSignal} signal */
  watch(changed, signal) {
    if (signal.aborted || typeof BroadcastChannel !== 'function') return;
    const channel = new BroadcastChannel(this.#name);
    this.#channel = channel;
    channel.addEventListener('message', changed);
    const end = () => {
      channel.close();
      if (this.#channel === channel) this.#channel = null;
    };
    signal.addEventListener('abort', end, { once: true });
  }

  /** @param {(heads: any, saves: any) => Promise<unknown>[]} work */
  async #write(work) {
    await this.#do((base) => {
      // It must be on the disk before the game is removed from the journal.
      const writing = base.transaction(['heads', 'saved'], 'readwrite', { durability: 'strict' });
      return Promise.all([...work(writing.objectStore('heads'), writing.objectStore('saved')), writing.done]);
    });
    if (typeof BroadcastChannel !== 'function') return;
    // A channel does not receive its own messages.
    const channel = this.#channel ?? new BroadcastChannel(this.#name);
    channel.postMessage('changed');
    if (channel !== this.#channel) channel.close();
  }

  /**
   * Runs a transaction. On failure, retries on a new connection: a browser may close one without an event.
   * @template T @param {(base: Base) => Promise<T>} work @returns {Promise<T>}
   */
  async #do(work) {
    const opening = this.#open();
    const base = await opening;
    try {
      return await work(base);
    } catch {
      if (this.#opening === opening) this.#opening = null;
      base.close();
      return work(await this.#open());
    }
  }

  /** @returns {Promise<Base>} */
  #open() {
    if (this.#opening) return this.#opening;
    /** @type {Promise<any>} */ const opening = openDB(this.#name, undefined, {
      upgrade(base) {
        base.createObjectStore('heads');
        base.createObjectStore('saved');
      },
      // Another window upgrades the database. This one opens it again when it needs to.
      blocking: async () => {
        this.#opening = null;
        (await opening).close();
      },
      terminated: () => (this.#opening = null),
    });
    this.#opening = opening;
    opening.catch(() => (this.#opening = null));
    return opening;
  }
}
