// The iframe: a game in a frame on a page of another origin, and their messages.

import { expect, test } from '@playwright/test';
import { CLIENT } from '../../crates/xtask/site/reference.mjs';
import axe from './axe.mjs';
import { complaints, middle, offered } from './helpers.mjs';
import { host } from './hosts.mjs';

/** @typedef {import("@playwright/test").Page} Page */

const EVENTS = [
  ...['cauce-ready', 'cauce-before-move', 'cauce-move', 'cauce-change', 'cauce-turn', 'cauce-end', 'cauce-error'],
  ...['cauce-exercise', 'resize'],
];

/**
 * A page with a frame, and the script that the reference shows.
 *
 * @param {Page} page @param {string} address
 * @param {{ more?: string, client?: string }} [how] attributes of the frame; the script
 */
async function open(page, address, { more = '', client = CLIENT } = {}) {
  const own = await host({
    '/': `<!doctype html><html lang="en"><title>Host</title><main><h1>Host</h1><iframe src="${address}" title="Game" width="400" height="700" ${more}></iframe></main><script>
      ${client}
      const heard = [];
      addEventListener("message", ({ origin, data }) => heard.push({ origin, data }));
      const loaded = new Promise((done) => frame.addEventListener("load", done));
    </script></html>`,
  });
  await page.goto(own.origin);
  await page.evaluate('loaded');
  return own;
}

/** @param {Page} page @param {string | undefined} site @param {string} [fragment] */
async function visit(page, site, fragment = 'game=snorkels&controls=compact') {
  const own = await open(page, `${site}embed.html#${fragment}`);
  await ask(page, { listen: EVENTS });
  await expect.poll(() => heard(page, 'cauce-ready')).toHaveLength(1);
  return own;
}

/**
 * What the host has heard of an event.
 *
 * @param {Page} page
 * @param {string} event
 * @returns {Promise<any[]>}
 */
const heard = (page, event) =>
  page.evaluate((event) => {
    // @ts-expect-error the host page's own
    return heard.filter(({ data }) => data.event === event).map(({ data }) => data.detail);
  }, event);

/** Returns the answer to a message, or its error. @param {Page} page @param {object} message @returns {Promise<any>} */
const ask = (page, message) =>
  page.evaluate((message) => {
    // @ts-expect-error the host page's own
    return ask(JSON.parse(message)).catch((error) => ({ error }));
  }, JSON.stringify(message));

/** @param {Page} page @param {string} call @param {unknown[]} args */
const call = (page, call, ...args) => ask(page, { call, args });

/** @param {Page} page @param {unknown} message */
const post = (page, message) => page.evaluate((message) => frames[0]?.postMessage(message, '*'), message);

const STATE = {
  line: 'snorkels',
  turn: { kind: 'move', seat: 1, side: 'purple' },
  outcome: null,
  score: null,
  ply: 0,
};

