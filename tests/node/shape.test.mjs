// Tests the layout that a game chooses for its box, with common sizes.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shapeOf } from '../../www/element/frame/shape.js';

/**
 * Width and height of the element, and the expected layout.
 *
 * @type {{ name: string, box: [number, number], stacked: boolean, dense: boolean }[]}
 */
const BOXES = [
  { name: 'a small phone', box: [320, 524], stacked: true, dense: true },
  { name: 'a phone', box: [390, 620], stacked: true, dense: true },
  { name: 'a phone on its side', box: [844, 346], stacked: false, dense: true },
  { name: 'a tablet', box: [768, 980], stacked: true, dense: false },
  { name: 'a desk', box: [1440, 856], stacked: false, dense: false },
];

/** Board shapes of the games: aspect ratio and number of button rows. @type {[number, number][]} */
const BOARDS = [
  [1, 0],
  [1, 1],
  [1.1, 2],
  [0.8, 1],
];

for (const { name, box, stacked, dense } of BOXES)
  test(`every board has the expected layout for ${name}`, () => {
    for (const [ratio, rows] of BOARDS) {
      const shape = shapeOf(...box, ratio, rows, 16);
      assert.deepEqual(shape, { shape: stacked ? 'stacked' : 'beside', dense, flow: false }, `${ratio}, ${rows}`);
    }
  });

test('the layout scales with the size of the text', () => {
  for (const { box } of BOXES)
    for (const [ratio, rows] of BOARDS)
      assert.deepEqual(
        shapeOf(2 * box[0], 2 * box[1], ratio, rows, 32),
        shapeOf(...box, ratio, rows, 16),
        'text twice as large in a box twice as large',
      );
});

test('without a given height, the width decides the layout', () => {
  assert.equal(shapeOf(390, 0, 1, 1, 16).shape, 'stacked');
  assert.equal(shapeOf(1200, 0, 1, 1, 16).shape, 'beside');
  assert.equal(shapeOf(1200, 0, 1, 1, 32).shape, 'stacked', 'with large text');
});

test('a height too small for a board is ignored', () => {
  for (const height of [-40, 0, 100]) assert.equal(shapeOf(390, height, 1, 1, 16).flow, true, `${height}`);
  // In a narrow box, a small height is enough.
  assert.equal(shapeOf(150, 100, 1, 1, 16).flow, false);
});
