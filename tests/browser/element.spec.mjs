// The element from a host page's script: attributes, properties, methods, events and lifecycle.

import { expect, test } from '@playwright/test';
import { answered, command, complaints, hold, offered, square } from './helpers.mjs';

/**
 * Opens a page of the site with only the element's module, and inserts markup.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} markup
 */
async function host(page, markup) {
  await page.goto('./embed.html');
  await page.evaluate(async (markup) => {
    document.body.innerHTML = markup;
    /** @type {any[]} */
    const heard = [];
    Object.assign(window, { heard });
    for (const type of [
      'cauce-ready',
      'cauce-before-move',
      'cauce-change',
      'cauce-move',
      'cauce-turn',
      'cauce-end',
      'cauce-error',
    ]) {
      document.body.addEventListener(type, (event) => heard.push([type, /** @type {CustomEvent} */ (event).detail]));
    }
    await Promise.all([...document.querySelectorAll('cauce-game')].map((game) => /** @type {any} */ (game).ready));
  }, markup);
}

/**
 * Reads a property or calls a method of the first element.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} code
 * @returns {Promise<any>}
 */
function run(page, code) {
  return page
    .locator('cauce-game')
    .first()
    .evaluate((game, code) => {
      // The page's policy forbids evaluation, so the expression is parsed here.
      const [, path = '', args = ''] = /^([a-zA-Z]+)(?:\((.*)\))?$/.exec(code) ?? [];
      const member = /** @type {any} */ (game)[path];
      const value = typeof member === 'function' ? member.apply(game, JSON.parse(`[${args}]`)) : member;
      return value instanceof DOMRect ? value.toJSON() : value;
    }, code);
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<[string, any][]>}
 */
const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard);

test('a script can play, undo, jump and restart, and receives the events', async ({ page }) => {
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  for (const token of ['a1', 'b1', 'g7', 'a2']) await run(page, `play("${token}")`);
  expect(await run(page, 'outcome')).toEqual({ winners: [2], reason: 'capture' });
  const line = 'snorkels : a1 b1 g7 a2';
  const events = await heard(page);
  expect(events.filter(([type]) => type === 'cauce-ready')).toHaveLength(1);
  expect(events.filter(([type]) => type === 'cauce-move').map(([, detail]) => detail)).toEqual([
    { token: 'a1', seat: 1, side: 'purple', ply: 1, after: 'snorkels', line: 'snorkels : a1', origin: 'host' },
    { token: 'b1', seat: 2, side: 'green', ply: 2, after: 'snorkels : a1', line: 'snorkels : a1 b1', origin: 'host' },
    {
      token: 'g7',
      seat: 1,
      side: 'purple',
      ply: 3,
      after: 'snorkels : a1 b1',
      line: 'snorkels : a1 b1 g7',
      origin: 'host',
    },
    { token: 'a2', seat: 2, side: 'green', ply: 4, after: 'snorkels : a1 b1 g7', line, origin: 'host' },
  ]);
  expect(events.filter(([type]) => type === 'cauce-turn').at(-1)?.[1]).toEqual({
    kind: 'over',
    seat: null,
    side: null,
  });
  expect(events.filter(([type]) => type === 'cauce-end').map(([, detail]) => detail)).toEqual([
    { outcome: { winners: [2], reason: 'capture' }, score: null, line },
  ]);

  await run(page, 'undo()');
  expect(await run(page, 'ply')).toBe(3);
  await run(page, 'redo()');
  await run(page, 'goTo(1)');
  expect(await run(page, 'line')).toBe('snorkels : a1');
  await run(page, 'goTo(99)');
  expect(await run(page, 'line')).toBe(line);
  await run(page, 'goTo(-1)');
  expect(await run(page, 'ply')).toBe(0);
  expect((await heard(page)).filter(([type]) => type === 'cauce-move')).toHaveLength(4);
  await run(page, 'restart()');
  await expect.poll(() => run(page, 'line')).toBe('snorkels');
  // Moves of a player dispatch events, too.
  await square(page, 'd4').click();
  expect((await heard(page)).filter(([type]) => type === 'cauce-move').at(-1)?.[1]).toMatchObject({
    token: 'd4',
    origin: 'here',
  });
});

test('a restored game draws chance itself only if draws is "here"', async ({ page }) => {
  await host(page, '<cauce-game line="tayu" readonly></cauce-game>');
  const saved = await run(page, 'save()');
  expect((await run(page, 'turn')).kind).toBe('chance');
  const kinds = await page.evaluate(async (saved) => {
    const kinds = [];
    for (const draws of ['here', 'host']) {
      const game = Object.assign(document.createElement('cauce-game'), { draws });
      document.body.replaceChildren(game);
      await /** @type {any} */ (game).restore(saved);
      kinds.push(/** @type {any} */ (game).turn?.kind);
      // The same holds after reinserting the element.
      document.body.replaceChildren();
      document.body.replaceChildren(game);
      await new Promise((shown) => game.addEventListener('cauce-change', shown, { once: true }));
      kinds.push(/** @type {any} */ (game).turn?.kind);
    }
    return kinds;
  }, saved);
  expect(kinds).toEqual(['move', 'move', 'chance', 'chance']);
});

