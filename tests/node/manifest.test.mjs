// Checks the web app manifest.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const WWW = new URL('../../www/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('cauce.webmanifest', WWW), 'utf8'));

test('every icon of the manifest exists and has the declared size', () => {
  const shortcuts = manifest.shortcuts.flatMap((/** @type {any} */ { icons }) => icons);
  let count = 0;
  for (const { src, sizes, type } of [...manifest.icons, ...shortcuts]) {
    const file = readFileSync(new URL(src, WWW));
    if (type === 'image/svg+xml') continue;
    // A PNG header contains the width and height.
    assert.equal(file.toString('latin1', 1, 4), 'PNG', src);
    assert.equal(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, sizes, src);
    count += 1;
  }
  assert.equal(count, 7);
});

test('each game has a shortcut', () => {
  const urls = manifest.shortcuts.map((/** @type {any} */ { url }) => url);
  assert.deepEqual(
    urls,
    ['snorkels', 'tayu', 'caminos', 'sendas'].map((game) => `./#game=${game}`),
  );
});
