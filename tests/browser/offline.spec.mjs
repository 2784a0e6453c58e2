// Without a network, and between two versions of the site.

import { expect, test as base } from '@playwright/test';
import { command, complaints, line, site, square } from './helpers.mjs';
import { host as foreignHost } from './hosts.mjs';
import { Host } from './versions.mjs';

/** @type {import("@playwright/test").TestType<import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions & { host: Host }, {}>} */
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern, which must be there even if it is empty.
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    host.close();
  },
});

test.use({ serviceWorkers: 'allow' });

const GAMES = ['Snorkels', 'Tayü', 'Caminos', 'Sendas'];
const NEWS = 'A new version of Cauce is ready. It will be used at the next start.';

/**
 * @param {import("@playwright/test").Page} page
 * @param {Host} host
 * @param {string} [address]
 */
async function visit(page, host, address = '') {
  await page.goto(host.address + address);
}

/**
 * Opens the home page for the first time, and waits until everything is cached.
 *
 * @param {import("@playwright/test").Page} page
 * @param {Host} host
 */
async function firstVisit(page, host) {
  await visit(page, host);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Waits until a page gives this answer, even across reloads. (`waitForFunction` would take a promise for a true value.)
 *
 * @template T
 * @param {import("@playwright/test").Page} page
 * @param {() => T | Promise<T>} question
 * @param {T} answer
 */
async function eventually(page, question, answer) {
  await expect.poll(() => page.evaluate(question).catch(() => null)).toEqual(answer);
}

/**
 * @param {import("@playwright/test").Page} page
 */
async function lookForNews(page) {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  // The changed files are fetched first.
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
  await expect.poll(state, { timeout: 30_000 }).toBe('installed');
}

/**
 * Returns the version of a page's modules.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string>}
 */
function versionOf(page) {
  return page.evaluate(async () => (await import(new URL('site/shell/version.js', document.baseURI).href)).VERSION);
}

/**
 * Waits until the modules of a page have this version, even across reloads.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} version
 */
async function expectVersion(page, version) {
  await expect.poll(() => versionOf(page).catch(() => null)).toBe(version);
}

/**
 * Waits until exactly these caches exist, even across reloads.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string[]} names
 */
async function expectCaches(page, names) {
  await eventually(page, async () => (await caches.keys()).toSorted(), names.toSorted());
}

test('after the first visit everything works without a network', async ({ page, context, host }) => {
  await firstVisit(page, host);
  host.on = false;
  await context.setOffline(true);
  const trouble = complaints(page);

  // In the open page, and in a new one.
  for (const again of [false, true]) {
    for (const game of GAMES) {
      const name = game.normalize('NFD').replace(/\W/g, '').toLowerCase();
      if (again) await visit(page, host, `#game=${name}`);
      else await page.getByRole('link', { name: `Play together (${game})` }).click();
      await expect(page).toHaveTitle(`${game} · Cauce`);
      await expect(page.getByRole('grid')).toBeVisible();
      await command(page, 'rules');
      await expect(page.getByRole('dialog').getByRole('heading').first()).toContainText(game);
      await page.keyboard.press('Escape');
      if (again) await page.reload();
      else await page.goBack();
    }
    await visit(page, host);
  }
  await visit(page, host, '#game=sendas');
  for (const [lang, title] of [
    ['es', 'tablero'],
    ['fr', 'plateau'],
    ['ca', 'tauler'],
    ['de', 'Spielbrett'],
    ['en', 'board'],
  ]) {
    await (await site(page, 'language')).selectOption(lang ?? '');
    await expect(page.getByRole('grid')).toHaveAccessibleName(new RegExp(title ?? '', 'i'));
  }
  for (const address of ['embedding.html', 'embedding', 'index.html?from=somewhere']) {
    await visit(page, host, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const game of ['snorkels', 'tayu', 'caminos', 'sendas']) {
    await visit(page, host, `#learn=${game}`);
    await expect(page.locator(`.lesson[data-game=${game}]`).getByRole('grid')).toBeVisible();
  }
  await visit(page, host, '#library');
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  // A link whose # was encoded, and a frame.
  for (const address of ['%23game=snorkels', 'embed.html#game=snorkels']) {
    await visit(page, host, address);
    await expect(page.getByRole('grid')).toBeVisible();
  }
  expect(trouble).toEqual([]);
});

test('after the first game, notices about offline use and installation appear once each', async ({ page, host }) => {
  const offered = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(event, { prompt: () => (document.title = 'asked') });
      return !dispatchEvent(event);
    });
  await firstVisit(page, host);
  await expect(page.locator('.news')).toHaveCount(0);
  await page.evaluate(() => (location.hash = 'game=snorkels&size=3&moves=a1+a2+c3'));
  await square(page, 'b1').click();
  const ready = page.getByText('Cauce now works offline.');
  await expect(ready).toHaveCount(1);
  await page.getByRole('link', { name: 'Cauce, to the home page' }).click();
  await expect(ready).toBeVisible();
  expect(await offered()).toBe(true);
  await expect(page.locator('.news')).toHaveCount(1);
  await expect(page.getByText('Cauce can be installed on this device like an app.')).toBeVisible();
  await page.getByRole('button', { name: 'Install' }).click();
  await expect(page).toHaveTitle('asked');
  await expect(page.locator('.news')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Play together (Snorkels)' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // From now on, the browser's own offer applies.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 1000)));
  expect(await offered()).toBe(false);
  await expect(page.locator('.news')).toHaveCount(0);
});