test('an illegal token throws an error and changes nothing', async ({ page }) => {
  await host(page, '<cauce-game line="snorkels : d4" lang="es"></cauce-game>');
  const thrown = await page.locator('cauce-game').evaluate((game) => {
    try {
      /** @type {any} */ (game).play('d4');
      return null;
    } catch (error) {
      const { name, token, code, reason } = /** @type {any} */ (error);
      return { name, token, code, reason };
    }
  });
  expect(thrown).toMatchObject({ name: 'CauceError', token: 'd4', reason: 'La casilla d4 ya está ocupada.' });
  expect(thrown?.code).toMatch(/^illegal-/);
  expect(await run(page, 'line')).toBe('snorkels : d4');
  // A move for another position is refused, too.
  expect(await run(page, 'play("e4", {"after": "snorkels : d4"})')).toBe(true);
  expect(await run(page, 'play("a1", {"after": 2})')).toBe(true);
  for (const after of ['snorkels : d4', 2, 4, '']) {
    await expect(run(page, `play("b1", {"after": ${JSON.stringify(after)}})`)).rejects.toThrow(
      'Esta jugada era para otra posición.',
    );
  }
  expect(await run(page, 'line')).toBe('snorkels : d4 e4 a1');
});

test('an invalid game line shows an error instead of the board, and its valid moves are kept', async ({ page }) => {
  await host(page, '<cauce-game line="snorkels size=4 : a1 b9"></cauce-game>');
  expect(await run(page, 'line')).toBe('snorkels size=4 : a1');
  await expect(page.getByRole('button', { name: 'Show it up to there' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  // The words of the reason load after the game.
  const reason = async () => (await heard(page)).find(([type]) => type === 'cauce-error')?.[1].reason;
  await expect.poll(reason).toBe('Move 2, “b9”, cannot be played. b9 is not on the board.');
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.line = 'snorkels : c3'));
  await expect.poll(() => run(page, 'line')).toBe('snorkels : c3');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the attributes controls, readonly, lang and theme take effect and can be changed', async ({ page }) => {
  await host(page, '<cauce-game line="snorkels : d4" controls="compact" lang="fr" theme="dark"></cauce-game>');
  await expect(page.getByText('posez un snorkel vert').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeVisible();
  await expect(page.locator('.seats')).toBeHidden();
  await expect(page.locator('.moves')).toBeHidden();
  await expect(page.locator('cauce-game')).toHaveCSS('color-scheme', 'dark');

  await page.locator('cauce-game').evaluate((game) => {
    const element = /** @type {any} */ (game);
    element.controls = 'none';
    element.lang = 'ca';
    element.readonly = true;
  });
  await expect(page.locator('.status')).toBeHidden();
  await expect(page.getByRole('grid', { name: 'Snorkels, el tauler' })).toBeVisible();
  await square(page, 'c3').click({ force: true });
  await square(page, 'c3').press('Enter');
  expect(await run(page, 'line')).toBe('snorkels : d4');
  expect(await run(page, 'readonly')).toBe(true);

  // With all controls, the layout is built anew.
  await page.locator('cauce-game').evaluate((game) => game.setAttribute('controls', 'full'));
  await expect(page.locator('.seats')).toBeVisible();
  await expect(page.locator('.status')).toHaveCSS('display', 'grid');
});

test('the language set last is shown, even if the text of an earlier one loads later', async ({ page }) => {
  await host(page, '<cauce-game line="snorkels : d4" lang="en"></cauce-game>');
  const go = await hold(page, /\/locales\/(fr\/snorkels|en\/tayu)\.ftl$/);
  const set = (/** @type {Record<string, string>} */ now) =>
    page.locator('cauce-game').evaluate((game, now) => void Object.assign(game, now), now);
  await set({ lang: 'fr' });
  await set({ lang: 'ca' });
  await expect(page.getByRole('grid', { name: 'Snorkels, el tauler' })).toBeVisible();
  // The language may change while a game is loading.
  await set({ lang: 'en' });
  const asked = page.waitForRequest(/en\/tayu\.ftl$/);
  await set({ line: 'tayu' });
  await asked;
  await set({ lang: 'es' });
  await expect(page.getByRole('grid', { name: 'Tayü, el tablero' })).toBeVisible();
  await Promise.all([/fr\/snorkels\.ftl$/, /en\/tayu\.ftl$/].map((which) => answered(page, which, go)));
  await expect(page.getByRole('grid', { name: 'Tayü, el tablero' })).toBeVisible();
});

test('a listener can remove the board during a move, and the move event is still dispatched', async ({ page }) => {
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  const told = await page.locator('cauce-game').evaluate((game) => {
    /** @type {string[]} */
    const told = [];
    game.addEventListener('cauce-change', () => game.remove(), { once: true });
    game.addEventListener('cauce-move', (event) => told.push(/** @type {CustomEvent} */ (event).detail.line));
    /** @type {any} */ (game).play('d4');
    document.body.append(game);
    return told;
  });
  expect(told).toEqual(['snorkels : d4']);
  await expect(square(page, 'd4')).toBeVisible();
  expect(await run(page, 'line')).toBe('snorkels : d4');
});

test('an element that is removed and reinserted keeps its position and leaks no nodes', async ({ page }) => {
  const trouble = complaints(page);
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  await run(page, 'play("d4")');
  const client = await page.context().newCDPSession(page);
  const nodes = async () => {
    await client.send('HeapProfiler.collectGarbage');
    return (await client.send('Memory.getDOMCounters')).nodes;
  };
  const cycle = (/** @type {number} */ times) =>
    page.evaluate(async (times) => {
      const game = /** @type {any} */ (document.querySelector('cauce-game'));
      for (let turn = 0; turn < times; turn += 1) {
        game.remove();
        document.body.append(game);
        await new Promise((done) => game.addEventListener('cauce-change', done, { once: true }));
      }
    }, times);
  await cycle(20);
  const before = await nodes();
  await cycle(200);
  expect(await run(page, 'line')).toBe('snorkels : d4');
  // A leak would keep a hundred nodes each time.
  expect(await nodes()).toBeLessThan(before + 1000);
  expect(trouble).toEqual([]);
});

test('an element that is moved to another document and back keeps its game and works', async ({ page }) => {
  const trouble = complaints(page);
  await host(page, '<cauce-game line="snorkels : d4"></cauce-game>');
  const seen = await page.evaluate(async () => {
    const game = /** @type {any} */ (document.querySelector('cauce-game'));
    const frame = document.createElement('iframe');
    frame.width = frame.height = '600';
    document.body.append(frame);
    const seen = [];
    for (const body of [frame.contentDocument?.body, document.body]) {
      const shown = new Promise((resolve) => game.addEventListener('cauce-change', resolve, { once: true }));
      body?.append(game);
      await shown;
      game.play(game.legal[0]);
      const grid = game.shadowRoot.querySelector('[role=grid]');
      seen.push([game.line, getComputedStyle(grid.parentElement).position, grid.clientWidth > 100]);
    }
    return seen;
  });
  expect(seen).toEqual([
    ['snorkels : d4 a1', 'relative', true],
    ['snorkels : d4 a1 a2', 'relative', true],
  ]);
  expect(trouble).toEqual([]);
});

test('a change of language clears the announcement in the old language', async ({ page }) => {
  await host(page, '<cauce-game game="sendas" lang="en"></cauce-game>');
  const said = page.locator('cauce-game .unseen[role=status]');
  await page.locator('cauce-game [role=gridcell][data-id=e2]').click();
  await expect(said).not.toBeEmpty();
  await page.evaluate(() => document.querySelector('cauce-game')?.setAttribute('lang', 'es'));
  await expect(page.locator('cauce-game .frame')).toHaveAttribute('lang', 'es');
  await expect(said).toBeEmpty();
  await page.locator('cauce-game [role=grid]').press('Escape');
  await expect(said).toContainText('Jugador 1');
});

test('an element that is removed from the page reports its position until a new line is set', async ({ page }) => {
  await host(page, '<cauce-game line="snorkels size=5 : a1"></cauce-game>');
  const told = await page.evaluate(async () => {
    const game = /** @type {any} */ (document.querySelector('cauce-game'));
    const tell = () => [game.line, game.ply];
    game.play('b2');
    game.remove();
    const out = [tell()];
    // Reinserted and removed before it is displayed.
    document.body.append(game);
    out.push(tell());
    game.remove();
    out.push(tell());
    document.body.append(game);
    await new Promise((done) => game.addEventListener('cauce-change', done, { once: true }));
    game.undo();
    out.push(tell());
    game.remove();
    out.push(tell());
    game.line = 'snorkels : d4';
    out.push(tell());
    return out;
  });
  const both = ['snorkels size=5 : a1 b2', 2];
  const one = ['snorkels size=5 : a1', 1];
  expect(told).toEqual([both, both, both, one, one, ['snorkels : d4', 0]]);
});

test('boards outside the viewport are rendered when they scroll into view, and all share one module', async ({
  page,
}) => {
  let fetched = 0;
  page.on('request', (request) => (fetched += Number(request.url().endsWith('.wasm'))));
  await page.goto('./embed.html');
  await page.evaluate(() => {
    document.body.replaceChildren(
      ...Array.from({ length: 50 }, (_, index) => {
        const game = document.createElement('cauce-game');
        game.setAttribute('line', `snorkels size=5 : c3 ${index % 2 ? 'b2' : 'd4'}`);
        game.setAttribute('controls', 'none');
        return game;
      }),
    );
  });
  await expect(page.locator('cauce-game').first().getByRole('grid')).toBeVisible();
  const standing = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('cauce-game')].filter((game) => game.shadowRoot?.querySelector('.frame')).length,
    );
  await expect.poll(standing).toBeGreaterThan(1);
  expect(await standing()).toBeLessThan(50);
  for (const game of await page.locator('cauce-game').all()) await game.scrollIntoViewIfNeeded();
  await expect.poll(standing).toBe(50);
  // The main module, and the part for this game.
  expect(fetched).toBe(2);
});

