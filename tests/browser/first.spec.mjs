// What a page displays before its modules are loaded.

import { expect, test } from '@playwright/test';
import { complaints, file, hold, open, site } from './helpers.mjs';

const TITLES = {
  en: 'Keep the way open',
  es: 'Mantén abierto el camino',
  fr: 'Gardez la voie ouverte',
  ca: 'Mantén obert el camí',
  de: 'Halt den Weg offen',
};

test('the home page starts in the language of the browser, and its text does not move while it loads', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  for (const [locale, title] of Object.entries(TITLES)) {
    await test.step(locale, async () => {
      const page = await browser.newPage({
        baseURL,
        locale: `${locale}-CH`,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      // The title font is used only if it loads in time, and has another width than its fallback.
      await page.route(/alegreya/, (route) => route.abort());
      const go = await hold(page, file('site'));
      await page.goto('./', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.locator('.site-foot')).toBeHidden();
      // Nothing is painted before the style sheets are loaded.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet),
      );
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
      const places = async () => {
        /** @type {Record<string, unknown[]>} */
        const all = {};
        for (const width of [320, 412, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          all[width] = await page
            .locator('.hero > *')
            .evaluateAll((nodes) =>
              nodes.map((node) => [node.textContent, JSON.stringify(node.getBoundingClientRect())]),
            );
        }
        return all;
      };
      const before = await places();
      expect(Object.values(before).map(({ length }) => length)).toEqual([2, 2, 2, 2]);
      go();
      await expect(page.locator('.card canvas')).toHaveCount(4);
      expect(await places(), locale).toEqual(before);
      await page.close();
    });
  }
});

test('a page has the chosen theme and language before its modules are loaded', async ({ page }) => {
  await open(page);
  await (await site(page, 'theme')).selectOption('dark');
  await (await site(page, 'language')).selectOption('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.fr);
  await page.route(file('site'), (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.fr);
  // Damaged settings are ignored.
  await page.evaluate(() => localStorage.setItem('cauce:1:settings', 'null}'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en);
});

test('a module that is not loaded completely shows an error and can be requested again', async ({ page }) => {
  for (const [what, name, fulfil] of /** @type {const} */ ([
    ['is cut off', 'site', null],
    ['is cut off', 'element', null],
    ['cannot be served', 'cauce-web', { status: 500, body: '' }],
    ['is another page', 'element', { contentType: 'text/html', body: '<title>Log in</title>' }],
    ['is torn', 'page', { contentType: 'text/javascript', body: 'export const AT_HAND = 12; export class Store {' }],
  ])) {
    await test.step(`${name} ${what}`, async () => {
      for (const fragment of ['', '#game=snorkels']) {
        const which = name === 'cauce-web' ? /\/cauce-web\.js$/ : file(name);
        await page.goto('about:blank');
        await page.route(which, (route) => (fulfil ? route.fulfill(fulfil) : route.abort('connectionreset')));
        await page.goto(`./${fragment}`);
        const alert = page.getByRole('alert');
        await expect(alert, `${name} ${what}`).toContainText('This could not be loaded.');
        await page.unroute(which);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(
          fragment ? page.getByRole('grid') : page.getByRole('link', { name: 'Play together (Sendas)' }),
        ).toBeVisible();
        await expect(alert).toHaveCount(0);
      }
    });
  }
});

test('a game shows its title while it loads, and nothing of the home page', async ({ page }) => {
  const trouble = complaints(page);
  /** @type {string[]} */
  const catalogues = [];
  page.on('request', (request) => void (request.url().endsWith('.ftl') && catalogues.push(request.url())));
  const go = await hold(page, /\.wasm$/);
  await page.goto('./#game=tayu', { waitUntil: 'commit' });
  await expect(page.getByText('Tayü', { exact: true })).toBeVisible();
  await expect(page.locator('cauce-game').getByText(/Niek Neuwahl/)).toBeVisible();
  await expect(page.locator('.hero')).toHaveCount(0);
  expect(catalogues, 'the text of the footer is fetched later').toHaveLength(2);
  go();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('cauce-game').getByText(/Niek Neuwahl/)).toHaveCount(0);
  await expect(page.locator('.site-foot')).toContainText('Niek Neuwahl');
  expect(catalogues, 'no catalogue is fetched twice').toEqual([...new Set(catalogues)]);
  expect(catalogues).toHaveLength(3);
  expect(trouble).toEqual([]);
});

test('the font of titles does not delay the first board and is fetched after it', async ({ page }) => {
  const go = await hold(page, /fonts/);
  const asked = page.waitForRequest(/alegreya/);
  await open(page, 'game=snorkels&moves=d4');
  await asked;
  go();
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)))
    .toEqual(['Alegreya loaded']);
  const [loaded, begun] = await page.evaluate(() => {
    const [page] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    return [
      page?.loadEventEnd,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('alegreya'))?.startTime,
    ];
  });
  expect(begun).toBeGreaterThanOrEqual(loaded ?? Infinity);
});

test('on a first visit the layout does not shift while the page loads', async ({ browser, baseURL }) => {
  for (const [where, width] of /** @type {const} */ ([
    ['game=snorkels', 390],
    ['game=snorkels', 1440],
    ['learn=tayu', 390],
  ])) {
    const viewport = { width, height: width < 500 ? 844 : 900 };
    const page = await browser.newPage({ baseURL, viewport, serviceWorkers: 'block', reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      Reflect.set(self, 'moved', 0);
      const count = (/** @type {PerformanceEntryList} */ entries) =>
        entries.forEach((entry) =>
          Reflect.set(self, 'moved', Reflect.get(self, 'moved') + Reflect.get(entry, 'value')),
        );
      new PerformanceObserver((list) => count(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
    });
    await open(page, where);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Reflect.get(self, 'moved')), where).toBeLessThan(0.001);
    await page.close();
  }
});
