// The element on pages of another origin than its files: its interface, and its effects on the page.

import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { command, complaints, offered, square } from './helpers.mjs';
import { host, page as markup } from './hosts.mjs';

/**
 * @param {import("@playwright/test").Page} page
 * @param {string | undefined} site
 * @param {string} body
 * @param {{ html?: string, head?: string, policy?: string, folder?: string }} [more]
 */
async function visit(page, site, body, more = {}) {
  const own = await host({ '/': markup(more.folder ? '/' : (site ?? ''), body, more) }, more);
  await page.goto(own.origin);
  await ready(page);
  return own;
}

/** @param {import("@playwright/test").Page} page */
async function ready(page) {
  await page.waitForFunction(() => customElements.get('cauce-game') !== undefined);
  await page.evaluate(() =>
    Promise.all([...document.querySelectorAll('cauce-game')].map((game) => /** @type {any} */ (game).ready)).then(
      () => undefined,
    ),
  );
}

/**
 * @template T
 * @param {import("@playwright/test").Page} page
 * @param {(game: any) => T} act
 */
const board = (page, act) => page.locator('cauce-game').first().evaluate(act);

test('two lines put a game on a page of another origin, and add nothing else to it', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  const own = await host({ '/': '<!doctype html><title>Host</title><p>Text</p>' });
  await page.goto(own.origin);
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
  await page.evaluate((src) => {
    document.body.insertAdjacentHTML('beforeend', '<cauce-game controls="full" game="snorkels"></cauce-game>');
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  }, `${baseURL}cauce.js`);
  await ready(page);
  await square(page, 'd4').click();
  expect(await board(page, (game) => game.line)).toBe('snorkels : d4');
  const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
  expect(
    await page.evaluate(() => [
      localStorage.length,
      sessionStorage.length,
      document.cookie,
      document.styleSheets.length,
      document.adoptedStyleSheets.length,
    ]),
  ).toEqual([0, 0, '', 0, 0]);
  expect(own.asked.filter((path) => path !== '/favicon.ico')).toEqual(['/']);
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('using all controls stores nothing, adds no globals and fetches nothing from other origins', async ({
  page,
  baseURL,
}) => {
  /** @type {string[]} */
  const elsewhere = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && !url.startsWith(baseURL ?? '')) elsewhere.push(new URL(url).pathname);
  });
  await visit(page, baseURL, '<cauce-game controls="full" game="snorkels"></cauce-game>');
  const before = await page.evaluate(() => Object.getOwnPropertyNames(window));
  await square(page, 'd4').click();
  const tools = await page
    .locator('cauce-game [data-command]')
    .evaluateAll((all) => all.map((tool) => tool.getAttribute('data-command')));
  const opening = ['keys', 'new', 'rules', 'share', 'settings', 'draw', 'resign'];
  for (const tool of opening) expect(tools).toContain(tool);
  for (const tool of new Set(tools)) {
    const button = offered(page, tool ?? '');
    if (tool === 'menu' || !(await button.count())) continue;
    if (!(await button.isVisible())) await page.locator('cauce-game [data-command=menu]').click();
    // Disabled buttons are pressed too, since playing through the game enables and disables others.
    await button.click({ force: true });
    if (!opening.includes(tool ?? '')) continue;
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    for (const control of await sheet
      .locator('select:visible, input[type=checkbox]:visible, input[type=range]:visible')
      .all()) {
      await control.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    }
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
  }
  const kept = await page.evaluate(async () => ({
    storage: localStorage.length + sessionStorage.length,
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
    head: [...document.head.children].map(({ tagName }) => tagName),
  }));
  expect(kept).toEqual({ storage: 0, cookie: '', databases: [], sheets: 0, head: ['META', 'META', 'TITLE', 'SCRIPT'] });
  const after = await page.evaluate(() => Object.getOwnPropertyNames(window));
  expect(after.filter((name) => !before.includes(name))).toEqual([]);
  expect(elsewhere.filter((path) => path !== '/favicon.ico')).toEqual(['/']);
});

