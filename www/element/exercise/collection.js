// The puzzles of a game, and which of them is today's. They are text, made by `cauce-lab puzzles` and fetched when asked
// for: a puzzle a line, with tabs between its fields.

import { dayOf } from '../day-number.js';
import { read } from '../files.js';
import { once } from '../once.js';

/**
 * @typedef {object} Puzzle
 * @property {string} game
 * @property {string} id its name among those of the game
 * @property {number} grade the weakest level of the computer that solves it half of the time; 9 where none does
 * @property {number} size how many positions its proof looks into, as a power of 2
 * @property {string} theme what its moves do that those of the fewest others do
 * @property {string[]} solution tokens: a move, the longest defence, a move, and so on
 * @property {string} line the game line that leads to it
 * @property {number} place where it stands in the file, from 0
 * @property {number} band how hard it is among those of its game, from 1 to `BANDS`
 */

/** Into how many bands of about as many puzzles those of a game are parted, from easy to hard. */
export const BANDS = 3;

/** The games that have puzzles. */
export const GAMES = ['snorkels', 'tayu', 'caminos', 'sendas'];

/**
 * All puzzles of a game, the easiest first.
 * @param {string} game @returns {Promise<Puzzle[]>} none where the game has none
 * @throws where they cannot be had
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
    // Those that are alike stand together: in the band in which the last of them is.
    const last = all.findLastIndex((other) => harder(puzzle, other) === 0);
    puzzle.band = Math.ceil((BANDS * (last + 1)) / all.length);
  }
  return all;
}

/** The first day that has a puzzle. */
const FIRST = dayOf(new Date(2026, 10, 1));

/** How many days had their puzzle from all that there are. The days after them have one that a level of the computer finds. */
const FROM_ALL = 24;

/** The grade of those that no level finds. */
const UNFOUND = 9;

/**
 * The puzzle of a day: each comes once, as they stand in the file, before one comes again. New ones are added at its end,
 * so that they change no day until all have had theirs; those of a game that are held to a stricter law change its days.
 * @param {readonly Puzzle[]} all of a game
 * @param {number} day @returns {Puzzle | undefined}
 */
export function ofDay(all, day) {
  const found = all.filter(({ grade }) => grade < UNFOUND).sort(inFile);
  const first = all.filter(({ grade, place }) => grade < UNFOUND || place < FROM_ALL).sort(inFile);
  const at = day - FIRST;
  // Before the first day, as a wrong clock has it, they are gone through backwards.
  return at < first.length ? first.at(at % first.length) : found[(at - first.length) % found.length];
}

/** @param {Puzzle} one @param {Puzzle} other */
const inFile = (one, other) => one.place - other.place;
