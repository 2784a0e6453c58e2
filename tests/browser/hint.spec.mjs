// Hints: where to look, which move, and why.

import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { command, complaints, go, line, open, square, tap } from './helpers.mjs';

/** A game in which green can capture at b1. */
const WON = 'game=snorkels&size=3&moves=a1+a2+c3';

/** The card of the hint. @param {import("@playwright/test").Page} page */
const hint = (page) => page.locator('cauce-game .notice[data-card=hint]');
/** Switches the language, and waits until the hint is translated. @param {import("@playwright/test").Page} page @param {string} lang */
async function speak(page, lang) {
  const told = (await hint(page).textContent()) ?? '';
  await page.locator('cauce-game').evaluate((game, lang) => game.setAttribute('lang', lang), lang);
  await expect(hint(page)).not.toHaveText(told);
}
/** The button for hints. @param {import("@playwright/test").Page} page */
const button = (page) => page.locator('cauce-game [data-command=hint]');

test('a hint first shows where to look, then the move and its reason, and a third press plays it', async ({ page }) => {
  await open(page, WON);
  const trouble = complaints(page);
  await button(page).click();
  await expect(hint(page)).toContainText(/Look at the circled squares: [abc][123](, [abc][123])+\./);
  await expect(page.locator('cauce-game .arrows circle').first()).toBeVisible();
  await hint(page).getByRole('button', { name: 'Show the move' }).click();
  await expect(hint(page)).toContainText('Here: b1. It wins at once. It captures a snorkel.');
  expect(await axe(page)).toEqual([]);
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 c3');
  await square(page, 'b1').click();
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 c3 b1');
  await expect(hint(page)).toHaveCount(0);
  // The button stays in place, like all navigation buttons.
  await expect(button(page)).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  expect(trouble).toEqual([]);
});

test('a hint starts again at its first step when the position is revisited', async ({ page }) => {
  await open(page, WON);
  for (const say of ['circled squares', 'Here: b1.']) {
    await button(page).click();
    await expect(hint(page)).toContainText(say);
  }
  await square(page, 'b3').click();
  await expect(hint(page)).toHaveCount(0);
  await page.locator('cauce-game [data-command=undo]').click();
  for (const say of ['circled squares', 'Here: b1. It wins at once.']) {
    // After going back, navigation buttons replace the hint button.
    await page.keyboard.press('h');
    await expect(hint(page)).toContainText(say);
  }
});

test('a change of language translates the open step of a hint', async ({ page }) => {
  await open(page, WON);
  await button(page).click();
  for (const [de, en] of [
    ['eingekreisten Felder', 'circled squares'],
    ['gewinnt sofort', 'wins at once'],
  ]) {
    await expect(hint(page)).toContainText(en ?? '');
    await speak(page, 'de');
    await expect(hint(page)).toContainText(de ?? '');
    await speak(page, 'en');
    await expect(hint(page)).toContainText(en ?? '');
    await hint(page).locator('.button').first().click();
  }
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 c3 b1');
});

test('a change of language translates the error in place of a game and its buttons', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4+e4+z9');
  const note = page.locator('cauce-game .instead');
  await expect(note).toContainText('cannot be played');
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('lang', 'de'));
  await expect(note).toHaveAttribute('lang', 'de');
  await expect(note.locator('p')).not.toContainText('cannot be played');
  await expect(note.locator('p')).toContainText('z9');
  await note.getByRole('button', { name: 'Partie bis dorthin zeigen' }).click();
  expect(await line(page)).toBe('snorkels : d4 e4');
});

test('asking for a hint puts down the piece in the hand', async ({ page }) => {
  await open(page, 'game=sendas');
  await square(page, 'c1').click();
  await expect(page.locator('cauce-game .status-detail')).toContainText('marked square');
  await button(page).click();
  await expect(hint(page)).toContainText('Pick up the piece on');
  await hint(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('cauce-game .status-detail')).not.toContainText('marked square');
});

