// Every screen follows the rules of `laws.mjs` in every box, in a language with short words and one with long words, and
// those of axe on a phone and on a laptop, in both themes.

import { expect, test } from '@playwright/test';
import axe, { colours } from './axe.mjs';
import { ARTEFACTS, command, database, go, open, square } from './helpers.mjs';
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
/** Where the rules of axe are checked, too. */
const RULED = ['390x664', '1440x900'];

/** Parts that a move needs. The hand is there only if it has content. */
const PLAY = ['.seats', '.console', '.board', '.walk'];
const HAND = [...PLAY, '.choices'];
const TASK = ['.console', '.board'];

const CAMINOS =
  'caminos : T:f2g2g3h2 L:c3c4c5c5 T:d1d2d3e2 T:a7b6b7b8 T:g5g6g7h6 L:f3f4g4h4 L:e7e8f8g8 Z:d1e1e1f1 L:a3b3b4b5';
const SENDAS = 'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW';

const STUCK = 'sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS : pass';

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

/** @param {string} line @param {string[]} names @returns {View[]} the dialogs of a game */
const sheets = (line, names) =>
  names.map((name) => ({
    name: `${line.split(' ')[0]}-${name}`,
    open: game(line, sheet(name)),
    needed: ['dialog h2'],
  }));

/** The library with many games. @param {Page} page */
async function library(page) {
  const [link, ply] = ['game=tayu&players=4&moves=%2B012+i11v456', 1];
  const names = ['Ana', 'Benedikt Hagemann', 'Núria', 'Clémentine'];
  const head = { at: 1, game: 'tayu', link, ply, over: false, names, end: { link, ply, winners: null } };
  await database(
    page,
    Array.from({ length: 12 }, (_, index) => [`old-${index}`, head, '']),
  );
  await site('library', '.kept-games .kept')(page);
}

/** @param {Page} page */
async function file(page) {
  await site('library', '.library')(page);
  const text = '[Game "snorkels"]\n\n1. d4 2. swap 3. d4 *\n\n[Game "chess"]\n';
  const name = 'Championship of the village, all rounds.cauce';
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.locator('.file-games .kept')).toHaveCount(2);
}

/** The table of a series. @param {Page} page */
async function series(page) {
  await page
    .locator('cauce-game')
    .evaluate((game) => Object.assign(game, { names: ['Ana', 'Benedikt Hagemann', 'Núria', ''] }));
  await command(page, 'rematch');
  await sheet('series')(page);
  await expect(page.getByRole('dialog').getByRole('row').first()).toBeVisible();
}

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

