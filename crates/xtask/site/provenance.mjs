// Writes, beside the packages that were just made, what they were made of and with: the commit, each package and each tool by
// its hash. Whoever makes them again with the same can compare.

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
/** The file that runs by a name. @param {string} program */
const found = (program) => {
  const all = (process.env.PATH ?? '').split(delimiter).map((path) => join(path, program + end));
  return realpathSync(all.find((path) => existsSync(path)) ?? program);
};

// On the search path stands what picks a toolchain; the toolchain is what works.
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
