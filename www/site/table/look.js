// What table mode looks like and says.

import { FILES } from '../../element/files.js';
import { addStyles } from '../../element/look/styles.js';
import { addCatalogue } from '../shell/style.js';

addCatalogue('table');
FILES['site/table/table.css'] = new URL('./table.css', import.meta.url);
FILES['site/table/flat.css'] = new URL('./flat.css', import.meta.url);

/**
 * Fetches it for a game.
 *
 * @param {import('../../element/commands.js').Context} context
 */
export function prepare({ words, root }) {
  return Promise.all([words.read('table'), addStyles(root, 'site/table/table.css')]);
}
