// Style sheets of our own site that only some of its pages need.

import { el } from '../../element/dom.js';

/** @type {Map<string, Promise<void>>} */ const worn = new Map();

/**
 * Puts a style sheet on the page, once.
 * @param {URL} address
 * @returns {Promise<void>} fulfilled when it is worn, or cannot be had: a plain page is better than none
 */
export function linkStyles({ href }) {
  let wearing = worn.get(href);
  if (!wearing) {
    wearing = new Promise((resolve) => {
      const settled = () => resolve();
      document.head.append(el('link', { rel: 'stylesheet', href, on: { load: settled, error: settled } }));
    });
    worn.set(href, wearing);
  }
  return wearing;
}
