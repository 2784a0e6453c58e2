// Checks the links in the documents.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'HOSTING.md',
  'SECURITY.md',
  'crates/README.md',
  'crates/lab/README.md',
  'crates/rules/README.md',
  'www/README.md',
  'www/CHANGELOG.md',
  'www/TRANSLATING.md',
];

for (const name of DOCUMENTS) {
  const text = readFileSync(join(ROOT, name), 'utf8').replaceAll(/```.*?```/gs, '');

  test(`the links of ${name} lead to existing files`, () => {
    const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)|(?:src|href)="([^"]+)"/g)].map(
      ([, link, address]) => link ?? address,
    );
    const local = links.filter((link) => link && !/^[a-z]+:/.test(link));
    const missing = local.filter((link) => !existsSync(join(ROOT, dirname(name), link ?? '')));
    assert.deepEqual(missing, []);
  });

  test(`the npm commands in ${name} exist`, () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'tests/package.json'), 'utf8'));
    const missing = [...text.matchAll(/npm run ([\w-]+)/g)]
      .map(([, script]) => script)
      .filter((script) => !scripts[script ?? '']);
    assert.deepEqual(missing, []);
  });
}
