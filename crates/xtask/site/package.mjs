// Makes the npm package of the element. It contains the bundled modules and, from dist, the files that they fetch: the wasm
// module, the styles in `kit/files.js`, and the catalogues of all languages.

import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FILES } from '../../../www/kit/files.js';
import { GAMES } from '../../../www/element/exercise/collection.js';
import { COMPUTER, bundle } from './bundle.mjs';
import { catalogues, files } from './site.mjs';

const ENTRY = 'cauce.js';
/** The first major version of the entry. */
const FIRST = 'cauce@1.js';
/** The files that are listed nowhere else. */
const ASSETS = [
  'cauce-web.js',
  'cauce-web_bg.wasm',
  'cauce-editor.js',
  'cauce-editor_bg.wasm',
  'cauce-worker_bg.wasm',
  ...COMPUTER,
  'cauce.d.ts',
  'vendor/fluent-bundle.LICENSE.txt',
  'vendor/qr.LICENSE.txt',
  'licences.txt',
];

const root = fileURLToPath(new URL('../../../', import.meta.url));
const www = join(root, 'www');
const dist = join(root, 'dist');
const folder = join(root, 'target', 'package');
const inside = join(folder, 'cauce');
const version = /^version = "(.*)"$/m.exec(readFileSync(join(root, 'Cargo.toml'), 'utf8'))?.[1];

/** The parts of the wasm module, as `NAME-HASH.wasm`. */
const parts = readdirSync(join(dist, 'parts'));

const words = catalogues(www);
const puzzles = GAMES.map((game) => `puzzles/${game}.txt`);
/** @param {string} path */
const read = (path) => readFileSync(join(www, path), 'utf8');
/** Each language with its own name. */
const languages = words
  .filter((path) => path.endsWith('/cauce.ftl'))
  .map((path) => [path.split('/').at(-2) ?? '', /^language-name = (.*)$/m.exec(read(path))?.[1] ?? '']);
/** Replacement code for some modules. */
const INSTEAD = {
  // A package does not belong to a site.
  'kit/address.js': 'export const SITE = null;\n',
  'kit/languages.js': `export const LANGUAGES = ${JSON.stringify(Object.fromEntries(languages))};\n`,
  'element/parts.js': `export const PARTS = {${parts.map((part) => `${part.split('-')[0]}: [new URL("../parts/${part}", import.meta.url)]`)}};\n`,
  // The addresses of the catalogues and puzzles, in a form that bundlers recognise.
  'kit/files.js':
    read('kit/files.js') +
    [...words, ...puzzles].map((path) => `FILES["${path}"] = new URL("../${path}", import.meta.url);\n`).join(''),
};

rmSync(folder, { recursive: true, force: true });
await bundle(www, inside, { cauce: ENTRY, 'cauce@1': FIRST }, INSTEAD);
for (const path of [...Object.keys(FILES), ...words, ...puzzles, ...ASSETS, ...parts.map((part) => `parts/${part}`)])
  cpSync(join(dist, path), join(inside, path));
for (const licence of ['LICENSE-APACHE', 'LICENSE-MIT']) cpSync(join(root, licence), join(inside, licence));
for (const text of ['README.md', 'CHANGELOG.md']) cpSync(join(www, text), join(inside, text));
const manifest = {
  name: 'cauce',
  version,
  description: 'Board games about keeping a way open, as a custom element',
  license: 'MIT OR Apache-2.0',
  type: 'module',
  main: `./${ENTRY}`,
  types: './cauce.d.ts',
  exports: Object.fromEntries(
    ['.', `./${FIRST}`].map((name) => [name, { types: './cauce.d.ts', default: name === '.' ? `./${ENTRY}` : name }]),
  ),
  sideEffects: [`./${ENTRY}`, `./${FIRST}`],
  keywords: ['board-game', 'custom-element', 'web-component', 'wasm'],
};
writeFileSync(join(inside, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

execFileSync('npm', ['pack', './cauce', '--silent'], { cwd: folder, shell: process.platform === 'win32' });
const tarball = `target/package/cauce-${version}.tgz`;
const bytes = statSync(join(root, tarball)).size.toLocaleString('en');
console.log(`   the package is ${tarball}: ${files(inside).length} files, ${bytes} bytes`);
