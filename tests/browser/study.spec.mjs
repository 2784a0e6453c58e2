// Studying a game: marks, drawings in a record, navigation keys, and the end step by step.

import { expect, test } from '@playwright/test';
import { line, middle, open, square } from './helpers.mjs';

const GAME = 'game=snorkels&size=5&moves=c3+swap+c4+d3';

/** @param {import("@playwright/test").Page} page */
const ply = (page) => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).ply);

/** @param {import("@playwright/test").Page} page @param {string} name */
const move = (page, name) => page.locator('.moves-list').getByRole('button', { name, exact: true });

test('a move can be marked from its menu, and the mark is in the record', async ({ page }) => {
  await open(page, GAME);
  await move(page, '3 c4').click({ button: 'right' });
  await page.getByRole('menuitemradio', { name: 'Interesting move' }).click();
  await expect(move(page, '3 c4!?')).toBeVisible();
  const record = () => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record);
  expect(await record()).toContain('3. c4!? ');
  await page.reload();
  await move(page, '3 c4!?').click({ button: 'right' });
  const marked = page.getByRole('menuitemradio', { name: 'Interesting move' });
  await expect(marked).toHaveAttribute('aria-checked', 'true');
  await marked.click();
  await expect(move(page, '3 c4')).toBeVisible();
  expect(await record()).toContain('3. c4 ');
});

test('circles and arrows in the comments of a record belong to their positions', async ({ page }) => {
  await open(page, 'game=snorkels');
  await page.locator('cauce-game').evaluate((game) => {
    game.setAttribute(
      'record',
      '[Game "snorkels"]\n[Result "*"]\n\n1. d4 {[%cal Ga1b3] [%csl Ra5,Bb5] Held.} 2. e5 *\n',
    );
  });
  const drawn = page.locator('.arrows > *');
  await expect(drawn).toHaveCount(0);
  await move(page, '1 d4').click();
  // Each has its colour, over a pale edge.
  await expect(page.locator('.arrows > circle')).toHaveCount(4);
  await expect(page.locator('.arrows > path')).toHaveCount(2);
  await expect(page.locator('.note')).toHaveText('Held.');
  await move(page, '2 e5').click();
  await expect(drawn).toHaveCount(0);
  await page.getByRole('button', { name: 'Comment' }).click();
  await page.getByRole('textbox').fill('And on.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const record = await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record);
  expect(record).toContain('{[%cal Ga1b3] [%csl Ra5,Bb5] Held.}');
});

test('arrow keys and Ctrl+Z navigate the game when the mouse is over the board; else arrows move focus', async ({
  page,
}) => {
  await open(page, GAME);
  await square(page, 'a1').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'b2')).toBeFocused();
  const { x, y } = await middle(page, 'e5');
  await page.mouse.move(x, y);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => ply(page)).toBe(3);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => ply(page)).toBe(4);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(() => ply(page)).toBe(2);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+y');
  await expect.poll(() => ply(page)).toBe(4);
});

test('in each game, arrow keys navigate after the mouse has been over the board', async ({ page }) => {
  for (const game of [
    'snorkels&moves=d4+e5',
    'tayu&moves=%2B036+i9h036+%2B012',
    'caminos&moves=L:a1a1a1a2',
    'sendas&moves=c1-e3=SW',
  ]) {
    await open(page, `game=${game}`);
    const before = await line(page);
    const { x, y } = await middle(page, 'e5');
    await page.mouse.move(x - 20, y - 20);
    await page.mouse.move(x, y, { steps: 4 });
    const at = await ply(page);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => ply(page), game).toBeLessThan(at);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => ply(page), game).toBe(at);
    expect(await line(page)).toBe(before);
  }
});

test('letters and numbers are upright on a rotated board', async ({ page }) => {
  await page.addInitScript(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    /** @type {any} */ (window).turned = new Set();
    CanvasRenderingContext2D.prototype.fillText = function (...args) {
      const { a, b } = this.getTransform();
      /** @type {any} */ (window).turned.add(Math.abs(Math.round((Math.atan2(b, a) * 180) / Math.PI)));
      fillText.apply(this, args);
    };
  });
  await open(page, GAME);
  const turned = () => page.evaluate(() => [.../** @type {any} */ (window).turned]);
  await expect.poll(turned).toEqual([0]);
  for (const orientation of [180, 90, 0]) {
    await page.locator('cauce-game').evaluate((game, orientation) => {
      /** @type {any} */ (window).turned.clear();
      /** @type {any} */ (game).orientation = orientation;
    }, orientation);
    await expect.poll(turned).toEqual([orientation]);
  }
});
