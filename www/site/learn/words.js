// The words of the lessons, which are fetched with them and not before.

import { words } from '../../element/words.js';
import { LESSONS } from './steps.js';

/** All that the lesson of a game says. @param {string} lang @param {string} game */
export function lessonWords(lang, game) {
  return words(lang, ['lesson', `${game}-lesson`, ...Object.keys(LESSONS)]);
}
