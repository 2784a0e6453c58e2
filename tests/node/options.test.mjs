// Checks that every setting of a new game has a name and an explanation, and every value a name, in all languages.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { engine } from './engine.mjs';

const root = new URL('../../', import.meta.url);
const locales = new URL('www/locales/', root);

/**
 * @param {string} lang
 */
function messages(lang) {
  const folder = new URL(`${lang}/`, locales);
  const text = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  return new Set(text.flatMap((source) => [...source.matchAll(/^([a-z0-9-]+) =/gm)].map(([, id]) => id)));
}

test('every setting has a name and an explanation, and every value has a name', async () => {
  const { games, setup } = engine;
  /** All settings under any combination of choices, with their games. @type {Map<string, { game: string, key: string, values: string[] }>} */
  const settings = new Map();
  for (const { name: game } of games()) {
    const waiting = [{}];
    for (const chosen of waiting) {
      for (const { key, values } of setup(game, chosen).settings) {
        if (settings.has(`${game} ${key}`)) continue;
        settings.set(`${game} ${key}`, { game, key, values });
        for (const value of values) waiting.push({ ...chosen, [key]: value });
      }
    }
  }
  assert.ok(settings.size > 8, 'the games have settings');
  for (const lang of readdirSync(locales)) {
    const known = messages(lang);
    const has = (/** @type {string} */ game, /** @type {string} */ id) =>
      known.has(`${game}-option-${id}`) || known.has(`option-${id}`);
    for (const { game, key, values } of settings.values()) {
      assert.ok(has(game, key), `${lang}: ${game}, ${key} has no name`);
      assert.ok(has(game, `${key}-hint`), `${lang}: ${game}, ${key} is not explained`);
      for (const value of values) {
        if (!/^\d+$/.test(value))
          assert.ok(has(game, `${key}-${value}`), `${lang}: ${game}, ${key}, ${value} has no name`);
      }
    }
  }
});
