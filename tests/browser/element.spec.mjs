// The element as a page's own script meets it: attributes, properties, methods, events, and its life.

import { expect, test } from "@playwright/test";
import { complaints, hold, square } from "./helpers.mjs";

/**
 * Opens a page of the site that holds nothing yet but the element's module, and puts markup into it.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} markup
 */
async function host(page, markup) {
  await page.goto("./embed.html");
  await page.evaluate(async (markup) => {
    document.body.innerHTML = markup;
    /** @type {any[]} */
    const heard = [];
    Object.assign(window, { heard });
    for (const type of ["cauce-ready", "cauce-move", "cauce-turn", "cauce-end", "cauce-error"]) {
      document.body.addEventListener(type, (event) => heard.push([type, /** @type {CustomEvent} */ (event).detail]));
    }
    await Promise.all([...document.querySelectorAll("cauce-game")].map((game) => /** @type {any} */ (game).ready));
  }, markup);
}

/**
 * Runs an expression with `game`, the first element.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} code
 * @returns {Promise<any>}
 */
function run(page, code) {
  return page.locator("cauce-game").first().evaluate((game, code) => {
    // The page's policy forbids evaluation; the tests' own functions are given by name instead.
    const [, path = "", args = ""] = /^([a-zA-Z]+)(?:\((.*)\))?$/.exec(code) ?? [];
    const member = /** @type {any} */ (game)[path];
    const value = typeof member === "function" ? member.apply(game, JSON.parse(`[${args}]`)) : member;
    return value instanceof DOMRect ? value.toJSON() : value;
  }, code);
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<[string, any][]>}
 */
const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard);

test("what there is to know, as `cauce inspect` tells it", async ({ page }) => {
  await host(page, '<cauce-game line="snorkels size=3 stones=b2 : a1 swap"></cauce-game>');
  expect(await run(page, "line")).toBe("snorkels size=3 stones=b2 : a1 swap");
  expect(await run(page, "turn")).toEqual({ kind: "move", seat: 1, side: "green" });
  expect(await run(page, "legal")).toEqual(["a2", "a3", "b1", "b3", "c1", "c2", "c3"]);
  expect(await run(page, "outcome")).toBeNull();
  expect(await run(page, "score")).toBeNull();
  expect(await run(page, "ply")).toBe(2);
  expect(await run(page, "svg()")).toMatch(/^<svg /);
});

test("a script plays, takes back, jumps and begins again, and hears of it", async ({ page }) => {
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  for (const token of ["a1", "b1", "g7", "a2"]) await run(page, `play("${token}")`);
  expect(await run(page, "outcome")).toEqual({ winners: [2], reason: "capture" });
  const line = "snorkels : a1 b1 g7 a2";
  const events = await heard(page);
  expect(events.filter(([type]) => type === "cauce-ready")).toHaveLength(1);
  expect(events.filter(([type]) => type === "cauce-move").map(([, detail]) => detail)).toEqual([
    { token: "a1", seat: 1, side: "purple", ply: 1, line: "snorkels : a1" },
    { token: "b1", seat: 2, side: "green", ply: 2, line: "snorkels : a1 b1" },
    { token: "g7", seat: 1, side: "purple", ply: 3, line: "snorkels : a1 b1 g7" },
    { token: "a2", seat: 2, side: "green", ply: 4, line },
  ]);
  expect(events.filter(([type]) => type === "cauce-turn").at(-1)?.[1]).toEqual({ kind: "over", seat: null, side: null });
  expect(events.filter(([type]) => type === "cauce-end").map(([, detail]) => detail)).toEqual([
    { outcome: { winners: [2], reason: "capture" }, score: null, line },
  ]);

  await run(page, "undo()");
  expect(await run(page, "ply")).toBe(3);
  await run(page, "redo()");
  await run(page, "goTo(1)");
  expect(await run(page, "line")).toBe("snorkels : a1");
  await run(page, "goTo(99)");
  expect(await run(page, "line")).toBe(line);
  await run(page, "goTo(-1)");
  expect(await run(page, "ply")).toBe(0);
  expect((await heard(page)).filter(([type]) => type === "cauce-move")).toHaveLength(4);
  await run(page, "restart()");
  await expect.poll(() => run(page, "line")).toBe("snorkels");
});

