// The iframe: a game in a frame on a page of another origin, and their messages.

import { expect, test } from '@playwright/test';
import axe from './axe.mjs';
import { complaints, middle, offered } from './helpers.mjs';
import { host } from './hosts.mjs';

/**
 * @param {import("@playwright/test").Page} page
 * @param {string | undefined} site
 * @param {string} [fragment]
 */
async function visit(page, site, fragment = 'game=snorkels&controls=compact') {
  const own = await host({
    '/': `<!doctype html><html lang="en"><title>Host</title><main><h1>Host</h1><script>
      const heard = [];
      addEventListener("message", ({ origin, data }) => heard.push({ origin, data }));
    </script><iframe src="${site}embed.html#${fragment}" title="Game" width="400" height="700"></iframe></main></html>`,
  });
  await page.goto(own.origin);
  await expect.poll(() => heard(page, 'ready')).toHaveLength(1);
  return own;
}

/**
 * Returns the messages of a type that the host has received.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} type
 * @returns {Promise<any[]>}
 */
const heard = (page, type) =>
  page.evaluate((type) => {
    // @ts-expect-error the host page's own
    return heard.filter(({ data }) => data.type === type).map(({ data }) => data);
  }, type);

/** @param {import("@playwright/test").Page} page @param {unknown} message */
const post = (page, message) => page.evaluate((message) => frames[0]?.postMessage(message, '*'), message);

const STATE = {
  game: 'snorkels',
  line: 'snorkels',
  turn: { kind: 'move', seat: 1, side: 'purple' },
  outcome: null,
  score: null,
  ply: 0,
};

test('every message, and what answers it', { tag: '@engines' }, async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await visit(page, baseURL);
  const [ready] = await heard(page, 'ready');
  expect(ready).toMatchObject({ cauce: 1, type: 'ready', ...STATE });
  expect(ready.legal).toHaveLength(49);
  await expect
    .poll(async () => (await heard(page, 'resize')).at(-1))
    .toMatchObject({ cauce: 1, width: 400, height: expect.any(Number) });

  await post(page, { cauce: 1, type: 'get' });
  await expect.poll(async () => (await heard(page, 'state')).at(-1)).toMatchObject({ cauce: 1, ...STATE });
  await post(page, { cauce: 1, type: 'play', token: 'a1' });
  await expect
    .poll(() => heard(page, 'move'))
    .toEqual([
      {
        cauce: 1,
        type: 'move',
        token: 'a1',
        seat: 1,
        side: 'purple',
        ply: 1,
        after: 'snorkels',
        line: 'snorkels : a1',
        origin: 'host',
      },
    ]);
  await post(page, { cauce: 1, type: 'play', token: 'a1' });
  await expect
    .poll(() => heard(page, 'error'))
    .toEqual([
      { cauce: 1, type: 'error', token: 'a1', code: 'illegal-occupied', reason: 'Something already stands on a1.' },
    ]);
  const now = async () => (await heard(page, 'state')).at(-1)?.line;
  await post(page, { cauce: 1, type: 'undo' });
  await expect.poll(now).toBe('snorkels');
  await post(page, { cauce: 1, type: 'redo' });
  await expect.poll(now).toBe('snorkels : a1');
  await post(page, { cauce: 1, type: 'set', line: 'snorkels : a1 b1 g7' });
  await expect.poll(now).toBe('snorkels : a1 b1 g7');
  await post(page, { cauce: 1, type: 'play', token: 'a2' });
  await expect
    .poll(() => heard(page, 'end'))
    .toEqual([
      {
        cauce: 1,
        type: 'end',
        outcome: { winners: [2], reason: 'capture' },
        score: null,
        line: 'snorkels : a1 b1 g7 a2',
      },
    ]);
  await post(page, { cauce: 1, type: 'set', line: 'chess' });
  await expect.poll(async () => (await heard(page, 'error')).at(-1)?.reason).toContain('There is no game of that name');
  const origins = await page.evaluate(() => {
    // @ts-expect-error the host page's own
    return [...new Set(heard.map(({ origin }) => origin))];
  });
  expect(origins).toEqual([new URL(baseURL ?? '').origin]);
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the computer is asked by messages, and stopped', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await visit(page, baseURL, 'game=snorkels&size=3&moves=a1+a2+c3&analysis=off');
  await post(page, { cauce: 1, type: 'think', level: 2 });
  await expect
    .poll(() => heard(page, 'thought'))
    .toEqual([{ cauce: 1, type: 'thought', token: 'b1', after: 'snorkels size=3 : a1 a2 c3' }]);
  await post(page, { cauce: 1, type: 'analyse', lines: 1 });
  await expect
    .poll(() => heard(page, 'analysis'))
    .toMatchObject([
      { cauce: 1, seat: 2, chances: [0, 1], lines: [{ moves: ['b1'], proof: { winners: [2], plies: 1 } }] },
    ]);
  await post(page, { cauce: 1, type: 'analyse', line: 'snorkels : z9' });
  await expect.poll(() => heard(page, 'error')).toMatchObject([{ reason: expect.stringContaining('z9') }]);
  // A stopped request gets no response, but the next one does.
  await post(page, { cauce: 1, type: 'analyse', line: 'sendas', steps: 1_000_000 });
  await post(page, { cauce: 1, type: 'stop' });
  await post(page, { cauce: 1, type: 'think', level: 1 });
  await expect.poll(() => heard(page, 'thought')).toHaveLength(2);
  expect(await heard(page, 'analysis')).toHaveLength(1);
  expect(await heard(page, 'error')).toHaveLength(1);
  expect(trouble).toEqual([]);
});

