// Unintended input: a second finger, a button released elsewhere, a key held down, very fast taps, and a rotation of
// the screen in the middle.

import { expect, test } from '@playwright/test';
import { command, complaints, go, line, middle, open, square } from './helpers.mjs';

/**
 * Returns the camera position of a 3D board: the place of one of its corners.
 *
 * @param {import("@playwright/test").Page} page
 */
function look(page) {
  return square(page, 'a1').evaluate((cell) => cell.style.left);
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

  /**
   * Returns a function that dispatches touches with ids; a finger that is missing in the next call is lifted.
   *
   * @param {import("@playwright/test").Page} page
   */
  async function fingers(page) {
    const client = await page.context().newCDPSession(page);
    /** @param {"touchStart" | "touchMove" | "touchEnd" | "touchCancel"} type @param {{ x: number, y: number, id?: number }[]} touchPoints */
    return (type, ...touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  test('a second finger does not interrupt dragging a piece', async ({ page }) => {
    await open(page, 'game=sendas');
    const touch = await fingers(page);
    const [from, to] = [await middle(page, 'c1'), await middle(page, 'd2')];
    const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const other = { ...(await middle(page, 'h7')), id: 1 };
    await touch('touchStart', { ...from, id: 0 });
    await touch('touchMove', { ...half, id: 0 });
    await touch('touchStart', { ...half, id: 0 }, other);
    await touch('touchMove', { ...half, id: 0 });
    await touch('touchMove', { ...to, id: 0 });
    await touch('touchEnd');
    await expect.poll(() => line(page)).toMatch(/^sendas : c1-d2/);
  });

  test('a second finger does not interrupt turning the board', async ({ page }) => {
    await open(page, 'game=caminos');
    const touch = await fingers(page);
    const before = await look(page);
    const from = await middle(page, 'd4');
    await touch('touchStart', { ...from, id: 0 });
    for (const far of [20, 40, 60]) await touch('touchMove', { x: from.x + far, y: from.y, id: 0 });
    await touch('touchStart', { x: from.x + 60, y: from.y, id: 0 }, { x: from.x, y: from.y + 60, id: 1 });
    await touch('touchMove', { x: from.x + 60, y: from.y, id: 0 });
    await touch('touchMove', { x: from.x + 90, y: from.y, id: 0 });
    await touch('touchEnd');
    await expect.poll(() => look(page)).not.toBe(before);
    expect(await line(page)).toBe('caminos');
  });

  test('instructions mention taps, and keys once a key was used', async ({ page }) => {
    await open(page, 'game=tayu&moves=%2B012');
    const hint = page.locator('.status-detail');
    await expect(hint).toContainText(
      'Lead water to both your rims. Several places (dashed: rotate it first): “Next place” shows them.',
    );
    await open(page, 'game=sendas');
    const turn = page.getByRole('button', { name: 'Rotate', exact: true });
    await square(page, 'c1').tap();
    await expect(hint).toContainText('Tap a marked square, or rotate the piece where it lies with “Rotate”.');
    await expect(turn).toHaveAttribute('title', /fits$/);
    await square(page, 'c1').press('r');
    await expect(hint).toHaveText('It lies rotated where it was. Click there to play, or press Enter.');
    await expect(turn).toHaveAttribute('title', /fits \(R\)$/);
    // The piece is displayed in its new orientation, and the next tap puts it down there.
    await square(page, 'c1').tap();
    await square(page, 'c9').tap();
    await expect(hint).toContainText('Tap a marked square');
  });

  test('a cancelled touch puts the piece back', async ({ page }) => {
    await open(page, 'game=sendas');
    const touch = await fingers(page);
    const [from, to] = [await middle(page, 'c1'), await middle(page, 'd2')];
    await touch('touchStart', from);
    await touch('touchMove', to);
    await touch('touchCancel');
    await expect(page.locator('cauce-game [data-id=c1]')).toHaveAttribute('data-grab', '');
    await square(page, 'd2').tap({ force: true });
    await square(page, 'd2').tap({ force: true });
    expect(await line(page)).toBe('sendas');
  });

  test('rotating the screen during a drag does not lose the move', async ({ page }) => {
    const trouble = complaints(page);
    await open(page, 'game=sendas');
    const touch = await fingers(page);
    const [from, to] = [await middle(page, 'c1'), await middle(page, 'd2')];
    await touch('touchStart', from);
    await touch('touchMove', to);
    await page.setViewportSize({ width: 780, height: 390 });
    await square(page, 'd2').scrollIntoViewIfNeeded();
    await touch('touchMove', await middle(page, 'd2'));
    await touch('touchEnd');
    await expect.poll(() => line(page)).toMatch(/^sendas : c1-d2/);
    expect(trouble).toEqual([]);
  });

  test('three quick taps on a square play exactly one move', async ({ page }) => {
    await open(page, 'game=snorkels');
    // Of three taps on a square, the first is a preview, the second plays, and the third is refused.
    const { x, y } = await middle(page, 'd4');
    for (let tap = 0; tap < 3; tap++) await page.touchscreen.tap(x, y);
    expect(await line(page)).toBe('snorkels : d4');
    await expect(page.locator('.status-detail')).toHaveText('Something already stands on d4.');
  });
});

test('a press counts even if the previous one has not been painted yet', { tag: '@engines' }, async ({ page }) => {
  await open(page, 'game=sendas');
  const boxes = await Promise.all(['c1', 'a5'].map(async (id) => await square(page, id).boundingBox()));
  await page.evaluate(() => {
    const soon = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (act) => soon(() => setTimeout(() => soon(act), 300));
  });
  for (const box of boxes) await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { delay: 30 });
  await expect(page.locator('.status-detail[data-refused]')).toHaveText(
    'That would split white’s trail: a5 would be cut off.',
  );
});