test('the site is cached for offline use even under a policy that requires trusted types', async ({ page, host }) => {
  const trouble = complaints(page);
  await page.route(host.address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'Content-Security-Policy': "require-trusted-types-for 'script'" },
    });
  });
  await firstVisit(page, host);
  expect(trouble).toEqual([]);
});

test('deleted caches are fetched again', async ({ page, host }) => {
  await firstVisit(page, host);
  const names = [`cauce ${host.address} ${host.version}`];
  await expectCaches(page, names);
  const size = () => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length, names[0] ?? '');
  const before = await size();
  expect(before).toBeGreaterThan(100);
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.reload();
  await expect.poll(() => size().catch(() => 0)).toBe(before);
  host.on = false;
  await visit(page, host, '#game=sendas');
  await expect(page.getByRole('grid')).toBeVisible();
});

/**
 * Returns the move of a computer level on a page of the site.
 *
 * @param {import("@playwright/test").Page} page
 */
function answer(page) {
  return page.evaluate(async () => {
    const { think } = await import(new URL('element/computer.js', document.baseURI).href);
    return think('snorkels size=3 : a1 a2 c3', { level: 1, seed: 1 });
  });
}

/** Returns the requested files that only computer players need. @param {Host} host */
const ofComputer = (host) => host.asked.filter((path) => /^(cauce-worker|element\/computer)/.test(path)).toSorted();

test('the computer players are cached after their first use, also for the next version', async ({ page, host }) => {
  await firstVisit(page, host);
  await page.reload();
  expect(ofComputer(host)).toEqual([]);
  expect(await answer(page)).toBe('b1');
  const files = ofComputer(host);
  expect(new Set(files).size).toBe(files.length);
  host.on = false;
  await page.reload();
  expect(await answer(page)).toBe('b1');
  // A page that is still starting would switch to the next version at once.
  await expect(page.locator('.card')).toHaveCount(4);

  host.on = true;
  host.change('element/computer.js', (text) => `${text}\n`);
  host.publish('next');
  host.asked.length = 0;
  await lookForNews(page);
  expect(ofComputer(host)).toEqual(['element/computer.js']);
  host.on = false;
  await page.reload();
  await expectVersion(page, 'next');
  // The page may be about to reload.
  await expect.poll(() => answer(page).catch(() => null)).toBe('b1');
});

