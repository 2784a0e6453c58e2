// Games by links between people in different places: complete games of each kind, late or diverging links, and games of
// three. Ana has a desktop and copies her links; Ben shares his from a phone.

import { expect, test } from '@playwright/test';
import { command, complaints, GAME, line, offered, open, paste, square } from './helpers.mjs';
import { look } from './looks.mjs';

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Complete games. Those without a start begin on the home page; a move that is a number is that legal move. The second
 * game of Tayü starts where a tile fits nowhere, and the opponent is asked.
 *
 * @type {{ game: string, start?: string, moves: (string | number)[] }[]}
 */
const GAMES = [
  { game: 'snorkels', moves: GAME },
  { game: 'caminos', moves: ['L:a1a2b1c1', 'T:a7b7b8c7', 'L:d1d2e1f1', 'T:d7e7e8f7', 'O:g1g2h1h2'] },
  { game: 'sendas', moves: [0, 0, 'resign'] },
  { game: 'tayu', moves: [0, 0, 'resign'] },
  {
    game: 'sendas',
    start: 'game=sendas&white=e8NS,e7NS,e6NESW,d6EW,f6EW,g6SW&black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW',
    moves: ['d6-e9=NS', 'g3=SW', 'g6-e10'],
  },
  { game: 'tayu', start: 'game=tayu&moves=%2B057+h9h057+%2B017+e9h345+%2B012', moves: ['end'] },
];

/**
 * Opens a page for one of the people.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string | undefined} baseURL
 * @param {"desk" | "phone"} kind
 * @param {number} [lot] in place of random numbers: below a half the friend begins
 */
async function person(browser, baseURL, kind, lot = 0) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  /** @type {import("@playwright/test").BrowserContextOptions} */
  const options = kind === 'phone' ? phone : {};
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...options });
  await context.addInitScript((lot) => void (Math.random = () => lot), lot);
  await context.addInitScript((kind) => {
    /** @type {any} */ const page = window;
    /** @param {ShareData} data */
    const take = async (data) => void Object.assign(page, { taken: data, passed: (page.passed ?? 0) + 1 });
    // Headless browsers have no native share sheet.
    if (kind === 'phone') Object.assign(navigator, { share: take });
    else navigator.clipboard.writeText = (url) => take({ url });
    addEventListener('click', ({ isTrusted }) => void (page.presses = (page.presses ?? 0) + Number(isTrusted)), true);
  }, kind);
  return context.newPage();
}

/** Changes that chats and mail programs make to links. @type {((url: string) => string)[]} */
const MANGLERS = [
  (url) => url.replaceAll('&', '&amp;'),
  (url) => url.replaceAll('&', '%26').replaceAll('=', '%3D').replaceAll('+', '%2B'),
  (url) => `${url}&fbclid=IwAR0`,
  (url) => `${url}).`,
];

/** The button that sends the game, also again; a card may cover it. @param {Page} page */
const sending = (page) => page.locator('cauce-game .console button', { hasText: /^Send / });

/** The number of links that were shared. @param {Page} page */
const passed = (page) => page.evaluate(() => /** @type {any} */ (window).passed ?? 0);

/** The number of presses in a page. @param {Page} page */
const presses = (page) => page.evaluate(() => /** @type {any} */ (window).presses ?? 0);

/** The last data that was shared. @param {Page} page @returns {Promise<ShareData>} */
const taken = (page) => page.evaluate(() => /** @type {any} */ (window).taken);

/** The fragment of the last shared link. @param {Page} page */
async function link(page) {
  const { url = '' } = await taken(page);
  expect(url).toContain('/#&game=');
  return url.slice(url.indexOf('#') + 1);
}

/**
 * Sends the game with one press, and returns the fragment of the link.
 *
 * @param {Page} page
 * @param {string} [name] the receiver
 */
async function send(page, name = '') {
  const before = await passed(page);
  const press = sending(page).filter({ hasText: name, hasNotText: ' again ' });
  await press.click();
  // Afterwards the button sends the game again, or to the next receiver.
  await expect(press).toHaveCount(0);
  expect(await passed(page)).toBe(before + 1);
  return link(page);
}

