// The home page: cards that stand whatever happens, each with a picture.

import { expect, test } from '@playwright/test';
import { complaints, file, open } from './helpers.mjs';

const GAMES = ['Snorkels', 'Tayü', 'Caminos', 'Sendas'];

/**
 * What a card's picture looks like now; empty before it is painted.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} game
 */
function look(page, game) {
  return page.locator(`.card[data-game=${game}] canvas`).evaluate((canvas) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
    if (!width || !height) return '';
    const empty = Object.assign(document.createElement('canvas'), { width, height }).toDataURL();
    const look = /** @type {HTMLCanvasElement} */ (canvas).toDataURL();
    return look === empty ? '' : look;
  });
}

test('every game can be played, set up and read about from its card, before there is anything to paint with', async ({
  page,
}) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await open(page);
  for (const game of GAMES) {
    await expect(page.getByRole('heading', { name: game })).toBeVisible();
    await expect(page.getByRole('link', { name: `Play together (${game})` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Rules (${game})` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Set up… (${game})` })).toBeVisible();
  }
});

test('the rules open over the home page, which stays as it is', async ({ page }) => {
  const trouble = complaints(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page);
  const [door, dialog] = [
    page.getByRole('button', { name: 'Rules (Sendas)' }),
    page.getByRole('dialog', { name: 'How to play Sendas' }),
  ];
  await door.scrollIntoViewIfNeeded();
  const state = () => page.evaluate(() => [location.href, history.length, scrollY]);
  const before = await state();
  await door.click();
  await expect(dialog.locator('canvas').first()).toBeVisible();
  const part = dialog.getByRole('heading', { name: 'Wildcards' });
  await expect(part).not.toBeInViewport();
  await dialog.getByRole('button', { name: 'Wildcards' }).click();
  await expect(part).toBeInViewport({ ratio: 1 });
  await expect(part).toBeFocused();
  expect(await state()).toEqual(before);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(door).toBeFocused();
  expect(await state()).toEqual(before);
  // The lesson that they lead to has its way back to the home page.
  await door.click();
  await dialog.getByRole('link').click();
  await expect(page).toHaveURL(/#learn=sendas/);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  await expect(door).toBeVisible();
  await expect(page.locator('cauce-game')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('who closes the form for a new game is back on the home page, unless a game was begun', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Set up… (Sendas)' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: 'Tayü' })).toBeVisible();
  await expect(page.locator('cauce-game')).toHaveCount(0);
  await page.getByRole('button', { name: 'Set up… (Sendas)' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a card whose game cannot be played stands there without its picture', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(file('cards'), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace('tayu : ', 'tayu : z9 ') });
  });
  await open(page);
  await expect(page.locator('.card canvas')).toHaveCount(3);
  await expect(page.locator('.card[data-game=tayu] canvas')).toHaveCount(0);
  for (const game of GAMES) await expect(page.getByRole('link', { name: `Play together (${game})` })).toBeVisible();
});

test('the pictures on the cards are painted and stay as they are: no frame is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const ask = requestAnimationFrame;
    Reflect.set(window, 'asked', 0);
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'asked', Reflect.get(window, 'asked') + 1);
      return ask(callback);
    };
  });
  await page.clock.install();
  await open(page);
  for (const game of ['snorkels', 'tayu', 'caminos', 'sendas']) await expect.poll(() => look(page, game)).not.toBe('');
  await page.clock.runFor(10_000);
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'asked')));
  const before = await asked();
  await page.clock.runFor(10_000);
  expect(await asked()).toBe(before);
});

test('the keyboard comes along to a game and back', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Play together (Sendas)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sendas', level: 1 })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