test('each of the games can be embedded and played by its legal tokens', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const names = ['snorkels', 'tayu', 'caminos', 'sendas'];
  await visit(
    page,
    baseURL,
    names.map((game) => `<cauce-game game="${game}" controls="none" style="width: 240px"></cauce-game>`).join(''),
  );
  const played = await page.locator('cauce-game').evaluateAll((all) =>
    all.map((element) => {
      const game = /** @type {any} */ (element);
      game.play(game.legal[0]);
      return [game.line.split(' ')[0], game.ply, game.svg().startsWith('<svg')];
    }),
  );
  expect(played).toEqual(names.map((name) => [name, 1, true]));
});

test('without controls the board fills the element at every width', async ({ page, baseURL }) => {
  const games = ['snorkels', 'tayu', 'caminos', 'sendas'];
  await page.setViewportSize({ width: 1000, height: 1000 });
  await visit(
    page,
    baseURL,
    games.map((game) => `<cauce-game game="${game}" controls="none" loading="eager"></cauce-game>`).join(''),
  );
  for (const width of [240, 560, 700, 900]) {
    const shares = await page.locator('cauce-game').evaluateAll(
      (all, width) =>
        all.map((game) => {
          /** @type {HTMLElement} */ (game).style.width = `${width}px`;
          return (game.shadowRoot?.querySelector('.board')?.getBoundingClientRect().width ?? 0) / width;
        }),
      width,
    );
    for (const share of shares) expect(share, `${shares} at ${width}`).toBeGreaterThan(0.7);
    await expect(
      page.locator('cauce-game :is(.seats, .status, .walk, .moves, .actions, .choices)').filter({ visible: true }),
    ).toHaveCount(0);
  }
});

test('properties reflect their attributes, and invalid values do no harm', async ({ page, baseURL }) => {
  await visit(page, baseURL, '<cauce-game controls="full" game="snorkels"></cauce-game>');
  const told = await board(page, (game) => {
    /** @type {any[]} */
    const seen = [];
    for (const [name, values] of Object.entries({
      controls: ['full', 'moves', 'none', 'everything', ''],
      theme: ['dark', 'light', 'pink', ''],
    })) {
      for (const value of values) {
        game[name] = value;
        seen.push([name, game.getAttribute(name), game[name]]);
      }
    }
    game.removeAttribute('controls');
    seen.push(['controls', null, game.controls]);
    game.readonly = true;
    seen.push(['readonly', game.getAttribute('readonly'), game.readonly]);
    game.readonly = 0;
    seen.push(['readonly', game.getAttribute('readonly'), game.readonly]);
    game.lang = 'xx-YY';
    return seen;
  });
  expect(told).toEqual([
    ['controls', 'full', 'full'],
    ['controls', 'moves', 'moves'],
    ['controls', 'none', 'none'],
    ['controls', 'everything', 'compact'],
    ['controls', '', 'compact'],
    ['theme', 'dark', 'dark'],
    ['theme', 'light', 'light'],
    ['theme', 'pink', 'auto'],
    ['theme', '', 'auto'],
    ['controls', null, 'compact'],
    ['readonly', '', true],
    ['readonly', null, false],
  ]);
  await expect(page.getByText('Player 1 to move (purple)').first()).toBeVisible();

  for (const [name, value] of [
    ['game', 'chess'],
    ['line', 'snorkels : z9'],
    ['line', 'x'.repeat(70_000)],
    ['line', '<b>&\u0000'],
    ['line', ''],
  ]) {
    const reason = await page.locator('cauce-game').evaluate(
      (game, [name = '', value = '']) =>
        new Promise((done) => {
          game.addEventListener('cauce-error', (event) => done(/** @type {CustomEvent} */ (event).detail.reason), {
            once: true,
          });
          /** @type {any} */ (game)[name] = value;
        }),
      [name, value],
    );
    expect(reason).toMatch(/^[A-Z].+/);
    expect(await board(page, (game) => game.line)).toBe('snorkels');
  }
});

