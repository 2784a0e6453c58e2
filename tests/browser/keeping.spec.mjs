// Nothing is lost, and nothing bad that comes in does harm.

import { expect, test } from '@playwright/test';
import {
  addressed,
  answered,
  command,
  database,
  forbid,
  full,
  inPlay,
  JOURNAL,
  line,
  open,
  site,
  square,
} from './helpers.mjs';

/** @typedef {import("@playwright/test").Page} Page */

test('a reload in mid-game loses nothing: names, moves, variations, where one stands', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, 'game=snorkels');
  await command(page, 'new');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('combobox', { name: /^Player 1(?!:)/ }).fill('Ana');
  await sheet.getByRole('combobox', { name: /^Player 2(?!:)/ }).fill('Ben');
  await sheet.getByRole('button', { name: 'Start the game' }).click();
  for (const at of ['d4', 'e4', 'e5']) await square(page, at).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await square(page, 'c3').click();
  await page.getByRole('button', { name: 'Undo' }).click();

  await page.reload();
  await expect(page.getByText('Ana to move (purple)').first()).toBeVisible();
  expect(await line(page)).toBe('snorkels : d4 e4');
  await expect(page.getByRole('button', { name: '3 e5' })).toBeVisible();
  await expect(page.getByRole('button', { name: '3 c3' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await line(page)).toBe('snorkels : d4 e4 c3');
});

test('who looks at a game again has not played it', async ({ page }) => {
  await open(page, 'game=snorkels');
  for (const at of ['d4', 'e5']) await square(page, at).click();
  /** @param {Record<string, unknown>} [more] */
  const kept = (more) =>
    page.evaluate(
      ([prefix, more]) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith(String(prefix))) ?? '';
        const kept = { ...JSON.parse(localStorage.getItem(key) ?? '{}'), .../** @type {object} */ (more) };
        localStorage.setItem(key, JSON.stringify(kept));
        return { at: kept.at, ply: kept.ply };
      },
      /** @type {const} */ ([JOURNAL, more ?? {}]),
    );
  await expect.poll(async () => (await kept()).ply).toBe(2);
  const long = { at: 1e12 };
  await kept(long);
  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(kept).toEqual({ ...long, ply: 1 });
  await square(page, 'c3').click();
  await expect.poll(async () => (await kept()).at).toBeGreaterThan(1e12);
});

test('a tap is answered by the board, and what is said of it follows, even where nothing is painted', async ({
  page,
}) => {
  await open(page, 'game=snorkels');
  /** @param {string} at @param {boolean} painted */
  const said = (at, painted) =>
    page.evaluate(
      async ({ at, painted }) => {
        const game = /** @type {any} */ (document.querySelector('cauce-game'));
        const status = game.shadowRoot.querySelector('#status');
        const before = status.textContent;
        if (!painted) window.requestAnimationFrame = () => 0;
        game.shadowRoot.querySelector(`[data-id="${at}"]`).click();
        const atOnce = { ply: game.ply, said: status.textContent !== before };
        while (status.textContent === before) await new Promise((done) => setTimeout(done, 5));
        return atOnce;
      },
      { at, painted },
    );
  expect(await said('d4', true)).toEqual({ ply: 1, said: false });
  expect(await said('e4', false)).toEqual({ ply: 2, said: false });
});

test('a move is kept that is followed at once by a reload, or by another game', async ({ page }) => {
  await open(page, 'game=snorkels');
  /** @param {string} at @param {"reload" | "begin"} then */
  const press = (at, then) =>
    page.evaluate(
      ({ at, then }) => {
        const game = /** @type {any} */ (document.querySelector('cauce-game'));
        game.shadowRoot.querySelector(`[data-id="${at}"]`).click();
        if (then === 'reload') location.reload();
        else game.line = 'snorkels size=5';
      },
      { at, then },
    );
  await Promise.all([page.waitForEvent('load'), press('d4', 'reload')]);
  await expect.poll(() => line(page)).toBe('snorkels : d4');
  await press('e4', 'begin');
  await expect.poll(() => line(page)).toBe('snorkels size=5');
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect(page.locator('.unfinished li')).toHaveCount(1);
  await expect(page.locator('.unfinished li')).toContainText('2 moves');
});

