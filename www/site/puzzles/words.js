import { GAMES } from '../../element/exercise/collection.js';
import { words } from '../../kit/words.js';

/** @param {string} lang */
export const puzzleWords = (lang) => words(lang, ['puzzle', 'hint', 'computer', ...GAMES]);
