// The library: what was played stays, can be found, named, deleted and put back, and two windows do no harm.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  addressed,
  command,
  complaints,
  database,
  forbid,
  GAME,
  inPlay,
  JOURNAL,
  line,
  open,
  site,
  square,
} from './helpers.mjs';
import { look } from './looks.mjs';

/** @param {import("@playwright/test").Page} page */
const kept = (page) => page.locator('.kept-games .kept');

/** @param {import("@playwright/test").Page} page */
const names = (page) => kept(page).locator('strong').allTextContents();

/** @param {import("@playwright/test").Page} page */
async function library(page) {
  await page.goto('./#library');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
}

/**
 * Plays a game, and leaves it.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} fragment
 * @param {string[]} names
 * @param {string[]} tokens
 */
async function play(page, fragment, names, tokens) {
  await open(page, fragment);
  await page.locator('cauce-game').evaluate(
    (game, [names, tokens]) => {
      /** @type {any} */ (game).names = names;
      for (const token of tokens ?? []) /** @type {any} */ (game).play(token);
    },
    [names, tokens],
  );
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/**
 * Shows a game of two moves, also in a second window.
 *
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").BrowserContext} context
 */
async function twice(page, context) {
  await open(page, 'game=snorkels&moves=d4');
  await square(page, 'e5').click();
  const second = await context.newPage();
  // The address follows the board.
  await expect.poll(() => page.url()).toContain('e5');
  await second.goto(page.url());
  await expect(second.getByRole('grid')).toBeVisible();
  return second;
}

/** @param {import("@playwright/test").Page} page */
async function three(page) {
  await play(page, 'game=snorkels', ['Ana', 'Ben'], GAME);
  await play(page, 'game=caminos', ['Núria', ''], ['L:a1a1a1a2']);
  await play(page, 'game=sendas', [], ['pass', 'draw']);
}

/**
 * Puts so many games of Sendas of long ago below the others that there is something to look for.
 *
 * @param {import("@playwright/test").Page} page
 */
async function many(page) {
  const [link, ply] = ['game=sendas&moves=pass', 1];
  const head = { at: 1, game: 'sendas', link, ply, over: false, names: ['', ''], end: { link, ply, winners: null } };
  await database(
    page,
    Array.from({ length: 9 }, (_, index) => [`old-${index}`, head, '']),
  );
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
}

/** Nine of Sendas that were not finished. */
const OLD = Array(9).fill('Sendas');

test('games are listed, the last one first, with who played, how it ended and a picture', { tag: '@engines' }, async ({
  page,
}) => {
  const trouble = complaints(page);
  await three(page);
  await (await site(page, 'library')).click();
  await expect(kept(page)).toHaveCount(3);
  expect(await names(page)).toEqual(['Sendas', 'Núria and Player\u00a02', 'Ana and Ben']);
  await expect(kept(page).nth(0)).toContainText('SendasTwo players on one screenA draw1 move');
  await expect(kept(page).nth(1)).toContainText('CaminosNúria and Player\u00a02Not finished1 move');
  await expect(kept(page).nth(2)).toContainText('SnorkelsAna and BenAna won5 moves');
  await expect(page.getByText('3 games', { exact: true })).toBeVisible();
  await expect(kept(page).locator('canvas')).toHaveCount(3);
  await expect
    .poll(() =>
      kept(page)
        .locator('canvas')
        .first()
        .evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width),
    )
    .toBeGreaterThan(40);

  await kept(page).nth(1).getByRole('link').click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('caminos : L:a1a1a1a2');
  await expect(page.getByText('Núria').first()).toBeVisible();
  await page.goBack();
  await expect(kept(page)).toHaveCount(3);
  expect(trouble).toEqual([]);
});

