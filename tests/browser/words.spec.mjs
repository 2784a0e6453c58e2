// No word is cut off or runs out of the page: in no language, on the narrowest screen, at twice the size of text.
//
// Twice the zoom of a browser is half the width of the screen, so 320 pixels stand for 640 at twice the zoom. Text alone
// may be twice as large on the narrowest screen, too.

import { expect, test } from '@playwright/test';
import { command, go, LANGUAGES, open } from './helpers.mjs';

/**
 * Lines of games in which much is said, and of one that is over, each with the buttons whose sheets are opened.
 *
 * @type {[string, string[]][]}
 */
const TABLES = [
  ['snorkels : d4', ['new', 'rules', 'share', 'resign']],
  ['snorkels size=5 : c3 c4 a1 b3 e5 d3 a5 c2', []],
  ['tayu players=3 saboteur=auction', ['new', 'rules']],
  ['caminos players=4 : T:f2g2g3h2 L:c3c4c5c5', ['new', 'rules']],
  ['sendas', ['new', 'rules']],
];

/**
 * Texts of which something cannot be seen: beyond the screen, or outside a box that hides what is too much.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
function cut(page) {
  return page.evaluate(() => {
    /** @type {Set<string>} */
    const found = new Set();
    /** @param {Element} element @returns {Element | null} */
    const above = (element) =>
      element.assignedSlot ?? element.parentElement ?? /** @type {ShadowRoot} */ (element.getRootNode()).host ?? null;
    /** @typedef {{ box: DOMRect, x: boolean, y: boolean }[] | null} Hiding what may hide parts of an element; null where nobody is to see it */
    /** Found once for all texts in the same element. @type {Map<Element, Hiding>} */
    const known = new Map();
    /** @param {Element | null} at @returns {Hiding} */
    const boxes = (at) => {
      if (!at || at === document.documentElement) return [];
      let found = known.get(at);
      if (found === undefined) known.set(at, (found = boxesOf(at)));
      return found;
    };
    /** @param {Element} at @returns {Hiding} */
    const boxesOf = (at) => {
      const { overflowX, overflowY, clipPath, position } = getComputedStyle(at);
      if (clipPath !== 'none' || at.matches('option, select, [hidden], .unseen')) return null;
      const hides = (/** @type {string} */ overflow) => overflow === 'hidden' || overflow === 'clip';
      const hiding = hides(overflowX) || hides(overflowY) || overflowX === 'auto';
      const own = hiding ? [{ box: at.getBoundingClientRect(), x: true, y: hides(overflowY) }] : [];
      const others = position === 'fixed' || at.tagName === 'DIALOG' ? [] : boxes(above(at));
      return others && [...own, ...others];
    };
    /** @param {Document | ShadowRoot} root */
    const look = (root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Element && node.shadowRoot) look(node.shadowRoot);
        if (!(node instanceof Text) || !node.data.trim() || !node.parentElement) continue;
        const hiding = boxes(node.parentElement);
        if (!hiding) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
          if (width < 1) continue;
          const out = left < -1 || right > document.documentElement.clientWidth + 1;
          const hidden = hiding.some(
            ({ box, x, y }) =>
              (x && (left < box.left - 1 || right > box.right + 1)) ||
              (y && (top < box.top - 1 || bottom > box.bottom + 1)),
          );
          if (out || hidden)
            found.add(
              `${node.parentElement.className || node.parentElement.tagName}: ${node.data.trim().slice(0, 60)}`,
            );
        }
      }
    };
    look(document);
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.add('the page scrolls sideways');
    return [...found];
  });
}

/** Where words are longest, they are looked at where large text has more room, too. */
const LONG = ['de', 'fr'];

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} lang
 * @param {string} where
 */
async function check(page, lang, where) {
  for (const [width, size] of /** @type {[number, string][]} */ ([
    ...(LONG.includes(lang) ? [[640, '200%']] : []),
    [320, '200%'],
    [320, '100%'],
  ])) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    expect.soft(await cut(page), `${where} at ${width} px and ${size}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

for (const lang of LANGUAGES) {
  test(`every word can be read: ${lang}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((lang) => localStorage.setItem('cauce:1:settings', JSON.stringify({ lang })), lang);
    await open(page);
    await expect(page.locator('.card canvas')).toHaveCount(4);
    await check(page, lang, 'home');
    for (const [game, sheets] of TABLES) {
      await go(page, game);
      await check(page, lang, game);
      for (const sheet of sheets) {
        await command(page, sheet);
        await expect(page.locator('dialog[open]')).toBeVisible();
        await check(page, lang, `${game}, ${sheet}`);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
    }
  });
}
