// Tests of the clocks and preferences of the table, without a page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Clock, formatTime } from '../../www/site/table/clock.js';
import { readPreferences } from '../../www/site/table/preferences.js';

test('only the clock of the player to move runs, and each turn adds the increment', () => {
  const clock = new Clock({ minutes: [5], increment: 3 }, 2);
  clock.run(1, 1000);
  assert.equal(clock.left(1, 11_000), 290_000);
  assert.equal(clock.left(2, 11_000), 300_000);
  clock.endTurn(1, 11_000);
  clock.run(2, 11_000);
  assert.equal(clock.left(1, 20_000), 293_000);
  assert.equal(clock.left(2, 20_000), 291_000);
  // A player who is not to move gets no increment.
  clock.endTurn(1, 20_000);
  assert.equal(clock.left(1, 20_000), 293_000);
});

test('each seat may have its own time, and the last time given applies to the other seats', () => {
  const clock = new Clock({ minutes: [10, 3], increment: 0 }, 4);
  assert.deepEqual(
    [1, 2, 3, 4].map((seat) => clock.left(seat, 0)),
    [600_000, 180_000, 180_000, 180_000],
  );
});

test('a flag falls only when no time is left, and then no increment is added', () => {
  const clock = new Clock({ minutes: [1], increment: 10 }, 2);
  clock.run(2, 0);
  assert.equal(clock.flagged(59_999), null);
  assert.equal(clock.flagged(60_000), 2);
  clock.endTurn(2, 60_001);
  assert.equal(clock.left(2, 60_001), 0);
});

test('a respite gives a minute only to a player who has no time left', () => {
  const clock = new Clock({ minutes: [2], increment: 0 }, 2);
  clock.run(1, 0);
  clock.run(2, 10_000);
  clock.run(null, 200_000);
  assert.equal(clock.left(2, 200_000), 0);
  clock.grantRespite();
  assert.deepEqual([clock.left(1, 200_000), clock.left(2, 200_000)], [110_000, 60_000]);
});

test('no time passes while the clock is stopped', () => {
  const clock = new Clock({ minutes: [1], increment: 0 }, 2);
  clock.run(1, 0);
  clock.run(null, 20_000);
  assert.equal(clock.left(1, 500_000), 40_000);
  assert.equal(clock.next(500_000), null);
  clock.run(1, 500_000);
  assert.equal(clock.left(1, 510_000), 30_000);
  // A clock that runs backwards adds no time.
  assert.equal(clock.left(1, 400_000), 40_000);
});

test('time during which the device slept is not spent, whichever method is called first', () => {
  const hour = 3_600_000;
  /** @type {Record<string, (clock: Clock) => unknown>} */ const first = {
    left: (clock) => clock.left(1, hour),
    flagged: (clock) => clock.flagged(hour),
    next: (clock) => clock.next(hour),
    write: (clock) => clock.write(hour),
    endTurn: (clock) => clock.endTurn(1, hour),
    run: (clock) => clock.run(2, hour),
  };
  for (const [name, act] of Object.entries(first)) {
    const clock = new Clock({ minutes: [5], increment: 0 }, 2);
    clock.run(1, 0);
    for (let now = 1000; now <= 10_000; now += 1000) assert.equal(clock.detectSleep(now), false);
    assert.equal(clock.detectSleep(hour), true, name);
    act(clock);
    assert.equal(clock.left(1, hour), 290_000, name);
    assert.equal(clock.paused, true, name);
  }
});

test('a saved clock is restored as paused, and invalid data is rejected', () => {
  const clock = new Clock({ minutes: [1], increment: 2 }, 2);
  clock.run(1, 0);
  clock.endTurn(1, 10_000);
  clock.run(2, 10_000);
  const text = JSON.stringify(clock.write(12_000));
  const again = Clock.read(JSON.parse(text), 2);
  assert(again?.paused);
  assert.equal(again.seat, null);
  assert.deepEqual([again.left(1, 0), again.left(2, 0)], [52_000, 58_000]);
  for (const bad of [
    null,
    undefined,
    3,
    'x',
    {},
    { minutes: [], increment: 1 },
    { minutes: ['5'], increment: 1 },
    { minutes: [5], increment: -1 },
    { minutes: [0], increment: 1 },
  ]) {
    assert.equal(Clock.read(bad, 2), null);
  }
  const odd = Clock.read({ minutes: [5], increment: 0, left: [1, '2'] }, 2);
  assert.equal(odd?.left(1, 0), 300_000);
});

test('a clock face shows minutes and seconds, and tenths when little time is left', () => {
  assert.equal(formatTime(300_000), '5:00');
  assert.equal(formatTime(299_001), '5:00');
  assert.equal(formatTime(299_000), '4:59');
  assert.equal(formatTime(20_001), '0:21');
  assert.equal(formatTime(20_000), '0:20.0');
  assert.equal(formatTime(9_850, ','), '0:09,9');
  assert.equal(formatTime(1), '0:00.1');
  assert.equal(formatTime(0), '0:00.0');
  assert.equal(formatTime(3_600_000 + 61_000), '1:01:01');
});

test('a clock face is updated exactly when its text changes', () => {
  const clock = new Clock({ minutes: [1], increment: 0 }, 2);
  clock.run(1, 0);
  let now = 0;
  let shown = formatTime(clock.left(1, now));
  let steps = 0;
  while (clock.flagged(now) === null) {
    const wait = clock.next(now) ?? 0;
    assert(wait > 0 && wait <= 1000);
    // Timers never fire early, and often late.
    now += wait + 0.5;
    const next = formatTime(clock.left(1, now));
    assert.notEqual(next, shown);
    shown = next;
    steps += 1;
  }
  assert(now < 60_001);
  assert(steps >= 40 + 200 - 10, `${steps} steps`);
});

test('preferences are read from any stored data, and invalid values become defaults', () => {
  const plain = readPreferences(undefined);
  assert.deepEqual(plain, {
    name: undefined,
    sound: true,
    direct: false,
    anywhere: true,
    clock: null,
    names: [],
    seats: {},
    level: 1,
  });
  for (const bad of [
    null,
    3,
    'x',
    [],
    {
      name: 3,
      sound: 'yes',
      clock: [],
      names: {},
      seats: [4],
      level: 9,
    },
  ]) {
    assert.deepEqual(readPreferences(bad), plain);
  }
  const kept = {
    name: 'Ana',
    sound: false,
    direct: true,
    anywhere: false,
    clock: { minutes: [5], increment: 3 },
    names: ['', 'Ana'],
    seats: { tayu: ['here', 'away', 'computer-3'], caminos: ['here', 'computer-9'], sendas: 2 },
    level: 3,
  };
  assert.deepEqual(readPreferences(kept), {
    ...kept,
    seats: { tayu: ['here', 'away', 'computer-3'] },
  });
});
