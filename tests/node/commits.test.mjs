// Commit subjects must be readable in the log, one line each.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

/** Number of latest commits to check, more than any change has. */
const NEW = 100;
const MOST = 72;

test('subjects of commits have at most 72 characters', (context) => {
  let log = '';
  try {
    log = execFileSync('git', ['log', `-${NEW}`, '--format=%s'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return context.skip('this is no clone of the repository');
  }
  const long = log.split('\n').filter((subject) => [...subject].length > MOST);
  assert.deepEqual(long, []);
});
