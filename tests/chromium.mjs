// The browser for the tests: the one in CAUCE_CHROMIUM, else Playwright's own, else the first one found. `node
// chromium.mjs` prints it, and fails if there is none.

import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { choose } from './programs.mjs';

// The headless shells come first: Playwright uses one by default, and they take half the time.
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
/** Locations of browsers that are never on the search path. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The executable; undefined for Playwright's own. */
export const CHROMIUM = await choose(chromium, 'CAUCE_CHROMIUM', NAMES, PLACES);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  console.log(`${CHROMIUM ?? "Playwright's own"}, version ${browser.version()}`);
  await browser.close();
}
