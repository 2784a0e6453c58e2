// What games by links look like and say.

import { FILES } from '../../element/files.js';
import { addStyles } from '../../element/look/styles.js';
import { LANGUAGES } from '../../element/words.js';

/**
 * @typedef {import('../../element/words.js').Words} Words
 */

for (const lang of Object.keys(LANGUAGES)) {
  const path = `locales/${lang}/links.ftl`;
  FILES[path] = new URL(`../../${path}`, import.meta.url);
}
FILES['site/links/links.css'] = new URL('./links.css', import.meta.url);

/**
 * Fetches the words.
 *
 * @param {Words} words
 */
export function speak(words) {
  return words.read('links');
}

/**
 * Fetches it for a game.
 *
 * @param {{ words: Words, root: ShadowRoot }} context
 */
export function prepare({ words, root }) {
  return Promise.all([speak(words), addStyles(root, 'site/links/links.css')]);
}
