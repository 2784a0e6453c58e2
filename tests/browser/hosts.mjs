// Host pages on other origins, which embed what dist serves.

import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

/** By the ends of their files. @type {Record<string, string>} */
export const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ftl': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves pages, and optionally the files of a folder, at another origin while the tests run.
 *
 * @param {Record<string, string>} pages their markup by path
 * @param {{ folder?: string, policy?: string }} [more]
 * @returns {Promise<{ origin: string, asked: string[] }>}
 */
export async function host(pages, { folder, policy } = {}) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    asked.push(path);
    const headers = policy ? { 'Content-Security-Policy': policy } : {};
    const file = folder && join(folder, normalize(path));
    if (pages[path] !== undefined) {
      response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' }).end(pages[path]);
    } else if (file && statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(200, { ...headers, 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  server.unref();
  return { origin: `http://127.0.0.1:${port}`, asked };
}

/**
 * Returns a page with the element's script and some markup.
 *
 * @param {string} site address of cauce.js
 * @param {string} markup
 * @param {{ html?: string, head?: string }} [more]
 */
export function page(site, markup, { html = 'lang="en"', head = '' } = {}) {
  return `<!doctype html><html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title>${head}<script type="module" src="${site}cauce.js"></script></head><body><main><h1>Host</h1>${markup}</main></body></html>`;
}

/**
 * Opens a page of another origin with the element's script and some markup, and waits for its first board.
 *
 * @param {import("@playwright/test").Page} tab
 * @param {string | undefined} site address of cauce.js; by default next to the page
 * @param {string} body
 * @param {{ html?: string, head?: string, folder?: string, policy?: string }} [more]
 */
export async function visit(tab, site, body, more = {}) {
  const own = await host({ '/': page(site ?? '/', body, more) }, more);
  await tab.goto(own.origin);
  await tab.waitForFunction(() => customElements.get('cauce-game') !== undefined);
  await tab.evaluate(() => /** @type {any} */ (document.querySelector('cauce-game'))?.ready.then(() => undefined));
  return own;
}
