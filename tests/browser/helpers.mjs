// Helpers shared by the browser tests.

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

export const ARTEFACTS = 'artefacts/';

export const LANGUAGES = readdirSync(new URL('../../www/locales/', import.meta.url)).sort();

/**
 * A short complete game of Snorkels with a swap. Purple is captured in the corner, so seat 1 wins, which is green by
 * then.
 */
export const GAME = ['a1', 'swap', 'b1', 'g7', 'a2'];

/**
 * A complete game of Snorkels with mistakes by both sides, proved by `cauce solve`. Green could have won with `b2`
 * instead of `c1`, purple with `c2` instead of `c3`, and green again with `b2` instead of `b3`.
 */
export const FAULTY = 'game=snorkels&size=3&moves=a1+a2+b1+c1+c3+b3+c2';

/** The fragment of a page's address without its checksum. @param {import("@playwright/test").Page} page */
export const addressed = (page) => new URL(page.url()).hash.replace(/(?<=^#)&|&check=\w+$/g, '');

export const STEPS = { snorkels: 11, tayu: 8, caminos: 9, sendas: 12 };
/** Number of extra steps after the end of a lesson. @type {Record<string, number>} */
export const EXTRAS = { tayu: 3, caminos: 2 };

/**
 * Opens the site at a fragment, and waits for the board if there is one, or for the message in its place.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} [fragment]
 */
export async function open(page, fragment = '') {
  // If only the fragment changes, the previous game is still displayed for a moment.
  await page.evaluate(() => document.querySelector('cauce-game')?.setAttribute('data-before', ''));
  await page.goto(`./${fragment && `#${fragment}`}`);
  const game = page.locator('cauce-game:not([data-before])');
  if (fragment) await expect(game.getByRole('grid').or(game.getByRole('alert')).first()).toBeVisible();
  // The initial texts of the page must be there before it can be used.
  else await expect(page.locator('main:not(:has(> .first))').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the details of a card on the home page. @param {import("@playwright/test").Page} page @param {string} game its title */
export const unfold = (page, game) =>
  page
    .locator('.card', { has: page.getByRole('heading', { name: game, exact: true }) })
    .locator('summary')
    .click();

/**
 * Navigates from a page of the site to a game without reloading.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} game its line
 * @param {string} [more] further pairs of its link
 */
export async function go(page, game, more = '') {
  const [setup = '', moves = ''] = game.split(' : ');
  const options = [
    `game=${setup}`.replaceAll(' ', '&'),
    more,
    moves && `moves=${moves.replaceAll('+', '%2B').replaceAll(' ', '+')}`,
  ];
  await page.evaluate((fragment) => (location.hash = fragment), options.filter(Boolean).join('&'));
  // The previous game is still displayed for a moment. The line may be longer, if the next tile was drawn already.
  await page.waitForFunction(
    (game) => /** @type {any} */ (document.querySelector('main cauce-game'))?.line?.startsWith(game),
    game,
  );
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/**
 * Holds back the requests of a page.
 *
 * @param {import("@playwright/test").Page} page
 * @param {RegExp} which the addresses
 * @returns {Promise<() => void>} releases the requests
 */
export async function hold(page, which) {
  let go = () => {};
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => (go = resolve));
  await page.route(which, (route) => gone.then(() => route.continue()));
  return go;
}

/**
 * Returns a pattern for the address of a bundle, by its main module.
 *
 * @param {string} name
 * @returns {RegExp}
 */
export const file = (name) => new RegExp(`/modules/${name}(-[\\da-f]{7})?\\.js$`);

/**
 * Releases held requests, and waits until the page has processed the response.
 *
 * @param {import("@playwright/test").Page} page
 * @param {RegExp} which
 * @param {() => void} go
 */
export async function answered(page, which, go) {
  const answer = page.waitForResponse(which);
  go();
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

/**
 * The place of a game: a page, a frame in one, or an element of it.
 * @typedef {Pick<import("@playwright/test").Page, "locator">} Place
 */

/**
 * Returns a command that a game offers, visible or in its menu. A command in the menu can only be pressed after the
 * menu is opened.
 *
 * @param {Place} place
 * @param {string} name its name in `commands.js`
 */
export function offered(place, name) {
  const button = `[data-command="${name}"]`;
  const menu = `.frame:has([data-command=menu]:visible) [popover] ${button}:not([hidden])`;
  return place.locator(`${button}:visible`).or(place.locator(menu)).first();
}

/**
 * Presses the button of a command, and opens the game's menu first if the button is in it. The navigation buttons
 * appear only after the player has gone back, so a move is taken back first if they are missing.
 *
 * @param {Place} place
 * @param {string} name its name in `commands.js`
 * @param {"click" | "tap" | "focus"} [press]
 */
export async function command(place, name, press = 'click') {
  const button = place.locator(`[data-command="${name}"]:visible`).first();
  if (['first', 'last'].includes(name)) {
    const undo = place.locator('[data-command=undo]:visible').first();
    await expect(button.or(undo).first()).toBeVisible();
    if (!(await button.isVisible())) await undo[press === 'tap' ? 'tap' : 'click']();
    // One move back may already lead to the start.
    if (name === 'first' && (await button.getAttribute('aria-disabled')) === 'true') return;
  } else {
    await expect(offered(place, name)).toBeAttached();
    const menu = place.locator('[data-command=menu]:visible').first();
    if (!(await button.isVisible())) await menu[press === 'tap' ? 'tap' : 'click']();
  }
  await button[press]();
}

/**
 * Returns a control in the header of the site, and opens the menu first if the control is in it.
 *
 * @param {import("@playwright/test").Page} page
 * @param {"language" | "theme" | "library"} name
 */
export async function site(page, name) {
  const head = page.locator('.site-head');
  const control = head.locator(name === 'library' ? 'a[href$="#library"]' : `select[name=${name}]`);
  await expect(control).toBeAttached();
  if (!(await control.isVisible())) await head.locator('[data-site-menu]').click();
  return control;
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export function square(page, name) {
  return page.locator(`cauce-game [role=gridcell][data-id="${name}"]`);
}

/**
 * Returns the centre of a square on the screen.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export async function middle(page, name) {
  const box = await page
    .locator('cauce-game')
    .evaluate((game, name) => /** @type {any} */ (game).rectOf(name)?.toJSON(), name);
  if (!box) throw new Error(name);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export async function tap(page, name) {
  const { x, y } = await middle(page, name);
  await page.touchscreen.tap(x, y);
}

/** Details of a move, apart from whose turn it is. @param {import("@playwright/test").Page} page */
export const detail = (page) => page.locator('cauce-game .status-detail');

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string>}
 */
export function line(page) {
  return page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).line);
}

/** Prefix of the `localStorage` keys of games in progress. */
export const JOURNAL = 'cauce:1:game:';

/** Makes storage throw on access in a page. @param {import("@playwright/test").Page} page @param {("localStorage" | "indexedDB")[]} names */
export async function forbid(page, ...names) {
  const get = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const name of names) await page.addInitScript(`Object.defineProperty(window, "${name}", { get: ${get} })`);
}

/** Runs in a page and makes its storage full. */
export function full() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/**
 * Returns the number of games in progress in the journal.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<number>}
 */
export function inPlay(page) {
  return page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length, JOURNAL);
}

/**
 * Returns the games in the site's database: the summary of each game with its saved state.
 *
 * @param {import("@playwright/test").Page} page
 * @param {[id: IDBValidKey, head: any, saved: unknown][]} [put] games to write first; without a head, the game is
 * deleted
 * @returns {Promise<Record<string, any>>} by their ids
 */
export function database(page, put = []) {
  return page.evaluate(
    async (put) => {
      /** @type {<T>(request: IDBRequest<T>) => Promise<T>} */
      const done = (request) =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = reject;
        });
      const opening = indexedDB.open('cauce');
      opening.onupgradeneeded = () => ['heads', 'saved'].forEach((name) => opening.result.createObjectStore(name));
      const base = await done(opening);
      const writing = base.transaction(['heads', 'saved'], 'readwrite');
      const [heads, saves] = [writing.objectStore('heads'), writing.objectStore('saved')];
      for (const [id, head, saved] of put) {
        if (head === undefined) heads.delete(id);
        else heads.put(head, id);
        if (head === undefined) saves.delete(id);
        else saves.put(saved, id);
      }
      const ids = await done(heads.getAllKeys());
      const games = await Promise.all(
        ids.map(async (id) => [String(id), { ...(await done(heads.get(id))), saved: await done(saves.get(id)) }]),
      );
      base.close();
      return Object.fromEntries(games);
    },
    /** @type {any[]} */ (put),
  );
}

