// The puzzles: solved in every game, missed and refuted, kept, found again, without a network, and on other pages.

import { readFileSync, mkdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import axe from "./axe.mjs";
import { ARTEFACTS, complaints } from "./helpers.mjs";
import { Host } from "./versions.mjs";

const GAMES = /** @type {const} */ (["snorkels", "tayu", "caminos", "sendas"]);

/** The puzzles that ship, as fields. @param {string} game */
const shipped = (game) =>
  readFileSync(new URL(`../../www/puzzles/${game}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => line.split("\t"))
    .map(([id = "", grade, , , solution = "", line = ""]) => ({ id, grade: Number(grade), solution: solution.split(" "), line }));

/** @param {import("@playwright/test").Page} page @param {string} game @param {string} id */
async function open(page, game, id) {
  await page.goto(`./#puzzles=${game}&id=${id}`);
  await expect(page.locator(`.puzzle[data-game="${game}"]`)).toBeVisible();
  await expect(page.getByRole("grid").first()).toBeVisible();
}

/** @param {import("@playwright/test").Page} page */
const feedback = (page) => page.locator(".lesson-feedback");

/**
 * Makes the move that the hints show.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} game
 */
async function follow(page, game) {
  const hint = page.getByRole("button", { name: "Hint", exact: true });
  // The third press says once more what the second did.
  for (let step = 0; step < 3; step += 1) await hint.click();
  await expect(feedback(page)).toContainText("Here.");
  const pointed = page.locator("cauce-game [data-id]:focus");
  if (game === "caminos") await page.getByRole("button", { name: /^Place it/ }).click();
  else await pointed.press("Enter");
}

for (const game of GAMES) {
  test(`a puzzle of ${game} is solved, and stays solved`, async ({ page }) => {
    const trouble = complaints(page);
    const [puzzle] = shipped(game);
    if (!puzzle) throw new Error(`no puzzles of ${game}`);
    await open(page, game, puzzle.id);
    const next = page.getByRole("link", { name: "Next puzzle" });
    const solved = page.locator('.lesson-feedback[data-state="done"]');
    for (let own = 0; own * 2 < puzzle.solution.length; own += 1) {
      await follow(page, game);
      if (own * 2 + 1 < puzzle.solution.length) await expect(page.getByRole("button", { name: "Hint", exact: true })).toBeVisible();
    }
    await expect(solved).toContainText("Solved!");
    await expect(next).toBeFocused();
    await page.getByRole("link", { name: "All puzzles" }).click();
    await expect(page.locator('.puzzle-chip[data-state="solved"]')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('.puzzle-chip[data-state="solved"]')).toHaveCount(1);
    await expect(page.locator(".puzzle-count")).toContainText("1 of");
    expect(trouble).toEqual([]);
  });
}

test("a wrong move is refuted, and can be taken back", async ({ page }) => {
  const puzzle = shipped("snorkels").find(({ solution }) => solution.length >= 5);
  if (!puzzle) throw new Error("no puzzle");
  await open(page, "snorkels", puzzle.id);
  const legal = await page.locator("cauce-game").evaluate((game) => /** @type {any} */ (game).ready.then(() => /** @type {any} */ (game).legal));
  const wrong = legal.find((/** @type {string} */ token) => token !== puzzle.solution[0]);
  await page.locator(`cauce-game [data-id="${wrong}"]`).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('.lesson-feedback[data-state="missed"]')).toContainText("That loses");
  const line = () => page.locator("cauce-game").evaluate((game) => /** @type {any} */ (game).line);
  // What refutes it is played.
  await expect.poll(async () => (await line()).split(" ").length).toBeGreaterThan(puzzle.line.split(" ").length + 1);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(line).toBe(puzzle.line);
  await follow(page, "snorkels");
  await expect(feedback(page)).toContainText("Right!");
});

test("the solution is shown, and the puzzle is not solved by that", async ({ page }) => {
  const [puzzle] = shipped("sendas");
  await open(page, "sendas", puzzle?.id ?? "");
  await page.getByRole("button", { name: "Show the solution" }).click();
  const line = () => page.locator("cauce-game").evaluate((game) => /** @type {any} */ (game).line);
  await expect.poll(line, { timeout: 15_000 }).toContain(puzzle?.solution.join(" ") ?? "?");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.locator('.puzzle-chip[data-state="tried"]')).toHaveCount(1);
});

test("today's puzzle counts days in a row", async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 4, 3, 12));
  for (const [day, said] of [[3, "One day in a row"], [4, "2 days in a row"], [6, "One day in a row"]]) {
    await page.clock.setFixedTime(new Date(2026, 4, Number(day), 12));
    await page.goto("./#puzzles");
    await page.reload();
    await page.locator('.puzzle-day[href*="tayu"]').click();
    await expect(page.getByRole("heading", { name: "Today’s puzzle" })).toBeVisible();
    await expect(page.getByRole("grid").first()).toBeVisible();
    await follow(page, "tayu");
    await expect(feedback(page)).toContainText(String(said));
  }
});

test("a list tells of each puzzle what it is about, and is in sight when it was asked for", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./#puzzles=snorkels");
  const first = page.locator(".puzzle-chip").first();
  await expect(first).toContainText(/^★☆☆☆1.*(capturing|saving a group|taking the last air|joining groups|safe squares|a quiet move)/);
  await expect(first).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByLabel("Difficulty").selectOption("2");
  await expect(first).toContainText("★★☆☆");
  await expect(first).toBeInViewport();
});