test('a reload finds its game where the address has forgotten it', async ({ page }) => {
  await open(page, 'game=snorkels');
  for (const at of ['d4', 'e4']) await square(page, at).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => addressed(page)).toMatch(/moves=d4$/);
  await page.evaluate(() => history.replaceState(null, ''));
  await page.reload();
  await expect(page.getByRole('button', { name: '2 e4' })).toBeVisible();
  expect(await line(page)).toBe('snorkels : d4');
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect(page.locator('.unfinished li'), 'as its picture shows it').toContainText('1 move');

  // Another address asks for another game, also where it is loaded anew before that is there.
  await page.evaluate(() => {
    history.pushState(null, '', '#game=tayu');
    dispatchEvent(new PopStateEvent('popstate'));
    location.reload();
  });
  await expect(page).toHaveTitle('Tayü · Cauce');
});

test('a game that was not finished is offered on the home page, and can be forgotten and put back', async ({
  page,
}) => {
  await open(page, 'game=snorkels&size=5');
  await square(page, 'c3').click();
  await square(page, 'b2').click();
  await page.getByRole('link', { name: 'Cauce' }).click();
  const offer = page.locator('.unfinished a.kept-link');
  await expect(offer).toContainText('2 moves');
  await offer.click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('snorkels size=5 : c3 b2');

  await page.goBack();
  const forget = page.getByRole('button', { name: /^Remove the game of Snorkels/ });
  const undo = page.getByRole('button', { name: 'Undo' });
  await forget.click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText(/^The game of Snorkels from .* has been removed\.$/)).toBeVisible();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offer).toBeFocused();
  await offer.click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('snorkels size=5 : c3 b2');

  await page.goBack();
  await forget.click();
  await expect(undo).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.unfinished')).toHaveCount(0);
});

test('what is forgotten leaves nothing behind that listens', async ({ page }) => {
  await page.addInitScript(() => {
    const channels = { opened: 0, closed: 0 };
    Object.assign(window, { channels });
    window.BroadcastChannel = class extends BroadcastChannel {
      /** @param {string} name */
      constructor(name) {
        super(name);
        channels.opened += 1;
      }
      close() {
        channels.closed += 1;
        super.close();
      }
    };
  });
  await open(page, 'game=snorkels');
  await square(page, 'd4').click();
  await page.getByRole('link', { name: 'Cauce' }).click();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  // The button is there before the other windows are told.
  const channels = () => page.evaluate(() => /** @type {any} */ (window).channels);
  await expect.poll(async () => (await channels()).opened).toBeGreaterThan(0);
  await expect.poll(async () => Object.values(await channels()).reduce((opened, closed) => opened - closed)).toBe(0);
});

test('a new game is kept beside the old one, and a finished one is not offered', async ({ page }) => {
  await open(page, 'game=snorkels');
  await square(page, 'd4').click();
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const at of ['a1', 'b1', 'g7', 'a2']) await square(page, at).click();
  await expect(page.locator('.ending')).toBeVisible();
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect(page.locator('.unfinished li')).toHaveCount(1);
  await expect(page.locator('.unfinished li')).toContainText('1 move');
});

test('the address follows the game and opens it for somebody else', async ({ page, browser }) => {
  await open(page, 'game=snorkels&stones=c3,e5');
  await square(page, 'd4').click();
  await page.getByRole('button', { name: 'Switch to purple' }).click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&stones=c3,e5&moves=d4+swap');
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole('grid')).toBeVisible();
  expect(await line(other)).toBe('snorkels stones=c3,e5 : d4 swap');
  await other.close();
});