test('a module or a part of it that fails to load shows an error and can be requested again', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort(), { times: 1 });
  await page.goto('./embed.html#game=snorkels');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  // A record then looks as usual.
  await page.goto('./embed.html');
  await page.route('**/parts/later-*.wasm', (route) => route.abort(), { times: 1 });
  await page.evaluate(
    () =>
      (document.body.innerHTML = `<cauce-game loading="eager" record='[Game "snorkels"]

1. d4 e4'></cauce-game>`),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('cauce-game .frame')).toHaveCSS('display', 'grid');
});

test('properties that are set before the module loads take effect', async ({ page }) => {
  await page.goto('./embedding.html');
  const told = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.replaceChildren(frame);
    const page = /** @type {any} */ (frame.contentDocument);
    page.body.innerHTML = '<cauce-game></cauce-game>';
    const game = page.querySelector('cauce-game');
    Object.assign(game, {
      line: 'tayu',
      readonly: true,
      controls: 'none',
      seats: 'away here',
      draws: 'host',
      loading: 'eager',
      names: ['Ana', 'Bo'],
      theme: 'dark',
    });
    const script = page.createElement('script');
    Object.assign(script, { type: 'module', src: new URL('cauce.js', document.baseURI).href });
    page.head.append(script);
    await new Promise((done) => (script.onload = done));
    await game.ready;
    game.line = 'tayu : +012';
    const { line, readonly, controls, seats, draws, names, theme } = game;
    return { line, readonly, controls, seats, draws, names, theme, attribute: game.getAttribute('line') };
  });
  expect(told).toEqual({
    line: 'tayu : +012',
    readonly: true,
    controls: 'none',
    seats: 'away here',
    draws: 'host',
    names: ['Ana', 'Bo'],
    theme: 'dark',
    attribute: 'tayu : +012',
  });
});

