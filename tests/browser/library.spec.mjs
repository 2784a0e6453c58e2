// The library: games are saved, and can be found, named, deleted and restored; two windows do no harm.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { addressed, command, complaints, database, forbid, GAME, line, open, site, square } from './helpers.mjs';

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
 * Opens a game of two moves in this window and in a second one.
 *
 * @param {import("@playwright/test").Page} page
 * @param {import("@playwright/test").BrowserContext} context
 */
async function twice(page, context) {
  await open(page, 'game=snorkels');
  for (const at of ['d4', 'e5']) await square(page, at).click();
  const second = await context.newPage();
  // The address follows the board with a delay.
  await expect.poll(() => page.url()).toContain('e5');
  await second.goto(page.url());
  await expect(second.getByRole('grid')).toBeVisible();
  return second;
}

/** Plays a move by script, because a background window is painted rarely. @param {import("@playwright/test").Page} page @param {string} token */
const plays = (page, token) =>
  page.locator('cauce-game').evaluate((game, token) => /** @type {any} */ (game).play(token), token);

/** @param {import("@playwright/test").Page} page */
async function three(page) {
  await play(page, 'game=snorkels', ['Ana', 'Ben'], GAME);
  await play(page, 'game=caminos', ['Núria', ''], ['L:a1a1a1a2']);
  await play(page, 'game=sendas', [], ['pass', 'draw']);
}

/**
 * Adds so many old games of Sendas that there is something to search.
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

test('games are listed with the latest first, and with players, result and picture', { tag: '@engines' }, async ({
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
  await expect(page.getByRole('searchbox'), 'a few games need no search field').toBeHidden();
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

  // A game is listed with its end, whatever variations were tried, even if it was left at its start.
  await kept(page).nth(2).getByRole('link').click();
  await expect.poll(() => line(page)).toBe(`snorkels : ${GAME.join(' ')}`);
  await page.locator('cauce-game').evaluate((game) => {
    /** @type {any} */ (game).goTo(2);
    /** @type {any} */ (game).play('g7');
    /** @type {any} */ (game).goTo(0);
  });
  await (await site(page, 'library')).click();
  await expect(kept(page).filter({ hasText: 'Ana' })).toContainText('Ana won5 moves');
  expect(trouble).toEqual([]);
});

/** Games in the database: the summary, the text of the card, and the date. @type {[string, any, string, RegExp][]} */
const CARDS = [
  ['game=snorkels&moves=d4', { names: ['Ana', 'Ben'] }, 'SnorkelsAna and BenNot finished1 movetoday', /^today, \d/],
  [
    'game=snorkels&size=5&stones=a1,c3&moves=b2',
    { names: ['Ana', 'Ben'] },
    'SnorkelsAna and BenNot finished1 move · 5 × 5 · Stones by hand: a1, c3yesterday',
    /^yesterday, 12:30/,
  ],
  [
    'game=caminos&board=ring&players=4&moves=L:d1d1d2d3',
    { names: ['Ana', 'Ben', 'Carla', 'Dan'] },
    'CaminosAna, Ben, Carla and DanNot finished1 move · Board: RingTuesday',
    /^Tuesday, 12:30/,
  ],
  [
    'game=snorkels&size=3&moves=b2',
    { version: 1 },
    'Snorkels3 × 3Two players on one screenNot finished1 move',
    / 2026$/,
  ],
  [
    'game=caminos&moves=L:a1a1a1a2',
    { names: ['Núria', ''] },
    'CaminosNúria and Player\u00a02Not finished1 move',
    / 2026$/,
  ],
  [
    'game=sendas&moves=pass+draw',
    { version: 1, winners: [], reason: 'agreement' },
    'SendasTwo players on one screenA draw1 move',
    /2026$/,
  ],
  // A game against the computer is won or lost by the player; a resignation is no move.
  [
    'game=sendas&moves=pass+resign&seats=here,computer-1',
    { you: 1, winners: [1], reason: 'resignation' },
    'You and Computer 1You won1 move',
    /2026$/,
  ],
  [
    'game=sendas&moves=pass+resign&seats=computer-1,here',
    { you: 2, winners: [1], reason: 'resignation' },
    'Computer 1 and YouYou resigned1 move',
    /2026$/,
  ],
  // Older versions saved no reason.
  [
    'game=snorkels&moves=d4+resign&seats=here,computer-2',
    { you: 1, winners: [2] },
    'You and Computer 2You resigned1 move',
    /2026$/,
  ],
  [
    'game=snorkels&moves=d4+e4&seats=here,computer-3',
    { you: 1, winners: [2] },
    'You and Computer 3You lost2 moves',
    /2026$/,
  ],
];

