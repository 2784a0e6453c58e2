// Where the library keeps its games: a database of the browser, which has room for thousands of them.
//
// What a list shows of a game and what opens it lie apart, so that a list need not read everything. All windows share
// the database; each is told what the others change. A window with a newer version of it is never kept waiting.
//
// What comes out of it may be anything. A damaged head is passed over, and stays where it is until its game is put anew.

import { openDB } from '../../vendor/idb.js';
import { isHead, isLater } from '../store/store.js';

/**
 * @typedef {import('../store/store.js').Kept} Kept
 * @typedef {Omit<Kept, 'saved'>} Head what a list shows of a game
 *
 * @typedef {object} Schema
 * @property {{ key: string, value: Head }} heads
 * @property {{ key: string, value: string }} saved
 *
 * @typedef {import('idb').IDBPDatabase<Schema>} Base
 */

const NAME = 'cauce';
const VERSION = 1;

export class Shelf {
  /** @type {Promise<Base> | null} */ #opening = null;
  #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(NAME) : null;

  /** What is shown of every game that can be read. @returns {Promise<[string, Head][]>} */
  async heads() {
    const heads = (await this.#open()).transaction('heads').store;
    const [keys, values] = await Promise.all([heads.getAllKeys(), heads.getAll()]);
    return keys.flatMap((key, index) => {
      const head = values[index];
      return typeof key === 'string' && isHead(head) ? [[key, head]] : [];
    });
  }

  /**
   * @param {string} id
   * @returns {Promise<Kept | null>}
   */
  async game(id) {
    const reading = (await this.#open()).transaction(['heads', 'saved']);
    const [head, saved] = await Promise.all([reading.objectStore('heads').get(id), reading.objectStore('saved').get(id)]);
    return isHead(head) && typeof saved === 'string' ? { ...head, saved } : null;
  }

  /**
   * Puts games on the shelf, all or none of them. Of one that stands there already, the later state stays.
   *
   * @param {readonly (readonly [string, Kept])[]} games
   * @throws where there is no room
   */
  async put(games) {
    const writing = (await this.#open()).transaction(['heads', 'saved'], 'readwrite');
    const [heads, saves] = [writing.objectStore('heads'), writing.objectStore('saved')];
    await Promise.all([
      ...games.map(async ([id, { saved, ...head }]) => {
        const known = await heads.get(id);
        if (isHead(known) && isLater(known, head)) return;
        await Promise.all([heads.put(head, id), saves.put(saved, id)]);
      }),
      writing.done,
    ]);
    this.#tell();
  }

  /** @param {string} id */
  async remove(id) {
    const writing = (await this.#open()).transaction(['heads', 'saved'], 'readwrite');
    await Promise.all([writing.objectStore('heads').delete(id), writing.objectStore('saved').delete(id), writing.done]);
    this.#tell();
  }

  /** Lets go of everything: it is not used any more. */
  leave() {
    this.#close();
    this.#channel?.close();
  }

  /**
   * Calls back when another window has changed something.
   *
   * @param {() => void} changed
   * @param {AbortSignal} signal
   */
  watch(changed, signal) {
    this.#channel?.addEventListener('message', changed, { signal });
  }

  #tell() {
    this.#channel?.postMessage('changed');
  }

  /** @returns {Promise<Base>} */
  #open() {
    if (this.#opening) return this.#opening;
    /** @type {Promise<any>} */
    const opening = openDB(NAME, VERSION, {
      upgrade(base) {
        base.createObjectStore('heads');
        base.createObjectStore('saved');
      },
      // Another window brings a newer version: it may, and this one opens anew when it needs to.
      blocking: () => this.#close(),
      terminated: () => (this.#opening = null),
    });
    this.#opening = opening;
    opening.catch(() => (this.#opening = null));
    return opening;
  }

  #close() {
    this.#opening?.then((base) => base.close());
    this.#opening = null;
  }
}
