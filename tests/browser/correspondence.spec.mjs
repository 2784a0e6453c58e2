// Games by links between people who are elsewhere: whole games of each kind, links that come late or go on otherwise, and
// three at one game. Ana sits at a desk and copies her links; Ben has a phone, which shares them.

import { expect, test } from "@playwright/test";
import { complaints, GAME, line, open } from "./helpers.mjs";

/** @typedef {import("@playwright/test").Page} Page */

/** Whole games, and which of them are to be found by chance. */
const GAMES = {
  snorkels: { start: "game=snorkels", moves: GAME },
  caminos: {
    start: "game=caminos",
    moves: ["L:a1a2b1c1", "T:a7b7b8c7", "L:d1d2e1f1", "T:e7e8f8g8", "O:g1g2h1h2"],
  },
  sendas: { start: "game=sendas&setup=allin", moves: [] },
  tayu: { start: "game=tayu&end=stop", moves: [] },
};

/**
 * Somebody's page.
 *
 * @param {import("@playwright/test").Browser} browser
 * @param {string | undefined} baseURL
 * @param {"desk" | "phone"} kind
 */
async function person(browser, baseURL, kind) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  /** @type {import("@playwright/test").BrowserContextOptions} */
  const options = kind === "phone" ? phone : { permissions: ["clipboard-read", "clipboard-write"] };
  const context = await browser.newContext({ baseURL, serviceWorkers: "block", ...options });
  if (kind === "phone") {
    // The platform's own way to share, which a browser without a head has none of.
    await context.addInitScript(() => {
      Object.assign(navigator, { share: async (/** @type {ShareData} */ data) => void Object.assign(window, { shared: data }) });
    });
  }
  return context.newPage();
}

/**
 * Sends the game by one press, and gives back what stands behind `#` of the link.
 *
 * @param {Page} page
 * @param {string} name to whom
 */
async function send(page, name) {
  await page.getByRole("button", { name: `Send to ${name}`, exact: true }).click();
  await expect(page.getByRole("button", { name: `Send to ${name} again` })).toBeVisible();
  const shared = await page.evaluate(() => /** @type {any} */ (window).shared?.url);
  const url = shared ?? (await page.evaluate(() => navigator.clipboard.readText()));
  expect(url).toContain("/#game=");
  return url.slice(url.indexOf("#") + 1);
}

/**
 * Opens a link that has come.
 *
 * @param {Page} page
 * @param {string} fragment
 */
async function arrive(page, fragment) {
  if (page.url() === "about:blank") await open(page, fragment);
  else await page.evaluate((fragment) => (location.hash = fragment), fragment);
  await expect(page).not.toHaveURL(/id=/);
  await expect(page.getByRole("grid").first()).toBeVisible();
}

/** @param {Page} page */
const seats = (page) => page.locator("cauce-game").evaluate((game) => JSON.parse(/** @type {any} */ (game).save()).players.map(({ by = "here" }) => by).join(" "));

/** @param {Page} page @param {string} token */
const play = (page, token) => page.locator("cauce-game").evaluate((game, token) => /** @type {any} */ (game).play(token), token);

/** @param {Page} page */
const over = (page) => page.locator("cauce-game").evaluate((game) => /** @type {any} */ (game).outcome !== null);

/** @param {Page} page @param {number} index */
const legal = (page, index) => page.locator("cauce-game").evaluate((game, index) => /** @type {any} */ (game).legal.filter((/** @type {string} */ token) => !["resign", "draw"].includes(token)).at(index), index);

/**
 * Begins a game of Ana, who is here, with others by link.
 *
 * @param {Page} page
 * @param {string} start
 * @param {readonly string[]} others
 */
async function invite(page, start, others) {
  await open(page, start);
  await page.getByRole("button", { name: "New game" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill("Ana");
  for (const [index, name] of others.entries()) {
    await dialog.getByRole("textbox").nth(index + 1).fill(name);
    await dialog.getByRole("checkbox", { name: "by link" }).nth(index + 1).check();
  }
  await dialog.getByRole("button", { name: "Start the game" }).click();
}

for (const [game, { start, moves }] of Object.entries(GAMES)) {
  test(`a game of ${game} is played to its end by links`, async ({ browser, baseURL }) => {
    test.slow();
    const [ana, ben] = [await person(browser, baseURL, "desk"), await person(browser, baseURL, "phone")];
    const trouble = [complaints(ana), complaints(ben)];
    await invite(ana, start, ["Ben"]);
    expect(await seats(ana)).toBe("here away");
    let [mover, other] = [{ page: ana, name: "Ana" }, { page: ben, name: "Ben" }];
    for (let ply = 0; !(await over(mover.page)); ply += 1) {
      await play(mover.page, moves[ply] ?? (await legal(mover.page, -1)));
      const seat = await mover.page.locator("cauce-game").evaluate((game) => /** @type {any} */ (game).turn.seat);
      // The same side may be to move again.
      if (seat !== null && (seat === 1) === (mover.page === ana)) continue;
      await arrive(other.page, await send(mover.page, other.name));
      expect(await line(other.page)).toBe(await line(mover.page));
      expect(await seats(other.page)).toBe(other.page === ana ? "here away" : "away here");
      [mover, other] = [other, mover];
    }
    // Whoever has heard of the end has nobody to tell.
    await expect(mover.page.getByRole("button", { name: /^Send to/ })).toHaveCount(0);
    await expect(other.page.getByRole("button", { name: /^Send to .* again/ })).toBeVisible();
    for (const { page } of [mover, other]) await expect(page.locator(".ending")).toBeVisible();
    expect(await line(ben)).toBe(await line(ana));
    expect(trouble).toEqual([[], []]);
  });
}
