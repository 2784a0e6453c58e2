// Which puzzle is a day's, as the puzzles stand in their files.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GAMES, dayOf, ofDay, parse } from "../../www/element/puzzles/collection.js";

const FIRST = dayOf(new Date(2026, 10, 1));

for (const game of GAMES) {
  const text = readFileSync(new URL(`../../www/puzzles/${game}.txt`, import.meta.url), "utf8");
  const all = parse(game, text);

  test(`each puzzle of ${game} has a day before one has two`, () => {
    const days = all.map((_, day) => ofDay(all, FIRST + day)?.id);
    assert.equal(new Set(days).size, all.length);
    assert.equal(ofDay(all, FIRST + all.length)?.id, days[0]);
    assert.equal(ofDay(all, FIRST - 1)?.id, days.at(-1));
  });

  test(`puzzles of ${game} that come later change no day`, () => {
    const more = parse(game, text + text);
    for (let day = FIRST; day < FIRST + all.length; day += 1) assert.equal(ofDay(more, day)?.id, ofDay(all, day)?.id);
  });
}
