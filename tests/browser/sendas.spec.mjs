// Sendas in the page: a complete game by mouse, a dragged piece, and the side that is near.

import { expect, test } from '@playwright/test';
import { complaints, detail, line, open, square } from './helpers.mjs';

/** White needs two moves to leave past e9. */
const START = 'white=e8NS,e7NS,e6NESW,d6EW,f6EW,g6SW black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW';
const LINK = `game=sendas&${START.replace(' ', '&')}`;
const GAME = `sendas ${START} : d6-e9=NS g3=SW g6-e10`;

/** @param {import("@playwright/test").Page} page */
async function expectTheEnd(page) {
  expect(await line(page)).toBe(GAME);
  await expect(page.getByText('Player 1 wins').first()).toBeVisible();
  await expect(page.locator('.ending').getByText('The piece from g6 left over the north edge, past e9.')).toBeVisible();
}

test('a whole game by mouse: a move, a rotation in place and an exit', { tag: '@engines' }, async ({ page }) => {
  const trouble = complaints(page);
  await open(page, LINK);
  await square(page, 'd6').click();
  // Over e9, the straight piece turns by itself.
  await square(page, 'e9').click();
  await square(page, 'g3').hover();
  await page.mouse.wheel(0, 100);
  await square(page, 'g3').click();
  await square(page, 'g6').click();
  await square(page, 'item:beyond-e').hover();
  await expect(detail(page)).toHaveText(
    'That takes the piece over the edge: you win. Click there to play, or press Enter.',
  );
  await square(page, 'item:beyond-e').click();
  await expectTheEnd(page);
  expect(trouble).toEqual([]);
});

test('the marks of the sides point in their direction of play', async ({ page }) => {
  await open(page, 'game=sendas');
  const mark = page.locator('cauce-game .seat > .mark').first();
  const turned = () => mark.evaluate((mark) => getComputedStyle(mark).rotate);
  expect(await turned()).toBe('none');
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('orientation', '180'));
  expect(await turned()).toBe('180deg');
});

test('a dragged piece rotates by itself to fit', { tag: '@engines' }, async ({ page }) => {
  await open(page, 'game=sendas');
  await square(page, 'c1').hover();
  await page.mouse.down();
  await square(page, 'd2').hover();
  await square(page, 'e3').hover();
  await page.mouse.up();
  expect(await line(page)).toBe('sendas : c1-e3=ES');
});

test('the board is turned round for a player who plays Black against the computer', async ({ page }) => {
  const orientation = () => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).orientation);
  for (const [seats, turned] of /** @type {const} */ ([
    ['here,here', 0],
    ['here,computer-1', 0],
    ['computer-1,here', 180],
  ])) {
    await page.goto('about:blank');
    await open(page, `${LINK}&seats=${seats}`);
    await expect.poll(orientation, seats).toBe(turned);
  }
  await page.getByRole('button', { name: 'More for this move' }).click();
  await page.getByRole('menuitem', { name: 'Turn the board round' }).click();
  expect(await orientation()).toBe(0);
});

test('a draw is proposed, declined, proposed again and accepted', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'game=sendas');
  const button = page.getByRole('button', { name: /^Pass\??$/ });
  const pass = async () => {
    await button.click();
    await expect(detail(page)).toHaveText('Press “Pass” (P) again to skip this turn.');
    await button.click();
  };
  await pass();
  await expect(page.getByRole('button', { name: 'Play on' })).toBeHidden();
  await pass();
  // A third quick press at the same place does not answer.
  const agree = page.getByRole('button', { name: 'Agree to a draw' });
  await expect(detail(page)).toHaveText('Both have passed. Do you both agree to a draw?');
  await page.mouse.down();
  await page.mouse.up();
  await expect(agree).toBeVisible();
  expect(await line(page)).toBe('sendas : pass pass');
  await expect(async () => {
    await page.getByRole('button', { name: 'Play on' }).click();
    await expect(agree).toBeHidden({ timeout: 100 });
  }).toPass();
  await pass();
  await page.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(page.getByText('The game is a draw').first()).toBeVisible();
  expect(await line(page)).toBe('sendas : pass pass pass draw');
});
