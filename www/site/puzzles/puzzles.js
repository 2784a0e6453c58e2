// The pages of the puzzles: all of them, and one.

import { wholeEngine } from '../../element/engine.js';
import { dayOf } from '../../element/day-number.js';
import { GAMES, ofDay, puzzles } from '../../element/exercise/collection.js';
import { linkStyles } from '../shell/style.js';
import { Overview } from './overview.js';
import { PuzzlePage } from './page.js';
import { puzzleWords } from './words.js';

/**
 * @typedef {object} Host the site around the puzzles
 * @property {string} lang
 * @property {import('../store/store.js').Store} store
 */

/** A puzzle stands on a page as a step of a lesson does. */
const STYLES = [new URL('../learn/learn.css', import.meta.url), new URL('./puzzles.css', import.meta.url)];

/**
 * The page that an address asks for: `puzzles`, perhaps with a game; with a game and an `id` one puzzle, and today's where
 * that is `today`, perhaps `of` a theme or those `tried`, among which the next one is then.
 * @param {URLSearchParams} asked @param {Host} host
 */
export async function openPuzzles(asked, host) {
  const [ready, words, ...all] = await Promise.all([
    wholeEngine(),
    puzzleWords(host.lang),
    ...GAMES.map(puzzles),
    ...STYLES.map(linkStyles),
  ]);
  const lists = /** @type {import('../../element/exercise/collection.js').Puzzle[][]} */ (all.slice(0, GAMES.length));
  const game = asked.get('puzzles') ?? '';
  const id = asked.get('id');
  const list = lists[GAMES.indexOf(game)] ?? [];
  const today = id === 'today';
  const found = today ? ofDay(list, dayOf()) : list.find((puzzle) => puzzle.id === id);
  return found
    ? new PuzzlePage(found, list, ready, words, host, asked.get('of'), today)
    : new Overview(GAMES.indexOf(game) < 0 ? null : game, lists, ready, words, host);
}
