// What the living pictures of the home page cost: how much of a core all processes of the browser use together while one
// of them plays, when all are out of sight, and how many frames the page asks for. Run by hand against a server of dist,
// after `cargo xtask build`:
//
//   npm run serve
//   CAUCE_SITE=http://127.0.0.1:4173/some/path/ npm run living

import { chromium } from '@playwright/test';
import { CHROMIUM } from '../chromium.mjs';

const site = process.env.CAUCE_SITE;
if (!site) throw new Error('CAUCE_SITE must say where dist is served');
/** For how long is looked, in seconds. */
const SPAN = 8;

const browser = await chromium.launch({ executablePath: CHROMIUM });
const system = await browser.newBrowserCDPSession();
const rows = [];
for (const [width, height] of /** @type {const} */ ([
  [1280, 800],
  [390, 844],
])) {
  const page = await browser.newPage({ locale: 'en', viewport: { width, height }, serviceWorkers: 'block' });
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked') ?? 0) + 1);
      return ask(callback);
    };
  });
  await page.goto(site);
  const card = page.locator('.card canvas').first();
  await card.waitFor();
  await page.waitForLoadState('networkidle');
  for (const place of ['in sight', 'out of sight']) {
    if (place === 'in sight') await card.scrollIntoViewIfNeeded();
    // Below the page there is room for nothing else.
    else
      await page.evaluate(() => {
        document.body.style.paddingBottom = '200vh';
        scrollTo(0, document.body.scrollHeight);
      });
    await page.waitForTimeout(1500);
    const before = await now();
    await page.waitForTimeout(SPAN * 1000);
    const after = await now();
    rows.push({
      width,
      place,
      '% of a core': Number(((100 * (after.cpu - before.cpu)) / SPAN).toFixed(1)),
      'frames a second': (after.asked - before.asked) / SPAN,
    });

    async function now() {
      const { processInfo } = await system.send('SystemInfo.getProcessInfo');
      const asked = await page.evaluate(() => Number(Reflect.get(window, 'asked') ?? 0));
      return { cpu: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0), asked };
    }
  }
  await page.close();
}
console.table(rows);
await browser.close();