test('in markup line takes precedence over game, and the nearest lang attribute sets the language', async ({
  page,
  baseURL,
}) => {
  await visit(
    page,
    baseURL,
    '<section lang="ca"><cauce-game controls="full" game="caminos" line="snorkels : d4"></cauce-game></section>',
    { html: 'lang="fr"' },
  );
  expect(await board(page, (game) => game.line)).toBe('snorkels : d4');
  await expect(page.getByRole('grid', { name: 'Snorkels, el tauler' })).toBeVisible();
});

test('play, rectOf and goTo refuse or ignore invalid arguments', async ({ page, baseURL }) => {
  await visit(page, baseURL, '<cauce-game controls="full" line="snorkels : d4"></cauce-game>');
  const told = await board(page, async (game) => {
    const { CauceError } = await import(
      new URL('cauce.js', /** @type {any} */ (document.querySelector('script[src]')).src).href
    );
    const thrown = [];
    for (const token of ['', 'd4', 'D5', ' d5', 'z99', 'x'.repeat(1e6), null, undefined, 7, {}, []]) {
      try {
        game.play(token);
        thrown.push('played');
      } catch (error) {
        const { token: told, reason } = /** @type {any} */ (error);
        thrown.push(
          error instanceof CauceError && error instanceof Error && told === String(token) && reason.length > 5,
        );
      }
    }
    const rects = [undefined, null, '', 'z9', 'item:cancel', {}, 5].map((target) => game.rectOf(target));
    for (const ply of [NaN, 'x', -5, Infinity, undefined, {}]) game.goTo(ply);
    const end = game.ply;
    game.goTo(1.9);
    return { thrown, rects, end, line: game.line };
  });
  expect(told).toEqual({ thrown: Array(11).fill(true), rects: Array(7).fill(null), end: 0, line: 'snorkels : d4' });
});

test('the properties report the state of the game, and the methods change it', async ({ page, baseURL }) => {
  await visit(
    page,
    baseURL,
    '<cauce-game controls="full" line="snorkels : a1 b1 g7" theme="light"></cauce-game><cauce-game controls="full" game="tayu"></cauce-game>',
  );
  const told = await board(page, async (game) => {
    const { CauceError, CauceGame } = await import(
      new URL('cauce.js', /** @type {any} */ (document.querySelector('script[src]')).src).href
    );
    /** @type {any} */
    const seen = { ready: (await game.ready) === game && game instanceof CauceGame };
    seen.before = [game.turn, game.outcome, game.score, game.ply, game.legal.length];
    seen.sorted = game.legal.join() === [...game.legal].sort().join();
    const light = game.svg();
    game.theme = 'dark';
    seen.svg = [light.startsWith('<svg'), game.svg() !== light, !/<script|javascript:/.test(light)];
    const cell = game.shadowRoot.querySelector('[data-id="c4"]').getBoundingClientRect();
    const rect = game.rectOf('c4');
    seen.rect =
      rect instanceof DOMRect &&
      Math.abs(rect.x - cell.x) + Math.abs(rect.y - cell.y) + Math.abs(rect.width - cell.width) < 1;
    game.play('a2');
    seen.end = [game.turn, game.outcome, game.legal];
    try {
      game.play('c3');
    } catch (error) {
      seen.over = error instanceof CauceError;
    }
    game.goTo(1);
    seen.one = game.line;
    game.redo();
    seen.two = game.line;
    game.undo();
    game.undo();
    game.undo();
    seen.none = [game.line, game.ply];
    game.goTo(99);
    seen.all = game.line;
    const change = new Promise((done) => game.addEventListener('cauce-change', done, { once: true }));
    game.restart();
    await change;
    seen.again = [game.line, game.outcome];
    return seen;
  });
  expect(told).toEqual({
    ready: true,
    before: [{ kind: 'move', seat: 2, side: 'green' }, null, null, 3, 46],
    sorted: true,
    svg: [true, true, true],
    rect: true,
    end: [{ kind: 'over', seat: null, side: null }, { winners: [2], reason: 'capture' }, []],
    over: true,
    one: 'snorkels : a1',
    two: 'snorkels : a1 b1',
    none: ['snorkels', 0],
    all: 'snorkels : a1 b1 g7 a2',
    again: ['snorkels', null],
  });
  const score = await page
    .locator('cauce-game')
    .last()
    .evaluate((game) => /** @type {any} */ (game).score);
  expect(score).toEqual({ ns: expect.any(Number), ew: expect.any(Number) });
});

