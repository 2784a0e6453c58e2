// The library: every game that was played or taken in on this device.
//
// A game lies at hand in the store, where every move is written at once, or on the shelf, or on both: then the later state
// counts, and of two that are equally late the one at hand. Games go from hand to shelf when there are too many at hand, the oldest first, and never the
// other way; one that is opened from the shelf is at hand again with its next move. Whatever moves is first put, then
// taken away, so that a browser that dies in between leaves it twice and not nowhere.
//
// Where the browser forbids or has no room for a shelf, games stay at hand as long as there is room there.

import { AT_HAND, isEmpty, isLater } from '../store/store.js';
import { Shelf } from './shelf.js';

/**
 * @typedef {import('../store/store.js').Store} Store
 * @typedef {import('../store/store.js').Kept} Kept
 * @typedef {import('./shelf.js').Head} Head
 * @typedef {typeof import('../../cauce-web.js')} Engine
 */

export class Library {
  #store;
  #shelf = new Shelf();

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /**
   * What is shown of every game, the last one first, and whether the shelf could be read.
   *
   * @returns {Promise<{ games: [string, Head][], whole: boolean }>}
   */
  async list() {
    const shelf = await this.#shelf.heads().catch(() => null);
    /** @type {Map<string, Head>} */
    const all = new Map(shelf ?? []);
    for (const [id, { saved, ...head }] of this.#store.games()) {
      const known = all.get(id);
      if (!isEmpty(head) && !(known && isLater(known, head))) all.set(id, head);
    }
    return { games: [...all].sort(([, a], [, b]) => b.at - a.at), whole: shelf !== null };
  }

  /**
   * The game that was played last of those that a link calls so.
   *
   * @param {string} gameId
   * @returns {Promise<[string, Kept] | null>}
   */
  async sent(gameId) {
    const { games } = await this.list();
    const id = games.find(([, head]) => head.gameId === gameId)?.[0];
    const kept = id === undefined ? null : await this.game(id);
    return id !== undefined && kept ? [id, kept] : null;
  }

  /**
   * A whole game.
   *
   * @param {string} id
   * @returns {Promise<Kept | null>}
   */
  async game(id) {
    const shelved = await this.#shelf.game(id).catch(() => null);
    // Asked last, and at once: it may be played on in another window.
    const atHand = this.#store.game(id);
    return shelved && (!atHand || isLater(shelved, atHand)) ? shelved : atHand;
  }

  /**
   * Puts games on the shelf.
   *
   * @param {readonly (readonly [string, Kept])[]} games
   * @throws where that cannot be done
   */
  add(games) {
    return this.#shelf.put(games);
  }

  /**
   * Takes a game out.
   *
   * @param {string} id
   * @returns {Promise<(() => Promise<void>) | null>} puts it back; null where there was nothing
   */
  async remove(id) {
    const kept = await this.game(id);
    this.#store.forget(id);
    await this.#shelf.remove(id).catch(() => {});
    if (!kept) return null;
    return async () => {
      // In the meantime it may have been played on elsewhere.
      if (this.#store.game(id)) return;
      await this.#shelf.put([[id, kept]]).catch(() => this.#store.keep(id, kept));
    };
  }

  /**
   * Gives a game and its players other names.
   *
   * @param {Engine} engine
   * @param {string} id
   * @param {{ title: string, names: readonly string[] }} to
   * @throws a phrase, where the game cannot be read; an error, where there is no room
   */
  async rename(engine, id, { title, names }) {
    const kept = await this.game(id);
    if (!kept) return;
    const board = engine.Board.restore(kept.saved, false);
    board.set_tag(TITLE, title);
    names.forEach((name, index) => board.rename(index + 1, name));
    const renamed = {
      ...kept,
      title: title.trim(),
      names: board.view().seats.map(({ name }) => name),
      saved: board.save(),
      version: (kept.version ?? 0) + 1,
    };
    board.free();
    if (this.#store.game(id) && this.#store.keep(id, renamed)) return;
    await this.#shelf.put([[id, renamed]]);
    this.#store.handOver(id, kept);
  }

  /**
   * Shelves what there are too many of at hand.
   *
   * @param {object} [how]
   * @param {string} [how.except] a game that stays, being played
   * @param {number} [how.leave] how many others may stay
   * @returns {Promise<boolean>} whether it could
   */
  async tidy({ except, leave = AT_HAND } = {}) {
    const spare = this.#store
      .games()
      .filter(([id]) => id !== except)
      .slice(leave);
    if (spare.length === 0) return true;
    try {
      await this.#shelf.put(spare);
    } catch {
      return false;
    }
    for (const [id, kept] of spare) this.#store.handOver(id, kept);
    return true;
  }

  /**
   * Calls back when another window has changed something.
   *
   * @param {() => void} changed
   * @param {AbortSignal} signal
   */
  watch(changed, signal) {
    this.#shelf.watch(changed, signal);
    addEventListener('storage', (event) => this.#store.heard(event) && changed(), { signal });
  }
}

/** The tag of a record that says what somebody called the game. */
export const TITLE = 'Title';