test('offline, games are saved and continue; only computer players that were never used are missing', async ({
  page,
  host,
}) => {
  await firstVisit(page, host);
  host.on = false;
  expect(await answer(page).catch(() => 'none')).toBe('none');
  await visit(page, host, '#game=snorkels');
  await square(page, 'd4').click();
  await page.reload();
  await square(page, 'e5').click();
  expect(await line(page)).toBe('snorkels : d4 e5');
  // The message explains what is missing and how to get it next time.
  await visit(page, host, '#game=sendas&seats=computer-1,here');
  const said = page.locator('cauce-game .notice[role=alert]');
  await expect(said).toContainText('The computer has not been downloaded to this device');
  await expect(said).toContainText('play against it once');
  host.on = true;
  await page.reload();
  expect(await answer(page)).toBe('b1');
});

test('a new version is announced, does not disturb a game, and is used at the next start', async ({ page, host }) => {
  await firstVisit(page, host);
  await page.evaluate(() =>
    caches.open('cauce http://elsewhere/ 1').then((cache) => cache.put('a', new Response('a'))),
  );
  const old = String(host.version);
  await visit(page, host, '#game=snorkels');
  await square(page, 'd4').click();

  host.change('locales/en/cauce.ftl', (text) => text.replace(/^command-undo = .*$/m, 'command-undo = Take it back'));
  host.change('locales/en/sendas.ftl', (text) => text.replace(/^sendas-name = .*$/m, 'sendas-name = Paths'));
  host.publish('next');
  host.asked.length = 0;
  await lookForNews(page);
  // The news is in the site's menu, whose button has a badge, and covers no board.
  await page.locator('[data-site-menu][data-news]').click();
  await expect(page.getByText(NEWS)).toBeVisible();
  await page.keyboard.press('Escape');
  expect(host.asked.toSorted()).toEqual([
    'locales/en/cauce.ftl',
    'locales/en/sendas.ftl',
    'service-worker.js',
    'site/shell/version.js',
  ]);

  // The game continues, and further files come from the old version.
  await square(page, 'e5').click();
  expect(await line(page)).toBe('snorkels : d4 e5');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.getByRole('link', { name: /^Cauce/ }).click();
  await expect(page.getByRole('heading', { name: 'Sendas' })).toBeVisible();
  expect(await versionOf(page)).toBe(old);
  await expect(page.getByText(NEWS)).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page.locator('[data-site-menu][data-news]')).toBeVisible();
  await expect(page.getByText(NEWS)).toBeHidden();

  host.on = false;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  expect(await versionOf(page)).toBe('next');
  expect(await line(page)).toBe('snorkels : d4 e5');
  await expect(page.getByText(NEWS)).toHaveCount(0);
  await expectCaches(page, ['cauce http://elsewhere/ 1', `cauce ${host.address} next`]);
});

test('a new version waits while another page is open', async ({ page, context, host }) => {
  await firstVisit(page, host);
  const old = String(host.version);
  await visit(page, host, '#game=snorkels');
  host.publish('next');
  await lookForNews(page);

  const other = await context.newPage();
  await visit(other, host);
  await expect(other.getByText(NEWS)).toBeVisible();
  expect(await versionOf(other)).toBe(old);
  await square(page, 'd4').click();
  expect(await versionOf(page)).toBe(old);

  await page.close();
  await other.getByRole('button', { name: 'Reload now' }).click();
  await expectVersion(other, 'next');
  await expectCaches(other, [`cauce ${host.address} next`]);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});

test('reloading for a new version updates every window and keeps each game', async ({ page, context, host }) => {
  await firstVisit(page, host);
  await visit(page, host, '#game=snorkels');
  await square(page, 'd4').click();
  const others = [await context.newPage(), await context.newPage()];
  for (const [index, other] of others.entries()) {
    await visit(other, host, ['#game=sendas', '#puzzles'][index]);
    await other.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
  await expect(others[0]?.getByRole('grid') ?? page.getByRole('grid')).toBeVisible();
  host.publish('next');
  await lookForNews(page);
  await page.locator('[data-site-menu][data-news]').click();
  await page.getByRole('button', { name: 'Reload now' }).click();
  for (const [index, each] of [page, ...others].entries())
    await test.step(`window ${index}`, () => expectVersion(each, 'next'));
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await line(page)).toBe('snorkels : d4');
  await expectCaches(page, [`cauce ${host.address} next`]);
  for (const each of [page, ...others]) await expect(each.getByText(NEWS)).toHaveCount(0);
});