test('a new line or a restart takes effect at once, and moves can be played before it is displayed', async ({
  page,
}) => {
  await host(page, '<cauce-game line="snorkels : d4 e4"></cauce-game>');
  const go = await hold(page, /\/locales\/en\/sendas\.ftl$/);
  const told = await page.locator('cauce-game').evaluate(async (node) => {
    const game = /** @type {any} */ (node);
    const tell = () => [game.line, game.ply, game.legal.length, game.turn.seat];
    game.restart();
    const again = tell();
    game.line = 'snorkels size=3 : a1';
    const another = tell();
    // The code of this game is loaded first.
    game.line = 'sendas';
    while (game.line !== 'sendas') await new Promise((done) => setTimeout(done));
    const begun = tell();
    const [token] = game.legal;
    game.play(token);
    return { again, another, begun: begun.slice(0, 2), played: game.line === `sendas : ${token}`, ply: game.ply };
  });
  expect(told).toEqual({
    again: ['snorkels', 0, 49, 1],
    another: ['snorkels size=3 : a1', 1, 9, 2],
    begun: ['sendas', 0],
    played: true,
    ply: 1,
  });
  expect((await heard(page)).filter(([type]) => type === 'cauce-move')).toHaveLength(1);
  // The frame still displays the old game and ignores input.
  await expect(page.locator('cauce-game .frame')).toHaveAttribute('inert');
  go();
  await expect(page.getByRole('grid', { name: 'Sendas, the board' })).toBeVisible();
  await expect(page.locator('cauce-game .frame')).not.toHaveAttribute('inert');
});

test('the host page can draw chance events, also in a restored game and in a new one', async ({ page }) => {
  await host(page, '<cauce-game controls="full" line="tayu" draws="host"></cauce-game>');
  expect(await run(page, 'turn')).toEqual({ kind: 'chance', seat: null, side: null });
  const saved = await run(page, 'save()');
  expect(await run(page, `restore(${JSON.stringify(saved)})`)).toBeNull();
  expect((await run(page, 'turn')).kind).toBe('chance');
  expect(await run(page, 'restore("{}")')).toMatch(/saved game/);
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect((await run(page, 'turn')).kind).toBe('chance');
  expect(await run(page, 'play("+012")')).toBe(true);
  expect(
    (await heard(page))
      .filter(([type]) => type === 'cauce-move')
      .map(([, { token, seat, origin }]) => [token, seat, origin]),
  ).toEqual([['+012', null, 'host']]);
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.draws = 'here'));
  await run(page, 'play("j10h012")');
  expect((await run(page, 'turn')).kind).toBe('move');
});

