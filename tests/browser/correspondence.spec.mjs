// Games by links between people who are elsewhere: whole games of each kind, links that come late or go on otherwise, and
// three at one game. Ana sits at a desk and copies her links; Ben has a phone, which shares them.

import { expect, test } from '@playwright/test';
import { command, complaints, GAME, go, line, offered, open, square } from './helpers.mjs';

/** @typedef {import("@playwright/test").Page} Page */

/** Whole games by their starts and moves; a game of Tayü from where a tile fits nowhere, and the other is asked. */
const GAMES = {
  snorkels: { start: 'game=snorkels', moves: GAME },
  caminos: {
    start: 'game=caminos',
    moves: ['L:a1a2b1c1', 'T:a7b7b8c7', 'L:d1d2e1f1', 'T:d7e7e8f7', 'O:g1g2h1h2'],
  },
  sendas: {
    start: 'game=sendas&white=e8NS,e7NS,e6NESW,d6EW,f6EW,g6SW&black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW',
    moves: ['d6-e9=NS', 'g3=SW', 'g6-e10'],
  },
  tayu: { start: 'game=tayu&moves=%2B057+h9h057+%2B017+e9h345+%2B012', moves: ['end'] },
};

/**
 * Somebody's page.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string | undefined} baseURL
 * @param {"desk" | "phone"} kind
 */
async function person(browser, baseURL, kind) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  /** @type {import("@playwright/test").BrowserContextOptions} */
  const options = kind === 'phone' ? phone : { permissions: ['clipboard-read', 'clipboard-write'] };
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options });
  if (kind === 'phone') {
    // The platform's own way to share, which a browser without a head has none of.
    await context.addInitScript(() => {
      Object.assign(navigator, {
        share: async (/** @type {ShareData} */ data) => void Object.assign(window, { shared: data }),
      });
    });
  }
  return context.newPage();
}

/** What sends the game once more, or to the next: a card may lie over it. @param {Page} page */
const again = (page) => page.locator('cauce-game .console button', { hasText: /^Send to/ });

/**
 * Sends the game by one press, and gives back what stands behind `#` of the link.
 *
 * @param {Page} page
 * @param {string} name to whom
 */
async function send(page, name) {
  const press = page.getByRole('button', { name: `Send to ${name}`, exact: true });
  await press.click();
  // It may be sent again, or goes to the next who is to have it.
  await expect(press).toHaveCount(0);
  await expect(again(page).first()).toBeAttached();
  const shared = await page.evaluate(() => /** @type {any} */ (window).shared?.url);
  const url = shared ?? (await page.evaluate(() => navigator.clipboard.readText()));
  expect(url).toContain('/#&game=');
  return url.slice(url.indexOf('#') + 1);
}

/**
 * Opens a link that has come.
 *
 * @param {Page} page
 * @param {string} fragment
 */
async function arrive(page, fragment) {
  if (page.url() === 'about:blank') await open(page, fragment);
  else await page.evaluate((fragment) => (location.hash = fragment), fragment);
  await expect(page).not.toHaveURL(/id=/);
  await expect(page.getByRole('grid').first()).toBeVisible();
}

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

/** @param {Page} page */
const seats = (page) =>
  page.locator('cauce-game').evaluate((game) =>
    JSON.parse(/** @type {any} */ (game).save())
      .players.map(({ by = 'here' }) => by)
      .join(' '),
  );

/** @param {Page} page @param {string} token */
const play = (page, token) =>
  page.locator('cauce-game').evaluate((game, token) => /** @type {any} */ (game).play(token), token);

/** @param {Page} page */
const over = (page) => page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).outcome !== null);

/** @param {Page} page @param {number} index */
const legal = (page, index) =>
  page
    .locator('cauce-game')
    .evaluate(
      (game, index) =>
        /** @type {any} */ (game).legal
          .filter((/** @type {string} */ token) => !['resign', 'draw'].includes(token))
          .at(index),
      index,
    );

/**
 * Begins a game of Ana, who is here, with others by link.
 *
 * @param {Page} page
 * @param {string} start
 * @param {readonly string[]} others
 */
