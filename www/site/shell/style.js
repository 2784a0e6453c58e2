// What only some pages of our own site look like and say.

import { el } from '../../element/dom.js';
import { FILES } from '../../element/files.js';
import { LANGUAGES } from '../../element/words.js';

/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/**
 * Puts a style sheet on the page, once.
 *
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

/**
 * Says where a catalogue is that the element itself never needs.
 *
 * @param {string} name
 */
export function addCatalogue(name) {
  for (const lang of Object.keys(LANGUAGES)) {
    const path = `locales/${lang}/${name}.ftl`;
    FILES[path] = new URL(`../../${path}`, import.meta.url);
  }
}
