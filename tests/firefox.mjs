// The Firefox for the tests: the one in CAUCE_FIREFOX, else Playwright's own, else the first one found. `node
// firefox.mjs` prints it, and fails if there is none.

import { fileURLToPath } from 'node:url';
import { firefox } from '@playwright/test';
import { choose } from './programs.mjs';

const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

const program = await choose(firefox, 'CAUCE_FIREFOX', ['firefox', 'firefox-esr'], PLACES);

/**
 * Launch options. Playwright patches its own Firefox to control it. Any other is controlled with WebDriver BiDi, for
 * which Playwright has this channel.
 */
export const FIREFOX = program ? { channel: 'moz-firefox', executablePath: program } : {};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await firefox.launch(FIREFOX);
  console.log(`${program ?? "Playwright's own"}, version ${browser.version()}`);
  await browser.close();
}
