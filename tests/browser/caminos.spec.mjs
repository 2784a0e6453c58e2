// Caminos: a complete game by mouse, the piece in the hand, a new game, and turned views.

import { expect, test } from '@playwright/test';
import { command, complaints, detail, line, middle, open, square } from './helpers.mjs';

/** Green connects the sides B along the first rank; the L and T are placed in their first orientation. */
const GAME = [
  { piece: 'L', at: 'b1', token: 'L:a1a2b1c1' },
  { piece: 'T', at: 'b7', token: 'T:a7b7b8c7' },
  { piece: 'L', at: 'e1', token: 'L:d1d2e1f1' },
  { piece: 'T', at: 'e7', token: 'T:d7e7e8f7' },
  { piece: 'O', at: 'g1', token: 'O:g1g2h1h2' },
];

const MIDGAME = [
  'T:f2g2g3h2 L:c3c4c5c5 T:d1d2d3e2 T:a7b6b7b8 T:g5g6g7h6 L:f3f4g4h4 L:e7e8f8g8 Z:d1e1e1f1',
  'L:a3b3b4b5 L:d5e5e5e5 L:d6d6d6e6 Z:c7d7d7e7 Z:a5a6a6a7',
].join(' ');

/** @param {string} moves */
const link = (moves) => new URLSearchParams({ game: 'caminos', moves }).toString();

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} item
 */
function button(page, item) {
  return page.locator(`cauce-game .choice[data-id="item:${item}"]`);
}

/** @param {import("@playwright/test").Page} page */
async function expectTheEnd(page) {
  expect(await line(page)).toBe(`caminos : ${GAME.map(({ token }) => token).join(' ')}`);
  await expect(page.getByText('Player 1 wins').first()).toBeVisible();
  const ending = page.locator('.ending');
  await expect(ending).toContainText('Green has joined the two sides marked B.');
  await expect(ending).toContainText('The shortest road has 8 faces: 8 tops and no walls. That makes 8 points.');
  await expect(page.locator('.seat').first()).toContainText('Series: 8');
}

test('a whole game can be played by mouse', { tag: '@engines' }, async ({ page }) => {
  const trouble = complaints(page);
  await open(page);
  await page.getByRole('link', { name: 'Play together (Caminos)' }).click();
  for (const { piece, at } of GAME) {
    await expect(page.locator('.status-line')).toContainText('to move');
    await button(page, `piece-${piece}`).click();
    await square(page, at).click();
  }
  await expectTheEnd(page);
  expect(trouble).toEqual([]);
});

test('the wheel and the orientation buttons rotate the piece in the hand', async ({ page }) => {
  await open(page, 'game=caminos');
  await button(page, 'piece-L').click();
  await square(page, 'd4').hover();
  await page.mouse.wheel(0, 100);
  await square(page, 'd4').click();
  // A clockwise quarter turn moves the row of three from the rank to the file.
  expect(await line(page)).toBe('caminos : L:d3d4d5e5');
  await button(page, 'piece-L').click();
  const ways = page.locator('cauce-game [data-group=ways] .choice');
  const chosen = ways.and(page.locator('[aria-pressed=true]'));
  for (let way = (await ways.count()) - 1; way >= 0; way--) {
    await ways.nth(way).click();
    await expect(ways.nth(way)).toHaveAttribute('aria-pressed', 'true');
    await expect(chosen).toHaveCount(1);
  }
  await square(page, 'b7').click();
  expect(await line(page)).toBe('caminos : L:d3d4d5e5 L:a7a8b7c7');
});

test('a square clicked where the piece does not fit stays selected for the orientation buttons', async ({ page }) => {
  await open(page, link('T:b7c7c8d7 Z:b6c5c6d5'));
  const start = await line(page);
  await button(page, 'piece-T').click();
  const { x, y } = await middle(page, 'b6');
  await page.mouse.move(x, y);
  await page.mouse.click(x, y);
  const why = (await detail(page).textContent()) ?? '';
  // On its way to the strip, the mouse passes over other squares and previews the piece there.
  const ways = page.locator('cauce-game [data-group=ways] .choice');
  await ways.first().hover();
  await expect(detail(page)).toHaveText(why);
  await ways.filter({ hasNotText: 'does not fit here' }).first().click();
  await expect(page.locator('.status-detail[data-refused]')).toHaveCount(0);
  // Passing over other squares does not affect the keyboard.
  await square(page, 'b6').focus();
  await page.keyboard.press('Enter');
  expect((await line(page)).startsWith(`${start} `)).toBe(true);
  expect(await line(page)).toMatch(/ T:[^ ]*b6[^ ]*$/);
});

test('the dialog for a new game sets the board, players and bars, and a series counts points', async ({ page }) => {
  await open(page, link(GAME.map(({ token }) => token).join(' ')));
  await command(page, 'rematch');
  expect(await line(page)).toBe('caminos');
  // All players have moved one seat on, with their points.
  await expect(page.locator('.seat').nth(1)).toContainText('Series: 8');
  await command(page, 'new');
  const dialog = page.getByRole('dialog');
  for (const choice of ['Rhombus', '4', 'One for each side']) {
    await dialog.getByRole('radio', { name: choice, exact: true }).check();
  }
  await expect(dialog.getByText('Player 4 · Yellow, with player 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  expect(await line(page)).toBe('caminos board=rhombus players=4 neutrals=yes');
  await expect(page.locator('cauce-game .seat-side').nth(1)).toHaveText('Yellow with Player 4');
  await expect(page.locator('.status-line')).toHaveText('Player 1 to place a neutral bar');
  await square(page, 'f6').click();
  await expect(page.locator('.status-line')).toHaveText('Player 2 to place a neutral bar');
  await square(page, 'f3').click();
  await expect(page.locator('.status-line')).toHaveText('Player 1 to move (green)');
});

test('dragging turns the board and places nothing', async ({ page }) => {
  await open(page, link(MIDGAME));
  const before = await line(page);
  const canvas = page.locator('cauce-game canvas[part=canvas]');
  const picture = () => canvas.evaluate((one) => /** @type {HTMLCanvasElement} */ (one).toDataURL());
  const still = await picture();
  await square(page, 'd4').hover({ force: true });
  await page.mouse.down();
  await page.mouse.move(20, 300, { steps: 8 });
  await page.mouse.up();
  await expect.poll(picture).not.toBe(still);
  expect(await line(page)).toBe(before);
});
