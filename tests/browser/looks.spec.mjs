// How it looks and reads: axe in both themes, pictures at three widths.

import axe from "./axe.mjs";
import { expect, test } from "@playwright/test";
import { ARTEFACTS, open } from "./helpers.mjs";

const MIDGAME = "game=snorkels&stones=b6,f3&moves=d4+e4+d3+e5+c5+d5+e3+f4+c4+c6+b5+e6+d2+f5";
const ENDED = "game=snorkels&size=5&moves=c3+c4+a1+b3+e5+d3+a5+c2";

/**
 * The places to look at: a name, a fragment, and a button to press there.
 *
 * @type {[string, string, RegExp | null][]}
 */
const PLACES = [
  ["home", "", null],
  ["choice", "game=snorkels&moves=d4", null],
  ["midgame", MIDGAME, null],
  ["end", ENDED, null],
  ["new-game", MIDGAME, /^New game/],
  ["rules", MIDGAME, /^Rules/],
  ["share", MIDGAME, /^Share/],
  ["resign", MIDGAME, /^Give up/],
  ["bad-link", "game=chess", null],
];

/**
 * What no other spec comes by: where it begins, and what is pressed there, one after the other.
 *
 * @type {[string, RegExp[]][]}
 */
const ELSEWHERE = [
  ["game=snorkels&moves=d4", [/^Draw$/]],
  ["game=snorkels&moves=d4", [/^Player 1/]],
  ["game=sendas&moves=c1-e3%3DSW+pass+pass", []],
  ["game=sendas&moves=c1-e3%3DSW+pass+pass", [/^Rules$/]],
  ["game=sendas", [/^New game$/, /^Your own$/]],
];

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} fragment
 * @param {RegExp | null} button
 */
async function visit(page, fragment, button) {
  await open(page, fragment);
  if (button) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }
  await page.evaluate(() => document.fonts.ready);
}

for (const scheme of /** @type {const} */ (["light", "dark"])) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme });

    test("axe finds nothing: elsewhere", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const [fragment, buttons] of ELSEWHERE) {
        await page.goto("about:blank");
        await page.goto(`./#${fragment}`);
        await expect(page.getByRole("grid")).toBeVisible();
        for (const name of buttons) {
          await page.getByRole("button", { name }).or(page.getByRole("radio", { name })).first().press("Space");
          await expect(page.getByRole("dialog")).toBeVisible();
        }
        expect.soft(await axe(page), `${fragment} ${buttons.join(" ")}`).toEqual([]);
      }
    });

    for (const [name, fragment, button] of PLACES) {
      test(`axe finds nothing: ${name}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await visit(page, fragment, button);
        const found = await axe(page);
        expect(found).toEqual([]);
      });

      for (const width of [320, 768, 1440]) {
        test(`a picture: ${name} at ${width}`, async ({ page }) => {
          await page.setViewportSize({ width, height: width < 400 ? 640 : width < 1000 ? 1024 : 900 });
          await page.emulateMedia({ reducedMotion: "reduce" });
          await visit(page, fragment, button);
          const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
          expect(sideways, "sideways scrolling").toBeLessThanOrEqual(0);
          await page.screenshot({ path: `${ARTEFACTS}${name}-${width}-${scheme}.png`, fullPage: button === null });
        });
      }
    }
  });
}
