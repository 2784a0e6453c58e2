import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { command, complaints, file, line, open } from './helpers.mjs';

test('the page works without errors if its offline module cannot be loaded', async ({ page }) => {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(file('offline'), (route) => route.abort());
  const asked = page.waitForRequest(file('offline'));
  await page.goto('./');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(500);
  expect(errors).toEqual([]);
});

test('the page loads its WebAssembly module and nothing from other sites', async ({ page, baseURL }) => {
  const trouble = complaints(page);
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? '') && !url.startsWith('data:')) trouble.push(`asked for ${url}`);
  });
  page.on('response', (response) => {
    if (!response.ok()) trouble.push(`${response.status()} for ${response.url()}`);
  });

  const module = page.waitForResponse(/\.wasm$/);
  await page.goto('./#game=snorkels');
  await expect(page.getByRole('grid')).toBeVisible();
  expect((await module).headers()['content-type']).toBe('application/wasm');
  expect(trouble).toEqual([]);
});

/** The required browser features, from the module that checks them. */
const NEEDS = [
  ...(/NEEDS = \[([^\]]*)\]/
    .exec(readFileSync(new URL('../../www/kit/support.js', import.meta.url), 'utf8'))?.[1]
    ?.matchAll(/'([^']+)'/g) ?? []),
].map(([, path]) => String(path));

/** Removes a feature from a page before it starts. @param {import("@playwright/test").Page} page @param {string} path */
function without(page, path) {
  return page.addInitScript((path) => {
    const names = path.split('.');
    const last = String(names.pop());
    delete names.reduce((at, name) => at[name], /** @type {any} */ (window))[last];
  }, path);
}

test('every page reports a missing browser feature', { tag: '@engines' }, async ({ browser, baseURL }) => {
  const [first, ...rest] = NEEDS;
  const pages = ['', '#game=tayu&moves=x', '#library', '#puzzles', '#learn=sendas', 'embed.html#game=caminos'];
  for (const [what, addresses] of /** @type {[string, string[]][]} */ ([
    [first, ['#game=snorkels', ...pages]],
    ...rest.map((what) => [what, ['#game=snorkels', '']]),
  ])) {
    const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
    await without(page, what);
    for (const address of addresses) {
      await page.goto('about:blank');
      await page.goto(`./${address}`);
      const said = page.getByRole('alert');
      await expect(said, address).toContainText('This browser lacks something that Cauce needs');
      await expect(said, address).toContainText(`(${what})`);
      await expect(page.locator('body'), address).not.toContainText(/undefined|Are you online/);
    }
    // The message is in the language of the page.
    await page.addInitScript(() => localStorage.setItem('cauce:1:settings', JSON.stringify({ lang: 'es' })));
    await page.goto('about:blank');
    await page.goto('./#game=snorkels');
    await expect(page.getByRole('alert'), what).toContainText('A este navegador le falta algo');
    // The same for a browser that cannot parse the modules.
    if (what === 'Promise.withResolvers') {
      await page.route(/\/modules\/site\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'let = 1 +;' }),
      );
      await page.goto('about:blank');
      await page.goto('./');
      await expect(page.getByRole('alert'), what).toContainText('A este navegador le falta algo');
    }
    await page.close();
  }
});

test('an embedded board reports a missing browser feature in the language of its page', async ({ page }) => {
  await without(page, 'WebAssembly');
  await page.goto('./vendor/idb.LICENSE.txt');
  const base = new URL('./', new URL('../', page.url())).href;
  await page.goto('about:blank');
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="de"><script type="module" src="./cauce.js"></script><cauce-game></cauce-game>',
    }),
  );
  await page.goto(`${base}bare.html`);
  await expect(page.getByRole('alert')).toContainText('Diesem Browser fehlt etwas, was Cauce braucht');
});

test('a lack of memory is reported as such, not as a network problem', { tag: '@engines' }, async ({ page }) => {
  await page.addInitScript(() => {
    const full = () =>
      Promise.reject(new RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate Wasm memory'));
    Object.assign(WebAssembly, { instantiate: full, instantiateStreaming: full });
  });
  for (const address of ['#game=snorkels', '#library', '#puzzles', 'embed.html#game=caminos']) {
    await page.goto('about:blank');
    await page.goto(`./${address}`);
    await expect(page.getByRole('alert'), address).toContainText('There is not enough memory for Cauce.');
    await expect(page.locator('body'), address).not.toContainText(/undefined|Are you online/);
  }
});

test('a link whose # was encoded as a part of the path is redirected to the game', { tag: '@engines' }, async ({
  page,
  baseURL,
}) => {
  const body = await (await page.request.get(`${baseURL}404.html`)).text();
  // Hosts respond like this to missing files.
  await page.route(/%23|nowhere/, (route) => route.fulfill({ status: 404, contentType: 'text/html', body }));
  for (const path of [
    '%23game=snorkels&moves=d4+swap',
    '%23game=snorkels&moves=d4+swap?fbclid=abc',
    '%23game%3Dsnorkels%26moves%3Dd4%2Bswap',
    'index.html%23game=snorkels&moves=d4+swap',
  ]) {
    await page.goto('about:blank');
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('grid'), path).toBeVisible();
    await expect.poll(() => line(page), path).toBe('snorkels : d4 swap');
  }
  await page.goto(`${baseURL}nowhere`);
  await expect(page.getByRole('link', { name: 'Cauce' })).toBeVisible();
});

test('coordinates and key names are excluded from machine translation', async ({ page }) => {
  await open(page, 'game=snorkels&moves=d4+swap+e5');
  await command(page, 'keys');
  await expect(page.getByRole('dialog')).toBeVisible();
  /** Returns tokens and keys that machine translation would change. */
  const loose = () =>
    page.evaluate(() => {
      /** @type {string[]} */ const found = [];
      let seen = 0;
      /** @param {Document | ShadowRoot} root */
      const look = (root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node instanceof Element && node.shadowRoot) look(node.shadowRoot);
          if (node instanceof Text && /^\s*([a-z]\d+|[A-Z])[!?]*\s*$/.test(node.data)) {
            seen += 1;
            if (!node.parentElement?.closest('[translate=no]')) found.push(node.data);
          }
        }
      };
      look(document);
      return { found, some: seen > 4 };
    });
  expect(await loose()).toEqual({ found: [], some: true });
  await page.keyboard.press('Escape');
  for (const cell of await page.locator('cauce-game [role=gridcell]').all())
    await expect(cell).toHaveAttribute('translate', 'no');
});