/**
 * @param {Page} page
 * @param {string} fragment
 */
async function arrive(page, fragment) {
  if (page.url() === 'about:blank') await open(page, fragment);
  else await page.evaluate((fragment) => (location.hash = fragment), fragment);
  await expect(page).not.toHaveURL(/id=/);
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/**
 * Accepts an invitation, with a name if asked for one.
 *
 * @param {Page} page
 * @param {string} [name]
 */
async function begin(page, name) {
  const dialog = page.getByRole('dialog');
  if (name) await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('button', { name: 'Play now' }).click();
  await expect(dialog).toHaveCount(0);
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

/** @param {Page} page @param {string | number} move a token, or the index of a legal move */
const play = async (page, move) => {
  const token = typeof move === 'string' ? move : await legal(page, move);
  await page.locator('cauce-game').evaluate((game, token) => /** @type {any} */ (game).play(token), token);
};

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
 * Starts a game between Ana at this device and others by link.
 *
 * @param {Page} page
 * @param {string} start
 * @param {readonly string[]} others
 */
async function seat(page, start, others) {
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

/** Returns the pages in the order of turns: first the player to move. @param {Page} ana @param {Page} ben */
async function byTurn(ana, ben) {
  const here = await ana.locator('cauce-game').evaluate((game) => {
    const { seats, turn } = /** @type {any} */ (game);
    return seats.split(' ')[turn.seat - 1] === 'here';
  });
  return here ? /** @type {const} */ ([ana, ben]) : /** @type {const} */ ([ben, ana]);
}

test('a game of each kind can be played by links from the invitation to the end', async ({ browser, baseURL }) => {
  test.slow();
  let mangled = 0;
  for (const [index, { game, start, moves }] of GAMES.entries()) {
    await test.step(`${game} ${start ?? ''}`, async () => {
      const [ana, ben] = [await person(browser, baseURL, 'desk', index % 2), await person(browser, baseURL, 'phone')];
      const trouble = [complaints(ana), complaints(ben)];
      /** @param {Page} to @param {string} fragment */
      const pass = async (to, fragment) => {
        const mangle = MANGLERS[(mangled += 1) % MANGLERS.length] ?? String;
        await arrive(to, mangle(fragment));
        // The address is cleaned before the board is there.
        await expect.poll(() => line(to)).toBe(await line(to === ana ? ben : ana));
      };
      await open(ana, start);
      const begun = await presses(ana);
      if (start) await command(ana, 'invite');
      else await ana.locator(`.card[data-game=${game}]`).getByRole('button', { name: 'Invite a friend' }).click();
      await ana.getByRole('dialog').getByLabel('Your name').fill('Ana');
      await ana.getByRole('button', { name: 'Continue' }).click();
      await expect(ana.getByRole('dialog')).toHaveCount(0);
      if (!start) expect(await presses(ana)).toBe(begun + 2);
      const [first] = await byTurn(ana, ben);
      if (first === ana) {
        // The first move is the invitation.
        await expect(ana.locator('cauce-game .notice')).toContainText('You begin');
        await play(ana, moves[0] ?? 0);
        await pass(ben, await send(ana));
      } else {
        await expect.poll(() => passed(ana)).toBe(1);
        await pass(ben, await link(ana));
      }
      await expect(ben.getByRole('dialog')).toContainText('Ana invites you');
      await begin(ben, 'Ben');
      for (const token of moves.slice(first === ana ? 1 : 0)) {
        const [mover, other] = await byTurn(ana, ben);
        await expect(other.locator('.status-line')).toHaveText(/^Waiting for /);
        await play(mover, token);
        const before = await presses(mover);
        await pass(other, await send(mover));
        expect(await presses(mover)).toBe(before + 1);
        expect((await seats(ana)).split(' ').reverse().join(' ')).toBe(await seats(ben));
      }
      for (const page of [ana, ben]) {
        expect(await over(page)).toBe(true);
        await expect(page.locator('.ending p').first()).toBeAttached();
        await expect(page.locator('.seat-name', { hasText: 'You' })).toBeVisible();
      }
      // Neither player has to send anything after the end.
      for (const page of [ana, ben]) await expect(sending(page)).toHaveCount(0);
      expect(await line(ben)).toBe(await line(ana));
      expect(trouble, game).toEqual([[], []]);
      for (const page of [ana, ben]) await page.context().close();
    });
  }
});

test('an invited player can take the lesson first and then return to the game', async ({ browser, baseURL }) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await open(ana, 'game=snorkels');
  await command(ana, 'invite');
  await ana.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => passed(ana)).toBe(1);
  await arrive(ben, await link(ana));
  const dialog = ben.getByRole('dialog');
  await expect(dialog).toContainText('You are invited');
  await expect(dialog.locator('canvas')).toBeVisible();
  await look(ben, 'invited', { whole: false });
  await dialog.getByLabel('Your name').fill('Ben');
  await dialog.getByRole('link', { name: 'Learn it first' }).click();
  await expect(ben.getByText('Step 1 of')).toBeVisible();
  await open(ben, 'learn=snorkels&step=99');
  await ben.getByRole('link', { name: 'Back to your game' }).click();
  await expect(ben.locator('.seat', { hasText: 'You' })).toBeVisible();
  await expect(ben.getByRole('dialog')).toHaveCount(0);
  // The name is not asked for again with the next invitation.
  await open(ben);
  await ben.locator('.card[data-game=sendas]').getByRole('button', { name: 'Invite a friend' }).click();
  await expect.poll(() => passed(ben)).toBe(1);
  expect((await taken(ben)).text).toMatch(/^Shall we play Sendas\?/);
  expect(await link(ben)).toContain('=Ben&seats=');
});

test('the game and the home page show whose turn it is and whether a move has been sent', async ({
  browser,
  baseURL,
}) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await seat(ana, 'game=snorkels', ['Ben']);
  await play(ana, 'd4');
  const kept = (/** @type {Page} */ page) => page.locator('.unfinished li').first();
  await ana.goto('./#');
  await expect(kept(ana)).toContainText('Not sent to Ben yet');
  await kept(ana).getByRole('link').click();
  const sent = await send(ana, 'Ben');
  await expect(ana.locator('.status-line')).toHaveText('Waiting for Ben');
  await ana.reload();
  await expect(sending(ana)).toContainText(/again \(sent today/);
  await open(ana);
  await expect(kept(ana)).toContainText(/Waiting for Ben, sent today/);
  await arrive(ben, sent);
  await begin(ben, 'Ben');
  await ben.goto('./#');
  await expect(kept(ben)).toContainText('Your move: Ana is waiting');
});

/** Plays the whole game `GAME` by links, which Ana begins and wins. @param {Page} ana @param {Page} ben */
async function playGame(ana, ben) {
  await seat(ana, 'game=snorkels', ['Ben']);
  for (const [index, token] of GAME.entries()) {
    const [mover, other] = index % 2 ? [ben, ana] : [ana, ben];
    await play(mover, token);
    await arrive(other, await send(mover));
    if (index === 0) await begin(ben, 'Ben');
    await expect.poll(() => line(other)).toBe(await line(mover));
  }
}

test('one press sends the next game of a series, and both players see the score', async ({ browser, baseURL }) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await playGame(ana, ben);
  const before = await passed(ana);
  await command(ana, 'rematch');
  await expect.poll(() => passed(ana)).toBe(before + 1);
  await arrive(ben, await link(ana));
  await expect.poll(() => line(ben)).toBe('snorkels');
  await expect(ben.getByRole('dialog')).toHaveCount(0);
  for (const page of [ana, ben]) await expect(page.locator('.seat', { hasText: 'Series: 1' })).toHaveCount(1);
  await expect(ben.locator('.seat', { hasText: 'Ana' })).toContainText('Series: 1');
  await play(ben, 'd4');
  await arrive(ana, await send(ben, 'Ana'));
  await expect.poll(() => line(ana)).toBe('snorkels : d4');
});