test('a mouse button released beside the board leaves no drag in progress', async ({ page }) => {
  await open(page, 'game=caminos');
  const before = await look(page);
  const box = await page.locator('cauce-game .grid').boundingBox();
  if (!box) throw new Error('grid');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x - 2, y);
  await page.mouse.up();
  await page.mouse.move(box.x + 120, y, { steps: 6 });
  await page.mouse.down();
  await page.mouse.up();
  expect(await look(page)).toBe(before);
});

test('a held key counts as one press for moves, but repeats for navigation', async ({ page }) => {
  await open(page, 'game=sendas');
  const pass = page.getByRole('button', { name: 'Pass' });
  await pass.dblclick();
  await pass.focus();
  await page.keyboard.press('Escape');
  for (let press = 0; press < 2; press++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await line(page)).toBe('sendas');
  await page.keyboard.press('Enter');
  expect(await line(page)).toBe('sendas : pass');
  await page.keyboard.press('u');
  await square(page, 'c1').focus();
  for (let press = 0; press < 4; press++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await square(page, 'd2').focus();
  // The piece fits there in several orientations, so it is previewed first.
  for (let press = 0; press < 2; press++) await page.keyboard.press('Enter');
  expect(await line(page)).toMatch(/^sendas : c1-d2/);
  await page.keyboard.press('u');
  await page.locator("cauce-game [role=gridcell][tabindex='0']").focus();
  for (let press = 0; press < 4; press++) await page.keyboard.down('p');
  await page.keyboard.up('p');
  expect(await line(page)).toBe('sendas');
  await page.keyboard.press('p');
  expect(await line(page)).toBe('sendas : pass');
  for (let press = 0; press < 2; press++) await page.keyboard.press('p');
  expect(await line(page)).toBe('sendas : pass pass');
  for (let press = 0; press < 4; press++) await page.keyboard.down('u');
  await page.keyboard.up('u');
  expect(await line(page)).toBe('sendas');
});

test('keys do not affect the game while a dialog is open, wherever the focus is', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4+e4');
  await command(page, 'rules');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  // In some browsers, pressing plain text clears the focus.
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  for (const key of ['ArrowLeft', ',', 'u', '?']) await page.keyboard.press(key);
  expect(await line(page)).toBe('snorkels : d4 e4');
  await expect(sheet).toHaveCount(1);
  await page.keyboard.press('Escape');
  // The closing animation takes a moment.
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.keyboard.press('ArrowLeft');
  expect(await line(page)).toBe('snorkels : d4');
});

