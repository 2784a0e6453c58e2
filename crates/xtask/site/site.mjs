// The files of a site and their imports, as read by esbuild.

import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { build } from 'esbuild';

/**
 * Lists the files in a folder and its subfolders as paths with slashes.
 *
 * @param {string} site
 * @returns {string[]} sorted
 */
export function files(site) {
  const all = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return all.map(({ parentPath, name }) => relative(site, join(parentPath, name)).replaceAll(sep, '/')).sort();
}

/** @typedef {import("esbuild").Metafile["inputs"]} Inputs the imports of each module and style sheet, by path */

/**
 * Reads modules and style sheets with all their imports.
 *
 * @param {string} site the folder
 * @param {string[]} entries paths in it
 * @param {string[]} [external] paths to leave out
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
 * Returns a file and its direct and indirect imports.
 *
 * @param {Inputs} inputs
 * @param {string} entry
 * @param {{ later?: boolean }} [which] whether to include dynamic imports
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

/** Returns the entry module of a page. @param {string} page its markup */
export const script = (page) => /<script type="module" src="\.\/([^"]+)"/.exec(page)?.[1];

/** The catalogues that a board may need besides those of the games. All others belong to the site. */
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
 * Returns the paths of the element's catalogues in all languages.
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
