// Checks the licences, sources and known vulnerabilities of the dependencies.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { FILE, list, metadata, permitted, shipped } from '../../crates/xtask/site/licences.mjs';

const root = new URL('../../', import.meta.url);

test('a licence expression is permitted if one of its choices is permitted', () => {
  for (const good of ['MIT', 'MIT OR GPL-3.0', 'MIT/Apache-2.0', '(MIT OR Apache-2.0) AND Unicode-3.0'])
    assert.ok(permitted(good), good);
  for (const bad of ['GPL-3.0', 'MIT AND GPL-3.0', '(MIT OR Apache-2.0) AND GPL-3.0', '', null])
    assert.ok(!permitted(bad), String(bad));
});

test('every crate is under a permitted licence and comes from crates.io', () => {
  for (const { name, license, source } of metadata().packages) {
    assert.ok(permitted(license), `${name}: ${license}`);
    assert.ok(!source || source === 'registry+https://github.com/rust-lang/crates.io-index', `${name}: ${source}`);
  }
});

test('everything that ships is listed with the text of its licence', () => {
  const text = list();
  const names = shipped().map(({ name }) => name);
  assert.ok(names.includes('wasm-bindgen') && !names.includes('syn') && !names.includes('proptest'), names.join(' '));
  for (const name of [...names, 'Fluent', 'idb', 'qr', 'Alegreya'])
    assert.match(text, new RegExp(`^  ${name}\\b.*: `, 'm'));
  for (const said of ['Permission is hereby granted', 'SIL OPEN FONT LICENSE', 'Apache License'])
    assert.ok(text.includes(said), said);
  assert.ok(!text.includes('holds no text'));
  const carried = ['vendor', 'fonts'].flatMap((folder) => readdirSync(new URL(`www/${folder}/`, root)));
  assert.equal(carried.filter((name) => /\.js$|\.woff2$/.test(name)).length, 4, 'one of them is not listed');
});

test('the built site includes the list of licences', () => {
  const file = new URL(`dist/${FILE}`, root);
  assert.ok(existsSync(file), 'there is no dist: `cargo xtask build` writes it');
  assert.equal(readFileSync(file, 'utf8'), list());
});

/** @param {string} program @param {string[]} args @param {string} folder */
const json = (program, args, folder) => {
  const { stdout } = spawnSync(program, args, {
    cwd: new URL(folder, root),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    return JSON.parse(stdout);
  } catch {
    return null;
  }
};

test('no vulnerabilities of the crates are known', (t) => {
  const said = json('cargo', ['audit', '--json'], './');
  if (!said?.vulnerabilities)
    return t.skip('no advisory data: cargo-audit is not installed, or cannot fetch its database');
  assert.deepEqual(said.vulnerabilities.list, []);
});

for (const folder of ['tests', 'crates/xtask/site']) {
  test(`no serious vulnerabilities are known in the packages of ${folder}`, (t) => {
    const said = json('npm', ['audit', '--json'], `${folder}/`);
    if (!said?.metadata?.vulnerabilities) return t.skip('no advisory data: npm’s registry does not answer');
    const { high, critical } = said.metadata.vulnerabilities;
    assert.equal(high + critical, 0, `\`npm audit\` in ${folder} says more`);
  });
}