test('before the element is ready its properties are empty and play throws an error', async ({ page, baseURL }) => {
  await visit(page, baseURL, '');
  const told = await page.evaluate(() => {
    const game = /** @type {any} */ (document.createElement('cauce-game'));
    let reason = '';
    try {
      game.play('d4');
    } catch (error) {
      reason = /** @type {any} */ (error).reason;
    }
    game.undo();
    game.redo();
    game.goTo(3);
    game.restart();
    return [
      game.turn,
      game.legal,
      game.outcome,
      game.score,
      game.ply,
      game.svg(),
      game.rectOf('d4'),
      game.line,
      reason,
    ];
  });
  expect(told).toEqual([null, [], null, null, 0, '', null, 'snorkels', 'Nothing can be played yet: wait for `ready`.']);
});

test('events bubble and leave shadow roots', async ({ page, baseURL }) => {
  await visit(page, baseURL, "<div id='outer'></div>");
  const heard = await page.evaluate(async () => {
    const outer = document.querySelector('#outer')?.attachShadow({ mode: 'open' });
    const game = /** @type {any} */ (document.createElement('cauce-game'));
    /** @type {any[]} */
    const heard = [];
    for (const type of ['ready', 'before-move', 'change', 'move', 'turn', 'end', 'error']) {
      document.addEventListener(`cauce-${type}`, (event) =>
        heard.push([type, event.bubbles, event.composed, Object.keys(/** @type {CustomEvent} */ (event).detail)]),
      );
    }
    outer?.append(game);
    await game.ready;
    for (const token of ['a1', 'b1', 'g7', 'a2']) game.play(token);
    const error = new Promise((done) => game.addEventListener('cauce-error', done, { once: true }));
    game.line = 'chess';
    await error;
    return heard;
  });
  const change = ['change', true, true, ['line', 'ply', 'fresh', 'edited']];
  const move = [
    ['before-move', true, true, ['token', 'seat', 'origin']],
    change,
    ['move', true, true, ['token', 'seat', 'side', 'ply', 'after', 'line', 'origin']],
    ['turn', true, true, ['kind', 'seat', 'side']],
  ];
  expect(heard).toEqual([
    change,
    ['ready', true, true, []],
    ...move,
    ...move,
    ...move,
    ...move,
    ['end', true, true, ['outcome', 'score', 'line']],
    change,
    ['error', true, true, ['code', 'reason']],
  ]);
});

test('chance is drawn only on a board that is not read-only, and redo restores the same draw', async ({
  page,
  baseURL,
}) => {
  await visit(
    page,
    baseURL,
    '<cauce-game game="tayu" controls="none"></cauce-game><cauce-game game="tayu" readonly controls="none"></cauce-game>',
  );
  const [playing, looking] = [page.locator('cauce-game').first(), page.locator('cauce-game').last()];
  const line = await playing.evaluate((element) => {
    const game = /** @type {any} */ (element);
    const seen = [game.turn.kind, game.line.split(' : ')[1]?.split(' ').length];
    game.play(game.legal[0]);
    const line = game.line;
    game.undo();
    const undone = game.ply;
    game.redo();
    return { seen, undone, same: game.line === line };
  });
  expect(line).toEqual({ seen: ['move', 1], undone: 0, same: true });
  const shown = await looking.evaluate(async (element) => {
    const game = /** @type {any} */ (element);
    const seen = [game.line, game.turn.kind];
    game.remove();
    document.body.append(game);
    await new Promise((done) => game.addEventListener('cauce-change', done, { once: true }));
    seen.push(game.line);
    game.play('+012');
    game.play(game.legal[0]);
    seen.push(game.turn.kind);
    game.readonly = false;
    seen.push(game.turn.kind);
    return seen;
  });
  expect(shown).toEqual(['tayu', 'chance', 'tayu', 'chance', 'move']);
});