test('the page around says who plays, draws, marks, keeps and takes back', async ({ page, baseURL }) => {
  await visit(page, baseURL, 'game=snorkels&seats=here,away&player1=Ana');
  const [ready] = await heard(page, 'ready');
  expect(ready).toMatchObject({ seats: 'here away', names: ['Ana', ''] });
  const frame = page.frameLocator('iframe');
  const state = async () => (await heard(page, 'state')).at(-1);
  await frame.locator('[data-id="d4"]').click();
  await expect
    .poll(async () => (await heard(page, 'move')).at(-1))
    .toMatchObject({ token: 'd4', seat: 1, origin: 'here', after: 'snorkels' });
  await expect
    .poll(async () => (await heard(page, 'change')).at(-1))
    .toEqual({ cauce: 1, type: 'change', line: 'snorkels : d4', ply: 1, fresh: false, edited: true });
  await frame.locator('[data-id="e4"]').click({ force: true });
  for (const after of ['snorkels', 7]) await post(page, { cauce: 1, type: 'play', token: 'e4', after });
  await expect.poll(() => heard(page, 'error')).toHaveLength(2);
  await post(page, { cauce: 1, type: 'play', token: 'e4', after: 'snorkels : d4' });
  await expect.poll(async () => (await state())?.line).toBe('snorkels : d4 e4');

  await post(page, { cauce: 1, type: 'mark', marks: [{ at: 'd4' }, null, { from: 'a1', to: 'b2', colour: 'win' }] });
  await expect(frame.locator('.arrows > *')).toHaveCount(4);
  await post(page, { cauce: 1, type: 'save' });
  await expect.poll(() => heard(page, 'saved')).toHaveLength(1);
  const [{ saved, record }] = await heard(page, 'saved');
  expect(record).toContain('Ana');
  await post(page, {
    cauce: 1,
    type: 'set',
    line: 'tayu',
    draws: 'host',
    names: ['Bo'],
    seats: 'away away',
    orientation: 180,
    readonly: false,
  });
  await expect.poll(state).toMatchObject({ game: 'tayu', seats: 'away away' });
  await post(page, { cauce: 1, type: 'restore', saved: 'nonsense' });
  await expect.poll(async () => (await heard(page, 'error')).at(-1)?.reason).toMatch(/saved game/);
  await post(page, { cauce: 1, type: 'restore', saved });
  await expect.poll(state).toMatchObject({ line: 'snorkels : d4 e4', names: ['Ana', ''] });
});

test('a frame that asks plays nothing by itself', async ({ page, baseURL }) => {
  await visit(page, baseURL, 'game=snorkels&asks');
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-id="d4"]').click();
  await expect
    .poll(() => heard(page, 'before-move'))
    .toEqual([{ cauce: 1, type: 'before-move', token: 'd4', seat: 1, origin: 'here' }]);
  expect(await heard(page, 'move')).toEqual([]);
  await post(page, { cauce: 1, type: 'play', token: 'd4' });
  await expect.poll(async () => (await heard(page, 'move')).at(-1)?.line).toBe('snorkels : d4');
  await post(page, { cauce: 1, type: 'set', asks: false });
  await frame.locator('[data-id="e4"]').click();
  await expect.poll(async () => (await heard(page, 'move')).at(-1)?.line).toBe('snorkels : d4 e4');
});

test('the address says game, moves, controls, language and theme, and nothing is stored', async ({ page, baseURL }) => {
  await visit(page, baseURL, 'game=snorkels&size=5&moves=c3&controls=none&lang=es&theme=dark&readonly');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('grid', { name: 'Snorkels, el tablero' })).toBeVisible();
  await expect(frame.locator('.status')).toBeHidden();
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(frame.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  expect((await heard(page, 'ready'))[0].line).toBe('snorkels size=5 : c3');
  const kept = await frame
    .locator('html')
    .evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  expect(kept).toEqual([0, 0, '']);
});

