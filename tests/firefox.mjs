// The Firefox of the tests: the one that CAUCE_FIREFOX names, else Playwright's own, else the first one found.
// `node firefox.mjs` says which it is, and fails where there is none.

import { fileURLToPath } from 'node:url';
import { firefox } from '@playwright/test';
import { choose } from './programs.mjs';

const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];

const program = await choose(firefox, 'CAUCE_FIREFOX', ['firefox', 'firefox-esr'], PLACES);

/**
 * How it is started. Playwright changes its own so that it can be steered; any other is steered by WebDriver BiDi, for
 * which Playwright has this channel.
 */
export const FIREFOX = program ? { channel: 'moz-firefox', executablePath: program } : {};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await firefox.launch(FIREFOX);
  console.log(`${program ?? "Playwright's own"}, version ${browser.version()}`);
  await browser.close();
}