test('the player who begins the next game of a series is asked to send the first move', async ({
  browser,
  baseURL,
}) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await playGame(ana, ben);
  const before = await passed(ben);
  await command(ben, 'rematch');
  await expect(ben.locator('cauce-game .notice')).toContainText('You begin');
  expect(await passed(ben)).toBe(before);
  await play(ben, 'd4');
  await expect(ben.locator('cauce-game .notice')).toHaveCount(0);
  await arrive(ana, await send(ben, 'Ana'));
  await expect.poll(() => line(ana)).toBe('snorkels : d4');
  await expect(ana.locator('.seat', { hasText: 'You' })).toContainText('Series: 1');
});

test('a friend whose name is unknown is never called by the number of a seat', async ({ browser, baseURL }) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk', 1), await person(browser, baseURL, 'phone')];
  const kept = (/** @type {Page} */ page) => page.locator('.unfinished li').first();
  const NUMBER = /Player \d/;
  await open(ana, 'game=snorkels');
  await command(ana, 'invite');
  await ana.getByRole('button', { name: 'Continue' }).click();
  await play(ana, 'd4');
  await expect(sending(ana)).toBeVisible();
  await expect(ana.locator('.console')).not.toContainText(NUMBER);
  const first = await send(ana);
  await expect(ana.locator('.console')).toContainText('Waiting for the answer');
  await expect(ana.locator('.console')).not.toContainText(NUMBER);
  await ana.goto('./#');
  await expect(kept(ana)).toContainText('no answer yet');
  await expect(kept(ana)).not.toContainText(NUMBER);
  await arrive(ben, first);
  await expect(ben.getByRole('dialog')).not.toContainText(NUMBER);
  await begin(ben);
  await ben.goto('./#');
  await expect(kept(ben)).toContainText('Your move');
  await expect(kept(ben)).not.toContainText(NUMBER);
  await kept(ben).getByRole('link').click();
  await play(ben, 'a1');
  await send(ben);
  expect((await taken(ben)).text).not.toMatch(NUMBER);
  await expect(ben.locator('.console')).not.toContainText(NUMBER);
});

