import { wholeEngine } from '../../element/engine.js';
import { dayOf } from '../../kit/day-number.js';
import { GAMES, ofDay, puzzles } from '../../element/exercise/collection.js';
import { linkStyles } from '../shell/style.js';
import { Overview, address } from './overview.js';
import { PuzzlePage } from './page.js';
import { puzzleWords } from './words.js';

/** @typedef {{ lang: string, store: import('../store/store.js').Store }} Host */

/** The page of a puzzle has the layout of a lesson. */
const STYLES = [new URL('../learn/learn.css', import.meta.url), new URL('./puzzles.css', import.meta.url)];

/** The value of `of` in an address for the puzzles of a day. */
const SET = /^day-(\d+)$/;

/**
 * Opens the page of an address: `puzzles` with an optional game is the overview; with a game and an `id` one puzzle,
 * where the id `today` is the puzzle of the day. `of` is the list of the next puzzle: a theme, `tried`, or the puzzles
 * of a day. A list of yesterday or tomorrow is still accepted, for midnight and the date line.
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
  // Keep the day in the address, so that a reload after midnight shows the same puzzle.
  if (id === 'today') history.replaceState(history.state, '', address(found, `day-${day}`));
  const together = id === 'today' || begun === day;
  return new PuzzlePage(found, list, words, host, {
    of: together ? `day-${day}` : of,
    day: set.includes(found) ? day : null,
    set: together && set.includes(found) ? set : null,
  });
}
