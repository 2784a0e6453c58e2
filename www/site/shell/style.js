// Style sheets of our own site, and words, that only some of its pages and games need.

import { el } from '../../element/dom.js';
import { addStyles } from '../../element/look/styles.js';
import { once } from '../../element/once.js';
import { catalogue } from '../../element/words.js';

/**
 * Puts a style sheet on the page, once.
 * @param {URL} address
 * @returns {Promise<void>} fulfilled when it is worn, or cannot be had: a plain page is better than none
 */
export function linkStyles({ href }) {
  const worn = (/** @type {() => void} */ settled) => {
    document.head.append(el('link', { rel: 'stylesheet', href, on: { load: settled, error: settled } }));
  };
  return once(href, () => new Promise(worn));
}

/**
 * Fetches what something of ours says and looks like over a game.
 * @param {{ words: Words, root: ShadowRoot }} context @param {string} name of the words @param {...string} sheets
 * @throws where it cannot be had
 */
export const prepare = ({ words, root }, name, ...sheets) =>
  Promise.all([catalogue(words, name), ...sheets.map((sheet) => addStyles(root, sheet))]);
