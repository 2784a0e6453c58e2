// Going through a game: the move list as a tree, comments, keys, sharing, files and pictures.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { command, complaints, go, line, offered, open, square } from './helpers.mjs';

// This file also tests animations.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Positions from which play continues. */
const GAMES = {
  snorkels: 'game=snorkels&size=5&stones=b2&moves=c3+swap+c4+d3+d4',
  caminos: 'game=caminos&moves=L:e1e2f1g1+L:d8d8d8e8+L:e1e2e3e3+L:d7d7d7e7',
  sendas: 'game=sendas&moves=c1-g2=ES+c9-g8=NE+e2-h2+e8-h8',
};

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} name its number and token
 */
const move = (page, name) => page.locator('.moves-list').getByRole('button', { name, exact: true });

/**
 * Returns the runs of the move list, each as its moves and comments.
 *
 * @param {import("@playwright/test").Page} page
 */
const runs = (page) =>
  page.locator('.moves-run').evaluateAll((all) =>
    all.map((run) => {
      const words = [...run.querySelectorAll('.move-text, .moves-note')].map((part) => part.textContent);
      return `${run.getAttribute('data-depth')}: ${words.join(' ')}`;
    }),
  );

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} text
 */
async function comment(page, text) {
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill(text);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<unknown>} press
 */
async function saved(page, press) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), path: await file.path() };
}

test('each variation is on its own line below the move that it replaces', async ({ page }) => {
  await open(page, GAMES.snorkels);
  await move(page, '3 c4').click();
  for (const at of ['e5', 'a5']) await square(page, at).click();
  await move(page, '3 c4').click();
  await square(page, 'e1').click();
  await move(page, '4 e5').click();
  await square(page, 'a1').click();
  expect(await runs(page)).toEqual(['0: c3 switches to purple c4 d3', '1: e5 a5', '2: a1', '1: e1', '0: d4']);
  await expect(move(page, '4 e1')).toHaveAttribute('data-aside');
  await expect(move(page, '5 a1')).toHaveAttribute('aria-current', 'step');

  await page.reload();
  await expect(move(page, '5 a1')).toHaveAttribute('aria-current', 'step');
  expect(await runs(page)).toHaveLength(5);
});

test('a comment appears in the move list and in the console, and can be changed', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await open(page, GAMES.snorkels);
  await move(page, '2 switches to purple').click();
  await comment(page, 'Bold <b>indeed</b>\nand early.');
  await expect(page.locator('.note')).toHaveText('Bold <b>indeed</b>\nand early.');
  await expect(page.locator('.note')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('.moves-note')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 700, height: 900 });
  expect((await runs(page))[0]).toBe('0: c3 switches to purple Bold <b>indeed</b>\nand early. c4 d3 d4');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(page.locator('.note')).toBeHidden();

  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.note')).toContainText('Bold');
  await comment(page, '');
  await expect(page.locator('.note')).toBeHidden();
  await expect(page.locator('.moves-note')).toHaveCount(0);

  await command(page, 'first');
  await comment(page, 'Five by five.');
  await expect(page.locator('.moves-list > .moves-note')).toHaveText('Five by five.');
});

test('the menu of a move can promote or delete a variation, and the deletion can be undone', async ({ page }) => {
  await open(page, GAMES.snorkels);
  await move(page, '3 c4').click();
  for (const at of ['e5', 'a5']) await square(page, at).click();
  await move(page, '4 e5').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Promote this variation' }).click();
  expect(await runs(page)).toEqual(['0: c3 switches to purple c4 e5', '1: d3 d4', '0: a5']);
  await expect(page.getByRole('menu')).toHaveCount(0);

  const before = await line(page);
  await move(page, '3 c4').click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Promote' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Delete from here on' }).click();
  expect(await runs(page)).toEqual(['0: c3 switches to purple']);
  expect(await line(page)).toBe('snorkels size=5 stones=b2 : c3 swap');
  await page.getByRole('alert').getByRole('button', { name: 'Restore' }).click();
  expect(await runs(page)).toEqual(['0: c3 switches to purple c4 e5', '1: d3 d4', '0: a5']);
  expect(await line(page)).toBe(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the menu works by keyboard alone, and the focus follows the current move', async ({ page }) => {
  await open(page, GAMES.snorkels);
  await move(page, '5 d4').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(move(page, '4 d3')).toBeFocused();
  await page.keyboard.press('<');
  await page.keyboard.press('.');
  await expect(move(page, '1 c3')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(move(page, '1 c3')).toBeFocused();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('.moves-list .move')).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.locator('.moves-list .move')).toHaveCount(5);
});

