// Around the board: new games, variations, sharing, endings, rules, language and appearance.

import { expect, test } from '@playwright/test';
import { command, complaints, line, onScreens, open, site, square, unfold } from './helpers.mjs';

// This file also tests animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a new game has the chosen size, random stones, names, seats and the date of its start', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-03-05T12:00:00'));
  await open(page, 'game=snorkels');
  await command(page, 'new');
  const sheet = page.getByRole('dialog', { name: 'New game of Snorkels' });
  await sheet.getByRole('group', { name: 'Squares along a side' }).getByRole('radio', { name: '5' }).check();
  await sheet.getByRole('group', { name: 'Stones at random' }).getByRole('radio', { name: '3' }).check();
  await sheet.getByRole('textbox', { name: /^Player 1(?!:)/ }).fill('Ana');
  await sheet.getByRole('textbox', { name: /^Player 2(?!:)/ }).fill('Ben');
  await sheet.getByRole('button', { name: 'Swap places' }).click();
  await expect(sheet.getByRole('textbox', { name: /^Player 1(?!:)/ })).toHaveValue('Ben');
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  expect(await line(page)).toMatch(/^snorkels size=5 stones=[a-e][1-5],[a-e][1-5],[a-e][1-5]$/);
  await expect(page.getByText('Ben to move (purple)').first()).toBeVisible();
  const game = page.locator('cauce-game');
  await game.evaluate((/** @type {any} */ game) => game.play(game.legal[0]));
  expect(await game.evaluate((/** @type {any} */ game) => game.record)).toContain('[Date "2026.03.05"]');

  await command(page, 'new');
  await expect(sheet.getByRole('textbox', { name: /^Player 1(?!:)/ })).toHaveValue('Ben');
  await expect(
    sheet.getByRole('group', { name: 'Squares along a side' }).getByRole('radio', { name: '5' }),
  ).toBeChecked();
});

test('the new-game dialog proposes the options of the current game, even if it came from a link', async ({ page }) => {
  const trouble = complaints(page);
  const sheet = page.getByRole('dialog');
  for (const [fragment, ...chosen] of [
    ['game=caminos&board=ring&players=4&neutrals=yes', 'players=4', 'board=ring', 'neutrals=yes'],
    ['game=tayu&players=3&saboteur=auction&draw=table', 'players=3', 'saboteur=auction', 'draw=table'],
    ['game=snorkels&size=9&stones=c3,e5&moves=d4', 'size=9'],
    ['game=sendas&setup=edge', 'setup=edge'],
    ['game=sendas&white=b2EW,c2EW,d2EW,e2EW,f2EW,g2EW'],
  ]) {
    await open(page, fragment);
    // Saved and restored, the game no longer comes from the link.
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
    const before = await line(page);
    await command(page, 'new');
    for (const choice of chosen) await expect(sheet.locator(`[data-focus="${choice}"]`)).toBeChecked();
    await sheet.getByRole('button', { name: 'Start the game' }).click();
    const [, plain = ''] = /^(.*?)( :|$)/.exec(before) ?? [];
    expect((await line(page)).replace(/ :.*/, '')).toBe(plain);
  }
  expect(trouble).toEqual([]);
});

test('stones are placed on a small board by mouse or keyboard, and a smaller size drops those outside', async ({
  page,
}) => {
  const trouble = complaints(page);
  await open(page, 'game=snorkels');
  await command(page, 'new');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /^Player 1(?!:)/ }).fill('Ana');
  await sheet.getByText('Stones by hand').click();
  const at = (/** @type {string} */ name) => sheet.locator(`[data-id="${name}"]`);
  await at('c3').click();
  await at('g7').click();
  await expect(at('c3')).toHaveAttribute('aria-label', 'c3, stone');
  await at('c3').click();
  await expect(at('c3')).toHaveAttribute('aria-label', 'c3, empty');
  await expect(at('c3')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(at('b3')).toHaveAttribute('aria-label', 'b3, stone');
  await expect(sheet.locator('summary')).toHaveText(/b3, g7$/);
  await sheet.getByRole('group', { name: 'Squares along a side' }).getByRole('radio', { name: '6' }).check();
  await expect(sheet.locator('summary')).toHaveText(/b3$/);
  await expect(sheet.locator('.picker [role=gridcell]')).toHaveCount(36);
  await expect(sheet.getByRole('alert')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  await expect(sheet).toHaveCount(0);
  expect(await line(page)).toBe('snorkels size=6 stones=b3');
  await expect(page.locator('.seat-name').first()).toHaveText('Ana');
  expect(trouble).toEqual([]);
});

test('a stone too many is rejected with a visible message, and the others stay', async ({ page }) => {
  const nine = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8', 'a9'];
  await open(page, `game=snorkels&size=9&stones=${nine.slice(1)}`);
  await command(page, 'new');
  const sheet = page.getByRole('dialog');
  await sheet.locator('[data-id="a1"]').click();
  const alert = sheet.getByRole('alert');
  await onScreens(
    page,
    [
      [1280, 720],
      [320, 640],
    ],
    async (width) => {
      await sheet.locator(`[data-id="${width > 400 ? 'c3' : 'd4'}"]`).click();
      await expect(alert).toHaveText('Stones by hand: there may be 9 squares at most.');
      await expect(sheet.locator('summary')).toContainText(nine.join(', '));
      const seen = () =>
        alert.evaluate((node) => {
          const { left, top, bottom } = node.getBoundingClientRect();
          const root = /** @type {ShadowRoot} */ (node.getRootNode());
          return [top + 2, bottom - 2].map((y) => root.elementFromPoint(left + 20, y) === node);
        });
      await expect.poll(seen).toEqual([true, true]);
    },
  );
  // A refused stone does not prevent starting with the others.
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  expect(await line(page)).toBe(`snorkels size=9 stones=${nine}`);
});

