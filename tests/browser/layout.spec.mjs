// Every screen follows the rules of `laws.mjs` in every box, in a language with short words and one with long words.

import { expect, test } from '@playwright/test';
import { ARTEFACTS, command, go, open, square } from './helpers.mjs';
import { cut, outside, overlapping, sideways, small } from './laws.mjs';
import { settle } from './looks.mjs';

/** @typedef {import("@playwright/test").Page} Page */
/**
 * A screen to check.
 * @typedef {object} View
 * @property {string} name of its screenshot
 * @property {(page: Page) => Promise<unknown>} open
 * @property {string[]} needed selectors of what must be in the window
 * @property {keyof typeof LEAST} [game] whose board must have its minimum size
 * @property {number} [part] share of that, if the screen has more than a game in progress
 */

/** Viewports: a small phone, a phone with browser bars, a phone in landscape, a tablet and a laptop. */
const BOXES = ['320x568', '390x664', '844x390', '768x1024', '1440x900'];

/** Minimum width of the board of a game in progress in each viewport; in landscape, its height. */
const LEAST = {
  snorkels: [302, 370, 328, 729, 814],
  tayu: [276, 360, 328, 625, 725],
  caminos: [294, 370, 328, 717, 896],
  sendas: [248, 323, 328, 562, 651],
};
const LYING = '844x390';

/** Parts that a move needs. The hand is there only if it has content. */
const PLAY = ['.seats', '.console', '.board', '.walk'];
const HAND = [...PLAY, '.choices'];
const TASK = ['.console', '.board'];

const CAMINOS =
  'caminos : T:f2g2g3h2 L:c3c4c5c5 T:d1d2d3e2 T:a7b6b7b8 T:g5g6g7h6 L:f3f4g4h4 L:e7e8f8g8 Z:d1e1e1f1 L:a3b3b4b5';
const SENDAS = 'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW';

/** @param {Page} page */
const notice = (page) => page.locator('cauce-game .notice').first();

/** @param {string} line @param {(page: Page) => Promise<unknown>} [then] @returns {View["open"]} */
const game = (line, then) => async (page) => {
  await go(page, line);
  await then?.(page);
};

/** Opens a page of the site. @param {string} fragment @param {string} part a selector that identifies it */
const site = (fragment, part) => async (/** @type {Page} */ page) => {
  await page.evaluate((fragment) => (location.hash = fragment), fragment);
  await expect(page.locator(part).first()).toBeVisible();
};