test('the tile that a hint shows stays on the board, and the button "Lay it" plays it', async ({ page }) => {
  await open(page);
  for (const by of ['its buttons', 'the command']) {
    await go(page, 'snorkels');
    await go(page, 'tayu : +237 j9h237 +137');
    const lay = page.getByRole('button', { name: 'Lay it', exact: true });
    /** @param {string} name */
    const on = (name) => (by === 'the command' ? button(page) : hint(page).getByRole('button', { name })).click();
    await button(page).click();
    await expect(hint(page), by).toBeVisible();
    await on('Show the move');
    await expect(lay, by).toBeEnabled();
    await expect(hint(page).getByRole('button', { name: 'Play it' }), by).toBeVisible();
    await lay.click();
    await expect.poll(() => line(page), by).toMatch(/\+137 \S+/);
  }
});

test('a hint works by keyboard alone and is announced', async ({ page }) => {
  await open(page, WON);
  await square(page, 'a3').focus();
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toContainText('circled squares');
  await page.keyboard.press('h');
  await expect(page.getByRole('alert')).toContainText('b1');
  await expect(page.getByRole('alert')).toContainText('It wins at once.');
  // The board aims at the square of the move.
  await square(page, 'b1').focus();
  await page.keyboard.press('Enter');
  expect(await line(page)).toBe('snorkels size=3 : a1 a2 c3 b1');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Get a hint');
});

/** Games with other actions than those that a hint shows: another square, or another way to make the move. @type {[string, (page: import("@playwright/test").Page) => Promise<unknown>][]} */
const ELSE = [
  ['snorkels : d4 swap d5 e4', (page) => tap(page, 'a1')],
  ['tayu : +237 j9h237 +137', (page) => page.getByRole('button', { name: 'Next place' }).tap()],
  ['tayu : +237 j9h237 +137', (page) => page.getByRole('button', { name: 'Rotate' }).tap()],
  ['tayu : +237 j9h237 +137', (page) => page.keyboard.press('r')],
  ['caminos : L:f6f6f6g6', (page) => page.locator('cauce-game .choice').filter({ hasText: 'L × 4' }).tap()],
  ['caminos : L:f6f6f6g6', (page) => tap(page, 'f2')],
  ['sendas', (page) => tap(page, 'e2')],
  ['snorkels : d4 swap d5 e4', (page) => page.keyboard.press('ArrowDown')],
];

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a hint closes when the player does something other than what it shows', async ({ page }) => {
    await open(page);
    for (const [number, [game, act]] of ELSE.entries()) {
      const what = `${number + 1}, ${game}`;
      await go(page, 'snorkels');
      await go(page, game);
      await button(page).tap();
      await expect(hint(page)).toBeVisible();
      // The first step says where to look, the second shows the move.
      if (number % 2) {
        await hint(page).getByRole('button', { name: 'Show the move' }).tap();
        await expect(hint(page).getByRole('button', { name: 'Play it' })).toBeVisible();
      } else await square(page, 'a2').focus();
      await act(page);
      await expect(hint(page), what).toHaveCount(0);
      // Nor are its marks left on the board.
      await expect(page.locator('cauce-game .arrows > *'), what).toHaveCount(0);
      // The next press shows the move, as before.
      await button(page).tap();
      await expect(hint(page), what).toContainText('Here: ');
    }
  });

  test('a hint clears the move that was previewed by a tap', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4+swap+d5+e4');
    const before = await line(page);
    await tap(page, 'a1');
    await button(page).tap();
    await expect(hint(page)).toContainText('circled squares');
    await hint(page).getByRole('button', { name: 'Dismiss' }).tap();
    // The move is previewed again before it is played.
    await tap(page, 'a1');
    expect(await line(page)).toBe(before);
    await tap(page, 'a1');
    await expect.poll(() => line(page)).toBe(`${before} a1`);
  });

  test('a hint stays open after a tap on the piece that it shows or outside the board', async ({ page }) => {
    await open(page);
    await go(page, 'sendas');
    await button(page).tap();
    await hint(page).getByRole('button', { name: 'Show the move' }).tap();
    await expect(hint(page)).toContainText('Here: ');
    const [, from = ''] = /Here: ([a-i][1-9]) to/.exec((await hint(page).textContent()) ?? '') ?? [];
    await tap(page, from);
    await page.getByText('Moves', { exact: true }).tap();
    await page.waitForTimeout(100);
    await expect(hint(page)).toBeVisible();
  });
});

