// Serves dist under a path, as on a site with other content, and prints the address.

import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { preview } from 'vite';

const BASE = '/some/path/';
/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8' };

/** Files next to dist: a page that only tests use, and its games. @type {Record<string, string>} */
const BESIDE = {
  'fifty.html': 'pages/fifty.html',
  'fifty.js': 'pages/fifty.js',
  'site/home/cards.js': '../www/site/home/cards.js',
};

/** @type {import("vite").Plugin} */
const beside = {
  name: 'beside',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      // Compression is useless on the same machine.
      delete request.headers['accept-encoding'];
      const [start, path = ''] = (request.url ?? '').split(BASE);
      const file = start === '' && BESIDE[path];
      if (!file) return next();
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(join(import.meta.dirname, file)));
    });
  },
};

const server = await preview({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  base: BASE,
  plugins: [beside],
  // A missing file must be an error, not the start page.
  appType: 'mpa',
  build: { outDir: '../dist' },
  // Pages of any origin may embed a board.
  preview: { host: '127.0.0.1', cors: false, headers: { 'Access-Control-Allow-Origin': '*' } },
});
console.log(server.resolvedUrls?.local[0]);
