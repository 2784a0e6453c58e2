// The pages about embedding: the board maker and its code, the live examples, and the reference.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { complaints, LANGUAGES, offered, site } from './helpers.mjs';
import { host } from './hosts.mjs';
import { look } from './looks.mjs';

/** @param {import("@playwright/test").Page} page */
async function visit(page) {
  await page.goto('./embedding.html');
  await expect(page.locator('.preview').getByRole('grid')).toBeVisible();
}

/** A field of the board maker. @param {import("@playwright/test").Page} page @param {string} name */
const wish = (page, name) => page.locator('.wishes').getByRole('combobox', { name, exact: true });

/** The generated code. @param {import("@playwright/test").Page} page */
const code = (page) => page.locator('.made code');

/** Returns a property of the board that was made. @param {import("@playwright/test").Page} page @param {string} name */
const made = (page, name) =>
  page.locator('.preview cauce-game').evaluate((game, name) => /** @type {any} */ (game)[name], name);

/**
 * Presses the button, and returns the content of the clipboard.
 *
 * @param {import("@playwright/test").Page} page
 */
async function copy(page) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('.made').getByRole('button', { name: 'Copy' }).click();
  await expect(page.locator('.made').getByRole('status').first()).toHaveText('Copied.');
  return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Opens a page of another origin with the copied code only.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} copied
 */
async function paste(page, copied) {
  const own = await host({
    '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Club</title><h1>Club</h1>\n${copied}\n</html>`,
  });
  await page.goto(own.origin);
}

test('the board and the generated code follow the chosen options', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  await visit(page);
  const script = `<script type="module" src="${baseURL}cauce@1.js"></script>\n`;
  await expect(code(page)).toHaveText(`${script}<cauce-game game="snorkels"></cauce-game>`);

  await wish(page, 'Game').selectOption('Caminos');
  await expect.poll(() => made(page, 'line')).toBe('caminos');
  await wish(page, 'Around the board').selectOption('Everything');
  await expect(offered(page.locator('.preview'), 'rules')).toBeAttached();
  await wish(page, 'Around the board').selectOption('Nothing');
  await expect(page.locator('.preview .status')).toBeHidden();
  await wish(page, 'Appearance').selectOption('Dark');
  await expect(page.locator('.preview cauce-game')).toHaveCSS('color-scheme', 'dark');
  await wish(page, 'Language').selectOption('Català');
  await expect(page.locator('.preview').getByRole('grid', { name: 'Caminos, el tauler' })).toBeVisible();
  await page.getByLabel('View only').check();
  await expect(page.locator('.preview').getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  await expect(code(page)).toHaveText(
    `${script}<cauce-game game="caminos" controls="none" theme="dark" lang="ca" readonly></cauce-game>`,
  );

  const steps = await page.evaluate(() => history.length);
  await wish(page, 'Embed as').selectOption('An iframe');
  const frame = page.frameLocator('.preview iframe');
  await expect(frame.getByRole('grid', { name: 'Caminos, el tauler' })).toHaveAttribute('aria-readonly', 'true');
  await expect(frame.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(code(page)).toContainText('#game=caminos&amp;controls=none&amp;theme=dark&amp;lang=ca&amp;readonly');
  await wish(page, 'Game').selectOption('Snorkels');
  await expect(frame.getByRole('grid', { name: 'Snorkels, el tauler' })).toBeVisible();
  expect(await page.evaluate(() => history.length), 'the options add no entries to the history').toBe(steps);
  expect(trouble).toEqual([]);
});

test('the copied code shows the same board on a page of another origin', async ({ page }) => {
  for (const [way, within] of /** @type {const} */ ([
    ['Two lines', () => page],
    ['An iframe', () => page.frameLocator('iframe[title=Sendas]')],
  ])) {
    await visit(page);
    await wish(page, 'Game').selectOption('Sendas');
    await wish(page, 'Language').selectOption('Español');
    await wish(page, 'Embed as').selectOption(way);
    const copied = await copy(page);
    expect(copied).toBe(await code(page).textContent());

    const trouble = complaints(page);
    await paste(page, copied);
    await within().getByRole('button', { name: 'Pasar', exact: true }).click();
    await within().getByRole('button', { name: '¿Pasar?', exact: true }).click();
    await expect
      .poll(() =>
        within()
          .locator('cauce-game')
          .evaluate((game) => /** @type {any} */ (game).line),
      )
      .toBe('sendas : pass');
    expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
  }
});

test('every example on the page works', async ({ page }) => {
  const trouble = complaints(page);
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => void (request.url().endsWith('.wasm') && fetched.push(request.url())));
  await visit(page);
  /** @param {string} name */
  const example = (name) => page.locator('.example').filter({ has: page.getByRole('heading', { name, exact: true }) });
  /** @param {import("@playwright/test").Locator} within */
  const line = (within) => within.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).line);

  const diagram = example('A diagram in a text');
  await diagram.scrollIntoViewIfNeeded();
  await expect(diagram.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
  const shown = await line(diagram);
  await diagram.locator('[data-id="a7"]').click({ force: true });
  expect(await line(diagram)).toBe(shown);

  const playable = example('A board to play on');
  await playable.locator('[data-id="c1"]').click();
  await playable.locator('[data-id="e3"]').click();
  expect(await line(playable)).toBe('sendas : c1-e3=ES');
  await playable.getByRole('button', { name: 'Undo' }).click();
  expect(await line(playable)).toBe('sendas');

  const driven = example('A board that your script drives');
  const heard = driven.locator('.heard li');
  await driven.scrollIntoViewIfNeeded();
  await expect(driven.getByRole('grid')).toBeVisible();
  await driven.getByRole('button', { name: 'Random move' }).click();
  await expect(heard).toHaveCount(1);
  const [, token] = (await heard.textContent())?.split(': ') ?? [];
  expect(await line(driven)).toBe(`snorkels : ${token}`);
  await driven.getByRole('button', { name: 'Undo', exact: true }).click();
  expect(await line(driven)).toBe('snorkels');
  await driven.locator('[data-id="b2"]').click();
  await expect(heard).toHaveText([`1: ${token}`, '1: b2']);
  await driven.getByRole('button', { name: 'Begin again' }).click();
  await expect.poll(() => line(driven)).toBe('snorkels');
  await expect(driven.getByText('Nothing yet: make a move.')).toBeVisible();

  expect(new Set(fetched).size, 'no module is fetched twice').toBe(fetched.length);
  expect(trouble).toEqual([]);
});

