// What is painted is visible: in forced colours, after scrolling away and back, and after the browser has dropped a
// canvas.

import { expect, test } from '@playwright/test';
import { FIREFOX } from '../firefox.mjs';
import { FAULTY, command, middle, open } from './helpers.mjs';

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/** Games in which both sides have moved; where each side is visible, as targets or parts of the board; and a target to aim at. */
const GAMES = {
  snorkels: { line: 'snorkels : d4 e3 b2 f6', sides: ['d4', 'e3'], last: 'f6', aim: 'c5' },
  tayu: {
    line: 'tayu : +167 j8v235 +057 l7h057 +125 l6h156',
    sides: [
      { x: 0.4, y: 0.01, width: 0.2, height: 0.03 },
      { x: 0.01, y: 0.3, width: 0.03, height: 0.2 },
    ],
    last: 'm6',
    aim: null,
  },
  caminos: {
    line: 'caminos : L:f4g4g5g6 T:f5f5f5g5 L:c5c6c7d7 L:d2d3e3f3',
    sides: ['c6', 'd3'],
    last: 'e3',
    aim: 'b2',
  },
  sendas: { line: 'sendas : g1-f2=SW g9=NW f2-g1 g9-e7', sides: ['d1', 'd9'], last: 'e7', aim: 'd1' },
};

/**
 * Returns a coarse fingerprint of a part of the board: a few numbers that differ if it looks different.
 *
 * @param {import('@playwright/test').Page} page @param {string | Box} part a target, or a part of the canvas
 */
const painted = (page, part) =>
  page.locator('cauce-game').evaluate((/** @type {any} */ game, part) => {
    const canvas = game.shadowRoot.querySelector('.board > canvas');
    const [all, at] = [canvas.getBoundingClientRect(), typeof part === 'string' ? game.rectOf(part) : null];
    const { x, y, width, height } = /** @type {Box} */ (
      at
        ? {
            x: (at.x - all.x) / all.width,
            y: (at.y - all.y) / all.height,
            width: at.width / all.width,
            height: at.height / all.height,
          }
        : part
    );
    const small = new OffscreenCanvas(8, 8);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (small.getContext('2d'));
    const [w, h] = [canvas.width, canvas.height];
    context.drawImage(canvas, x * w, y * h, width * w, height * h, 0, 0, 8, 8);
    return Array.from(context.getImageData(0, 0, 8, 8).data);
  }, part);

/** Returns the largest difference between two fingerprints. @param {number[]} one @param {number[]} other */
const apart = (one, other) => Math.max(...one.map((value, at) => Math.abs(value - (other[at] ?? 0))));

/** Returns the preferences with which Firefox forces colours. @param {'light' | 'dark'} scheme */
function forcing(scheme) {
  const [ground, ink] = scheme === 'dark' ? ['#000000', '#ffffff'] : ['#ffffff', '#000000'];
  const both = (/** @type {string} */ name, /** @type {string} */ colour) => ({
    [`browser.display.${name}_color`]: colour,
    [`browser.display.${name}_color.dark`]: colour,
  });
  return {
    'browser.display.document_color_use': 2,
    'browser.display.use_system_colors': false,
    ...both('background', ground),
    ...both('foreground', ink),
  };
}

