import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { VENDORED } from '../vendor.mjs';

for (const [name, { file, text }] of Object.entries(VENDORED)) {
  test(`the vendored ${name} is byte for byte that of the locked package`, () => {
    const found = readFileSync(file, 'utf8');
    assert.ok(found === text(), `${file.pathname} differs: \`node vendor.mjs\` in tests rewrites it`);
  });

  test(`the vendored ${name} has its licence next to it`, () => {
    assert.ok(readFileSync(new URL(file.href.replace(/js$/, 'LICENSE.txt')), 'utf8').length > 500);
  });
}

test('the vendored library formats a message', async () => {
  const { FluentBundle, FluentResource } = await import(VENDORED.fluent.file.href);
  const bundle = new FluentBundle('en', { useIsolating: false });
  const text = 'tubes = { $count ->\n    [one] one tube\n   *[other] { $count } tubes\n }\n';
  assert.deepEqual(bundle.addResource(new FluentResource(text)), []);
  const pattern = bundle.getMessage('tubes').value;
  assert.equal(bundle.formatPattern(pattern, { count: 1 }), 'one tube');
  assert.equal(bundle.formatPattern(pattern, { count: 4 }), '4 tubes');
});
