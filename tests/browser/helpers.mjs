// What the browser tests have in common.

import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Where pictures for the eye are put. */
export const ARTEFACTS = 'artefacts/';

/** The languages that Cauce speaks. */
export const LANGUAGES = readdirSync(new URL('../../www/locales/', import.meta.url)).sort();

/**
 * A short whole game of Snorkels with a change of colours: purple is captured in the corner, so seat 1, green by then,
 * wins.
 */
export const GAME = ['a1', 'swap', 'b1', 'g7', 'a2'];

/**
 * A whole game of Snorkels with mistakes of both, as `cauce solve` proves: where green plays `c1` it has won by `b2`, then purple
 * by `c2`, and green once more by `b2`.
 */
export const FAULTY = 'game=snorkels&size=3&moves=a1+a2+b1+c1+c3+b3+c2';

/** What the address of a page says after its `#`, without the check that tells a link which was cut. @param {import("@playwright/test").Page} page */
export const addressed = (page) => new URL(page.url()).hash.replace(/(?<=^#)&|&check=\w+$/g, '');

/** How many steps each lesson has. */
export const STEPS = { snorkels: 11, tayu: 8, caminos: 9, sendas: 12 };
/** How many there are after the end. @type {Record<string, number>} */
export const EXTRAS = { tayu: 3, caminos: 2 };

/**
 * Opens the site at a fragment and waits for the board, where there is one.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} [fragment]
 */
export async function open(page, fragment = '') {
  // Where only the fragment changes, what is still shown from before is not what was asked for.
  await page.evaluate(() => document.querySelector('cauce-game')?.setAttribute('data-before', ''));
  await page.goto(`./${fragment && `#${fragment}`}`);
  if (fragment) await expect(page.locator('cauce-game:not([data-before])').getByRole('grid').first()).toBeVisible();
  // The words that a page begins with are there before it can be used.
  else await expect(page.locator('main:not(:has(> .first))').getByRole('heading', { level: 1 })).toBeVisible();
}

/** Unfolds what else a card of the home page has. @param {import("@playwright/test").Page} page @param {string} game its title */
export const unfold = (page, game) =>
  page
    .locator('.card', { has: page.getByRole('heading', { name: game, exact: true }) })
    .locator('summary')
    .click();

/**
 * Goes on from a page of the site to a game, without loading the site anew.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} game its line
 * @param {string} [more] what else its link says
 */
export async function go(page, game, more = '') {
  const [setup = '', moves = ''] = game.split(' : ');
  const options = [
    `game=${setup}`.replaceAll(' ', '&'),
    more,
    moves && `moves=${moves.replaceAll('+', '%2B').replaceAll(' ', '+')}`,
  ];
  await page.evaluate((fragment) => (location.hash = fragment), options.filter(Boolean).join('&'));
  // What is still shown from before is not the game that was asked for, to which the next tile may have been drawn.
  await page.waitForFunction(
    (game) => /** @type {any} */ (document.querySelector('main cauce-game'))?.line?.startsWith(game),
    game,
  );
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/**
 * Holds back what a page asks for.
 *
 * @param {import("@playwright/test").Page} page
 * @param {RegExp} which the addresses
 * @returns {Promise<() => void>} lets it go
 */
export async function hold(page, which) {
  let go = () => {};
  /** @type {Promise<void>} */
  const gone = new Promise((resolve) => (go = resolve));
  await page.route(which, (route) => gone.then(() => route.continue()));
  return go;
}

/**
 * The file that a module has been joined into, and which is called by it.
 *
 * @param {string} name
 * @returns {RegExp}
 */
export const file = (name) => new RegExp(`/modules/${name}(-[\\da-f]{7})?\\.js$`);

/**
 * Lets go of what was held, and waits until the page has done what follows from it.
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
 * Where a game stands: a page, a frame in one, or an element of it.
 * @typedef {Pick<import("@playwright/test").Page, "locator">} Place
 */

/**
 * A command that a game offers, in sight or in its menu: it is there as often as it is offered. What is only in the menu
 * can not be pressed before that is open.
 *
 * @param {Place} place
 * @param {string} name what `commands.js` calls it
 */
export function offered(place, name) {
  const button = `[data-command="${name}"]`;
  const menu = `.frame:has([data-command=menu]:visible) [popover] ${button}:not([hidden])`;
  return place.locator(`${button}:visible`).or(place.locator(menu)).first();
}

/**
 * Presses the button of a command, and opens the menu of the game first where the button is in there. The way through a
 * game stands there once somebody has gone back in it: they go back by a move where it does not.
 *
 * @param {Place} place
 * @param {string} name what `commands.js` calls it
 * @param {"click" | "tap" | "focus"} [press]
 */
export async function command(place, name, press = 'click') {
  const button = place.locator(`[data-command="${name}"]:visible`).first();
  if (['first', 'last'].includes(name)) {
    const undo = place.locator('[data-command=undo]:visible').first();
    await expect(button.or(undo).first()).toBeVisible();
    if (!(await button.isVisible())) await undo[press === 'tap' ? 'tap' : 'click']();
    // One move back may have been the whole way.
    if (name === 'first' && (await button.getAttribute('aria-disabled')) === 'true') return;
  } else {
    await expect(offered(place, name)).toBeAttached();
    const menu = place.locator('[data-command=menu]:visible').first();
    if (!(await button.isVisible())) await menu[press === 'tap' ? 'tap' : 'click']();
  }
  await button[press]();
}

/**
 * What stands in the head of every page of the site, in its menu or beside it: the menu is opened where it is in there.
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
 * A square of the board.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export function square(page, name) {
  return page.locator(`cauce-game [role=gridcell][data-id="${name}"]`);
}

/**
 * The middle of a square on the screen.
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
 * Taps on a square.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
export async function tap(page, name) {
  const { x, y } = await middle(page, name);
  await page.touchscreen.tap(x, y);
}

/** What is said of a move besides whose turn it is. @param {import("@playwright/test").Page} page */
export const detail = (page) => page.locator('cauce-game .status-detail');

/**
 * The game line as the element tells it.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string>}
 */
export function line(page) {
  return page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).line);
}

/** What a game in play has before its name in the journal. */
export const JOURNAL = 'cauce:1:game:';

/** Lets a page store nothing there. @param {import("@playwright/test").Page} page @param {("localStorage" | "indexedDB")[]} names */
export async function forbid(page, ...names) {
  const get = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  for (const name of names) await page.addInitScript(`Object.defineProperty(window, "${name}", { get: ${get} })`);
}

/** Run in a page: from then on there is no room for anything more. */
export function full() {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
}

/**
 * How many games lie in the journal.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<number>}
 */
export function inPlay(page) {
  return page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length, JOURNAL);
}

/**
 * What the database of the site has: of every game what is shown of it, and what opens it.
 *
 * @param {import("@playwright/test").Page} page
 * @param {[id: IDBValidKey, head: any, saved: unknown][]} [put] what is put into it before; where there is no head, the game is
 *   taken out
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
 * Collects everything that a page complains about.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {string[]}
 */
export function complaints(page) {
  /** @type {string[]} */
  const trouble = [];
  page.on('console', (message) => {
    // Most tests do without a service worker, of which Playwright tells.
    const blocked = message.text() === 'Service Worker registration blocked by Playwright';
    // Some browsers ask any page for an icon, also one that names none.
    const icon = message.location().url.endsWith('/favicon.ico');
    // A font for titles that comes too late is there the next time; Chromium tells of it.
    const late = /alegreya-bold\.woff2 was preloaded .* but not used/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !blocked && !icon && !late) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(error.message));
  return trouble;
}

/**
 * Expects the game of GAME to be over and explained.
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
 * Where parts of a game stand in the window.
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
 * Has a page speak another language, also where the choice of one is out of the way.
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
 * Checks a page as it stands there on screens of several sizes: people turn theirs, and change their windows.
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
 * The line of a whole game: what leads to the first puzzle that ships, and its solution.
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
