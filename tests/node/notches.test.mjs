// Tests that a wheel and a touchpad turn a piece at a moderate pace.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Notches } from '../../www/element/board/notches.js';

/**
 * Returns the notches for movements, which are in pixels by default.
 *
 * @param {[at: number, deltaY: number, deltaMode?: number][]} movements
 */
function counted(movements) {
  const notches = new Notches();
  return movements.map(([timeStamp, deltaY, deltaMode = 0]) => notches.count({ deltaY, deltaMode, timeStamp }));
}

test('every notch of a wheel counts, however fast it is turned', () => {
  assert.deepEqual(
    counted([
      [0, 100],
      [20, 120],
      [40, 100],
    ]),
    [1, 1, 1],
  );
  assert.deepEqual(
    counted([
      [0, 3, 1],
      [20, 3, 1],
      [40, -3, 1],
    ]),
    [1, 1, -1],
  );
});

test('a swipe on a touchpad counts as a few notches, not one for each event', () => {
  const swipe = counted(Array.from({ length: 40 }, (_, index) => [index * 8, 10]));
  assert.equal(swipe[0], 1);
  assert.equal(swipe.filter(Boolean).length, 4);
});

test('the smallest movement counts after a pause or a change of direction', () => {
  assert.deepEqual(
    counted([
      [0, 4],
      [10, 4],
      [400, 4],
      [410, -4],
      [420, -4],
    ]),
    [1, 0, 1, -1, 0],
  );
});
