// Measures the parts of a tap, from the event to the next frame, on an emulated phone with a processor slowed down four
// times. It runs in the middle of each game, or at several lengths of one long game. Run it by hand against a server of
// dist, after `cargo xtask build`:
//
//   npm run serve
//   CAUCE_SITE=http://127.0.0.1:4173/some/path/ npm run taps [-- games | plies [RUNS]]
//
// All figures are processor milliseconds of the page's main thread: `p50` and `p95` from the event until its frame is
// submitted, then the mean of each part. `later` is the work after the frame, such as cells for screen readers and
// saving. On a shared processor the speed varies; with RUNS above 1, the same taps are repeated, and the fastest of
// each counts.

import { CARDS } from '../../www/site/home/cards.js';
import { engine } from '../node/engine.mjs';
import { browser, longAs, opened, tapBoard, traced } from './phone.mjs';

/** @typedef {import("@playwright/test").Page} Page @typedef {import("./phone.mjs").Entry} Entry */
/** @typedef {{ whole: number, parts: Record<string, number>, later: number }} Tap cost in milliseconds */

const [only, times = '1'] = process.argv.slice(2);
const RUNS = Number(times);

const TAPS = 40;
/** Milliseconds between two taps. */
const PACE = 450;
const PLIES = [10, 100, 1000, 5000];

/** Category of each engine function that JavaScript calls; all others belong to the game. @type {Record<string, string>} */
const DOORS = {
  paint: 'canvas',
  paint_icon: 'canvas',
  view: 'values',
  places: 'values',
  moves: 'values',
  news: 'values',
  played_since: 'values',
  shown_line: 'values',
  pending: 'values',
  end: 'keeping',
  save: 'keeping',
  link: 'keeping',
  line: 'keeping',
};
/** Work of the browser itself. @type {Record<string, string>} */
const STEPS = {
  UpdateLayoutTree: 'layout',
  Layout: 'layout',
  PrePaint: 'painting',
  Paint: 'painting',
  Layerize: 'painting',
  Commit: 'painting',
};
const PARTS = ['handler', 'engine', 'values', 'words', 'canvas', 'keeping', 'layout', 'painting'];

if (only !== 'plies') {
  const rows = [];
  for (const { name, line } of CARDS) rows.push({ game: name, ...(await measured(line, tapBoard)) });
  console.table(rows);
}
if (only !== 'games') {
  const rows = [];
  const long = wander(Math.max(...PLIES));
  for (const ply of PLIES) {
    const line = last(long, ply);
    for (const what of /** @type {const} */ (['move', 'undo', 'step']))
      rows.push({ ply, what, ...(await measured(line, press(what))) });
  }
  console.table(rows);
}
await browser.close();

/**
 * Returns a game of Sendas in which the pieces wander.
 *
 * @param {number} plies
 */
function wander(plies) {
  const board = engine.Board.showing('sendas');
  let seed = 1;
  for (let ply = 0; ply < plies; ) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    // A player who leaves the board wins, so such moves are excluded.
    const moves = board.legal().filter((token) => !/^pass$|10|0/.test(token));
    board.play(moves[seed % moves.length] ?? 'pass', null);
    ply += 1;
  }
  return board.line;
}

/**
 * Returns the last plies of a game of Sendas from their own start, so that games of any length end alike.
 *
 * @param {string} line
 * @param {number} plies
 */
function last(line, plies) {
  const tokens = line.split(' ');
  const board = engine.Board.showing(tokens.slice(0, -plies).join(' '));
  /** @type {Record<string, string[]>} */ const pieces = { white: [], black: [] };
  for (const { id, label } of /** @type {any[]} */ (board.places())) {
    if (label.id !== 'sendas-square-piece') continue;
    const ends = label.args.ends.map((/** @type {any} */ { args }) => args.end[0].toUpperCase());
    pieces[label.args.piece.args.side]?.push(id + ends.join(''));
  }
  return `sendas white=${pieces.white} black=${pieces.black} : ${tokens.slice(-plies).join(' ')}`;
}

/**
 * Returns the row of the table for an action in a game.
 *
 * @param {string} line
 * @param {(page: Page, nth: number) => Promise<unknown>} act
 */
async function measured(line, act) {
  let best = await visit(line, act);
  for (let run = 1; run < RUNS; run += 1) {
    const again = await visit(line, act);
    if (again.length !== best.length) throw new Error(`${again.length} taps in a run, ${best.length} before`);
    best = best.map((tap, nth) => (again[nth] && again[nth].whole < tap.whole ? again[nth] : tap));
  }
  const round = (/** @type {number} */ value) => Number(value.toFixed(1));
  const mean = (/** @type {(tap: Tap) => number} */ of) =>
    round(best.reduce((sum, tap) => sum + of(tap), 0) / best.length);
  const whole = best.map((tap) => tap.whole);
  return {
    taps: best.length,
    p50: round(quantile(whole, 0.5)),
    p95: round(quantile(whole, 0.95)),
    ...Object.fromEntries(PARTS.map((part) => [part, mean((tap) => tap.parts[part] ?? 0)])),
    later: mean((tap) => tap.later),
  };
}

/**
 * Opens a game, and repeats a tap or another action.
 *
 * @param {string} line
 * @param {(page: Page, nth: number) => Promise<unknown>} act
 */
async function visit(line, act) {
  const { page, session, context } = await opened(line);
  // Files that are loaded and compiled at the first taps are not counted.
  for (let nth = 0; nth < 4; nth += 1) {
    await act(page, nth);
    await page.waitForTimeout(PACE);
  }
  const trace = await traced(session, async () => {
    for (let nth = 4; nth < TAPS + 4; nth += 1) {
      await act(page, nth);
      await page.waitForTimeout(PACE);
    }
  });
  await context.close();
  return told(trace);
}

