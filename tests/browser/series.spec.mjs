// Several games between the same people: who begins, the points of each game, and the score table.

import { expect, test } from '@playwright/test';
import { command, GAME, offered, open, square } from './helpers.mjs';

/** @param {import("@playwright/test").Page} page */
async function giveUp(page) {
  await command(page, 'resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {boolean} [over] whether the game is over
 */
async function series(page, over = false) {
  await expect(offered(page, 'rematch')).toHaveCount(Number(over));
  await command(page, 'series');
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {boolean} [over] whether the game is over
 */
async function table(page, over = false) {
  await series(page, over);
  const rows = page.getByRole('dialog').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const texts = await rows.evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  await page.keyboard.press('Escape');
  return texts;
}

test('a series swaps the seats after each game, saves every game, and survives a reload', async ({ page }) => {
  await open(page, 'game=snorkels');
  await expect(offered(page, 'series')).toHaveCount(0);
  await page.locator('cauce-game').evaluate((game) => Object.assign(game, { names: ['Ana', 'Ben'] }));
  for (const token of GAME) {
    if (token === 'swap') await page.getByRole('button', { name: 'Switch to purple' }).click();
    else await square(page, token).click();
  }
  expect(await table(page, true)).toEqual([
    ['Game', 'Ana', 'Ben'],
    ['1', 'Green1beganwon', 'Purple0'],
    ['Points', '1', '0'],
  ]);

  await series(page, true);
  await expect(page.getByText('Ben begins the next game.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click();
  await expect(page.getByText('Ben to move (purple)').first()).toBeVisible();
  await expect(offered(page, 'series')).toHaveCount(1);
  await square(page, 'd4').click();
  await giveUp(page);
  await command(page, 'rematch');
  await square(page, 'd4').click();
  await page.reload();
  await expect(page.getByText(/^Ben/).first()).toBeVisible();
  expect(await table(page)).toEqual([
    ['Game', 'Ana', 'Ben'],
    ['1', 'Green1beganwon', 'Purple0'],
    ['2', 'Green0', 'Purple1beganwon'],
    ['3in play', 'Purplebegan', 'Green'],
    ['Points', '1', '1'],
  ]);
});
