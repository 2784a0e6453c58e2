// Nothing on a page is broken apart or clipped (names, button rows, headers), and a page's styles do not affect a game.

import { expect, test } from '@playwright/test';
import { command, LANGUAGES, open } from './helpers.mjs';
import { visit } from './hosts.mjs';

test('global styles of a host page do not affect the game or its menus and dialogs', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const head =
    '<style>html, cauce-game { text-transform: uppercase; letter-spacing: 0.3em; word-spacing: 1em; text-indent: 3em; white-space: pre; text-align: end; cursor: wait }</style>';
  await visit(page, baseURL, '<cauce-game controls="full" line="snorkels : d4 e3 b2" loading="eager"></cauce-game>', {
    html: 'lang="en" dir="rtl"',
    head,
  });
  /** Returns the styles of all top-level parts of the element. */
  const worn = () =>
    page.locator('cauce-game').evaluate((game) =>
      [...(game.shadowRoot?.children ?? [])]
        .filter((part) => part.localName !== 'slot')
        .map((part) => {
          const { direction, textTransform, letterSpacing, wordSpacing, textIndent, whiteSpace, cursor } =
            getComputedStyle(part);
          return [direction, textTransform, letterSpacing, wordSpacing, textIndent, whiteSpace, cursor].join(' ');
        }),
    );
  const [frame] = await worn();
  expect(frame).toMatch(/^ltr none normal 0px 0px normal auto$/);
  await page.locator('cauce-game .move').first().click({ button: 'right' });
  await expect(page.locator('cauce-game .menu[role=menu]')).toBeVisible();
  expect(new Set(await worn())).toEqual(new Set([frame]));
  await page.keyboard.press('Escape');
  await command(page, 'rules');
  await expect(page.locator('cauce-game .dialog')).toBeVisible();
  expect(new Set(await worn())).toEqual(new Set([frame]));
});

test('names are shown as written, and equal computer players are numbered in every language', async ({ page }) => {
  const names = ['Ana (mamá)', 'Bo (2) (x'];
  await open(page, 'game=snorkels&moves=d4');
  await page.locator('cauce-game').evaluate((/** @type {any} */ game, names) => (game.names = names), names);
  const shown = page.locator('cauce-game .seat-name');
  await expect(shown).toHaveText(names);
  await expect(page.locator('cauce-game .seat-which')).toHaveCount(0);
  await page.locator('cauce-game').evaluate((/** @type {any} */ game) => {
    game.names = ['', ''];
    game.seats = 'computer-2 computer-2';
  });
  for (const lang of LANGUAGES) {
    await page.locator('cauce-game').evaluate((game, lang) => game.setAttribute('lang', lang), lang);
    await expect(page.locator('cauce-game .frame')).toHaveAttribute('lang', lang);
    const which = page.locator('cauce-game .seat-which');
    await expect(which).toHaveCount(2);
    for (const part of await which.allTextContents()) expect(part, lang).toMatch(/^ \([^()]+\)$/);
  }
});

test('with text at twice the size, no page is wider than its window', async ({ page }) => {
  await page.addInitScript(() => {
    const large = new CSSStyleSheet();
    large.replaceSync(':root { font-size: 32px }');
    document.adoptedStyleSheets.push(large);
  });
  for (const fragment of [
    '',
    'puzzles',
    'puzzles=snorkels',
    'library',
    'learn=snorkels',
    'game=snorkels',
    'game=caminos',
  ]) {
    await page.goto('about:blank');
    await page.goto(`./#${fragment}`);
    await expect(page.locator('main:not(:has(> .first))')).toBeVisible();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      await expect.poll(wide, { message: `${fragment} at ${width} pixels` }).toBeLessThanOrEqual(0);
    }
  }
});

test('names of players are on one line and whole on a desktop of any width', async ({ page }) => {
  await open(page, 'game=tayu&players=4');
  const names = page.locator('cauce-game .seat-name');
  await expect(names).toHaveCount(4);
  for (const width of [900, 1024, ...Array.from({ length: 8 }, (_, step) => 1100 + 12 * step), 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = () =>
      names.evaluateAll((names) =>
        names
          .filter((name) => name.scrollWidth > name.clientWidth || name.getClientRects().length !== 1)
          .map(({ textContent }) => textContent),
      );
    await expect.poll(broken, `${width}`).toEqual([]);
  }
});

test('every link and button of the home page is pressed by its middle, at any width', async ({ page }) => {
  await open(page);
  await expect(page.locator('.card')).toHaveCount(4);
  for (const width of [320, 700, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    const covered = () =>
      page.locator('a:visible, button:visible').evaluateAll((all) =>
        all
          .filter((one) => {
            one.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = one.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            // A link that keyboards reach first is outside of the window until then.
            return x + width > 0 && y + height > 0 && !one.contains(hit);
          })
          .map(({ textContent }) => textContent),
      );
    await expect.poll(covered, `${width}`).toEqual([]);
  }
});

test('in the dark, a tall dialog has round corners of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, 'game=snorkels');
  await command(page, 'share');
  const dialog = page.locator('cauce-game dialog[open]');
  await expect(dialog).toBeVisible();
  const { x, y, width, height } = await dialog.evaluate((node) => node.getBoundingClientRect().toJSON());
  for (const [left, top] of [
    [x, y],
    [x + width - 2, y],
    [x, y + height - 2],
    [x + width - 2, y + height - 2],
  ]) {
    const clip = { x: Math.max(0, left), y: Math.min(Math.max(0, top), 598), width: 2, height: 2 };
    const shot = await page.screenshot({ clip });
    const light = await page.evaluate(
      async (bytes) => {
        const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(2, 2).getContext('2d'));
        context.drawImage(picture, 0, 0);
        return Math.max(...context.getImageData(0, 0, 2, 2).data.filter((_, at) => at % 4 < 3));
      },
      [...shot],
    );
    expect(light, `${left} ${top}`).toBeLessThan(128);
  }
});
