// A board in an article longer than the screen: until it is used, the page scrolls past it as past a picture.

import { expect, test } from '@playwright/test';
import { host, page as markup } from './hosts.mjs';

/** Ways to embed a board in an article. @type {Record<string, (site: string, game: string) => string>} */
const WAYS = {
  'an element': (_, game) => `<cauce-game game="${game}" controls="compact" style="width: 420px"></cauce-game>`,
  'a frame': (site, game) =>
    `<iframe src="${site}embed.html#game=${game}&controls=compact" title="Game" width="420" height="800"></iframe>`,
};

/** Keys that scroll a page down, and keys that scroll it in any direction. */
const DOWN = ['ArrowDown', 'Space'];
const KEYS = [...DOWN, 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowUp', 'Shift+Space'];

test.use({ viewport: { width: 1000, height: 700 } });

/** Returns the scroll position after the page has come to rest. @param {import('@playwright/test').Page} page */
const at = (page) =>
  page.evaluate(async () => {
    for (let before = -1; before !== scrollY; await new Promise((done) => setTimeout(done, 60))) before = scrollY;
    return scrollY;
  });

for (const [way, code] of Object.entries(WAYS))
  test(`the page scrolls past ${way} until its board is used`, async ({ page, baseURL }) => {
    test.slow();
    for (const game of ['snorkels', 'tayu', 'caminos', 'sendas']) {
      const text = '<p style="height: 2000px">Text</p>';
      const { origin } = await host({ '/': markup(String(baseURL), text + code(String(baseURL), game) + text) });
      await page.goto(origin);
      const whole = page.locator('iframe, cauce-game');
      await whole.scrollIntoViewIfNeeded();
      const board = (way === 'a frame' ? page.frameLocator('iframe') : page).locator('cauce-game');
      await board.evaluate((/** @type {any} */ element) => element.ready);

      const bring = () => board.locator('.board').evaluate((node) => node.scrollIntoView({ block: 'center' }));
      const scrolls = async () => {
        await bring();
        const box = await board.locator('.board').boundingBox();
        if (!box) throw new Error('no board');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        const before = await at(page);
        for (let notch = 0; notch < 3; notch += 1) await page.mouse.wheel(0, 60);
        await expect.poll(async () => (await at(page)) - before, 'wheel').toBe(180);
        for (const key of DOWN) {
          const before = await at(page);
          const press = async () => {
            await page.keyboard.press(key);
            return at(page);
          };
          await expect.poll(press, key).toBeGreaterThan(before);
        }
      };
      await scrolls();

      // The board keeps the page in place after a press on it.
      const hand = board.locator('.choices .choice:not([aria-disabled])');
      /** @type {Record<string, () => Promise<unknown>>} */
      const uses = {
        'a square': () => board.locator('[role=gridcell]').first().click({ force: true }),
        'beside the squares': () => board.locator('[role=grid]').click({ position: { x: 2, y: 2 }, force: true }),
        'a button of the hand': async () => (await hand.count()) && hand.first().click(),
      };
      for (const [what, use] of Object.entries(uses)) {
        await bring();
        await use();
        const before = await at(page);
        for (const key of KEYS) await page.keyboard.press(key);
        expect(await at(page), what).toBe(before);
      }

      // A press elsewhere on the page ends that.
      await page.mouse.move(0, 0);
      await page
        .locator('p')
        .first()
        .click({ position: { x: 5, y: 1900 } });
      await scrolls();
    }
  });
