// The database of the games, which has room for thousands of them.
//
// What a list shows of a game and what opens it lie apart, so that a list need not read everything. All windows share
// the database; each is told what the others change. It is opened as it is: a newer version of the site may have added to
// it, and is never kept waiting.
//
// What comes out of it may be anything. A damaged head is passed over, and stays where it is until its game is put anew.

import { openDB } from '../../vendor/idb.js';
import { isHead, isLater } from './kept.js';

/** @import { Kept, Head } from './kept.js' */
/**
 * @typedef {object} Schema
 * @property {{ key: string, value: Head }} heads
 * @property {{ key: string, value: string }} saved
 *
 * @typedef {import('idb').IDBPDatabase<Schema>} Base
 */

export class Database {
  #name;
  /** @type {Promise<Base> | null} */ #opening = null;
  /** What other windows tell, while somebody listens. @type {BroadcastChannel | null} */
  #channel = null;

  /** @param {string} name */
  constructor(name) {
    this.#name = name;
  }

  /** @returns {Promise<[string, Head][]>} */
  async heads() {
    const [keys, values] = await this.#do((base) => {
      const heads = base.transaction('heads').store;
      return Promise.all([heads.getAllKeys(), heads.getAll()]);
    });
    return keys.flatMap((key, index) => {
      const head = values[index];
      return typeof key === 'string' && isHead(head) ? [[key, head]] : [];
    });
  }

  /** @param {string} id @returns {Promise<Kept | null>} */
  async game(id) {
    const [head, saved] = await this.#do((base) => {
      const reading = base.transaction(['heads', 'saved']);
      return Promise.all([reading.objectStore('heads').get(id), reading.objectStore('saved').get(id)]);
    });
    return isHead(head) && typeof saved === 'string' ? { ...head, saved } : null;
  }

  /**
   * Puts games in, all or none of them. Of one that is there already, the later state stays.
   * @param {readonly (readonly [string, Kept])[]} games @throws where there is no room
   */
  async put(games) {
    await this.#write((heads, saves) =>
      games.map(async ([id, { saved, ...head }]) => {
        const known = await heads.get(id);
        if (isHead(known) && isLater(known, head)) return;
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
      // It is on the disk before the journal lets go of it.
      const writing = base.transaction(['heads', 'saved'], 'readwrite', { durability: 'strict' });
      return Promise.all([...work(writing.objectStore('heads'), writing.objectStore('saved')), writing.done]);
    });
    if (typeof BroadcastChannel !== 'function') return;
    // The own channel, where there is one, does not hear what it says.
    const channel = this.#channel ?? new BroadcastChannel(this.#name);
    channel.postMessage('changed');
    if (channel !== this.#channel) channel.close();
  }

  /**
   * Does something with the database, where that fails once more on a new connection: a browser may have closed the one before without
   * a word.
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
      // Another window brings a newer version: this one opens anew when it needs to.
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
