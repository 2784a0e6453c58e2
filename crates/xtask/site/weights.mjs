// Prints the size of each file of a site: uncompressed, and after brotli at the highest level, as a server with precompressed
// files sends it. Files that brotli does not shrink count uncompressed. The end shows what a first visit to a board fetches, in
// English. Fails if that exceeds the limits.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { files, imports, needed } from './site.mjs';

/** Limits of a first visit, for every game. */
const MAX = { brotli: 160_000, files: 20 };
/** Limits of single files after compression. @type {Record<string, number>} */
const HEAVIEST = { 'cauce-worker_bg.wasm': 150_000 };
/** The files that every board fetches besides those in the markup. `measure/first-visit.mjs` verifies this in a browser. */
const FETCHED = ['locales/en/cauce.ftl', 'element/look/element.css'];
/** Files in the markup that browsers fetch only to install the site. */
const NOT_FETCHED = ['cauce.webmanifest', 'icons/apple-touch-icon.png'];
const PAGES = ['index.html', 'embed.html'];

const site = process.argv[2];
if (!site) throw new Error('usage: node weights.mjs SITE');
const rows = files(site).map((path) => {
  const content = readFileSync(join(site, path));
  return { path, raw: content.length, brotli: Math.min(content.length, brotliCompressSync(content).length) };
});

/** The files that each page names. */
const named = PAGES.map((page) => {
  const markup = readFileSync(join(site, page), 'utf8');
  return [...markup.matchAll(/<(?:link|script) [^>]*(?:href|src)="\.\/([^"]+)"/g)].map(([, path]) => path ?? '');
});
const inputs = await imports(
  site,
  named.flat().filter((path) => /\.(js|css)$/.test(path)),
);
const games = readdirSync(new URL('../../../www/element/rules/', import.meta.url)).map((file) =>
  file.replace('.js', ''),
);
const visits = PAGES.flatMap((page, nth) =>
  games.map((game) => {
    const paths = named[nth]?.flatMap((path) => [path, ...needed(inputs, path)]) ?? [];
    const part = rows.find(({ path }) => path.startsWith(`parts/${game}-`))?.path ?? `parts/${game}`;
    const first = new Set([page, ...FETCHED, part, `locales/en/${game}.ftl`, ...paths]);
    for (const path of NOT_FETCHED) first.delete(path);
    const fetched = rows.filter(({ path }) => first.has(path));
    const missing = [...first].filter((path) => !rows.some((row) => row.path === path));
    if (missing.length) throw new Error(`not all of a first visit is there: ${missing}`);
    /** @param {"raw" | "brotli"} what */
    const sum = (what) => fetched.reduce((sum, row) => sum + row[what], 0);
    return { name: `${page}#game=${game}`, raw: sum('raw'), brotli: sum('brotli'), first };
  }),
);

/** @param {number} number */
const count = (number) => number.toLocaleString('en');
const always = (/** @type {string} */ path) => visits.every(({ first }) => first.has(path));
const sometimes = (/** @type {string} */ path) => visits.some(({ first }) => first.has(path));
const table = [
  ['bytes', 'raw', 'brotli', 'first visit'],
  ...rows.map(({ path, raw, brotli }) => [
    path,
    count(raw),
    count(brotli),
    always(path) ? 'always' : sometimes(path) ? 'some' : '',
  ]),
  ...visits.map(({ name, raw, brotli, first }) => [name, count(raw), count(brotli), `${first.size} files`]),
];
const width = Math.max(...table.map(([path = '']) => path.length));
for (const [path = '', raw = '', brotli = '', first = ''] of table) {
  console.log(`   ${path.padEnd(width)}  ${raw.padStart(9)}  ${brotli.padStart(9)}  ${first}`.trimEnd());
}
const heavy = [
  ...visits.filter(({ brotli, first }) => brotli > MAX.brotli || first.size > MAX.files).map(({ name }) => name),
  ...rows.filter(({ path, brotli }) => brotli > (HEAVIEST[path] ?? Infinity)).map(({ path }) => path),
];
if (heavy.length) throw new Error(`more is fetched than is allowed: ${heavy}`);
