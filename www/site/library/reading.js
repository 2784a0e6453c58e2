// Reads games from text: records, game lines and links.
//
// A long file is read in slices, so that the page stays responsive. Every game of the file is returned, with its error
// and with what could be read before that.

import { withBoard } from '../../element/with-board.js';
import { bytesOf } from '../../element/record.js';
import { asUtf8 } from '../../kit/text.js';

/**
 * @typedef {object} Source
 * @property {string} name
 * @property {() => Promise<Uint8Array<ArrayBuffer>>} bytes
 *
 * @typedef {FiledGame & { address?: string | undefined }} Filed `address`: the fragment of the link in which the game was
 *
 * @typedef {{ text: string, number: number }} Line a non-empty line with its number, counted from 1
 */

/** In milliseconds. */
const SLICE = 8;

/** @param {Engine} engine @param {Uint8Array<ArrayBuffer>} bytes @returns {AsyncGenerator<Filed[], void>} */
export async function* games(engine, bytes) {
  /** @type {Filed[]} */ let slice = [];
  let begun = performance.now();
  for await (const game of each(engine, asUtf8(bytes))) {
    slice.push(game);
    if (performance.now() - begun < SLICE) continue;
    yield slice;
    slice = [];
    await yieldToMain();
    begun = performance.now();
  }
  if (slice.length > 0) yield slice;
}

export function yieldToMain() {
  // Some browsers lack `scheduler.yield`.
  return /** @type {any} */ (globalThis).scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** @param {Engine} engine @param {Uint8Array} bytes @returns {AsyncGenerator<Filed, void>} */
async function* each(engine, bytes) {
  const text = engine.unbroken(new TextDecoder().decode(bytes));
  const all = text.split(/\r\n?|\n/).map((line, index) => ({ text: line.trim(), number: index + 1 }));
  const filled = all.filter(({ text }) => text);
  const isGame = (/** @type {Line | undefined} */ line) => line !== undefined && engine.Board.read_any(line.text);
  if (isGame(filled[0])) return yield* lines(engine, filled);
  // A letter may contain a game or a link. Any other text is read as a record, which reports errors.
  const found = text.trimStart().startsWith('[') ? [] : filled.filter(isGame);
  const whole = found.filter(({ text }) => !engine.Board.read_any(text)?.problem);
  if (found.length > 0) return yield* lines(engine, whole.length > 0 ? whole : found);
  const records = new engine.Records(bytes);
  try {
    for (let game = records.read_next(); game; game = records.read_next()) yield game;
  } finally {
    records.free();
  }
}

/** @param {Engine} engine @param {readonly Line[]} all @returns {AsyncGenerator<Filed, void>} */
async function* lines(engine, all) {
  for (const [index, { text, number }] of all.entries()) {
    const { problem, ...game } = await read(engine, text, Math.floor((100 * (index + 1)) / all.length));
    const placed =
      problem && all.length > 1 ? { id: 'library-line', args: { line: number, reason: problem } } : problem;
    yield { ...game, problem: placed, address: engine.find_link(text) };
  }
}

/** @param {Engine} engine @param {string} text a game line or a link @param {number} percent @returns {Promise<FiledGame>} */
async function read(engine, text, percent) {
  const { game, line, packed, problem } = engine.Board.read_any(text) ?? engine.Board.read(text);
  if (!game) return emptyGame(problem, percent);
  if (packed === null) return gameOfLine(engine, line, problem, percent);
  try {
    const records = new engine.Records(await bytesOf({ packed }));
    const game = records.read_next() ?? emptyGame({ id: 'record-tag-expected' }, percent);
    records.free();
    return { ...game, percent };
  } catch (problem) {
    return emptyGame(/** @type {Phrase} */ (problem), percent);
  }
}

/** @param {Engine} engine @param {string} line @param {Phrase | null} problem @param {number} percent @returns {FiledGame} */
function gameOfLine(engine, line, problem, percent) {
  return withBoard(engine, line, (board) => {
    const { game, ply, outcome, seats } = board.view();
    const [names, players] = [seats.map(({ name }) => name), seats.map(({ title }) => title)];
    return {
      ...emptyGame(problem, percent),
      game,
      names,
      players,
      link: board.link,
      ply,
      winners: outcome?.winners ?? null,
      reason: outcome?.reason ?? null,
      saved: board.save(),
    };
  });
}

/** @param {Phrase | null} problem @param {number} percent @returns {FiledGame} */
function emptyGame(problem, percent) {
  return {
    game: '',
    names: [],
    players: [],
    tags: [],
    link: '',
    ply: 0,
    winners: null,
    reason: null,
    saved: '',
    problem,
    percent,
  };
}
