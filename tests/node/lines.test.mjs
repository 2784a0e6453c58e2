// Checks that every game line in the page's modules (cards, pictures of the rules) can be played to its end.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { engine } from './engine.mjs';
import { CARDS } from '../../www/site/home/cards.js';

const root = new URL('../../', import.meta.url);
const www = new URL('www/', root);

const files = readdirSync(www, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const lines = files.flatMap((file) =>
  [
    ...readFileSync(new URL(file, www), 'utf8').matchAll(
      /['"`]((?:snorkels|tayu|caminos|sendas)(?: [^'"`\n]*)?)['"`]/g,
    ),
  ].map(([, line = '']) => ({ file, line })),
);

test('every game line of the page can be played', async () => {
  const { Board } = engine;
  assert.ok(lines.length > 10, 'the modules have game lines');
  for (const { file, line } of lines) {
    const { problem } = Board.read(line);
    assert.equal(problem, null, `${file}: ${line}\n${JSON.stringify(problem)}`);
  }
});

test('the games on the cards can be played', async () => {
  const { Board } = engine;
  for (const { line } of CARDS) assert.equal(Board.read(line).problem, null, line);
});
