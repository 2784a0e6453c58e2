// The sound of a move depends on the phrase that announces it, so every phrase must be known.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SAID, SOUNDS, soundOf } from '../../www/site/table/sounds.js';

const LOCALES = new URL('../../www/locales/en/', import.meta.url);

/** Announcements with the sound of a tap only: answers, passes, and parts of an announcement. */
const TAPS = [
  'caminos-said-column',
  'caminos-said-out',
  'sendas-said-pass',
  'tayu-said-bid',
  'tayu-said-hold',
  'tayu-said-both',
  'tayu-said-drawn',
  'tayu-said-end',
  'tayu-said-on',
  'tayu-said-pick',
];

test('every announcement of a move has its own sound or is listed as a tap', () => {
  const announced = readdirSync(LOCALES).flatMap((file) =>
    [...readFileSync(new URL(file, LOCALES), 'utf8').matchAll(/^([a-z]+-said-[a-z-]+(?<!-you)) =/gm)].map(
      ([, id = '']) => id,
    ),
  );
  assert.deepEqual([...Object.keys(SAID), ...TAPS].sort(), announced.sort());
});

test('an announcement of a move and a drawn tile has the sound of the move', () => {
  const done = { id: 'tayu-said-lay' };
  assert.equal(soundOf({ id: 'tayu-said-both', args: { done, drawn: { id: 'tayu-said-drawn' } } }), 'flow');
  assert.equal(soundOf({ id: 'caminos-said-place', args: { outs: 0 } }), 'stack');
  assert.equal(soundOf(null), 'tap');
});

test('every sound is short and neither silent nor too loud', () => {
  /** @type {[string, import("../../www/site/table/sounds.js").Voice[]][]} */
  const all = Object.entries(SOUNDS);
  for (const [name, voices] of all) {
    for (const { lasts, loud, after = 0, rise = 0, from, to } of voices) {
      assert(after + lasts <= 1.5, `${name} lasts ${after + lasts} s`);
      assert(loud > 0 && loud <= 1, name);
      // A tone cannot be made if it ends before it has risen, or if it glides to zero.
      assert(rise < lasts && from > 0 && to > 0, name);
    }
  }
});