test('a finished game of other players can be viewed and is not added to the library', async ({ browser, baseURL }) => {
  const [ana, ben, eve] = [
    await person(browser, baseURL, 'desk'),
    await person(browser, baseURL, 'phone'),
    await person(browser, baseURL, 'desk'),
  ];
  await seat(ana, 'game=snorkels', ['Ben']);
  let last = '';
  for (const [index, token] of GAME.entries()) {
    const mover = index % 2 ? ben : ana;
    if (last) await arrive(mover, last);
    if (index === 1) await begin(ben, 'Ben');
    await expect.poll(() => line(mover)).toContain(GAME.slice(0, index).join(' '));
    await play(mover, token);
    last = await send(mover);
  }
  await expect(ana.locator('.status-line')).toHaveText('You won');
  await arrive(ben, last);
  await expect(ben.locator('.status-line')).toHaveText('You lost to Ana');
  await open(eve, last);
  await expect(eve.locator('.status-line')).toHaveText('Ana wins');
  await expect(eve.locator('cauce-game')).not.toContainText(/\byou\b/i);
  await expect(sending(eve)).toHaveCount(0);
  await expect(eve.getByRole('dialog')).toHaveCount(0);
  await command(eve, 'first');
  await eve.reload();
  await expect(eve.locator('.status-line')).toHaveText('Ana wins');
  await eve.goto('./#library');
  await expect(eve.getByText('No games yet')).toBeVisible();
  // A rematch is a game at one screen: it takes nobody's seat.
  await open(eve, last);
  await command(eve, 'rematch');
  await expect.poll(() => line(eve)).toBe('snorkels');
  expect(await eve.locator('cauce-game').evaluate((/** @type {any} */ game) => game.seats)).toBe('here here');
  await expect(eve.locator('cauce-game')).not.toContainText(/\byou\b/i);
});