test('an address of nonsense opens a fresh game and says what was wrong', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await visit(page, baseURL, 'game=chess&moves=e4&controls=everything&theme=pink&lang=xx&<b>=1&&&=');
  expect((await heard(page, 'ready'))[0].line).toBe('snorkels');
  await expect.poll(async () => (await heard(page, 'error')).at(-1)?.reason).toContain('There is no game of that name');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await expect(offered(frame, 'rules')).toBeAttached();
  // A new fragment is followed without reloading.
  await page.locator('iframe').evaluate((/** @type {any} */ node) => {
    node.src = `${node.src.split('#')[0]}#game=sendas&controls=none`;
  });
  await expect.poll(async () => (await heard(page, 'ready')).at(-1)?.line).toBe('sendas');
  await expect(offered(frame, 'rules')).toHaveCount(0);
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the game in a frame is played by keyboard alone', { tag: '@engines' }, async ({ page, baseURL }) => {
  await visit(page, baseURL);
  const frame = page.frameLocator('iframe');
  for (let tabs = 0; tabs < 9 && !(await frame.locator('[role=gridcell]:focus').count()); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard(page, 'move')).at(-1)?.line).toBe('snorkels : d5');
  await page.keyboard.press('u');
  await expect.poll(async () => (await heard(page, 'state')).at(-1)?.line).toBe('snorkels');
});

test('a flood of ten thousand odd messages does no harm', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  const trouble = complaints(page);
  await visit(page, baseURL);
  await page.evaluate(() => {
    const cycle = /** @type {any} */ ({ cauce: 1, type: 'play' });
    cycle.token = cycle;
    const odd = [
      null,
      undefined,
      0,
      NaN,
      'play',
      '',
      [],
      [1],
      {},
      true,
      10n,
      new Date(),
      new Map([['cauce', 1]]),
      new ArrayBuffer(8),
      /x/,
      cycle,
      { cauce: 1 },
      { cauce: '1', type: 'play', token: 'd4' },
      { cauce: 2, type: 'play', token: 'd4' },
      { type: 'play', token: 'd4' },
      { cauce: 1, type: 'constructor' },
      { cauce: 1, type: '__proto__' },
      { cauce: 1, type: null },
      { cauce: 1, type: ['play'], token: 'd4' },
      { cauce: 1, type: 'play' },
      { cauce: 1, type: 'play', token: 7 },
      { cauce: 1, type: 'play', token: null },
      { cauce: 1, type: 'play', token: ['d4'] },
      { cauce: 1, type: 'play', token: 'x'.repeat(70_000) },
      { cauce: 1, type: 'play', token: '<img src=x>' },
      { cauce: 1, type: 'set' },
      { cauce: 1, type: 'set', line: 5 },
      { cauce: 1, type: 'set', line: {} },
      { cauce: 1, type: 'set', line: 'x'.repeat(70_000) },
      { cauce: 1, type: 'undo', token: {} },
    ];
    for (let time = 0; time < 10_000; time += 1) frames[0]?.postMessage(odd[time % odd.length], '*');
  });
  await post(page, { cauce: 1, type: 'play', token: 'e5' });
  await expect.poll(async () => (await heard(page, 'move')).at(-1)?.line, { timeout: 60_000 }).toBe('snorkels : e5');
  expect(await heard(page, 'move')).toHaveLength(1);
  await page.frameLocator('iframe').locator('[data-id="a1"]').click();
  await expect.poll(async () => (await heard(page, 'move')).at(-1)?.line).toBe('snorkels : e5 a1');
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('another window than the one around it is not heard', async ({ page, baseURL }) => {
  await visit(page, baseURL);
  // A second frame of the host's origin, and one of the frame's own origin, send messages to the game.
  await page.evaluate(async () => {
    const other = document.createElement('iframe');
    other.srcdoc = '<p>other</p>';
    document.body.append(other);
    await new Promise((done) => (other.onload = done));
    const script = other.contentDocument?.createElement('script');
    if (script) {
      script.textContent = 'parent.frames[0].postMessage({ cauce: 1, type: "play", token: "d4" }, "*")';
      other.contentDocument?.body.append(script);
    }
  });
  await page
    .frameLocator('iframe')
    .first()
    .locator('html')
    .evaluate(() => window.postMessage({ cauce: 1, type: 'play', token: 'd4' }, '*'));
  await post(page, { cauce: 1, type: 'get' });
  await expect.poll(async () => (await heard(page, 'state')).at(-1)?.line).toBe('snorkels');
  expect(await heard(page, 'move')).toEqual([]);
});

test('axe finds nothing in the frame', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}embed.html#game=snorkels`);
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await axe(page)).filter((found) => !/^(page-has-heading-one)/.test(found))).toEqual([]);
});

test('the end of a game moves no page that the board is a guest on', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto('./embed.html#game=snorkels&moves=a1+swap+b1+g7');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 160));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  const { x, y } = await middle(page, 'a2');
  await page.mouse.click(x, y);
  await expect(page.locator('.status-line')).toHaveText('Player 1 wins');
  await expect(page.locator('.status-line')).not.toBeInViewport();
});
