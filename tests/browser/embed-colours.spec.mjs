// The colours of a board on a page follow the colour scheme of the page, and the page can set colours of its own.

import { expect, test } from '@playwright/test';
import { STYLES } from '../../crates/xtask/site/reference.mjs';
import axe from './axe.mjs';
import { visit as guest } from './hosts.mjs';

const BOARD = '<cauce-game line="snorkels : d4" loading="eager"></cauce-game>';

/**
 * Pages, each with the scheme of a board under a light and a dark system scheme.
 * @type {Record<string, { style?: string, body?: string, light: string, dark: string }>}
 */
const PAGES = {
  'a page without styles': { light: 'light', dark: 'light' },
  'both schemes': { style: ':root { color-scheme: light dark }', light: 'light', dark: 'dark' },
  'a dark scheme': { style: ':root { color-scheme: dark }', light: 'dark', dark: 'dark' },
  'a light scheme': { style: ':root { color-scheme: light }', light: 'light', dark: 'light' },
  'a dark background without a scheme': {
    style: 'body { background: #111; color: #eee }',
    light: 'dark',
    dark: 'dark',
  },
  'a dark background in modern colour syntax': {
    style: ':root { background: oklch(20% 0.02 250); color: oklch(95% 0 0) }',
    light: 'dark',
    dark: 'dark',
  },
  'a light background without a scheme': {
    style: 'body { background: #fefefe; color: #111 }',
    light: 'light',
    dark: 'light',
  },
  'a dark section of a light page': {
    style: 'section { background: rgb(10 20 30 / 95%); color: white }',
    body: `<section><div>${BOARD}</div></section>`,
    light: 'dark',
    dark: 'dark',
  },
  'a dark shadow root of a light page': {
    body: `<div id="outer"><template shadowrootmode="open"><style>div { background: #101418; color: #eee }</style><div><slot></slot></div></template>${BOARD}</div>`,
    light: 'dark',
    dark: 'dark',
  },
  'a scheme of the element itself': {
    style: 'cauce-game { color-scheme: dark; background: #000 }',
    light: 'dark',
    dark: 'dark',
  },
  'a theme in spite of the page': {
    style: 'body { background: #111; color: #eee } cauce-game { background: white }',
    body: BOARD.replace('loading', 'theme="light" loading'),
    light: 'light',
    dark: 'light',
  },
};

/** @param {import("@playwright/test").Page} page @param {string | undefined} site @param {{ style?: string, body?: string }} how */
const visit = (page, site, { style = '', body = BOARD }) =>
  guest(page, site, body, { head: `<style>${style}</style>` });

/** Whether a board has light or dark colours. @param {import("@playwright/test").Page} page */
const scheme = (page) =>
  page.locator('cauce-game .status-line').evaluate((status) => {
    const [, red = 0, green = 0, blue = 0] = getComputedStyle(status).color.match(/(\d+), (\d+), (\d+)/) ?? [];
    return Number(red) + Number(green) + Number(blue) > 384 ? 'dark' : 'light';
  });

/** The colour in the middle of the board. @param {import("@playwright/test").Page} page */
const cell = (page) =>
  page.locator('cauce-game .board canvas').evaluate((node) => {
    const canvas = /** @type {HTMLCanvasElement} */ (node);
    const at = [Math.round(canvas.width * 0.48), Math.round(canvas.height * 0.4)];
    return [...(canvas.getContext('2d')?.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data ?? [])].slice(0, 3).join();
  });

for (const system of /** @type {const} */ (['light', 'dark']))
  test.describe(`with a ${system} system scheme`, () => {
    test.use({ colorScheme: system });

    test('a board has the colour scheme of its page', { tag: '@engines' }, async ({ page, baseURL }) => {
      for (const [name, how] of Object.entries(PAGES)) {
        await visit(page, baseURL, how);
        // Some browsers cannot emulate the system's scheme.
        const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
        const wanted = how[dark ? 'dark' : 'light'];
        await expect.poll(() => scheme(page), name).toBe(wanted);
        // The SVG has the same scheme as the text.
        const svg = await page.locator('cauce-game').evaluate((/** @type {any} */ game) => {
          const { theme } = game;
          const now = game.svg();
          const other = ['light', 'dark'].filter((one) => {
            game.theme = one;
            return game.svg() === now;
          });
          game.theme = theme;
          return other;
        });
        expect(svg, name).toContain(wanted);
      }
    });
  });

test('a board follows its page when the page turns dark and light again', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  for (const style of [
    '.dark { color-scheme: dark; background: #111; color: #eee }',
    '.dark body { background: #111; color: #eee }',
  ]) {
    await visit(page, baseURL, { style });
    const before = await cell(page);
    for (const dark of [true, false, true]) {
      await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), dark);
      await expect.poll(() => scheme(page), style).toBe(dark ? 'dark' : 'light');
      if (dark) await expect.poll(() => cell(page), style).not.toBe(before);
      else await expect.poll(() => cell(page), style).toBe(before);
    }
  }
});

test('a board is repainted when a class changes one of its colours', { tag: '@engines' }, async ({ page, baseURL }) => {
  const style = '.own cauce-game { --cauce-cell: rgb(1 2 3) } .other cauce-game { --cauce-cell: rgb(9 8 7) }';
  await visit(page, baseURL, { style, body: `<section id="own">${BOARD}</section>` });
  for (const [name, colour] of [
    ['own', '1,2,3'],
    ['other', '9,8,7'],
  ]) {
    await page.locator('#own').evaluate((/** @type {any} */ section, name) => (section.className = name), name);
    await expect.poll(() => cell(page)).toBe(colour);
    const svg = await page.locator('cauce-game').evaluate((/** @type {any} */ game) => game.svg());
    expect(svg.replaceAll(' ', '')).toContain(`rgb(${colour})`);
  }
  // Also a colour that changed while the board was hidden.
  await page.locator('#own').evaluate(async (/** @type {any} */ section) => {
    section.hidden = true;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
  await page.locator('#own').evaluate((/** @type {any} */ section) => (section.className = 'own'));
  await page.locator('#own').evaluate((/** @type {any} */ section) => (section.hidden = false));
  await expect.poll(() => cell(page)).toBe('1,2,3');
});

test('sides, last move and aim have different colours in a browser that forces dark pages', async ({
  page,
  baseURL,
}) => {
  await visit(page, baseURL, {});
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const colours = await page.locator('cauce-game .board > canvas').evaluate((canvas) =>
    ['purple', 'green', 'last', 'aim', 'cell'].map((name) => {
      const probe = document.createElement('span');
      probe.style.color = `var(--cauce-${name})`;
      canvas.after(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }),
  );
  expect(new Set(colours).size).toBe(colours.length);
});

test('the styles that the reference shows for a dark page take effect and have enough contrast', async ({
  page,
  baseURL,
}) => {
  const style = `body { background: #16181d; color: #e8e6e3 } ${STYLES}`;
  const body = BOARD.replace('loading', 'seats="here computer-1" controls="full" loading');
  await visit(page, baseURL, { style, body });
  await expect(page.locator('cauce-game .status-line')).toHaveCSS('color', 'rgb(232, 230, 227)');
  expect(STYLES.match(/--cauce-/g)).toHaveLength(6);
  expect((await axe(page)).filter((found) => found.includes('contrast'))).toEqual([]);
});
