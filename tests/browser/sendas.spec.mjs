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

test('a piece is dragged, and turns by itself to fit', { tag: '@engines' }, async ({ page }) => {
  await open(page, 'game=sendas');
  await square(page, 'c1').hover();
  await page.mouse.down();
  await square(page, 'd2').hover();
  await square(page, 'e3').hover();
  await page.mouse.up();
  expect(await line(page)).toBe('sendas : c1-e3=ES');
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