test("what is set before the module is there holds as what is set later", async ({ page }) => {
  await page.goto("./fifty.html");
  await page.evaluate(async () => {
    const early = Object.assign(document.createElement("not-yet"), { line: "tayu", readonly: false, controls: "none", theme: "dark", names: ["Ana", "Ben"], draws: false });
    customElements.define("not-yet", class extends /** @type {CustomElementConstructor} */ (customElements.get("cauce-game")) {});
    document.body.replaceChildren(early);
    await /** @type {any} */ (early).ready;
  });
  const early = await page.locator("not-yet").evaluate((/** @type {any} */ game) => {
    const { line, controls, theme, names, draws, turn } = game;
    return { line, controls, theme, names, draws, turn: turn.kind };
  });
  expect(early).toEqual({ line: "tayu", controls: "none", theme: "dark", names: ["Ana", "Ben"], draws: false, turn: "chance" });
  await expect(page.locator("not-yet")).toHaveAttribute("line", "tayu");
  await page.locator("not-yet").evaluate((/** @type {any} */ game) => (game.line = "snorkels : d4"));
  await expect.poll(() => page.locator("not-yet").evaluate((/** @type {any} */ game) => game.turn.kind)).toBe("move");
});

test("where chance is not drawn, it is not in a game that is restored either", async ({ page }) => {
  await host(page, '<cauce-game line="tayu" readonly></cauce-game>');
  const saved = await run(page, "save()");
  expect((await run(page, "turn")).kind).toBe("chance");
  const kinds = await page.evaluate(async (saved) => {
    const kinds = [];
    for (const draws of [true, false]) {
      const game = Object.assign(document.createElement("cauce-game"), { draws });
      document.body.replaceChildren(game);
      await /** @type {any} */ (game).restore(saved);
      kinds.push(/** @type {any} */ (game).turn?.kind);
      // Also where it is put in again.
      document.body.replaceChildren();
      document.body.replaceChildren(game);
      await new Promise((shown) => game.addEventListener("cauce-change", shown, { once: true }));
      kinds.push(/** @type {any} */ (game).turn?.kind);
    }
    return kinds;
  }, saved);
  expect(kinds).toEqual(["move", "move", "chance", "chance"]);
});

test("what a player presses is heard, too", async ({ page }) => {
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  await square(page, "d4").click();
  expect((await heard(page)).find(([type]) => type === "cauce-move")?.[1].token).toBe("d4");
});

test("a bad token is thrown and changes nothing", async ({ page }) => {
  await host(page, '<cauce-game line="snorkels : d4" lang="es"></cauce-game>');
  const thrown = await page.locator("cauce-game").evaluate((game) => {
    try {
      /** @type {any} */ (game).play("d4");
      return null;
    } catch (error) {
      const { name, token, reason } = /** @type {any} */ (error);
      return { name, token, reason };
    }
  });
  expect(thrown).toEqual({ name: "CauceError", token: "d4", reason: "La casilla d4 ya está ocupada." });
  expect(await run(page, "line")).toBe("snorkels : d4");
});