test('during the turn of a remote opponent, the player cannot move, resign or agree to a draw', async ({
  browser,
  baseURL,
}) => {
  const ana = await person(browser, baseURL, 'desk');
  await seat(ana, 'game=snorkels', ['Ben']);
  await expect(offered(ana, 'resign')).toBeAttached();
  await expect(offered(ana, 'draw')).toHaveCount(0);
  await expect(ana.locator('.seat').filter({ hasText: 'Ben' })).toContainText('remote');
  await expect(ana.locator('.seat').filter({ hasText: 'You' })).not.toContainText('remote');
  await square(ana, 'd4').click();
  await expect(ana.locator('.status-line')).toHaveText('Waiting for Ben');
  await expect(offered(ana, 'resign')).toHaveCount(0);
  await square(ana, 'a1').click({ force: true });
  await expect(ana.locator('.status-detail')).toHaveText('It is Ben’s turn, on another device.');
  expect(await line(ana)).toBe('snorkels : d4');
  await ana.getByRole('button', { name: 'Undo' }).click();
  await expect(ana.getByRole('button', { name: 'Send to Ben' })).toBeHidden();
  await square(ana, 'e5').click();
  const link = await send(ana, 'Ben');
  expect(link).toContain('moves=e5&player1=Ana&player2=Ben&seats=away,here&id=');
  await expect(ana.getByRole('alert')).toContainText('The link has been copied');
  // The next game is proposed with the same players.
  await command(ana, 'new');
  const who = ana.getByRole('dialog').getByRole('combobox', { name: 'who plays' });
  await expect(who.first()).toHaveValue('here');
  await expect(who.last()).toHaveValue('away');
  await ana.getByRole('button', { name: 'Swap places' }).click();
  await expect(who.first()).toHaveValue('away');
  await expect(ana.getByRole('dialog').locator('input[type=text]').first()).toHaveValue('Ben');
});

test('an older link changes nothing, and a diverging link keeps the earlier moves as a variation', async ({
  browser,
  baseURL,
}) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await seat(ana, 'game=snorkels', ['Ben']);
  await play(ana, 'd4');
  const first = await send(ana, 'Ben');
  await arrive(ben, first);
  await begin(ben);
  await play(ben, 'a1');
  const answer = await send(ben, 'Ana');
  await arrive(ben, first);
  await expect(ben.getByRole('alert')).toContainText('This link is older than your game');
  expect(await line(ben)).toBe('snorkels : d4 a1');
  await ana.getByRole('button', { name: 'Undo' }).click();
  await play(ana, 'e5');
  await arrive(ben, await send(ana, 'Ben'));
  await expect(ben.getByRole('alert')).toContainText('This link goes on differently');
  expect(await line(ben)).toBe('snorkels : e5');
  expect(await seats(ben)).toBe('away here');
  const moves = ben.locator('.moves');
  for (const token of ['d4', 'a1', 'e5']) await expect(moves.getByText(token, { exact: true })).toBeVisible();
  // On both devices, the last sent line is the main line.
  const record = async (/** @type {Page} */ page) =>
    (await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).record))
      .split('\n\n')
      .at(-1)
      ?.trim();
  expect(await record(ben)).toBe('1. e5 (1. d4 2. a1) *');
  expect(await record(ana)).toBe('1. e5 (1. d4) *');
  // The reply to the move that was taken back still arrives.
  await arrive(ana, answer);
  await expect(ana.getByRole('alert')).toContainText('This link goes on differently');
  expect(await line(ana)).toBe('snorkels : d4 a1');
  await play(ben, 'b1');
  await arrive(ana, await send(ben, 'Ana'));
  await expect.poll(() => line(ana)).toBe('snorkels : e5 b1');
  for (const page of [ana, ben]) expect(await record(page)).toBe('1. e5 (1. d4 2. a1) 2. b1 *');
  // Sending a variation makes it the main line.
  await square(ana, 'c1').focus();
  await ana.keyboard.press('<');
  await play(ana, 'c1');
  expect(await record(ana)).toBe('1. e5 (1. d4 2. a1) (1. c1) 2. b1 *');
  await arrive(ben, await send(ana, 'Ben'));
  expect(await record(ana)).toBe('1. c1 (1. e5 2. b1) (1. d4 2. a1) *');
  await expect.poll(() => record(ben)).toBe('1. c1 (1. e5 2. b1) (1. d4 2. a1) *');
  await ana.reload();
  await expect.poll(() => record(ana)).toBe('1. c1 (1. e5 2. b1) (1. d4 2. a1) *');
  // A game with another start is another game, even with the same id.
  const said = answer.replace(/^&|&check=\w+$/g, '');
  await arrive(ana, said.replace('game=snorkels', 'game=snorkels&size=5').replace('d4', 'c3'));
  await expect(ana.getByRole('alert')).toContainText('The game of this link starts differently');
  expect(await line(ana)).toBe('snorkels size=5 : c3 a1');
  await ana.goto('./#library');
  await expect(ana.locator('.library-count')).toHaveText('2 games');
});

