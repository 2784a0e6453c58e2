// The games of a file that was dropped, picked or pasted, as far as they have been read.

import { GAME_ID, TITLE, keptOf, newId } from '../store/kept.js';
import { games } from './reading.js';
import { record } from './writing.js';
import { time } from '../../element/day.js';

/** @import { Kept } from '../store/kept.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Entry } from './list.js' */
/** @import { Source } from './reading.js' */

/** How many games are put into the library at once. */
const ARMFUL = 100;

export class GameFile {
  /** What people know it by; empty for pasted text. */
  name;
  /** @type {FiledGame[]} */ games = [];
  /** How many of a hundred parts were read, or, while the games are being kept, put into the library. */
  percent = 0;
  done = false;
  /** The files that could not be read at all. @type {string[]} */
  lost = [];
  keeping = false;
  /** How many of those that could be read have been looked at for that, and what came of it. */
  #through = 0;
  #tally = { kept: 0, known: 0 };
  /** @type {() => void} */ changed = () => {};

  /** @param {readonly Source[]} sources */
  constructor(sources) {
    this.name = sources.map(({ name }) => name).join(', ');
  }

  /** @param {Engine} engine @param {readonly Source[]} sources */
  async read(engine, sources) {
    for (const [index, { name, bytes }] of sources.entries()) {
      try {
        for await (const slice of games(engine, await bytes())) {
          this.games.push(...slice);
          this.percent = Math.floor((100 * index + (slice.at(-1)?.percent ?? 0)) / sources.length);
          this.changed();
        }
      } catch {
        this.lost.push(name);
      }
    }
    this.percent = 100;
    this.done = true;
    this.changed();
  }

  /** @returns {Entry[]} */
  entries() {
    return this.games.map(({ game, names, players, tags, link, ply, winners, reason, problem }, index) => {
      const tag = new Map(tags);
      const at = time(tag.get('Date'));
      return {
        key: String(index),
        game,
        title: tag.get(TITLE) ?? '',
        names,
        players,
        link,
        ply,
        winners,
        reason,
        at,
        problem,
      };
    });
  }

  /**
   * Puts all that could be read into the library, in the order of the file. A game that came from this library and is
   * still there as it was is not put there twice. Where there was no room, the next time goes on from there.
   * @param {Engine} engine @param {Store} store @returns {Promise<{ kept: number, known: number }>}
   * @throws where there is no room
   */
  async keep(engine, store) {
    const now = Date.now();
    const readable = this.games.filter(({ saved }) => saved);
    this.keeping = true;
    try {
      while (this.#through < readable.length) {
        const from = this.#through;
        this.percent = Math.floor((100 * from) / readable.length);
        this.changed();
        const some = readable.slice(from, from + ARMFUL);
        /** @type {[string, Kept][]} */ const armful = [];
        for (const [index, filed] of some.entries()) {
          // The first of a file stands first in the library.
          const game = asKept(filed, now - from - index);
          const id = idOf(filed);
          const there = id === null ? null : await store.game(id);
          if (id === null || !there || !isSame(engine, id, game, there))
            armful.push([id === null || there ? newId() : id, game]);
        }
        await store.add(armful);
        this.#through += some.length;
        this.#tally.kept += armful.length;
        this.#tally.known += some.length - armful.length;
      }
    } finally {
      this.keeping = false;
    }
    return this.#tally;
  }
}

/** A game of a file as it is kept. @param {FiledGame} filed @param {number} now */
function asKept({ game, names, players, tags, link, ply, winners, reason, saved }, now) {
  const at = time(new Map(tags).get('Date')) ?? now;
  return keptOf({ at, game, link, ply, names, players, saved, end: { link, ply, winners, reason }, tags });
}

/** The name that the library knows a game by; null where it never did. @param {FiledGame} filed */
function idOf({ tags }) {
  const id = new Map(tags).get(GAME_ID);
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/**
 * Whether two games are one, down to their comments.
 * @param {Engine} engine @param {string} id @param {Kept} one @param {Kept} other
 */
function isSame(engine, id, one, other) {
  try {
    return record(engine, id, one) === record(engine, id, { ...other, at: one.at });
  } catch {
    return false;
  }
}
