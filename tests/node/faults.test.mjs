// What is called a fault, by the game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { faultsIn, judge, nearlyIn } from "../../www/element/analysis/review.js";

test("a move is judged by the scale of its game, which is finer in Tayü", () => {
  const marks = [0.04, 0.06, 0.12, 0.16, 0.22, 0.3];
  assert.deepEqual(marks.map((loss) => judge(loss, "snorkels size=5 : c3 c4")), ["", "", "?!", "?!", "?", "??"]);
  assert.deepEqual(marks.map((loss) => judge(loss, "tayu : +237 j9h237")), ["", "?!", "?", "??", "??", "??"]);
  assert.equal(judge(0.06, "tayu"), "?!");
});

test("what is nearly as good as the best move is no fault", () => {
  for (const line of ["snorkels", "tayu"]) assert.ok(faultsIn(line).every(([, least]) => nearlyIn(line) < least));
});
