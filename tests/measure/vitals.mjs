// Measures web vitals on an emulated phone: a processor slowed down four times, and a network of 1.6 or 9 Mbit/s with a
// round-trip time of 150 ms. It reports LCP, CLS and the time until the board can be played, for a first visit of three
// pages; `taps.mjs` measures what comes after that. Run it by hand on an idle machine, against a server that compresses
// (www/nginx.conf with TLS, so that HTTP/2 is used):
//
//   CAUCE_SITE=https://127.0.0.1:8443/games/cauce/ npm run vitals

import { chromium, devices } from '@playwright/test';
import { CHROMIUM } from '../chromium.mjs';

const site = process.env.CAUCE_SITE;
if (!site) throw new Error('CAUCE_SITE must say where dist is served');

const PAGES = ['', '#game=snorkels', 'embed.html#game=snorkels'];
/** Number of loads per page; the median counts. */
const LOADS = 5;

/** @param {number[]} values @param {number} part */
const quantile = (values, part) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? NaN;

const browser = await chromium.launch({ executablePath: CHROMIUM });

/** Opens a phone without any cached files. @param {number} megabits */
async function phone(megabits) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytes = (megabits * 1e6) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { fcp: 0, lcp: 0, what: '', ready: 0, cls: 0 };
    Reflect.set(window, 'vitals', seen);
    addEventListener('cauce-ready', () => (seen.ready ||= performance.now()));
    /** @param {string} type @param {(entry: any) => void} take */
    const observe = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(
        /** @type {any} */ ({ type, buffered: true }),
      );
    observe('paint', (entry) => entry.name === 'first-contentful-paint' && (seen.fcp = entry.startTime));
    observe('largest-contentful-paint', (entry) => {
      seen.lcp = entry.startTime;
      seen.what = entry.element ? `${entry.element.localName}.${entry.element.className}` : '';
    });
    observe('layout-shift', (entry) => entry.hadRecentInput || (seen.cls += entry.value));
  });
  return { page, close: () => context.close() };
}

/** @param {import("@playwright/test").Page} page */
const vitals = (page) => page.evaluate(() => Reflect.get(window, 'vitals'));

console.log('page, Mbit/s: FCP, LCP (of what), board, CLS');
for (const megabits of [1.6, 9]) {
  for (const address of PAGES) {
    /** @type {any[]} */
    const loads = [];
    for (let load = 0; load < LOADS; load += 1) {
      const { page, close } = await phone(megabits);
      await page.goto(site + address, { waitUntil: 'networkidle' });
      await page.locator('canvas').first().waitFor();
      await page.waitForTimeout(1000);
      loads.push(await vitals(page));
      await close();
    }
    const median = (/** @type {string} */ key) =>
      quantile(
        loads.map((load) => load[key]),
        0.5,
      );
    const [fcp, lcp, ready] = ['fcp', 'lcp', 'ready'].map((key) => Math.round(median(key)));
    const milliseconds = `${fcp} ms, ${lcp} ms (${loads[0].what}), ${ready || '-'} ms`;
    console.log(`${address || 'home'}, ${megabits}: ${milliseconds}, ${median('cls').toFixed(4)}`);
  }
}

await browser.close();
