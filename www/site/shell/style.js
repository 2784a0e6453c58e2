// Loads style sheets and words that only some pages and games need.

import { el } from '../../kit/dom.js';
import { addStyles } from '../../kit/styles.js';
import { once } from '../../kit/once.js';
import { catalogue } from '../../kit/words.js';

/**
 * Adds a style sheet to the page, once.
 * @param {URL} address
 * @returns {Promise<void>} fulfilled when it has loaded or failed: an unstyled page is better than none
 */
export function linkStyles({ href }) {
  const worn = (/** @type {() => void} */ settled) => {
    document.head.append(el('link', { rel: 'stylesheet', href, on: { load: settled, error: settled } }));
  };
  return once(href, () => new Promise(worn));
}

/**
 * Loads the words and style sheets of a part that is shown over a game.
 * @param {{ words: Words, root: ShadowRoot }} context @param {string} name of the catalogue @param {...string} sheets
 * @throws if one cannot be loaded
 */
export const prepare = ({ words, root }, name, ...sheets) =>
  Promise.all([catalogue(words, name), ...sheets.map((sheet) => addStyles(root, sheet))]);