test('two games between the same people are told apart by how they were set up, and found by that', async ({
  page,
}) => {
  await play(page, 'game=snorkels', ['Ana', 'Ben'], ['d4']);
  await play(page, 'game=snorkels&size=5&stones=a1,c3', ['Ana', 'Ben'], ['b2']);
  await play(page, 'game=caminos&board=ring&players=4', ['Ana', 'Ben', 'Carla', 'Dan'], ['L:d1d1d2d3']);
  await library(page);
  await expect(kept(page).nth(0)).toContainText('1 move · Board: Ring');
  await expect(kept(page).nth(0)).not.toContainText('Number of players');
  await expect(kept(page).nth(1)).toContainText('1 move · 5 × 5 · Stones by hand: a1, c3');
  await expect(kept(page).nth(2)).not.toContainText('×');
  await expect(page.getByRole('searchbox'), 'so few are seen at a glance').toBeHidden();
  // A board that is higher than wide makes no card higher, so that nothing moves when it is painted.
  const heights = await kept(page)
    .locator('.kept-picture')
    .evaluateAll((pictures) => pictures.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
  await many(page);
  await page.getByRole('searchbox').fill('ring');
  await expect(kept(page)).toHaveCount(1);
});

test('what finds games stays while the page is open, however few are left', async ({ page }) => {
  await play(page, 'game=snorkels', ['Ana', 'Ben'], ['d4']);
  await library(page);
  await many(page);
  for (let left = 9; left > 0; left -= 1) {
    await kept(page)
      .last()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(kept(page)).toHaveCount(left);
  }
  await expect(page.getByRole('searchbox')).toBeVisible();
  await kept(page)
    .last()
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(kept(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept(page)).toHaveCount(1);
});

test('games without names are told apart by how they were set up, wherever they are spoken of', async ({ page }) => {
  await page.clock.install();
  await play(page, 'game=snorkels&size=3', [], ['b2']);
  await play(page, 'game=snorkels', [], ['d4']);
  await library(page);
  expect(await names(page)).toEqual(['Snorkels', '3 × 3']);
  await page.getByRole('button', { name: 'Delete “Snorkels, 3 × 3”' }).click();
  await expect(page.getByText(/^“Snorkels, 3 × 3, today, [^”]+” is deleted\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  const back = page.getByText(/ is restored\.$/);
  await expect(back).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(back, 'nothing can be done about it').toHaveCount(0);
  await page.getByRole('button', { name: 'Delete “Snorkels, 3 × 3”' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(back).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(back, 'nor does it stand in the way of what is done next').toHaveCount(0);
});

test('a game that one has lost says whether it was resigned, also one of an older version, and when it was played as one says it', async ({
  page,
}) => {
  await open(page, 'game=snorkels&seats=here,computer-1');
  await page.locator('cauce-game').evaluate((game) => {
    /** @type {any} */ (game).play('d4');
    /** @type {any} */ (game).play('swap');
    /** @type {any} */ (game).play('resign');
  });
  await library(page);
  await expect(kept(page)).toContainText('You resigned');
  await expect(kept(page), 'to resign is no move').toContainText('2 moves');
  await expect(kept(page).locator('time')).toHaveText(/^today, \d/);
  await expect
    .poll(async () => Object.values(await database(page)).map(({ end }) => end.reason))
    .toEqual(['resignation']);

  const players = [
    { id: 'player-you', args: {} },
    { id: 'player-computer', args: { level: 1 } },
  ];
  /** @param {number} days @param {string} moves @param {string} [reason] */
  const lost = (days, moves, reason) => {
    const [link, date] = [`game=snorkels&moves=${moves}`, new Date()];
    date.setDate(date.getDate() - days);
    date.setHours(12, 30, 5);
    return {
      at: date.getTime(),
      game: 'snorkels',
      link,
      ply: 2,
      over: true,
      names: ['', ''],
      players,
      end: { link, ply: 2, winners: [2], reason },
    };
  };
  await database(page, [
    ['one', lost(1, 'd4+resign'), ''],
    ['two', lost(2, 'd4+e4'), ''],
    ['old', lost(40, 'd4', 'resignation'), ''],
  ]);
  await page.reload();
  await expect(kept(page).locator('.kept-result')).toHaveText([
    'You resigned',
    'You resigned',
    'You lost',
    'You resigned',
  ]);
  await expect(kept(page).locator('time')).toHaveText([
    /^today/,
    /^yesterday, 12:30/,
    /^[A-Z][a-z]+day, 12:30/,
    / \d{4}$/,
  ]);
});

test('a game that cannot be read is opened from its link, and stays as it is', async ({ page }) => {
  await library(page);
  const link = 'game=snorkels&moves=e5';
  const head = {
    at: 1,
    game: 'snorkels',
    link,
    ply: 1,
    over: false,
    names: ['Ada', ''],
    end: { link, ply: 1, winners: null },
  };
  await database(page, [['hollow', head, 'nonsense']]);
  await page.reload();
  await page.getByRole('button', { name: 'Save “Ada and Player 2” to a file' }).click();
  await expect(page.getByRole('alert')).toContainText('“Ada and Player 2” could not be opened.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await kept(page).getByRole('link').click();
  await expect(page.getByRole('alert')).toContainText('A saved game could not be read.');
  await expect.poll(() => line(page)).toBe('snorkels : e5');
  await square(page, 'd4').click();
  await expect.poll(() => line(page)).toBe('snorkels : e5 d4');
  await library(page);
  await expect(kept(page)).toHaveCount(2);
  expect((await database(page)).hollow?.saved).toBe('nonsense');
});

test('damaged entries hide no other game, wherever they are kept', async ({ page }) => {
  const trouble = complaints(page);
  await three(page);
  await library(page);
  await expect.poll(() => inPlay(page)).toBe(0);
  const [whole] = Object.values(await database(page));
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [`${JOURNAL}crowned`, JSON.stringify({ ...whole, end: { ...whole.end, winners: ['a', null] } })],
  );
  const { saved, names, ...nameless } = whole;
  await database(page, [
    ['nameless', nameless, saved],
    ['late', { ...nameless, names, at: 1e300 }, saved],
    ['five', 5, saved],
    ['nothing', null, saved],
    ['whole', { ...nameless, names, title: 'Whole' }, saved],
    [7, { ...nameless, names }, saved],
  ]);
  await page.reload();
  await expect(kept(page)).toHaveCount(4);
  await expect(kept(page).getByText('Whole', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(/^A saved game could not be read\. It has been set aside/);
  expect(await page.evaluate(() => localStorage.getItem('cauce:damaged:crowned'))).toContain('["a",null]');
  expect(trouble).toEqual([]);
});

test('a game that was gone back in is listed as it ended, and one gone back to the start is not lost', async ({
  page,
}) => {
  await open(page, 'game=snorkels');
  await page.locator('cauce-game').evaluate((game, tokens) => {
    for (const token of tokens) /** @type {any} */ (game).play(token);
    /** @type {any} */ (game).goTo(0);
  }, GAME);
  await (await site(page, 'library')).click();
  await expect(kept(page)).toHaveCount(1);
  await expect(kept(page)).toContainText('Player 1 won5 moves');
});

test('a game in which something was tried once it was over is listed by its end', async ({ page }) => {
  await open(page, 'game=snorkels');
  await page.locator('cauce-game').evaluate((game, tokens) => {
    for (const token of tokens) /** @type {any} */ (game).play(token);
    /** @type {any} */ (game).goTo(2);
    /** @type {any} */ (game).play('g7');
  }, GAME);
  await (await site(page, 'library')).click();
  await expect(kept(page)).toContainText('Player 1 won5 moves');
});

test('a search finds names without accents, games, results and dates', async ({ page }) => {
  await three(page);
  await library(page);
  await many(page);
  const search = page.getByLabel('Search');
  const year = String(new Date().getFullYear());
  for (const [wanted, found] of /** @type {[string, string[]][]} */ ([
    ['nuria', ['Núria and Player\u00a02']],
    ['snork', ['Ana and Ben']],
    ['draw', ['Sendas']],
    ['ana won', ['Ana and Ben']],
    [year, ['Sendas', 'Núria and Player\u00a02', 'Ana and Ben']],
    ['zzz', []],
  ])) {
    await search.fill(wanted);
    expect(await names(page)).toEqual(found);
    await expect(page.getByText(`${found.length} of 12 games`)).toBeVisible();
  }
});

test('a game against the computer is called by who plays, and found by that', async ({ page }) => {
  await play(page, 'game=sendas', [], ['pass', 'draw']);
  await play(page, 'game=snorkels&seats=here,computer-3', [], ['d4']);
  await library(page);
  await many(page);
  expect(await names(page)).toEqual(['You and Computer 3', 'Sendas', ...OLD]);
  await page.getByRole('searchbox').fill('computer');
  await expect(kept(page)).toHaveCount(1);
});

test('more than three games can be searched, and people without names are counted', async ({ page }) => {
  await three(page);
  await library(page);
  await expect(page.getByLabel('Search')).toBeHidden();
  await expect(kept(page).filter({ hasText: 'Sendas' })).toContainText('SendasTwo players on one screen');
  await play(page, 'game=sendas&moves=pass', [], []);
  await library(page);
  await expect(page.getByLabel('Search')).toBeVisible();
  await page.getByLabel('Search').fill('snorkels');
  expect(await names(page)).toEqual(['Ana and Ben']);
});

test('games of one name are told apart', async ({ page }) => {
  await play(page, 'game=sendas', [], ['pass', 'draw']);
  await library(page);
  await expect(page.getByRole('button', { name: 'Delete “Sendas”' })).toBeVisible();
  await many(page);
  await play(page, 'game=sendas&moves=pass', [], []);
  await library(page);
  await expect(page.getByRole('button', { name: /^Delete “Sendas, .*\d/ })).toHaveCount(11);
});

test('a game against the computer is won or lost for whoever played it, and pictured from their side', async ({
  page,
}) => {
  await page.goto('./');
  const you = { id: 'player-you', args: {} };
  const computer = { id: 'player-computer', args: { level: 1 } };
  const head = (/** @type {string} */ link, /** @type {any[]} */ players) => ({
    at: 2,
    game: 'sendas',
    link,
    ply: 2,
    over: true,
    names: ['', ''],
    players,
    end: { link, ply: 2, winners: [1], reason: 'resignation' },
  });
  await database(page, [
    ['white', head('game=sendas&moves=g1-f2%3DSW+resign&seats=here,computer-1', [you, computer]), ''],
    ['black', head('game=sendas&moves=g1-f2%3DSW+resign&seats=computer-1,here', [computer, you]), ''],
  ]);
  await library(page);
  await many(page);
  const search = page.getByRole('searchbox');
  await search.fill('you won');
  expect(await names(page)).toEqual(['You and Computer 1']);
  await expect(kept(page).locator('canvas')).toHaveCSS('rotate', 'none');
  await search.fill('you resigned');
  expect(await names(page)).toEqual(['Computer 1 and You']);
  await expect(kept(page).locator('canvas')).toHaveCSS('rotate', '180deg');
  // Where nothing is found, one press shows all again.
  await search.fill('nobody');
  await expect(kept(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(kept(page)).toHaveCount(11);
  await expect(search).toHaveValue('');
});

test('a deleted game can be put back, as long as one stays on the page', { tag: '@engines' }, async ({ page }) => {
  await three(page);
  await library(page);
  await page.getByRole('button', { name: 'Delete “Ana and Ben”' }).click();
  await page.getByRole('button', { name: 'Delete “Sendas”' }).click();
  await expect(kept(page)).toHaveCount(1);
  await expect(page.getByText(/^“Sendas, today, [^”]+” is deleted\.$/u)).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(kept(page)).toHaveCount(2);
  await expect(page.getByText(/^“Snorkels, Ana and Ben, today, [^”]+” is deleted\.$/u)).toBeVisible();
  await undo.click();
  await expect(page.getByText(/^“Snorkels, Ana and Ben, today, [^”]+” is restored\.$/u)).toBeVisible();
  await page.reload();
  await expect(kept(page)).toHaveCount(3);
  expect(await names(page)).toEqual(['Sendas', 'Núria and Player\u00a02', 'Ana and Ben']);
  await kept(page).nth(2).getByRole('link').click();
  await expect(page.locator('.ending')).toBeVisible();

  await library(page);
  for (let left = 3; left > 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await expect(kept(page)).toHaveCount(left - 1);
  }
  await page.reload();
  await expect(page.getByText('No games yet.')).toBeVisible();
  for (const [name, game] of [
    ['Snorkels', 'snorkels'],
    ['Tayü', 'tayu'],
    ['Caminos', 'caminos'],
    ['Sendas', 'sendas'],
  ]) {
    await expect(page.locator('.library').getByRole('link', { name })).toHaveAttribute('href', `#game=${game}`);
  }
  // And nothing to save.
  await expect(page.getByRole('button', { name: 'Paste a game' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all to a file' })).toBeHidden();
});

test('a game is deleted without anything being moved under the pointer, and a double click deletes no other', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await three(page);
  await library(page);
  await many(page);
  await expect(kept(page)).toHaveCount(12);
  const bin = await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .boundingBox();
  if (!bin) throw new Error('there are games');
  await page.mouse.move(bin.x + 9, bin.y + 9);
  await page.mouse.down();
  await page.mouse.up();
  await expect(kept(page)).toHaveCount(11);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(undo).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await page.waitForTimeout(300);
  await expect(kept(page)).toHaveCount(11);
});

test('a game that is put back has the keyboard', async ({ page }) => {
  await three(page);
  await library(page);
  await page.getByRole('button', { name: 'Delete “Ana and Ben”' }).press('Enter');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(kept(page)).toHaveCount(3);
  await expect(kept(page).nth(2).getByRole('link')).toBeFocused();
});

test('a sheet that shares a game stays as it is while another window plays on', async ({ page, context }) => {
  const second = await twice(page, context);
  await command(page, 'share');
  const sheet = page.getByRole('dialog', { name: 'Share this game' });
  const link = sheet.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/moves=d4.*e5&check=/);
  await second.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('f3'));
  await expect.poll(() => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).ply)).toBe(3);
  await expect(link).toHaveValue(/moves=d4.*e5&check=/);
  // What is chosen is of the game as it was.
  await sheet.getByText('Text and files').click();
  await sheet.getByRole('radio', { name: 'Game line' }).check();
  await expect(sheet.getByRole('textbox', { name: 'Text' })).toHaveValue('snorkels : d4 e5');
  const saved = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Picture (SVG)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.svg$/);
});

test('all games go into one file, and come back from it, each once', async ({ page, browser }) => {
  await three(page);
  await library(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all to a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cauce-\d{4}-\d\d-\d\d\.cauce$/);
  await expect(page.getByRole('button', { name: 'Save all to a file' })).toBeFocused();
  const path = await download.path();
  const text = readFileSync(path, 'utf8');
  expect(text.match(/^\[Game /gm)).toHaveLength(3);
  expect(text).toContain('[Player1 "Ana"]');
  expect(text).toMatch(/^\[Date "\d{4}\.\d\d\.\d\d"\]$/m);

  // Here they are all known already.
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  await expect(page.getByText('All of them were in the library already.')).toBeVisible();
  await expect(kept(page)).toHaveCount(3);

  // Elsewhere none is.
  const other = await (await browser.newContext()).newPage();
  await other.goto(new URL('./#library', page.url()).href);
  await other.locator('input[type=file]').setInputFiles(path);
  await expect(other.locator('.file-games .kept')).toHaveCount(3);
  await other.getByRole('button', { name: 'Keep all in the library' }).click();
  await expect(other.getByText('3 games are in the library now.')).toBeVisible();
  await other.reload();
  await expect(kept(other)).toHaveCount(3);
  expect((await names(other)).sort()).toEqual(['Ana and Ben', 'Núria and Player\u00a02', 'Sendas']);
  await other.getByRole('link', { name: /Ana and Ben/ }).click();
  await expect(other.locator('.ending')).toContainText('captured');
  await other.close();
});

test('one game is saved to a file of its own', async ({ page }) => {
  await three(page);
  await library(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save “Ana and Ben” to a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^snorkels-ana-ben-[\d-]+\.cauce$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('1. a1 2. swap 3. b1 4. g7 5. a2 1-0');
});

test('what older versions kept elsewhere goes to the library, and can be played on', async ({ page }) => {
  await page.goto('./vendor/idb.LICENSE.txt');
  await page.evaluate((prefix) => {
    for (let number = 0; number < 30; number += 1) {
      const saved = JSON.stringify({
        version: 1,
        start: 'snorkels',
        nodes: [[0, 'd4']],
        at: 1,
        tip: 1,
        players: [
          { name: `Player no. ${number}`, points: 0 },
          { name: '', points: 0 },
        ],
      });
      const names = [`Player no. ${number}`, ''];
      const kept = {
        at: 1e12 + number,
        game: 'snorkels',
        link: 'game=snorkels&moves=d4',
        ply: 1,
        over: false,
        names,
        saved,
      };
      localStorage.setItem(`${prefix}old-${number}`, JSON.stringify(kept));
    }
  }, JOURNAL);
  await library(page);
  await expect(kept(page)).toHaveCount(30);
  await expect.poll(() => inPlay(page)).toBe(0);
  await expect(kept(page)).toHaveCount(30);

  await page.getByRole('link', { name: /no\. 3 / }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.getByText('Player no. 3').first()).toBeVisible();
  await square(page, 'e5').click();
  await page.goBack();
  await page.getByRole('link', { name: /no\. 4 / }).click();
  await expect(page.locator('.seat').first()).toContainText('Player no. 4');
  // By the address alone; others stand at the same point.
  await page.reload();
  await expect(page.locator('.seat').first()).toContainText('Player no. 4');
  await library(page);
  await expect(kept(page)).toHaveCount(30);
  await expect(page.getByRole('link', { name: /no\. 3 / })).toContainText('2 moves');
});

test('a game that is forgotten at home leaves nothing older in the library', async ({ page }) => {
  await library(page);
  await page.getByRole('button', { name: 'Paste a game' }).click();
  await page.keyboard.insertText('snorkels : d4 swap\nsendas : pass');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  await expect(page.getByText('2 games are in the library now.')).toBeVisible();
  await expect(kept(page)).toHaveCount(2);
  await kept(page).filter({ hasText: 'Snorkels' }).getByRole('link').click();
  await square(page, 'e5').click();
  await page.getByRole('link', { name: 'Cauce' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await library(page);
  await expect(kept(page)).toHaveCount(1);
  await expect(kept(page)).toContainText('Sendas');
});

test('what is played is not lost where a clock has said that the game is of a later day', async ({ page }) => {
  await library(page);
  await page.getByRole('button', { name: 'Paste a game' }).click();
  await page.keyboard.insertText('[Game "snorkels"]\n[Date "2099.01.01"]\n\n1. d4 *\n\n[Game "sendas"]\n\n1. pass *\n');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  // Until then the games of the text stand there, and one of them is opened as a game of its own.
  await expect(page.getByText('2 games are in the library now.')).toBeVisible();
  const game = kept(page).filter({ hasText: 'Snorkels' });
  await game.getByRole('link').click();
  for (const at of ['e5', 'c3', 'a1']) await square(page, at).click();
  await library(page);
  await expect(game).toContainText('4 moves');
  await game.getByRole('link').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 c3 a1');

  // Nor where it was kept last by a clock that is slow.
  await page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith(prefix)) ?? '';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), at: 0 }));
  }, JOURNAL);
  await page.goto('./');
  await expect.poll(() => inPlay(page)).toBe(0);
  await library(page);
  await expect(kept(page)).toHaveCount(2);
  await kept(page).last().getByRole('link').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 c3 a1');
});

test('a long library is shown in portions', async ({ page }) => {
  await page.goto('./#library');
  const record = Array.from(
    { length: 120 },
    (_, number) => `[Game "snorkels"]\n[Player1 "P${number}"]\n\n1. d4 *\n`,
  ).join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'many.cauce', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  await expect(page.getByText('120 games', { exact: true })).toBeVisible();
  await expect(kept(page)).toHaveCount(48);
  // Only what is near the screen is painted.
  expect(await kept(page).locator('canvas').count()).toBeLessThan(48);
  await page.getByRole('button', { name: 'Show 48 more' }).click();
  await expect(kept(page)).toHaveCount(96);
  await expect(kept(page).nth(48).getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Show 24 more' }).click();
  await expect(kept(page)).toHaveCount(120);
});

test('two windows with one game play the same game', async ({ page, context }) => {
  const second = await twice(page, context);
  expect(await line(second)).toBe('snorkels : d4 e5');

  await square(second, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 c3');
  await square(page, 'a1').click();
  await expect.poll(() => line(second)).toBe('snorkels : d4 e5 c3 a1');
  expect(addressed(second)).toBe('#game=snorkels&moves=d4+e5+c3+a1');
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 c3');
  await library(second);
  await expect(kept(second)).toHaveCount(1);

  // The library of one window follows what is played in the other.
  await square(page, 'g7').click();
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await square(page, 'a1').click();
  await expect(kept(second)).toHaveCount(2);
});

test('what is played before a window could follow the other is kept, and followed there', async ({ page, context }) => {
  let go = () => {};
  const held = new Promise((done) => (go = () => done(undefined)));
  await page.route('**/parts/later-*', async (route) => {
    await held;
    await route.continue();
  });
  const second = await twice(page, context);
  await square(second, 'c3').click();
  await expect.poll(() => line(second)).toBe('snorkels : d4 e5 c3');
  await square(page, 'b2').click();
  for (const window of [page, second]) await expect.poll(() => line(window)).toBe('snorkels : d4 e5 b2');
  go();
  await square(page, 'a1').click();
  for (const window of [page, second]) await expect.poll(() => line(window)).toBe('snorkels : d4 e5 b2 a1');
});

test('what one window takes back is not brought back by a step of the other', async ({ page, context }) => {
  const second = await twice(page, context);
  await expect.poll(() => line(second)).toBe('snorkels : d4 e5');
  // A step is kept a little later; before that the other window plays, and takes its move back.
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).undo());
  await second.locator('cauce-game').evaluate(async (game) => {
    /** @type {any} */ (game).play('c3');
    await new Promise((done) => setTimeout(done, 100));
    /** @type {any} */ (game).undo();
    /** @type {any} */ (game).undo();
  });
  await second.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  expect(await line(second)).toBe('snorkels : d4');
  await expect.poll(() => line(page)).toBe('snorkels : d4');
});

test('what is being written over a game stays, whatever another window plays in it', async ({ page, context }) => {
  const trouble = complaints(page);
  const second = await twice(page, context);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox').first();

  // A comment goes to the move that it was begun for.
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  await field.fill('Well met.');
  // It is kept while it is written.
  await expect(second.locator('.note')).toHaveText('Well met.');
  await second.getByRole('button', { name: 'Undo' }).click();
  await square(second, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 c3');
  await expect(field).toBeFocused();
  await field.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.moves-note')).toHaveText('Well met.');
  await expect(page.locator('.note')).toBeHidden();
  await page.locator('.move-text', { hasText: 'e5' }).click();
  await expect(page.locator('.note')).toHaveText('Well met.');
  await expect.poll(() => line(second)).toBe('snorkels : d4 e5');

  // Both have something to say about it: one writes over what the other is still writing.
  const other = second.getByRole('dialog');
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  await field.fill('Well met, or is it?');
  await expect(second.locator('.note')).toHaveText('Well met, or is it?');
  await second.getByRole('button', { name: 'Comment on this move' }).click();
  await other.getByRole('textbox').fill('Too near.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.note')).toHaveText('Too near.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.note')).toHaveText('Too near.\nWell met, or is it?');

  // Or both have begun with the same words.
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  await expect(second.locator('.note')).toHaveText('Too near.\nWell met, or is it?');
  await second.getByRole('button', { name: 'Comment on this move' }).click();
  await field.fill('Well met.');
  await expect(second.locator('.note')).toHaveText('Well met.');
  await other.getByRole('textbox').fill('Far off.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.note')).toHaveText('Well met.\nFar off.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.note')).toHaveText('Well met.\nFar off.');

  // The move is deleted: the text is still there.
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  await field.fill('For ever?');
  await expect(second.locator('.note')).toHaveText('For ever?');
  await second.locator('.move-text', { hasText: 'e5' }).click({ button: 'right' });
  await second.getByRole('menuitem', { name: 'Delete from here on' }).click();
  await expect.poll(() => line(page)).toBe('snorkels : d4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('deleted in another window');
  await expect(field).toHaveValue('For ever?');
  await field.press('Escape');

  expect(trouble).toEqual([]);
});

test('what was deleted can be restored only until another window plays on', async ({ page, context }) => {
  const second = await twice(page, context);
  const back = page.getByRole('button', { name: 'Restore' });
  await page.locator('.move-text', { hasText: 'e5' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete from here on' }).click();
  await expect(back).toBeVisible();
  await expect.poll(() => line(second)).toBe('snorkels : d4');
  await square(second, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 c3');
  await expect(back).toHaveCount(0);

  // So it is with a whole game.
  await library(page);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(kept(page)).toHaveCount(0);
  const undo = page.locator('.library-undo button');
  await expect(undo).toBeVisible();
  await square(second, 'g7').click();
  await expect(kept(page)).toHaveCount(1);
  await expect(undo).toHaveCount(0);
});

test('a sheet outlasts what another window plays', async ({ page, context }) => {
  const trouble = complaints(page);
  const second = await twice(page, context);
  const dialog = page.getByRole('dialog');

  await command(page, 'share');
  await expect(dialog).toBeVisible();
  await square(second, 'a1').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 a1');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  for (const [name, move] of /** @type {const} */ ([
    ['settings', 'c3'],
    ['rules', 'e3'],
  ])) {
    await command(page, name);
    await expect(dialog).toBeVisible();
    await square(second, move).click();
    await expect.poll(() => line(page)).toMatch(new RegExp(`${move}$`));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  }

  await command(page, 'new');
  const name = dialog.getByRole('combobox').first();
  await name.fill('Núria');
  await square(second, 'b2').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 a1 c3 e3 b2');
  await expect(name).toHaveValue('Núria');
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: 'Start the game' }).click();
  // It is begun beside the one that has gone on.
  await expect.poll(() => line(page)).toBe('snorkels');
  await expect(page.getByText('Núria').first()).toBeVisible();
  expect(await line(second)).toBe('snorkels : d4 e5 a1 c3 e3 b2');
  expect(trouble).toEqual([]);
});

