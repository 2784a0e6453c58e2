// The files of a site, and what they ask for, as esbuild reads it.

import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { build } from 'esbuild';

/**
 * The files in a folder and below, by their paths with slashes.
 *
 * @param {string} site
 * @returns {string[]} sorted
 */
export function files(site) {
  const all = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return all.map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll(sep, '/')).sort();
}

/** @typedef {import("esbuild").Metafile["inputs"]} Inputs each module and style sheet by its path, with what it imports */

/**
 * Reads modules and style sheets, and all that these import.
 *
 * @param {string} site the folder
 * @param {string[]} entries paths in it
 * @param {string[]} [external] what lies elsewhere
 * @returns {Promise<Inputs>}
 */
export async function imports(site, entries, external = []) {
  const { metafile } = await build({
    absWorkingDir: site,
    entryPoints: entries,
    bundle: true,
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    external,
    loader: { '.svg': 'empty', '.woff2': 'empty' },
    logLevel: 'error',
  });
  return metafile.inputs;
}

/**
 * A file and all that is imported from it, directly or by others.
 *
 * @param {Inputs} inputs
 * @param {string} entry
 * @param {{ later?: boolean }} [which] also what is imported on demand only
 * @returns {string[]} sorted
 */
export function needed(inputs, entry, { later = false } = {}) {
  const found = new Set([entry]);
  for (const file of found) {
    for (const { path, kind, external } of inputs[file]?.imports ?? []) {
      if (!external && (later || kind !== 'dynamic-import')) found.add(path);
    }
  }
  return [...found].sort();
}

/** The module that a page begins with. @param {string} page its markup */
export const script = (page) => /<script type="module" src="\.\/([^"]+)"/.exec(page)?.[1];

/** The catalogues that a board may need besides those of the games; the others are the site's. */
export const WORDS = [
  'analysis',
  'ask',
  'cauce',
  'computer',
  'hint',
  'keys',
  'moves',
  'puzzle',
  'record',
  'rules',
  'series',
  'share',
];

/**
 * Where the element's catalogues are, in all languages.
 *
 * @param {string} site
 * @returns {string[]} sorted
 */
export function catalogues(site) {
  const games = readdirSync(join(site, 'element/rules')).map((module) => basename(module, '.js'));
  const names = [...WORDS, ...games, ...games.map((game) => `${game}-rules`)].map((name) => `${name}.ftl`);
  return files(join(site, 'locales'))
    .filter((path) => names.includes(basename(path)))
    .map((path) => `locales/${path}`);
}
