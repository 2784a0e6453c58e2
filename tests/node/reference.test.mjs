// Checks that the reference, which is generated from `cauce.d.ts`, is complete and has nothing else.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { read as declarationsOf } from '../../crates/xtask/site/declarations.mjs';
import { COLOURS, reference } from '../../crates/xtask/site/reference.mjs';

const www = new URL('../../www/', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, www), 'utf8');
const types = read('cauce.d.ts');
const { text, declarations } = declarationsOf(types);
const written = reference(types, read('element/look/tokens.css'), readFileSync(COLOURS, 'utf8'));

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

/** @param {string} name */
const members = (name) => declarations.find((one) => one.name === name)?.members ?? [];

/** @param {string} name */
const codes = (name) =>
  members(name)
    .map(({ code }) => code)
    .join('\n');

test('every declaration is read and documented', () => {
  assert.deepEqual(declarations.map(({ name }) => name).sort(), all(types, /^export (?:class|interface|type) (\w+)/gm));
  for (const { name, text, code, members } of declarations) {
    assert.ok(text.length > 10, name);
    assert.ok(code || members.length > 0, name);
  }
  for (const name of ['CauceGame', 'CauceEvents', 'CauceRequest', 'CauceMessage']) {
    for (const { code, text } of members(name)) assert.ok(text.length > 10, `${name}: ${code}`);
  }
  assert.match(text, /^Cauce: board games/);
});

test('the declarations document exactly the attributes of the element', () => {
  const [, observed = ''] = /observedAttributes = \[([^\]]+)\]/.exec(read('element/element.js')) ?? [];
  const told = members('CauceGame').filter(({ text }) => text.startsWith('The attribute'));
  assert.deepEqual(told.map(({ code }) => code.split(':')[0]).sort(), all(observed, /'(\w+)'/g));
  for (const { code, text } of told) assert.equal(/`(\w+)`/.exec(text)?.[1], code.split(':')[0]);
});

test('the README of the package lists every attribute', () => {
  const [, observed = ''] = /observedAttributes = \[([^\]]+)\]/.exec(read('element/element.js')) ?? [];
  assert.deepEqual(all(read('README.md'), /^\| `(\w+)` \|/gm), all(observed, /'(\w+)'/g));
});

test('the declarations document exactly the events that are dispatched', () => {
  const modules = readdirSync(new URL('element/', www), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const sent = modules.flatMap((file) =>
    all(read(`element/${file}`), /(?:emit\(\S+, |CustomEvent\()'(cauce-[\w-]+)'/g),
  );
  assert.deepEqual(all(codes('CauceEvents'), /'(cauce-[\w-]+)'/g), [...new Set(sent)].sort());
});

test('a frame supports every method, property and event of the element', () => {
  const embed = read('embedding/embed.js');
  /** @param {string} name of a list in the module */
  const listed = (name) => all(new RegExp(`const ${name} = \\[([^;]+)\\];`).exec(embed)?.[1] ?? '', /'([\w-]+)'/g);
  const told = members('CauceGame');
  const [methods, properties] = [/^(\w+)\(/, /^(\w+)\??:/].map((pattern) =>
    told.flatMap(({ code }) => pattern.exec(code)?.[1] ?? []).sort(),
  );
  const attributes = told.flatMap(({ text }) => /^The attribute `(\w+)`/.exec(text)?.[1] ?? []);
  assert.deepEqual(listed('CALLS'), methods);
  assert.deepEqual(
    [...listed('READABLE'), ...attributes, 'ready'].filter((name) => name !== 'asks').sort(),
    properties,
  );
  assert.deepEqual(
    [...new Set([...listed('LASTING'), ...listed('EVENTS')])].sort(),
    ['resize', ...all(codes('CauceEvents'), /'(cauce-[\w-]+)'/g)].sort(),
  );
});

test('every colour token is used, and the reference lists the custom properties', () => {
  const tokens = read('element/look/tokens.css');
  const worn = readdirSync(new URL('element/', www), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => read(`element/${path}`))
    .join();
  // The element uses every documented colour.
  assert.deepEqual(
    all(tokens, /--cauce-([a-z0-9-]+): light-dark/g).filter((name) => !worn.includes(`var(--cauce-${name})`)),
    [],
  );
  for (const name of ['--cauce-water', '--cauce-board-height', '--cauce-font'])
    assert.ok(written.includes(`>${name}<`), name);
});

test('the reference lists each board colour under the games that use it', () => {
  /** @param {string} games */
  const of = (games) => new RegExp(`<p lang="en">${games}</p>\n<ul[^>]*>(.*?)</ul>`).exec(written)?.[1] ?? '';
  assert.match(of('Snorkels and Caminos'), /--cauce-green-deep/);
  assert.match(of('Sendas'), /--cauce-walnut</);
  assert.match(of('All games'), /--cauce-cell/);
  assert.equal(
    all(readFileSync(COLOURS, 'utf8'), /^ {4}\w+ "([\w-]+)"/gm).filter((name) => !written.includes(`>--cauce-${name}<`))
      .length,
    0,
  );
});

test('every text of the reference has a message, and every declaration has a heading', () => {
  const words = read('locales/en/embedding.ftl');
  const named = all(written, /data-say="([\w-]+)"/g);
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter((id) => !words.includes(`\n${id} =`)),
    [],
  );
  for (const { name } of declarations)
    assert.ok(written.includes(`<h4><code translate="no">${name}</code></h4>`), name);
  // A build removes spaces at the beginnings of lines, so no line of code may begin with one.
  for (const [block] of written.matchAll(/<pre.*?<\/pre>/gs)) assert.ok(!block.includes('\n'), block);
});

test('the declarations mention every part and slot', () => {
  const modules = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && !file.startsWith('vendor'),
  );
  const code = modules.map(read).join('\n');
  for (const part of all(code, /\bpart: '(\w+)'/g)) assert.ok(text.includes(`\`${part}\``), part);
  for (const slot of all(code, /el\('slot', \{ name: '(\w+)'/g)) assert.ok(text.includes(`slot="${slot}"`), slot);
});
