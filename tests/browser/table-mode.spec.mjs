// How a table is played at: names, clocks, sounds, a screen that stays on.

import { expect, test } from "@playwright/test";
import axe from "./axe.mjs";
import { ARTEFACTS, line, open, square } from "./helpers.mjs";

/**
 * What the store keeps of the table.
 *
 * @param {import("@playwright/test").Page} page
 */
function habits(page) {
  return page.evaluate(() => JSON.parse(localStorage.getItem("cauce:1:settings") ?? "{}").table);
}

/**
 * Opens the sheet of settings.
 *
 * @param {import("@playwright/test").Page} page
 */
async function settings(page) {
  await page.getByRole("button", { name: "Settings" }).click();
  return page.getByRole("dialog", { name: "At this table" });
}

test.describe("names", () => {
  test("a player is renamed in mid-game, on the seat and in the words, and after a reload", async ({ page }) => {
    await open(page, "game=snorkels&moves=d4");
    await page.locator(".seat").nth(1).getByRole("button").click();
    const sheet = page.getByRole("dialog", { name: "Rename the player" });
    await expect(sheet.getByLabel("Name of player 2")).toBeFocused();
    await sheet.getByLabel("Name of player 2").fill("Ben with a name that is far longer than forty characters");
    await page.keyboard.press("Enter");
    await expect(sheet).toHaveCount(0);
    await expect(page.locator(".seat-name").nth(1)).toHaveText("Ben with a name that is far longer than");
    await page.locator(".seat").nth(0).getByRole("button").click();
    await page.getByRole("dialog").getByRole("combobox").fill("Ana");
    await page.getByRole("dialog").getByRole("button", { name: "Rename" }).click();
    await expect(page.locator(".seat-name").nth(0)).toHaveText("Ana");
    await expect(page.locator(".status-line")).toContainText("Ben with a name");
    await page.reload();
    await expect(page.locator(".seat-name").nth(0)).toHaveText("Ana");
    expect(await line(page)).toBe("snorkels : d4");
  });

  test("an empty name is the plain one again", async ({ page }) => {
    await open(page, "game=snorkels&moves=d4");
    await page.locator("cauce-game").evaluate((game) => (/** @type {any} */ (game).names = ["Ana", "Ben"]));
    await page.locator(".seat").nth(0).getByRole("button").click();
    await page.getByRole("dialog").getByRole("combobox").fill(" ");
    await page.keyboard.press("Enter");
    await expect(page.locator(".seat-name")).toHaveText(["Player 1", "Ben"]);
  });

  test("names are remembered, with the seat that each took in a game", async ({ page }) => {
    await open(page, "game=snorkels");
    await page.getByRole("button", { name: "New game" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Player 1").fill("Ben");
    await sheet.getByLabel("Player 2").fill("Ana");
    await sheet.getByRole("button", { name: "Start the game" }).click();
    await page.getByRole("link", { name: "Cauce" }).click();
    await page.getByRole("button", { name: "Set up… (Caminos)" }).click();
    await expect(sheet.getByLabel("Player 1")).toHaveValue("Ben");
    await sheet.getByLabel("Player 1").fill("Ana");
    await sheet.getByLabel("Player 2").fill("Ben");
    await sheet.getByRole("button", { name: "Start the game" }).click();
    await page.getByRole("link", { name: "Cauce" }).click();
    await page.getByRole("button", { name: "Set up… (Snorkels)" }).click();
    await expect(sheet.getByLabel("Player 1")).toHaveValue("Ben");
    await expect(sheet.getByLabel("Player 2")).toHaveValue("Ana");
    const known = await sheet.locator("datalist option").evaluateAll((all) => all.map((one) => one.getAttribute("value")));
    expect(known).toEqual(["Ana", "Ben"]);
  });

  test("a board that only shows has no names to press, and an embedded one keeps none", async ({ page }) => {
    await page.goto("./embed.html?game=snorkels");
    await expect(page.getByRole("grid")).toBeVisible();
    await page.locator(".seat").nth(0).getByRole("button").click();
    await page.getByRole("dialog").getByLabel("Name of player 1").fill("Ana");
    await page.keyboard.press("Enter");
    await expect(page.locator(".seat-name").nth(0)).toHaveText("Ana");
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await expect(page.getByRole("button", { name: "Settings" })).toBeHidden();
    await page.locator("cauce-game").evaluate((game) => (/** @type {any} */ (game).readonly = true));
    await expect(page.locator(".seat button")).toHaveCount(0);
  });
});

test.describe("clocks", () => {
  /**
   * Begins a game of Snorkels with clocks, its time stopped at a moment.
   *
   * @param {import("@playwright/test").Page} page
   * @param {{ minutes: string, seconds: string }} control
   */
  async function begin(page, { minutes, seconds }) {
    await page.clock.install({ time: new Date("2026-03-01T12:00:00") });
    await open(page, "game=snorkels");
    await page.getByRole("button", { name: "New game" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Player 1").fill("Ana");
    await sheet.getByLabel("Player 2").fill("Ben");
    await sheet.getByLabel("Play with clocks").check();
    await sheet.getByLabel("Minutes for each player").fill(minutes);
    await sheet.getByLabel("Seconds added after each turn").fill(seconds);
    await sheet.getByRole("button", { name: "Start the game" }).click();
    await expect(faces(page)).toHaveCount(2);
    await page.clock.pauseAt(new Date("2026-03-01T12:30:00"));
  }

  /** @param {import("@playwright/test").Page} page */
  function faces(page) {
    return page.locator(".seat").getByRole("timer");
  }

  /**
   * Presses a square without waiting for time to pass.
   *
   * @param {import("@playwright/test").Page} page
   * @param {string} name
   */
  async function press(page, name) {
    await square(page, name).dispatchEvent("click");
  }

  test("run only for the player on turn from the first move on, and add seconds", async ({ page }) => {
    await begin(page, { minutes: "5", seconds: "3" });
    await expect(faces(page)).toHaveText(["5:00", "5:00"]);
    await page.clock.runFor(60_000);
    await expect(faces(page)).toHaveText(["5:00", "5:00"]);
    await press(page, "d4");
    await page.clock.runFor(10_000);
    await expect(faces(page)).toHaveText(["5:00", "4:50"]);
    await press(page, "e4");
    await expect(faces(page)).toHaveText(["5:00", "4:53"]);
    await page.clock.runFor(61_000);
    await expect(faces(page)).toHaveText(["3:59", "4:53"]);
    await page.screenshot({ path: `${ARTEFACTS}clocks-running.png` });
    await page.clock.resume();
    expect(await axe(page)).toEqual([]);
  });

  test("tenths are shown at the end, and who runs out of time loses", async ({ page }) => {
    await begin(page, { minutes: "0.5", seconds: "0" });
    await press(page, "d4");
    await page.clock.runFor(10_000);
    await expect(faces(page)).toHaveText(["0:30", "0:20.0"]);
    await page.clock.runFor(12_300);
    await expect(faces(page).nth(1)).toHaveText("0:07.7");
    await page.clock.runFor(7_600);
    expect(await line(page)).toBe("snorkels : d4");
    await page.clock.runFor(200);
    expect(await line(page)).toBe("snorkels : d4 resign");
    await expect(page.getByRole("alert")).toHaveText("Ben has run out of time.");
    await expect(page.getByText("Ana wins").first()).toBeVisible();
    const record = await page.evaluate(() => Object.values(localStorage).join());
    expect(record).toContain("Ben has run out of time.");

    // Who goes back gets the time of that moment back.
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(faces(page)).toHaveText(["0:30", "0:30"]);
  });

  test("stopped by a button and by a sheet, no move is made while they stand", async ({ page }) => {
    await begin(page, { minutes: "5", seconds: "0" });
    await press(page, "d4");
    await page.clock.runFor(10_000);
    await page.getByRole("button", { name: "Rules" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.clock.runFor(30_000);
    await page.getByRole("button", { name: "Close" }).click();
    await expect(faces(page)).toHaveText(["5:00", "4:50"]);
    await page.clock.runFor(5_000);
    await expect(faces(page)).toHaveText(["5:00", "4:45"]);

    await page.getByRole("button", { name: "Stop the clocks" }).click();
    await page.clock.runFor(30_000);
    await press(page, "e4");
    expect(await line(page)).toBe("snorkels : d4");
    await expect(faces(page)).toHaveText(["5:00", "4:45"]);
    await page.screenshot({ path: `${ARTEFACTS}clocks-stopped.png` });
    await page.getByRole("button", { name: "The clocks stand still" }).click();
    await page.clock.runFor(5_000);
    await expect(faces(page)).toHaveText(["5:00", "4:40"]);
    await press(page, "e4");
    expect(await line(page)).toBe("snorkels : d4 e4");
  });

  test("undo gives the time of that moment back, and stops", async ({ page }) => {
    await begin(page, { minutes: "5", seconds: "0" });
    await press(page, "d4");
    await page.clock.runFor(10_000);
    await press(page, "e4");
    await page.clock.runFor(20_000);
    await press(page, "e5");
    await expect(faces(page)).toHaveText(["4:40", "4:50"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(faces(page)).toHaveText(["5:00", "4:50"]);
    await page.clock.runFor(20_000);
    await expect(faces(page)).toHaveText(["5:00", "4:50"]);
    await page.getByRole("button", { name: "Let the clocks go on" }).click();
    await page.clock.runFor(7_000);
    await expect(faces(page)).toHaveText(["4:53", "4:50"]);
  });

  test("survive a reload, standing still, and a rematch sets them anew", async ({ page }) => {
    await begin(page, { minutes: "5", seconds: "0" });
    await press(page, "d4");
    await page.clock.runFor(10_000);
    await press(page, "e4");
    await page.clock.runFor(15_000);
    await page.reload();
    await expect(faces(page)).toHaveText(["4:45", "4:50"]);
    await page.clock.runFor(15_000);
    await expect(faces(page)).toHaveText(["4:45", "4:50"]);
    await page.getByRole("button", { name: "Let the clocks go on" }).click();
    await page.clock.runFor(5_000);
    await expect(faces(page)).toHaveText(["4:40", "4:50"]);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(faces(page)).toHaveText(["5:00", "5:00"]);

    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await page.getByRole("button", { name: "Rematch" }).click();
    await expect(faces(page)).toHaveText(["5:00", "5:00"]);
    expect(await line(page)).toBe("snorkels");
  });

  test("each player may have a time of their own, and what cannot be is not begun with", async ({ page }) => {
    await open(page, "game=snorkels");
    await page.getByRole("button", { name: "New game" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel("Play with clocks").check();
    await sheet.getByLabel("Not the same for everybody").check();
    await sheet.getByLabel("Minutes, player 1").fill("10");
    await sheet.getByLabel("Minutes, player 2").fill("0");
    await sheet.getByRole("button", { name: "Start the game" }).click();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByLabel("Minutes, player 2")).toBeFocused();
    await sheet.getByLabel("Minutes, player 2").fill("2.5");
    await sheet.screenshot({ path: `${ARTEFACTS}clocks-sheet.png` });
    await sheet.getByRole("button", { name: "Start the game" }).click();
    await expect(faces(page)).toHaveText(["10:00", "2:30"]);
    // A game without clocks has none, and no timer.
    await page.getByRole("button", { name: "New game" }).click();
    await sheet.getByRole("button", { name: "Start the game" }).click();
    await expect(faces(page)).toHaveCount(0);
  });
});

test.describe("sounds", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const heard = { contexts: 0, voices: 0, state: "none" };
      Object.assign(window, { heard });
      const Real = AudioContext;
      window.AudioContext = class extends Real {
        constructor(/** @type {AudioContextOptions | undefined} */ options) {
          super(options);
          heard.contexts += 1;
          this.addEventListener("statechange", () => (heard.state = this.state));
        }
        createOscillator() {
          heard.voices += 1;
          return super.createOscillator();
        }
      };
    });
  });

  /** @param {import("@playwright/test").Page} page */
  const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard);

  test("are off until somebody wants them, and then each move has one and the device rests after it", async ({ page }) => {
    await open(page, "game=snorkels");
    await square(page, "d4").click();
    expect((await heard(page)).contexts).toBe(0);
    const sheet = await settings(page);
    await expect(sheet.getByLabel("Volume")).toBeHidden();
    await sheet.getByLabel("A quiet sound for each move").check();
    await expect.poll(async () => (await heard(page)).contexts).toBe(1);
    await sheet.getByLabel("Volume").fill("80");
    await sheet.getByRole("button", { name: "Close" }).click();
    expect(await habits(page)).toMatchObject({ sound: true, volume: 0.8 });
    const before = (await heard(page)).voices;
    await square(page, "e4").click();
    await expect.poll(async () => (await heard(page)).voices).toBeGreaterThan(before);
    await expect.poll(async () => (await heard(page)).state).toBe("suspended");
    expect((await heard(page)).contexts).toBe(1);
  });

  test("are kept, and nothing is made before the page is touched", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("cauce:1:settings", JSON.stringify({ table: { sound: true, volume: 1 } })));
    // What a test does to the page counts as a touch already.
    await page.addInitScript(() => {
      const touched = { hasBeenActive: false };
      Object.defineProperty(navigator, "userActivation", { value: touched });
      addEventListener("pointerdown", () => (touched.hasBeenActive = true), true);
    });
    await open(page, "game=snorkels");
    await page.locator("cauce-game").evaluate((game) => /** @type {any} */ (game).play("d4"));
    await expect(page.locator(".move")).toHaveCount(1);
    expect((await heard(page)).contexts).toBe(0);
    await square(page, "e4").click();
    await expect.poll(async () => (await heard(page)).contexts).toBe(1);
  });
});

test.describe("the screen", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const locks = { taken: 0, released: 0 };
      Object.assign(window, { locks });
      Object.defineProperty(navigator, "wakeLock", {
        value: {
          request: () => {
            locks.taken += 1;
            const lock = new EventTarget();
            return Promise.resolve(Object.assign(lock, {
              release: () => {
                locks.released += 1;
                lock.dispatchEvent(new Event("release"));
                return Promise.resolve();
              },
            }));
          },
        },
      });
    });
  });

  /** @param {import("@playwright/test").Page} page */
  const locks = (page) => page.evaluate(() => /** @type {any} */ (window).locks);

  test("stays on from the first move to the end, and not on the home page", async ({ page }) => {
    await open(page, "game=snorkels&size=5");
    await expect(page.getByRole("grid")).toBeVisible();
    expect(await locks(page)).toEqual({ taken: 0, released: 0 });
    await square(page, "c3").click();
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 0 });
    await square(page, "b2").click();
    expect(await locks(page)).toEqual({ taken: 1, released: 0 });
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 1 });
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 2, released: 1 });
    await page.getByRole("link", { name: "Cauce" }).click();
    await expect.poll(() => locks(page)).toEqual({ taken: 2, released: 2 });
  });

  test("is left alone where that is wished", async ({ page }) => {
    await open(page, "game=snorkels&size=5&moves=c3");
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 0 });
    const sheet = await settings(page);
    await sheet.getByLabel("Keep the screen on during a game").uncheck();
    await expect.poll(() => locks(page)).toEqual({ taken: 1, released: 1 });
    expect(await habits(page)).toMatchObject({ awake: false });
  });
});

for (const scheme of /** @type {const} */ (["light", "dark"])) {
  test(`the sheet of settings at 320 pixels: ${scheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await open(page, "game=snorkels&moves=d4");
    const sheet = await settings(page);
    await sheet.getByLabel("A quiet sound for each move").check();
    expect(await axe(page)).toEqual([]);
    await page.screenshot({ path: `${ARTEFACTS}settings-320-${scheme}.png` });
  });
}