test("today's puzzle tells its grade and theme, and one of the list its number among those of its grade", async ({ page }) => {
  await page.goto("./#puzzles=snorkels&id=today");
  await expect(page.getByRole("heading", { name: "Today’s puzzle" })).toBeVisible();
  await expect(page.locator(".puzzle-about")).toHaveText(/^[★☆]{4}(Easy|Medium|Hard|Very hard)[a-z ·]+$/);
  const hard = shipped("snorkels").filter(({ grade }) => grade === 5 || grade === 6);
  await open(page, "snorkels", hard[1]?.id ?? "");
  await expect(page.getByRole("heading", { name: new RegExp(`^Hard: \\d+ of ${hard.length}$`) })).toBeVisible();
});

test("puzzles are chosen by grade, and the page can be read by everybody", async ({ page }) => {
  await page.goto("./#puzzles=snorkels");
  const all = shipped("snorkels");
  await expect(page.locator(".puzzle-chip")).toHaveCount(all.length);
  await page.getByLabel("Difficulty").selectOption("1");
  await expect(page.locator(".puzzle-chip")).toHaveCount(all.filter(({ grade }) => grade <= 2).length);
  expect(await axe(page)).toEqual([]);
  await open(page, "snorkels", all[0]?.id ?? "");
  expect(await axe(page)).toEqual([]);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("puzzles work", async ({ page, context }) => {
    const host = await Host.start();
    try {
      await page.goto(host.address);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.goto(`${host.address}#puzzles`);
      await expect(page.locator(".puzzle-day").first()).toBeVisible();
      // With the puzzles come those who answer wrong moves.
      await page.waitForFunction(async () => (await caches.match("cauce-worker_bg.wasm", { ignoreSearch: true })) !== undefined);
      await context.setOffline(true);
      await page.reload();
      await page.locator('.puzzle-day[href*="snorkels"]').click();
      await expect(page.getByRole("grid").first()).toBeVisible();
      await follow(page, "snorkels");
      await expect(feedback(page)).toContainText(/Right!|Solved!/);
    } finally {
      host.close();
    }
  });
});

test("a board on any page poses a puzzle", async ({ page }) => {
  const puzzle = shipped("snorkels").find(({ solution }) => solution.length >= 5);
  if (!puzzle) throw new Error("no puzzle");
  await page.goto(`./embed.html#game=snorkels&puzzle=${puzzle.id}&lang=en`);
  const note = page.locator("cauce-game [data-puzzle]");
  await expect(note).toContainText("One move wins");
  const game = page.locator("cauce-game");
  const line = () => game.evaluate((game) => /** @type {any} */ (game).line);
  await expect.poll(line).toBe(puzzle.line);
  await game.locator(`[data-id="${puzzle.solution[0]}"]`).first().focus();
  await page.keyboard.press("Enter");
  await expect(note).toContainText("Right!");
  // The longest defence is played.
  await expect.poll(line).toContain(puzzle.solution.slice(0, 2).join(" "));
  await page.goto("./embed.html#game=snorkels&puzzle=nothing&lang=en");
  await page.reload();
  await expect(note).toHaveCount(0);
});

for (const game of GAMES) {
  test(`on a phone nothing covers what a puzzle of ${game} needs, on its page and in a frame`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const [puzzle] = shipped(game);
    await open(page, game, puzzle?.id ?? "");
    const box = (/** @type {import("@playwright/test").Locator} */ part) => part.evaluate((node) => node.getBoundingClientRect().toJSON());
    const foot = await box(page.locator(".lesson-foot"));
    for (const part of await page.locator("cauce-game .choice:not([aria-disabled]), cauce-game .board").all()) {
      const { top, bottom } = await box(part);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(foot.top);
    }
    await page.goto(`./embed.html#game=${game}&puzzle=${puzzle?.id}&lang=en`);
    await page.reload();
    const note = page.locator("cauce-game [data-puzzle]");
    await expect(note).toBeVisible();
    // Neither where it stands nor when one scrolls to the buttons.
    for (const way of [0, 400]) {
      await page.evaluate((way) => scrollTo(0, way), way);
      const { top, bottom } = await box(note);
      for (const part of await page.locator("cauce-game :is(.choice, .board, .seat, .status-line)").all()) {
        const other = await box(part);
        expect(other.top >= bottom || other.bottom <= top).toBe(true);
      }
    }
  });
}

for (const game of GAMES) {
  test(`lying down, a puzzle of ${game} has its board at the left and all else beside it`, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, game, shipped(game)[0]?.id ?? "");
    const board = page.locator("cauce-game .board");
    await expect(board).toBeInViewport({ ratio: 1 });
    const { x = 0, width = 0, height = 0 } = (await board.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0.85 * 390);
    for (const part of [".lesson-head", ".lesson-step", ".lesson-foot"]) {
      expect((await page.locator(part).boundingBox())?.x, part).toBeGreaterThanOrEqual(x + width);
    }
    for (const part of await page.locator(".lesson-foot :is(button, a):visible, cauce-game .choice:not([aria-disabled])").all()) await expect(part).toBeInViewport({ ratio: 1 });
  });
}

test("screens of the puzzles", async ({ page }) => {
  mkdirSync(ARTEFACTS, { recursive: true });
  for (const scheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const [width, height] of [[390, 844], [768, 1024], [1440, 900]]) {
      await page.setViewportSize({ width: Number(width), height: Number(height) });
      await page.goto("./#puzzles");
      await expect(page.locator(".puzzle-day canvas, .puzzle-day svg").first()).toBeVisible();
      await page.screenshot({ path: `${ARTEFACTS}/puzzles-all-${width}-${scheme}.png` });
      for (const game of GAMES) {
        await open(page, game, shipped(game)[0]?.id ?? "");
        await page.screenshot({ path: `${ARTEFACTS}/puzzles-${game}-${width}-${scheme}.png` });
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sideways).toBeLessThanOrEqual(0);
    }
  }
});
