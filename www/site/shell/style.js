// Style sheets of our own site that only some of its pages need.

import { el } from '../../element/dom.js';
import { once } from '../../element/once.js';

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