test('each card shows players, options, result and date, and the search finds games by all of them', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-03-05T15:00') });
  await library(page);
  const days = ['2026-03-05', '2026-03-04', '2026-03-03', '2026-02-01'];
  await database(
    page,
    CARDS.map(([link, { you, names = ['', ''], winners = null, reason, ...more }], index) => {
      const [game, ply] = [/** @type {RegExpExecArray} */ (/game=(\w+)/.exec(link))[1], 1 + Number(/[+]/.test(link))];
      const at = Date.parse(`${days[Math.min(index, 3)]}T12:30:05`) - index;
      const title = [{ id: 'player-computer', args: { level: Number(/computer-(\d)/.exec(link)?.[1]) } }];
      title.splice(you - 1, 0, /** @type {any} */ ({ id: 'player-you', args: {} }));
      const head = { at, game, link, ply, over: winners !== null, names, end: { link, ply, winners, reason }, ...more };
      return [`kept-${index}`, you ? { ...head, players: title } : head, ''];
    }),
  );
  await page.reload();
  await expect(kept(page)).toHaveText(CARDS.map(([, , said]) => new RegExp(said)));
  await expect(kept(page).locator('time')).toHaveText(CARDS.map(([, , , when]) => when));
  // A tall board does not make its card taller, so that nothing moves when it is painted.
  const heights = await kept(page)
    .locator('.kept-picture')
    .evaluateAll((pictures) => pictures.map(({ clientHeight }) => clientHeight));
  expect(new Set(heights).size).toBe(1);
  await expect(page.getByRole('button', { name: /^Delete “Ana and Ben, .*\d/ })).toHaveCount(2);

  const search = page.getByRole('searchbox');
  for (const [wanted, ...found] of /** @type {[string, ...number[]][]} */ ([
    ['nuria', 4],
    ['ring', 2],
    ['caminos', 2, 4],
    ['5 × 5', 1],
    ['draw', 5],
    ['ana ben', 0, 1, 2],
    ['computer', 6, 7, 8, 9],
    ['mar 4,', 1],
    ['2026', ...CARDS.keys()],
    ['zzz'],
    ['you won', 6],
    ['sendas resigned', 7],
  ])) {
    await search.fill(wanted);
    const keys = kept(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
    expect(await keys, wanted).toEqual(found.map((index) => `kept-${index}`));
    if (found.length < CARDS.length) await expect(page.getByText(`${found.length} of 10 games`)).toBeVisible();
    // The picture is from the player's side.
    if (found.length === 1 && found[0] !== undefined && found[0] > 5)
      await expect(kept(page).locator('canvas')).toHaveCSS('rotate', found[0] === 7 ? '180deg' : 'none');
  }
  await search.fill('nobody');
  await expect(kept(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all games' }).click();
  await expect(kept(page)).toHaveCount(10);
  await expect(search).toHaveValue('');

  const back = page.getByText(/ is restored\.$/);
  for (const goes of [() => page.clock.fastForward(5000), () => page.getByRole('heading', { level: 1 }).click()]) {
    await page.getByRole('button', { name: 'Delete “Snorkels, 3 × 3”' }).click();
    await expect(page.getByText(/^“Snorkels, 3 × 3, [^”]+” is deleted\.$/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(back).toBeVisible();
    // The offer cannot be used any more, nor is it in the way.
    await goes();
    await expect(back).toHaveCount(0);
  }
});

test('a saved game that cannot be read is opened from its link and left unchanged', async ({ page }) => {
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

test('a deleted game can be restored until the user leaves the page', { tag: '@engines' }, async ({ page }) => {
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
  await expect(kept(page).nth(2).getByRole('link')).toBeFocused();
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
  await expect(page.getByRole('button', { name: 'Paste a game' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save all to a file' })).toBeHidden();
});

test('after a game is deleted, the search field stays, and a double click deletes no other game', async ({ page }) => {
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
  for (let left = 10; left >= 0; left -= 1) {
    await expect(page.getByRole('searchbox'), 'the search field stays with few games').toBeVisible();
    await kept(page)
      .last()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(kept(page)).toHaveCount(left);
  }
  await undo.click();
  await expect(kept(page)).toHaveCount(1);
});

test('all games can be exported to one file and imported from it without duplicates', async ({ page, browser }) => {
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
  const [own] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save “Ana and Ben” to a file' }).click(),
  ]);
  expect(own.suggestedFilename()).toMatch(/^snorkels-ana-ben-[\d-]+\.cauce$/);
  expect(readFileSync(await own.path(), 'utf8')).toContain('1. a1 2. swap 3. b1 4. g7 5. a2 1-0');

  // All games are already known here.
  await page.locator('input[type=file]').setInputFiles(path);
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  await expect(page.getByText('All of them were in the library already.')).toBeVisible();
  await expect(kept(page)).toHaveCount(3);

  // Another browser has none of them.
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

test('a long library shows 48 games at a time', async ({ page }) => {
  await page.goto('./#library');
  const record = Array.from(
    { length: 120 },
    (_, number) =>
      `[Game "snorkels"]\n[${number ? `Player1 "P${number}` : `Title "${'A long story. '.repeat(200)}`}"]\n\n1. d4 *\n`,
  ).join('\n');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'many.cauce', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await expect(page.locator('.file-games .kept')).toHaveCount(48);
  await expect(page.locator('.file-games strong').first()).toHaveAttribute('title', /^A long story/);
  await page.getByRole('button', { name: 'Keep all in the library' }).click();
  await expect(page.getByText('120 games', { exact: true })).toBeVisible();
  await expect(kept(page)).toHaveCount(48);
  // Only cards near the screen are painted.
  expect(await kept(page).locator('canvas').count()).toBeLessThan(48);
  await page.getByRole('button', { name: 'Show 48 more' }).click();
  await expect(kept(page)).toHaveCount(96);
  await expect(kept(page).nth(48).getByRole('link')).toBeFocused();
  await page.getByRole('button', { name: 'Show 24 more' }).click();
  await expect(kept(page)).toHaveCount(120);
  // A long name is shortened.
  await page.getByRole('button', { name: /^Delete “A long story/ }).click();
  await expect(page.locator('.library-undo')).toContainText(/^“A long story\. .{20,60}…, [^”]+” is deleted\.Undo$/);
});

test('a move in one window appears in another window with the same game', async ({ page, context }) => {
  const second = await twice(page, context);
  expect(await line(second)).toBe('snorkels : d4 e5');

  await square(second, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 c3');
  await page.bringToFront();
  await square(page, 'a1').click();
  await expect.poll(() => line(second)).toBe('snorkels : d4 e5 c3 a1');
  expect(addressed(second)).toBe('#game=snorkels&moves=d4+e5+c3+a1');
  await second.bringToFront();
  await second.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 c3');
  await library(second);
  await expect(kept(second)).toHaveCount(1);

  await page.bringToFront();
  await square(page, 'g7').click();
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await square(page, 'a1').click();
  await expect(kept(second)).toHaveCount(2);
});

test('undo in one window is not reverted by a delayed save in another window', async ({ page, context }) => {
  const second = await twice(page, context);
  await expect.poll(() => line(second)).toBe('snorkels : d4 e5');
  // A navigation step is saved with a delay; before that, the other window plays, and takes its move back.
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

test('a comment being written is kept, whatever another window does to the game', async ({ page, context }) => {
  const trouble = complaints(page);
  const second = await twice(page, context);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox').first();

  await page.bringToFront();
  // A comment belongs to the move for which it was started.
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  await field.fill('Well met.');
  // It is saved while it is written.
  await expect(second.locator('.note')).toHaveText('Well met.');
  await second.bringToFront();
  await second.getByRole('button', { name: 'Undo' }).click();
  await square(second, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 c3');
  await expect(field).toBeFocused();
  await page.bringToFront();
  await field.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('.moves-note')).toHaveText('Well met.');
  await expect(page.locator('.note')).toBeHidden();
  await page.locator('.move-text', { hasText: 'e5' }).click();
  await expect(page.locator('.note')).toHaveText('Well met.');
  await expect.poll(() => line(second)).toBe('snorkels : d4 e5');

  // Both windows comment: one overwrites what the other is still writing.
  const other = second.getByRole('dialog');
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  await field.fill('Well met, or is it?');
  await expect(second.locator('.note')).toHaveText('Well met, or is it?');
  await second.bringToFront();
  await second.getByRole('button', { name: 'Comment on this move' }).click();
  await other.getByRole('textbox').fill('Too near.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.note')).toHaveText('Too near.');
  await page.bringToFront();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.note')).toHaveText('Too near.\nWell met, or is it?');

  // The move is deleted, but the text remains.
  await page.getByRole('button', { name: 'Comment on this move' }).click();
  await field.fill('For ever?');
  await expect(second.locator('.note')).toHaveText('For ever?');
  await second.bringToFront();
  await second.locator('.move-text', { hasText: 'e5' }).click({ button: 'right' });
  await second.getByRole('menuitem', { name: 'Delete from here on' }).click();
  await expect.poll(() => line(page)).toBe('snorkels : d4');
  await page.bringToFront();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('deleted in another window');
  await expect(field).toHaveValue('For ever?');
  await field.press('Escape');

  expect(trouble).toEqual([]);
});

test('deleted moves and games can be restored only until another window continues the game', async ({
  page,
  context,
}) => {
  const second = await twice(page, context);
  const back = page.getByRole('button', { name: 'Restore' });
  await page.bringToFront();
  await page.locator('.move-text', { hasText: 'e5' }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Delete from here on' }).click();
  await expect(back).toBeVisible();
  await expect.poll(() => line(second)).toBe('snorkels : d4');
  await second.bringToFront();
  await square(second, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 c3');
  await expect(back).toHaveCount(0);

  await library(page);
  await page.bringToFront();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(kept(page)).toHaveCount(0);
  const undo = page.locator('.library-undo button');
  await expect(undo).toBeVisible();
  await second.bringToFront();
  await square(second, 'g7').click();
  await expect(kept(page)).toHaveCount(1);
  await expect(undo).toHaveCount(0);
});

test('an open dialog stays open and unchanged while another window plays', async ({ page, context }) => {
  const trouble = complaints(page);
  const second = await twice(page, context);
  const dialog = page.getByRole('dialog');
  await page.bringToFront();

  await command(page, 'share');
  const link = dialog.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/moves=d4.*e5&check=/);
  await plays(second, 'a1');
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 a1');
  await expect(link).toHaveValue(/moves=d4.*e5&check=/);
  // The choices apply to the game as it was.
  await dialog.getByText('Text and files').click();
  await dialog.getByRole('radio', { name: 'Game line' }).check();
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('snorkels : d4 e5');
  await page.keyboard.press('Escape');

  await command(page, 'new');
  const name = dialog.getByRole('textbox').first();
  await name.fill('Núria');
  await plays(second, 'b2');
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 a1 b2');
  await expect(name).toHaveValue('Núria');
  await expect(name).toBeFocused();
  await page.getByRole('button', { name: 'Start the game' }).click();
  // The new game is saved beside the one that has continued.
  await expect.poll(() => line(page)).toBe('snorkels');
  await expect(page.getByText('Núria').first()).toBeVisible();
  expect(await line(second)).toBe('snorkels : d4 e5 a1 b2');
  expect(trouble).toEqual([]);
});

test('closing the browser in the middle of a move loses no earlier moves', async ({ page, context }) => {
  await open(page, 'game=caminos');
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).play('L:a1a1a1a2'));
  // A piece is in the hand, and no unload event is dispatched.
  await page.getByRole('button', { name: /^T/ }).first().click();
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('./');
  await again.locator('.unfinished a.kept-link').click();
  await expect(again.getByRole('grid')).toBeVisible();
  expect(await line(again)).toBe('caminos : L:a1a1a1a2');
});

test('without a database, the library shows a message and keeps the latest games', async ({ page }) => {
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
  // Messages about something else do not replace it.
  await page.getByRole('button', { name: 'Paste a game' }).click();
  await page.getByLabel('Text to paste').fill('nonsense');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'There is no game in it' })).toBeVisible();
  await expect(page.getByText('This browser gives the library no room.')).toBeVisible();

  await forbid(page, 'localStorage');
  await page.goto('about:blank');
  await library(page);
  await expect(page.getByRole('alert').first()).toContainText('This browser');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'one.cauce', mimeType: '', buffer: Buffer.from('[Game "snorkels"]\n1. d4 *') });
  await expect(page.getByRole('grid')).toBeVisible();
  await square(page, 'e5').click();
  expect(await line(page)).toBe('snorkels : d4 e5');
});

test('keyboard focus moves to the library heading, and to games that were pasted', async ({ page }) => {
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