test('two windows with two games keep both', async ({ page, context }) => {
  const second = await context.newPage();
  await open(page, 'game=snorkels');
  await open(second, 'game=snorkels');
  await square(page, 'd4').click();
  await square(second, 'a1').click();
  await square(page, 'e5').click();
  await square(second, 'b1').click();
  await library(page);
  await expect(kept(page)).toHaveCount(2);
});

test('a browser that closes in mid-move has lost nothing', async ({ page, context }) => {
  await open(page, 'game=caminos');
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('L:a1a1a1a2'));
  // A piece is in the hand, and nobody says goodbye.
  await page.getByRole('button', { name: /^T/ }).first().click();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('./');
  await again.locator('.unfinished a.kept-link').click();
  await expect(again.getByRole('grid')).toBeVisible();
  expect(await line(again)).toBe('caminos : L:a1a1a1a2');
});

test('a browser without a database says so once, and keeps the last games', async ({ page }) => {
  await forbid(page, 'indexedDB');
  await three(page);
  await library(page);
  await expect(page.getByRole('alert')).toHaveText(
    'This browser gives the library no room. Only the games played last are here.',
  );
  await expect(kept(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Delete “Sendas”' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept(page)).toHaveCount(3);
  // What is said of something else does not take its place.
  await page.getByRole('button', { name: 'Paste a game' }).click();
  await page.getByLabel('Text to paste').fill('nonsense');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no game in it' })).toBeVisible();
  await expect(page.getByText('This browser gives the library no room.')).toBeVisible();
});

test('where nothing may be stored at all, that is said, and files still open', async ({ page }) => {
  await forbid(page, 'localStorage', 'indexedDB');
  await library(page);
  await expect(page.getByRole('alert').first()).toContainText('This browser');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'one.cauce', mimeType: '', buffer: Buffer.from('[Game "snorkels"]\n1. d4 *') });
  await expect(page.getByRole('grid')).toBeVisible();
  await square(page, 'e5').click();
  expect(await line(page)).toBe('snorkels : d4 e5');
});

