// Tests of delays in the page's modules.

import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import { pause } from '../../www/kit/pause.js';

test('finished pauses leave no listeners on a signal, and an abort rejects a pause', async () => {
  const life = new AbortController();
  for (let at = 0; at < 3; at += 1) await pause(1, life.signal);
  assert.equal(getEventListeners(life.signal, 'abort').length, 0);
  const cut = pause(10_000, life.signal);
  life.abort();
  await assert.rejects(cut, { name: 'AbortError' });
});
