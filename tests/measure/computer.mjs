// Measures the computer players in a browser: search steps per second, and the time of each level for a move. Run it by
// hand against a server of dist, after `cargo xtask build`:
//
//   npm run serve
//   CAUCE_SITE=http://127.0.0.1:4173/some/path/ npm run computer
//
// The figures are lower on a machine with other load. The best of three runs counts.

import { chromium } from '@playwright/test';
import { CHROMIUM } from '../chromium.mjs';

/** @typedef {typeof import("../../www/element/computer.js")} Computer */

const site = process.env.CAUCE_SITE;
if (!site) throw new Error('CAUCE_SITE must say where dist is served');

/** Positions, each with a number of steps. @type {[string, number][]} */
const POSITIONS = [
  ['snorkels : d4 swap d5 e4', 100_000],
  ['tayu : +237 j9h237 +137 l9v357 +013 k11v013 +057', 30_000],
  ['caminos : T:f2g2g3h2 L:c3c4c5c5', 10_000],
  ['sendas', 300_000],
];

const browser = await chromium.launch({ executablePath: CHROMIUM });
const page = await browser.newPage({ locale: 'en' });
await page.goto(new URL('#game=snorkels', site).href);
const rows = [];
for (const [line, steps] of POSITIONS) {
  rows.push(
    await page.evaluate(
      async ({ address, line, steps }) => {
        /** @type {Computer} */
        const { think, analyse } = await import(address);
        /** @param {() => Promise<unknown>} ask */
        const best = async (ask) => {
          let best = Infinity;
          for (let time = 0; time < 3; time += 1) {
            const start = performance.now();
            await ask();
            best = Math.min(best, performance.now() - start);
          }
          return best;
        };
        /** @type {Record<string, string | number>} */
        const row = { game: line.split(' ')[0] ?? line };
        row['steps/s'] = Math.round((1000 * steps) / (await best(() => analyse(line, { steps }))));
        for (let level = 1; level <= 8; level += 1)
          row[`${level}, ms`] = Math.round(await best(() => think(line, { level, seed: 1 })));
        return row;
      },
      { address: new URL('element/computer.js', site).href, line, steps },
    ),
  );
}
console.table(rows);
await browser.close();
