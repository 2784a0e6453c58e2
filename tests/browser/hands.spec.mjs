// A complete game by mouse and by keyboard, and what each input device has of its own.

import { expect, test } from '@playwright/test';
import { complaints, expectTheEnd, GAME, line, middle, open, square } from './helpers.mjs';

test('a whole game can be played by mouse', { tag: '@engines' }, async ({ page }) => {
  const trouble = complaints(page);
  await open(page);
  await page.getByRole('link', { name: 'Play together (Snorkels)' }).click();
  await expect(page.getByText('Player 1 to move (purple)').first()).toBeVisible();
  for (const token of GAME) {
    if (token === 'swap') await page.getByRole('button', { name: 'Switch to purple' }).click();
    else await square(page, token).click();
  }
  await expectTheEnd(page);
  expect(trouble).toEqual([]);
});

test('hovering over a square warns of a losing move', async ({ page }) => {
  await open(page, 'game=snorkels&size=3&moves=b3+a2+c3+b1');
  await square(page, 'a1').hover();
  await expect(page.locator('.status-detail')).toHaveText(
    'Your own snorkels would have no air there: you would lose. Click there to play, or press Enter.',
  );
  await page.mouse.move(0, 0);
  await expect(page.locator('.status-detail')).toBeHidden();
});

test('the wheel scrolls the page when the move list cannot scroll further', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, 'game=snorkels&moves=d4+swap+e5');
  await page.locator('cauce-game .moves-list').hover();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(50);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('all buttons and squares are large enough for touch', async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4');
    /** Returns the visible buttons with a side shorter than `least`. @param {string} place @param {number} least */
    const lower = (place, least) =>
      page
        .locator(`cauce-game ${place} button:visible`)
        .evaluateAll(
          (buttons, least) =>
            buttons
              .filter((button) => Math.min(button.clientWidth, button.clientHeight) < least - 2)
              .map((button) => button.getAttribute('title') ?? button.textContent),
          least,
        );
    const small = [...(await lower('.walk', 44)), ...(await lower('.choices', 44)), ...(await lower('.console', 32))];
    expect(small).toEqual([]);
    const cells = await page
      .locator('cauce-game [role=gridcell]')
      .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...cells)).toBeGreaterThan(44);
  });
});

test('a whole game can be played by keyboard alone', { tag: '@engines' }, async ({ page }) => {
  await open(page);
  const play = page.getByRole('link', { name: 'Play together (Snorkels)' });
  for (let press = 0; press < 20 && !(await play.evaluate((link) => link === document.activeElement)); press += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await focusBoard(page);
  let here = 'd4';
  for (const token of GAME) {
    if (token === 'swap') {
      const swap = page.getByRole('button', { name: 'Switch to purple' });
      // Answers come before the board in the tab order.
      await tabTo(page, swap, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await focusBoard(page);
      here = await focused(page);
      continue;
    }
    await walk(page, here, token);
    here = token;
    await page.keyboard.press(token === 'b1' ? 'Space' : 'Enter');
  }
  await expectTheEnd(page);

  await page.keyboard.press('u');
  expect(await line(page)).toBe('snorkels : a1 swap b1 g7');
  await page.keyboard.press('Shift+U');
  await page.keyboard.press('u');
  await page.keyboard.press('y');
  await expectTheEnd(page);
});

test('the focus is visible on the board, and the arrow keys stop at the edge', async ({ page }) => {
  await open(page, 'game=snorkels&size=3');
  await focusBoard(page);
  expect(await focused(page)).toBe('b2');
  for (const [key, at] of [
    ['ArrowLeft', 'a2'],
    ['ArrowLeft', 'a2'],
    ['ArrowDown', 'a1'],
    ['ArrowDown', 'a1'],
    ['End', 'c1'],
    ['ArrowUp', 'c2'],
    ['Home', 'a2'],
  ]) {
    await page.keyboard.press(String(key));
    expect(await focused(page)).toBe(at);
  }
  await expect(square(page, 'a2')).not.toHaveCSS('outline-style', 'none');
});

test('a key that rotates the piece under the mouse shows no focus ring, and an arrow key does', async ({ page }) => {
  await open(page, 'game=caminos');
  const pressed = await middle(page, 'd4');
  await page.mouse.click(pressed.x, pressed.y);
  await expect.poll(() => line(page)).toContain('d4');
  const next = await middle(page, 'b7');
  await page.mouse.move(next.x, next.y);
  await page.keyboard.press('r');
  const focus = page.locator('cauce-game [role=gridcell]:focus');
  await expect(focus).toHaveCSS('outline-style', 'none');
  await expect(focus).toHaveCSS('box-shadow', 'none');
  await page.keyboard.press('ArrowUp');
  await expect(focus).toHaveCSS('outline-style', 'solid');
});

/** @param {import("@playwright/test").Page} page */
async function focusBoard(page) {
  await tabTo(page, page.locator("cauce-game [role=gridcell][tabindex='0']"));
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").Locator} goal
 * @param {'Tab' | 'Shift+Tab'} [key]
 */
async function tabTo(page, goal, key = 'Tab') {
  for (let press = 0; press < 60; press += 1) {
    const there = await goal.evaluate((node) => /** @type {ShadowRoot} */ (node.getRootNode()).activeElement === node);
    if (there) return;
    await page.keyboard.press(key);
  }
  throw new Error('Tab does not lead there');
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string>}
 */
function focused(page) {
  return page.locator('cauce-game').evaluate((game) => {
    const at = game.shadowRoot?.activeElement;
    return at instanceof HTMLElement ? (at.dataset.id ?? '') : '';
  });
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} from
 * @param {string} to
 */
async function walk(page, from, to) {
  const files = to.charCodeAt(0) - from.charCodeAt(0);
  const ranks = Number(to.slice(1)) - Number(from.slice(1));
  for (let step = 0; step < Math.abs(files); step += 1)
    await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(ranks); step += 1) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  expect(await focused(page)).toBe(to);
}

test('a snorkel can be dragged from its player to the board', async ({ page }) => {
  await open(page, 'game=snorkels');
  const drag = async (/** @type {number} */ seat, /** @type {string} */ to) => {
    /** @type {{ x: number, y: number, width: number, height: number }} */ let box = {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await expect(async () => {
      // After a move, the mark is rendered anew.
      const found = await page.locator('.seat > .mark').nth(seat).boundingBox();
      if (!found) throw new Error('no mark');
      box = found;
    }).toPass();
    const goal = await middle(page, to);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(goal.x, goal.y, { steps: 5 });
    await page.mouse.up();
  };
  await drag(0, 'd4');
  expect(await line(page)).toBe('snorkels : d4');
  await drag(1, 'c3');
  expect(await line(page)).toBe('snorkels : d4 c3');
  // The marks of the other player cannot be dragged, and a drop beside the board does nothing.
  await drag(1, 'e5');
  expect(await line(page)).toBe('snorkels : d4 c3');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/**
 * Presses a key of another layout, with the event data of a browser.
 *
 * @param {import("@playwright/test").Page} page
 * @param {Omit<KeyboardEventInit, 'view'>} how
 */
async function typed(page, how) {
  await page.locator('cauce-game').evaluate(async (game, how) => {
    const at = game.shadowRoot?.activeElement ?? document.activeElement ?? document.body;
    at.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...how }));
    await new Promise((done) => setTimeout(done));
  }, how);
}

test('on a layout without Latin letters, shortcuts follow the position of the key', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, 'game=snorkels&moves=d4+swap+e5');
  await focusBoard(page);
  const [all, less] = ['snorkels : d4 swap e5', 'snorkels : d4 swap'];
  for (const [code, key, how, expected] of /** @type {[string, string, Omit<KeyboardEventInit, 'view'>, string][]} */ ([
    ['KeyU', 'г', {}, less],
    ['KeyY', 'н', {}, all],
    ['KeyZ', 'я', { ctrlKey: true }, less],
    ['KeyY', 'н', { ctrlKey: true }, all],
    ['KeyZ', 'я', { metaKey: true }, less],
    ['KeyZ', 'Я', { metaKey: true, shiftKey: true }, all],
    ['Comma', 'б', {}, less],
    ['Period', 'ю', {}, all],
    // During text composition, keys are ignored.
    ['KeyU', 'г', { isComposing: true }, all],
    ['KeyU', 'г', { keyCode: 229 }, all],
    ['KeyU', 'г', { altKey: true }, all],
  ])) {
    await typed(page, { code, key, ...how });
    expect(await line(page), `${code} ${JSON.stringify(how)}`).toBe(expected);
  }
});

