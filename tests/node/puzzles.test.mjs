// Which puzzle is a day's, as the puzzles stand in their files.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dayOf } from '../../www/element/day-number.js';
import { GAMES, ofDay, parse } from '../../www/element/puzzles/collection.js';

const FIRST = dayOf(new Date(2026, 10, 1));

/** So many days had their puzzle before those that no level finds were left out. */
const FROM_ALL = 24;

for (const game of GAMES) {
  const text = readFileSync(new URL(`../../www/puzzles/${game}.txt`, import.meta.url), 'utf8');
  const all = parse(game, text);

  const inFile = all.toSorted((one, other) => one.place - other.place);
  const found = inFile.filter(({ grade }) => grade < 9);
  /** The puzzles that have a day before one has two: those of the first days, and all that a level finds. */
  const first = [...inFile.slice(0, FROM_ALL), ...found.filter(({ place }) => place >= FROM_ALL)];

  test(`each puzzle of ${game} that a level finds has a day before one has two`, () => {
    const days = first.map((_, day) => ofDay(all, FIRST + day)?.id);
    assert.deepEqual(
      days,
      first.map(({ id }) => id),
    );
    const again = found.map((_, day) => ofDay(all, FIRST + first.length + day)?.id);
    assert.deepEqual(
      again,
      found.map(({ id }) => id),
    );
    assert.equal(ofDay(all, FIRST + first.length + found.length)?.id, again[0]);
    assert.equal(ofDay(all, FIRST - 1)?.id, days.at(-1));
  });

  test(`no day of ${game} has a puzzle that no level finds`, () => {
    for (let day = FIRST + FROM_ALL; day < FIRST + 3 * all.length; day += 1)
      assert.ok((ofDay(all, day)?.grade ?? 9) < 9);
  });

  test(`puzzles of ${game} that come later change no day`, () => {
    const more = parse(game, text + text);
    for (let day = FIRST; day < FIRST + first.length; day += 1) assert.equal(ofDay(more, day)?.id, ofDay(all, day)?.id);
  });
}
