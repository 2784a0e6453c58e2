// Games against the computer: complete games by mouse and keyboard, and interruptions while it thinks.

import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { command, complaints, hold, line, middle, open, square, unfold } from './helpers.mjs';
import { host, page as markup } from './hosts.mjs';

/** @typedef {import("@playwright/test").Page} Page */

/** The computer's module. */
const MODULE = /cauce-worker_bg\.wasm/;

/** @param {Page} page @param {string} name */
const of = (page, name) => page.locator('cauce-game').evaluate((game, name) => /** @type {any} */ (game)[name], name);

/** @param {Page} page */
const status = (page) => page.locator('cauce-game .status-line');

/** @param {Page} page number of nodes in the tree of moves */
const nodes = (page) =>
  page.locator('cauce-game').evaluate((game) => JSON.parse(/** @type {any} */ (game).save()).nodes.length);

/**
 * Waits until a player here is to move, or the game is over.
 *
 * @param {Page} page
 */
async function answered(page) {
  await page.waitForFunction(() => {
    // After a reload, the board is not there at once, and the seats come with the game.
    const { outcome, turn, seats } = /** @type {any} */ (document.querySelector('cauce-game') ?? {});
    return outcome || seats?.split(' ')[turn.seat - 1] === 'here';
  });
  return (await of(page, 'outcome')) === null;
}

test('the computer replies in each game, and a game against it can be finished', async ({ page }) => {
  const trouble = complaints(page);
  // Two of them are near their ends: the last piece of a path, and an exit.
  for (const [start, token] of /** @type {const} */ ([
    ['game=snorkels&size=3&moves=a1+a2&seats=computer-1,here', ''],
    ['game=caminos&moves=L:a1a2b1c1+T:a7b7b8c7+L:d1d2e1f1&seats=here,computer-1', 'O:g1g2h1h2'],
    [
      'game=sendas&white=e8NS,e7NS,e6NESW,d6EW,f6EW,g6SW&black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW&moves=d6-e9%3DNS&seats=here,computer-1',
      'g6-e10',
    ],
    ['game=tayu&moves=%2B036+i9h036+%2B012&seats=here,computer-1', ''],
  ])) {
    await open(page, start);
    const before = await line(page);
    await expect(page.getByText('Computer 1').first()).toBeVisible();
    await answered(page);
    await expect.poll(() => line(page), start).not.toBe(before);
    if (!token) continue;
    // The computer may have prevented the last move, so another reply takes the place of its own.
    await page.locator('cauce-game').evaluate((/** @type {any} */ game, token) => {
      const { ply } = game;
      game.goTo(ply - 1);
      for (const reply of game.legal) {
        game.goTo(ply - 1);
        game.play(reply);
        if (game.legal.includes(token)) game.play(token);
        if (game.outcome) return;
      }
    }, token);
    await expect(page.locator('cauce-game .ending'), start).toBeVisible();
  }
  expect(trouble).toEqual([]);
});

test.describe('while the computer thinks', () => {
  test('the status shows it after a moment, and undo, a new player or a new game stops the search', async ({
    page,
  }) => {
    await open(page, 'game=snorkels&seats=here,computer-8');
    const go = await hold(page, MODULE);
    await square(page, 'd4').click();
    await expect(status(page)).toHaveText('Computer 8 is to move');
    await expect(status(page)).toHaveText('Computer 8 is thinking…');
    const { x, y } = await middle(page, 'a1');
    await page.mouse.click(x, y);
    await expect(page.locator('cauce-game .status-detail')).toHaveText(/Computer 8 is to move/);
    await command(page, 'rules');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await line(page)).toBe('snorkels');
    await expect(status(page)).not.toHaveText(/Computer/);
    // A player here can take over, and a new game stops the computer.
    const who = page.getByRole('combobox', { name: 'Player 2: who plays' });
    await square(page, 'd4').click();
    await expect(status(page)).toHaveText(/thinking/);
    await page
      .locator('cauce-game')
      .getByRole('button', { name: /Computer 8/ })
      .click();
    await who.selectOption('here');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await square(page, 'a1').click();
    expect(await line(page)).toBe('snorkels : d4 a1');
    for (const next of ['computer-8', 'here']) {
      await command(page, 'new');
      await who.selectOption(next);
      await page.getByRole('button', { name: 'Start the game' }).click();
      expect([await line(page), await of(page, 'seats')]).toEqual(['snorkels', `here ${next}`]);
      if (next === 'here') continue;
      await square(page, 'd4').click();
      await expect(status(page)).toHaveText(/thinking/);
    }
    go();
    await page.waitForTimeout(1500);
    expect([await line(page), await nodes(page)]).toEqual(['snorkels', 0]);
  });

  test('a reload makes the computer think again', async ({ page }) => {
    await open(page, 'game=snorkels&seats=here,computer-2');
    const go = await hold(page, MODULE);
    await square(page, 'd4').click();
    await expect(status(page)).toHaveText(/thinking/);
    go();
    await page.reload();
    await answered(page);
    expect((await line(page)).split(' ')).toHaveLength(4);
    expect(await of(page, 'seats')).toMatch(/computer-2/);
  });

  test('a failed download of the computer is reported and can be retried', async ({ page }) => {
    await page.route(MODULE, (route) => route.abort());
    await open(page, 'game=snorkels&seats=here,computer-1');
    await square(page, 'd4').click();
    await expect(page.getByRole('alert')).toContainText('The computer has not been downloaded to this device');
    await page.unroute(MODULE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await answered(page);
    expect(await of(page, 'ply')).toBe(2);
    await expect(page.getByText('The computer has not been downloaded')).toHaveCount(0);
  });

  test('the computer waits while the page is hidden', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => /** @type {any} */ (window).away }),
    );
    await open(page, 'game=snorkels&seats=here,computer-1');
    await page.evaluate(() => Object.assign(window, { away: true }));
    await square(page, 'd4').click();
    await page.waitForTimeout(1500);
    expect(await line(page)).toBe('snorkels : d4');
    await page.evaluate(() => {
      Object.assign(window, { away: false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await answered(page);
    expect(await of(page, 'ply')).toBe(2);
  });
});

