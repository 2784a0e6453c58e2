// The puzzles of a game. `cauce-lab puzzles` writes the files: one puzzle per line, with tab-separated fields.

import { dayOf } from '../../kit/day-number.js';
import { read } from '../../kit/files.js';
import { once } from '../../kit/once.js';

/**
 * @typedef {object} Puzzle
 * @property {string} game @property {string} id unique in the game
 * @property {number} grade the weakest computer level that solves it half of the time; 9 if none does
 * @property {number} size positions in its proof, as a power of 2
 * @property {string} theme of the themes of its moves, the one that the fewest puzzles have
 * @property {string[]} solution tokens: a move, the longest defence, a move, and so on
 * @property {string} line the game line that leads to it @property {number} place index in the file
 * @property {number} band difficulty within the game, from 1 to `BANDS`
 */

/** Bands of difficulty contain about the same number of puzzles. */
export const BANDS = 3;

export const GAMES = ['snorkels', 'tayu', 'caminos', 'sendas'];

/**
 * Fetches the puzzles of a game, easiest first. Returns none if the game has none.
 * @param {string} game @returns {Promise<Puzzle[]>} @throws if the file cannot be fetched
 */
export async function puzzles(game) {
  if (!GAMES.includes(game)) return [];
  const path = `puzzles/${game}.txt`;
  return once(path, async () => parse(game, await read(path)));
}

/** @param {string} game @param {string} text @returns {Puzzle[]} */
export function parse(game, text) {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const rows = lines.map((text) => text.split('\t'));
  /** @type {Map<string, number>} */ const counts = new Map();
  for (const theme of rows.flatMap(([, , , themes = '']) => themes.split(',')))
    counts.set(theme, (counts.get(theme) ?? 0) + 1);
  /** @param {string} theme */
  const count = (theme) => counts.get(theme) ?? 0;
  const all = rows.map(([id = '', grade, size, themes = '', solution = '', line = ''], place) => {
    const theme = themes.split(',').reduce((one, other) => (count(other) < count(one) ? other : one));
    return {
      game,
      id,
      grade: Number(grade),
      size: Number(size),
      theme,
      solution: solution.split(' '),
      line,
      place,
      band: 0,
    };
  });
  /** @param {Puzzle} one @param {Puzzle} other */
  const harder = (one, other) => one.grade - other.grade || one.size - other.size;
  all.sort(harder);
  for (const puzzle of all) {
    // Equally hard puzzles share the band of the last of them.
    const last = all.findLastIndex((other) => harder(puzzle, other) === 0);
    puzzle.band = Math.ceil((BANDS * (last + 1)) / all.length);
  }
  return all;
}

const FIRST = dayOf(new Date(2026, 10, 1));

/** The puzzles of this many first days come from the whole file. Later days have only puzzles that some level solves. */
const FROM_ALL = 24;

/** The grade of puzzles that no level solves. */
const UNFOUND = 9;

/**
 * All puzzles come once, in file order, before any repeats. New puzzles are appended to the file, so that days up to then keep
 * theirs. Making a game's puzzles anew by stricter rules does change its days.
 * @param {readonly Puzzle[]} all of one game @param {number} day @returns {Puzzle | undefined}
 */
export function ofDay(all, day) {
  const found = all.filter(({ grade }) => grade < UNFOUND).sort(inFile);
  const first = all.filter(({ grade, place }) => grade < UNFOUND || place < FROM_ALL).sort(inFile);
  const at = day - FIRST;
  // A wrong clock may give a day before the first one.
  return at < first.length ? first.at(at % first.length) : found[(at - first.length) % found.length];
}

/** @param {Puzzle} one @param {Puzzle} other */
const inFile = (one, other) => one.place - other.place;
