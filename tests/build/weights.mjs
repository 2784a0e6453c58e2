// Tells what each file of a site weighs: as it is, and after brotli at the highest level, which is what a visitor fetches
// from a server that keeps its files compressed. What is compressed already is sent as it is. At the end stands what a
// first visit to a board fetches: a game of Snorkels in English. A file that is heavier than it may be is an error.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { files, imports, needed } from "./site.mjs";

/** What the page's modules fetch for that game. `measure/first-visit.mjs` asks a browser. */
const FETCHED = ["locales/en/cauce.ftl", "locales/en/snorkels.ftl", "element/frame/frame.css", "element/look/marks.css"];
/** What is linked or shown only to who installs the site, and on the home page. */
const NOT_FETCHED = ["cauce.webmanifest", "icons/apple-touch-icon.png", "icons/river.svg"];

/** How many bytes after brotli a file may have at most. @type {Record<string, number>} */
const MOST = { "cauce-worker_bg.wasm": 150_000 };

const site = process.argv[2];
if (!site) throw new Error("usage: node weights.mjs SITE");
const page = readFileSync(join(site, "index.html"), "utf8");
const named = [...page.matchAll(/<(?:link|script) [^>]*(?:href|src)="\.\/([^"]+)"/g)].map(([, path]) => path ?? "");
const inputs = await imports(site, named.filter((path) => /\.(js|css)$/.test(path)));
const first = new Set(["index.html", ...FETCHED, ...named, ...named.flatMap((path) => needed(inputs, path))]);
for (const path of NOT_FETCHED) first.delete(path);

const rows = files(site).map((path) => {
  const content = readFileSync(join(site, path));
  return { path, raw: content.length, brotli: Math.min(content.length, brotliCompressSync(content).length), first: first.has(path) };
});
const fetched = rows.filter((row) => row.first);
/** @param {"raw" | "brotli"} what */
const sum = (what) => fetched.reduce((sum, row) => sum + row[what], 0).toLocaleString("en");
const table = [
  ["bytes", "raw", "brotli", "first visit"],
  ...rows.map(({ path, raw, brotli, first }) => [path, raw.toLocaleString("en"), brotli.toLocaleString("en"), first ? "yes" : ""]),
  ["first visit to a board", sum("raw"), sum("brotli"), `${fetched.length} files`],
];
const width = Math.max(...table.map(([path = ""]) => path.length));
for (const [path = "", raw = "", brotli = "", first = ""] of table) {
  console.log(`   ${path.padEnd(width)}  ${raw.padStart(9)}  ${brotli.padStart(9)}  ${first}`.trimEnd());
}
if (fetched.length !== first.size) throw new Error(`not all of a first visit is there: ${[...first].filter((path) => !fetched.some((row) => row.path === path))}`);
const heavy = rows.filter(({ path, brotli }) => brotli > (MOST[path] ?? Infinity));
if (heavy.length > 0) throw new Error(`too heavy: ${heavy.map(({ path }) => `${path} has more than ${MOST[path]} bytes`)}`);
