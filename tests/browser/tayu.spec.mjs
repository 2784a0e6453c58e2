// Tayü with every input device: complete games for two, three and four, the hand, the question at the end, the auction,
// and appearance.

import { expect, test } from '@playwright/test';
import { command, complaints, detail, line, offered, open, square } from './helpers.mjs';
import { look } from './looks.mjs';

/** A position in which a 012 fits nowhere, but other tiles do. */
const STUCK = moves('+057 h9h057 +017 e9h345 +012');

/** One tile on the board, and a straight one drawn. */
const SECOND = moves('+036 i9h036 +012');

const OPENING =
  '+167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 +012 i6h012 ' +
  '+127 r5v127 +015 q8h015 +023 q10v023 +137 q3v137 +025 r12v146 +036 p1h247 +237 m1h367 +125 q13v156 +067 ' +
  'j1h234 +036 p15v247 +126 p17h256 +137 q18h357 +236 o15v267 +017 k3v345 +037 i2h037 +034 m16h034 +025 k17h146 ' +
  '+125';

/** 46 tiles with a score of 20 to 18. */
const MIDGAME = moves(
  `${OPENING} ` +
    'k18h125 +035 f2h035 +126 i16h126 +026 e1h026 +027 g15h027 +026 e16v026 +123 n18h123 +015 d17v145 +037 d3h347 ' +
    '+127 b16h356 +013 b14v457 +126 r2v126 +034 h17h047 +036 g3h247 +056 a12v056 +024 b4v024 +236 a4v267 +017 ' +
    'c6v345 +013 a7v013 +135 g18h157 +013',
);

/** @param {string} tokens */
function moves(tokens) {
  return `moves=${encodeURIComponent(tokens).replaceAll('%20', '+')}`;
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
function legal(page) {
  return page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).legal);
}

/**
 * Returns the square of the first legal placement, with its centre on the screen; nothing if no tile is to be laid.
 *
 * @param {import("@playwright/test").Page} page
 */
function firstPlace(page) {
  return page.locator('cauce-game').evaluate((element) => {
    const game = /** @type {any} */ (element);
    const [, at] = /^([a-r]\d+)(?=[hv])/.exec(game.legal[0] ?? '') ?? [];
    if (!at) return undefined;
    const { x, y, width, height } = game.rectOf(at);
    return { at, x: x + width / 2, y: y + height / 2, line: String(game.line) };
  });
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof firstPlace>>>} Place */

/**
 * Lays tiles and agrees to end the game, until it is over.
 *
 * @param {import("@playwright/test").Page} page
 * @param {(place: Place) => Promise<void>} press previews the tile on a square, turns it there, or lays it
 * @param {(name: string) => Promise<void>} answer presses a button
 */
async function toTheEnd(page, press, answer) {
  for (let turn = 0; turn < 120; turn += 1) {
    const place = await firstPlace(page);
    if (place) {
      let now = place.line;
      for (let time = 0; time < 3 && now === place.line; time += 1) {
        await press(place);
        now = await line(page);
      }
      expect(now).not.toBe(place.line);
    } else if ((await legal(page)).includes('end')) {
      await answer('End the game');
    } else {
      return;
    }
  }
  throw new Error('the game does not end');
}

/**
 * Expects the count at the end to match the element's score.
 *
 * @param {import("@playwright/test").Page} page
 */
async function expectTheCount(page) {
  await expect(offered(page, 'rematch')).toBeAttached();
  const score = await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).score);
  const ending = page.locator('.ending');
  await expect(ending).toContainText(new RegExp(`North and south: .*\\s=\\s${score.ns}\\.`));
  await expect(ending).toContainText(new RegExp(`East and west: .*\\s=\\s${score.ew}\\.`));
}

test.describe('whole games', () => {
  test.setTimeout(120_000);
  test.use({ viewport: { width: 1280, height: 1024 } });

  test('two players, by mouse', async ({ page }) => {
    const trouble = complaints(page);
    await open(page);
    await page.getByRole('link', { name: 'Play together (Tayü)' }).click();
    await expect(page.getByText('Player 1 to lay the first tile, on the centre').first()).toBeVisible();
    await toTheEnd(
      page,
      ({ x, y }) => page.mouse.click(x, y),
      (name) => page.getByRole('button', { name }).click(),
    );
    await expectTheCount(page);
    expect(trouble).toEqual([]);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

    test('three players with an auction', async ({ page }) => {
      await open(page, 'game=tayu&players=3&saboteur=auction');
      await page.getByRole('button', { name: '−10' }).tap();
      await page.getByRole('button', { name: 'Bid 50' }).tap();
      await expect(detail(page)).toContainText('Player 1 would defend 50');
      // An immediate second tap at the same place would still count for the first player.
      for (const name of ['Bid 49', 'Let Player 2 defend 49']) {
        await page.locator('.status-line').tap();
        await page.getByRole('button', { name }).tap();
      }
      await expect(page.locator('[aria-live]').first()).toContainText('Player 3 lets Player 2 defend 49 as saboteur.');
      await expect(page.locator('.seat').nth(1)).toContainText('Saboteur');
      await expect(page.locator('.seat').nth(1)).toContainText('defends 49');
      await expect(page.locator('.seat').nth(2)).toContainText('North and south');
      await toTheEnd(
        page,
        ({ x, y }) => page.touchscreen.tap(x, y),
        (name) => page.getByRole('button', { name }).tap(),
      );
      await expectTheCount(page);
      await expect(page.locator('.ending')).toContainText('49');
    });
  });
});

test.describe('the tile in hand', () => {
  test('turns by wheel, key, button and press, and is laid by a click', async ({ page }) => {
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

test('who has said that the game goes on is not asked again, unless they want to be', async ({ page }) => {
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

test('who gives up with three is told what comes of it', async ({ page }) => {
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

test('the form says who plays what, and with whom, and does not begin with a target that cannot be', async ({
  page,
}) => {
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

/**
 * Screens: name, fragment, and a button to press.
 *
 * @type {[string, string, string | null][]}
 */
const PLACES = [
  ['tayu-midgame', `game=tayu&${MIDGAME}`, null],
  ['tayu-auction', 'game=tayu&players=3&saboteur=auction&moves=bid60', null],
  ['tayu-table', `game=tayu&players=4&draw=table&${moves('ring +036 i9h036')}`, null],
  ['tayu-bag', `game=tayu&${SECOND}`, 'Tiles left'],
  ['tayu-question', `game=tayu&${STUCK}`, null],
  ['tayu-end', `game=tayu&players=3&${MIDGAME}+resign`, null],
  ['tayu-new-game', `game=tayu&players=3&${SECOND}`, 'new'],
  ['tayu-rules', `game=tayu&${SECOND}`, 'rules'],
];

test('looks, and axe finds nothing', async ({ page }) => {
  test.slow();
  for (const [name, fragment, button] of PLACES) {
    await page.goto('about:blank');
    await open(page, fragment);
    if (button) {
      if (['rules', 'new'].includes(button)) await command(page, button);
      else await page.getByRole('button', { name: button }).click();
      await expect(
        page.getByRole('dialog').or(page.getByRole('button', { name: button, pressed: true })),
      ).toBeVisible();
    }
    await look(page, name, { whole: button === null });
  }
});