test('the address of a kept game opens that game, in whatever order it says what the game is', async ({ page }) => {
  for (const address of ['game=snorkels&size=3&moves=a1+b2', 'moves=a1+b2&size=3&game=snorkels']) {
    await page.goto('about:blank');
    await open(page, address);
    await expect(page.locator('cauce-game .move')).toHaveCount(2);
    await expect.poll(() => addressed(page)).toMatch(/#game=/);
  }
  await (await site(page, 'library')).click();
  await expect(page.locator('.kept')).toHaveCount(1);
});

test('the address of a kept game opens that game at its end, though it was left at another move', async ({ page }) => {
  const address = 'game=snorkels&size=4&moves=a1+b2+c3';
  await open(page, address);
  await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).goTo(1));
  await expect.poll(() => addressed(page)).toMatch(/moves=a1$/);
  await page.goto('about:blank');
  await open(page, address);
  await expect(page).toHaveURL(/moves=a1\+b2\+c3/);
  await expect(page.locator('.move[aria-current]')).toHaveText(/3/);
  await (await site(page, 'library')).click();
  await expect(page.locator('.kept')).toHaveCount(1);
});

for (const [what, fragment, message] of [
  ['garbage', '%%%&&&=\u0000', 'This game cannot be set up'],
  ['no game', 'moves=d4', 'The link does not say which game it is.'],
  ['an unknown game', 'game=chess', 'There is no game of that name'],
  ['a bad option', 'game=snorkels&size=99', 'it must be a whole number from 3 to 9'],
  ['markup', 'game=<img src=x onerror=alert(1)>', 'There is no game of that name'],
]) {
  test(`a link with ${what} gives a message and a fresh game`, async ({ page }) => {
    await open(page, fragment);
    await expect(page.getByRole('alert')).toContainText(message ?? '');
    expect(await line(page)).toBe('snorkels');
    await square(page, 'd4').click();
    expect(await line(page)).toBe('snorkels : d4');
  });
}

