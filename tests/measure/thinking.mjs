// Measures the page's main thread on an emulated phone while the computer thinks: the longest tasks from the player's
// move until the computer's move is displayed, with a processor slowed down four times. Run it by hand against a server
// of dist, after `cargo xtask build`:
//
//   npm run serve
//   CAUCE_SITE=http://127.0.0.1:4173/some/path/ npm run thinking [-- LEVEL [RUNS]]
//
// The figures are processor milliseconds of each task, and after the @ its start, in milliseconds after the player's
// move. On a shared processor the speed varies, so the run with the shortest longest task counts.

import { CARDS } from '../../www/site/home/cards.js';
import { browser, longAs, opened, tapBoard, traced } from './phone.mjs';

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ cost: number, at: number }} Task */

const [level = '8', runs = '1'] = process.argv.slice(2);
/** Number of moves, after a first one that loads all files. */
const MOVES = 4;
/** Number of tasks to print. */
const LONGEST = 6;
/** Milliseconds between two taps, and from the computer's move until it is fully displayed. */
const PACE = 350;
const SHOWN = 1500;

const rows = [];
for (const { name, line } of CARDS) {
  const tried = [];
  for (let run = 0; run < Number(runs); run += 1) tried.push(await visit(half(line)));
  const [best = []] = tried.sort(([one], [other]) => (one?.cost ?? 0) - (other?.cost ?? 0));
  rows.push({
    game: name,
    'longest tasks': best
      .slice(0, LONGEST)
      .map(({ cost, at }) => `${cost.toFixed(0)}@${at}`)
      .join(', '),
  });
}
console.table(rows);
await browser.close();

/** Returns the first half of a game: the computer thinks longest in the middle. @param {string} line */
function half(line) {
  const tokens = line.split(' ');
  return tokens.slice(0, tokens.length / 2).join(' ');
}

/** @param {string} line @returns {Promise<Task[]>} the longest first */
async function visit(line) {
  const { page, session, context } = await opened(line);
  await page.locator('cauce-game').evaluate((element, level) => {
    const game = /** @type {any} */ (element);
    const { seat } = game.turn;
    game.seats = game.names
      .map((/** @type {string} */ _, /** @type {number} */ index) =>
        index + 1 === seat ? 'here' : `computer-${level}`,
      )
      .join(' ');
    game.addEventListener(
      'cauce-move',
      (/** @type {CustomEvent} */ { detail }) => detail.origin === 'here' && performance.mark('handed over'),
    );
  }, level);
  await move(page, 0);
  const trace = await traced(session, async () => {
    for (let nth = 1; nth <= MOVES && !(await move(page, nth)).over; nth += 1);
  });
  await context.close();
  const marks = trace.filter(({ name }) => name === 'handed over');
  const [first] = marks;
  if (!first) throw new Error('nothing was played');
  const tasks = trace.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'RunTask' && ph === 'X' && pid === first.pid && tid === first.tid && ts >= first.ts,
  );
  const since = (/** @type {number} */ ts) =>
    Math.round((ts - (marks.findLast((mark) => mark.ts <= ts)?.ts ?? ts)) / 1000);
  return tasks.map((task) => ({ cost: longAs(task), at: since(task.ts) })).sort((one, other) => other.cost - one.cost);
}

/** Makes a move by tapping, and waits until the player is to move again or the game is over. @param {Page} page @param {number} nth */
async function move(page, nth) {
  const state = () =>
    page.locator('cauce-game').evaluate((element) => {
      const { ply, turn, outcome } = /** @type {any} */ (element);
      return { ply, seat: turn?.seat, over: Boolean(outcome) };
    });
  const before = await state();
  for (let tap = 0; (await state()).ply === before.ply; tap += 1) {
    await tapBoard(page, tap + 40 * nth);
    await page.waitForTimeout(PACE);
  }
  await page.waitForFunction((seat) => {
    const { turn, outcome } = /** @type {any} */ (document.querySelector('cauce-game'));
    return outcome || turn?.seat === seat;
  }, before.seat);
  await page.waitForTimeout(SHOWN);
  return state();
}