test('on a Latin layout, shortcuts follow the character and not the position of the key', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, 'game=snorkels&moves=d4+swap+e5');
  await focusBoard(page);
  // Dvorak, where Y is on T; a comma on W; German and French letters that are no commands.
  await typed(page, { code: 'KeyF', key: 'u' });
  expect(await line(page)).toBe('snorkels : d4 swap');
  await typed(page, { code: 'KeyT', key: 'y' });
  expect(await line(page)).toBe('snorkels : d4 swap e5');
  await typed(page, { code: 'KeyW', key: ',' });
  expect(await line(page)).toBe('snorkels : d4 swap');
  for (const [code, key] of [
    ['KeyY', 'ü'],
    ['KeyU', 'é'],
    ['KeyY', 'ı'],
  ])
    await typed(page, { code, key });
  expect(await line(page)).toBe('snorkels : d4 swap');
});

test('shortcuts of the games work on every layout, and Escape does not close a form while composing', {
  tag: '@engines',
}, async ({ page }) => {
  await open(page, 'game=sendas');
  await focusBoard(page);
  // The first press asks for confirmation.
  for (let press = 0; press < 2; press += 1) await typed(page, { code: 'KeyP', key: 'з' });
  await expect.poll(() => line(page)).toBe('sendas : pass');
  // Hebrew has a punctuation mark on W; Dvorak has W elsewhere, and a punctuation mark on Q.
  await open(page, 'game=caminos');
  await focusBoard(page);
  await typed(page, { code: 'Digit1', key: '1' });
  const way = page.locator('cauce-game [data-group=ways] .choice[aria-pressed=true]');
  const first = (await way.getAttribute('data-id')) ?? '';
  await typed(page, { code: 'KeyQ', key: "'" });
  await expect(way).toHaveAttribute('data-id', first);
  await typed(page, { code: 'KeyW', key: "'" });
  await expect(way).not.toHaveAttribute('data-id', first);
  await page.goto('./#library');
  await page.getByRole('button', { name: 'Paste a game' }).click();
  const field = page.getByLabel('Text to paste');
  await field.fill('snorkels : d4');
  for (const how of [{ isComposing: true }, { keyCode: 229 }])
    await field.evaluate((field, how) => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, ...how }));
    }, how);
  await expect(field).toHaveValue('snorkels : d4');
  await field.press('Escape');
  await expect(field).toBeHidden();
});
