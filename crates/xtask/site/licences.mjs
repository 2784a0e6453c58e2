// Writes what ships with a site and under which licences, texts included: the crates that the wasm modules are made of, as
// Cargo knows them, the standard library, and what www carries with a licence beside it. Fails where a licence is not among those that may ship.

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The file of a site. */
export const FILE = 'licences.txt';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** The crates that browsers run. */
const MODULES = ['cauce-web', 'cauce-worker'];
/** What may ship, and what the tests and the build may use: all of it lets anybody pass Cauce on. */
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
/** What else there is: each by the file with its licence. */
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
 * All packages that Cargo.lock names, and what each needs.
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

/** The crates of others whose code is in the wasm modules. @returns {Package[]} sorted by name */
export function shipped() {
  const { packages, resolve } = metadata(['--filter-platform', 'wasm32-unknown-unknown']);
  const known = new Map(packages.map((it) => [it.id, it]));
  const needs = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  const found = new Set(packages.filter(({ name, source }) => !source && MODULES.includes(name)));
  for (const { id } of found) {
    for (const { pkg, dep_kinds } of needs.get(id) ?? []) {
      const it = known.get(pkg);
      // What runs only while others are compiled is not among what they become.
      const runs =
        dep_kinds.some(({ kind }) => kind === null) && !it?.targets.some(({ kind }) => kind.includes('proc-macro'));
      if (it && runs) found.add(it);
    }
  }
  return [...found].filter(({ source }) => source).sort((a, b) => a.name.localeCompare(b.name));
}

/** Whether a licence expression leaves a choice that is permitted throughout. @param {string | null} expression */
export function permitted(expression) {
  const parts = (expression ?? '').replaceAll('/', ' OR ').split(' AND ');
  return parts.every((part) =>
    part
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((one) => PERMITTED.has(one.trim())),
  );
}

/** The licence texts of a crate: that of the MIT licence alone, where it has one. @param {Package} crate */
function texts(crate) {
  const folder = dirname(crate.manifest_path);
  const all = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  const mit = all.filter((name) => /mit/i.test(name));
  return (mit.length ? mit : all).map((name) =>
    readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim(),
  );
}

/** The whole file. */
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
    // The text of this licence names nobody, and is the same wherever it stands.
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
