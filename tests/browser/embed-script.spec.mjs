// The element on pages of another origin than its files: its interface, and its effects on the page.

import { expect, test } from '@playwright/test';
import { command, offered, square } from './helpers.mjs';
import { visit } from './hosts.mjs';

/**
 * @template T
 * @param {import("@playwright/test").Page} page
 * @param {(game: any) => T} act
 */
const board = (page, act) => page.locator('cauce-game').first().evaluate(act);

test('whatever is pressed on it, nothing is kept, added or fetched from elsewhere', async ({ page, baseURL }) => {
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

test('without controls a board has the room to itself, however wide it is', async ({ page, baseURL }) => {
  const games = ['snorkels', 'tayu', 'caminos', 'sendas'];
  await page.setViewportSize({ width: 1000, height: 1000 });
  await visit(
    page,
    baseURL,
    games.map((game) => `<cauce-game game="${game}" controls="none" loading="eager"></cauce-game>`).join(''),
  );
  await page
    .locator('cauce-game')
    .evaluateAll((all) => Promise.all(all.map((/** @type {any} */ game) => game.ready)).then(() => undefined));
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

test('attributes are properties, and bad values are those that stand for nothing', async ({ page, baseURL }) => {
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
    ['readonly', '', true],
    ['readonly', null, false],
  ]);
  await expect(page.getByText('Player 1 to move (purple)').first()).toBeVisible();
});

test('bad arguments of every method are refused or passed over', async ({ page, baseURL }) => {
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

test('before it is ready there is nothing to know, and playing says so', async ({ page, baseURL }) => {
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
    /** @type {string[]} */
    const heard = [];
    for (const type of ['ready', 'before-move', 'change', 'move', 'turn', 'end', 'error'])
      document.addEventListener(`cauce-${type}`, () => heard.push(type));
    outer?.append(game);
    await game.ready;
    for (const token of ['a1', 'b1', 'g7', 'a2']) game.play(token);
    const error = new Promise((done) => game.addEventListener('cauce-error', done, { once: true }));
    game.line = 'chess';
    await error;
    return heard;
  });
  const move = ['before-move', 'change', 'move', 'turn'];
  expect(heard).toEqual(['change', 'ready', ...move, ...move, ...move, ...move, 'end', 'change', 'error']);
});

test('under a strict policy nothing is violated', async ({ page }) => {
  await page.addInitScript(() => {
    /** @type {string[]} */
    const violations = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  await visit(
    page,
    undefined,
    '<cauce-game controls="full" game="snorkels"></cauce-game><cauce-game game="caminos" controls="none"></cauce-game>',
    {
      policy: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'",
      folder: new URL('../../dist/', import.meta.url).pathname,
    },
  );
  await square(page, 'd4').first().click();
  await command(page, 'new');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await command(page, 'rules');
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  const violations = await page.evaluate(() => /** @type {any} */ (window).violations);
  expect(violations.filter((/** @type {string} */ text) => !text.includes('favicon'))).toEqual([]);
});

test('hostile styles and a page from right to left do no harm', async ({ page, baseURL }) => {
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

  test('the host page scrolls under a finger on a diagram and on a board to play on', async ({ page, baseURL }) => {
    for (const game of ['snorkels', 'tayu', 'caminos', 'sendas']) {
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
        await expect.poll(() => page.evaluate(() => scrollY), `${kind}, ${game}`).toBeGreaterThan(80);
        expect(await board(page, (element) => element.ply)).toBe(0);
      }
    }
  });
});

test('added, removed and added again two hundred times, it leaves nothing behind', async ({ page, baseURL }) => {
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
