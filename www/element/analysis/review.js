// Search results of positions, shared by all callers, and the review of a whole game. Its rules are in
// `crates/table/src/review.rs`.

import { SQUARE } from '../board/cells.js';
import { analyse } from '../computer.js';
import { withBoard } from '../with-board.js';

/** Steps per position, the same as for a hint. */
const STEPS = 2500;

/** Smaller boards get more steps, by this power of their relative size: steps are faster there, and soon prove a result. */
const SQUARES = 49;
const SMALLER = 4;

const WORKERS = 3;

const LINES = 3;

/** Search results by line. They are not changed. @type {Map<string, Analysis>} */
const known = new Map();
const REMEMBERED = 2000;

/** Results of deeper searches in the latest review. They take precedence, so that all views agree with its marks. @type {Map<string, Analysis>} */
const reviewed = new Map();

/** @param {string} line */
const foundAt = (line) => reviewed.get(line) ?? known.get(line);

/** @param {string} line @param {AbortSignal} signal @returns {Promise<Analysis>} */
export const analysePosition = async (line, signal) => reviewed.get(line) ?? search(line, signal);

/** @param {string} line @param {AbortSignal} signal @param {number} [beside] the worker to use @returns {Promise<Analysis>} */
async function search(line, signal, beside) {
  const before = known.get(line);
  if (before) return before;
  const { engine } = await import('../engine.js');
  const squares =
    withBoard(await engine(), line, (board) => board.places().filter(({ id }) => SQUARE.test(id)).length) || SQUARES;
  const steps = Math.round(STEPS * Math.max(1, SQUARES / squares) ** SMALLER);
  const found = await analyse(line, { steps, lines: LINES, signal, beside });
  if (known.size >= REMEMBERED) known.clear();
  known.set(line, found);
  return found;
}

/** Returns a game line with one more token. @param {Engine} engine @param {string} line @param {string} token */
export const after = (engine, line, token) =>
  withBoard(engine, line, (board) => {
    board.play(token, null);
    return board.line;
  });

export class Review {
  #context;
  #board;
  #review;
  #told = { at: -1, view: /** @type {import('../../view.js').Review | null} */ (null) };

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    this.#board = context.board;
    this.#review = new context.engine.Review(context.board);
    reviewed.clear();
  }

  get view() {
    const { moves_revision } = this.#board;
    const { at, view } = this.#told;
    if (view && at === moves_revision) return view;
    const now = this.#review.view(this.#board);
    this.#told = { at: moves_revision, view: now };
    return now;
  }

  /** @param {number} left the last node shown of the main line */
  here(left) {
    const tell = () => this.#review.here(this.#board, left);
    const here = tell();
    const found = here.judged?.wanted && foundAt(here.judged.before.line);
    if (!found) return here;
    this.#answer(found);
    return tell();
  }

  /** @param {Analysis} found the result for the current position @param {AbortSignal} signal */
  async best(found, signal) {
    const there = found.lines.flatMap(
      ({ moves: [token = ''] }) => foundAt(after(this.#context.engine, found.line, token)) ?? [],
    );
    for (;;) {
      const told = this.#review.best(this.#board, found, there);
      if (typeof told !== 'string') return told;
      if (there.some(({ line }) => line === told)) return [];
      there.push(await analysePosition(told, signal));
    }
  }

  /** Analyses every missing position. @param {AbortSignal} signal @param {() => void} onProgress */
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
          // `Promise.race` below handles the rejection.
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

  write() {
    this.#review.write(this.#board);
  }

  /** @param {Analysis} found */
  #answer(found) {
    this.#told.view = null;
    for (const better of this.#review.answer(found)) reviewed.set(better.line, better);
  }
}