test('on localhost, a start shows the latest build, and an unfinished build leaves no caches', async ({
  page,
  host,
}) => {
  await firstVisit(page, host);
  await page.goto('about:blank');
  host.change('locales/en/foot.ftl', (text) => text.replace(/^foot-private = .*$/m, 'foot-private = Built again'));
  host.publish('next');
  await visit(page, host);
  await expect(page.getByText('Built again')).toBeVisible();

  await page.goto('about:blank');
  host.publishUnsealed();
  await visit(page, host);
  await expectCaches(page, []);
  await eventually(page, async () => (await navigator.serviceWorker.getRegistrations()).length, 0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a waiting version that never answers does not block the page', async ({ page, host }) => {
  await firstVisit(page, host);
  const old = String(host.version);
  host.publish('next');
  host.change('service-worker.js', (worker) =>
    worker.replace('\n', "\nself.addEventListener('message', (event) => event.stopImmediatePropagation());\n"),
  );
  await lookForNews(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Keep the way open' })).toBeVisible({ timeout: 10_000 });
  await page.getByRole('link', { name: 'Play together (Snorkels)' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await versionOf(page)).toBe(old);
});

test('an incomplete version is not installed', async ({ page, host }) => {
  await firstVisit(page, host);
  const old = String(host.version);
  host.change('modules/site.js', (text) => `${text}\n`);
  host.publish('next');
  // In the middle of an upload, the list is there, but a file does not match it.
  host.change('modules/site.js', (text) => `${text}\n`);
  host.asked.length = 0;
  await page.reload();
  await expect.poll(() => host.asked).toContain('modules/site.js');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOf(page)).toBe(old);
  await expectCaches(page, [`cauce ${host.address} ${old}`]);
  host.on = false;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOf(page)).toBe(old);
  await expect(page.getByText(NEWS)).toHaveCount(0);
});

test('the embed page stores nothing, neither in a frame on another site nor opened directly', async ({
  page,
  host,
}) => {
  const markup = `<!doctype html><title>Host</title><iframe src="${host.address}embed.html#game=snorkels"></iframe>`;
  const foreign = await foreignHost({ '/': markup });
  for (const address of [foreign.origin, `${host.address}embed.html#game=snorkels`]) {
    await page.goto(address);
    const frame = page.frames().at(-1) ?? page.mainFrame();
    await expect(frame.getByRole('grid')).toBeVisible();
    await frame.waitForLoadState('load');
    const kept = await frame.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      storage: localStorage.length + sessionStorage.length,
    }));
    expect(kept).toEqual({ workers: 0, caches: [], storage: 0 });
  }
  expect(host.asked).not.toContain('service-worker.js');
});

test('the site can be installed', async ({ page, host }) => {
  await firstVisit(page, host);
  const devtools = await page.context().newCDPSession(page);
  const { errors, manifest } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ startUrl: host.address, scope: host.address, display: 'kStandalone' });
  expect(manifest.shortcuts?.map(({ name }) => name)).toEqual(GAMES);
  await visit(page, host, 'embedding.html');
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', './cauce.webmanifest');
});

test('no page violates its own content security policy', async ({ page, host }) => {
  const trouble = complaints(page);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`${violatedDirective}: ${blockedURI}`),
    );
  });
  for (const address of ['', '#game=tayu', 'embedding.html', 'embed.html#game=caminos']) {
    await visit(page, host, address);
    await expect(page.locator('canvas').first()).toBeVisible();
    const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
    await page.waitForLoadState('networkidle');
  }
  expect(trouble).toEqual([]);
});
