// Checks that the modules use only features of the browsers named in HOSTING.md.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const modules = readdirSync(new URL('www/', root), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.js') && !path.startsWith('vendor/'))
  .map((path) => ({
    path,
    code: readFileSync(new URL(`www/${path}`, root), 'utf8').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''),
  }));

/** Features that some of these browsers lack; a use after `?.` or `??` is allowed. */
const LATER = [
  /\bPromise\.try\b/,
  /\bURL\.parse\b/,
  /\bRegExp\.escape\b/,
  /\bIterator\.(?:from|concat|prototype)\b/,
  /\bIntl\.DurationFormat\b/,
  /\bError\.isError\b/,
  /\bMath\.(?:sumPrecise|f16round)\b/,
  /\bFloat16Array\b/,
  /\bJSON\.rawJSON\b/,
  /\.(?:toBase64|setFromBase64|toHex|setFromHex)\(/,
  /\bUint8Array\.from(?:Base64|Hex)\b/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:moveBefore|setHTML|startViewTransition|getOrInsert|getOrInsertComputed)\(/,
  /\b(?:navigation|scheduler|cookieStore)\.\w/,
  /\bnew (?:CloseWatcher|URLPattern|Observable)\b/,
  /\b(?:await )?using \w+ =/,
  /\bimport \w+ from '[^']+' with\b/,
];

test('no module uses features newer than the supported browsers', () => {
  for (const { path, code } of modules) for (const what of LATER) assert.doesNotMatch(code, what, path);
});

test('every browser feature that the page checks for is used', () => {
  const needs = modules.find(({ path }) => path.endsWith('/support.js'))?.code ?? '';
  const list = /NEEDS = \[([^\]]*)\]/.exec(needs)?.[1] ?? '';
  const names = [...list.matchAll(/'([^']+)'/g)].map(([, name]) => String(name));
  assert.ok(names.length > 4);
  for (const name of names) {
    const used = name.replace(/^.*prototype/, '');
    assert.ok(
      modules.some(({ path, code }) => !path.endsWith('/support.js') && code.includes(used)),
      name,
    );
  }
});

test('only one module reads the keys of keyboard events', () => {
  const looks = /\b(?:event|at)\.(?:key|code|isComposing|keyCode)\b|'keydown', (?:async )?\(\{[^}]*\bkey\b/;
  const found = modules.filter(({ code }) => looks.test(code)).map(({ path }) => path);
  assert.deepEqual(found, []);
});

test('every script of a page opts out of rewriting by Cloudflare', () => {
  const pages = readdirSync(new URL('www/', root)).filter((name) => name.endsWith('.html'));
  assert.ok(pages.length > 3);
  for (const name of pages) {
    const tags = readFileSync(new URL(`www/${name}`, root), 'utf8').match(/<script[^>]*>/g) ?? [];
    assert.ok(tags.length > 0, name);
    for (const tag of tags) assert.match(tag, / data-cfasync="false"/, name);
  }
});