test('a full journal makes room by moving other games to the database', async ({ page, context }) => {
  await page.addInitScript((prefix) => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      const others = Object.keys(this).filter((name) => name.startsWith(prefix) && name !== key);
      if (others.length > 0 && key.startsWith(prefix)) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  }, JOURNAL);
  await open(page, 'game=snorkels&size=5');
  const second = await context.newPage();
  await open(second, 'game=snorkels');
  await square(second, 'd4').click();
  await square(page, 'c3').click();
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).filter((kept) => kept.includes('size=5')).length))
    .toBe(1);
  await expect.poll(() => inPlay(page)).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await library(page);
  await expect(kept(page)).toHaveCount(2);
});

test('looks, and axe finds nothing: the library', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await three(page);
  await play(
    page,
    'game=tayu&players=4&moves=%2B012+i11v456+%2B012+h11v012+%2B237',
    ['Ana', 'Benedikt Hagemann', 'Núria', 'Clémentine'],
    [],
  );
  await library(page);
  await many(page);
  await page
    .getByRole('button', { name: /^Delete “Sendas/ })
    .first()
    .click();
  // At the end of the page what puts a game back lies over no other.
  await look(page, 'library', { check: () => page.evaluate(() => scrollTo(0, document.body.scrollHeight)) });
});

test('the keyboard comes along to the library, and to a file that was opened', async ({ page }) => {
  await open(page, 'game=snorkels');
  await (await site(page, 'library')).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeFocused();
  await page.getByRole('button', { name: 'Paste a game' }).press('Enter');
  await page.keyboard.insertText('snorkels : d4\nsendas : pass');
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'From what you pasted' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Keep all in the library' })).toBeFocused();
});
