// axe-core, run in a page: what it finds by the rules of WCAG 2.2 AA and its own best practices.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Every violation as one line: the rule, and what breaks it.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
export default async function axe(page) {
  // The page's policy forbids inline scripts; what the debugger evaluates is not one.
  await page.evaluate(SOURCE);
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map((/** @type {any} */ { target, failureSummary }) => `${id}: ${target.flat().join(" > ")}: ${failureSummary}`),
    );
  });
}