test('resigning and agreeing to a draw need confirmation, and a rematch swaps the sides', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4');
  await command(page, 'resign');
  await expect(page.getByRole('dialog')).toContainText('Player 2, do you resign?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await line(page)).toBe('snorkels : d4');
  await command(page, 'resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  expect(await line(page)).toBe('snorkels : d4 resign');
  await expect(page.getByText('Player 1 wins').first()).toBeVisible();
  await expect(page.locator('.ending').getByText('Player 2 resigned.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await command(page, 'draw');
  await page.getByRole('button', { name: 'We agree' }).click();
  expect(await line(page)).toBe('snorkels : d4 draw');
  await expect(page.getByText('The game is a draw').first()).toBeVisible();

  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = ['Ana', 'Ben']));
  await command(page, 'rematch');
  expect(await line(page)).toBe('snorkels');
  await expect(page.locator('.seat-name')).toHaveText(['Ben', 'Ana']);
});

test('sharing copies the link, or selects it if copying is not allowed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'game=snorkels&moves=d4+swap');
  await command(page, 'share');
  const sheet = page.getByRole('dialog', { name: 'Share this game' });
  const link = sheet.getByLabel('Link', { exact: true });
  await expect(link).toHaveValue(/#&game=snorkels&moves=d4\+swap&check=\w{4}$/);
  const expected = await link.inputValue();
  await sheet.getByRole('button', { name: 'Copy' }).first().click();
  const copied = sheet.getByRole('button', { name: 'Copied.' });
  await expect(copied).toBeInViewport();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
  await expect(copied, 'the confirmation disappears after a moment').toHaveCount(0);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await sheet.getByRole('button', { name: 'Copy' }).first().click();
  await expect(sheet.getByText('The text is selected')).toBeVisible();
  await expect(link).toBeFocused();
  expect(await link.evaluate((input) => /** @type {HTMLInputElement} */ (input).selectionEnd)).toBe(expected.length);
  await sheet.getByRole('button', { name: 'QR code' }).click();
  await expect(sheet.getByText('The text is selected'), 'the message disappears at the next press').toBeHidden();
  await sheet.getByRole('button', { name: 'Picture', exact: true }).click();
  await expect(sheet.getByText(/was handed to the browser to be saved/)).toBeInViewport({ ratio: 1 });
});

test('the rules open with one press and have pictures of positions', async ({ page }) => {
  await open(page);
  await unfold(page, 'Snorkels');
  await page.getByRole('button', { name: 'Rules (Snorkels)' }).click();
  const sheet = page.getByRole('dialog', { name: 'How to play Snorkels' });
  await expect(sheet.getByRole('heading', { name: 'Capture' })).toBeVisible();
  const pictures = sheet.locator('canvas');
  expect(await pictures.count()).toBeGreaterThan(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((canvas) => painted(/** @type {HTMLCanvasElement} */ (canvas))))
      .toBe(true);
  }
  // The theme may change while the rules are open: visible pictures are repainted.
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.first().evaluate((canvas) => painted(/** @type {HTMLCanvasElement} */ (canvas))))
    .toBe(true);
  const seen = () => pictures.first().evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  const byDay = await seen();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(seen).not.toBe(byDay);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('the theme follows the system or the setting, and the board is repainted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, 'game=snorkels');
  const corner = (board = page.locator('cauce-game .stage .board canvas')) =>
    board.evaluate((node) => {
      const canvas = /** @type {HTMLCanvasElement} */ (node);
      const [r = 0, g = 0, b = 0] =
        canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [];
      return r + g + b > 384 ? 'light' : 'dark';
    });
  await expect.poll(corner).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(corner).toBe('dark');
  await command(page, 'new');
  await page.getByRole('dialog').getByText('Stones by hand').click();
  const little = page.getByRole('dialog').locator('.picker canvas');
  await expect.poll(() => corner(little)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => corner(little)).toBe('light');
  await expect.poll(corner).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(corner).toBe('dark');
  await page.keyboard.press('Escape');
  await (await site(page, 'theme')).selectOption('light');
  await expect.poll(corner).toBe('light');
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(corner).toBe('light');
});

test('an idle page requests no frames and sets no timers', async ({ page }) => {
  await page.addInitScript(() => {
    const woken = { count: 0 };
    Object.assign(window, { woken });
    for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback']) {
      const real = /** @type {any} */ (window)[name];
      /** @type {any} */ (window)[name] = (/** @type {any[]} */ ...args) => {
        woken.count += 1;
        return real.apply(window, args);
      };
    }
  });
  await open(page, 'game=snorkels');
  await square(page, 'd4').click();
  await page.mouse.move(0, 0);
  const count = () => page.evaluate(() => /** @type {any} */ (window).woken.count);
  let before = 0;
  // Coming to rest may take a while.
  do {
    before = await count();
    await page.waitForTimeout(500);
  } while (before !== (await count()));
  expect(before).toBeGreaterThan(0);
  await page.waitForTimeout(1500);
  expect(await count()).toBe(before);
});

/**
 * Runs in the page, which cannot see the functions of the tests: see the init script below.
 *
 * @param {HTMLCanvasElement} canvas
 * @returns {boolean}
 */
function painted(canvas) {
  const { width, height } = canvas;
  // A canvas that does not have to be painted yet has no size.
  if (width === 0) return false;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  return data[4 * Math.floor((height / 2) * width + width / 2) + 3] === 255;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(`window.painted = ${painted.toString()}`);
});
