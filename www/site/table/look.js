// What table mode looks like and says.

import { addStyles } from '../../element/look/styles.js';

/** @param {Context} context */
export function prepare({ words, root }) {
  return Promise.all([words.read('table'), addStyles(root, 'site/table/table.css')]);
}
