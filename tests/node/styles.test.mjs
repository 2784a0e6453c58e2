// Tests a style sheet whose modules are served from the source tree, as by a development server.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

test('a style sheet contains its imported rules, followed by its own', async () => {
  /** @type {string[]} */ const made = [];
  const { fetch } = globalThis;
  globalThis.fetch = async (address) => new Response(await readFile(new URL(String(address)), 'utf8'));
  Reflect.set(
    globalThis,
    'CSSStyleSheet',
    class {
      /** @param {string} text */
      async replace(text) {
        made.push(text);
        return this;
      }
    },
  );
  try {
    const { addStyles } = await import('../../www/kit/styles.js');
    const root = { adoptedStyleSheets: [] };
    await addStyles(/** @type {any} */ (root), 'site/library/library.css');
    assert.equal(root.adoptedStyleSheets.length, 1);
  } finally {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'CSSStyleSheet');
  }
  const [text = ''] = made;
  const [imported = '', own = ''] = await Promise.all(
    ['element/look/fields.css', 'site/library/library.css'].map((path) =>
      readFile(new URL(`../../www/${path}`, import.meta.url), 'utf8'),
    ),
  );
  assert.ok(text.startsWith(imported), 'imported rules come first');
  assert.ok(text.includes(own.replace(/@import .+/, '')), 'its own rules follow');
  assert.ok(!text.includes('@import'), 'an adopted style sheet must not import others');
});