/**
 * Returns an action: another move at the end of the game, undo and redo, or alternating between the last move in the
 * list and the third last.
 *
 * @param {"move" | "undo" | "step"} what
 * @returns {(page: Page, nth: number) => Promise<unknown>}
 */
function press(what) {
  return async (page, nth) => {
    const on = nth % 2 === 1;
    const button = { move: '.choice[data-id="play:pass"]', undo: `[data-command=${on ? 'redo' : 'undo'}]`, step: '' }[
      what
    ];
    const at = await page.evaluate(
      ({ button, on }) => {
        const root = document.querySelector('cauce-game')?.shadowRoot;
        const place = button
          ? root?.querySelector(button)
          : [...(root?.querySelectorAll('.move') ?? [])].at(on ? -1 : -3);
        place?.scrollIntoView({ block: 'nearest' });
        const box = place?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      { button, on },
    );
    if (!at) throw new Error(`nothing to tap: ${what}`);
    await page.touchscreen.tap(at.x, at.y);
  };
}

/**
 * @param {Entry[]} trace
 * @returns {Tap[]}
 */
function told(trace) {
  const starts = trace.filter(({ name, ph }) => name === 'EventDispatch' && ph === 'X');
  const clicks = starts.filter(({ args }) => args.data?.type === 'click');
  const main = clicks[0];
  if (!main) throw new Error('nothing was tapped');
  const own = trace.filter(({ pid, tid }) => pid === main.pid && tid === main.tid);
  const commits = own
    .filter(({ name }) => name === 'Commit')
    .map(({ ts, dur = 0 }) => ts + dur)
    .sort((a, b) => a - b);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  const samples = samplesOf(
    trace.filter(({ pid }) => pid === main.pid),
    main.tid,
  );
  const steps = own.filter(({ ph, name }) => ph === 'X' && STEPS[name]);
  const of = (/** @type {Entry[]} */ list, /** @type {number} */ a, /** @type {number} */ b) =>
    list.reduce((sum, entry) => sum + longAs(entry, a, b), 0);
  return clicks.map(({ ts: clicked }, index) => {
    // A tap is a series of events; work during the first of them counts as well.
    const down = starts.filter(({ args, ts }) => args.data?.type === 'pointerdown' && ts <= clicked).at(-1);
    const from = down && clicked - down.ts < 200_000 ? down.ts : clicked;
    const shown = commits.find((ts) => ts > clicked) ?? clicked;
    const next = (clicks[index + 1]?.ts ?? Infinity) - 50_000;
    /** @type {Record<string, number>} */
    const parts = Object.fromEntries(PARTS.map((part) => [part, 0]));
    for (const { part, ts, cost } of samples)
      if (ts >= from && ts < shown) parts[part] = (parts[part] ?? 0) + cost / 1000;
    for (const part of ['layout', 'painting'])
      parts[part] =
        (parts[part] ?? 0) +
        of(
          steps.filter(({ name }) => STEPS[name] === part),
          from,
          shown,
        );
    return { whole: of(tasks, from, shown), parts, later: of(tasks, shown, Math.min(next, shown + 300_000)) };
  });
}

/**
 * Returns the profiler's samples, each with the part of the page that was running; samples without a script are left
 * out.
 *
 * @param {Entry[]} trace
 * @param {number} tid
 */
function samplesOf(trace, tid) {
  /** @type {{ part: string, ts: number, cost: number }[]} */
  const samples = [];
  for (const { id, args } of trace.filter(({ name, tid: own }) => name === 'Profile' && own === tid)) {
    /** @type {Map<number, { frame: Entry, parent?: number }>} */
    const nodes = new Map();
    let ts = args.data.startTime;
    for (const chunk of trace.filter(({ name, id: own }) => name === 'ProfileChunk' && own === id)) {
      const { cpuProfile = {}, timeDeltas = [] } = chunk.args.data;
      for (const node of cpuProfile.nodes ?? []) nodes.set(node.id, { frame: node.callFrame, parent: node.parent });
      for (const [index, sample] of (cpuProfile.samples ?? []).entries()) {
        const cost = timeDeltas[index];
        ts += cost;
        const stack = [];
        for (let node = nodes.get(sample); node; node = node.parent === undefined ? undefined : nodes.get(node.parent))
          stack.push(node.frame);
        const part = partOf(stack);
        // The time of a sample is its end.
        if (part) samples.push({ part, ts, cost });
      }
    }
  }
  return samples;
}

/**
 * Returns the part of the page to which a stack belongs; the innermost function comes first.
 *
 * @param {Entry[]} stack
 */
function partOf(stack) {
  const names = stack.map(({ functionName }) => functionName);
  if (['(idle)', '(program)', '(root)'].includes(names[0])) return null;
  if (['keep', 'replaceState', 'setItem'].some((name) => names.includes(name))) return 'keeping';
  const inside = names.findLastIndex((name) => name.startsWith('wasm-function'));
  // The function through which JavaScript entered the engine is just outside of the browser's own wrapper.
  const door = names.slice(inside + 1).find((name) => !name.startsWith('js-to-wasm'));
  if (inside >= 0) return DOORS[door ?? ''] ?? 'engine';
  return ['show', 'say', 'tell', 'note', 'settle'].some((name) => names.includes(name)) ? 'words' : 'handler';
}

/**
 * @param {number[]} numbers
 * @param {number} share
 */
function quantile(numbers, share) {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1] ?? NaN;
}