test("a bad line is told, and a fresh game stands there", async ({ page }) => {
  await host(page, '<cauce-game line="snorkels size=4 : a1 b9"></cauce-game>');
  expect(await run(page, "line")).toBe("snorkels size=4");
  const error = (await heard(page)).find(([type]) => type === "cauce-error");
  expect(error?.[1].reason).toBe("Move 2, “b9”, cannot be played. b9 is not on the board.");
  await page.locator("cauce-game").evaluate((game) => (/** @type {any} */ (game).line = "snorkels : c3"));
  await expect.poll(() => run(page, "line")).toBe("snorkels : c3");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("attributes: controls, readonly, lang, theme", async ({ page }) => {
  await host(page, '<cauce-game line="snorkels : d4" controls="compact" lang="fr" theme="dark"></cauce-game>');
  await expect(page.getByText("posez un snorkel vert").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Annuler" })).toBeVisible();
  await expect(page.locator(".seats")).toBeHidden();
  await expect(page.locator(".moves")).toBeHidden();
  await expect(page.locator("cauce-game")).toHaveCSS("color-scheme", "dark");

  await page.locator("cauce-game").evaluate((game) => {
    const element = /** @type {any} */ (game);
    element.controls = "none";
    element.lang = "ca";
    element.readonly = true;
  });
  await expect(page.locator(".status")).toBeHidden();
  await expect(page.getByRole("grid", { name: "Snorkels, el tauler" })).toBeVisible();
  await square(page, "c3").click({ force: true });
  await square(page, "c3").press("Enter");
  expect(await run(page, "line")).toBe("snorkels : d4");
  expect(await run(page, "readonly")).toBe(true);
});

test("the language that was chosen last is spoken, whichever words come first", async ({ page }) => {
  await host(page, '<cauce-game line="snorkels : d4" lang="en"></cauce-game>');
  const go = await hold(page, /\/locales\/(fr\/snorkels|en\/tayu)\.ftl$/);
  const set = (/** @type {Record<string, string>} */ now) => page.locator("cauce-game").evaluate((game, now) => void Object.assign(game, now), now);
  await set({ lang: "fr" });
  await set({ lang: "ca" });
  await expect(page.getByRole("grid", { name: "Snorkels, el tauler" })).toBeVisible();
  // A game may be on its way, too.
  await set({ lang: "en" });
  await set({ line: "tayu" });
  await set({ lang: "es" });
  await expect(page.getByRole("grid", { name: "Snorkels, el tablero" })).toBeVisible();
  go();
  await page.evaluate(async () => {
    const { words } = await import(new URL("./element/words.js", document.baseURI).href);
    await Promise.all([words("fr", ["snorkels"]), words("en", ["tayu"])]);
  });
  await expect(page.getByRole("grid", { name: "Tayü, el tablero" })).toBeVisible();
});

test("a board may be taken away by who hears of a move, and all is told", async ({ page }) => {
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  const told = await page.locator("cauce-game").evaluate((game) => {
    /** @type {string[]} */
    const told = [];
    game.addEventListener("cauce-change", () => game.remove(), { once: true });
    game.addEventListener("cauce-move", (event) => told.push(/** @type {CustomEvent} */ (event).detail.line));
    /** @type {any} */ (game).play("d4");
    document.body.append(game);
    return told;
  });
  expect(told).toEqual(["snorkels : d4"]);
  await expect(square(page, "d4")).toBeVisible();
  expect(await run(page, "line")).toBe("snorkels : d4");
});

test("where a square stands is told in client pixels", async ({ page }) => {
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  const told = await run(page, 'rectOf("d4")');
  const seen = await square(page, "d4").boundingBox();
  expect(Math.abs(told.x - (seen?.x ?? 0))).toBeLessThan(1);
  expect(Math.abs(told.width - (seen?.width ?? 0))).toBeLessThan(1);
  expect(await run(page, 'rectOf("z9")')).toBeNull();
});

test("a site gives a board its own colours, and its styles do no harm", async ({ page }) => {
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { all: unset; font-size: 40px; direction: rtl } cauce-game { display: block; direction: ltr; font-size: 16px; --cauce-cell: rgb(1, 2, 3) }");
    document.adoptedStyleSheets = [sheet];
    document.body.append(document.querySelector("cauce-game") ?? "");
  });
  const centre = () =>
    page.locator("cauce-game .board canvas").evaluate((node) => {
      const canvas = /** @type {HTMLCanvasElement} */ (node);
      return [...(canvas.getContext("2d")?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data ?? [])].slice(0, 3);
    });
  await expect.poll(centre).toEqual([1, 2, 3]);
  await square(page, "d4").click();
  expect(await run(page, "line")).toBe("snorkels : d4");
});

test("taken out and put in again it goes on where it was, and nothing is left behind", async ({ page }) => {
  const trouble = complaints(page);
  await host(page, '<cauce-game game="snorkels"></cauce-game>');
  await run(page, 'play("d4")');
  const client = await page.context().newCDPSession(page);
  const nodes = async () => {
    await client.send("HeapProfiler.collectGarbage");
    return (await client.send("Memory.getDOMCounters")).nodes;
  };
  const cycle = (/** @type {number} */ times) =>
    page.evaluate(async (times) => {
      const game = /** @type {any} */ (document.querySelector("cauce-game"));
      for (let turn = 0; turn < times; turn += 1) {
        game.remove();
        document.body.append(game);
        await new Promise((done) => game.addEventListener("cauce-change", done, { once: true }));
      }
    }, times);
  await cycle(20);
  const before = await nodes();
  await cycle(200);
  expect(await run(page, "line")).toBe("snorkels : d4");
  // Were anything held, it would be a hundred nodes each time.
  expect(await nodes()).toBeLessThan(before + 1000);
  expect(trouble).toEqual([]);
});

test("moved into another document it goes on there, and here again", async ({ page }) => {
  const trouble = complaints(page);
  await host(page, '<cauce-game line="snorkels : d4"></cauce-game>');
  const seen = await page.evaluate(async () => {
    const game = /** @type {any} */ (document.querySelector("cauce-game"));
    const frame = document.createElement("iframe");
    frame.width = frame.height = "600";
    document.body.append(frame);
    const seen = [];
    for (const body of [frame.contentDocument?.body, document.body]) {
      const shown = new Promise((resolve) => game.addEventListener("cauce-change", resolve, { once: true }));
      body?.append(game);
      await shown;
      game.play(game.legal[0]);
      const grid = game.shadowRoot.querySelector("[role=grid]");
      seen.push([game.line, getComputedStyle(grid.parentElement).position, grid.clientWidth > 100]);
    }
    return seen;
  });
  expect(seen).toEqual([
    ["snorkels : d4 a1", "relative", true],
    ["snorkels : d4 a1 a2", "relative", true],
  ]);
  expect(trouble).toEqual([]);
});

test("what was said in one language is not read out in another", async ({ page }) => {
  await host(page, '<cauce-game game="sendas" lang="en"></cauce-game>');
  const said = page.locator("cauce-game .unseen[role=status]");
  await page.locator("cauce-game [role=gridcell][data-id=e2]").click();
  await expect(said).not.toBeEmpty();
  await page.evaluate(() => document.querySelector("cauce-game")?.setAttribute("lang", "es"));
  await expect(page.locator("cauce-game .frame")).toHaveAttribute("lang", "es");
  await expect(said).toBeEmpty();
  // What comes then is said as ever.
  await page.locator("cauce-game [role=grid]").press("Escape");
  await expect(said).toContainText("Jugador 1");
});

test("out of the page it still tells where it is, until another game is asked for", async ({ page }) => {
  await host(page, '<cauce-game line="snorkels size=5 : a1"></cauce-game>');
  const told = await page.evaluate(async () => {
    const game = /** @type {any} */ (document.querySelector("cauce-game"));
    const tell = () => [game.line, game.ply];
    game.play("b2");
    game.remove();
    const out = [tell()];
    // Back and out again before it is shown.
    document.body.append(game);
    out.push(tell());
    game.remove();
    out.push(tell());
    document.body.append(game);
    await new Promise((done) => game.addEventListener("cauce-change", done, { once: true }));
    game.undo();
    out.push(tell());
    game.remove();
    out.push(tell());
    game.line = "snorkels : d4";
    out.push(tell());
    return out;
  });
  const both = ["snorkels size=5 : a1 b2", 2];
  const one = ["snorkels size=5 : a1", 1];
  expect(told).toEqual([both, both, both, one, one, ["snorkels : d4", 0]]);
});

test("boards beyond the screen wait; all share one module", async ({ page }) => {
  let fetched = 0;
  page.on("request", (request) => (fetched += Number(request.url().endsWith(".wasm"))));
  await page.goto("./embed.html");
  await page.evaluate(() => {
    document.body.replaceChildren(
      ...Array.from({ length: 50 }, (_, index) => {
        const game = document.createElement("cauce-game");
        game.setAttribute("line", `snorkels size=5 : c3 ${index % 2 ? "b2" : "d4"}`);
        game.setAttribute("controls", "none");
        return game;
      }),
    );
  });
  await expect(page.locator("cauce-game").first().getByRole("grid")).toBeVisible();
  const standing = () => page.evaluate(() => [...document.querySelectorAll("cauce-game")].filter((game) => game.shadowRoot?.querySelector(".frame")).length);
  await expect.poll(standing).toBeGreaterThan(1);
  expect(await standing()).toBeLessThan(50);
  for (const game of await page.locator("cauce-game").all()) await game.scrollIntoViewIfNeeded();
  await expect.poll(standing).toBe(50);
  expect(fetched).toBe(1);
});

test("a module that cannot be had is said, and asked for again", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort(), { times: 1 });
  await page.goto("./embed.html#game=snorkels");
  await expect(page.getByRole("alert")).toHaveText("This could not be loaded. Are you online?");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
});
