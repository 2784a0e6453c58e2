// Checks the claims of SECURITY.md about the page's modules, and that the tests exist on which it relies.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);

/** Returns the texts of all files in a folder, recursively. @param {string} folder @param {RegExp} kind */
const texts = (folder, kind) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => kind.test(path) && !path.includes('node_modules'))
    .map((path) => ({ path: `${folder}${path}`, text: readFileSync(new URL(`${folder}${path}`, root), 'utf8') }));

test('no module of ours makes HTML or code out of text', () => {
  const sink =
    /\b(?:innerHTML|outerHTML|srcdoc|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)\b|document\.write|\beval\(|new Function\b/;
  for (const { path, text } of texts('www/', /\.js$/)) assert.doesNotMatch(text, sink, path);
});

test('every test that SECURITY.md names exists', () => {
  const said = readFileSync(new URL('SECURITY.md', root), 'utf8');
  const evidence = said.slice(said.indexOf('## Evidence')).replace(/\s+/g, ' ');
  const names = [...evidence.matchAll(/“([^”]+)”/g)].map(([, name]) => name);
  assert.ok(names.length > 15, names.join('; '));
  const tests = [...texts('tests/', /\.mjs$/), ...texts('crates/', /\.rs$/)].map(({ text }) => text).join('\n');
  for (const name of names) assert.match(tests, new RegExp(`test\\(["'\`]${name}|fn ${name}\\(`), name);
});
