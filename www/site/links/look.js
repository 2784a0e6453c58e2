// What games by links look like and say.

import { addStyles } from '../../element/look/styles.js';

/** @param {Words} words */
export function speak(words) {
  return words.read('links');
}

/** @param {{ words: Words, root: ShadowRoot }} context */
export function prepare({ words, root }) {
  return Promise.all([speak(words), addStyles(root, 'site/links/links.css')]);
}
