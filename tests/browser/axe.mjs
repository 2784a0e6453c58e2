// axe-core, run in a page: what it finds by the rules of WCAG 2.2 AA and its own best practices.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** @typedef {string[] | { type: string, values: string[] }} Rules */

/** @type {Rules} */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can break: nothing else depends on colours. @type {Rules} */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Every violation as one line: the rule, and what breaks it.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
export default function axe(page) {
  return violations(page, ALL);
}

/**
 * The violations on a screen of another size than one on which all was asked already. Behind an open sheet nothing can be
 * reached, and what is asked of squares does not depend on their size, but for the one in the order of the keys, which is
 * smallest on the smallest screen; Tayü has so many of them that they take most of the time.
 *
 * @param {import("@playwright/test").Page} page
 */
export function resized(page) {
  return violations(page, ALL, true);
}

/**
 * The violations of what is asked of colours alone, in a theme other than one in which all was asked already.
 *
 * @param {import("@playwright/test").Page} page
 */
export function colours(page) {
  return violations(page, COLOURS, true);
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {Rules} runOnly
 * @param {boolean} [again] whether sheets hide what is behind them, and squares are passed over
 * @returns {Promise<string[]>}
 */
async function violations(page, runOnly, again = false) {
  // The page's policy forbids inline scripts; what the debugger evaluates is not one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ runOnly, again }) => {
      /** @param {Document | ShadowRoot} root @param {string} parts @returns {Element[]} */
      const all = (root, parts) => [
        ...root.querySelectorAll(parts),
        ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot, parts) : [])),
      ];
      const sheets = all(document, 'dialog:modal');
      const context = again
        ? { include: sheets.length > 0 ? sheets : [document], exclude: all(document, '[role=grid]') }
        : document;
      const { violations } = await /** @type {any} */ (window).axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.flatMap((/** @type {any} */ { id, nodes }) =>
        nodes.map(
          (/** @type {any} */ { target, failureSummary }) => `${id}: ${target.flat().join(' > ')}: ${failureSummary}`,
        ),
      );
    },
    { runOnly, again },
  );
}
