// Tests which fields of a saved game are accepted when it is read from storage.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engine } from './engine.mjs';
import { CARDS } from '../../www/site/home/cards.js';
import { isEmpty, isSummary, isSavedGame } from '../../www/site/store/saved-game.js';

const link = 'game=snorkels&moves=d4';
/** A game as the first version saved it. */
const FIRST = { at: 1e12, game: 'snorkels', link, ply: 1, over: false, names: ['Ana', ''], saved: '{}' };
const WHOLE = {
  ...FIRST,
  end: { link, ply: 1, winners: null },
  clock: { any: 'thing' },
  title: 'The final',
  gameId: 'g-1',
};

test('the home page offers exactly the games of the engine', () => {
  const names = engine
    .games()
    .map((/** @type {{ name: string }} */ { name }) => name)
    .sort();
  assert.deepEqual(CARDS.map(({ name }) => name).sort(), names);
});

test('games saved by any version are accepted', () => {
  const good = [
    FIRST,
    WHOLE,
    { ...FIRST, game: 'tayu', link: 'game=tayu&players=4', ply: 0, names: ['', '', '', ''] },
    // Characters outside the Basic Multilingual Plane are two code units long.
    { ...FIRST, names: ['𝒜'.repeat(40), ''] },
    {
      ...WHOLE,
      players: [
        { id: 'player-name', args: { name: 'Ana' } },
        { id: 'player-you', args: {} },
      ],
    },
    { ...WHOLE, end: { link, ply: 1, winners: [] } },
    { ...WHOLE, end: { link, ply: 1, winners: [2, 4] } },
    ...['resignation', null].map((reason) => ({ ...WHOLE, end: { link, ply: 1, winners: [2], reason } })),
    // Saved by a newer version.
    { ...WHOLE, game: 'chess', link: 'game=chess&moves=e4', names: ['', '', '', '', ''], more: 'of it' },
    { ...FIRST, names: ['A'.repeat(1000)] },
  ];
  for (const kept of good) {
    const { saved, ...head } = kept;
    assert.ok(isSavedGame(kept), JSON.stringify(kept));
    assert.ok(isSummary(head), JSON.stringify(head));
    assert.ok(!isSavedGame(head));
  }
});

test('invalid saved games are rejected', () => {
  const bad = [
    ...[5, null, undefined, 'text', [], {}],
    ...[1e300, '5', NaN, Infinity, undefined].map((at) => ({ ...WHOLE, at })),
    ...[5, ['snorkels'], null, undefined].map((game) => ({ ...WHOLE, game })),
    ...['', 'moves=d4', 'game=', 5, undefined].map((link) => ({ ...WHOLE, link })),
    ...[-1, 0.5, 2 ** 53, Infinity, '1', null, undefined].map((ply) => ({ ...WHOLE, ply })),
    ...[[], [5], 'Ana', null, undefined].map((names) => ({ ...WHOLE, names })),
    ...[0, 'no', undefined].map((over) => ({ ...WHOLE, over })),
    ...[5, null].flatMap((text) => [
      { ...WHOLE, title: text },
      { ...WHOLE, gameId: text },
    ]),
    ...[5, ['Ana'], [{ id: 5, args: {} }], null].map((players) => ({ ...WHOLE, players })),
    ...[['a', null], [-1], [1.5], ['1'], 1, undefined].map((winners) => ({ ...WHOLE, end: { link, ply: 1, winners } })),
    ...[-1, 0.5, '1', undefined].map((ply) => ({ ...WHOLE, end: { link, ply, winners: null } })),
    ...['', 'moves=d4', null].map((link) => ({ ...WHOLE, end: { link, ply: 1, winners: null } })),
    { ...WHOLE, end: { link, ply: 1, winners: [2], reason: 5 } },
    { ...WHOLE, end: null },
  ];
  for (const kept of bad) {
    assert.ok(!isSummary(kept), JSON.stringify(kept));
    assert.ok(!isSavedGame(kept), JSON.stringify(kept));
  }
  assert.ok(!isSavedGame({ ...WHOLE, saved: 5 }));
});

test('a game in which no person has moved counts as empty', () => {
  /** @param {string} seats @param {number} ply @param {string} [gameId] */
  const empty = (seats, ply, gameId) =>
    isEmpty({ ...FIRST, link: `game=tayu&moves=d4${seats && `&seats=${seats}`}`, ply, gameId });
  assert.ok(empty('', 0) && !empty('', 1));
  assert.ok(empty('here,computer-3', 0) && !empty('here,computer-3', 1));
  assert.ok(empty('computer-3,here', 1) && !empty('computer-3,here', 2));
  assert.ok(empty('computer-1,computer-2,here,computer-1', 2) && !empty('computer-1,computer-2,here,computer-1', 3));
  assert.ok(!empty('computer-1,computer-2', 1), 'a game between computers only is not empty');
  assert.ok(!empty('computer-3,here', 1, 'g-1'), 'a game with an invitation is not empty');
  assert.ok(
    !isEmpty({ ...FIRST, link: 'game=tayu&seats=computer-3,here', ply: 1, end: { link, ply: 2, winners: null } }),
  );
});