test('a listener can prevent moves of the player and of the host page, and chance events', async ({ page }) => {
  await host(page, '<cauce-game line="tayu : +012" names></cauce-game>');
  const told = await page.locator('cauce-game').evaluate((node) => {
    const game = /** @type {any} */ (node);
    const line = game.line;
    /** @type {any[]} */
    const asked = [];
    let forbidden = 'host';
    game.addEventListener('cauce-before-move', (/** @type {CustomEvent} */ event) => {
      asked.push([event.detail, game.line === line]);
      if (event.detail.origin === forbidden) event.preventDefault();
    });
    const refused = game.play('j10h012');
    const after = game.line === line;
    forbidden = 'chance';
    const played = game.play('j10h012');
    const { turn } = game;
    // The host page plays chance events that it has prevented.
    forbidden = '';
    game.play('+135');
    return { asked, refused, after, played, turn, line: game.line };
  });
  const move = { token: 'j10h012', seat: 1, origin: 'host' };
  expect(told.asked.slice(0, 2)).toEqual([
    [move, true],
    [move, true],
  ]);
  expect(told.asked[2]).toEqual([{ token: expect.stringMatching(/^\+/), seat: null, origin: 'chance' }, false]);
  expect(told).toMatchObject({
    refused: false,
    after: true,
    played: true,
    turn: { kind: 'chance' },
    line: 'tayu : +012 j10h012 +135',
  });

  await page.locator('cauce-game').evaluate((game) => {
    /** @type {any} */ (game).line = 'snorkels';
    game.addEventListener('cauce-before-move', (event) => event.preventDefault());
  });
  await square(page, 'd4').click();
  expect(await run(page, 'line')).toBe('snorkels');
  const asked = (await heard(page)).filter(([type]) => type === 'cauce-before-move');
  expect(asked.at(-1)?.[1]).toEqual({ token: 'd4', seat: 1, origin: 'here' });
});

test('a page may restrict the moves that the players can make', async ({ page }) => {
  await host(page, '<cauce-game line="sendas"></cauce-game>');
  const offered = page.locator('cauce-game [role="gridcell"]:not([aria-disabled="true"])');
  await expect.poll(() => offered.count()).toBeGreaterThan(2);
  const before = await offered.count();
  await run(page, 'restrict(["c1-e3=ES"])');
  await expect.poll(() => offered.count()).toBeLessThan(before);
  for (const id of ['c1', 'd2']) await square(page, id).click({ force: true });
  expect(await run(page, 'line')).toBe('sendas');
  await expect(page.locator('cauce-game .console')).toContainText('This move is not offered here.');
  expect(
    await page.locator('cauce-game').evaluate((/** @type {any} */ game) => {
      try {
        game.restrict(['a1-a1']);
      } catch (error) {
        return /** @type {any} */ (error).code;
      }
    }),
  ).toMatch(/illegal/);
  await run(page, 'restrict(null)');
  await expect.poll(() => offered.count()).toBe(before);
});

test('every change dispatches an event that says whether the game is new and was edited', async ({ page }) => {
  await host(page, '<cauce-game controls="full" line="snorkels : d4 swap"></cauce-game>');
  const last = async () => (await heard(page)).filter(([type]) => type === 'cauce-change').at(-1)?.[1];
  expect(await last()).toEqual({ line: 'snorkels : d4 swap', ply: 2, fresh: true, edited: expect.any(Boolean) });
  await run(page, 'undo()');
  expect(await last()).toEqual({ line: 'snorkels : d4', ply: 1, fresh: false, edited: false });
  await run(page, 'play("e4")');
  expect(await last()).toEqual({ line: 'snorkels : d4 e4', ply: 2, fresh: false, edited: true });
  expect(await run(page, 'record')).toContain('(');
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = ['Ana', 'Bo']));
  expect(await last()).toMatchObject({ fresh: false, edited: true });
  expect(await run(page, 'record')).toContain('Ana');
  const saved = await run(page, 'save()');
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await last()).toMatchObject({ line: 'snorkels', ply: 0, fresh: true });
  await run(page, `restore(${JSON.stringify(saved)})`);
  expect(await last()).toMatchObject({ line: 'snorkels : d4 e4', ply: 2, fresh: true });
  expect(await run(page, 'names')).toEqual(['Ana', 'Bo']);
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = [...Array(300).keys()]));
  expect(await run(page, 'names')).toEqual(['0', '1']);
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.names = ['Cleo']));
  expect(await run(page, 'names')).toEqual(['Cleo', '']);
});

test('only the host page can move for a player who is away', async ({ page }) => {
  await host(page, '<cauce-game controls="full" game="snorkels" seats="here away"></cauce-game>');
  expect(await run(page, 'seats')).toBe('here away');
  await square(page, 'd4').click();
  await expect(page.getByText('Waiting for the answer').first()).toBeVisible();
  await square(page, 'e4').click({ force: true });
  await square(page, 'e4').press('Enter');
  expect(await run(page, 'line')).toBe('snorkels : d4');
  await expect(offered(page, 'resign')).toHaveCount(0);
  await run(page, 'play("e4")');
  await square(page, 'd5').click();
  const moves = (await heard(page)).filter(([type]) => type === 'cauce-move');
  expect(moves.map(([, { token, seat, origin }]) => [token, seat, origin])).toEqual([
    ['d4', 1, 'here'],
    ['e4', 2, 'host'],
    ['d5', 1, 'here'],
  ]);
  await run(page, 'undo()');
  expect(await run(page, 'line')).toBe('snorkels : d4 e4');
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start' }).click();
  expect([await run(page, 'line'), await run(page, 'seats')]).toEqual(['snorkels', 'here away']);
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.seats = 'away here'));
  await square(page, 'd4').click({ force: true });
  expect(await run(page, 'line')).toBe('snorkels');
  await page.locator('cauce-game').evaluate((game) => game.removeAttribute('seats'));
  await square(page, 'd4').click();
  expect(await run(page, 'line')).toBe('snorkels : d4');
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.seats = 'here'));
  expect((await heard(page)).at(-1)).toEqual([
    'cauce-error',
    { code: 'seats-count', reason: 'The game has 2 seats, and 1 are given.' },
  ]);
});