test('messages give access to the methods, properties and events of the element', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const trouble = complaints(page);
  await visit(page, baseURL);
  const now = async () => (await ask(page, { get: ['line'] })).line;
  expect(await ask(page, { get: [...Object.keys(STATE), 'asks'] })).toEqual({ ...STATE, asks: false });
  expect((await ask(page, { get: ['legal'] })).legal).toHaveLength(49);
  await expect
    .poll(async () => (await heard(page, 'resize')).at(-1))
    .toEqual({ width: 400, height: expect.any(Number) });

  expect(await call(page, 'play', 'a1')).toBe(true);
  expect(await heard(page, 'cauce-move')).toEqual([
    { token: 'a1', seat: 1, side: 'purple', ply: 1, after: 'snorkels', line: 'snorkels : a1', origin: 'host' },
  ]);
  expect(await call(page, 'play', 'a1')).toEqual({
    error: { code: 'illegal-occupied', reason: 'Something already stands on a1.' },
  });
  await call(page, 'undo');
  expect(await now()).toBe('snorkels');
  await call(page, 'redo');
  expect(await now()).toBe('snorkels : a1');
  await ask(page, { set: { line: 'snorkels : a1 b1 g7' } });
  expect(await now()).toBe('snorkels : a1 b1 g7');
  await call(page, 'play', 'a2');
  expect(await heard(page, 'cauce-end')).toEqual([
    { outcome: { winners: [2], reason: 'capture' }, score: null, line: 'snorkels : a1 b1 g7 a2' },
  ]);
  const rect = await call(page, 'rectOf', 'd4');
  expect(await call(page, 'targetAt', rect.x + rect.width / 2, rect.y + rect.height / 2)).toBe('d4');
  await ask(page, { set: { line: 'chess' } });
  await expect
    .poll(async () => (await heard(page, 'cauce-error')).at(-1)?.reason)
    .toContain('There is no game of that name');
  const origins = await page.evaluate(() => {
    // @ts-expect-error the host page's own
    return [...new Set(heard.map(({ origin }) => origin))];
  });
  expect(origins).toEqual([new URL(baseURL ?? '').origin]);
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a page without a referrer gets answers, and a page that does not subscribe gets no events', {
  tag: '@engines',
}, async ({ page, baseURL }) => {
  await open(page, `${baseURL}embed.html#game=chess&lang=en`, {
    more: 'referrerpolicy="no-referrer"',
    client: CLIENT.replace(/^frame\.addEventListener.*/m, ''),
  });
  await expect(page.frameLocator('iframe').getByRole('alert')).toBeVisible();
  expect(await page.evaluate('heard')).toEqual([]);
  // Lasting events are also sent to later subscribers.
  await ask(page, { listen: ['cauce-error', 'cauce-ready', 'cauce-move'] });
  expect((await heard(page, 'cauce-error'))[0].reason).toContain('There is no game of that name');
  expect(await heard(page, 'cauce-ready')).toEqual([{}]);
  expect(await call(page, 'play', 'd4')).toBe(true);
  expect(await heard(page, 'cauce-move')).toHaveLength(1);
  expect(await heard(page, 'cauce-change')).toEqual([]);
});

test('messages can ask the computer for a move or an analysis and cancel the request', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await visit(page, baseURL, 'game=snorkels&size=3&moves=a1+a2+c3&analysis=off');
  expect(await call(page, 'think', { level: 2 })).toBe('b1');
  const analysis = await call(page, 'analyse', { lines: 1 });
  expect(analysis).toMatchObject({
    seat: 2,
    chances: [0, 1],
    lines: [{ moves: ['b1'], proof: { winners: [2], plies: 1 } }],
  });
  expect(await call(page, 'say', analysis.lines[0].reasons[0])).toMatch(/^[A-Z][^{}]+\.$/);
  expect(await call(page, 'analyse', { line: 'snorkels : z9' })).toEqual({
    error: { code: 'line', reason: expect.stringContaining('z9') },
  });
  // After a cancelled request, the next one is answered at once.
  const long = ask(page, { id: 'long', call: 'analyse', args: [{ line: 'sendas', steps: 1_000_000 }] });
  await post(page, { cauce: 1, cancel: 'long' });
  expect(await call(page, 'think', { level: 1 })).toBe('b1');
  const answers = await page.evaluate(() => {
    // @ts-expect-error the host page's own
    return heard.filter(({ data }) => data.id === 'long').map(({ data }) => data.error.code);
  });
  expect(answers).toEqual(['AbortError']);
  void long.catch(() => {});
  expect(trouble).toEqual([]);
});

test('the host page can set seats, names and chance draws, and can mark, save and restore', async ({
  page,
  baseURL,
}) => {
  await visit(page, baseURL, 'game=snorkels&controls=full&seats=here,away&player1=Ana');
  expect(await ask(page, { get: ['seats', 'names'] })).toEqual({ seats: 'here away', names: ['Ana', ''] });
  const frame = page.frameLocator('iframe');
  const now = async () => (await ask(page, { get: ['line'] })).line;
  await frame.locator('[data-id="d4"]').click();
  await expect
    .poll(async () => (await heard(page, 'cauce-move')).at(-1))
    .toMatchObject({ token: 'd4', seat: 1, origin: 'here', after: 'snorkels' });
  expect((await heard(page, 'cauce-change')).at(-1)).toEqual({
    line: 'snorkels : d4',
    ply: 1,
    fresh: false,
    edited: true,
  });
  await frame.locator('[data-id="e4"]').click({ force: true });
  for (const after of ['snorkels', 7])
    expect(await call(page, 'play', 'e4', { after })).toMatchObject({ error: { code: 'refusal-elsewhere' } });
  expect(await call(page, 'play', 'e4', { after: 'snorkels : d4' })).toBe(true);
  expect(await now()).toBe('snorkels : d4 e4');

  await call(page, 'mark', [{ at: 'd4' }, { from: 'a1', to: 'b2', colour: 'win' }]);
  await expect(frame.locator('.arrows > *')).toHaveCount(4);
  const saved = await call(page, 'save');
  expect((await ask(page, { get: ['record'] })).record).toContain('Ana');
  await ask(page, {
    set: {
      line: 'tayu',
      draws: 'host',
      names: ['Bo'],
      seats: 'away away',
      orientation: 'seat-2',
      theme: 'dark',
      lang: 'es',
    },
  });
  await expect.poll(now).toBe('tayu');
  await expect(frame.locator('html[lang=es]')).toHaveCSS('color-scheme', 'dark');
  expect(await ask(page, { get: ['seats', 'draws', 'orientation'] })).toEqual({
    seats: 'away away',
    draws: 'host',
    orientation: 'seat-2',
  });
  expect(await call(page, 'restore', 'nonsense')).toMatch(/partida guardada/);
  expect(await call(page, 'restore', saved)).toBe(null);
  expect(await ask(page, { get: ['line', 'names'] })).toEqual({ line: 'snorkels : d4 e4', names: ['Ana', ''] });
});

