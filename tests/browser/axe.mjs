// Runs axe-core in a page with the rules of WCAG 2.2 AA and its best practices.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** @typedef {string[] | { type: string, values: string[] }} Rules */

/** @type {Rules} */
const ALL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on the theme. @type {Rules} */
const COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * Returns every violation as one line: the rule and the element.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
export default function axe(page) {
  return violations(page, ALL);
}

/**
 * Returns the violations at another screen size, after all rules were checked at one size. Content behind an open
 * dialog is skipped because it is inert. Squares are skipped because their rules do not depend on their size. The one
 * square in the tab order is smallest on the smallest screen, and the many squares of Tayü would take most of the time.
 *
 * @param {import("@playwright/test").Page} page
 */
export function resized(page) {
  return violations(page, ALL, true);
}

/**
 * Returns the violations of the colour rules in another theme, after all rules were checked in one theme.
 *
 * @param {import("@playwright/test").Page} page
 */
export function colours(page) {
  return violations(page, COLOURS, true);
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {Rules} runOnly
 * @param {boolean} [again] whether to skip squares and content behind dialogs
 * @returns {Promise<string[]>}
 */
async function violations(page, runOnly, again = false) {
  // The page's content security policy forbids inline scripts, but not code evaluated by the debugger.
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