/**
 * Returns the centre of a circle that the page has drawn.
 * @param {import("@playwright/test").Page} page @param {'first' | 'last'} [which]
 */
const circle = (page, which = 'last') =>
  page
    .locator('cauce-game .arrows circle')
    [which]()
    .evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    });

/**
 * Returns the distance of the circle from its target, or from the top of the piece there.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} target
 */
async function off(page, target) {
  const { x, y, width, height } = await run(page, `rectOf("${target}")`);
  const empty = await run(page, 'rectOf("a1")');
  const [left = 0, top = 0] = await circle(page);
  return Math.hypot(left - x - width / 2, top - y - Math.min(height, empty.height) / 2);
}

test('marks stay on their targets in every orientation of the board', async ({ page }) => {
  for (const [line, target, other] of /** @type {const} */ ([
    ['snorkels', 'b2', 'c3'],
    ['tayu : +012', 'j11', 'k10'],
    ['caminos : O:b5b6c5c6', 'b5', 'c5'],
  ])) {
    await test.step(line, async () => {
      await host(page, `<cauce-game line="${line}"></cauce-game>`);
      await run(
        page,
        `mark([{"at": "${target}", "colour": "danger"}, {"from": "${target}", "to": "${other}"}, {"at": "z99"}])`,
      );
      await expect(page.locator('cauce-game .arrows > *')).toHaveCount(4);
      for (const orientation of [0, 90, 180, 270]) {
        await page
          .locator('cauce-game')
          .evaluate((/** @type {any} */ game, orientation) => (game.orientation = orientation), orientation);
        await expect.poll(() => off(page, target)).toBeLessThan(2);
      }
      await page.setViewportSize({ width: 500, height: 900 });
      await expect.poll(() => off(page, target)).toBeLessThan(2);
      const camera = page.getByRole('button', { name: 'Turn left' });
      if (await camera.isVisible()) {
        const before = await circle(page);
        await camera.click();
        await expect.poll(() => circle(page)).not.toEqual(before);
        await expect.poll(() => off(page, target)).toBeLessThan(2);
      }
      await page
        .locator('cauce-game')
        .evaluate((game) => /** @type {any} */ (game).play(/** @type {any} */ (game).legal[0]));
      await expect(page.locator('cauce-game .arrows > *')).toHaveCount(0);
    });
  }
});

test('a board rotated by 90 degrees is pressed where it is displayed and takes no extra room', async ({ page }) => {
  await host(page, '<cauce-game game="sendas" controls="none" orientation="90"></cauce-game>');
  const { x, y, width, height } = await run(page, 'rectOf("e2")');
  const cell = await page.locator('cauce-game [data-id=e2]').boundingBox();
  expect(Math.hypot(x - (cell?.x ?? 0), y - (cell?.y ?? 0))).toBeLessThan(2);
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page.locator('cauce-game [data-id=e2]')).toBeFocused();
  const [board, element] = await page.locator('cauce-game').evaluate((game) => {
    const board = game.shadowRoot?.querySelector('.board')?.getBoundingClientRect();
    return [board?.height ?? 0, game.getBoundingClientRect().height];
  });
  expect(board).toBeLessThanOrEqual(element + 1);
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.orientation = 45));
  expect(await run(page, 'orientation')).toBe(0);
});

test('an extension can set the orientation just before the board is displayed', async ({ page }) => {
  const trouble = complaints(page);
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => {
    game.extension = { beforeShow: () => (game.orientation = game.line.startsWith('sendas') ? 180 : 90) };
  });
  for (const [line, degrees] of /** @type {const} */ ([
    ['sendas', 180],
    ['tayu', 90],
    ['sendas : c1-e3=ES', 180],
  ])) {
    await page.locator('cauce-game').evaluate((game, line) => game.setAttribute('line', line), line);
    await expect(page.locator('cauce-game .board')).toHaveCSS('rotate', `${degrees}deg`);
  }
  expect(trouble).toEqual([]);
});

test('focus() moves the focus to the board, and an eager board loads outside the viewport', async ({ page }) => {
  await host(page, '');
  await page.evaluate(async () => {
    const game = /** @type {any} */ (document.createElement('cauce-game'));
    document.body.replaceChildren(Object.assign(document.createElement('div'), { style: 'height: 9000px' }), game);
    game.loading = 'eager';
    await game.ready;
    game.focus();
  });
  await expect(square(page, 'd4')).toBeFocused();
});

