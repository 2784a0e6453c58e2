// Tests which puzzle of a file belongs to which day.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { dayOf } from '../../www/kit/day-number.js';
import { GAMES, ofDay, parse } from '../../www/element/exercise/collection.js';
import { keepSolved, progress, streak } from '../../www/site/puzzles/progress.js';

const FIRST = dayOf(new Date(2026, 10, 1));

/** Number of first days whose puzzles may be ones that no level solves. */
const FROM_ALL = 24;

for (const game of GAMES) {
  const text = readFileSync(new URL(`../../www/puzzles/${game}.txt`, import.meta.url), 'utf8');
  const all = parse(game, text);

  const inFile = all.toSorted((one, other) => one.place - other.place);
  const found = inFile.filter(({ grade }) => grade < 9);
  /** The puzzles that come first: those of the first days, and then all that a level solves. Each is used once before any is repeated. */
  const first = [...inFile.slice(0, FROM_ALL), ...found.filter(({ place }) => place >= FROM_ALL)];

  test(`every puzzle of ${game} that a level solves has a day before any is repeated`, () => {
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

  test(`after the first days, no day of ${game} has a puzzle that no level solves`, () => {
    for (let day = FIRST + FROM_ALL; day < FIRST + 3 * all.length; day += 1)
      assert.ok((ofDay(all, day)?.grade ?? 9) < 9);
  });

  test(`adding puzzles of ${game} does not change the puzzle of a day`, () => {
    const more = parse(game, text + text);
    for (let day = FIRST; day < FIRST + first.length; day += 1) assert.equal(ofDay(more, day)?.id, ofDay(all, day)?.id);
  });
}

/** Time zones on both sides of the date line, and between. */
const ZONES = { samoa: 'Pacific/Pago_Pago', utc: 'UTC', lagos: 'Africa/Lagos', tonga: 'Pacific/Tongatapu' };

/**
 * Solves a puzzle at each moment in its time zone, and returns the streak after each.
 * @param {[at: string, place: keyof typeof ZONES][]} moments in UTC
 */
function streaks(moments) {
  const zone = process.env.TZ;
  const store = /** @type {any} */ ({
    settings: {},
    set: (/** @type {object} */ some) => Object.assign(store.settings, some),
  });
  const puzzle = /** @type {any} */ ({ game: 'tayu', id: 'any' });
  try {
    return moments.map(([at, place]) => {
      process.env.TZ = ZONES[place];
      const now = new Date(`${at}Z`);
      keepSolved(store, puzzle, dayOf(now), now);
      return streak(progress(store), dayOf(now), now);
    });
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
}

test('a streak is counted in the local calendar of the player', () => {
  assert.deepEqual(
    streaks([
      ['2026-05-03T23:30', 'utc'],
      ['2026-05-04T00:30', 'utc'],
      ['2026-05-04T12:00', 'utc'],
      ['2026-05-05T23:30', 'lagos'],
      ['2026-05-08T12:00', 'lagos'],
    ]),
    [1, 2, 2, 3, 1],
  );
});

test('a streak neither loses nor repeats a day across the date line', () => {
  // Crossing the date line eastwards repeats a day; westwards skips one.
  assert.deepEqual(
    streaks([
      ['2026-05-03T08:00', 'tonga'],
      ['2026-05-03T20:00', 'samoa'],
      ['2026-05-04T20:00', 'samoa'],
      ['2026-05-05T20:00', 'samoa'],
    ]),
    [1, 1, 2, 3],
  );
  assert.deepEqual(
    streaks([
      ['2026-05-03T20:00', 'samoa'],
      ['2026-05-04T20:00', 'tonga'],
      ['2026-05-05T20:00', 'tonga'],
    ]),
    [1, 2, 3],
  );
});
