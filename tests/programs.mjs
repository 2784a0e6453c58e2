// Looks for programs on this machine.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first program that is there and runs.
 *
 * @param {string[]} names as they are called on the search path
 * @param {string[]} places where they are on systems that put them elsewhere
 */
export function find(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find(runs);
}

/** Some systems have a program that only says where to get another. @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // There it would open a window.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