test('keys step through the game wherever the focus is, and the arrow keys do so outside the board', async ({
  page,
}) => {
  await open(page, GAMES.snorkels);
  const all = await line(page);
  await page.keyboard.press('ArrowLeft');
  expect(await line(page)).toBe('snorkels size=5 stones=b2 : c3 swap c4 d3');
  await command(page, 'rules', 'focus');
  await page.keyboard.press('<');
  expect(await line(page)).toBe('snorkels size=5 stones=b2');
  await page.keyboard.press('ArrowRight');
  expect(await line(page)).toBe('snorkels size=5 stones=b2 : c3');
  await square(page, 'c3').focus();
  await page.keyboard.press('ArrowRight');
  await expect(square(page, 'd3')).toBeFocused();
  await page.keyboard.press('>');
  expect(await line(page)).toBe(all);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys' });
  await expect(sheet.getByText('One move back')).toBeVisible();
  await page.keyboard.press(',');
  expect(await line(page), 'a key pressed in a dialog does not affect the game').toBe(all);
});

test('the current move is always visible in the move list', async ({ page }) => {
  /** Returns the current move, if the list displays it. */
  const seen = () =>
    page.locator('.moves-list').evaluate((list) => {
      const [move, frame] = [list.querySelector('[aria-current]'), list.getBoundingClientRect()];
      const box = move?.getBoundingClientRect();
      return box && box.height > 0 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1 && move?.textContent;
    });
  await open(page, GAMES.sendas);
  await expect.poll(seen).toBe('4 e8-h8');
  await open(page, `game=sendas&moves=${Array(150).fill('pass').join('+')}`);
  await expect.poll(seen).toBe('150 passes');
  await page.reload();
  await expect.poll(seen).toBe('150 passes');
  for (const [width, height] of /** @type {const} */ ([
    [320, 640],
    [1440, 900],
    [1440, 640],
    [768, 1024],
  ])) {
    await page.setViewportSize({ width, height });
    await expect.poll(seen).toBe('150 passes');
  }
  await command(page, 'first');
  await expect.poll(() => page.locator('.moves-list').evaluate((list) => list.scrollTop)).toBe(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(seen).toBe('1 passes');
  // Not by its role, because Playwright considers elements without layout hidden.
  await page.locator('.moves-list .move', { hasText: '75' }).click();
  await expect.poll(seen).toBe('75 passes');
  await command(page, 'last');
  await expect.poll(seen).toBe('150 passes');
});

test('in a list of thousands of moves, only those near the visible part have marks', async ({ page }) => {
  /** Returns whether the visible moves have their marks, whether there are few marks, and the current move. */
  const seen = () =>
    page.locator('.moves-list').evaluate((list) => {
      const frame = list.getBoundingClientRect();
      const inSight = (/** @type {Element} */ move) => {
        const box = move.getBoundingClientRect();
        return box.height > 0 && box.bottom > frame.top && box.top < frame.bottom;
      };
      const moves = [...list.querySelectorAll('.move')];
      const at = moves.findIndex((move) => move.matches('[aria-current]'));
      const near = moves.slice(Math.max(at - 20, 0), at + 20).filter(inSight);
      const whole = near.length > 0 && near.every((move) => move.querySelector('.mark'));
      return [whole, list.querySelectorAll('.mark').length < 1200, moves[at]?.textContent];
    });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `game=sendas&moves=${Array(3000).fill('pass').join('+')}`);
  await expect.poll(seen).toEqual([true, true, '3000 passes']);
  await page.evaluate(() => {
    /** @type {CauceGame} */ (document.querySelector('cauce-game')).ply = 1;
  });
  await expect.poll(seen).toEqual([true, true, '1 passes']);
  await page.evaluate(() => {
    /** @type {CauceGame} */ (document.querySelector('cauce-game')).ply = 1400;
  });
  await expect.poll(seen).toEqual([true, true, '1400 passes']);
  // Parts that were out of view before moves were added are complete, too.
  await go(page, `sendas : ${Array(470).fill('pass').join(' ')}`);
  await expect.poll(seen).toEqual([true, true, '470 passes']);
  await page.evaluate(() => {
    const game = /** @type {CauceGame} */ (document.querySelector('cauce-game'));
    for (let more = 0; more < 20; more += 1) game.play('pass');
  });
  await page.evaluate(() => {
    /** @type {CauceGame} */ (document.querySelector('cauce-game')).ply = 100;
  });
  await expect.poll(seen).toEqual([true, true, '100 passes']);
});

