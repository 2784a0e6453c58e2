// Tests the storage of games in the journal and the database. If both have a game, the state with the higher version
// counts.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { Store } from '../../www/site/store/store.js';
import { Database } from '../../www/site/store/database.js';

/** @import { SavedGame } from '../../www/site/store/saved-game.js' */

const JOURNAL = 'cauce:1:game:';

/** Storage as in a browser, where entries are own properties. */
class Shelf {
  /** Maximum number of entries. */
  static room = Infinity;
  /** @param {string} key */
  getItem(key) {
    return Object.hasOwn(this, key) ? Reflect.get(this, key) : null;
  }
  /** @param {string} key @param {string} text */
  setItem(key, text) {
    if (!Object.hasOwn(this, key) && Object.keys(this).length >= Shelf.room)
      throw new DOMException('full', 'QuotaExceededError');
    Reflect.set(this, key, text);
  }
  /** @param {string} key */
  removeItem(key) {
    Reflect.deleteProperty(this, key);
  }
}

/** @type {string[]} */ let told = [];
let store = new Store(() => {});
let base = new Database('');

beforeEach(async () => {
  Shelf.room = Infinity;
  Object.assign(globalThis, { localStorage: new Shelf() });
  told = [];
  store = new Store((trouble) => told.push(trouble));
  // All windows share one database, which the page opens once.
  base = new Database('cauce');
  if ((await indexedDB.databases()).length > 0) await base.remove(await keys());
});

/** @param {string} token @param {Partial<SavedGame>} [more] @returns {SavedGame} a game of Snorkels after one move */
function kept(token, more) {
  const link = `game=snorkels&moves=${token}`;
  return { at: 1, game: 'snorkels', link, ply: 1, over: false, names: ['Ana', ''], saved: token, ...more };
}

const journal = () =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(JOURNAL) ? [key.slice(JOURNAL.length)] : []));

/** @param {string} id @param {unknown} value as written by another window, or by a version without version numbers */
const put = (id, value) =>
  localStorage.setItem(JOURNAL + id, typeof value === 'string' ? value : JSON.stringify(value));

/** Accesses the database directly. @template T @param {(heads: any, saved: any) => T} work @returns {Promise<T>} */
async function raw(work) {
  /** @type {IDBDatabase} */ const open = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('cauce');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = reject;
  });
  const writing = open.transaction(['heads', 'saved'], 'readwrite');
  const result = work(writing.objectStore('heads'), writing.objectStore('saved'));
  await new Promise((done) => (writing.oncomplete = done));
  open.close();
  return result;
}

/** @returns {Promise<string[]>} */
const keys = async () => (await raw((heads) => heads.getAllKeys())).result;

/** Returns the last move of every game, wherever it is stored. */
const listed = async () => Object.fromEntries((await store.list()).games.map(([id, { link }]) => [id, link.slice(-2)]));

// This test comes first, while there is no database yet.
test('a game without moves is deleted when it is left, and no database is created for it', async () => {
  const fresh = kept('', { link: 'game=snorkels', ply: 0 });
  store.keep('fresh', fresh);
  store.keep('open', fresh);
  await store.settle('open');
  assert.deepEqual(journal(), ['open']);
  await store.settle();
  assert.deepEqual([journal(), await indexedDB.databases()], [[], []]);
});

test('games from the journal and the database are merged, and the journal is emptied', async () => {
  await base.put([
    ['library', kept('a1')],
    // The game was continued, and the clock was set back in the meantime.
    ['both', kept('b1', { at: 1e12, version: 1 })],
  ]);
  put('hand', kept('c1'));
  put('both', kept('d1', { version: 2 }));
  // A game without moves.
  put('fresh', kept('e1', { link: 'game=snorkels', ply: 0 }));
  const all = { library: 'a1', both: 'd1', hand: 'c1' };
  assert.deepEqual(await listed(), all);
  await store.settle();
  assert.deepEqual(journal(), []);
  assert.deepEqual((await keys()).sort(), ['both', 'hand', 'library']);
  assert.deepEqual(await listed(), all);
  for (const [id, token] of Object.entries(all)) assert.equal((await store.game(id))?.saved, token);
});

