// axe-core, run in a page: what it finds by the rules of WCAG 2.2 AA and its own best practices.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const ALL = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What another theme can break: nothing else depends on colours. */
const COLOURS = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

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
 * The violations of what is asked of colours alone.
 *
 * @param {import("@playwright/test").Page} page
 */
export function colours(page) {
  return violations(page, COLOURS);
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {typeof ALL | typeof COLOURS} runOnly
 * @returns {Promise<string[]>}
 */
async function violations(page, runOnly) {
  // The page's policy forbids inline scripts; what the debugger evaluates is not one.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (runOnly) => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, { runOnly, resultTypes: ["violations"], preload: false });
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map((/** @type {any} */ { target, failureSummary }) => `${id}: ${target.flat().join(" > ")}: ${failureSummary}`),
    );
  }, runOnly);
}
