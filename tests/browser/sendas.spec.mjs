// Sendas in the page: complete games with mouse, touch and keys, draws, stuck pieces, screenshots.

import { expect, test } from '@playwright/test';
import { command, complaints, detail, line, open, square } from './helpers.mjs';
import { look } from './looks.mjs';

/** White needs two moves to leave past e9. */
const START = 'white=e8NS,e7NS,e6NESW,d6EW,f6EW,g6SW black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW';
const LINK = `game=sendas&${START.replace(' ', '&')}`;
const GAME = `sendas ${START} : d6-e9=NS g3=SW g6-e10`;

/** Every black piece connects white's e9 with the rest. */
const STUCK = 'game=sendas&white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW&black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS&moves=pass';

/** The trails are joined at e4 and e5. */
const JOINED = 'game=sendas&white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW&black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW';

/** @param {import("@playwright/test").Page} page */
async function expectTheEnd(page) {
  expect(await line(page)).toBe(GAME);
  await expect(page.getByText('Player 1 wins').first()).toBeVisible();
  await expect(page.locator('.ending').getByText('The piece from g6 left over the north edge, past e9.')).toBeVisible();
}

test('a whole game by mouse: a move, a turn in place, an exit', { tag: '@engines' }, async ({ page }) => {
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

test('the marks of the sides point where these walk', async ({ page }) => {
  await open(page, 'game=sendas');
  const mark = page.locator('cauce-game .seat > .mark').first();
  const turned = () => mark.evaluate((mark) => getComputedStyle(mark).rotate);
  expect(await turned()).toBe('none');
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('orientation', '180'));
  expect(await turned()).toBe('180deg');
});

test('a piece that fits in two ways is put down as it is seen, by mouse and by key', async ({ page }) => {
  await open(page, 'game=sendas');
  await square(page, 'c1').click();
  await square(page, 'e3').hover();
  await expect(detail(page)).toHaveText(
    'It fits here in 2 ways: R, the wheel or the button shows the next. Click there to play, or press Enter.',
  );
  await square(page, 'e3').click();
  expect(await line(page)).toBe('sendas : c1-e3=ES');
  await page.keyboard.press('u');
  await square(page, 'c1').focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'r', 'Enter']) await page.keyboard.press(key);
  expect(await line(page)).toBe('sendas : c1-e3=SW');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('a first game says what to tap, and a pass takes two taps with nothing in between', async ({ page }) => {
    await open(page, 'game=sendas');
    await expect(detail(page)).toHaveText(
      'Tap an outlined piece, then a square. Whoever takes a piece over the far edge wins.',
    );
    const pass = page.getByRole('button', { name: /^Pass\??$/ });
    await expect(pass).toHaveText('Pass');
    await pass.tap();
    await expect(pass).toHaveText('Pass?');
    await expect(detail(page)).toHaveText('Tap “Pass” again to skip this turn.');
    // A screen reader announces it.
    await expect(page.locator('cauce-game [aria-live=polite]').first()).toContainText(
      'Tap “Pass” again to skip this turn.',
    );
    await square(page, 'c1').tap();
    await expect(detail(page)).not.toContainText('Pass');
    // A piece in the hand must be put down or back first.
    await expect(pass).toHaveCount(0);
    await page.getByRole('button', { name: 'Put back' }).tap();
    await pass.tap();
    expect(await line(page)).toBe('sendas');
    // Two quick taps count as one accidental tap.
    await page.waitForTimeout(700);
    await pass.tap();
    await expect.poll(() => line(page)).toBe('sendas : pass');
  });

  test('a piece that has come back to its place says that it lies rotated there', async ({ page }) => {
    await open(page, 'game=sendas');
    await square(page, 'c1').tap();
    const said = 'It lies rotated where it was. Click there to play, or press Enter.';
    await expect(async () => {
      await page.keyboard.press('n');
      await expect(detail(page)).toHaveText(said, { timeout: 200 });
    }).toPass();
    await square(page, 'c1').tap();
    expect(await line(page)).toMatch(/^sendas : c1=[A-Z]+$/);
  });

  test('a whole game: the first tap shows, unless the piece can come to lie one way only, and the second puts down', async ({
    page,
  }) => {
    await open(page, LINK);
    await square(page, 'd6').tap();
    await square(page, 'e9').tap();
    expect(await line(page)).toBe(`sendas ${START} : d6-e9=NS`);
    await square(page, 'g3').tap();
    await page.getByRole('button', { name: 'Rotate', exact: true }).tap();
    // The piece is turned in place and visible, so one tap is enough.
    await square(page, 'g3').tap();
    expect(await line(page)).toMatch(/ g3=SW$/);
    await square(page, 'g6').tap();
    await square(page, 'item:beyond-e').tap();
    await expectTheEnd(page);
  });
});

test('a whole game by keyboard alone', async ({ page }) => {
  await open(page, LINK);
  /** @param {string} keys */
  const press = async (keys) => {
    for (const key of keys.split(' '))
      await page.keyboard.press({ U: 'ArrowUp', D: 'ArrowDown', L: 'ArrowLeft', R: 'ArrowRight' }[key] ?? key);
  };
  await square(page, 'e5').focus();
  await press('U L Enter U U U R Enter');
  await press('D D D D D D R R r Enter');
  await press('U U U Enter U U U U Enter');
  await expectTheEnd(page);
});

test('a piece is dragged, and turns by itself to fit', { tag: '@engines' }, async ({ page }) => {
  await open(page, 'game=sendas');
  await square(page, 'c1').hover();
  await page.mouse.down();
  await square(page, 'd2').hover();
  await square(page, 'e3').hover();
  await page.mouse.up();
  expect(await line(page)).toBe('sendas : c1-e3=ES');
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

/** @type {[string, string, string | null, string | null][]} */
const PLACES = [
  ['sendas-held', JOINED, null, 'c4'],
  ['sendas-stuck', STUCK, null, null],
  ['sendas-end', `${LINK}&moves=d6-e9%3DNS+g3%3DSW+g6-e10`, null, null],
  ['sendas-new', 'game=sendas', 'new', null],
  ['sendas-rules', 'game=sendas', 'rules', null],
];

test('looks, and axe finds nothing', async ({ page }) => {
  test.slow();
  for (const [name, fragment, button, pressed] of PLACES) {
    await page.goto('about:blank');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, fragment);
    if (pressed) await square(page, pressed).click();
    if (button) {
      await command(page, button);
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    await look(page, name, { whole: button === null });
  }
});

test('whoever plays Black against a computer has their own side near', async ({ page }) => {
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
