// The element's style sheets: each is fetched once for a page when it is first needed, and shared by all boards.

import { read } from '../files.js';

const STYLES = ['element/look/tokens.css', 'element/look/marks.css', 'element/frame/frame.css'];

/** @type {Map<string, Promise<CSSStyleSheet>>} */
const loading = new Map();

/**
 * The style sheets that every element wears, as sheets that a shadow root adopts; no policy on inline styles stands
 * against them.
 *
 * @returns {Promise<CSSStyleSheet[]>}
 */
export function elementStyles() {
  return Promise.all(STYLES.map(styleSheet));
}

/**
 * Lets a root wear one more style sheet; where it wears it already, nothing is done.
 *
 * @param {ShadowRoot | Document} root
 * @param {string} file
 */
export async function addStyles(root, file) {
  const more = await styleSheet(file);
  if (!root.adoptedStyleSheets.includes(more)) root.adoptedStyleSheets.push(more);
}

/**
 * @param {string} file
 * @returns {Promise<CSSStyleSheet>}
 */
function styleSheet(file) {
  let found = loading.get(file);
  if (!found) {
    found = read(file).then((text) => new CSSStyleSheet().replace(text));
    // A file that could not be had is asked for again the next time.
    found.catch(() => loading.delete(file));
    loading.set(file, found);
  }
  return found;
}
