// Writes the provenance of the packages just made: the commit, and the hashes of all packages and tools. With these, a
// second build can be compared.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = join(root, 'target', 'package');
const end = process.platform === 'win32' ? '.exe' : '';

/** @param {string} file */
const hash = (file) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('hex')}`;
/** @param {string} program @param {string[]} args */
const said = (program, ...args) => execFileSync(program, args, { cwd: root, encoding: 'utf8' }).trim();
/** Returns the path of a program on the search path. @param {string} program */
const found = (program) => {
  const all = (process.env.PATH ?? '').split(delimiter).map((path) => join(path, program + end));
  return realpathSync(all.find((path) => existsSync(path)) ?? program);
};

// The search path has only rustup's proxies, so use the programs of the toolchain itself.
const toolchain = join(said('rustc', '--print', 'sysroot'), 'bin');
const tools = {
  rustc: join(toolchain, `rustc${end}`),
  cargo: join(toolchain, `cargo${end}`),
  ...Object.fromEntries(['trunk', 'wasm-bindgen', 'node'].map((program) => [program, found(program)])),
};
/** @type {Record<string, { version: string, integrity?: string }>} */
const locked = JSON.parse(readFileSync(join(root, 'crates/xtask/site/package-lock.json'), 'utf8')).packages;

const packages = readdirSync(folder).filter((name) => /\.(tgz|crate)$/.test(name));
const dirty = said('git', 'status', '--porcelain') ? ', with changes' : '';
const lines = [
  `commit ${said('git', 'rev-parse', 'HEAD')}${dirty}`,
  ...packages.map((name) => `package ${name} ${hash(join(folder, name))}`),
  ...['Cargo.lock', 'crates/xtask/site/package-lock.json'].map((name) => `lock ${name} ${hash(join(root, name))}`),
  ...Object.entries(tools).map(
    ([name, file]) => `tool ${said(file, '--version').replace(/^v/, `${name} `)} ${hash(file)}`,
  ),
  ...['esbuild', 'binaryen'].map((name) => {
    const { version, integrity } = locked[`node_modules/${name}`] ?? {};
    return `tool ${name} ${version} ${integrity}`;
  }),
];
writeFileSync(join(folder, 'provenance.txt'), `${lines.join('\n')}\n`);
console.log(`   target/package/provenance.txt:\n${lines.map((line) => `      ${line}`).join('\n')}`);
