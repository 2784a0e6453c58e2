// What is called a fault, by the game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Review, faultsIn, judge, letsWin, nearlyIn } from '../../www/element/analysis/review.js';
import { engine } from './engine.mjs';

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
  assert.ok(letsWin(after(line([2])), 1));
  assert.ok(!letsWin(after(line([2], 3)), 1));
  assert.ok(!letsWin(after(line([])), 1), 'a draw');
  assert.ok(!letsWin(after(line([1])), 1));
  assert.ok(!letsWin(null, 1));
  assert.deepEqual([judge(0.02, 'snorkels', true), judge(0.25, 'snorkels', true)], ['?!', '?']);
  assert.equal(judge(0, 'snorkels', true), '', 'it was lost before');
});

/** What a search would find, made up of the letters of the line: always the same, and kept as the search keeps it. */
function oracle() {
  /** @type {Map<string, Analysis>} */ const found = new Map();
  /** @param {string} line @returns {Promise<Analysis>} */
  const ask = async (line) => {
    const known = found.get(line);
    if (known) return known;
    const board = engine.Board.showing(line);
    const { turn } = board.view();
    const legal = board.legal().filter((token) => !['resign', 'draw', 'time'].includes(token));
    board.free();
    const hash = [...line].reduce((sum, letter) => (31 * sum + letter.charCodeAt(0)) % 9973, 7);
    const chance = (hash % 100) / 100;
    const lines = legal.slice(0, 3).map((token, index) => ({
      moves: [token],
      chance: Math.max(0, chance - index / 10),
      visits: 1,
      proof: null,
      reasons: [],
    }));
    const seat = turn.seat ?? 1;
    /** @type {Analysis} */ const made = {
      line,
      steps: 1,
      seat,
      chances: seat === 1 ? [chance, 1 - chance] : [1 - chance, chance],
      lines,
    };
    found.set(line, made);
    return made;
  };
  return { ask, found };
}

test('a game is judged alike whatever was analysed before it, and no review changes what a search has found', async () => {
  const games = [
    'snorkels size=5 : c3 c4 d3 b3 a1 e5 b4',
    'snorkels size=5 : c3 c4 d3 b2 a2 e4',
    'snorkels size=5 : c3 c4 b2 b3 a1 e5',
    'snorkels size=5 : c3 a1 b2 b3 c1 e5',
  ];
  /** @param {ReturnType<typeof oracle>} known @param {string} line */
  const marks = async ({ ask }, line) => {
    const board = engine.Board.showing(line);
    const review = new Review(/** @type {any} */ (engine), /** @type {any} */ (board), ask);
    await review.run(new AbortController().signal, () => {});
    const judged = review.points.map(({ mark, chances }) => [mark, chances]);
    board.free();
    return judged;
  };
  const alone = await Promise.all(games.map((line) => marks(oracle(), line)));
  assert.ok(
    alone.flat().some(([mark]) => mark),
    'there are faults among them',
  );
  const shared = oracle();
  for (const [index, line] of [...games, ...games].entries()) {
    const before = new Map([...shared.found].map(([line, found]) => [line, structuredClone(found)]));
    assert.deepEqual(await marks(shared, line), alone[index % games.length], line);
    for (const [line, found] of before) assert.deepEqual(shared.found.get(line), found, line);
  }
});