async function invite(page, start, others) {
  await open(page, start);
  await command(page, 'new');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=text]').first().fill('Ana');
  for (const [index, name] of others.entries()) {
    await dialog
      .locator('input[type=text]')
      .nth(index + 1)
      .fill(name);
    await dialog.getByRole('combobox', { name: `Player ${index + 2}: who plays` }).selectOption('by link');
  }
  await dialog.getByRole('button', { name: 'Start the game' }).click();
}

/**
 * Lets player 2 of a game play by link.
 *
 * @param {Page} page
 * @param {string} start
 */
async function begin(page, start) {
  await open(page, start);
  await command(page, 'share');
  await page.getByRole('dialog').getByRole('checkbox', { name: 'By link: Player 2' }).check();
  await page.keyboard.press('Escape');
  expect(await seats(page)).toBe('here away');
}

test('a game of each kind is played to its end by links', async ({ browser, baseURL }) => {
  test.slow();
  for (const [game, { start, moves }] of Object.entries(GAMES)) {
    await test.step(game, async () => {
      const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
      const trouble = [complaints(ana), complaints(ben)];
      let [mover, other] = [
        { page: ana, name: 'Player 1' },
        { page: ben, name: 'Player 2' },
      ];
      await begin(ana, start);
      if (game === 'tayu') {
        await arrive(ben, await send(ana, other.name));
        [mover, other] = [other, mover];
      }
      for (const token of moves) {
        await play(mover.page, token);
        await arrive(other.page, await send(mover.page, other.name));
        // The address is tidied before the board is there.
        await expect.poll(() => line(other.page)).toBe(await line(mover.page));
        expect(await seats(other.page)).toBe(other.page === ana ? 'here away' : 'away here');
        [mover, other] = [other, mover];
      }
      expect(await over(mover.page)).toBe(true);
      // Whoever has heard of the end has nobody to tell.
      await expect(mover.page.getByRole('button', { name: /^Send to/ })).toHaveCount(0);
      await expect(again(other.page)).toBeAttached();
      for (const { page } of [mover, other]) await expect(page.locator('.ending p').first()).toBeAttached();
      expect(await line(ben)).toBe(await line(ana));
      expect(trouble, game).toEqual([[], []]);
      for (const { page } of [mover, other]) await page.context().close();
    });
  }
});

test('who plays by link is asked of several people, and not of a game that is over', async ({ page }) => {
  const asked = async () => {
    await command(page, 'share');
    const dialog = page.getByRole('dialog', { name: 'Share this game' });
    await expect(dialog.getByLabel('Link', { exact: true })).toBeVisible();
    const boxes = await dialog.getByRole('checkbox', { name: /^By link/ }).count();
    await page.keyboard.press('Escape');
    return boxes;
  };
  await open(page, 'game=snorkels&moves=d4');
  expect(await asked()).toBe(2);
  await go(page, `snorkels : ${GAME.join(' ')}`);
  expect(await asked()).toBe(0);
  await open(page, 'game=snorkels&seats=here,computer-1');
  expect(await asked()).toBe(0);
});

