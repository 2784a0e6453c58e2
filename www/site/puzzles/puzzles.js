// The pages of the puzzles: all of them, and one.

import { wholeEngine } from '../../element/engine.js';
import { dayOf } from '../../element/day-number.js';
import { GAMES, ofDay, puzzles } from '../../element/exercise/collection.js';
import { linkStyles } from '../shell/style.js';
import { Overview, address } from './overview.js';
import { PuzzlePage } from './page.js';
import { puzzleWords } from './words.js';

/**
 * @typedef {object} Host the site around the puzzles
 * @property {string} lang
 * @property {import('../store/store.js').Store} store
 */

/** A puzzle stands on a page as a step of a lesson does. */
const STYLES = [new URL('../learn/learn.css', import.meta.url), new URL('./puzzles.css', import.meta.url)];

/** What an address says the next puzzle is one of, where that is the set of a day. */
const SET = /^day-(\d+)$/;

/**
 * The page that an address asks for: `puzzles`, perhaps with a game; with a game and an `id` one puzzle, and today's where
 * that is `today`, perhaps `of` a theme, those `tried`, or the set of a day, among which the next one is then. A set that was
 * begun in time is gone on with on the day after, and the other way over the date line.
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
  const found = id === 'today' ? ofDay(list, dayOf()) : list.find((puzzle) => puzzle.id === id);
  if (!found) return new Overview(GAMES.indexOf(game) < 0 ? null : game, lists, ready, words, host);
  const of = asked.get('of');
  const begun = Number(of && SET.exec(of)?.[1]);
  const day = Math.abs(begun - dayOf()) <= 1 ? begun : dayOf();
  const set = lists.flatMap((all) => ofDay(all, day) ?? []);
  // It goes on being one of that day's, whatever day it is when the page is loaded anew.
  if (id === 'today') history.replaceState(history.state, '', address(found, `day-${day}`));
  const together = id === 'today' || begun === day;
  return new PuzzlePage(found, list, ready, words, host, {
    of: together ? `day-${day}` : of,
    day: set.includes(found) ? day : null,
    set: together && set.includes(found) ? set : null,
  });
}
