// The games of a file on their way into the library.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Opened } from '../../www/site/library/opened.js';

test('where there was no room, the next try goes on from there, and keeps no game twice', async () => {
  const opened = new Opened([]);
  opened.games = Array.from({ length: 250 }, (_, index) => {
    const saved = `game ${index}`;
    return { game: 'snorkels', names: [], tags: [], link: '', ply: 1, winners: null, saved, problem: null, percent: 100 };
  });
  /** @type {string[]} */
  const kept = [];
  let room = 150;
  const library = /** @type {any} */ ({
    /** @param {[string, { saved: string }][]} games */
    async add(games) {
      if (kept.length + games.length > room) throw new Error('no room');
      kept.push(...games.map(([, { saved }]) => saved));
    },
  });
  const engine = /** @type {any} */ (null);
  await assert.rejects(opened.keep(engine, library));
  assert.equal(opened.keeping, false);
  room = Infinity;
  assert.deepEqual(await opened.keep(engine, library), { kept: 250, known: 0 });
  assert.deepEqual(kept, opened.games.map(({ saved }) => saved));
});
