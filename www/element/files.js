// What the element fetches when it is needed: its styles and its words.
//
// A bundler takes a file along where it finds the address written out. The npm package adds those of its catalogues.

/** Where files are that a bundler may have moved, by their paths from the folder of `cauce.js`. @type {Record<string, URL>} */
export const FILES = {
  'element/look/element.css': new URL('./look/element.css', import.meta.url),
  'element/dialogs/dialogs.css': new URL('./dialogs/dialogs.css', import.meta.url),
  'element/analysis/analysis.css': new URL('./analysis/analysis.css', import.meta.url),
  'element/exercise/task.css': new URL('./exercise/task.css', import.meta.url),
  'element/dialogs/series.css': new URL('./dialogs/series.css', import.meta.url),
};

/** Apart from what is added to it, so that no bundler takes it for the address of a file. */
const HERE = import.meta.url;

/**
 * The text of a file.
 * @param {string} path from the folder of `cauce.js`
 * @returns {Promise<string>}
 * @throws where it cannot be had
 */
export async function read(path) {
  const address = FILES[path] ?? new URL(`../${path}`, HERE);
  // Vite's development server hands a style sheet out as a module, unless it is asked for as what it is.
  const answer = await fetch(address, path.endsWith('.css') ? { headers: { Accept: 'text/css' } } : {});
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}
