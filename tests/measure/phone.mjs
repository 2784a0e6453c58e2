// Emulates a phone for measurements: the processor is slowed down four times, and a trace is recorded.

import { chromium, devices } from '@playwright/test';
import { CHROMIUM } from '../chromium.mjs';

/** @typedef {import("@playwright/test").Page} Page @typedef {import("@playwright/test").CDPSession} Session */
/** @typedef {Record<string, any>} Entry an entry of a trace */

const site = process.env.CAUCE_SITE;
if (!site) throw new Error('CAUCE_SITE must say where dist is served');

const SLOWED = 4;
const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'v8.execute',
];

export const browser = await chromium.launch({ executablePath: CHROMIUM });

/** @param {string} line */
export async function opened(line) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en' });
  const page = await context.newPage();
  // The same tiles are drawn in every run.
  await page.addInitScript(() => {
    let state = 1;
    crypto.getRandomValues = (/** @type {any} */ bytes) => {
      for (let at = 0; at < bytes.length; at += 1)
        bytes[at] = (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0) >>> 16;
      return bytes;
    };
  });
  const [begun = '', moves = ''] = line.split(' : ');
  const [game = '', ...options] = begun.split(' ');
  const asked = { game, ...Object.fromEntries(options.map((option) => option.split('='))), moves };
  await page.goto(new URL(`#${new URLSearchParams(asked)}`, site).href);
  await page.locator('cauce-game').evaluate((element) => Reflect.get(element, 'ready'));
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { context, page, session };
}

/** Records a trace while `act` runs. @param {Session} session @param {() => Promise<unknown>} act */
export async function traced(session, act) {
  /** @type {Entry[]} */
  const trace = [];
  session.on('Tracing.dataCollected', ({ value }) => void trace.push(...value));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: CATEGORIES },
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return trace;
}

/**
 * Returns the processor time of a trace entry between two times, in milliseconds.
 *
 * @param {Entry} entry
 * @param {number} from in microseconds, as in the trace
 * @param {number} to
 */
export function longAs({ ts, dur = 0, tdur = dur }, from = -Infinity, to = Infinity) {
  return dur > 0 ? (tdur * Math.max(0, Math.min(to, ts + dur) - Math.max(from, ts))) / dur / 1000 : 0;
}

/** Taps on the board or on a button beside it. The places follow from `nth`, so that every run plays the same game. @param {Page} page @param {number} nth */
export async function tapBoard(page, nth) {
  const at = await page.evaluate((nth) => {
    const game = /** @type {any} */ (document.querySelector('cauce-game'));
    // After the end of a game, play continues from its middle.
    if (game.outcome) game.goTo(game.ply >> 1);
    const root = game.shadowRoot;
    const places = [
      ...(root?.querySelectorAll(
        '[role=gridcell]:not([aria-disabled=true]), .choices button:not([aria-disabled=true])',
      ) ?? []),
    ];
    // Each place is tapped twice, as a player does on a touch screen.
    const place = places[((nth >> 1) * 7919 + 13) % places.length];
    place?.scrollIntoView({ block: 'nearest' });
    const box = place?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, nth);
  if (at) await page.touchscreen.tap(at.x, at.y);
}