test('navigating back does not make the computer move, and the same move gets the same reply', async ({ page }) => {
  await open(page, 'game=snorkels&seats=here,computer-1');
  await square(page, 'd4').click();
  await answered(page);
  const after = await line(page);
  await command(page, 'undo');
  await square(page, 'd4').click();
  await page.waitForFunction(
    (after) => /** @type {any} */ (document.querySelector('cauce-game')).line === after,
    after,
  );
  const before = await nodes(page);
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).goTo(1));
  const { x, y } = await middle(page, 'e4');
  await page.mouse.click(x, y);
  await page.waitForTimeout(1000);
  expect([await of(page, 'ply'), await nodes(page)]).toEqual([1, before]);
});

test('the computer thinks only once for a game in two windows', async ({ context, page }) => {
  await open(page, 'game=snorkels&seats=here,computer-3');
  await square(page, 'd4').click();
  await expect.poll(() => of(page, 'ply')).toBe(2);
  const other = await context.newPage();
  await other.goto('./');
  await other.locator('.kept-link').first().click();
  await expect(other.getByRole('grid').first()).toBeVisible();
  await page.bringToFront();
  for (let moves = 0; moves < 3; moves += 1) {
    // In the middle, no early capture is possible.
    await page.locator('cauce-game').evaluate((game) => {
      const { legal } = /** @type {any} */ (game);
      /** @type {any} */ (game).play(['f6', 'b6', 'f3', 'b3', 'e5', 'c5'].find((token) => legal.includes(token)));
    });
    await answered(page);
    await page.waitForTimeout(700);
    expect(await line(other)).toBe(await line(page));
    expect([await nodes(page), await nodes(other)]).toEqual([4 + 2 * moves, 4 + 2 * moves]);
  }
});

test('computer seats chosen for a new game are saved with it and remembered for the next one', async ({ page }) => {
  await open(page, 'game=tayu');
  await command(page, 'new');
  await page.getByRole('radio', { name: '4', exact: true }).check();
  for (const seat of [2, 3, 4])
    await page.getByRole('combobox', { name: `Player ${seat}: who plays` }).selectOption(`computer-${seat - 1}`);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the game' }).click();
  expect(await of(page, 'seats')).toBe('here computer-1 computer-2 computer-3');
  await expect(page).toHaveURL(/seats=here,computer-1,computer-2,computer-3/);
  await expect(page.locator('cauce-game .seat-name')).toHaveText(['You', 'Computer 1', 'Computer 2', 'Computer 3']);
  const record = await of(page, 'record');
  expect(record).toContain('[Seats "here computer-1 computer-2 computer-3"]');
  await page.locator('cauce-game').evaluate((game) => {
    const { legal } = /** @type {any} */ (game);
    /** @type {any} */ (game).play(legal[0]);
  });
  await answered(page);
  expect(await of(page, 'ply')).toBeGreaterThanOrEqual(4);
  await page.goto('./');
  await expect(page.locator('.kept-link').first()).toContainText('You, Computer 1, Computer 2 and Computer 3');
  await open(page, 'game=tayu');
  await command(page, 'new');
  await expect(page.getByRole('combobox', { name: 'Player 2: who plays' })).toHaveValue('computer-1');
});

