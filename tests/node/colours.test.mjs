// The scene's colours and the page's tokens share the prefix `--cauce-`, so their names must differ. If an element had
// both, one would silently override the other.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');

const scene = [...read('crates/scene/src/colour.rs').matchAll(/^ {4}\w+ "([a-z-]+)" "#/gm)].map(([, name]) => name);
const styles = readdirSync(new URL('www/', root), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => read(`www/${file}`))
  .join();
// A rule that sets a colour to `transparent` hides a part of the board, and defines no token.
const page = [...styles.matchAll(/--cauce-([a-z0-9-]+)\s*:(?!\s*transparent)/g)].map(([, name]) => name);

test('no design token of the page has the same name as a scene colour', () => {
  assert.ok(scene.length > 20 && page.length > 20);
  assert.deepEqual(
    scene.filter((name) => page.includes(name)),
    [],
  );
});

test('every colour that the styles use is defined', () => {
  const used = [...styles.matchAll(/var\(--cauce-([a-z0-9-]+)\)/g)].map(([, name]) => name);
  assert.ok(used.length > 100);
  assert.deepEqual(
    used.filter((name) => !scene.includes(name) && !page.includes(name)),
    [],
  );
});
