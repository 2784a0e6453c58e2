// The size of a board in any container: it is fully visible and takes no more room than it needs.

import { expect, test } from '@playwright/test';
import { CLIENT } from '../../crates/xtask/site/reference.mjs';
import { host, visit } from './hosts.mjs';

const BOARD = '<cauce-game game="snorkels" controls="none" loading="eager"></cauce-game>';

/** Containers that give a board no width. @type {Record<string, string>} */
const HOLDERS = {
  'a flex row': `<div style="display: flex"><p>Text</p>${BOARD}</div>`,
  'a flex column': `<div style="display: flex; flex-direction: column; align-items: start">${BOARD}</div>`,
  'a grid': `<div style="display: grid; grid-template-columns: auto 1fr">${BOARD}<p>Text</p></div>`,
  'an inline block': `<div style="display: inline-block">${BOARD}</div>`,
  'a float': `<div style="float: left">${BOARD}</div>`,
  'a table cell': `<table><tr><td>${BOARD}</td><td>Text</td></tr></table>`,
  'a dialog': `<dialog open>${BOARD}</dialog>`,
};

/** Containers that hide a board until they are opened. @type {Record<string, { hidden: string, show: (holder: any) => void }>} */
const HIDING = {
  'closed details': { hidden: `<details id="holder">${BOARD}</details>`, show: (holder) => (holder.open = true) },
  'no display': {
    hidden: `<div id="holder" style="display: none">${BOARD}</div>`,
    show: (holder) => (holder.style.display = ''),
  },
  'a tab': { hidden: `<div id="holder" hidden>${BOARD}</div>`, show: (holder) => (holder.hidden = false) },
  'a dialog': { hidden: `<dialog id="holder">${BOARD}</dialog>`, show: (holder) => holder.showModal() },
};

/** Returns the size of a board, of its painted area, and the width of its element. @param {import("@playwright/test").Locator} game */
const size = (game) =>
  game.evaluate((element) => {
    const [board, canvas] = ['.board', '.board > canvas'].map((name) => element.shadowRoot?.querySelector(name));
    const { width = 0, height = 0 } = board?.getBoundingClientRect() ?? {};
    const painted = canvas instanceof HTMLCanvasElement ? canvas.width / devicePixelRatio : 0;
    return { width, height, painted, element: element.clientWidth };
  });

test.use({ viewport: { width: 800, height: 900 } });

test('a board in a container without a width is wide enough, and fits on a narrow screen', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  for (const [name, body] of Object.entries(HOLDERS)) {
    await page.setViewportSize({ width: 800, height: 900 });
    await visit(page, baseURL, body);
    const game = page.locator('cauce-game');
    await expect.poll(async () => (await size(game)).width, name).toBeGreaterThan(250);
    await page.setViewportSize({ width: 280, height: 900 });
    if (/flex|grid/.test(name)) await expect.poll(async () => (await size(game)).width, name).toBeLessThan(280);
  }
});

test('a hidden board is painted in full size when it is shown', async ({ page, baseURL }) => {
  for (const [name, { hidden, show }] of Object.entries(HIDING)) {
    await visit(page, baseURL, hidden);
    const game = page.locator('cauce-game');
    await page.locator('#holder').evaluate(show);
    await expect.poll(async () => (await size(game)).width, name).toBeGreaterThan(250);
    const { width, painted } = await size(game);
    expect(Math.abs(painted - width), name).toBeLessThan(2);
  }
});

test('all boards of an article are printed in high resolution, also those outside the viewport', async ({
  page,
  baseURL,
}) => {
  const space = '<p style="height: 3000px">Text</p>';
  await visit(
    page,
    baseURL,
    `${BOARD}${space}${BOARD.replace('eager', 'lazy')}${space}${BOARD.replace('eager', 'lazy')}`,
  );
  const games = page.locator('cauce-game');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const game of await games.all()) {
    await expect.poll(async () => (await size(game)).width).toBeGreaterThan(250);
    await expect
      .poll(async () => {
        const { width, painted } = await size(game);
        return painted / width;
      })
      .toBeGreaterThan(2.5);
  }
});

test('the last part of the element keeps a distance from the text below', async ({ page, baseURL }) => {
  for (const controls of ['full', 'compact', 'none']) {
    await visit(page, baseURL, `${BOARD.replace('none', controls)}<p id="below" style="margin: 0">Text</p>`);
    const game = page.locator('cauce-game');
    const air = await game.evaluate((element) => {
      const below = document.querySelector('#below')?.getBoundingClientRect().top ?? 0;
      const parts = [...(element.shadowRoot?.querySelectorAll('.frame :is(button, p, .board)') ?? [])];
      const last = parts.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().bottom);
      return below - Math.max(...last);
    });
    expect(air, controls).toBeGreaterThanOrEqual(4);
  }
});

test('a frame reports a height in which the whole board is visible', async ({ page, baseURL }) => {
  test.slow();
  for (const controls of ['full', 'compact', 'none'])
    for (const [game, width] of /** @type {const} */ ([
      ['snorkels', 320],
      ['caminos', 400],
      ['tayu', 700],
      ['snorkels', 1440],
    ])) {
      await page.setViewportSize({ width: 1500, height: 900 });
      // The page only follows the messages; a frame without a height starts with little.
      const { origin } = await host({
        '/': `<!doctype html><html lang="en"><title>Host</title><iframe src="${baseURL}embed.html#game=${game}&controls=${controls}" title="Game" width="${width}"></iframe><script>
          ${CLIENT}
        </script>`,
      });
      await page.goto(origin);
      const board = page.frameLocator('iframe').locator('cauce-game');
      await board.evaluate((/** @type {any} */ element) => element.ready);
      const what = `${game}, ${controls}, ${width} px wide`;
      const frame = page.locator('iframe');
      await expect.poll(async () => Number(await frame.getAttribute('height')), what).toBeGreaterThan(250);
      let height = '';
      await expect
        .poll(
          async () => {
            const before = height;
            height = (await frame.getAttribute('height')) ?? '';
            return before === height;
          },
          { intervals: [200] },
        )
        .toBe(true);
      const { width: wide, height: high } = await size(board);
      expect(wide, what).toBeGreaterThan(Math.min(width * 0.55, 250));
      expect(high, what).toBeLessThanOrEqual(Number(height));
      // No more than the height of a screen.
      expect(Number(height), what).toBeLessThan(width * 1.5 + 600);
      if (controls === 'none') expect(Number(height), what).toBeLessThanOrEqual(900);
    }
});
