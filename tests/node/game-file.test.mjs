// Tests of importing a file of games into the library.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameFile } from '../../www/site/library/game-file.js';

test('an import that ran out of space resumes at the next try and saves no game twice', async () => {
  const file = new GameFile([]);
  file.games = Array.from({ length: 250 }, (_, index) => {
    const saved = `game ${index}`;
    return {
      game: 'snorkels',
      names: [],
      players: [],
      tags: [],
      link: '',
      ply: 1,
      winners: null,
      reason: null,
      saved,
      problem: null,
      percent: 100,
    };
  });
  /** @type {string[]} */
  const kept = [];
  let room = 150;
  const store = /** @type {any} */ ({
    /** @param {[string, { saved: string }][]} games */
    async add(games) {
      if (kept.length + games.length > room) throw new Error('no room');
      kept.push(...games.map(([, { saved }]) => saved));
    },
  });
  const engine = /** @type {any} */ (null);
  await assert.rejects(file.keep(engine, store));
  assert.equal(file.keeping, false);
  room = Infinity;
  assert.deepEqual(await file.keep(engine, store), { kept: 250, known: 0 });
  assert.deepEqual(
    kept,
    file.games.map(({ saved }) => saved),
  );
});