test('a game can be shared by a link and saved as a record or a picture', async ({ page }) => {
  const trouble = complaints(page);
  await open(page, GAMES.caminos);
  const all = await line(page);
  await page.locator("cauce-game [role=gridcell][tabindex='0']").focus();
  await page.keyboard.press('<');
  await page.keyboard.press('.');
  await comment(page, 'A beginning.');
  await command(page, 'share');
  const sheet = page.getByRole('dialog', { name: 'Share this game' });
  await sheet.getByRole('radio', { name: 'With the moves that follow' }).check();
  const long = await sheet.getByLabel('Link', { exact: true }).inputValue();
  expect(long.length).toBeGreaterThan(page.url().length);

  await sheet.getByText('Text and files').click();
  const text = await sheet.getByLabel('Text').inputValue();
  expect(text).toContain('[Game "caminos"]');
  expect(text).toContain('{A beginning.}');
  const record = await saved(page, () => sheet.getByRole('button', { name: 'Record as a file' }).click());
  expect(record.name).toMatch(/^caminos.*\.cauce$/);
  expect(readFileSync(record.path, 'utf8')).toBe(text);
  const svg = await saved(page, () => sheet.getByRole('button', { name: 'Picture (SVG)' }).click());
  expect(svg.name).toMatch(/\.svg$/);
  expect(readFileSync(svg.path, 'utf8')).toMatch(/^<svg /);
  const png = await saved(page, () => sheet.getByRole('button', { name: 'Picture', exact: true }).click());
  const bytes = readFileSync(png.path);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(Math.max(bytes.readUInt32BE(16), bytes.readUInt32BE(20))).toBe(1600);

  await page.goto(long);
  await page.reload();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(await line(page)).toBe(all);
  expect(trouble).toEqual([]);
});

test('a read-only game offers no commands that change it', async ({ page }) => {
  await page.goto('./embed.html#game=snorkels&controls=full&moves=d4+e4&readonly=1');
  const game = page.locator('cauce-game');
  await game.evaluate(async (element) => {
    element.setAttribute('readonly', '');
    await /** @type {any} */ (element).ready;
  });
  await expect(page.getByRole('button', { name: 'Comment on this move' })).toBeHidden();
  await move(page, '1 d4').click({ button: 'right' });
  await expect(page.getByRole('menuitem')).toHaveText(['Turn the board round']);
  await page.keyboard.press('Escape');
  for (const name of ['analyse', 'keys']) await expect(offered(page, name)).toBeAttached();
});

test('a comment typed with a pause is stored once, and cancelling one returns the focus to the move list', async ({
  page,
}) => {
  await open(page, GAMES.snorkels);
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  const box = page.getByRole('dialog').getByRole('textbox');
  await box.pressSequentially('One\n');
  await expect(page.locator('.note')).toHaveText('One');
  await box.pressSequentially('two');
  await expect(page.locator('.note')).toHaveText('One\ntwo');
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.note')).toHaveText('One\ntwo');
  await page.getByRole('button', { name: 'More for this move' }).click();
  await page.getByRole('menuitem', { name: /comment/ }).click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.moves :focus')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(page.locator('cauce-game')).toHaveJSProperty('ply', 4);
});