test('the host page can add a title and buttons of its own to a game', async ({ page }) => {
  await host(
    page,
    '<cauce-game controls="full" game="snorkels"><h2 slot="title">Final</h2><button slot="actions">Ask the club</button></cauce-game>',
  );
  const [title, button, board, rules] = await Promise.all(
    [
      page.getByRole('heading', { name: 'Final' }),
      page.getByRole('button', { name: 'Ask the club' }),
      page.getByRole('grid'),
      page.getByRole('button', { name: 'Rules' }),
    ].map((shown) => shown.boundingBox()),
  );
  expect(title?.y).toBeLessThan(board?.y ?? 0);
  expect(Math.abs((button?.y ?? 0) - (rules?.y ?? 999))).toBeLessThan(200);
});

/** A position of each game, the piece to pick up first if any, and a square on which a press then plays. @type {{ line: string, picks?: string, at: string }[]} */
const HANDS = [
  { line: 'snorkels : d4', at: 'e5' },
  { line: 'tayu : +012', at: 'i9' },
  { line: 'caminos', at: 'd4' },
  { line: 'sendas', picks: 'c1', at: 'e3' },
];

/**
 * Points at a square with the mouse, beside its middle.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} at
 * @param {number} [aside]
 */
async function pointAt(page, at, aside = 0) {
  await square(page, at).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await run(page, `rectOf("${at}")`);
  await page.mouse.move(x + width / 2 + aside, y + height / 2 + aside);
}

test('cauce-select reports the picked piece, the aimed square and the move that a press would play', async ({
  page,
}) => {
  for (const { line, picks, at } of HANDS)
    await test.step(line, async () => {
      await host(page, `<cauce-game line="${line}"></cauce-game>`);
      const legal = await run(page, 'legal');
      await page.evaluate(() => {
        /** @type {any[]} */
        const told = [];
        Object.assign(window, { told });
        document.addEventListener('cauce-select', (event) => told.push(event.detail));
      });
      const told = () => page.evaluate(() => /** @type {any} */ (window).told);
      if (picks) {
        await pointAt(page, picks);
        await expect.poll(async () => (await told()).at(-1)).toEqual({ picked: null, aimed: picks, token: null });
        await page.mouse.down();
        await page.mouse.up();
        await expect.poll(async () => (await told()).at(-1)?.picked).toBe(picks);
      }
      await pointAt(page, at);
      await expect.poll(async () => (await told()).at(-1)?.aimed).toBe(at);
      const all = await told();
      const { picked, token } = all.at(-1);
      expect(picked).toBe(picks ?? null);
      expect(legal).toContain(token);
      // No event is repeated.
      await pointAt(page, at, 3);
      expect(await told()).toEqual(all);
      expect(
        all.filter(
          (/** @type {any} */ one, /** @type {number} */ nth) =>
            nth && JSON.stringify(one) === JSON.stringify(all[nth - 1]),
        ),
      ).toEqual([]);
      await page.mouse.down();
      await page.mouse.up();
      // In Tayü the next tile may be drawn at once.
      await expect.poll(() => run(page, 'line')).toContain(`${line} ${line.includes(':') ? '' : ': '}${token}`);
      await page.mouse.move(0, 0);
      await expect.poll(async () => (await told()).at(-1)).toEqual({ picked: null, aimed: null, token: null });
    });
});

/**
 * Returns the numbers of pixels of the board in three colours, one for each part that can be hidden.
 *
 * @param {import("@playwright/test").Page} page
 */
const inked = (page) =>
  page.locator('cauce-game').evaluate((game) => {
    const canvas = game.shadowRoot?.querySelector('canvas');
    const { width = 0, height = 0 } = canvas ?? {};
    const data = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    const counts = { coordinates: 0, 'last-move': 0, targets: 0 };
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      if (red > 200 && green > 200 && blue < 60) counts.coordinates += 1;
      if (red > 200 && green < 60 && blue > 200) counts['last-move'] += 1;
      if (red < 60 && green > 200 && blue > 200) counts.targets += 1;
    }
    return counts;
  });

