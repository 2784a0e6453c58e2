// Games survive everything, and bad input does no harm.

import { expect, test } from '@playwright/test';
import { addressed, command, database, forbid, full, inPlay, JOURNAL, line, open, site, square } from './helpers.mjs';

/** @typedef {import("@playwright/test").Page} Page */

test('a reload in mid-game keeps names, moves, variations and the current position', { tag: '@engines' }, async ({
  page,
}) => {
  await open(page, 'game=snorkels');
  await command(page, 'new');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: /^Player 1(?!:)/ }).fill('Ana');
  await sheet.getByRole('textbox', { name: /^Player 2(?!:)/ }).fill('Ben');
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

test('navigating in a saved game does not change the time of its last move', async ({ page }) => {
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

test('a tap plays at once and the status text follows later, even if no frame is painted', async ({ page }) => {
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

test('a move is saved even if a reload or another game follows at once', async ({ page }) => {
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

test('a reload restores the current game even if the address lags behind it', async ({ page }) => {
  // A link with seats continues after its moves.
  await open(page, 'game=snorkels&size=3&seats=here,computer-1');
  await square(page, 'b2').click();
  await expect.poll(() => line(page)).toMatch(/: b2 \S+$/);
  const played = await line(page);
  await page.evaluate(
    (link) => history.replaceState(null, '', `#${link}`),
    'game=snorkels&size=3&moves=b2&seats=here,computer-1',
  );
  await page.reload();
  await expect.poll(() => line(page)).toBe(played);
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect(page.locator('.unfinished li')).toHaveCount(1);

  await open(page, 'game=snorkels');
  for (const at of ['d4', 'e4']) await square(page, at).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => addressed(page)).toMatch(/moves=d4$/);
  await page.evaluate(() => history.replaceState(null, ''));
  await page.reload();
  await expect(page.getByRole('button', { name: '2 e4' })).toBeVisible();
  expect(await line(page)).toBe('snorkels : d4');
  await page.getByRole('link', { name: 'Cauce' }).click();
  await expect(page.locator('.unfinished li').first(), 'the number of moves matches the picture').toContainText(
    '1 move',
  );

  // Another address opens another game, even if the page is reloaded before that game is there.
  await page.evaluate(() => {
    history.pushState(null, '', '#game=tayu');
    dispatchEvent(new PopStateEvent('popstate'));
    location.reload();
  });
  await expect(page).toHaveTitle('Tayü · Cauce');
});

test('unfinished games are offered on the home page', async ({ page }) => {
  await open(page, 'game=snorkels&size=5');
  await square(page, 'c3').click();
  await square(page, 'b2').click();
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => game.play('resign'));
  await page.getByRole('link', { name: 'Cauce' }).click();
  const offer = page.locator('.unfinished a.kept-link');
  await expect(offer).toHaveCount(1);
  const reasons = async () => Object.values(await database(page)).map(({ end }) => end.reason);
  await expect.poll(reasons).toContain('resignation');
  await expect(offer).toContainText('2 moves');
  await expect(offer.locator('canvas')).toBeVisible();

  await offer.click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('snorkels size=5 : c3 b2');
});

test('the address of a saved game opens that game at its end, in any order of parameters', async ({ page }) => {
  await open(page, 'game=snorkels&size=4&moves=a1+b2');
  await square(page, 'c3').click();
  for (const address of ['game=snorkels&size=4&moves=a1+b2+c3', 'moves=a1+b2+c3&size=4&game=snorkels']) {
    await test.step(address, async () => {
      await page.goto('about:blank');
      await open(page, address);
      await expect.poll(() => addressed(page)).toMatch(/#game=.*moves=a1\+b2\+c3/);
      await expect(page.locator('.move[aria-current]')).toHaveText(/3/);
      await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).goTo(1));
      await expect.poll(() => addressed(page)).toMatch(/moves=a1$/);
    });
  }
  await (await site(page, 'library')).click();
  await expect(page.locator('.kept')).toHaveCount(1);
});

test('an invalid link shows a message and a new game; with an illegal move, the game up to there', async ({ page }) => {
  for (const [what, fragment, message] of /** @type {const} */ ([
    ['garbage', '%%%&&&=\u0000', 'This game cannot be set up'],
    ['no game', 'moves=d4', 'The link does not say which game it is.'],
    ['an unknown game', 'game=chess', 'There is no game of that name'],
    ['a bad option', 'game=snorkels&size=99', 'it must be a whole number from 3 to 9'],
    ['markup', 'game=<img src=x onerror=alert(1)>', 'There is no game of that name'],
  ])) {
    await page.goto('about:blank');
    await open(page, fragment);
    await expect(page.getByRole('alert'), what).toContainText(message);
    expect(await line(page), what).toBe('snorkels');
  }
  await page.getByRole('button', { name: 'New game' }).click();
  await square(page, 'd4').click();
  expect(await line(page)).toBe('snorkels : d4');
  // A single word is the name of a game.
  await page.goto('about:blank');
  await open(page, 'tayu');
  await expect.poll(() => addressed(page)).toMatch(/#game=tayu/);
  expect(await line(page)).toMatch(/^tayu\b/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.goto('about:blank');
  await open(page, 'game=snorkels&size=5&moves=c3+swap+c3+d4');
  await expect(page.getByRole('alert')).toContainText(
    'Move 3, “c3”, cannot be played. Something already stands on c3.',
  );
  await page.getByRole('button', { name: 'Show it up to there' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('snorkels size=5 : c3 swap');
});

test('a link to an unknown lesson shows a message over the home page in the chosen language', async ({ page }) => {
  for (const [lang, fragment, said] of [
    ['en', 'learn=zzz', 'There is no lesson of that name. Each game here has one of its own.'],
    ['fr', 'learn=', 'Aucune leçon ne porte ce nom. Chaque jeu de cette page a la sienne.'],
  ]) {
    await test.step(`${fragment}, ${lang}`, async () => {
      await page.addInitScript((lang) => localStorage.setItem('cauce:1:settings', JSON.stringify({ lang })), lang);
      await page.goto('about:blank');
      await page.goto(`./#${fragment}`);
      await expect(page.getByRole('alert')).toContainText(said ?? '');
      await expect(page.locator('main .home')).toBeVisible();
    });
  }
  // The message belongs to this address and disappears with it.
  await page.evaluate(() => (location.hash = 'learn=snorkels'));
  await expect(page.locator('.lesson')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a damaged saved game is reported, and the other games are still there', async ({ page }) => {
  await open(page, 'game=snorkels');
  await square(page, 'd4').click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4');
  await page.evaluate(() => {
    localStorage.setItem('cauce:1:game:torn', '{"at": 1, "game": "snork');
    localStorage.setItem('cauce:1:settings', JSON.stringify({ lang: 5, theme: [], lessons: 'none' }));
  });
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('A saved game could not be read.');
  await expect(page.locator('.unfinished li')).toHaveCount(1);
  await page.locator('.unfinished a.kept-link').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4');
});

test('a game saved by a newer version is reported and left unchanged', async ({ page }) => {
  for (const [who, head, saved, said] of /** @type {const} */ ([
    ['Ana', {}, '{"version":99}', 'The game was saved by a newer version (99) of Cauce.'],
    [
      'Eva',
      { game: 'chess', link: 'game=chess&moves=e4+e5' },
      '{"version":4,"start":"chess","nodes":[],"at":0,"tip":0,"players":[{"name":"Eva","points":0},{"name":"Ben","points":0}]}',
      'The game was saved by a version of Cauce that has a game “chess”.',
    ],
  ])) {
    await test.step(who, async () => {
      await page.goto('about:blank');
      await open(page, 'game=snorkels&moves=d4');
      await square(page, 'e5').click();
      await expect.poll(() => new URL(page.url()).hash).toContain('d4+e5');
      await page.evaluate(
        ([prefix, head, who, saved]) => {
          const key = Object.keys(localStorage).find((name) => name.startsWith(prefix)) ?? '';
          const kept = JSON.parse(localStorage.getItem(key) ?? '');
          localStorage.setItem(
            key,
            JSON.stringify({ ...kept, ...head, names: [who, 'Ben'], players: undefined, saved }),
          );
        },
        /** @type {const} */ ([JOURNAL, head, who, saved]),
      );
      await page.goto('./');
      const theirs = page.locator('.unfinished li').filter({ hasText: who });
      await theirs.locator('a.kept-link').click();
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
      if (who === 'Eva') await page.getByRole('button', { name: 'New game' }).click();
      await expect(page.getByRole('grid')).toBeVisible();
      await square(page, 'c3').click();
      await page.getByRole('link', { name: 'Cauce' }).click();
      await expect(theirs).toHaveCount(1);
      const games = Object.values(await database(page)).filter(({ names }) => names[0] === who);
      expect(games).toHaveLength(1);
      expect(games[0]).toMatchObject({ ...head, saved });
      await (await site(page, 'library')).click();
      await expect(page.locator('.kept').filter({ hasText: who })).toHaveCount(1);
      const keys = await page.evaluate(() => Object.keys(localStorage));
      expect(keys.filter((name) => name.startsWith('cauce:damaged:'))).toEqual([]);
    });
  }
});

test('a game without moves keeps its player names although another window cleans up', async ({ page, context }) => {
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

test('forbidden or full storage is reported once, and the game can continue', async ({ page, context }) => {
  await forbid(page, 'localStorage');
  const other = await context.newPage();
  await other.addInitScript(full);
  for (const [window, said] of /** @type {const} */ ([
    [page, 'does not let games be saved'],
    [other, 'no room'],
  ])) {
    await open(window, 'game=snorkels');
    await square(window, 'd4').click();
    await square(window, 'e5').click();
    await expect(window.getByRole('alert')).toHaveCount(1);
    await expect(window.getByRole('alert')).toContainText(said);
    expect(await line(window)).toBe('snorkels : d4 e5');
  }
});

test('a page restored from the back/forward cache shows the moves played in another window', async ({ page }) => {
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

  // Another window has saved while this one was frozen and received no event.
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

  // If there is no room, the window continues with its own state: the saved one is a move behind.
  await page.evaluate(full);
  await square(page, 'a1').click();
  await expect(page.getByRole('alert')).toContainText('no room');
  await page.evaluate(async () => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await new Promise((done) => setTimeout(done, 300));
  });
  expect(await line(page)).toBe('snorkels : d4 e5 c3 a1');
});

test('a window that opens during a move in another window shows that move', async ({ page, context }) => {
  await open(page, 'game=snorkels&moves=d4');
  await square(page, 'e5').click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4+e5');
  const other = await context.newPage();
  // The saved state was read, and no event arrives yet.
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
  await page.bringToFront();
  await square(page, 'a1').click();
  await expect.poll(() => addressed(page)).toBe('#game=snorkels&moves=d4+e5+a1');
  goOn();
  await expect.poll(() => line(other)).toBe('snorkels : d4 e5 a1');
  await other.bringToFront();
  await square(other, 'c3').click();
  await expect.poll(() => line(page)).toBe('snorkels : d4 e5 a1 c3');
});

test('the current ply is saved when navigation ends, and at once when the page is left', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4+swap');
  await square(page, 'e4').click();
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
