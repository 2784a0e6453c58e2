// The home page: cards that never move, each with a picture.

import { expect, test } from '@playwright/test';
import { command, complaints, FAULTY, file, open, square, unfold } from './helpers.mjs';

const GAMES = ['Snorkels', 'Tayü', 'Caminos', 'Sendas'];

test('without WebAssembly, every card links to its game and unfolds its other links', async ({ page }) => {
  await page.route(/\.wasm$/, (route) => route.abort());
  await open(page);
  for (const game of GAMES) {
    await expect(page.getByRole('heading', { name: game, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: `Play together (${game})` })).toBeVisible();
    await expect(page.getByRole('button', { name: `Invite a friend (${game})` })).toBeVisible();
    const doors = [
      page.getByRole('link', { name: `Play the computer (${game})` }),
      page.getByRole('link', { name: `Learn (${game})` }),
      page.getByRole('link', { name: `Puzzles (${game})` }),
      page.getByRole('button', { name: `Rules (${game})` }),
      page.getByRole('button', { name: `Set up… (${game})` }),
    ];
    for (const door of doors) await expect(door).toBeHidden();
    await unfold(page, game);
    for (const door of doors) await expect(door).toBeVisible();
  }
});

test('the rules and the dialog for a new game open over a playable game', async ({ page }) => {
  const trouble = complaints(page);
  await open(page);
  for (const [door, title] of [
    ['Rules', 'How to play Sendas'],
    ['Set up…', 'New game of Sendas'],
  ]) {
    await unfold(page, 'Sendas');
    await page.getByRole('button', { name: `${door} (Sendas)` }).click();
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.goBack();
    await expect(page.locator('.card')).toHaveCount(4);
    await expect(page.locator('.unfinished')).toHaveCount(0);
  }
  expect(trouble).toEqual([]);
});

test('the home page suggests a lesson until the player has made a move', async ({ page }) => {
  await open(page);
  const door = page.getByRole('link', { name: 'New here?' });
  await door.click();
  await expect(page).toHaveURL(/#learn=snorkels/);
  // A game of other people that was only viewed does not count.
  await open(page, 'game=snorkels&moves=d4');
  await page.goto('./#');
  await expect(door).toBeVisible();
  await page.goBack();
  await square(page, 'e4').click();
  await page.goto('./#');
  await expect(page.locator('.unfinished')).toBeVisible();
  await expect(door).toHaveCount(0);
});

test('a card whose position is invalid is displayed without its picture', async ({ page }) => {
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

test('the pictures on the cards are painted once and request no animation frames afterwards', async ({ page }) => {
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
  await expect(page.locator('.card canvas')).toHaveCount(4);
  await page.clock.runFor(10_000);
  const asked = () => page.evaluate(() => Number(Reflect.get(window, 'asked')));
  const before = await asked();
  await page.clock.runFor(10_000);
  expect(await asked()).toBe(before);
});

test('the focus moves into the opened game, and back to the heading of the home page', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Play together (Sendas)' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sendas', level: 1 })).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on a phone, Back closes an open menu, dialog or analysis before it leaves the game', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  await page.evaluate((fragment) => (location.hash = fragment), FAULTY);
  await expect(page.getByRole('grid')).toBeVisible();
  const back = () => page.goBack({ timeout: 1000 }).catch(() => null);
  for (const [name, open] of /** @type {const} */ ([
    ['menu', '.frame [popover]:popover-open'],
    ['rules', 'dialog.rules'],
    ['analyse', '.analysis'],
  ])) {
    const opened = page.locator(`cauce-game ${open}`);
    await command(page, name);
    await expect(opened).toBeVisible();
    await back();
    await expect(opened).toHaveCount(0);
    await expect(page.getByRole('grid')).toBeVisible();
  }
  await back();
  await expect(page.locator('.card')).toHaveCount(4);
});