test('a setting limits single-letter shortcuts to when the game has the focus', async ({ page }) => {
  await open(page, 'game=sendas&moves=pass');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await command(page, 'settings');
  await page.getByLabel('Single keys work all over the page').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  for (const key of ['u', 'p', ',', '<', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await line(page)).toBe('sendas : pass');
  await page.locator("cauce-game [role=gridcell][tabindex='0']").focus();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  expect(await line(page)).toBe('sendas : pass pass');
  await command(page, 'rules', 'focus');
  await page.keyboard.press('u');
  expect(await line(page)).toBe('sendas : pass');
});

test('Enter plays the previewed move once, wherever the focus was', async ({ page }) => {
  await open(page, 'game=snorkels');
  const { x, y } = await middle(page, 'd4');
  await page.mouse.move(x, y);
  await expect(page.locator('cauce-game .status-detail')).toHaveText('Click there to play, or press Enter.');
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await expect.poll(() => line(page)).toBe('snorkels : d4');
  await page.keyboard.up('Enter');
  await page.keyboard.press('Enter');
  expect(await line(page)).toBe('snorkels : d4');
  // A target previewed with a key takes precedence over the pointer.
  await go(page, 'tayu : +012');
  await page.mouse.move(x, y + 90);
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Lay it' })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect.poll(() => line(page)).toMatch(/^tayu : \+012 [a-r]\d+[hv]012/);
  // The same holds for a button, as soon as the status says so.
  for (const name of ['Next place', 'Rotate']) {
    await go(page, 'tayu : +012');
    await page.getByRole('button', { name: 'Next place' }).click();
    await page.getByRole('button', { name }).click();
    await expect(page.locator('cauce-game .status-detail')).toHaveText(/press Enter\.$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => line(page)).toMatch(/^tayu : \+012 [a-r]\d+[hv](012|456)/);
  }
});

test('Enter plays the move under the pointer, but presses a button focused by keyboard', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4+c3');
  /** @param {string} id */
  const over = async (id) => {
    const { x, y } = await middle(page, id);
    await page.mouse.move(x, y);
    await expect(page.locator('cauce-game .status-detail')).toHaveText(/press Enter\./);
  };
  const undo = page.locator('[data-command=undo]');
  await undo.click();
  await over('b6');
  await page.keyboard.press('Enter');
  await expect.poll(() => line(page)).toBe('snorkels : d4 b6');
  // The focus is on the played square: nothing is previewed elsewhere, and the same key plays nothing more.
  await expect(square(page, 'b6')).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await line(page)).toBe('snorkels : d4 b6');
  await command(page, 'resign');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await over('c3');
  // Held down, the key plays nothing more.
  for (let press = 0; press < 3; press++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await line(page)).toBe('snorkels : d4 b6 c3');
  await square(page, 'e5').click();
  await over('f5');
  await page.keyboard.press('Enter');
  await expect.poll(() => line(page)).toBe('snorkels : d4 b6 c3 e5 f5');
  await over('a1');
  while (!(await undo.evaluate((button) => button.matches(':focus')))) await page.keyboard.press('Shift+Tab');
  // The preview under the pointer is gone, since Enter now belongs to the button, until the pointer moves again.
  await expect(page.locator('cauce-game .status-detail')).not.toHaveText(/press Enter\./);
  await page.keyboard.press('Enter');
  await expect.poll(() => line(page)).toBe('snorkels : d4 b6 c3 e5');
  await expect(undo).toBeFocused();
  await over('a6');
  await page.keyboard.press('Enter');
  await expect.poll(() => line(page)).toBe('snorkels : d4 b6 c3 e5 a6');
});

test('a keyboard preview ends when the focus moves to a button, and N brings back a preview', async ({ page }) => {
  await open(page, 'game=snorkels&moves=c3');
  const [detail, rules] = [
    page.locator('cauce-game .status-detail'),
    page.locator('cauce-game [data-command=rules]:visible'),
  ];
  await page.locator("cauce-game [role=gridcell][tabindex='0']").focus();
  await expect(detail).toHaveText(/press Enter\.$/);
  while (!(await rules.evaluate((button) => button.matches(':focus')))) await page.keyboard.press('Tab');
  await expect(detail).not.toHaveText(/press Enter\./);

  await go(page, 'tayu : +012');
  await rules.focus();
  await page.keyboard.press('n');
  await expect(detail).toHaveText(/press Enter\.$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => line(page)).toMatch(/^tayu : \+012 [a-r]\d+[hv](012|456)/);
});

test('an open dialog is closed when another game is loaded', async ({ page }) => {
  const trouble = complaints(page);
  await open(page, 'game=snorkels&moves=d4');
  for (const name of ['share', 'new', 'resign']) {
    await command(page, name);
    await expect(page.locator('.dialog')).toBeVisible();
    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.line = 'snorkels : a1'));
    await expect(page.locator('.dialog')).toHaveCount(0);
    expect(await line(page)).toBe('snorkels : a1');
  }
  expect(trouble).toEqual([]);
});

