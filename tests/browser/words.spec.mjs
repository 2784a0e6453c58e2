// No text is truncated or overflows the page, in any language, on the narrowest screen and at twice the text size.
//
// A zoom of 200 % halves the width of the screen, so 320 pixels stand for 640 at that zoom. Text alone may also be
// twice as large on the narrowest screen.

import { expect, test } from '@playwright/test';
import { command, go, LANGUAGES, open } from './helpers.mjs';
import { cut, sideways } from './laws.mjs';

/**
 * Lines of games with much text, and of a finished one, each with the buttons whose dialogs are opened, and with the
 * seats of a game by link.
 *
 * @type {[game: string, sheets: string[], seats?: string][]}
 */
const TABLES = [
  ['snorkels : d4', ['new', 'rules', 'share', 'resign']],
  ['snorkels size=5 : c3 c4 a1 b3 e5 d3 a5 c2', []],
  ['tayu players=3 saboteur=auction', ['new', 'rules']],
  ['caminos players=4 : T:f2g2g3h2 L:c3c4c5c5', ['new', 'rules']],
  ['sendas', ['new', 'rules']],
  ['snorkels : d4', [], 'seats=here,away'],
  ['tayu players=3 : +057', [], 'seats=away,here,away'],
];

/** Languages with long words are also checked with large text on a wider screen. */
const LONG = ['de', 'fr'];

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} lang
 * @param {string} where
 */
async function check(page, lang, where) {
  for (const [width, size] of /** @type {[number, string][]} */ ([
    ...(LONG.includes(lang) ? [[640, '200%']] : []),
    [320, '200%'],
    [320, '100%'],
  ])) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    const found = [...(await cut(page)), ...(await sideways(page))];
    expect.soft(found, `${where} at ${width} px and ${size}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

for (const lang of LANGUAGES) {
  test(`no text is truncated or overflows the page: ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((lang) => localStorage.setItem('cauce:1:settings', JSON.stringify({ lang })), lang);
    await open(page);
    await expect(page.locator('.card canvas')).toHaveCount(4);
    await check(page, lang, 'home');
    for (const [game, sheets, seats = ''] of TABLES) {
      await go(page, game, seats);
      await check(page, lang, `${game} ${seats}`);
      for (const sheet of sheets) {
        await command(page, sheet);
        await expect(page.locator('dialog[open]')).toBeVisible();
        await check(page, lang, `${game}, ${sheet}`);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
    }
  });
}
