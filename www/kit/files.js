// The files that the element fetches on demand: style sheets, catalogues and puzzles.
//
// Bundlers copy a file only if its address is written out as `new URL(…, import.meta.url)`. So this list contains the style
// sheets, and the npm package adds its catalogues and puzzles.

/** By path relative to the folder of `cauce.js`. @type {Record<string, URL>} */
export const FILES = {
  'element/look/element.css': new URL('../element/look/element.css', import.meta.url),
  'element/dialogs/dialogs.css': new URL('../element/dialogs/dialogs.css', import.meta.url),
  'element/analysis/analysis.css': new URL('../element/analysis/analysis.css', import.meta.url),
  'element/exercise/task.css': new URL('../element/exercise/task.css', import.meta.url),
  'element/dialogs/series.css': new URL('../element/dialogs/series.css', import.meta.url),
};

/** In a constant, so that bundlers do not take `new URL(…)` below for the address of a file. */
const HERE = import.meta.url;

/** @param {string} path relative to the folder of `cauce.js` @returns {Promise<string>} @throws if the file cannot be fetched */
export async function read(path) {
  const address = FILES[path] ?? new URL(`../${path}`, HERE);
  // Vite's development server returns a style sheet as a module unless the request accepts CSS only.
  const answer = await fetch(address, path.endsWith('.css') ? { headers: { Accept: 'text/css' } } : {});
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}