/**
 * Collects the errors and warnings of a page.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {string[]}
 */
export function complaints(page) {
  /** @type {string[]} */
  const trouble = [];
  page.on('console', (message) => {
    // Most tests block the service worker, which Playwright reports.
    const blocked = message.text() === 'Service Worker registration blocked by Playwright';
    // Some browsers request an icon for pages that name none.
    const icon = message.location().url.endsWith('/favicon.ico');
    // A late font for titles is used on the next visit; Chromium warns about it.
    const late = /alegreya-bold\.woff2 was preloaded .* but not used/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !blocked && !icon && !late) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

/**
 * Expects the game `GAME` to be over and its end to be explained.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function expectTheEnd(page) {
  expect(await line(page)).toBe(`snorkels : ${GAME.join(' ')}`);
  await expect(page.getByText('Player 1 wins').first()).toBeVisible();
  await expect(page.locator('.ending').getByText('A purple snorkel has no air left and is captured.')).toBeVisible();
  await expect(offered(page, 'rematch')).toBeAttached();
}

/**
 * Returns the boxes of parts of a game in the viewport.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} parts
 */
export function boxes(page, parts) {
  return page.locator('cauce-game').evaluate((game, parts) => {
    const all = [...(game.shadowRoot?.querySelectorAll(parts) ?? [])].filter((part) => part.checkVisibility());
    return all.map((part) => {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      return { name: part.getAttribute('data-group') ?? part.className, top, bottom, left, right };
    });
  }, parts);
}

/**
 * Switches the language of a page, even if the language menu is hidden.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} lang
 */
export async function speak(page, lang) {
  await page.locator('select[name=language]').selectOption(lang, { force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('cauce-game .frame')).toHaveAttribute('lang', lang);
}

/**
 * Runs a check on an open page at several screen sizes, as when a user rotates the screen or resizes the window.
 *
 * @param {import("@playwright/test").Page} page
 * @param {[width: number, height: number][]} screens
 * @param {(width: number, height: number) => Promise<unknown>} check
 */
export async function onScreens(page, screens, check) {
  for (const [width, height] of screens) {
    await test.step(`${width} by ${height}`, async () => {
      await page.setViewportSize({ width, height });
      await check(width, height);
    });
  }
}

/**
 * Returns the line of a complete game: the moves before the first published puzzle, and its solution.
 *
 * @param {string} game
 */
export function whole(game) {
  const [fields] = readFileSync(new URL(`../../www/puzzles/${game}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const [, , , , solution = '', before = ''] = fields?.split('\t') ?? [];
  return `${before} ${solution}`;
}

/**
 * Waits until the page accepts games; the code for that loads late.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function listening(page) {
  const fetched = () =>
    performance.getEntriesByType('resource').find(({ name }) => /\/intake-[^/]+\.js$/.test(name))?.name;
  const intake = await page.waitForFunction(fetched);
  await page.evaluate((intake) => import(String(intake)), await intake.jsonValue());
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} text
 */
export async function paste(page, text) {
  await listening(page);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, text);
}
