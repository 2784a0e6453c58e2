// How it looks and reads.

import { expect, test } from '@playwright/test';
import { open } from './helpers.mjs';
import { look } from './looks.mjs';

const MIDGAME = 'game=snorkels&stones=b6,f3&moves=d4+e4+d3+e5+c5+d5+e3+f4+c4+c6+b5+e6+d2+f5';
const ENDED = 'game=snorkels&size=5&moves=c3+c4+a1+b3+e5+d3+a5+c2';

/**
 * The places to look at: a name, a fragment, and a button to press there.
 *
 * @type {[string, string, RegExp | null][]}
 */
const PLACES = [
  ['home', '', null],
  ['choice', 'game=snorkels&moves=d4', null],
  ['midgame', MIDGAME, null],
  ['end', ENDED, null],
  ['new-game', MIDGAME, /^New game/],
  ['rules', MIDGAME, /^Rules/],
  ['share', MIDGAME, /^Share/],
  ['resign', MIDGAME, /^Resign/],
  ['bad-link', 'game=chess', null],
];

/**
 * What no other spec comes by: its name, where it begins, and what is pressed there, one after the other.
 *
 * @type {[string, string, RegExp[]][]}
 */
const ELSEWHERE = [
  ['draw', 'game=snorkels&moves=d4', [/^Draw$/]],
  ['rename', 'game=snorkels&moves=d4', [/^Player 1/]],
  ['proposal', 'game=sendas&moves=c1-e3%3DSW+pass+pass', []],
  ['rules-in-proposal', 'game=sendas&moves=c1-e3%3DSW+pass+pass', [/^Rules$/]],
];

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} fragment
 * @param {RegExp[]} buttons
 */
async function visit(page, fragment, buttons) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, fragment);
  for (const name of buttons) {
    await page.getByRole('button', { name }).or(page.getByRole('radio', { name })).first().press('Space');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
}

for (const [name, fragment, button] of PLACES) {
  test(`looks, and axe finds nothing: ${name}`, async ({ page }) => {
    await visit(page, fragment, button ? [button] : []);
    await look(page, name, { whole: button === null });
  });
}

for (const [name, fragment, buttons] of ELSEWHERE) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await visit(page, fragment, buttons);
    await look(page, name, { screens: [[1280, 720]], whole: false });
  });
}
