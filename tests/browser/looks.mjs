// Checks the appearance of a page on a phone, a tablet and a laptop in both themes. It takes a screenshot of each, and
// checks that nothing scrolls horizontally and that axe finds nothing.

import { expect, test } from '@playwright/test';
import axe, { colours, resized } from './axe.mjs';
import { ARTEFACTS } from './helpers.mjs';

/** @typedef {readonly (readonly [width: number, height: number])[]} Screens */

/** @type {Screens} */
const SCREENS = [
  [320, 640],
  [768, 1024],
  [1440, 900],
];

/**
 * Checks an open page at all sizes and in both themes without reloading it, since users rotate screens and change
 * themes, too.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name of the screenshots
 * @param {object} [more]
 * @param {Screens} [more.screens] the smallest first
 * @param {boolean} [more.whole] the full page instead of the viewport
 * @param {boolean} [more.rules] whether to run axe, which is slow on large pages
 * @param {(where: string) => Promise<unknown>} [more.check] a further check at each size
 */
export async function look(page, name, { screens = SCREENS, whole = true, rules = true, check } = {}) {
  for (const [index, [width, height]] of screens.entries()) {
    const ask = index === 0 ? axe : resized;
    // Sizes between the smallest and the largest are checked in the light theme only.
    const between = index > 0 && index < screens.length - 1;
    for (const colorScheme of /** @type {("light" | "dark")[]} */ (between ? ['light'] : ['light', 'dark'])) {
      const where = `${name} at ${width} pixels, ${colorScheme}`;
      await test.step(where, async () => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settle(page);
        expect(await sideways(page), `${where}: scrolls sideways`).toEqual([]);
        await check?.(where);
        // A long page with many boards takes a small machine longer than other actions.
        const path = `${ARTEFACTS}${name}-${width}-${colorScheme}.png`;
        await page.screenshot({ path, fullPage: whole, timeout: 0 });
        // All rules are checked at each size; in the other theme, only the colour rules.
        if (rules) expect(await (colorScheme === 'light' ? ask : colours)(page), where).toEqual([]);
      });
    }
  }
}

/**
 * Waits until changes are laid out and painted: one frame to detect the sizes, one to repaint the canvases, and one to
 * display them.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function settle(page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
  });
}

/**
 * Returns what is wider than its container: the page or a dialog.
 *
 * @param {import("@playwright/test").Page} page
 */
function sideways(page) {
  return page.evaluate(() => {
    /** @param {Document | ShadowRoot} root @returns {Element[]} */
    const sheets = (root) => [
      ...root.querySelectorAll('dialog[open]'),
      ...[...root.querySelectorAll('cauce-game')].flatMap(({ shadowRoot }) => (shadowRoot ? sheets(shadowRoot) : [])),
    ];
    return [document.documentElement, ...sheets(document)]
      .filter((node) => node.scrollWidth > node.clientWidth)
      .map((node) => `${node.tagName} ${node.className}: ${node.scrollWidth} of ${node.clientWidth}`);
  });
}