test('while somebody elsewhere is to move, one waits: nothing can be pressed, given up or agreed', async ({
  browser,
  baseURL,
}) => {
  const ana = await person(browser, baseURL, 'desk');
  await invite(ana, 'game=snorkels', ['Ben']);
  await expect(offered(ana, 'resign')).toBeAttached();
  await expect(offered(ana, 'draw')).toHaveCount(0);
  await expect(ana.locator('.seat').filter({ hasText: 'Ben' })).toContainText('on another device');
  await expect(ana.locator('.seat').filter({ hasText: 'You' })).not.toContainText('on another device');
  await square(ana, 'd4').click();
  await expect(ana.locator('.status-line')).toHaveText('Waiting for Ben');
  await expect(offered(ana, 'resign')).toHaveCount(0);
  await square(ana, 'a1').click({ force: true });
  await expect(ana.locator('.status-detail')).toHaveText('It is Ben’s turn, on another device.');
  expect(await line(ana)).toBe('snorkels : d4');
  // It is taken back, and another move is made in its place.
  await ana.getByRole('button', { name: 'Undo' }).click();
  await expect(ana.getByRole('button', { name: 'Send to Ben' })).toBeHidden();
  await square(ana, 'e5').click();
  const link = await send(ana, 'Ben');
  expect(link).toContain('moves=e5&player1=Ana&player2=Ben&seats=away,here&id=');
  await expect(ana.getByRole('alert')).toContainText('The link for Ben has been copied');
  // The next game is proposed as this one was.
  await command(ana, 'new');
  const who = ana.getByRole('dialog').getByRole('combobox', { name: 'who plays' });
  await expect(who.first()).toHaveValue('here');
  await expect(who.last()).toHaveValue('away');
  await ana.getByRole('button', { name: 'Swap places' }).click();
  await expect(who.first()).toHaveValue('away');
  await expect(ana.getByRole('dialog').locator('input[type=text]').first()).toHaveValue('Ben');
});

test('an older link changes nothing, and one that goes on otherwise is kept beside what was played', async ({
  browser,
  baseURL,
}) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await invite(ana, 'game=snorkels', ['Ben']);
  await play(ana, 'd4');
  const first = await send(ana, 'Ben');
  await arrive(ben, first);
  await play(ben, 'a1');
  const answer = await send(ben, 'Ana');
  await arrive(ben, first);
  await expect(ben.getByRole('alert')).toContainText('This link is older than your game');
  expect(await line(ben)).toBe('snorkels : d4 a1');
  // Ana thinks better of it before the answer has come.
  await ana.getByRole('button', { name: 'Undo' }).click();
  await play(ana, 'e5');
  await arrive(ben, await send(ana, 'Ben'));
  await expect(ben.getByRole('alert')).toContainText('This link goes on differently');
  expect(await line(ben)).toBe('snorkels : e5');
  expect(await seats(ben)).toBe('away here');
  const moves = ben.locator('.moves');
  for (const token of ['d4', 'a1', 'e5']) await expect(moves.getByText(token, { exact: true })).toBeVisible();
  // What was sent last is the game, here as there.
  const record = async (/** @type {Page} */ page) =>
    (await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record))
      .split('\n\n')
      .at(-1)
      ?.trim();
  expect(await record(ben)).toBe('1. e5 (1. d4 2. a1) *');
  expect(await record(ana)).toBe('1. e5 (1. d4) *');
  // The answer to what was taken back comes all the same.
  await arrive(ana, answer);
  await expect(ana.getByRole('alert')).toContainText('This link goes on differently');
  expect(await line(ana)).toBe('snorkels : d4 a1');
  await play(ben, 'b1');
  await arrive(ana, await send(ben, 'Ana'));
  await expect.poll(() => line(ana)).toBe('snorkels : e5 b1');
  for (const page of [ana, ben]) expect(await record(page)).toBe('1. e5 (1. d4 2. a1) 2. b1 *');
  // Who goes back, tries something else and sends it plays that.
  await square(ana, 'c1').focus();
  await ana.keyboard.press('<');
  await play(ana, 'c1');
  expect(await record(ana)).toBe('1. e5 (1. d4 2. a1) (1. c1) 2. b1 *');
  await arrive(ben, await send(ana, 'Ben'));
  expect(await record(ana)).toBe('1. c1 (1. e5 2. b1) (1. d4 2. a1) *');
  await expect.poll(() => record(ben)).toBe('1. c1 (1. e5 2. b1) (1. d4 2. a1) *');
  await ana.reload();
  await expect.poll(() => record(ana)).toBe('1. c1 (1. e5 2. b1) (1. d4 2. a1) *');
  // What starts otherwise cannot be the same game, whatever it is called.
  const said = answer.replace(/^&|&check=\w+$/g, '');
  await arrive(ana, said.replace('game=snorkels', 'game=snorkels&size=5').replace('d4', 'c3'));
  await expect(ana.getByRole('alert')).toContainText('The game of this link starts differently');
  expect(await line(ana)).toBe('snorkels size=5 : c3 a1');
  await ana.goto('./#library');
  await expect(ana.locator('.library-count')).toHaveText('2 games');
});