test('a link of a word alone opens the game of that name', async ({ page }) => {
  await open(page, 'tayu');
  await expect.poll(() => addressed(page)).toMatch(/#game=tayu/);
  expect(await line(page)).toMatch(/^tayu\b/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [lang, said] of [
  ['en', 'There is no lesson of that name. Each game here has one of its own.'],
  ['fr', 'Aucune leçon ne porte ce nom. Chaque jeu de cette page a la sienne.'],
]) {
  test(`a lesson that there is not is said over the home page (${lang})`, async ({ page }) => {
    await page.addInitScript((lang) => localStorage.setItem('cauce:1:settings', JSON.stringify({ lang })), lang);
    for (const fragment of ['learn=zzz', 'learn=']) {
      await page.goto('about:blank');
      await page.goto(`./#${fragment}`);
      await expect(page.getByRole('alert')).toContainText(said ?? '');
      await expect(page.locator('main .home')).toBeVisible();
    }
    // It is about this address, and goes with it.
    await page.evaluate(() => (location.hash = 'learn=snorkels'));
    await expect(page.locator('.lesson')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a link with an illegal move says which, begins anew, and offers the game up to there', async ({ page }) => {
  await open(page, 'game=snorkels&size=5&moves=c3+swap+c3+d4');
  await expect(page.getByRole('alert')).toContainText(
    'Move 3, “c3”, cannot be played. Something already stands on c3.',
  );
  expect(await line(page)).toBe('snorkels size=5');
  await page.getByRole('button', { name: 'Show it up to there' }).click();
  await expect.poll(() => line(page)).toBe('snorkels size=5 : c3 swap');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('damaged states are set aside with a message, and the others are still there', async ({ page }) => {
  await open(page, 'game=snorkels');
  await square(page, 'd4').click();
  const hash = '#game=snorkels&moves=d4';
  await expect.poll(() => addressed(page)).toBe(hash);
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('cauce:1:game:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem('cauce:1:game:torn', '{"at": 1, "game": "snork');
    localStorage.setItem('cauce:1:game:strange', '[1, 2, 3]');
    localStorage.setItem('cauce:1:game:timeless', JSON.stringify({ ...kept, at: 1e300 }));
    localStorage.setItem('cauce:1:settings', JSON.stringify({ lang: 5, theme: [], lessons: 'none' }));
    // This one looks well from outside; only the game in it is broken.
    localStorage.setItem(
      'cauce:1:game:hollow',
      JSON.stringify({ ...kept, link: 'game=snorkels&moves=e5', end: undefined, saved: 'nonsense' }),
    );
  });
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('A saved game could not be read.');
  await expect(page.locator('.unfinished li')).toHaveCount(2);
  // What is not in play has gone to the database, the broken one too.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cauce:1:game:hollow'))).toBeNull();

  await page.goto('./#game=snorkels&moves=e5');
  await expect(page.getByRole('alert')).toContainText('A saved game could not be read.');
  await expect.poll(() => line(page)).toBe('snorkels : e5');
  const aside = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((name) => name.startsWith('cauce:damaged:'))
        .sort(),
    );
  await expect.poll(aside).toEqual(['strange', 'timeless', 'torn'].map((name) => `cauce:damaged:${name}`));

  await page.goto(`./${hash}`);
  await expect(page.getByRole('grid')).toBeVisible();
  await expect.poll(() => line(page)).toBe('snorkels : d4');
});

for (const [what, head, saved, said] of /** @type {const} */ ([
  ['a newer version has kept', {}, '{"version":99}', 'The game was saved by a newer version (99) of Cauce.'],
  [
    'is of a game that is not known',
    { game: 'chess', link: 'game=chess&moves=e4+e5' },
    '{"version":4,"start":"chess","nodes":[],"at":0,"tip":0,"players":[{"name":"Ana","points":0},{"name":"Ben","points":0}]}',
    'The game was saved by a version of Cauce that has a game “chess”.',
  ],
])) {
  test(`what ${what} is not set aside, and is there again for who knows it`, async ({ page }) => {
    await open(page, 'game=snorkels&moves=d4');
    await square(page, 'e5').click();
    await expect.poll(() => new URL(page.url()).hash).toContain('d4+e5');
    await page.evaluate(
      ([prefix, head, saved]) => {
        const key = Object.keys(localStorage).find((name) => name.startsWith(prefix)) ?? '';
        const kept = JSON.parse(localStorage.getItem(key) ?? '');
        localStorage.setItem(
          key,
          JSON.stringify({ ...kept, ...head, names: ['Ana', 'Ben'], players: undefined, saved }),
        );
      },
      /** @type {const} */ ([JOURNAL, head, saved]),
    );
    await page.goto('./');
    const ana = page.locator('.unfinished li').filter({ hasText: 'Ana' });
    await ana.locator('a.kept-link').click();
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole('grid')).toBeVisible();
    await square(page, 'c3').click();
    await page.getByRole('link', { name: 'Cauce' }).click();
    await expect(ana).toHaveCount(1);
    const games = Object.values(await database(page)).filter(({ names }) => names[0] === 'Ana');
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({ ...head, saved });
    await (await site(page, 'library')).click();
    await expect(page.locator('.kept').filter({ hasText: 'Ana' })).toHaveCount(1);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('cauce:damaged:'))),
    ).toEqual([]);
  });
}

/** A game of Snorkels after one move, as it is saved. @param {string} token */
function saved(token) {
  const players = [
    { name: 'Ana', points: 0 },
    { name: '', points: 0 },
  ];
  return JSON.stringify({ version: 1, start: 'snorkels', nodes: [[0, token]], at: 1, tip: 1, players });
}

/** What a list shows of it. @param {string} token @param {object} [more] */
function head(token, more) {
  return {
    at: 1,
    game: 'snorkels',
    link: `game=snorkels&moves=${token}`,
    ply: 1,
    over: false,
    names: ['Ana', ''],
    ...more,
  };
}

/** Puts a game into the journal as another window would, of which this one hears nothing. @param {Page} page @param {string} id @param {string} token @param {number} version */
function keepUnheard(page, id, token, version) {
  const kept = { ...head(token, { version }), saved: saved(token) };
  return page.evaluate(
    ([key, text]) => localStorage.setItem(key, text),
    /** @type {const} */ ([JOURNAL + id, JSON.stringify(kept)]),
  );
}

test('what an older version kept in two places is found again, and nothing is left of the first', async ({ page }) => {
  await page.goto('./vendor/idb.LICENSE.txt');
  await database(page, [
    ['library', head('a1'), saved('a1')],
    // It was played on since, and its clock was put back in the meantime.
    ['both', head('b1', { at: 1e12, version: 1 }), saved('b1')],
  ]);
  await page.evaluate(
    ([prefix, games]) => games.forEach(([id, kept]) => localStorage.setItem(prefix + id, JSON.stringify(kept))),
    /** @type {const} */ ([
      JOURNAL,
      [
        ['hand', { ...head('c1'), saved: saved('c1') }],
        ['both', { ...head('d1', { version: 2 }), saved: saved('d1') }],
        // Nothing was played in it.
        ['fresh', { ...head('e1', { link: 'game=snorkels', ply: 0 }), saved: saved('e1') }],
      ],
    ]),
  );
  await open(page);
  await expect(page.locator('.unfinished a.kept-link')).toHaveCount(2);
  await expect.poll(() => inPlay(page)).toBe(0);
  const games = await database(page);
  expect(Object.keys(games).sort()).toEqual(['both', 'hand', 'library']);
  expect(games.both).toMatchObject({ link: 'game=snorkels&moves=d1', saved: saved('d1') });
  for (const token of ['a1', 'c1', 'd1']) {
    await page.goto('./#library');
    await page.locator(`.kept a[href="#game=snorkels&moves=${token}"]`).click();
    await expect.poll(() => line(page)).toBe(`snorkels : ${token}`);
  }
});

test('of two states of a game the one that was kept more often counts, wherever it lies', async ({ page }) => {
  await page.goto('./vendor/idb.LICENSE.txt');
  await database(page, [['game', head('b1', { version: 5 }), saved('b1')]]);
  await keepUnheard(page, 'game', 'd1', 3);
  await open(page);
  const offer = page.locator('.unfinished a.kept-link');
  await expect(offer).toHaveAttribute('href', '#game=snorkels&moves=b1');
  await expect.poll(() => inPlay(page)).toBe(0);
  expect((await database(page)).game).toMatchObject({ version: 5, saved: saved('b1') });

  // What lies in the journal is older, or later, than what was shown of the game.
  await keepUnheard(page, 'game', 'd1', 4);
  await offer.click();
  await expect.poll(() => line(page)).toBe('snorkels : b1');
  await page.goBack();
  await expect.poll(() => inPlay(page)).toBe(0);
  await keepUnheard(page, 'game', 'f1', 100);
  await offer.click();
  await expect.poll(() => line(page)).toBe('snorkels : f1');
});

test('a game that was taken out is not put back over what another window has played since', async ({ page }) => {
  await page.goto('./vendor/idb.LICENSE.txt');
  await database(page, [['game', head('b1', { version: 5 }), saved('b1')]]);
  await open(page);
  await page.getByRole('button', { name: /^Remove the game of Snorkels/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await keepUnheard(page, 'game', 'f1', 2);
  await undo.click();
  await page.reload();
  await expect(page.locator('.unfinished a.kept-link')).toHaveAttribute('href', '#game=snorkels&moves=f1');
});

test('a move that another window makes while the game goes to the database is not lost', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4');
  await square(page, 'e5').click();
  await expect.poll(() => new URL(page.url()).hash).toContain('d4+e5');
  const later = await page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith(prefix)) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '');
    const { version } = kept;
    const played = JSON.stringify({ ...kept, version: version + 1, link: `${kept.link}+c3`, ply: 3 });
    // As soon as it is put there, and before it is taken out of the journal.
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      localStorage.setItem(key, played);
      return put.apply(this, given);
    };
    return version + 1;
  }, JOURNAL);
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect.poll(async () => Object.keys(await database(page)).length).toBe(1);
  await page.reload();
  await expect(page.locator('.unfinished a.kept-link')).toHaveAttribute('href', '#game=snorkels&moves=d4+e5+c3');
  await expect.poll(async () => Object.values(await database(page))[0]?.version).toBe(later);
});

