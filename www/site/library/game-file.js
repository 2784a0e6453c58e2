import { GAME_ID, TITLE, savedGameOf, newId } from '../store/saved-game.js';
import { games } from './reading.js';
import { record } from './writing.js';
import { time } from '../../kit/day.js';

/** @import { SavedGame } from '../store/saved-game.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Entry } from './list.js' */
/** @import { Filed, Source } from './reading.js' */

/** The number of games stored in one transaction. */
const BATCH_SIZE = 100;

export class GameFile {
  name;
  /** @type {Filed[]} */ games = [];
  /** Of the games read or, during `keep`, of those stored. */
  percent = 0;
  done = false;
  /** The names of unreadable files. @type {string[]} */
  lost = [];
  keeping = false;
  /** The number of readable games that `keep` has processed. */
  #processed = 0;
  #counts = { kept: 0, known: 0 };
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
   * Adds all readable games to the library, in the order of the file. Skips a game of this library that is unchanged.
   * If there is no room, the next call continues at that point.
   * @param {Engine} engine @param {Store} store @returns {Promise<{ kept: number, known: number }>}
   * @throws if there is no room
   */
  async keep(engine, store) {
    const now = Date.now();
    const readable = this.games.filter(({ saved }) => saved);
    this.keeping = true;
    try {
      while (this.#processed < readable.length) {
        const from = this.#processed;
        this.percent = Math.floor((100 * from) / readable.length);
        this.changed();
        const some = readable.slice(from, from + BATCH_SIZE);
        /** @type {[string, SavedGame][]} */ const batch = [];
        for (const [index, filed] of some.entries()) {
          // The first game of the file is the latest one.
          const game = asKept(filed, now - from - index);
          const id = idOf(filed);
          const there = id === null ? null : await store.game(id);
          if (id === null || !there || !isSame(engine, id, game, there))
            batch.push([id === null || there ? newId() : id, game]);
        }
        await store.add(batch);
        this.#processed += some.length;
        this.#counts.kept += batch.length;
        this.#counts.known += some.length - batch.length;
      }
    } finally {
      this.keeping = false;
    }
    return this.#counts;
  }
}

/** @param {FiledGame} filed @param {number} now */
function asKept({ game, names, players, tags, link, ply, winners, reason, saved }, now) {
  const at = time(new Map(tags).get('Date')) ?? now;
  return savedGameOf({ at, game, link, ply, names, players, saved, end: { link, ply, winners, reason }, tags });
}

/** Returns the id of a game in the library, if its record has a valid one. @param {FiledGame} filed */
function idOf({ tags }) {
  const id = new Map(tags).get(GAME_ID);
  return id !== undefined && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/** @param {Engine} engine @param {string} id @param {SavedGame} one @param {SavedGame} other */
function isSame(engine, id, one, other) {
  try {
    return record(engine, id, one) === record(engine, id, { ...other, at: one.at });
  } catch {
    return false;
  }
}
