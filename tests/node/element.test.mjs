// Checks that www/element contains exactly what a board on a host page needs.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FILES } from '../../www/kit/files.js';
import { imports, needed } from '../../crates/xtask/site/site.mjs';

const www = fileURLToPath(new URL('../../www/', import.meta.url));

/** Files outside that the element uses: vendored or shared ones. */
const SHARED = ['cauce.js', 'vendor/fluent-bundle.js', 'vendor/qr.js'];

/** Returns a file, and for a style sheet also its imports. @param {string} path @returns {string[]} */
const whole = (path) => [
  path,
  ...Array.from(readFileSync(www + path, 'utf8').matchAll(/^@import '(.+)';/gm), ([, other = '']) =>
    whole(new URL(other, `file:///${path}`).pathname.slice(1)),
  ).flat(),
];

test('the interface for extensions by a page has at most five members', () => {
  const [, extension = ''] = readFileSync(`${www}element/extension.js`, 'utf8').split('@typedef {object} Extension');
  const members = extension.split('@typedef')[0]?.match(/@property/g) ?? [];
  assert.ok(members.length > 0 && members.length <= 5, `${members.length} members`);
});

test('the element uses every file of www/element and www/kit, and nothing of the site', async () => {
  const modules = needed(
    await imports(www, ['cauce.js'], ['*/cauce-web.js', '*/cauce-editor.js', '*/cauce-worker.js']),
    'cauce.js',
    { later: true },
  );
  const all = [
    ...modules,
    ...Object.keys(FILES)
      .filter((path) => !path.startsWith('locales/'))
      .flatMap(whole),
  ];
  const own = ['element', 'kit'].flatMap((room) =>
    readdirSync(www + room, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => `${room}/${file}`),
  );
  // Workers start with this file.
  const others = ['element/computer/worker.js'];
  assert.deepEqual([...new Set([...all, ...others])].sort(), [...own, ...SHARED].sort());
});

test('kit, element and site import only from folders earlier in this order', () => {
  const order = ['kit', 'element', 'site'];
  for (const [at, room] of order.entries())
    for (const file of readdirSync(www + room, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      const used = readFileSync(`${www}${room}/${file}`, 'utf8').match(
        /(?<=(?:from |import\()'(?:\.\.\/)+)(?:kit|element|site)(?=\/)/g,
      );
      for (const other of used ?? []) assert.ok(order.indexOf(other) <= at, `${room}/${file} uses ${other}`);
    }
});