/** @type {View[]} */
const VIEWS = [
  {
    name: 'snorkels',
    open: game('snorkels stones=b6,f3 : d4 e4 d3 e5 c5 d5 e3 f4 c4 c6 b5 e6 d2 f5'),
    needed: PLAY,
    game: 'snorkels',
  },
  { name: 'snorkels-choice', open: game('snorkels : a1'), needed: [...PLAY, '.answers'], game: 'snorkels' },
  { name: 'tayu', open: game('tayu : +036 i9h036 +012'), needed: HAND, game: 'tayu' },
  { name: 'tayu-table', open: game('tayu players=4 draw=table : ring +036 i9h036'), needed: PLAY },
  { name: 'tayu-bag', open: game('tayu : +036 i9h036 +012', (page) => page.keyboard.press('b')), needed: PLAY },
  { name: 'tayu-four', open: game('tayu players=4 : +036 i9h036 +012'), needed: HAND, game: 'tayu' },
  { name: 'caminos', open: game(CAMINOS), needed: HAND, game: 'caminos' },
  {
    name: 'caminos-ring',
    open: game('caminos board=ring players=4 neutrals=yes : I:d2d3d4 I:g5g5g5 L:a4a4a4b4'),
    needed: HAND,
  },
  {
    name: 'caminos-four',
    open: game('caminos players=4', (page) => page.locator('[data-id="item:piece-L"]').click()),
    needed: HAND,
    game: 'caminos',
  },
  { name: 'sendas', open: game('sendas'), needed: HAND, game: 'sendas' },
  {
    name: 'sendas-held',
    open: game(SENDAS, (page) => square(page, 'c4').click()),
    needed: HAND,
    game: 'sendas',
  },
  { name: 'draw', open: game('sendas : c1-e3=SW pass pass'), needed: PLAY, game: 'sendas' },
  { name: 'end-question', open: game('tayu : +057 h9h057 +017 e9h345 +012'), needed: PLAY, game: 'tayu' },
  { name: 'stuck', open: game(STUCK), needed: PLAY, game: 'sendas' },
  { name: 'bad-link', open: site('game=chess', 'cauce-game .instead'), needed: ['.site-head', '.instead .button'] },
  { name: 'auction', open: game('tayu players=3 saboteur=auction : bid60'), needed: PLAY, game: 'tayu', part: 0.9 },
  { name: 'hint', open: game('snorkels size=3 : a1 a2 c3', hint), needed: PLAY, game: 'snorkels' },
  { name: 'hint-caminos', open: game(CAMINOS, hint), needed: HAND, game: 'caminos' },
  { name: 'ending', open: game('snorkels size=5 : c3 c4 a1 b3 e5 d3 a5 c2'), needed: PLAY, game: 'snorkels' },
  {
    name: 'ending-three',
    open: game('tayu players=3 target=30 : +012 i11v456 +012 h11v012 +237'),
    needed: PLAY,
    game: 'tayu',
  },
  { name: 'lesson', open: site('learn=snorkels&step=7', '.lesson[data-game=snorkels] .board canvas'), needed: TASK },
  {
    name: 'lesson-caminos',
    open: site('learn=caminos&step=9', '.lesson[data-game=caminos] .board canvas'),
    needed: [...TASK, '.choices'],
  },
  { name: 'puzzle', open: site('puzzles=tayu&id=ez9sv', '.puzzle[data-game=tayu] .board canvas'), needed: TASK },
  {
    name: 'puzzle-caminos',
    open: site('puzzles=caminos&id=7ytcg', '.puzzle[data-game=caminos] .board canvas'),
    needed: [...TASK, '.choices'],
  },
  {
    name: 'analysis',
    open: game('snorkels size=3 : a1 a2 c3 c1 b1 b3 c2', analyse),
    needed: ['.board', '.walk'],
    game: 'snorkels',
    part: 0.5,
  },
  {
    name: 'ending-caminos',
    open: game('caminos : L:a1a2b1c1 T:a7b7b8c7 L:d1d2e1f1 T:d7e7e8f7 O:g1g2h1h2'),
    needed: PLAY,
    game: 'caminos',
  },
  { name: 'series', open: game('caminos players=4 : resign', series), needed: ['dialog h2'] },
  {
    name: 'move-menu',
    open: game('snorkels : d4 e4 d3', async (page) => {
      await page.locator('cauce-game .move').first().click({ button: 'right' });
      await expect(page.getByRole('menu')).toBeVisible();
    }),
    needed: ['[role=menu]'],
  },
  {
    name: 'lesson-missed',
    open: async (page) => {
      await site('learn=snorkels&step=5', '.lesson[data-game=snorkels] .board canvas')(page);
      await square(page, 'a5').click();
      await expect(page.locator('.task-said')).toHaveAttribute('data-state', 'wrong');
    },
    needed: TASK,
  },
  { name: 'lesson-end', open: site('learn=sendas&step=13', '.lesson-end'), needed: ['.site-head'] },
  { name: 'puzzles', open: site('puzzles', '.puzzle-day canvas'), needed: ['.site-head'] },
  ...sheets('snorkels : d4', ['new', 'rules', 'resign', 'draw', 'settings']),
  ...sheets('tayu players=3 saboteur=auction', ['new', 'rules']),
  ...sheets(CAMINOS, ['new', 'rules']),
  ...sheets('sendas', ['new', 'rules']),
  {
    name: 'rename',
    open: game('snorkels : d4', (page) => page.locator('cauce-game .seat').first().getByRole('button').click()),
    needed: ['dialog h2'],
  },
  { name: 'new', open: game('tayu players=4', sheet('new')), needed: ['dialog h2', 'dialog .dialog-buttons'] },
  { name: 'share', open: game('snorkels : d4', sheet('share')), needed: ['dialog h2', 'dialog .button.primary'] },
  { name: 'home', open: site('', '.home'), needed: ['.site-head', 'h1'] },
  { name: 'library', open: library, needed: ['.site-head', 'h1'] },
  { name: 'file', open: file, needed: ['.site-head', 'h1'] },
];

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

    for (const lang of ['en', 'de'])
      test(`every screen follows the layout rules: ${lang}`, async ({ page }) => {
        test.setTimeout(600_000);
        await open(page);
        await page.locator('select[name=language]').selectOption(lang, { force: true });
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        /** @type {string[]} */ const found = [];
        for (const view of VIEWS)
          await test.step(view.name, async () => {
            await view.open(page);
            await settle(page);
            await page.evaluate(() => scrollTo(0, 0));
            const sentences = await broken(page, view, at);
            if (lang === 'en' && RULED.includes(box)) {
              sentences.push(...(await axe(page)));
              await page.emulateMedia({ colorScheme: 'dark' });
              sentences.push(...(await colours(page)));
              await page.emulateMedia({ colorScheme: 'light' });
            }
            for (const sentence of sentences) found.push(`${view.name}: ${sentence}`);
            for (const theme of THEMES) {
              await page.emulateMedia({ colorScheme: theme });
              await settle(page);
              await page.screenshot({ path: `${ARTEFACTS}matrix/${view.name}-${box}-${lang}-${theme}.png` });
            }
            for (const _ of await page.locator('dialog[open]').all()) await page.keyboard.press('Escape');
          });
        expect(found).toEqual([]);
      });
  });
}

test('each layout rule reports its violations and nothing else', async ({ page }) => {
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
