// What is needed together is seen together: on tablets and laptops, and among four.

import { expect, test } from "@playwright/test";
import { middle, open } from "./helpers.mjs";

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

test.describe("the end of a game on a phone", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  const GAME = "game=snorkels&moves=a1+swap+b1+g7";

  /** @param {import("@playwright/test").Page} page */
  async function win(page) {
    const { x, y } = await middle(page, "a2");
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(page.locator(".status-line")).toHaveText("Player 1 wins");
  }

  test("leaves the board where it is, and tells why below it", async ({ page }) => {
    await open(page, GAME);
    const before = await boxes(page, ".board");
    await win(page);
    expect(await boxes(page, ".board")).toEqual(before);
    const [ending] = await boxes(page, ".ending");
    expect(ending?.top).toBeGreaterThanOrEqual(before[0]?.bottom ?? Infinity);
    expect(ending?.bottom).toBeLessThanOrEqual(844);
  });

  test("is brought into sight where the page was scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, GAME);
    await page.evaluate(() => scrollTo(0, 300));
    await win(page);
    await expect(page.locator(".status-line")).toBeInViewport({ ratio: 1 });
  });

  test("moves no page that the board is a guest on", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 400 });
    await page.goto("./embed.html#game=snorkels&moves=a1+swap+b1+g7");
    await expect(page.getByRole("grid")).toBeVisible();
    await page.evaluate(() => scrollTo(0, 160));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await win(page);
    await expect(page.locator(".status-line")).not.toBeInViewport();
  });
});
