// Lists the files that a first visit loads before its board can be played, with their sizes after brotli compression.
// Run it by hand against a server of dist, after `cargo xtask build`:
//
//   npm run serve
//   CAUCE_SITE=http://127.0.0.1:4173/some/path/ npm run first-visit -- '#game=snorkels'

import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { CHROMIUM } from '../chromium.mjs';

const site = process.env.CAUCE_SITE;
if (!site) throw new Error('CAUCE_SITE must say where dist is served');
const browser = await chromium.launch({ executablePath: CHROMIUM });
const page = await browser.newPage({ locale: 'en' });
/** @type {Map<string, Promise<Buffer>>} */
const fetched = new Map();
page.on('response', (response) => void fetched.set(response.url(), response.body()));
await page.goto(new URL(process.argv[2] ?? '#game=snorkels', site).href);
await page.locator('cauce-game').evaluate((element) => Reflect.get(element, 'ready'));
await page.waitForLoadState('networkidle');
let sum = 0;
for (const [url, body] of fetched) {
  const raw = await body;
  // Fonts are already compressed and are sent unchanged.
  const sent = url.endsWith('.woff2') ? raw.length : brotliCompressSync(raw).length;
  sum += sent;
  console.log(String(raw.length).padStart(9), String(sent).padStart(9), url.slice(site.length));
}
console.log(' '.repeat(9), String(sum).padStart(9), 'together');
await browser.close();