test('a frame with the asks option leaves moves to the host page', async ({ page, baseURL }) => {
  await visit(page, baseURL, 'game=snorkels&asks');
  const frame = page.frameLocator('iframe');
  await frame.locator('[data-id="d4"]').click();
  await expect.poll(() => heard(page, 'cauce-before-move')).toEqual([{ token: 'd4', seat: 1, origin: 'here' }]);
  expect(await heard(page, 'cauce-move')).toEqual([]);
  expect(await call(page, 'play', 'd4')).toBe(true);
  expect((await heard(page, 'cauce-move')).at(-1)?.line).toBe('snorkels : d4');
  await ask(page, { set: { asks: false } });
  await frame.locator('[data-id="e4"]').click();
  await expect.poll(async () => (await heard(page, 'cauce-move')).at(-1)?.line).toBe('snorkels : d4 e4');
});

test('an invalid address opens a new game and reports what was wrong', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await visit(page, baseURL, 'game=chess&moves=e4&controls=everything&theme=pink&lang=xx&<b>=1&&&=');
  expect(await ask(page, { get: ['line'] })).toEqual({ line: 'snorkels' });
  expect((await heard(page, 'cauce-error')).at(-1)?.reason).toContain('There is no game of that name');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  await frame.getByRole('button', { name: 'New game' }).click();
  await expect(offered(frame, 'undo')).toBeAttached();
  // A new fragment is followed without reloading.
  await page.locator('iframe').evaluate((/** @type {any} */ node) => {
    node.src = `${node.src.split('#')[0]}#game=sendas&controls=none`;
  });
  await expect.poll(() => heard(page, 'cauce-ready')).toHaveLength(2);
  expect(await ask(page, { get: ['line'] })).toEqual({ line: 'sendas' });
  await expect(offered(frame, 'undo')).toHaveCount(0);
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the game in a frame can be played by keyboard alone', { tag: '@engines' }, async ({ page, baseURL }) => {
  await visit(page, baseURL);
  const frame = page.frameLocator('iframe');
  for (let tabs = 0; tabs < 9 && !(await frame.locator('[role=gridcell]:focus').count()); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard(page, 'cauce-move')).at(-1)?.line).toBe('snorkels : d5');
  await page.keyboard.press('u');
  await expect.poll(async () => (await heard(page, 'cauce-change')).at(-1)?.line).toBe('snorkels');
});