test('a reply continues the game in the library, and a link that the player sent opens that game', async ({
  browser,
  baseURL,
}) => {
  const [ana, ben] = [await person(browser, baseURL, 'desk'), await person(browser, baseURL, 'phone')];
  await seat(ana, 'game=snorkels', ['Ben']);
  await play(ana, 'd4');
  const own = await send(ana, 'Ben');
  await arrive(ben, own);
  await begin(ben);
  await play(ben, 'a1');
  const answer = await send(ben, 'Ana');
  await ana.evaluate(() => (location.hash = 'game=snorkels&size=5&moves=b1'));
  await expect.poll(() => line(ana)).toBe('snorkels size=5 : b1');
  const inPlay = () => ana.evaluate(() => Object.values(localStorage).filter((kept) => kept.includes('gameId')).length);
  await expect.poll(inPlay).toBe(0);
  await arrive(ana, own);
  expect(await line(ana)).toBe('snorkels : d4');
  expect(await seats(ana)).toBe('here away');
  // The reply is displayed and announced like any move.
  await ana.evaluate(() =>
    addEventListener('cauce-move', (event) =>
      Object.assign(window, { moved: /** @type {any} */ (event).detail.token }),
    ),
  );
  await arrive(ana, answer);
  await expect.poll(() => line(ana)).toBe('snorkels : d4 a1');
  expect(await ana.evaluate(() => /** @type {any} */ (window).moved)).toBe('a1');
  await expect(ana.getByRole('alert')).toHaveCount(0);
  // A pasted reply is opened like one in the address.
  await play(ana, 'b1');
  await arrive(ben, await send(ana, 'Ben'));
  await play(ben, 'c1');
  await paste(ana, `Your turn: https://example.org/#${await send(ben, 'Ana')}`);
  await expect.poll(() => line(ana)).toBe('snorkels : d4 a1 b1 c1');
  expect(await seats(ana)).toBe('here away');
  await ana.goto('./#library');
  await expect(ana.locator('.library-count')).toHaveText('1 game');
});

test('three players of Tayü by links see the same tiles, and each link has the next drawn tile', async ({
  browser,
  baseURL,
}) => {
  const people = [
    { page: await person(browser, baseURL, 'desk'), name: 'Ana' },
    { page: await person(browser, baseURL, 'phone'), name: 'Ben' },
    { page: await person(browser, baseURL, 'phone'), name: 'Cleo' },
  ];
  await seat(people[0]?.page ?? (await person(browser, baseURL, 'desk')), 'game=tayu&players=3', ['Ben', 'Cleo']);
  let last = '';
  for (let ply = 0; ply < 7; ply += 1) {
    const [mover, next] = [people[ply % 3], people[(ply + 1) % 3]];
    if (!mover || !next) throw new Error('nobody');
    if (last) await arrive(mover.page, last);
    if (ply === 1 || ply === 2) await begin(mover.page);
    await expect.poll(() => line(mover.page)).toContain(new URLSearchParams(last).get('moves') ?? '');
    expect(await seats(mover.page)).toBe(['here away away', 'away here away', 'away away here'][ply % 3]);
    await play(mover.page, await legal(mover.page, 0));
    last = await send(mover.page, next.name);
    // The link contains the tile that was drawn for the next player.
    expect(new URLSearchParams(last).get('moves')?.split(' ').at(-1)).toMatch(/^\+\d+$/);
  }
  // A resignation is sent to both opponents.
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
