// Finds the browsers for the tests: the one in a variable, else Playwright's own, else one on this machine.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Returns the executable, or undefined if Playwright is to launch its own. Child processes find it in the variable.
 *
 * @param {import("@playwright/test").BrowserType} type
 * @param {string} variable an empty one means Playwright's own
 * @param {string[]} names executable names on the search path
 * @param {string[]} places other locations, on systems that do not use the search path
 */
export async function choose(type, variable, names, places) {
  process.env[variable] ??= (await starts(type)) ? '' : (find(names, places) ?? '');
  return process.env[variable] || undefined;
}

/** Whether Playwright's own browser is installed with all its libraries. @param {import("@playwright/test").BrowserType} type */
async function starts(type) {
  try {
    await (await type.launch()).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the first executable that exists and runs.
 *
 * @param {string[]} names
 * @param {string[]} places
 */
function find(names, places) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...places].find(runs);
}

/** On some systems, the executable only prints where to get the browser. @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // On Windows, the browser would open a window.
  if (process.platform === 'win32') return true;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