test('a hint and its preview stay while the mouse only moves over the board', async ({ page }) => {
  await open(page);
  for (const game of ['tayu : +237 j9h237 +137', 'caminos : L:f6f6f6g6', 'sendas']) {
    await go(page, game);
    const before = await line(page);
    await button(page).click();
    await hint(page).getByRole('button', { name: 'Show the move' }).click();
    await expect(hint(page).getByRole('button', { name: 'Play it' })).toBeVisible();
    for (const at of ['a1', 'c3', 'e4']) await square(page, at).hover({ force: true });
    await hint(page).hover();
    await expect(hint(page), game).toBeVisible();
    // The piece has returned to its previewed place and can be put down there.
    await page.locator('cauce-game [data-id]:focus').press('Enter');
    await expect.poll(() => line(page), game).not.toBe(before);
  }
});

test('there are no hints against a remote player, with clocks or in a read-only game', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4');
  await expect(button(page)).toBeVisible();
  const game = page.locator('cauce-game');
  await game.evaluate((element) => element.setAttribute('seats', 'here away'));
  await expect(button(page)).toBeHidden();
  await square(page, 'a1').focus();
  await page.keyboard.press('h');
  await expect(hint(page)).toHaveCount(0);
  await game.evaluate((element) => element.setAttribute('seats', 'here here'));
  await expect(button(page)).toBeVisible();
  await game.evaluate((element) => element.setAttribute('readonly', ''));
  await expect(button(page)).toBeHidden();
  await game.evaluate((element) => element.removeAttribute('readonly'));
  await expect(button(page)).toBeVisible();
  // Lessons have their own hints.
  await game.evaluate((element) => element.setAttribute('controls', 'compact'));
  await expect(button(page)).toBeHidden();
  await square(page, 'a1').focus();
  await page.keyboard.press('h');
  await expect(hint(page)).toHaveCount(0);
  await game.evaluate((element) => element.setAttribute('controls', 'full'));
  await command(page, 'new');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Play with clocks').check();
  await dialog.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('cauce-game .clock').first()).toBeVisible();
  await expect(button(page)).toBeHidden();
});

test('the analysis does not mark the move of a hint as a mistake', async ({ page }) => {
  test.slow();
  await open(page);
  for (const game of [
    'sendas : c1-e3=ES e8-c8 d1-f3 c8-e8',
    'snorkels : d4 e4 d3 e5 c5 d5',
    'caminos : T:d1d2d3e2 L:c3c4c5c5',
  ]) {
    await go(page, game);
    await button(page).click();
    await hint(page).getByRole('button', { name: 'Show the move' }).click();
    await hint(page).getByRole('button', { name: 'Play it' }).click();
    await expect.poll(() => line(page)).not.toBe(game);
    await command(page, 'analyse');
    await expect(page.locator('cauce-game .analysis-counts table')).toBeAttached({ timeout: 45_000 });
    await expect(page.locator('cauce-game .move[aria-current]'), game).not.toHaveAttribute('data-mark', /\?/);
    await page.getByRole('button', { name: 'Close the analysis' }).click();
  }
});

test('the search for a hint is stopped when the position changes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0, stopped: 0 });
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
      const kind = message[0]?.stop ? 'stopped' : message[0]?.line && 'asked';
      if (kind) /** @type {any} */ (window)[kind] += 1;
      // The worker never receives the request, so it takes the maximum time.
      if (kind === 'asked') return;
      return Reflect.apply(postMessage, this, message);
    };
  });
  await open(page, 'game=caminos');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.waitForFunction(() => /** @type {any} */ (window).asked > 0);
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('T:d1d2d3e2'));
  await expect.poll(() => page.evaluate(() => /** @type {any} */ (window).stopped)).toBe(1);
  await expect(button(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('cauce-game .notice')).toHaveCount(0);
});
