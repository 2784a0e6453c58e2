// Studying a game: marks on moves, what is drawn over the board, keys that go through the game, the end step by step.

import { expect, test } from "@playwright/test";
import { line, middle, open, square } from "./helpers.mjs";

const GAME = "game=snorkels&size=5&moves=c3+swap+c4+d3";

/** @param {import("@playwright/test").Page} page */
const ply = (page) => page.locator("cauce-game").evaluate((game) => /** @type {any} */ (game).ply);

/** @param {import("@playwright/test").Page} page @param {string} name */
const move = (page, name) => page.locator(".moves-list").getByRole("button", { name, exact: true });

test("a move is marked from its menu, and the mark is on record", async ({ page }) => {
  await open(page, GAME);
  await move(page, "3 c4").click({ button: "right" });
  await page.getByRole("menuitemradio", { name: "Interesting move" }).click();
  await expect(move(page, "3 c4!?")).toBeVisible();
  const record = () => page.locator("cauce-game").evaluate((game) => /** @type {any} */ (game).record);
  expect(await record()).toContain("3. c4!? ");
  await page.reload();
  await move(page, "3 c4!?").click({ button: "right" });
  const marked = page.getByRole("menuitemradio", { name: "Interesting move" });
  await expect(marked).toHaveAttribute("aria-checked", "true");
  await marked.click();
  await expect(move(page, "3 c4")).toBeVisible();
  expect(await record()).toContain("3. c4 ");
});

test("the right button draws circles and arrows, which stay with their position", async ({ page }) => {
  await open(page, GAME);
  const drawn = page.locator(".arrows > *");
  const [from, to] = [await middle(page, "a1"), await middle(page, "b3")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(to.x, to.y);
  await page.mouse.up({ button: "right" });
  // Each in its colour, over a pale edge.
  await expect(page.locator(".arrows > path")).toHaveCount(2);
  await square(page, "a5").click({ button: "right" });
  await expect(page.locator(".arrows > circle")).toHaveCount(2);
  await move(page, "1 c3").click();
  await expect(drawn).toHaveCount(0);
  await move(page, "4 d3").click();
  await expect(drawn).toHaveCount(4);
  await square(page, "a5").click({ button: "right" });
  await expect(drawn).toHaveCount(2);
  expect(await line(page)).toBe("snorkels size=5 : c3 swap c4 d3");
});

test("arrows and Ctrl+Z go through the game while a mouse is at the board, and walk for who came by keyboard", async ({ page }) => {
  await open(page, GAME);
  await square(page, "a1").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(square(page, "b2")).toBeFocused();
  const { x, y } = await middle(page, "e5");
  await page.mouse.move(x, y);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => ply(page)).toBe(3);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => ply(page)).toBe(4);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => ply(page)).toBe(2);
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+y");
  await expect.poll(() => ply(page)).toBe(4);
});
