// Measures how smoothly a 3D board turns, and how soon a click is followed by a frame. It runs at full speed and with
// the processor slowed down six times, like a mid-range phone. Run it by hand against a server of dist, after `cargo
// xtask build`:
//
//   npm run serve
//   CAUCE_SITE=http://127.0.0.1:4173/some/path/ npm run frames
//
// Wall-clock times show what the user sees, but include other load of the machine. Processor times show the work of the
// main thread only.

import { chromium } from '@playwright/test';
import { CHROMIUM } from '../chromium.mjs';

/** @typedef {import("@playwright/test").Page} Page @typedef {import("@playwright/test").CDPSession} Session */

const site = process.env.CAUCE_SITE;
if (!site) throw new Error('CAUCE_SITE must say where dist is served');

/** A board of Caminos with half of the pieces placed. */
const MIDGAME = [
  'T:f2g2g3h2 L:c3c4c5c5 T:d1d2d3e2 T:a7b6b7b8 T:g5g6g7h6 L:f3f4g4h4 L:e7e8f8g8 Z:d1e1e1f1',
  'L:a3b3b4b5 L:d5e5e5e5 L:d6d6d6e6 Z:c7d7d7e7 Z:a5a6a6a7',
].join(' ');
const SLOWED = [1, 6];
const FRAMES = 120;
const CLICKS = 40;
const GAMES = ['snorkels', 'tayu', 'caminos', 'sendas'];

const browser = await chromium.launch({ executablePath: CHROMIUM });
const only = process.argv[2];

/** @type {Record<string, string | number>[]} */
const turns = [];
for (const slowed of only === 'clicks' ? [] : SLOWED) {
  turns.push(await visit(new URLSearchParams({ game: 'caminos', moves: MIDGAME }).toString(), slowed, turn));
}
if (turns.length) console.table(turns);

/** @type {Record<string, string | number>[]} */
const clicks = [];
for (const game of only === 'turns' ? [] : GAMES) {
  for (const slowed of SLOWED) clicks.push({ game, ...(await visit(`game=${game}`, slowed, click)) });
}
if (clicks.length) console.table(clicks);
await browser.close();

/**
 * @template T
 * @param {string} fragment
 * @param {number} slowed
 * @param {(page: Page, session: Session) => Promise<T>} measure
 */
async function visit(fragment, slowed, measure) {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await page.goto(new URL(`#${fragment}`, site).href);
  await page.locator('cauce-game').evaluate((element) => Reflect.get(element, 'ready'));
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const measured = await measure(page, session);
  await page.close();
  return { slowed, ...measured };
}

/**
 * Drags the board around, and up and down a little, one movement per frame.
 *
 * @param {Page} page
 * @param {Session} session
 */
async function turn(page, session) {
  const box = await page.locator('cauce-game .grid').boundingBox();
  if (!box) throw new Error('there is no board');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y);
  const frames = page.evaluate(async (count) => {
    /** @type {number[]} */
    const times = [];
    while (times.length <= count) times.push(await new Promise(requestAnimationFrame));
    return times.slice(1).map((time, index) => time - (times[index] ?? time));
  }, FRAMES);
  const before = await busy(session);
  let done = false;
  void frames.then(() => (done = true));
  for (let step = 1; !done; step++) await page.mouse.move(x + 150 * Math.sin(step / 20), y + 30 * Math.sin(step / 9));
  const intervals = await frames;
  const after = await busy(session);
  await page.mouse.up();
  const each = (/** @type {"all" | "script"} */ what) => Number(((after[what] - before[what]) / FRAMES).toFixed(1));
  return {
    'frame p50': part(intervals, 0.5),
    'frame p95': part(intervals, 0.95),
    'cpu a frame': each('all'),
    'script a frame': each('script'),
  };
}

/**
 * Clicks on pressable targets, and returns how long each click took until the next frame. The browser counts in steps
 * of 8 ms and does not report less than 16 ms.
 *
 * @param {Page} page
 * @param {Session} session
 */
async function click(page, session) {
  await page.evaluate(() => {
    /** @type {Map<number, number>} */
    const seen = new Map();
    Reflect.set(window, 'seen', seen);
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        if (entry.interactionId)
          seen.set(entry.interactionId, Math.max(entry.duration, seen.get(entry.interactionId) ?? 0));
      }
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
  const before = await busy(session);
  for (let nth = 0; nth < CLICKS; nth++) {
    const at = await page.evaluate(
      (part) => {
        const grid = document.querySelector('cauce-game')?.shadowRoot?.querySelector('.grid');
        const cells = [...(grid?.querySelectorAll('[data-id]:not([aria-disabled])') ?? [])];
        const box = cells[Math.floor(cells.length * part)]?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      },
      (nth * 0.618) % 1,
    );
    if (!at) break;
    await page.mouse.click(at.x, at.y);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(400);
  const after = await busy(session);
  /** @type {number[]} */
  const durations = await page.evaluate(() => [
    .../** @type {Map<number, number>} */ (Reflect.get(window, 'seen')).values(),
  ]);
  const all = [...durations, ...Array.from({ length: Math.max(0, CLICKS - durations.length) }, () => 8)];
  const each = (/** @type {"all" | "script"} */ what) => Number(((after[what] - before[what]) / CLICKS).toFixed(1));
  return {
    'click p50': part(all, 0.5),
    'click p95': part(all, 0.95),
    most: Math.max(...all),
    'cpu a click': each('all'),
    'script a click': each('script'),
  };
}

/**
 * Returns the processor time of the page's main thread so far, in milliseconds.
 *
 * @param {Session} session
 */
async function busy(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ wanted) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
  return { all: of('TaskDuration'), script: of('ScriptDuration') };
}

/**
 * @param {number[]} numbers
 * @param {number} share
 */
function part(numbers, share) {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Number((sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1));
}
