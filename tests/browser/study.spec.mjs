// Studying a game: marks, drawings on the board, navigation keys, and the end step by step.

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

test('the right mouse button draws circles and arrows, which belong to their position', async ({ page }) => {
  await open(page, GAME);
  const drawn = page.locator('.arrows > *');
  const [from, to] = [await middle(page, 'a1'), await middle(page, 'b3')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: 'right' });
  // Each has its colour, over a pale edge.
  await expect(page.locator('.arrows > path')).toHaveCount(2);
  await square(page, 'a5').click({ button: 'right' });
  await expect(page.locator('.arrows > circle')).toHaveCount(2);
  await move(page, '1 c3').click();
  await expect(drawn).toHaveCount(0);
  await move(page, '4 d3').click();
  await expect(drawn).toHaveCount(4);
  await square(page, 'a5').click({ button: 'right' });
  await expect(drawn).toHaveCount(2);
  expect(await line(page)).toBe('snorkels size=5 : c3 swap c4 d3');
});

test('drawings are saved with the position, next to its comment, and are in the record', async ({ page }) => {
  await open(page, GAME);
  const record = () => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record);
  await square(page, 'a5').click({ button: 'right', modifiers: ['Shift'] });
  // The code for drawing loads at the first circle; two drawings that wait for it may come in any order.
  await expect.poll(record).toContain('Ra5');
  await square(page, 'b5').click({ button: 'right' });
  await expect.poll(record).toContain('4. d3 {[%csl Ra5,Bb5]}');
  await page.getByRole('button', { name: 'Comment' }).click();
  await page.getByRole('textbox').fill('Held.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const [from, to] = [await middle(page, 'a1'), await middle(page, 'b3')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(to.x, to.y);
  await page.keyboard.down('Alt');
  await page.mouse.up({ button: 'right' });
  await page.keyboard.up('Alt');
  await expect.poll(record).toContain('4. d3 {[%cal Ga1b3] [%csl Ra5,Bb5] Held.}');
  await expect(page.locator('.note')).toHaveText('Held.');
  await page.reload();
  await expect(page.locator('.arrows > circle')).toHaveCount(4);
  await expect(page.locator('.arrows > path')).toHaveCount(2);
  await square(page, 'a5').click({ button: 'right', modifiers: ['Shift'] });
  await expect.poll(record).toContain('{[%csl Bb5] [%cal Ga1b3] Held.}');
});

test('drawings on a read-only board do not change the record', async ({ page }) => {
  await open(page, GAME);
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('readonly', ''));
  for (const name of ['a5', 'b5']) {
    const { x, y } = await middle(page, name);
    await page.mouse.click(x, y, { button: 'right' });
  }
  await expect(page.locator('.arrows > circle')).toHaveCount(4);
  expect(await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record)).not.toContain('csl');
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

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the drawing tools let a finger draw arrows and circles without playing a move', async ({ page }) => {
    await open(page, GAME);
    const record = () => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record);
    await page.getByRole('button', { name: 'More for this move' }).tap();
    await page.getByRole('menuitem', { name: 'Draw arrows and circles' }).tap();
    const tools = page.getByRole('group', { name: 'Draw arrows and circles' });
    await expect(page.getByRole('grid')).toBeInViewport({ ratio: 1 });
    await expect(tools).toBeInViewport({ ratio: 1 });
    const finger = await page.context().newCDPSession(page);
    /** @param {string} type @param {{ x: number, y: number }[]} touchPoints */
    const touch = (type, ...touchPoints) =>
      finger.send('Input.dispatchTouchEvent', { type: /** @type {any} */ (type), touchPoints });
    const [from, to, third] = [await middle(page, 'a1'), await middle(page, 'b3'), await middle(page, 'a5')];
    await touch('touchStart', from);
    await touch('touchMove', third);
    await touch('touchMove', to);
    await touch('touchEnd');
    await expect.poll(record).toContain('4. d3 {[%cal Ba1b3]}');
    await tools.getByRole('button', { name: 'Red' }).tap();
    await page.touchscreen.tap(third.x, third.y);
    await expect.poll(record).toContain('4. d3 {[%csl Ra5] [%cal Ba1b3]}');
    await square(page, 'e1').focus();
    await page.keyboard.press('Enter');
    await expect(tools).toContainText('From e1');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect.poll(record).toContain('Ba1b3,Re1e2');
    expect(await line(page)).toBe('snorkels size=5 : c3 swap c4 d3');
    await tools.getByRole('button', { name: 'Clear' }).tap();
    await expect.poll(record).not.toContain('%c');
    await tools.getByRole('button', { name: 'Done' }).tap();
    await expect(tools).toHaveCount(0);
    await square(page, 'a5').tap();
    await expect(page.getByText(/^Tap the same square again to play/).first()).toBeVisible();
  });
});