test('ten thousand malformed messages do no harm', async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  const trouble = complaints(page);
  await visit(page, baseURL);
  await page.evaluate(() => {
    const cycle = /** @type {any} */ ({ cauce: 1, call: 'play' });
    cycle.args = [cycle];
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
      { cauce: '1', call: 'play', args: ['d4'] },
      { cauce: 2, call: 'play', args: ['d4'] },
      { call: 'play', args: ['d4'] },
      { cauce: 1, constructor: 'play' },
      { cauce: 1, call: 'play' },
      { cauce: 1, call: 'play', args: 7 },
      { cauce: 1, call: 'play', args: 'd4' },
      { cauce: 1, call: 'play', args: [null] },
      { cauce: 1, call: 'play', args: [['d4', 'd4']] },
      { cauce: 1, call: 'play', args: [10n] },
      { cauce: 1, call: 'play', args: ['d4', { after: {} }], id: {} },
      { cauce: 1, call: 'play', args: ['x'.repeat(70_000)] },
      { cauce: 1, call: 'play', args: ['<img src=x>'] },
      { cauce: 1, call: 'mark', args: [[null]] },
      { cauce: 1, call: 'say', args: [null] },
      { cauce: 1, call: 'goTo', args: [{}] },
      { cauce: 1, set: null },
      { cauce: 1, set: 'line' },
      { cauce: 1, set: { names: 7, marks: {} } },
      { cauce: 1, get: {} },
      { cauce: 1, get: [null] },
      { cauce: 1, listen: 'cauce-move' },
      { cauce: 1, cancel: {} },
    ];
    for (let time = 0; time < 10_000; time += 1) frames[0]?.postMessage(odd[time % odd.length], '*');
  });
  await post(page, { cauce: 1, call: 'play', args: ['e5'] });
  await expect
    .poll(async () => (await heard(page, 'cauce-move')).at(-1)?.line, { timeout: 60_000 })
    .toBe('snorkels : e5');
  expect(await heard(page, 'cauce-move')).toHaveLength(1);
  await page.frameLocator('iframe').locator('[data-id="a1"]').click();
  await expect.poll(async () => (await heard(page, 'cauce-move')).at(-1)?.line).toBe('snorkels : e5 a1');
  expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
});

test('messages with names outside the interface or oversized arguments are refused', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await visit(page, baseURL);
  const unknown = [
    ...['openLink', 'notify', 'practise', 'use', 'attachShadow', 'remove', 'constructor', '__proto__'].map((call) => ({
      call,
    })),
    ...['src', 'innerHTML', 'onclick', 'extension', 'turn', '__proto__', 'constructor'].map((name) => ({
      set: Object.fromEntries([[name, 'x']]),
    })),
    ...['shadowRoot', 'innerHTML', 'ready', 'src', 'ownerDocument', '__proto__', 'constructor'].map((name) => ({
      get: [name],
    })),
    ...['click', 'cauce-nothing'].map((name) => ({ listen: [name] })),
    { call: ['play'], args: ['d4'] },
  ];
  for (const message of unknown)
    expect(await ask(page, message), JSON.stringify(message)).toMatchObject({ error: { code: 'unknown' } });
  const large = [
    { call: 'mark', args: [new Array(257).fill({ at: 'd4' })] },
    { call: 'analyse', args: [{ steps: 1_000_001 }] },
    { call: 'restore', args: ['x'.repeat(2 ** 21)] },
  ];
  for (const message of large) expect(await ask(page, message)).toMatchObject({ error: { code: 'large' } });
  // A request with one invalid name changes nothing.
  expect(await ask(page, { set: { readonly: true, innerHTML: '' } })).toMatchObject({ error: { code: 'unknown' } });
  expect(await ask(page, { get: ['line', 'readonly'] })).toEqual({ line: 'snorkels', readonly: false });
  expect(trouble).toEqual([]);
});

test('messages from windows other than the parent are ignored', async ({ page, baseURL }) => {
  await visit(page, baseURL);
  // A second frame of the host's origin, and one of the frame's own origin, send messages to the game.
  await page.evaluate(async () => {
    const other = document.createElement('iframe');
    other.srcdoc = '<p>other</p>';
    document.body.append(other);
    await new Promise((done) => (other.onload = done));
    const script = other.contentDocument?.createElement('script');
    if (script) {
      script.textContent = 'parent.frames[0].postMessage({ cauce: 1, call: "play", args: ["d4"] }, "*")';
      other.contentDocument?.body.append(script);
    }
  });
  await page
    .frameLocator('iframe')
    .first()
    .locator('html')
    .evaluate(() => window.postMessage({ cauce: 1, call: 'play', args: ['d4'] }, '*'));
  expect(await ask(page, { get: ['line'] })).toEqual({ line: 'snorkels' });
  expect(await heard(page, 'cauce-move')).toEqual([]);
});

test('axe finds nothing in the frame', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}embed.html#game=snorkels`);
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await axe(page)).filter((found) => !/^(page-has-heading-one)/.test(found))).toEqual([]);
});

test('the end of a game does not scroll the page for frames', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 });
  await page.goto('./embed.html#game=snorkels&controls=full&moves=a1+swap+b1+g7');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 160));
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  const { x, y } = await middle(page, 'a2');
  await page.mouse.click(x, y);
  await expect(page.locator('.status-line')).toHaveText('Player 1 wins');
  await expect(page.locator('.status-line')).not.toBeInViewport();
});
