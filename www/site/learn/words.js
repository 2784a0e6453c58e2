// The words of the lessons, which are fetched with them and not before.

import { FILES } from '../../element/files.js';
import { LANGUAGES, words } from '../../element/words.js';
import { LESSONS } from './steps.js';

for (const lang of Object.keys(LANGUAGES)) {
  for (const name of ['lesson', ...Object.keys(LESSONS).map((game) => `${game}-lesson`)]) {
    const path = `locales/${lang}/${name}.ftl`;
    FILES[path] = new URL(`../../${path}`, import.meta.url);
  }
}

/**
 * All that the lesson of a game says.
 *
 * @param {string} lang
 * @param {string} game
 */
export function lessonWords(lang, game) {
  return words(lang, ['lesson', `${game}-lesson`, ...Object.keys(LESSONS)]);
}
