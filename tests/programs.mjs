// Looks for the browsers of the tests: the one that a variable names, else Playwright's own, else one of this machine.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The program, or none where Playwright is to start its own. Whoever is started from here finds it in the variable.
 *
 * @param {import("@playwright/test").BrowserType} type
 * @param {string} variable an empty one means Playwright's own
 * @param {string[]} names as they are called on the search path
 * @param {string[]} places where they are on systems that put them elsewhere
 */
export async function choose(type, variable, names, places) {
  process.env[variable] ??= (await starts(type)) ? '' : (find(names, places) ?? '');
  return process.env[variable] || undefined;
}

/** Whether Playwright's own is there and has all libraries. @param {import("@playwright/test").BrowserType} type */
async function starts(type) {
  try {
    await (await type.launch()).close();
    return true;
  } catch {
    return false;
  }
}

/**
 * The first program that is there and runs.
 *
 * @param {string[]} names
 * @param {string[]} places
 */
function find(names, places) {
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