for (const [what, policy] of [
  ['scripts and styles of the same origin', "script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"],
  [
    'only files of the same origin',
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'",
  ],
]) {
  test(`a board does not violate a strict policy: ${what}`, async ({ page }) => {
    await page.addInitScript(() => {
      /** @type {string[]} */
      const violations = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        violations.push(`${violatedDirective} ${blockedURI}`),
      );
    });
    const folder = new URL('../../dist/', import.meta.url).pathname;
    await visit(
      page,
      undefined,
      '<cauce-game controls="full" game="snorkels"></cauce-game><cauce-game game="caminos" controls="none"></cauce-game>',
      { policy, folder },
    );
    await square(page.locator('cauce-game').first().page(), 'd4').first().click();
    await command(page, 'new');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await command(page, 'rules');
    await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
    const violations = await page.evaluate(() => /** @type {any} */ (window).violations);
    expect(violations.filter((/** @type {string} */ text) => !text.includes('favicon'))).toEqual([]);
  });
}

test('hostile styles and a right-to-left page do not affect the board', async ({ page, baseURL }) => {
  const style =
    '*{all:unset;display:block;direction:rtl;letter-spacing:1em;text-transform:uppercase;line-height:5;word-spacing:2em;text-indent:9em;white-space:pre;font:40px cursive;visibility:visible} div,button,canvas{position:fixed!important;transform:rotate(9deg)!important}';
  await visit(page, baseURL, '<cauce-game game="snorkels" controls="compact"></cauce-game>', {
    html: 'lang="en" dir="rtl"',
    head: `<style>${style}</style>`,
  });
  const status = page.locator('.status-line');
  await expect(status).toHaveCSS('direction', 'ltr');
  await expect(status).toHaveCSS('text-transform', 'none');
  await expect(status).toHaveCSS('letter-spacing', 'normal');
  await expect(status).toHaveCSS('text-indent', '0px');
  const [a, g] = await board(page, (game) => ['a1', 'g7'].map((id) => game.rectOf(id).toJSON()));
  expect(a.x).toBeLessThan(g.x);
  expect(a.y).toBeGreaterThan(g.y);
  await square(page, 'a1').click();
  expect(await board(page, (game) => game.line)).toBe('snorkels : a1');
});

test('custom properties colour the frame, and parts can be styled', async ({ page, baseURL }) => {
  const head =
    '<style>cauce-game{--cauce-text:rgb(1,2,3);--cauce-font-title:Courier;--cauce-cell:rgb(9,8,7)} cauce-game::part(stage){background:rgb(4,5,6)}</style>';
  await visit(page, baseURL, '<cauce-game controls="full" game="snorkels"></cauce-game>', { head });
  await expect(page.locator('.stage')).toHaveCSS('background-color', 'rgb(4, 5, 6)');
  await expect(page.locator('.seat-name').first()).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.locator('.status-line')).toHaveCSS('font-family', 'Courier');
  const middle = () =>
    page.locator('cauce-game .board canvas').evaluate((node) => {
      const canvas = /** @type {HTMLCanvasElement} */ (node);
      return [...(canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [])].slice(
        0,
        3,
      );
    });
  await expect.poll(middle).toEqual([9, 8, 7]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  for (const game of ['snorkels', 'tayu', 'caminos', 'sendas']) {
    test(`a swipe on a diagram or on a playable board scrolls the host page: ${game}`, async ({ page, baseURL }) => {
      await visit(
        page,
        baseURL,
        `<cauce-game game="${game}" controls="none" readonly></cauce-game><div style="height: 3000px"></div>`,
      );
      const client = await page.context().newCDPSession(page);
      for (const kind of ['a diagram', 'a board to play on']) {
        await page
          .locator('cauce-game')
          .evaluate((element, readonly) => element.toggleAttribute('readonly', readonly), kind === 'a diagram');
        await page.evaluate(() => scrollTo(0, 0));
        const { x, y } = await board(page, (element) => {
          const box = element.getBoundingClientRect();
          return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
        });
        await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        for (let step = 1; step <= 20; step += 1) {
          await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - 8 * step }] });
        }
        await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await expect.poll(() => page.evaluate(() => scrollY), kind).toBeGreaterThan(80);
        expect(await board(page, (element) => element.ply)).toBe(0);
      }
    });
  }
});

