// The flow of a game: taking back moves, and starting the next game.

import { expect, test } from '@playwright/test';
import { FAULTY as OVER, command, complaints, line, open, square } from './helpers.mjs';

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} name */
const tool = (page, name) => page.locator(`cauce-game [data-command=${name}]`);

/** The main line in the move list. @param {Page} page */
const main = (page) =>
  page
    .locator("cauce-game .moves-run[data-depth='0'] .move-text")
    .evaluateAll((all) => all.map((move) => move.textContent).join(' '));

test('a move after Undo becomes the main line in the list, the record, the link and after a reload', async ({
  page,
}) => {
  await open(page, 'game=snorkels&size=5&moves=c3+swap+c4+d3');
  await tool(page, 'undo').click();
  await page.keyboard.press('Control+z');
  await square(page, 'e5').click();
  await square(page, 'a5').click();
  expect(await main(page)).toBe('c3 switches to purple e5 a5');
  const record = await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record);
  expect(record.replace(/\s+/g, ' ')).toContain('1. c3 2. swap 3. e5 (3. c4 4. d3) 4. a5');
  await page.reload();
  await expect(square(page, 'a5')).toBeVisible();
  expect(await main(page)).toBe('c3 switches to purple e5 a5');
  await command(page, 'share');
  await expect(page.getByRole('dialog').getByLabel('Link', { exact: true })).toHaveValue(
    /moves=c3\+swap\+e5\+a5&check=/,
  );
});

test('a rematch or a new game shows nothing of the previous game', async ({ page }) => {
  test.slow();
  const trouble = complaints(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const next of ['rematch', 'new']) {
    await open(page, OVER);
    await expect(page.locator('cauce-game .ending')).toBeVisible();
    await command(page, 'analyse');
    await expect(page.locator('cauce-game .analysis-counts')).toBeVisible({ timeout: 45_000 });
    await tool(page, 'undo').click();
    await expect(page.locator('cauce-game .arrows > *').first()).toBeAttached({ timeout: 20_000 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await command(page, next);
    if (next === 'new') await page.getByRole('button', { name: 'Start the game' }).click();
    await expect.poll(() => line(page), next).toBe('snorkels size=3');
    await expect(page.locator('cauce-game .analysis'), next).toHaveCount(0);
    await expect(page.locator('cauce-game .move'), next).toHaveCount(0);
    for (const part of ['.seats', '.status-line', '.board'])
      await expect(page.locator(`cauce-game ${part}`), `${part}, ${next}`).toBeInViewport({ ratio: 0.98 });
    // Nothing appears later, either.
    await page.waitForTimeout(1000);
    await expect(page.locator('cauce-game .arrows > *'), next).toHaveCount(0);
  }
  expect(trouble).toEqual([]);
});
