// Writes a list of everything that ships with a site, with the licence texts: the crates in the wasm modules, the standard
// library, and the vendored files of www. Fails if a licence is not permitted.

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The name of the file in a site. */
export const FILE = 'licences.txt';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The crates that run in browsers. */
const MODULES = ['cauce-web', 'cauce-worker'];
/** The licences that may ship, and that tests and build may use. All of them allow anybody to redistribute Cauce. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);
/** Everything other than crates, with the files of the licences. */
const CARRIED = [
  { name: 'The Rust standard library', licence: 'MIT OR Apache-2.0', file: 'LICENSE-APACHE' },
  { name: 'Fluent (@fluent/bundle)', licence: 'Apache-2.0', file: 'www/vendor/fluent-bundle.LICENSE.txt' },
  { name: 'idb', licence: 'ISC', file: 'www/vendor/idb.LICENSE.txt' },
  { name: 'qr', licence: 'MIT', file: 'www/vendor/qr.LICENSE.txt' },
  { name: 'Alegreya, the typeface of titles', licence: 'OFL-1.1', file: 'www/fonts/alegreya-OFL.txt' },
];

/**
 * @typedef {object} Package
 * @property {string} id
 * @property {string} name
 * @property {string} version
 * @property {string | null} license
 * @property {string | null} source where it is from; null for our own
 * @property {string} manifest_path
 * @property {{ kind: string[] }[]} targets
 */

/**
 * Returns all packages of Cargo.lock with their dependencies.
 *
 * @param {string[]} [more] arguments
 * @returns {{ packages: Package[], resolve: { nodes: { id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }[] } }}
 */
export function metadata(more = []) {
  const args = ['metadata', '--format-version', '1', '--locked', ...more];
  return JSON.parse(
    execFileSync(process.env.CARGO ?? 'cargo', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 }),
  );
}

/** Returns the third-party crates whose code is in the wasm modules. @returns {Package[]} sorted by name */
export function shipped() {
  const { packages, resolve } = metadata(['--filter-platform', 'wasm32-unknown-unknown']);
  const known = new Map(packages.map((it) => [it.id, it]));
  const needs = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  const found = new Set(packages.filter(({ name, source }) => !source && MODULES.includes(name)));
  for (const { id } of found) {
    for (const { pkg, dep_kinds } of needs.get(id) ?? []) {
      const it = known.get(pkg);
      // Build scripts and procedural macros run only at compile time and do not ship.
      const runs =
        dep_kinds.some(({ kind }) => kind === null) && !it?.targets.some(({ kind }) => kind.includes('proc-macro'));
      if (it && runs) found.add(it);
    }
  }
  return [...found].filter(({ source }) => source).sort((a, b) => a.name.localeCompare(b.name));
}

/** Whether a licence expression can be satisfied by permitted licences alone. @param {string | null} expression */
export function permitted(expression) {
  const parts = (expression ?? '').replaceAll('/', ' OR ').split(' AND ');
  return parts.every((part) =>
    part
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => PERMITTED.has(one.trim())),
  );
}

/** Returns the licence texts of a crate; that of the MIT licence alone, if there is one. @param {Package} crate */
function texts(crate) {
  const folder = dirname(crate.manifest_path);
  const all = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const mit = all.filter((name) => /mit/i.test(name));
  return (mit.length ? mit : all).map((name) =>
    readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim(),
  );
}

/** Returns the whole file. */
export function list() {
  const crates = shipped();
  const wrong = crates.filter(({ license }) => !permitted(license));
  if (wrong.length)
    throw new Error(`may not ship: ${wrong.map(({ name, license }) => `${name} (${license})`).join(', ')}`);
  /** @type {Map<string, string[]>} the names of those under each text */
  const under = new Map();
  /** @param {string} text @param {string} name */
  const add = (text, name) => under.set(text, [...(under.get(text) ?? []), name]);
  /** @param {string} file */
  const read = (file) => readFileSync(join(root, file), 'utf8').trim();
  for (const crate of crates) {
    const found = texts(crate);
    // The text of this licence contains no names and is always the same.
    if (!found.length && crate.license?.includes('Apache-2.0')) found.push(read('LICENSE-APACHE'));
    if (!found.length) add(`(The package holds no text; its licence is ${crate.license}.)`, crate.name);
    for (const text of found) add(text, crate.name);
  }
  for (const { name, file } of CARRIED) add(read(file), name);
  const lines = [
    'Cauce: MIT OR Apache-2.0',
    '',
    'It is made with the following, under the licences that stand behind their names.',
    '',
    ...crates.map(({ name, version, license }) => `  ${name} ${version}: ${license}`),
    ...CARRIED.map(({ name, licence }) => `  ${name}: ${licence}`),
  ];
  const rule = '='.repeat(80);
  const parts = [['Cauce', read('LICENSE-MIT')], ...[...under].map(([text, names]) => [names.join(', '), text])];
  return `${lines.join('\n')}\n${parts.map(([title, text]) => `\n${rule}\n${title}\n${rule}\n\n${text}\n`).join('')}`;
}

const [, program, site] = process.argv;
if (site && program === fileURLToPath(import.meta.url)) writeFileSync(join(site, FILE), list());
