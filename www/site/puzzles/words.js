// The words of the puzzles, which are fetched with them and not before.

import { GAMES } from '../../element/exercise/collection.js';
import { words } from '../../element/words.js';

/** All that the puzzles say. @param {string} lang */
export const puzzleWords = (lang) => words(lang, ['puzzle', 'hint', 'computer', ...GAMES]);