test('an embedded game can be played by keyboard, and axe finds nothing', async ({ page, baseURL }) => {
  await visit(page, baseURL, '<cauce-game controls="full" game="snorkels"></cauce-game>');
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    if (await board(page, (game) => game.shadowRoot.activeElement?.matches('[role=gridcell]'))) break;
  }
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await board(page, (game) => game.line)).toBe('snorkels : d5');
  await page.keyboard.press('u');
  expect(await board(page, (game) => game.line)).toBe('snorkels');
  expect(await axe(page)).toEqual([]);
});

test('adding and removing the element two hundred times leaks no memory, nodes or listeners', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const real = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...args) => {
      const made = await real.apply(WebAssembly, args);
      /** @type {any} */ (window).memory = made.instance.exports.memory;
      return made;
    };
  });
  await visit(page, baseURL, '<cauce-game controls="full" game="tayu"></cauce-game>');
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const measure = async () => {
    for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (/** @type {string} */ name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    const wasm = await page.evaluate(() => /** @type {any} */ (window).memory.buffer.byteLength);
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners'), wasm };
  };
  const cycle = (/** @type {number} */ times) =>
    page.evaluate(async (times) => {
      for (let turn = 0; turn < times; turn += 1) {
        document.querySelector('cauce-game')?.remove();
        const game = /** @type {any} */ (document.createElement('cauce-game'));
        game.game = 'tayu';
        document.querySelector('main')?.append(game);
        await game.ready;
      }
    }, times);
  await cycle(30);
  const before = await measure();
  await cycle(200);
  const after = await measure();
  console.log('200 times added and removed:', JSON.stringify({ before, after }));
  expect(after.wasm).toBe(before.wasm);
  expect(after.heap).toBeLessThan(before.heap + 1_000_000);
  expect(after.nodes).toBeLessThan(before.nodes + 1000);
  expect(after.listeners).toBeLessThan(before.listeners + 200);
});

test('fifty boards share one WebAssembly instance', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const w = /** @type {any} */ (window);
    w.instances = 0;
    for (const name of /** @type {const} */ (['instantiate', 'instantiateStreaming'])) {
      const real = /** @type {any} */ (WebAssembly)[name];
      /** @type {any} */ (WebAssembly)[name] = async (/** @type {any[]} */ ...args) => {
        const made = await real.apply(WebAssembly, args);
        // The part of a game uses the memory of the one instance.
        const { memory } = (made.instance ?? made).exports;
        if (memory) w.instances += 1;
        w.memory ??= memory;
        return made;
      };
    }
  });
  const boards = Array.from({ length: 50 }, (_, index) =>
    `<cauce-game controls="none" readonly line="snorkels : ${['d4', 'e4', 'd3', 'e5'].slice(0, index % 5).join(' ')}"></cauce-game>`.replace(
      ' : "',
      '"',
    ),
  ).join('');
  await visit(page, baseURL, `<div class="all">${boards}</div>`, {
    head: '<style>.all{display:grid;grid-template-columns:repeat(10,1fr);gap:8px}</style>',
  });
  const painted = await page.evaluate(async () => {
    const canvases = [...document.querySelectorAll('cauce-game')].map(
      (game) => /** @type {HTMLCanvasElement} */ (game.shadowRoot?.querySelector('.board canvas')),
    );
    while (
      !canvases.every(
        (canvas) =>
          canvas.width > 1 &&
          canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3] === 255,
      )
    ) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    const w = /** @type {any} */ (window);
    return {
      boards: canvases.length,
      milliseconds: Math.round(performance.now()),
      instances: w.instances,
      wasm: w.memory.buffer.byteLength,
    };
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value;
  console.log('fifty boards:', JSON.stringify({ ...painted, heap }));
  expect(painted.boards).toBe(50);
  expect(painted.instances).toBe(1);
});
