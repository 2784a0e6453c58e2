// What a search has found in each position, for all who ask, and a game that is looked through by the computer: what is asked
// of it. What the answers mean, `crates/table/src/review.rs` says.

import { SQUARE } from '../board/cells.js';
import { analyse } from '../computer.js';
import { inspect } from '../inspect.js';
import { calling } from '../seats.js';

/** How many steps are made about a position: as many as for a hint. */
const STEPS = 2500;

/** On a board of fewer squares steps are soon made, and soon prove who wins: it has more, by this power of how much smaller it is. */
const SQUARES = 49;
const SMALLER = 4;

/** So many workers look at a game together, where there are as many cores. */
const WORKERS = 3;

/** How many moves are told of a position. */
const LINES = 3;

/** What a search found in positions, by their lines: nothing is asked twice, and nothing of it is changed. @type {Map<string, Analysis>} */
const known = new Map();
/** So many are remembered. */
const REMEMBERED = 2000;

/** What a review found besides by looking deeper into better moves: what is shown agrees with its marks. @type {Map<string, Analysis>} */
const reviewed = new Map();

/** What has been found out about a position, where anything has. @param {string} line */
const foundAt = (line) => reviewed.get(line) ?? known.get(line);

/**
 * What the best moves are in a position.
 * @param {string} line @param {AbortSignal} signal @returns {Promise<Analysis>}
 */
export const look = async (line, signal) => reviewed.get(line) ?? search(line, signal);

/**
 * What a search finds in a position.
 * @param {string} line @param {AbortSignal} signal @param {number} [beside] the worker that is asked @returns {Promise<Analysis>}
 */
async function search(line, signal, beside) {
  const before = known.get(line);
  if (before) return before;
  const { engine } = await import('../engine.js');
  const squares =
    inspect(await engine(), line, (board) => board.places().filter(({ id }) => SQUARE.test(id)).length) || SQUARES;
  const steps = Math.round(STEPS * Math.max(1, SQUARES / squares) ** SMALLER);
  const found = await analyse(line, { steps, lines: LINES, signal, beside });
  if (known.size >= REMEMBERED) known.clear();
  known.set(line, found);
  return found;
}

/** The game one token on. @param {Engine} engine @param {string} line @param {string} token */
export const after = (engine, line, token) =>
  inspect(engine, line, (board) => {
    board.play(token, null);
    return board.line;
  });

export class Review {
  #context;
  #board;
  #review;
  /** What was told last, and of what. */
  #told = { at: -1, view: /** @type {import('../../view.js').Review | null} */ (null) };

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    this.#board = context.board;
    this.#review = new context.engine.Review(context.board);
    reviewed.clear();
  }

  /** All that is told of the game. */
  get view() {
    const { moves_revision } = this.#board;
    const { at, view } = this.#told;
    if (view && at === moves_revision) return view;
    const now = this.#named(this.#review.view(this.#board));
    this.#told = { at: moves_revision, view: now };
    return now;
  }

  /** Where the board stands. @param {number} left the node of the game that was shown last */
  here(left) {
    const tell = () => this.#named(this.#review.here(this.#board, left));
    const here = tell();
    const found = foundAt(here.told?.wanted ?? '');
    if (!found) return here;
    this.#answer(found);
    return tell();
  }

  /** What is told of the game, its players called as the page calls them. @template T @param {T} told @returns {T} */
  #named(told) {
    const { seats } = (this.#context.again() ?? this.#context).view;
    const people = seats.filter(({ by }) => by === 'here');
    return people.length === 1 && people[0] ? calling(told, people[0].title) : told;
  }

  /**
   * The best moves where the board stands.
   * @param {Analysis} found what was found there @param {AbortSignal} signal
   */
  async best(found, signal) {
    const there = found.lines.flatMap(
      ({ moves: [token = ''] }) => foundAt(after(this.#context.engine, found.line, token)) ?? [],
    );
    for (;;) {
      const { rows, wanted } = this.#review.best(this.#board, found, there);
      if (!wanted || there.some(({ line }) => line === wanted)) return rows;
      there.push(await look(wanted, signal));
    }
  }

  /** Looks at every point that is not known: each worker takes the next one. @param {AbortSignal} signal @param {() => void} onProgress */
  async run(signal, onProgress) {
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    const free = [...Array(Math.min(globalThis.navigator?.hardwareConcurrency || 1, WORKERS)).keys()];
    const most = free.length;
    /** @type {Map<string, Promise<void>>} */ const asked = new Map();
    /** @param {string} line @param {number} beside */
    const ask = async (line, beside) => {
      this.#answer(await search(line, either, beside));
      asked.delete(line);
      free.push(beside);
      if (this.#review.wanted(most).includes(line)) throw new Error(`what was found tells nothing of ${line}`);
    };
    try {
      for (let lines = this.#review.wanted(most); lines.length > 0; lines = this.#review.wanted(most)) {
        for (const line of lines.filter((line) => !asked.has(line)).slice(0, free.length)) {
          const answered = ask(line, free.shift() ?? 0);
          // Whoever waits for it hears of it when it is in turn.
          answered.catch(() => {});
          asked.set(line, answered);
        }
        await Promise.race(asked.values());
        onProgress();
      }
    } finally {
      stop.abort();
    }
  }

  /** Writes into the record what was found. */
  write() {
    this.#review.write(this.#board);
  }

  /** @param {Analysis} found */
  #answer(found) {
    this.#told.view = null;
    for (const better of this.#review.answer(found)) reviewed.set(better.line, better);
  }
}