test('after an engine crash, the game continues, and another game can be started', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4');
  /** Makes the engine fail at the press of a square, as from an internal error, by allocating too much memory. */
  const breakDown = () =>
    page.evaluate(async () => {
      const { default: init, Board } = await import(new URL('cauce-web.js', document.baseURI).href);
      const { __wbindgen_malloc: allocate } = await init();
      const sound = Board.prototype.press;
      Board.prototype.press = () => {
        Board.prototype.press = sound;
        allocate(-1, 1);
      };
    });
  const broken = page.waitForEvent('pageerror');
  await breakDown();
  await square(page, 'e5').click();
  expect((await broken).message).toContain('unreachable');
  await square(page, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 c3');

  await breakDown();
  await square(page, 'e5').click();
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await square(page, 'a1').click();
  await expect.poll(() => line(page)).toBe('snorkels : a1');

  await breakDown();
  await square(page, 'e5').click();
  await page.getByRole('link', { name: 'Cauce' }).click();
  await page.getByRole('link', { name: 'Play together (Sendas)' }).click();
  await page.getByRole('button', { name: 'Pass' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await line(page)).toBe('sendas : pass');
  await expect(page.locator('cauce-game')).toHaveCount(1);
});

/** An auction, in which each bid is followed by the next player's. */
const AUCTION = 'game=tayu&players=3&saboteur=auction&moves=bid60';

test('a double click or a repeated key press on a bid bids only once', async ({ page }) => {
  await open(page, AUCTION);
  // Both clicks within a frame.
  await page.getByRole('button', { name: 'Bid 59' }).dblclick();
  expect(await line(page)).toMatch(/ : bid60 bid59$/);
  await page.getByRole('button', { name: 'Undo' }).click();
  // At the speed of a hand.
  const box = await page.getByRole('button', { name: 'Bid 59' }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  await page.mouse.click(x, y);
  await expect(page.getByRole('button', { name: 'Bid 58' })).toBeVisible();
  await page.mouse.click(x, y, { clickCount: 2 });
  expect(await line(page)).toMatch(/ : bid60 bid59$/);
  await page.getByRole('button', { name: 'Bid 58' }).click();
  expect(await line(page)).toMatch(/ bid59 bid58$/);

  await go(page, 'tayu players=3 saboteur=auction : bid50');
  await page.getByRole('button', { name: 'Bid 49' }).focus();
  await page.keyboard.press('Enter');
  // The same button now has that bid.
  await expect(page.getByRole('button', { name: 'Let Player 2 defend 49' })).not.toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await line(page)).toMatch(/ : bid50 bid49$/);
  await expect(page.getByRole('group', { name: 'The bid' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: '−10' })).toBeFocused();
});

test.describe('menus and undo by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap beside a menu closes it and plays nothing', async ({ page }) => {
    for (const opener of ['[data-command=menu]', '[data-site-menu]']) {
      await test.step(opener, async () => {
        await page.goto('about:blank');
        await open(page, 'game=snorkels');
        await page.locator(opener).tap();
        const menu = page.locator('.menu:popover-open');
        await expect(menu).toBeVisible();
        const { x, y } = await middle(page, 'a4');
        await page.touchscreen.tap(x, y);
        await expect(menu).toHaveCount(0);
        await page.touchscreen.tap(x, y);
        // This was the first of two taps that play a move.
        expect(await line(page)).toBe('snorkels');
        await page.touchscreen.tap(x, y);
        expect(await line(page)).toBe('snorkels : a4');
      });
    }
  });

  test('undo does not move any button', async ({ page }) => {
    await open(page, 'game=snorkels&moves=c3+e5+d2+a1');
    const places = () =>
      page
        .locator('cauce-game .walk button:visible')
        .evaluateAll((all) => all.map((one) => [one.getAttribute('data-command'), one.getBoundingClientRect().x]));
    const before = await places();
    await command(page, 'undo');
    expect(await places()).toEqual(expect.arrayContaining(before));
  });

  test('repeated taps on Undo only undo, even if a question appears on the way', async ({ page }) => {
    await open(page, 'game=snorkels&moves=c3+e5+d2+a1');
    const box = await page.getByRole('button', { name: 'Undo' }).boundingBox();
    if (!box) throw new Error('no undo');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (let tap = 0; tap < 4; tap++) await page.touchscreen.tap(x, y);
    expect(await line(page)).toBe('snorkels');
    await expect(page.getByRole('button', { name: '2 switches to purple' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).tap();
    await page.getByRole('button', { name: 'Switch to purple' }).tap();
    expect(await line(page)).toBe('snorkels : c3 swap');
  });
});