test('a database that a newer version has added to is read as far as it is known', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4');
  await square(page, 'e5').click();
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect.poll(() => inPlay(page)).toBe(0);
  await page.goto('about:blank');
  await page.goto('./vendor/idb.LICENSE.txt');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('cauce', 7);
        opening.onupgradeneeded = () => opening.result.createObjectStore('more');
        opening.onsuccess = () => resolve(opening.result.close());
        opening.onerror = reject;
      }),
  );
  await open(page);
  await page.locator('.unfinished a.kept-link').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5');
});

test('a game that was not begun keeps its players, though another window tidies up', async ({ page, context }) => {
  await open(page, 'game=snorkels');
  await page.locator('cauce-game').evaluate((game) => Object.assign(game, { names: ['Ana', 'Ben'] }));
  const second = await context.newPage();
  await open(second);
  await (await site(second, 'library')).click();
  await expect(second.getByText('No games yet.')).toBeVisible();
  await expect.poll(() => inPlay(page)).toBe(1);
  await page.reload();
  await expect(page.getByText('Ana').first()).toBeVisible();
});

test('a game that was opened and not begun leaves nothing behind, and there is no database for it', async ({
  page,
}) => {
  await open(page, 'game=snorkels');
  await expect.poll(() => inPlay(page)).toBe(1);
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect.poll(() => inPlay(page)).toBe(0);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('forbidden storage is said once, and play goes on', async ({ page }) => {
  await forbid(page, 'localStorage');
  await open(page, 'game=snorkels');
  await square(page, 'd4').click();
  await square(page, 'e5').click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('does not let games be saved');
  expect(await line(page)).toBe('snorkels : d4 e5');
});

test('a full storage is said once, and play goes on', async ({ page }) => {
  await page.addInitScript(full);
  await open(page, 'game=snorkels');
  await square(page, 'd4').click();
  await square(page, 'e5').click();
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect(await line(page)).toBe('snorkels : d4 e5');
});

test('the element itself stores nothing', async ({ page }) => {
  await page.goto('./embed.html#game=snorkels');
  await expect(page.getByRole('grid')).toBeVisible();
  await square(page, 'd4').click();
  expect(await line(page)).toBe('snorkels : d4');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a page that comes back as it was left follows what was played since elsewhere', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4');
  await square(page, 'e5').click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4+e5');
  const key = await page.evaluate(
    () => Object.keys(localStorage).find((name) => name.startsWith('cauce:1:game:')) ?? '',
  );
  const early = await page.evaluate((key) => localStorage.getItem(key) ?? '', key);
  await square(page, 'a1').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4');

  // What another window has kept while this one was not running, and heard nothing.
  await page.evaluate(
    ([key = '', early = '']) => {
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(early), version: 99 }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [key, early],
  );
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5');
  await expect(page.getByRole('button', { name: '3 a1' })).toHaveCount(0);
  await square(page, 'c3').click();
  await page.reload();
  await expect(page.getByRole('button', { name: '3 c3' })).toBeVisible();
  expect(await line(page)).toBe('snorkels : d4 e5 c3');
});

test('a window that opens while another one plays has what was played in the meantime', async ({ page, context }) => {
  await open(page, 'game=snorkels&moves=d4');
  await square(page, 'e5').click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4+e5');
  const other = await context.newPage();
  // What is kept has been read, and nothing is heard of it yet.
  await other.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const asked = other.waitForRequest(/parts\/later/);
  /** @type {() => void} */
  let goOn = () => {};
  const played = new Promise((done) => (goOn = () => done(null)));
  await other.route(/parts\/later/, async (route) => {
    await played;
    await route.continue();
  });
  await other.goto(page.url());
  await asked;
  await expect(other.locator('cauce-game')).toBeAttached();
  await square(page, 'a1').click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4+e5+a1');
  goOn();
  await expect.poll(() => line(other)).toBe('snorkels : d4 e5 a1');
  await square(other, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 a1 c3');
});

test('a page that comes back as it was left goes on from what it had no room to keep', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4');
  await square(page, 'e5').click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4+e5');
  await page.evaluate(full);
  await square(page, 'a1').click();
  await expect(page.getByRole('alert')).toContainText('no room');
  // What was kept of the game last is a move behind.
  await answered(page, /\/parts\/later-/, () => {
    void page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  });
  expect(await line(page)).toBe('snorkels : d4 e5 a1');
});

test('steps are kept once they end, and at once where the page is left', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4+swap+e4');
  await command(page, 'first');
  await page.reload();
  await expect(page.getByRole('button', { name: '3 e4' })).toBeVisible();
  expect(await line(page)).toBe('snorkels');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('link', { name: 'Cauce' }).click();
  await page.locator('.unfinished a.kept-link').click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('snorkels : d4 swap');
});
