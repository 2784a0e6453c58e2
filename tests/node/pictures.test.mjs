// Checks that the pictures in the README are the games of the home page. To render them after a change of the scene,
// run `CAUCE_PICTURES=new node --test node/pictures.test.mjs`, then `node icons.mjs`.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { engine } from './engine.mjs';
import { CARDS } from '../../www/site/home/cards.js';

for (const { name, line } of CARDS) {
  test(`the picture of ${name} shows its game on the home page`, () => {
    const file = new URL(`../../www/pictures/${name}.svg`, import.meta.url);
    const picture = engine.Board.showing(line).svg();
    if (process.env.CAUCE_PICTURES) writeFileSync(file, picture);
    assert.ok(readFileSync(file, 'utf8') === picture, `${file.pathname} differs`);
  });
}