test('the level of the computer can be chosen on the home page and is remembered', async ({ page }) => {
  await open(page);
  await unfold(page, 'Snorkels');
  await page.getByLabel('Level of the computer (Snorkels)').selectOption('Level 5');
  await page.reload();
  await unfold(page, 'Tayü');
  await expect(page.getByLabel('Level of the computer (Tayü)')).toHaveValue('5');
  await page.getByRole('link', { name: 'Play the computer (Tayü)' }).click();
  await expect(page.getByRole('grid').first()).toBeVisible();
  expect(await of(page, 'seats')).toMatch(/^(here computer-5|computer-5 here)$/);
});

test('any game can be continued from a move against the computer, and existing seats are kept', async ({ page }) => {
  for (const [fragment, seats] of [
    ['game=sendas&moves=pass', 'computer-1 here'],
    ['game=sendas&moves=pass+pass+draw&seats=here,computer-2', 'here computer-2'],
  ]) {
    await test.step(`${fragment}`, async () => {
      await open(page, fragment);
      await page.locator('cauce-game .move').first().click();
      await page.getByRole('button', { name: 'More for this move' }).click();
      await page.getByRole('menuitem', { name: 'Play on from here against the computer' }).click();
      expect([await line(page), await of(page, 'seats')]).toEqual(['sendas : pass', seats]);
    });
  }
  await expect.poll(() => line(page)).toMatch(/^sendas : pass \S+$/);
});

test('the last step of a lesson leads to a game against level 1', async ({ page }) => {
  await page.goto('./#learn=snorkels&step=99');
  await page.getByRole('link', { name: 'Play the computer, level 1' }).click();
  await expect(page.getByText('Computer 1').first()).toBeVisible();
  expect(await of(page, 'seats')).toBe('here computer-1');
});

test.describe('on a page of another origin', () => {
  /** @param {Page} page @param {string | undefined} site @param {string} body */
  async function visit(page, site, body) {
    const own = await host({ '/': markup(site ?? '', body) });
    await page.goto(own.origin);
    await page.waitForFunction(() => customElements.get('cauce-game') !== undefined);
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).ready.then(() => undefined));
  }

  test('the seats attribute adds a computer, whose moves dispatch events and can be prevented', async ({
    page,
    baseURL,
  }) => {
    await visit(page, baseURL, '<cauce-game controls="full" game="snorkels" seats="here computer-1"></cauce-game>');
    await page.locator('cauce-game').evaluate((game) => {
      Object.assign(window, { told: [] });
      game.addEventListener('cauce-move', (event) =>
        /** @type {any} */ (window).told.push(/** @type {any} */ (event).detail.origin),
      );
    });
    await square(page, 'd4').click();
    await answered(page);
    expect(await page.evaluate(() => /** @type {any} */ (window).told)).toEqual(['here', 'computer']);
    await page
      .locator('cauce-game')
      .evaluate((game) => /** @type {any} */ (game).setAttribute('seats', 'here computer-9'));
    expect(await of(page, 'seats')).toBe('here computer-1');

    await page.locator('cauce-game').evaluate((game) => {
      Object.assign(window, { asked: 0 });
      game.addEventListener('cauce-before-move', (event) => {
        if (/** @type {any} */ (event).detail.origin !== 'computer') return;
        event.preventDefault();
        /** @type {any} */ (window).asked += 1;
      });
      /** @type {any} */ (game).restart();
    });
    await square(page, 'd4').click();
    await page.waitForFunction(() => /** @type {any} */ (window).asked > 0);
    await page.waitForTimeout(1000);
    expect([await of(page, 'ply'), await page.evaluate(() => /** @type {any} */ (window).asked)]).toEqual([1, 1]);
    await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('a1'));
    expect(await line(page)).toBe('snorkels : d4 a1');
  });

  test('two computers play each other unless the board is read-only', async ({ page, baseURL }) => {
    await visit(
      page,
      baseURL,
      '<cauce-game controls="full" line="snorkels size=3" seats="computer-1 computer-2" readonly></cauce-game>',
    );
    await page.waitForTimeout(1000);
    expect(await of(page, 'ply')).toBe(0);
    await page.locator('cauce-game').evaluate((game) => game.removeAttribute('readonly'));
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector('cauce-game')).outcome !== null);
  });
});

test('a draw is offered to the computer, which can decline it', async ({ page }) => {
  await open(page, 'game=sendas&moves=pass+pass&seats=here,computer-1');
  // The code of the computer loads when one sits at the table.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Agree to a draw' }).click();
  await expect(page.locator('cauce-game dialog')).toContainText('If the computer accepts');
  await page.getByRole('button', { name: 'Offer a draw' }).click();
  await expect(page.locator('cauce-game .notice[data-card=news]')).toContainText('Computer 1 wants to play on.');
  expect(await line(page)).toMatch(/^sendas\S* : pass pass$/);
});
