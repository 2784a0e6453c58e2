// On a phone, a move takes few taps, and written comments are saved.

import { expect, test } from '@playwright/test';
import { command, go, line, middle, open, square, tap } from './helpers.mjs';

test.use({
  hasTouch: true,
  isMobile: true,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** A usual move in each game, tap by tap; Lichess needs two taps. @type {[string, string[], RegExp][]} */
const MOVES = [
  ['snorkels', ['d4', 'd4'], /^snorkels : d4$/],
  ['tayu : +036', ['i9', 'i9'], /^tayu : \+036 i9/],
  ['caminos', ['d4', 'd4'], /^caminos : [TZLO]:/],
  ['sendas', ['c1', 'e3', 'e3'], /^sendas : c1-e3/],
];

test('a move takes two or three taps and undo takes one, without scrolling, in portrait and landscape', async ({
  page,
}) => {
  await open(page);
  for (const [game, taps, played] of MOVES) {
    await go(page, game);
    for (const [width, height] of /** @type {const} */ ([
      [390, 844],
      [844, 390],
    ])) {
      await page.setViewportSize({ width, height });
      const before = await line(page);
      for (const name of taps) {
        expect(await line(page), `not played before the last tap, ${game}`).toBe(before);
        const inSight = async () => {
          const { x, y } = await middle(page, name);
          return x > 0 && x < width && y > 0 && y < height;
        };
        // After the board has come to rest in its new box.
        await expect.poll(inSight, `${name} is in sight, ${game}`).toBe(true);
        const { x, y } = await middle(page, name);
        await page.touchscreen.tap(x, y);
      }
      await expect.poll(() => line(page)).toMatch(played);
      const undo = page.getByRole('button', { name: 'Undo' });
      await expect(undo).toBeInViewport({ ratio: 0.95 });
      await undo.tap();
      await expect.poll(() => line(page)).toBe(before);
      expect(await page.evaluate(() => scrollY), game).toBe(0);
    }
  }
});

test('a setting makes the first tap play, and one tap on Undo takes the move back', async ({ page }) => {
  await open(page, 'game=snorkels');
  await tap(page, 'c3');
  expect(await line(page)).toBe('snorkels');
  await command(page, 'settings', 'tap');
  await page.getByLabel('Play at the first tap').check();
  await page.getByRole('button', { name: 'Close' }).tap();
  await tap(page, 'd4');
  expect(await line(page)).toBe('snorkels : d4');
  await page.getByRole('button', { name: 'Undo' }).tap();
  expect(await line(page)).toBe('snorkels');
  await page.reload();
  await expect(square(page, 'd4')).toBeVisible();
  await tap(page, 'd4');
  expect(await line(page)).toBe('snorkels : d4');
});

test('the second of two quick taps at the end of a game does not start a rematch', async ({ page }) => {
  await open(page, 'game=tayu&players=3&moves=%2B057+h9h057+%2B017+e9h345+%2B012+end+end');
  await expect(page.locator('cauce-game .ending > p')).toHaveCount(4);
  const rematch = page.locator('cauce-game [data-command=rematch]:visible').first();
  // The second of two quick taps must not start a rematch by accident.
  const over = await line(page);
  await rematch.dispatchEvent('click', { detail: 2 });
  expect(await line(page)).toBe(over);
  await rematch.tap();
  await expect.poll(() => line(page)).not.toBe(over);
});

test.describe('comments', () => {
  const TEXT = 'Why not in the corner?';

  /** @param {import("@playwright/test").Page} page */
  const write = async (page) => {
    await page.getByRole('button', { name: 'Comment on this move' }).tap();
    await page.getByRole('dialog').getByRole('textbox').fill(TEXT);
  };

  /** @param {import("@playwright/test").Page} page */
  const written = (page) => expect(page.locator('cauce-game .note')).toHaveText(TEXT);

  test('a comment is saved however its dialog is closed, except by the Discard button', async ({ page }) => {
    await open(page, 'game=snorkels&moves=a1+swap+b1');
    await write(page);
    await page.keyboard.press('Escape');
    await written(page);
    await page.getByRole('button', { name: 'Comment on this move' }).tap();
    const discard = page.getByRole('button', { name: 'Discard' });
    await expect(discard).toBeHidden();
    await page.getByRole('dialog').getByRole('textbox').fill('Something else');
    await discard.tap();
    await written(page);
    // A tap beside the dialog saves the comment, too.
    await page.getByRole('button', { name: 'Comment on this move' }).tap();
    await page.getByRole('dialog').getByRole('textbox').fill('Why so late?');
    await page.touchscreen.tap(200, 200);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('cauce-game .note')).toHaveText('Why so late?');
  });

  test('a comment that is being written is still there after a reload', async ({ page }) => {
    await open(page, 'game=snorkels&moves=a1+swap');
    await tap(page, 'b1');
    await tap(page, 'b1');
    await write(page);
    await page.reload();
    await written(page);
  });
});
