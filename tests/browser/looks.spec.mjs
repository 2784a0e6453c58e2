// Appearance and readability.

import { expect, test } from '@playwright/test';
import { command, open } from './helpers.mjs';
import { look } from './looks.mjs';

const MIDGAME = 'game=snorkels&stones=b6,f3&moves=d4+e4+d3+e5+c5+d5+e3+f4+c4+c6+b5+e6+d2+f5';
const ENDED = 'game=snorkels&size=5&moves=c3+c4+a1+b3+e5+d3+a5+c2';

/**
 * Screens: name, fragment, and a button to press.
 *
 * @type {[string, string, string | null][]}
 */
const PLACES = [
  ['home', '', null],
  ['choice', 'game=snorkels&moves=d4', null],
  ['midgame', MIDGAME, null],
  ['end', ENDED, null],
  ['new-game', MIDGAME, 'new'],
  ['rules', MIDGAME, 'rules'],
  ['share', MIDGAME, 'share'],
  ['resign', MIDGAME, 'resign'],
  ['bad-link', 'game=chess', null],
];

/**
 * Screens that no other spec covers: name, fragment, and a button to press.
 *
 * @type {[string, string, string | null][]}
 */
const ELSEWHERE = [
  ['draw', 'game=snorkels&moves=d4', 'draw'],
  ['rename', 'game=snorkels&moves=d4', 'rename'],
  ['proposal', 'game=sendas&moves=c1-e3%3DSW+pass+pass', null],
  ['rules-in-proposal', 'game=sendas&moves=c1-e3%3DSW+pass+pass', 'rules'],
];

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} fragment
 * @param {string | null} pressed a command, or the name of the first player
 */
async function visit(page, fragment, pressed) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, fragment);
  if (!pressed) return;
  if (pressed === 'rename') await page.locator('cauce-game .seat').first().getByRole('button').click();
  else await command(page, pressed);
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('looks, and axe finds nothing', async ({ page }) => {
  test.slow();
  for (const [name, fragment, pressed] of PLACES) {
    await page.goto('about:blank');
    await visit(page, fragment, pressed);
    await look(page, name, { whole: pressed === null });
  }
});

test('axe finds nothing elsewhere', async ({ page }) => {
  for (const [name, fragment, pressed] of ELSEWHERE) {
    await page.goto('about:blank');
    await visit(page, fragment, pressed);
    await look(page, name, { screens: [[1280, 720]], whole: false });
  }
});