test('the reference contains the documentation of the types and is marked as English', async ({ page }) => {
  await page.goto('./embedding.html');
  await page.evaluate(() => localStorage.clear());
  await visit(page);
  const reference = page.locator('.reference');
  const entry = (/** @type {string} */ code) =>
    reference.locator('.entries > div').filter({ has: page.locator('dt', { hasText: code }) });
  const types = readFileSync(new URL('../../www/cauce.d.ts', import.meta.url), 'utf8');
  for (const code of ['play(token: string', "'cauce-before-move'", 'call: string']) {
    const [, text = ''] = /\* ([A-Z][^`*\n]+)/.exec(types.slice(types.lastIndexOf('/**', types.indexOf(code)))) ?? [];
    expect(text, code).not.toBe('');
    await expect(entry(code)).toContainText(text.trim());
  }
  await expect(reference.getByRole('heading', { name: 'CauceGame', exact: true })).toBeVisible();
  for (const name of ['--cauce-water', '--cauce-board-height', '--cauce-purple'])
    await expect(reference.locator('.chips').getByText(name, { exact: true })).toHaveCount(1);
  await expect(reference.getByText('--cauce-bed', { exact: true })).toHaveCount(0);
  await expect(entry('play(token: string').locator('xpath=ancestor::*[@lang]').last()).toHaveAttribute('lang', 'en');
});

test('the contents link to every part of the page, and on a phone the reference is folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./embedding.html');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents).toBeInViewport({ ratio: 1 });
  // A board is visible before any input.
  await expect(page.locator('.preview').getByRole('grid')).toBeInViewport({ ratio: 0.9 });
  for (const link of await contents.getByRole('listitem').getByRole('link').all()) {
    const aim = page.locator(String(await link.getAttribute('href')));
    await expect(aim).toHaveText((await link.textContent()) ?? '');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  await contents.getByRole('link', { name: 'Messages of the iframe' }).click();
  const heading = page.getByRole('heading', { name: 'Messages of the iframe' });
  await expect(heading).toBeInViewport();
  const entry = page.locator('.entries > div').filter({ has: page.locator('dt', { hasText: 'play(token: string' }) });
  await expect(entry).toBeHidden();
  await page
    .locator('.reference summary')
    .filter({ hasText: /^CauceGame$/ })
    .click();
  await expect(entry).toBeVisible();
});

test('on a page of fifty diagrams, each is rendered only when it comes near the viewport', async ({ page }) => {
  const trouble = complaints(page);
  await page.goto('./fifty.html');
  await expect(page.locator('cauce-game')).toHaveCount(50);
  // The last board is created only when it comes near the screen.
  const last = page.locator('cauce-game').last();
  await expect(page.locator('cauce-game').first().getByRole('grid')).toBeVisible();
  await expect(last.getByRole('grid')).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole('grid')).toBeVisible();
  await expect
    .poll(() =>
      last.locator('.board canvas').evaluate((node) => {
        const canvas = /** @type {HTMLCanvasElement} */ (node);
        return canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3];
      }),
    )
    .toBe(255);
  expect(trouble).toEqual([]);
});

test('a board can be configured and its code copied by keyboard alone', async ({ page }) => {
  await visit(page);
  await wish(page, 'Game').focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => made(page, 'playing')).toBe('tayu');
  for (const name of ['controls', 'theme', 'lang', 'readonly', 'way']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`.wishes [name=${name}]`)).toBeFocused();
    if (name === 'readonly') await page.keyboard.press('Space');
  }
  await expect(code(page)).toContainText('game="tayu" readonly');
  // The board comes before its code in the tab order.
  const focused = () => page.evaluate(() => document.activeElement?.matches('.made pre'));
  for (let tabs = 0; tabs < 20 && !(await focused()); tabs += 1) await page.keyboard.press('Tab');
  await expect(page.locator('.made pre')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('game="tayu"');
});

test('a change of the language or theme of the site keeps the chosen options', async ({ page }) => {
  await visit(page);
  await wish(page, 'Game').selectOption('Sendas');
  await (await site(page, 'theme')).selectOption('dark');
  await expect(page.locator('.preview cauce-game')).toHaveCSS('color-scheme', 'dark');
  await (await site(page, 'language')).selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mettez un plateau sur votre site');
  await expect(page.locator('.preview').getByRole('grid', { name: 'Sendas, le plateau' })).toBeVisible();
  await expect(page.locator('.preview cauce-game')).toHaveCSS('color-scheme', 'dark');
  // The theme of this page is not the board's.
  await expect(code(page)).not.toContainText('theme');
});

test('in every language the page is fully translated and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./embedding.html');
  const title = page.getByRole('heading', { level: 1 });
  /** @type {Set<string>} */ const said = new Set();
  for (const lang of LANGUAGES) {
    await (await site(page, 'language')).selectOption(lang);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect.poll(async () => said.has(await title.innerText()), lang).toBe(false);
    said.add(await title.innerText());
    // A message that is missing in a catalogue is displayed as its id.
    expect(await page.locator('main').innerText(), lang).not.toMatch(/\bembedding-[a-z]/);
    // The table of contents may scroll horizontally.
    for (const size of ['100%', '200%']) {
      const wide = await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
        return [...document.querySelectorAll('main *')]
          .filter(
            (node) =>
              !node.matches('option, .unseen, .unseen *, .contents ul *') &&
              node.getBoundingClientRect().right > innerWidth + 1,
          )
          .map((node) => `${node.tagName} ${node.className}`);
      }, size);
      expect(wide, `${lang}, ${size}`).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
});

/**
 * Creates all boards of a page, including those out of view.
 *
 * @param {import("@playwright/test").Page} page
 */
async function makeAll(page) {
  await page.locator('cauce-game').evaluateAll(async (games) => {
    for (const game of games) {
      game.scrollIntoView();
      await /** @type {any} */ (game).ready;
    }
    scrollTo(0, 0);
  });
}

test('the page about embedding passes the checks of layout and of axe', async ({ page }) => {
  // Many boards take time.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await makeAll(page);
  await look(page, 'embedding');
});