/** @param {string} name */
const sheet = (name) => async (/** @type {Page} */ page) => {
  await command(page, name);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Asks for a hint and then for the move. @param {Page} page */
async function hint(page) {
  await command(page, 'hint');
  await expect(notice(page)).toBeVisible({ timeout: 30_000 });
  await notice(page).locator('.notice-offers .button').first().click();
  await expect(notice(page)).toBeVisible();
}

/** @param {Page} page */
async function analyse(page) {
  await command(page, 'analyse');
  await expect(page.locator('cauce-game .analysis-counts table')).toBeAttached({ timeout: 45_000 });
}

/** @type {Record<string, View[]>} */
const STATES = {
  snorkels: [
    { name: 'snorkels', open: game('snorkels : d4 e4 d3 e5 c5'), needed: PLAY, game: 'snorkels' },
    { name: 'snorkels-choice', open: game('snorkels : a1'), needed: [...PLAY, '.answers'], game: 'snorkels' },
  ],
  tayu: [
    { name: 'tayu', open: game('tayu : +036 i9h036 +012'), needed: HAND, game: 'tayu' },
    { name: 'tayu-four', open: game('tayu players=4 : +036 i9h036 +012'), needed: HAND, game: 'tayu' },
  ],
  caminos: [
    { name: 'caminos', open: game(CAMINOS), needed: HAND, game: 'caminos' },
    {
      name: 'caminos-four',
      open: game('caminos players=4', (page) => page.locator('[data-id="item:piece-L"]').click()),
      needed: HAND,
      game: 'caminos',
    },
  ],
  sendas: [
    { name: 'sendas', open: game('sendas'), needed: HAND, game: 'sendas' },
    {
      name: 'sendas-held',
      open: game(SENDAS, (page) => square(page, 'c4').click()),
      needed: HAND,
      game: 'sendas',
    },
  ],
  question: [
    { name: 'draw', open: game('sendas : c1-e3=SW pass pass'), needed: PLAY, game: 'sendas' },
    { name: 'auction', open: game('tayu players=3 saboteur=auction : bid60'), needed: PLAY, game: 'tayu', part: 0.9 },
  ],
  hint: [
    { name: 'hint', open: game('snorkels size=3 : a1 a2 c3', hint), needed: PLAY, game: 'snorkels' },
    { name: 'hint-caminos', open: game(CAMINOS, hint), needed: HAND, game: 'caminos' },
  ],
  ending: [
    { name: 'ending', open: game('snorkels size=5 : c3 c4 a1 b3 e5 d3 a5 c2'), needed: PLAY, game: 'snorkels' },
    {
      name: 'ending-three',
      open: game('tayu players=3 target=30 : +012 i11v456 +012 h11v012 +237'),
      needed: PLAY,
      game: 'tayu',
    },
  ],
  lesson: [
    { name: 'lesson', open: site('learn=snorkels&step=7', '.lesson[data-game=snorkels] .board canvas'), needed: TASK },
    {
      name: 'lesson-caminos',
      open: site('learn=caminos&step=9', '.lesson[data-game=caminos] .board canvas'),
      needed: [...TASK, '.choices'],
    },
  ],
  puzzle: [
    { name: 'puzzle', open: site('puzzles=tayu&id=ez9sv', '.puzzle[data-game=tayu] .board canvas'), needed: TASK },
    {
      name: 'puzzle-caminos',
      open: site('puzzles=caminos&id=7ytcg', '.puzzle[data-game=caminos] .board canvas'),
      needed: [...TASK, '.choices'],
    },
  ],
  analysis: [
    {
      name: 'analysis',
      open: game('snorkels size=3 : a1 a2 c3 c1 b1 b3 c2', analyse),
      needed: ['.board', '.walk'],
      game: 'snorkels',
      part: 0.5,
    },
  ],
  sheets: [
    { name: 'new', open: game('tayu players=4', sheet('new')), needed: ['dialog h2', 'dialog .dialog-buttons'] },
    { name: 'share', open: game('snorkels : d4', sheet('share')), needed: ['dialog h2', 'dialog .button.primary'] },
  ],
  site: [
    { name: 'home', open: site('', '.home'), needed: ['.site-head', 'h1'] },
    { name: 'library', open: site('library', '.library'), needed: ['.site-head', 'h1'] },
  ],
};

const THEMES = /** @type {("light" | "dark")[]} */ (process.env.CAUCE_PICTURES ? ['light', 'dark'] : ['light']);

/** @param {Page} page @param {View} view @param {number} box */
async function broken(page, { needed, game, part = 1 }, box) {
  const size = game && LEAST[game][box];
  const least = size ? { [BOXES[box] === LYING ? 'height' : 'width']: Math.round(part * size) } : {};
  return [
    ...(await sideways(page)),
    ...(await overlapping(page)),
    ...(await cut(page)),
    ...(await outside(page, needed)),
    ...(game ? await small(page, least) : []),
  ];
}

for (const [at, box] of BOXES.entries()) {
  const [width = 0, height = 0] = box.split('x').map(Number);
  test.describe(`at ${box}`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 1000, isMobile: width < 1000 });

    for (const [state, views] of Object.entries(STATES)) {
      test(`the laws hold: ${state}`, async ({ page }) => {
        test.slow();
        await open(page);
        /** @type {string[]} */ const found = [];
        for (const lang of ['en', 'de']) {
          await site('', '.home')(page);
          await page.locator('select[name=language]').selectOption(lang, { force: true });
          await expect(page.locator('.home')).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          for (const view of views) {
            await view.open(page);
            await settle(page);
            await page.evaluate(() => scrollTo(0, 0));
            for (const sentence of await broken(page, view, at)) found.push(`${view.name}, ${lang}: ${sentence}`);
            for (const theme of THEMES) {
              await page.emulateMedia({ colorScheme: theme });
              await settle(page);
              await page.screenshot({ path: `${ARTEFACTS}matrix/${view.name}-${box}-${lang}-${theme}.png` });
            }
            await page.keyboard.press('Escape');
          }
        }
        expect(found).toEqual([]);
      });
    }
  });
}

test('each law tells what breaks it, and nothing else', async ({ page }) => {
  /** @param {string} body */
  const show = (body) => page.setContent(`<!doctype html><style>* { font: 16px/20px serif }</style>${body}`);
  await page.setViewportSize({ width: 400, height: 300 });
  await show(
    '<div class="board" style="width:200px;height:200px"></div><button>Undo</button>' +
      '<p style="width:90px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap" title="A long name of a player">' +
      'A long name of a player</p><div style="height:20px;overflow:auto">One<br>Two<br>Three</div>',
  );
  for (const law of [sideways, overlapping, cut]) expect(await law(page)).toEqual([]);
  expect(await outside(page, ['.board'])).toEqual([]);
  expect(await small(page, { width: 200, height: 200 })).toEqual([]);

  expect(await small(page, { width: 210 })).toHaveLength(1);
  expect(await outside(page, ['.console'])).toHaveLength(1);
  await show('<div style="height:250px"></div><div class="walk" style="height:100px">Undo</div>');
  expect(await outside(page, ['.walk'])).toHaveLength(1);
  await show('<div style="width:500px;height:20px"></div>');
  expect(await sideways(page)).toHaveLength(1);
  await show('<button style="position:absolute;left:20px">Undo</button><button>Redo</button>');
  expect(await overlapping(page)).toHaveLength(1);
  await show('<div class="board" style="height:99px"></div><p style="margin-top:-30px">Whose turn it is</p>');
  expect(await overlapping(page)).toHaveLength(1);
  await show('<button style="width:50px;padding:0;overflow:hidden;white-space:nowrap">Noch einmal spielen</button>');
  expect(await cut(page)).toHaveLength(1);
  await show('<div style="height:20px;overflow:hidden">One<br>Two<br>Three</div>');
  expect(await cut(page)).toHaveLength(1);
});
