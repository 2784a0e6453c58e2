// Checks that the pages `crates/rules/rules/<game>.md` have the rules of the English catalogues, word for word, and that the
// tests they name exist.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const ROOT = `${import.meta.dirname}/../../`;
const read = (/** @type {string} */ path) => readFileSync(ROOT + path, 'utf8');

/** These sections give advice or explain the page. They are no rules. */
const OTHER = ['advice', 'hands'];

/** Pages break lines where the catalogue does not. @param {string} text */
const flat = (text) => text.replace(/\s+/g, ' ').trim();

const CRATE = readdirSync(`${ROOT}crates/rules`, { encoding: 'utf8', recursive: true });

for (const file of readdirSync(`${ROOT}www/locales/en`).filter((file) => file.endsWith('-rules.ftl'))) {
  const game = file.replace('-rules.ftl', '');
  const page = read(`crates/rules/rules/${game}.md`);

  test(`the page of ${game} has the rules of the catalogue`, () => {
    const messages = [...read(`www/locales/en/${file}`).matchAll(/^\w+-rules-(\w+)(-\d)? = (.+)$/gm)];
    const rules = messages
      .filter(([, section = '']) => !OTHER.includes(section))
      .map(([, , number, text]) => (number ? text : `## ${text}`));
    assert.ok(rules.length > 0);
    const [, written = ''] = /^(## .+)^# Rulings$/ms.exec(page) ?? [];
    assert.equal(flat(written), flat(rules.join('\n\n')));
  });

  test(`the tests named in the page of ${game} exist`, () => {
    const own = new RegExp(`^(src/${game}/)?tests\\b.*\\.rs$`);
    const code = CRATE.filter((path) => own.test(path))
      .map((path) => read(`crates/rules/${path}`))
      .join('\n');
    const named = [...page.matchAll(/`(\w+_\w+)`/g)].map(([, name]) => name);
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((name) => !code.includes(`fn ${name}(`)),
      [],
    );
  });
}