for (const scheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(`in forced colours, ${scheme}`, () => {
    /** @type {import('@playwright/test').Page} */ let page;
    /** @type {() => Promise<void>} */ let close;

    test.beforeEach(async ({ browser, browserName, playwright, baseURL }) => {
      test.skip(browserName === 'webkit', 'it forces no colours');
      // Firefox forces colours only through its preferences.
      const fox = browserName === 'firefox';
      const own = fox ? await playwright.firefox.launch({ ...FIREFOX, firefoxUserPrefs: forcing(scheme) }) : browser;
      const how = fox ? {} : { forcedColors: /** @type {const} */ ('active'), colorScheme: scheme };
      const context = await own.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce', ...how });
      page = await context.newPage();
      close = () => (fox ? own.close() : context.close());
    });
    test.afterEach(() => close());

    test('sides, the last move and the preview are distinguishable, and pictures have several colours', {
      tag: '@engines',
    }, async () => {
      for (const [game, { line, sides, last, aim }] of Object.entries(GAMES)) {
        await test.step(game, async () => {
          await page.goto('about:blank');
          await page.mouse.move(0, 0);
          await open(page, `game=${line.replace(' : ', '&moves=').replaceAll('+', '%2B').replaceAll(' ', '+')}`);
          expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
          const [one = '', other = ''] = sides;
          expect(apart(await painted(page, one), await painted(page, other)), game).toBeGreaterThan(40);
          const lies = await painted(page, last);
          expect(Math.max(...lies) - Math.min(...lies.filter((_, at) => at % 4 < 3))).toBeGreaterThan(40);
          await page.locator('cauce-game').evaluate((/** @type {any} */ game) => game.undo());
          await expect.poll(async () => apart(await painted(page, last), lies)).toBeGreaterThan(40);
          await page.locator('cauce-game').evaluate((/** @type {any} */ game) => game.redo());
          await expect.poll(async () => apart(await painted(page, last), lies)).toBeLessThan(10);
          if (!aim) return;
          const bare = await painted(page, aim);
          const { x, y } = await middle(page, aim);
          await page.mouse.move(x, y);
          await expect.poll(async () => apart(await painted(page, aim), bare)).toBeGreaterThan(40);
        });
      }
      await test.step('the board has the theme of the forced colours, whatever the page sets', async () => {
        await page.goto('about:blank');
        await open(page, 'game=snorkels');
        const corner = { x: 0.15, y: 0.15, width: 0.05, height: 0.05 };
        const before = await painted(page, corner);
        for (const theme of ['light', 'dark']) {
          await page.locator('cauce-game').evaluate((/** @type {any} */ game, theme) => (game.theme = theme), theme);
          await expect.poll(async () => apart(await painted(page, corner), before)).toBeLessThan(8);
        }
      });
      await test.step('pictures and the icons of pieces have several colours', async () => {
        await page.goto('about:blank');
        /** Returns the number of colours in a canvas, coarsely. @param {import('@playwright/test').Locator} canvas */
        const colours = (canvas) =>
          canvas.evaluate((/** @type {HTMLCanvasElement} */ canvas) => {
            const { width, height } = canvas;
            const data = width && canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
            const seen = new Set();
            for (let at = 0; data && at < data.length; at += 4)
              if (data[at + 3] === 255)
                seen.add([data[at], data[at + 1], data[at + 2]].map((part) => (part ?? 0) >> 5).join());
            return seen.size;
          });
        await open(page);
        for (const picture of await page.locator('canvas.picture').all())
          await expect.poll(() => colours(picture)).toBeGreaterThan(5);
        await open(page, 'game=caminos');
        const icons = page.locator('cauce-game .choice canvas');
        expect(await icons.count()).toBeGreaterThan(3);
        for (const icon of await icons.all()) await expect.poll(() => colours(icon)).toBeGreaterThan(2);
      });
      await test.step('the graph of an analysis has a band for each side', async () => {
        await open(page, FAULTY);
        await command(page, 'analyse');
        await expect(page.locator('cauce-game .analysis-sum .analysis-counts table')).toBeVisible({ timeout: 45_000 });
        const fills = await page
          .locator('cauce-game .graph .band')
          .evaluateAll((bands) => bands.map((band) => getComputedStyle(band).fill));
        expect(new Set(fills).size).toBe(2);
        const cursor = page.locator('cauce-game .graph-cursor');
        const ground = await page
          .locator('cauce-game .graph')
          .evaluate((graph) => getComputedStyle(graph).backgroundColor);
        expect(await cursor.evaluate((line) => getComputedStyle(line).backgroundColor)).not.toBe(ground);
      });
    });
  });
}

test('turning forced colours on or off repaints a visible board', async ({ page }) => {
  await open(page, 'game=snorkels');
  const corner = { x: 0.15, y: 0.15, width: 0.05, height: 0.05 };
  const before = await painted(page, corner);
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => (game.theme = 'dark'));
  await expect.poll(async () => apart(await painted(page, corner), before)).toBeGreaterThan(40);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await expect.poll(async () => apart(await painted(page, corner), before)).toBeLessThan(8);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect.poll(async () => apart(await painted(page, corner), before)).toBeGreaterThan(40);
});

