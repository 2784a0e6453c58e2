// What is called a fault, by the game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsIn, judge, letsWin, nearlyIn } from '../../www/element/analysis/review.js';

test('a move is judged by the scale of its game, which is finer in Tayü', () => {
  const marks = [0.04, 0.06, 0.12, 0.16, 0.22, 0.3];
  assert.deepEqual(
    marks.map((loss) => judge(loss, 'snorkels size=5 : c3 c4')),
    ['', '', '?!', '?!', '?', '??'],
  );
  assert.deepEqual(
    marks.map((loss) => judge(loss, 'tayu : +237 j9h237')),
    ['', '?!', '?', '??', '??', '??'],
  );
  assert.equal(judge(0.06, 'tayu'), '?!');
});

test('what is nearly as good as the best move is no fault', () => {
  for (const line of ['snorkels', 'tayu']) assert.ok(faultsIn(line).every(([, least]) => nearlyIn(line) < least));
});

test('a move that lets another win at once is a fault, also where little was to be lost', () => {
  /** @param {number[] | null} winners @param {number} [plies] @returns {AnalysisLine} */
  const line = (winners, plies = 1) => ({
    moves: [],
    chance: 0,
    visits: 1,
    proof: winners && { winners, plies },
    reasons: [],
  });
  /** @param {AnalysisLine} answer @returns {Analysis} */
  const after = (answer) => ({ line: '', steps: 1, seat: 2, chances: [0, 1], lines: [answer] });
  assert.ok(letsWin(line(null), after(line([2])), 1));
  assert.ok(letsWin(line([2], 6), after(line([2])), 1), 'it was lost, but not so soon');
  assert.ok(!letsWin(line([2], 2), after(line([2])), 1), 'nothing would have helped');
  assert.ok(!letsWin(line(null), after(line([2], 3)), 1));
  assert.ok(!letsWin(line(null), after(line([])), 1), 'a draw');
  assert.ok(!letsWin(line(null), after(line([1])), 1));
  assert.ok(!letsWin(line(null), null, 1));
  assert.deepEqual([judge(0.02, 'snorkels', true), judge(0.25, 'snorkels', true)], ['?!', '?']);
});