test('of two states of a game, the one with the higher version counts, whatever its place or date', async () => {
  for (const [there, here, counts] of /** @type {[Partial<SavedGame>, Partial<SavedGame>, string][]} */ ([
    [{ version: 5 }, { version: 3 }, 'b1'],
    [{ version: 5 }, { version: 6 }, 'd1'],
    [{ version: 5, at: 1 }, { version: 3, at: 1e12 }, 'b1'],
    // An imported game has a later date, and was continued on a device with a slow clock.
    [{ at: 4e12 }, { version: 1, at: 0 }, 'd1'],
    // Older versions had no version numbers.
    [{}, {}, 'd1'],
  ])) {
    const what = JSON.stringify([there, here]);
    await raw((heads, saved) => [heads, saved].forEach((place) => place.clear()));
    await base.put([['game', kept('b1', there)]]);
    put('game', kept('d1', here));
    assert.deepEqual(await listed(), { game: counts }, what);
    assert.equal((await store.game('game'))?.saved, counts, what);
    await store.settle();
    assert.deepEqual([journal(), await listed()], [[], { game: counts }], what);
    assert.equal((await base.game('game'))?.saved, counts, what);
  }
});

test('a deleted game can be restored unless another window has continued it', async () => {
  for (const elsewhere of [false, true]) {
    await base.put([['game', kept('b1')]]);
    put('game', kept('c1'));
    const back = await store.remove('game');
    assert.deepEqual(await listed(), {});
    if (elsewhere) put('game', kept('f1', { version: 2 }));
    await back?.();
    assert.deepEqual(await listed(), { game: elsewhere ? 'f1' : 'c1' });
  }
  assert.equal(await store.remove('nothing'), null);
});

test('a move in another window is not lost while the game is written to the database', async (t) => {
  put('game', kept('d4', { version: 1 }));
  // After it is written to the database, and before it is removed from the journal.
  const { put: real } = IDBObjectStore.prototype;
  t.mock.method(
    IDBObjectStore.prototype,
    'put',
    /** @this {IDBObjectStore} @param {[any, any]} given */ function (...given) {
      put('game', kept('c3', { version: 2 }));
      return Reflect.apply(real, this, given);
    },
  );
  await store.settle();
  assert.deepEqual(journal(), ['game']);
  assert.deepEqual(await listed(), { game: 'c3' });
});

test('damaged entries hide no others: the journal sets them aside, and the database skips them', async () => {
  const { saved, names, ...nameless } = kept('a1');
  put('torn', '{"at": 1, "game": "snork');
  put('strange', [1, 2, 3]);
  put('timeless', kept('b1', { at: 1e300 }));
  put('crowned', kept('b1', { end: { link: 'game=snorkels', ply: 1, winners: /** @type {any} */ (['a', null]) } }));
  put('whole', kept('c1'));
  // Only the saved state is invalid.
  put('hollow', kept('d1', { saved: 'nonsense' }));
  await raw((heads, saves) => {
    for (const [id, head] of [
      ['nameless', nameless],
      ['late', { ...nameless, names, at: 1e300 }],
      ['five', 5],
      ['nothing', null],
      [7, { ...nameless, names }],
      ['good', { ...nameless, names }],
    ]) {
      heads.put(head, id);
      saves.put(saved, id);
    }
  });
  assert.deepEqual(await listed(), { whole: 'c1', hollow: 'd1', good: 'a1' });
  assert.deepEqual(new Set(told), new Set(['store-damaged']));
  const aside = Object.keys(localStorage).filter((key) => key.startsWith('cauce:damaged:'));
  assert.deepEqual(
    aside.sort(),
    ['crowned', 'strange', 'timeless', 'torn'].map((id) => `cauce:damaged:${id}`),
  );
  assert.match(localStorage.getItem('cauce:damaged:crowned') ?? '', /\["a",null\]/);
  await store.settle();
  assert.deepEqual(journal(), []);
  // Settings that are damaged can still be read and set.
  for (const text of ['null}', '[]', '5', '{"lang": 5}']) {
    localStorage.setItem('cauce:1:settings', text);
    assert.equal(typeof store.settings, 'object', text);
    assert(store.set({ theme: 'dark' }) && store.settings.theme, text);
  }
});