test('of fifty boards, those out of sight release their pixels and are repainted on screen and in print', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(() => {
    /** @type {WeakRef<Node>[]} */ const made = [];
    const { createElement } = Document.prototype;
    const { cloneNode } = Node.prototype;
    /** @template {Node} T @param {T} node */
    const note = (node) => {
      if (node instanceof HTMLCanvasElement) made.push(new WeakRef(node));
      return node;
    };
    Document.prototype.createElement = /** @type {any} */ (
      /** @this {Document} @param {[string]} how */ function (...how) {
        return note(createElement.apply(this, how));
      }
    );
    Node.prototype.cloneNode = function (...how) {
      return note(cloneNode.apply(this, how));
    };
    Object.assign(window, { made });
  });
  await page.goto('./fifty.html');
  await page.waitForFunction(() => document.querySelectorAll('cauce-game').length >= 50);
  /** Returns the number of pixels of all canvases, also of those outside of the document. */
  const held = async () => {
    await page.requestGC();
    return page.evaluate(() =>
      /** @type {any} */ (window).made.reduce(
        (/** @type {number} */ sum, /** @type {WeakRef<HTMLCanvasElement>} */ made) => {
          const { width = 0, height = 0 } = made.deref() ?? {};
          return sum + width * height;
        },
        0,
      ),
    );
  };
  /** Returns the boards that are blank. */
  const blank = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('cauce-game')].flatMap((game, at) => {
        const canvas = /** @type {HTMLCanvasElement | null | undefined} */ (
          game.shadowRoot?.querySelector('.board > canvas')
        );
        const data = canvas?.width && canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
        const seen = data && data.some((value, at) => at % 4 === 3 && value > 0);
        const { top, bottom } = game.getBoundingClientRect();
        return seen ? [] : [{ at, inSight: bottom > 0 && top < innerHeight }];
      }),
    );
  const { width } = await page
    .locator('cauce-game')
    .first()
    .evaluate((game) => game.getBoundingClientRect());
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y <= height; y += 300) {
    await page.evaluate((y) => scrollTo(0, y), y);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // As many boards as fit near the screen, each with a copy of its background.
  const screens = 2 * (await page.evaluate(() => innerWidth * (innerHeight + 800)));
  expect(width).toBeGreaterThan(100);
  await expect.poll(held).toBeLessThan(screens);
  await expect.poll(async () => (await blank()).filter(({ inSight }) => inSight)).toEqual([]);
  expect((await blank()).length).toBeGreaterThan(10);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await blank()).filter(({ inSight }) => inSight)).toEqual([]);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  expect(await blank()).toEqual([]);
  // Print has a higher resolution than the screen.
  const fine = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('cauce-game')].map((game) => {
        const canvas = /** @type {HTMLCanvasElement | null | undefined} */ (
          game.shadowRoot?.querySelector('.board > canvas')
        );
        return canvas ? canvas.width / canvas.clientWidth : 0;
      }),
    );
  expect(Math.min(...(await fine()))).toBeGreaterThan(2);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(Math.max(...(await fine()))).toBeLessThan(2);
  expect((await blank()).length).toBeGreaterThan(10);
});

test('icons of pieces are repainted after they were hidden', async ({ page }) => {
  await open(page, 'game=caminos');
  const tray = page.locator('cauce-game .choice canvas').first();
  const shows = () =>
    tray.evaluate((/** @type {HTMLCanvasElement} */ canvas) => {
      const { width, height } = canvas;
      return width > 0 && Boolean(canvas.getContext('2d')?.getImageData(0, 0, width, height).data.some(Boolean));
    });
  await expect.poll(shows).toBe(true);
  await page.locator('main').evaluate((main) => (main.style.display = 'none'));
  await expect.poll(shows).toBe(false);
  await page.locator('main').evaluate((main) => (main.style.display = ''));
  await expect.poll(shows).toBe(true);
});

test('without a canvas, a message is shown and play continues; the board is painted once it has one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    Object.assign(window, { canvases: false });
    HTMLCanvasElement.prototype.getContext = /** @type {any} */ (
      function (/** @type {any} */ ...how) {
        // @ts-expect-error what the window says
        return window.canvases ? getContext.apply(this, how) : null;
      }
    );
  });
  await open(page, 'game=snorkels');
  const said = page.locator('cauce-game').getByRole('alert').filter({ hasText: 'cannot be drawn' });
  await expect(said).toBeVisible();
  const { x, y } = await middle(page, 'd4');
  await page.mouse.click(x, y);
  await expect
    .poll(() => page.locator('cauce-game').evaluate((/** @type {any} */ game) => game.line))
    .toBe('snorkels : d4');
  await page.evaluate(() => Object.assign(window, { canvases: true }));
  await page.mouse.down({ button: 'middle' });
  await page.mouse.up({ button: 'middle' });
  await expect(said).toBeHidden();
  await expect.poll(async () => Math.max(...(await painted(page, 'd4')))).toBeGreaterThan(40);
});

test('canvases that the browser has dropped are repainted: boards, pieces and home page pictures', async ({ page }) => {
  for (const where of ['', 'game=caminos']) {
    await open(page, where);
    const canvases = page.locator('canvas:visible');
    const blank = () =>
      canvases.evaluateAll(
        (all) =>
          all.filter((canvas) => {
            const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
            const context = width && /** @type {HTMLCanvasElement} */ (canvas).getContext('2d');
            return !context || !context.getImageData(0, 0, width, height).data.some(Boolean);
          }).length,
      );
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    const before = await blank();
    await canvases.evaluateAll((all) =>
      all.forEach((canvas) => {
        const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
        /** @type {HTMLCanvasElement} */ (canvas).getContext('2d')?.clearRect(0, 0, width, height);
        canvas.dispatchEvent(new Event('contextrestored'));
      }),
    );
    await expect.poll(blank).toBeLessThanOrEqual(before);
  }
});
