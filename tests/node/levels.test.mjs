// Compares the computer levels that the page lists with the module that implements them.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { highestOf, levelsOf, capLevel } from '../../www/kit/levels.js';
import { engine } from './engine.mjs';

const dist = new URL('../../dist/', import.meta.url);
const file = new URL('cauce-worker_bg.wasm', dist);
assert.ok(existsSync(file), 'there is no dist: `cargo xtask build` writes it');
/** @type {typeof import('../../www/cauce-worker.js')} */
const computer = await import(new URL('cauce-worker.js', dist).href);
computer.initSync({ module: readFileSync(file) });

test('the page lists as many levels as the computer has', () => {
  for (const { name } of engine.games()) {
    const search = new computer.Search(name, 1);
    // A level above the highest one plays like it; all lower ones search more steps than the one before.
    const steps = new Set(Array.from({ length: 8 }, (_, index) => search.steps(index + 1)));
    assert.equal(levelsOf(name).length, steps.size, name);
    assert.equal(search.steps(9), undefined, name);
    assert.equal(capLevel(name, 'computer-8'), `computer-${highestOf(name)}`, name);
    search.free();
  }
});
