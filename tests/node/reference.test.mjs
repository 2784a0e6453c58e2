// The reference on the page about embedding lists what there is: no less, and nothing that is not there.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { COLOURS, ENTRIES, MEASURES, PARTS } from '../../www/embedding/entries.js';

const www = new URL('../../www/', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, www), 'utf8');
const types = read('cauce.d.ts');

/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

/** @param {string} name */
const listed = (name) => Object.values(ENTRIES[name] ?? {});

/** The lines between the braces of a declaration. @param {string} name */
function declared(name) {
  const [, body = ''] = new RegExp(`(?:class|interface) ${name}[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(types) ?? [];
  assert.ok(body, name);
  return body.replaceAll(/\/\*\*.*?\*\//gs, '');
}

test('attributes', () => {
  const [, observed = ''] = /observedAttributes = \[(.+)\]/.exec(read('element/element.js')) ?? [];
  assert.deepEqual(listed('attribute').sort(), all(observed, /'(\w+)'/g));
});

test('members', () => {
  const names = all(declared('CauceGame'), /^ {2}(?:readonly |get |set )?(\w+)[:(]/gm);
  const members = all(listed('member').filter((name) => !name.startsWith('Cauce')).join(', ').replaceAll(/\{.*?\}|\(\w+\)/g, ''), /(\w+)/g);
  assert.deepEqual([...new Set([...members, ...listed('attribute')])].sort(), names);
  assert.deepEqual(all(listed('member').join(), /(Cauce\w+)/g), all(read('cauce.js'), /(Cauce\w+)(?=.*\}\s*;)/g));
});

test('events', () => {
  assert.deepEqual(all(listed('event').join(), /(cauce-\w+)/g), all(declared('CauceEvents'), /'(cauce-\w+)'/g));
});

test('messages', () => {
  const [asked = '', told = ''] = types.split('export interface CauceState');
  const kinds = (/** @type {string} */ text) => all(all(text, /type: ((?:'\w+'(?: \| )?)+)/g).join(), /'(\w+)'/g);
  assert.deepEqual(all(listed('ask').join(), /type: "(\w+)"/g), kinds(asked.slice(asked.indexOf('CauceRequest'))));
  assert.deepEqual(all(listed('told').join(), /type: "(\w+)"/g), kinds(told));
});

test('custom properties', () => {
  const tokens = read('element/look/tokens.css');
  // Of the colours, those that the element itself wears.
  const worn = all(read('element/files.js'), /^ {2}'(.+\.css)':/gm).map(read).join();
  const colours = all(tokens, /--cauce-([a-z0-9-]+): light-dark/g).filter((name) => worn.includes(`var(--cauce-${name})`));
  assert.deepEqual([...COLOURS].sort(), colours);
  const measures = all(tokens, /--cauce-((?:font|size|round|board)[a-z0-9-]*):/g);
  assert.deepEqual([...MEASURES, 'size-h1'].sort(), measures);
});

test('parts', () => {
  /** @param {readonly import('../../www/embedding/entries.js').Part[]} parts @returns {string[]} */
  const names = (parts) => parts.flatMap(([name, inside = []]) => [name, ...names(inside)]);
  const modules = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js') && !file.startsWith('vendor'));
  const worn = modules.flatMap((file) => all(read(file), /\bpart: '(\w+)'/g));
  assert.deepEqual([...new Set(names(PARTS))].sort(), [...new Set(worn)].sort());
  const told = types.slice(types.indexOf('**Parts**'), types.indexOf('@packageDocumentation'));
  assert.deepEqual([...new Set(worn)].filter((name) => !told.includes(`\`${name}\``)), [], 'in cauce.d.ts');
});