test('a database extended by a newer version is read as far as it is understood', async () => {
  await base.put([['game', kept('d4')]]);
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('cauce', 7);
    opening.onupgradeneeded = () => opening.result.createObjectStore('more');
    opening.onsuccess = () => resolve(opening.result.close());
    opening.onerror = reject;
  });
  assert.deepEqual(await listed(), { game: 'd4' });
  put('other', kept('e5'));
  await store.settle();
  assert.deepEqual(await listed(), { game: 'd4', other: 'e5' });
});

test('full or forbidden storage is reported once, and the games stay where they are', async (t) => {
  Shelf.room = 1;
  store.keep('one', kept('a1'));
  assert.equal(store.keep('two', kept('b1')), false);
  // Moving the other games to the database makes room.
  await store.settle('two');
  assert.equal(store.keep('two', kept('b1')), true);
  assert.deepEqual(await listed(), { one: 'a1', two: 'b1' });
  assert.deepEqual([store.set({ lang: 'es' }), told], [false, ['store-full']]);

  t.mock.method(IDBObjectStore.prototype, 'put', () => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.settle();
  assert.deepEqual(journal(), ['two']);
  await assert.rejects(store.add([['three', kept('c1')]]));

  told = [];
  store = new Store((trouble) => told.push(trouble));
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  assert.deepEqual([store.keep('four', kept('d1')), store.set({}), store.settings], [false, false, {}]);
  assert.deepEqual(told, ['store-forbidden']);
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('writes and finished watchers leave no open broadcast channel', async (t) => {
  let [made, open] = [0, 0];
  class Channel extends EventTarget {
    constructor() {
      super();
      made += 1;
      open += 1;
    }
    postMessage() {}
    close() {
      open -= 1;
    }
  }
  const { BroadcastChannel } = globalThis;
  Object.assign(globalThis, { BroadcastChannel: Channel });
  t.after(() => Object.assign(globalThis, { BroadcastChannel }));
  await store.change('game', kept('a1'));
  await (await store.remove('game'))?.();
  assert.deepEqual([made > 0, open], [true, 0]);
  const life = new AbortController();
  base.watch(() => {}, life.signal);
  await base.put([['game', kept('b1', { version: 2 })]]);
  assert.equal(open, 1);
  life.abort();
  assert.equal(open, 0);
});

test('a closed database connection is reopened, and writes use strict durability', async (t) => {
  /** @type {Set<IDBDatabase>} */ const dead = new Set();
  /** @type {Set<IDBDatabase>} */ const used = new Set();
  /** @type {unknown[]} */ const durable = [];
  const { transaction } = IDBDatabase.prototype;
  t.mock.method(
    IDBDatabase.prototype,
    'transaction',
    /** @this {IDBDatabase} @param {any} names @param {any} mode @param {any} options */
    function (names, mode, options) {
      if (dead.has(this)) throw new DOMException('The database connection is closing.', 'InvalidStateError');
      used.add(this);
      if (mode === 'readwrite') durable.push(options?.durability);
      return transaction.call(this, names, mode, options);
    },
  );
  /** Closes all connections, as a browser may do. */
  const kill = () => used.forEach((one) => dead.add(one));
  await store.add([
    ['one', kept('a1')],
    ['two', kept('b1')],
  ]);
  kill();
  assert.deepEqual(await listed(), { one: 'a1', two: 'b1' });
  kill();
  assert.equal((await store.game('one'))?.saved, 'a1');
  kill();
  await store.remove('one');
  kill();
  put('three', kept('c1'));
  await store.settle();
  assert.deepEqual([journal(), await listed()], [[], { two: 'b1', three: 'c1' }]);
  assert.deepEqual([...new Set(durable)], ['strict']);
});
