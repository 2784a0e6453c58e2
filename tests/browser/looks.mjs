// How a page looks: on a phone, a tablet and a laptop, by day and by night. A picture of each for the eye, and what can be
// told without one: that nothing scrolls sideways, and that axe finds nothing.

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
 * Looks at a page as it stands there, which is opened once: people turn their screens and change their themes, too.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name of the pictures
 * @param {object} [more]
 * @param {Screens} [more.screens] the smallest first
 * @param {boolean} [more.whole] all of the page, rather than what the screen shows
 * @param {boolean} [more.rules] whether axe is asked, which takes long where there is much
 * @param {(where: string) => Promise<unknown>} [more.check] what else must hold on each screen
 */
export async function look(page, name, { screens = SCREENS, whole = true, rules = true, check } = {}) {
  for (const [index, [width, height]] of screens.entries()) {
    const ask = index === 0 ? axe : resized;
    // What stands between the smallest and the largest is on one of the two, in its colours.
    const between = index > 0 && index < screens.length - 1;
    for (const colorScheme of /** @type {("light" | "dark")[]} */ (between ? ['light'] : ['light', 'dark'])) {
      const where = `${name} at ${width} pixels, ${colorScheme}`;
      await test.step(where, async () => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settle(page);
        expect(await sideways(page), `${where}: scrolls sideways`).toEqual([]);
        await check?.(where);
        await page.screenshot({ path: `${ARTEFACTS}${name}-${width}-${colorScheme}.png`, fullPage: whole });
        // The screens ask all rules anew; the other theme, only those of colours.
        if (rules) expect(await (colorScheme === 'light' ? ask : colours)(page), where).toEqual([]);
      });
    }
  }
}

/**
 * Waits until what has changed is laid out and painted: a frame in which the sizes are seen, one in which the canvases are
 * painted anew, and one that shows them.
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
 * What is wider than its place: the page, or a sheet.
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
