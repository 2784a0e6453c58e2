// Games out of text: records, game lines and links.
//
// A long file is read in slices, so that the page can be used in between. Every game that stands in it is told of, with
// what is wrong with it and what could be read before that.

import { bytesOf } from '../../element/record.js';

/**
 * @typedef {object} Source
 * @property {string} name what people know it by
 * @property {() => Promise<Uint8Array<ArrayBuffer>>} bytes
 */

/** For how long a slice may keep the page from doing other things, in milliseconds. */
const SLICE = 8;

/**
 * Reads all games, slice by slice.
 * @param {Engine} engine @param {Uint8Array} bytes @returns {AsyncGenerator<FiledGame[], void>}
 */
export async function* games(engine, bytes) {
  const reader = readerOf(engine, bytes);
  /** @type {FiledGame[]} */ let slice = [];
  let begun = performance.now();
  try {
    for (let game = await reader.next(); game; game = await reader.next()) {
      slice.push(game);
      if (performance.now() - begun < SLICE) continue;
      yield slice;
      slice = [];
      await breath();
      begun = performance.now();
    }
  } finally {
    reader.free();
  }
  if (slice.length > 0) yield slice;
}

/** Lets the page do what else there is to do. */
export function breath() {
  // As `scheduler.yield()` does, where there is one.
  return /** @type {any} */ (globalThis).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * @param {Engine} engine @param {Uint8Array} bytes
 * @returns {{ next(): FiledGame | undefined | Promise<FiledGame | undefined>, free(): void }}
 */
function readerOf(engine, bytes) {
  const text = new TextDecoder().decode(bytes);
  const first = /\S.*/.exec(text)?.[0].trim() ?? '';
  // What is neither a link nor a game line is a record, or is told that it should be one.
  if (engine.Board.read_any(first)) return lineReader(engine, text);
  const records = new engine.Records(bytes);
  return { next: () => records.read_next(), free: () => records.free() };
}

/** Reads a game line or a link from each line. @param {Engine} engine @param {string} text */
function lineReader(engine, text) {
  const lines = text.split(/\r\n?|\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
  const filled = lines.filter(({ text }) => text);
  let at = 0;
  return {
    async next() {
      const line = filled[at];
      if (!line) return undefined;
      at += 1;
      const percent = Math.floor((100 * at) / filled.length);
      /** @param {Phrase | null} problem */
      const placed = (problem) => (problem && filled.length > 1 ? { id: 'library-line', args: { line: line.number, reason: problem } } : problem);
      const read = engine.Board.read_any(line.text) ?? engine.Board.read(line.text);
      if (!read.game) return nothing(placed(read.problem), percent);
      const packed = new URLSearchParams(line.text.split('#').at(-1)).get('record');
      if (packed === null) return filed(engine, read.line, placed(read.problem), percent);
      try {
        const records = new engine.Records(await bytesOf({ packed }));
        const game = records.read_next() ?? nothing({ id: 'record-tag-expected' }, percent);
        records.free();
        return { ...game, problem: placed(game.problem), percent };
      } catch (problem) {
        return nothing(placed(/** @type {Phrase} */ (problem)), percent);
      }
    },
    free() {},
  };
}

/**
 * @param {Engine} engine @param {string} line a game line that could be read
 * @param {Phrase | null} problem @param {number} percent @returns {FiledGame}
 */
function filed(engine, line, problem, percent) {
  const board = engine.Board.showing(line);
  const { game, ply, outcome, seats } = board.view();
  const [names, players] = [seats.map(({ name }) => name), seats.map(({ title }) => title)];
  const { link } = board;
  const saved = board.save();
  board.free();
  return { ...nothing(problem, percent), game, names, players, link, ply, winners: outcome?.winners ?? null, saved };
}

/** @param {Phrase | null} problem @param {number} percent @returns {FiledGame} */
function nothing(problem, percent) {
  return { game: '', names: [], players: [], tags: [], link: '', ply: 0, winners: null, saved: '', problem, percent };
}
