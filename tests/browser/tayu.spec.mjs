// Tayü: a complete game, the hand, the question at the end, and the form for a new game.

import { expect, test } from '@playwright/test';
import { command, complaints, detail, line, middle, offered, open, square } from './helpers.mjs';

/** One tile on the board, and a straight one drawn. */
const SECOND = moves('+036 i9h036 +012');

/** @param {string} tokens */
function moves(tokens) {
  return `moves=${encodeURIComponent(tokens).replaceAll('%20', '+')}`;
}

/**
 * Plays to the end, and expects the count to be that of the element.
 *
 * @param {import("@playwright/test").Page} page
 * @param {(x: number, y: number) => Promise<void>} press
 */
async function toTheEnd(page, press) {
  const now = () =>
    page.locator('cauce-game').evaluate((/** @type {any} */ { legal, line }) => ({ token: String(legal[0]), line }));
  for (let state = await now(); state.token !== 'undefined'; state = await now()) {
    const [, at] = /^([a-r]\d+)(?=[hv])/.exec(state.token) ?? [];
    if (at) {
      const { x, y } = await middle(page, at);
      // Where the tile fits only after a turn, the first press turns it.
      await expect(async () => {
        await press(x, y);
        expect(await line(page)).not.toBe(state.line);
      }).toPass();
    } else await page.getByRole('button', { name: 'End the game' }).click();
  }
  await expect(offered(page, 'rematch')).toBeAttached();
  const score = await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).score);
  const ending = page.locator('.ending');
  await expect(ending).toContainText(new RegExp(`North and south: .*\\s=\\s${score.ns}\\.`));
  await expect(ending).toContainText(new RegExp(`East and west: .*\\s=\\s${score.ew}\\.`));
}

test.describe('whole games', () => {
  test.setTimeout(120_000);

  test('a whole game of two players by mouse', async ({ page }) => {
    const trouble = complaints(page);
    await page.setViewportSize({ width: 1280, height: 1024 });
    await open(page);
    await page.getByRole('link', { name: 'Play together (Tayü)' }).click();
    await expect(page.getByText('Player 1 to lay the first tile, on the centre').first()).toBeVisible();
    await toTheEnd(page, (x, y) => page.mouse.click(x, y));
    expect(trouble).toEqual([]);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

    test('a whole game of three players with an auction', async ({ page }) => {
      await open(page, 'game=tayu&players=3&saboteur=auction');
      await page.getByRole('button', { name: '−10' }).tap();
      await page.getByRole('button', { name: 'Bid 50' }).tap();
      await expect(detail(page)).toContainText('Player 1 would defend 50');
      // An immediate second tap at the same place would still count for the first player.
      for (const name of ['Bid 49', 'Let Player 2 defend 49']) {
        await page.locator('.status-line').tap();
        await page.getByRole('button', { name }).tap();
      }
      await expect(page.locator('.seat').nth(1)).toContainText('defends 49');
      await expect(page.locator('.seat').nth(2)).toContainText('North and south');
      await toTheEnd(page, (x, y) => page.touchscreen.tap(x, y));
      await expect(page.locator('.ending')).toContainText('49');
    });
  });
});

test.describe('the tile in hand', () => {
  test('the tile in hand rotates by wheel, key and button, and one click lays it', async ({ page }) => {
    await open(page, `game=tayu&${SECOND}`);
    await square(page, 'k9').focus();
    await square(page, 'k9').hover({ force: true });
    const announced = page.locator('[aria-live=polite]');
    await page.mouse.wheel(0, 100);
    await expect(announced).toContainText('It lies from west to east');
    await page.keyboard.press('r');
    await expect(announced).toContainText('It lies from north to south');
    await page.getByRole('button', { name: 'Rotate', exact: true }).click();
    await expect(announced).toContainText('It lies from west to east');
    await page.keyboard.press('r');
    await expect(announced).toContainText('It lies from north to south');

    // Where the tile fits only after a turn, it is displayed turned, and one click lays it.
    const before = await line(page);
    await page
      .getByRole('gridcell', { name: /the tile fits when rotated$/ })
      .first()
      .click({ force: true });
    const laid = (await line(page)).replace(before, '');
    expect(laid).toMatch(/^ [a-r]\d+h\d{3} \+\d{3}$/);
  });
});

test('a player who chose to play on is not asked again, except after undo', async ({ page }) => {
  await open(page, `game=tayu&${moves('+057 h9h057 +017 e9h345 +012 on +012 on +012')}`);
  await page.locator('cauce-game').evaluate(async (game) => {
    const element = /** @type {any} */ (game);
    element.setAttribute('draws', 'host');
    element.undo();
    element.play('on');
  });
  // The automatic answer is displayed and needs no quick reaction.
  await expect.poll(() => line(page)).toMatch(/on \+012 on \+012 on$/);
  await expect(detail(page)).toContainText('play goes on, as before. “Undo” asks again.');
  // After undo, the question waits.
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(detail(page)).toContainText('You may answer otherwise now.');
  await page.waitForTimeout(1000);
  expect(await line(page)).toMatch(/on \+012 on \+012$/);
  await page.getByRole('button', { name: 'End the game' }).click();
  await expect(page.locator('.ending')).toBeVisible();
});

test('the resign dialog of a game for three explains the consequences', async ({ page }) => {
  for (const [fragment, what] of [
    ['saboteur=3&target=30', 'Player 1, do you resign? The game ends, and your side scores 0.'],
    ['saboteur=1&target=30', 'Player 1, do you resign? The game ends, and the higher score wins.'],
    ['saboteur=auction', 'Player 1, do you resign? The game ends, and nobody wins.'],
  ]) {
    await open(page, `game=tayu&players=3&${fragment}`);
    await command(page, 'resign');
    await expect(page.getByRole('dialog', { name: 'Resign' })).toHaveAccessibleDescription(what ?? '');
    await page.keyboard.press('Escape');
  }
});

test('the new-game dialog names sides and partners, and rejects an impossible target', async ({ page }) => {
  await open(page, 'game=tayu');
  await command(page, 'new');
  const form = page.getByRole('dialog');
  const seats = form.getByRole('group', { name: 'Players', exact: true }).locator('.field-name');
  await expect(seats).toHaveText(['Player 1, who begins · North and south', 'Player 2 · East and west']);
  await form.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await expect(seats.nth(0)).toHaveText('Player 1, who begins · North and south, with player 3');
  await expect(seats.nth(3)).toHaveText('Player 4 · East and west, with player 2');
  await form.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  await expect(seats.nth(2)).toHaveText('Player 3 · Saboteur');
  await form.getByRole('radio', { name: 'Player 2', exact: true }).check({ force: true });
  await expect(seats).toHaveText([
    'Player 1, who begins · East and west',
    'Player 2 · Saboteur',
    'Player 3 · North and south',
  ]);
  // Another choice keeps the invalid value.
  const target = form.getByLabel('Target', { exact: true });
  await target.fill('600');
  await form.getByRole('button', { name: 'Start the game' }).click();
  await expect(target).toBeFocused();
  await form.getByRole('radio', { name: 'Face down on the table' }).check({ force: true });
  await expect(target).toHaveValue('600');
  await form.getByRole('radio', { name: 'By auction' }).check({ force: true });
  await expect(seats).toHaveText(['Player 1, who begins', 'Player 2', 'Player 3']);
  await expect(target).toHaveCount(0);
  await form.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await expect(form.getByText('Saboteur', { exact: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Start the game' }).click();
  expect(await line(page)).toMatch(/^tayu players=4 draw=table/);
});
