// What games by links look like and say.

import { addStyles } from '../../element/look/styles.js';

/** @param {{ words: Words, root: ShadowRoot }} context */
export function prepare({ words, root }) {
  return Promise.all([words.read('links'), addStyles(root, 'site/links/links.css')]);
}
