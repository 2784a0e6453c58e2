// What is needed together is seen together: on tablets and laptops, and among four.

import { expect, test } from "@playwright/test";
import { open } from "./helpers.mjs";

/**
 * Where parts of a game stand in the window.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} parts
 */
function boxes(page, parts) {
  return page.locator("cauce-game").evaluate((game, parts) => {
    const all = [...(game.shadowRoot?.querySelectorAll(parts) ?? [])].filter((part) => part.checkVisibility());
    return all.map((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return { name: part.getAttribute("data-group") ?? part.className, top, bottom, left, right };
    });
  }, parts);
}

test.describe("a board in space and what is done with its pieces", () => {
  for (const [width, height] of /** @type {const} */ ([[600, 960], [768, 1024], [820, 1180], [1024, 768], [1440, 900]])) {
    for (const players of [2, 4]) {
      test(`are seen together at ${width} by ${height}, ${players} players`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await open(page, `game=caminos&players=${players}`);
        const seen = await boxes(page, ".board, .camera, .choices > .group");
        expect(seen.map(({ name }) => name).sort()).toEqual(["act", "board", "camera", "tray", "turn"]);
        for (const { name, top, bottom, right } of seen) {
          expect(top, name).toBeGreaterThanOrEqual(0);
          expect(bottom, name).toBeLessThanOrEqual(height);
          expect(right, name).toBeLessThanOrEqual(width);
        }
        const [board] = seen.filter(({ name }) => name === "board");
        // And the board is no stamp for it.
        expect((board?.right ?? 0) - (board?.left ?? 0)).toBeGreaterThan(0.55 * Math.min(width, height));
      });
    }
  }
});