test("a link is taken up into a game that lies in the library, and one's own link opens it", async ({
  browser,
  baseURL,
}) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await invite(ana, 'game=snorkels', ['Ben']);
  await play(ana, 'd4');
  const own = await send(ana, 'Ben');
  await arrive(ben, own);
  await play(ben, 'a1');
  const answer = await send(ben, 'Ana');
  await ana.evaluate(() => (location.hash = 'game=snorkels&size=5&moves=b1'));
  await expect.poll(() => line(ana)).toBe('snorkels size=5 : b1');
  const inPlay = () => ana.evaluate(() => Object.values(localStorage).filter((kept) => kept.includes('gameId')).length);
  await expect.poll(inPlay).toBe(0);
  await arrive(ana, own);
  expect(await line(ana)).toBe('snorkels : d4');
  expect(await seats(ana)).toBe('here away');
  // The answer is seen, and heard of, as any move that is made.
  await ana.evaluate(() =>
    addEventListener('cauce-move', (event) =>
      Object.assign(window, { moved: /** @type {any} */ (event).detail.token }),
    ),
  );
  await arrive(ana, answer);
  await expect.poll(() => line(ana)).toBe('snorkels : d4 a1');
  expect(await ana.evaluate(() => /** @type {any} */ (window).moved)).toBe('a1');
  await expect(ana.getByRole('alert')).toHaveCount(0);
});

test('three play Tayü by links: whoever plays draws for the next, and all see the same tiles', async ({
  browser,
  baseURL,
}) => {
  const people = [
    { page: await person(browser, baseURL, 'desk'), name: 'Ana' },
    { page: await person(browser, baseURL, 'phone'), name: 'Ben' },
    { page: await person(browser, baseURL, 'phone'), name: 'Cleo' },
  ];
  await invite(people[0]?.page ?? (await person(browser, baseURL, 'desk')), 'game=tayu&players=3', ['Ben', 'Cleo']);
  let last = '';
  for (let ply = 0; ply < 7; ply += 1) {
    const [mover, next] = [people[ply % 3], people[(ply + 1) % 3]];
    if (!mover || !next) throw new Error('nobody');
    if (last) await arrive(mover.page, last);
    await expect.poll(() => line(mover.page)).toContain(new URLSearchParams(last).get('moves') ?? '');
    expect(await seats(mover.page)).toBe(['here away away', 'away here away', 'away away here'][ply % 3]);
    await play(mover.page, await legal(mover.page, 0));
    last = await send(mover.page, next.name);
    // The tile that is drawn for the next one is in the link.
    expect(new URLSearchParams(last).get('moves')?.split(' ').at(-1)).toMatch(/^\+\d+$/);
  }
  // Whoever gives up tells both others.
  const [ana, ben] = [people[0]?.page, people[1]?.page];
  if (!ana || !ben) throw new Error('nobody');
  await arrive(ben, last);
  await command(ben, 'resign');
  await ben.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await arrive(ana, await send(ben, 'Ana'));
  await expect(ben.getByRole('button', { name: 'Send to Cleo' })).toBeVisible();
  expect(await line(ana)).toBe(await line(ben));
  await expect(ana.locator('.ending')).toBeVisible();
});

test('a game that was begun by two at one table goes on by link', async ({ browser, baseURL }) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await open(ana, 'game=snorkels&moves=d4');
  await command(ana, 'share');
  const dialog = ana.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'By link: Player 2' }).check();
  await dialog.getByRole('button', { name: 'Send to Player 2' }).click();
  await expect(dialog).toBeHidden();
  const url = await ana.evaluate(() => navigator.clipboard.readText());
  await arrive(ben, url.slice(url.indexOf('#') + 1));
  expect(await seats(ben)).toBe('away here');
  // It is kept so.
  await ana.reload();
  await expect(ana.locator('.status-line')).toHaveText('Waiting for Player 2');
});