test('the attribute hide hides only the parts of the board that it names', async ({ page }) => {
  for (const [line, targets] of /** @type {const} */ ([
    ['snorkels : d4', false],
    ['tayu : +012 i9h012 +135', true],
    ['caminos : O:b5b6c5c6', false],
    ['sendas : c1-e3=ES', true],
  ]))
    await test.step(line, async () => {
      await host(page, `<cauce-game line="${line}" hide="coordinates last-move targets nonsense"></cauce-game>`);
      await page.locator('cauce-game').evaluate((/** @type {HTMLElement} */ { style }) => {
        style.setProperty('--cauce-rim-text', '#ff0');
        style.setProperty('--cauce-last', '#f0f');
        style.setProperty('--cauce-legal', '#0ff');
      });
      expect(await run(page, 'hide')).toBe('coordinates last-move targets nonsense');
      await expect.poll(() => inked(page)).toEqual({ coordinates: 0, 'last-move': 0, targets: 0 });
      for (const word of ['coordinates', 'last-move', 'targets']) {
        await page.locator('cauce-game').evaluate((game, word) => game.setAttribute('hide', word), word);
        for (const other of ['coordinates', 'last-move', 'targets']) {
          const seen = other !== word && (targets || other !== 'targets');
          await expect
            .poll(async () => /** @type {Record<string, number>} */ (await inked(page))[other], `${word}: ${other}`)
            [seen ? 'toBeGreaterThan' : 'toBe'](0);
        }
      }
      // If the highlight is hidden, the last piece has the same edge as the others.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      for (const hidden of [true, false]) {
        await page
          .locator('cauce-game')
          .evaluate((game, hidden) => game.setAttribute('hide', hidden ? 'animation' : ''), hidden);
        const moving = await page.locator('cauce-game').evaluate(async (/** @type {any} */ game) => {
          const shown = () => game.shadowRoot.querySelector('canvas').toDataURL();
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          for (let count = 0; count < 3; count += 1) await frame();
          const before = shown();
          game.play(game.legal[0]);
          /** @type {string[]} */ const pictures = [];
          for (const end = performance.now() + 900; performance.now() < end; await frame()) pictures.push(shown());
          return pictures.some((picture) => picture !== before && picture !== pictures.at(-1));
        });
        expect(moving).toBe(!hidden);
        await run(page, 'undo()');
      }
    });
});

test('a mark can have a label, upright in its circle or in the middle of its arrow', async ({ page }) => {
  const texts = page.locator('cauce-game .mark-labels text');
  for (const [line, one, other] of /** @type {const} */ ([
    ['snorkels', 'b2', 'e4'],
    ['tayu : +012', 'j11', 'k10'],
    ['caminos : O:b5b6c5c6', 'b5', 'c5'],
    ['sendas', 'b2', 'e4'],
  ]))
    await test.step(line, async () => {
      await host(
        page,
        `<cauce-game line="${line}" marks="${one}=A danger:${one}-${other}=12345 win:${other}"></cauce-game>`,
      );
      await expect(texts).toHaveText(['A', '123']);
      expect(await run(page, 'marks')).toMatchObject([{ at: one, label: 'A' }, { label: '12345' }, { at: other }]);
      for (const orientation of ['0', '90', '180', '270']) {
        await page
          .locator('cauce-game')
          .evaluate((game, turned) => game.setAttribute('orientation', turned), orientation);
        await expect
          .poll(async () => {
            const [left, top] = await circle(page, 'first');
            const box = await texts.first().boundingBox();
            return Math.hypot(
              (box?.x ?? 0) + (box?.width ?? 0) / 2 - (left ?? 0),
              (box?.y ?? 0) + (box?.height ?? 0) / 2 - (top ?? 0),
            );
          }, orientation)
          .toBeLessThan(4);
        // If the label is upright, it is wider than high.
        const { width, height } = (await texts.nth(1).boundingBox()) ?? { width: 0, height: 0 };
        expect(width, orientation).toBeGreaterThan(height);
      }
      await run(
        page,
        `mark([{"at": "${one}", "label": "<b>"}, {"at": "${other}", "label": 7}, {"at": "z99", "label": "no"}])`,
      );
      await expect(texts).toHaveText(['<b>', '7']);
      await expect(page.locator('cauce-game b')).toHaveCount(0);
    });
});

test('with controls="moves", the move list is beside or below the board, by the shape of the element', async ({
  page,
}) => {
  for (const game of ['snorkels', 'tayu', 'caminos', 'sendas'])
    for (const [style, beside] of /** @type {const} */ ([
      ['width: 900px; height: 500px', true],
      ['width: 360px; height: 700px', false],
      ['width: 900px', true],
      ['width: 360px', false],
    ]))
      await test.step(`${game}, ${style}`, async () => {
        await host(page, `<cauce-game game="${game}" controls="moves"></cauce-game>`);
        await page
          .locator('cauce-game')
          .evaluate((/** @type {HTMLElement} */ node, style) => (node.style.cssText = style), style);
        await expect(page.locator('cauce-game .frame')).toHaveAttribute('data-shape', beside ? 'beside' : 'stacked');
        const moves = page.locator('cauce-game .moves');
        await expect(moves).toBeVisible();
        for (const part of ['.seats', '.console', '.walk', '.choices'])
          await expect(page.locator(`cauce-game ${part}`)).toBeHidden();
        const [board, list, all] = await Promise.all(
          [page.locator('cauce-game .board'), moves, page.locator('cauce-game')].map((part) => part.boundingBox()),
        );
        if (!board || !list || !all) throw new Error('not all is there');
        expect(board.width).toBeGreaterThan(200);
        if (beside) expect(list.x).toBeGreaterThanOrEqual(board.x + board.width);
        else expect(list.y).toBeGreaterThanOrEqual(board.y + board.height);
        expect(list.x + list.width).toBeLessThanOrEqual(all.x + all.width + 1);
        expect(list.y + list.height).toBeLessThanOrEqual(all.y + all.height + 1);
      });
});
