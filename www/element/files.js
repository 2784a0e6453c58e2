// What the element fetches when it is needed: its styles and its words.
//
// Every address is written out, because that is what a bundler looks for to take a file along. A page that has more to
// say adds its own.

/** Where each file is, by its path from the folder of `cauce.js`. @type {Record<string, URL>} */
export const FILES = {
  'element/look/tokens.css': new URL('./look/tokens.css', import.meta.url),
  'element/look/marks.css': new URL('./look/marks.css', import.meta.url),
  'element/frame/frame.css': new URL('./frame/frame.css', import.meta.url),
  'element/dialogs/print.css': new URL('./dialogs/print.css', import.meta.url),
  'element/dialogs/dialogs.css': new URL('./dialogs/dialogs.css', import.meta.url),
  'element/dialogs/series.css': new URL('./dialogs/series.css', import.meta.url),
  'locales/ca/caminos.ftl': new URL('../locales/ca/caminos.ftl', import.meta.url),
  'locales/ca/caminos-rules.ftl': new URL('../locales/ca/caminos-rules.ftl', import.meta.url),
  'locales/ca/cauce.ftl': new URL('../locales/ca/cauce.ftl', import.meta.url),
  'locales/ca/computer.ftl': new URL('../locales/ca/computer.ftl', import.meta.url),
  'locales/ca/hint.ftl': new URL('../locales/ca/hint.ftl', import.meta.url),
  'locales/ca/keys.ftl': new URL('../locales/ca/keys.ftl', import.meta.url),
  'locales/ca/moves.ftl': new URL('../locales/ca/moves.ftl', import.meta.url),
  'locales/ca/record.ftl': new URL('../locales/ca/record.ftl', import.meta.url),
  'locales/ca/sendas.ftl': new URL('../locales/ca/sendas.ftl', import.meta.url),
  'locales/ca/sendas-rules.ftl': new URL('../locales/ca/sendas-rules.ftl', import.meta.url),
  'locales/ca/series.ftl': new URL('../locales/ca/series.ftl', import.meta.url),
  'locales/ca/share.ftl': new URL('../locales/ca/share.ftl', import.meta.url),
  'locales/ca/snorkels.ftl': new URL('../locales/ca/snorkels.ftl', import.meta.url),
  'locales/ca/snorkels-rules.ftl': new URL('../locales/ca/snorkels-rules.ftl', import.meta.url),
  'locales/ca/tayu.ftl': new URL('../locales/ca/tayu.ftl', import.meta.url),
  'locales/ca/tayu-rules.ftl': new URL('../locales/ca/tayu-rules.ftl', import.meta.url),
  'locales/en/caminos.ftl': new URL('../locales/en/caminos.ftl', import.meta.url),
  'locales/en/caminos-rules.ftl': new URL('../locales/en/caminos-rules.ftl', import.meta.url),
  'locales/en/cauce.ftl': new URL('../locales/en/cauce.ftl', import.meta.url),
  'locales/en/computer.ftl': new URL('../locales/en/computer.ftl', import.meta.url),
  'locales/en/hint.ftl': new URL('../locales/en/hint.ftl', import.meta.url),
  'locales/en/keys.ftl': new URL('../locales/en/keys.ftl', import.meta.url),
  'locales/en/moves.ftl': new URL('../locales/en/moves.ftl', import.meta.url),
  'locales/en/record.ftl': new URL('../locales/en/record.ftl', import.meta.url),
  'locales/en/sendas.ftl': new URL('../locales/en/sendas.ftl', import.meta.url),
  'locales/en/sendas-rules.ftl': new URL('../locales/en/sendas-rules.ftl', import.meta.url),
  'locales/en/series.ftl': new URL('../locales/en/series.ftl', import.meta.url),
  'locales/en/share.ftl': new URL('../locales/en/share.ftl', import.meta.url),
  'locales/en/snorkels.ftl': new URL('../locales/en/snorkels.ftl', import.meta.url),
  'locales/en/snorkels-rules.ftl': new URL('../locales/en/snorkels-rules.ftl', import.meta.url),
  'locales/en/tayu.ftl': new URL('../locales/en/tayu.ftl', import.meta.url),
  'locales/en/tayu-rules.ftl': new URL('../locales/en/tayu-rules.ftl', import.meta.url),
  'locales/es/caminos.ftl': new URL('../locales/es/caminos.ftl', import.meta.url),
  'locales/es/caminos-rules.ftl': new URL('../locales/es/caminos-rules.ftl', import.meta.url),
  'locales/es/cauce.ftl': new URL('../locales/es/cauce.ftl', import.meta.url),
  'locales/es/computer.ftl': new URL('../locales/es/computer.ftl', import.meta.url),
  'locales/es/hint.ftl': new URL('../locales/es/hint.ftl', import.meta.url),
  'locales/es/keys.ftl': new URL('../locales/es/keys.ftl', import.meta.url),
  'locales/es/moves.ftl': new URL('../locales/es/moves.ftl', import.meta.url),
  'locales/es/record.ftl': new URL('../locales/es/record.ftl', import.meta.url),
  'locales/es/sendas.ftl': new URL('../locales/es/sendas.ftl', import.meta.url),
  'locales/es/sendas-rules.ftl': new URL('../locales/es/sendas-rules.ftl', import.meta.url),
  'locales/es/series.ftl': new URL('../locales/es/series.ftl', import.meta.url),
  'locales/es/share.ftl': new URL('../locales/es/share.ftl', import.meta.url),
  'locales/es/snorkels.ftl': new URL('../locales/es/snorkels.ftl', import.meta.url),
  'locales/es/snorkels-rules.ftl': new URL('../locales/es/snorkels-rules.ftl', import.meta.url),
  'locales/es/tayu.ftl': new URL('../locales/es/tayu.ftl', import.meta.url),
  'locales/es/tayu-rules.ftl': new URL('../locales/es/tayu-rules.ftl', import.meta.url),
  'locales/fr/caminos.ftl': new URL('../locales/fr/caminos.ftl', import.meta.url),
  'locales/fr/caminos-rules.ftl': new URL('../locales/fr/caminos-rules.ftl', import.meta.url),
  'locales/fr/cauce.ftl': new URL('../locales/fr/cauce.ftl', import.meta.url),
  'locales/fr/computer.ftl': new URL('../locales/fr/computer.ftl', import.meta.url),
  'locales/fr/hint.ftl': new URL('../locales/fr/hint.ftl', import.meta.url),
  'locales/fr/keys.ftl': new URL('../locales/fr/keys.ftl', import.meta.url),
  'locales/fr/moves.ftl': new URL('../locales/fr/moves.ftl', import.meta.url),
  'locales/fr/record.ftl': new URL('../locales/fr/record.ftl', import.meta.url),
  'locales/fr/sendas.ftl': new URL('../locales/fr/sendas.ftl', import.meta.url),
  'locales/fr/sendas-rules.ftl': new URL('../locales/fr/sendas-rules.ftl', import.meta.url),
  'locales/fr/series.ftl': new URL('../locales/fr/series.ftl', import.meta.url),
  'locales/fr/share.ftl': new URL('../locales/fr/share.ftl', import.meta.url),
  'locales/fr/snorkels.ftl': new URL('../locales/fr/snorkels.ftl', import.meta.url),
  'locales/fr/snorkels-rules.ftl': new URL('../locales/fr/snorkels-rules.ftl', import.meta.url),
  'locales/fr/tayu.ftl': new URL('../locales/fr/tayu.ftl', import.meta.url),
  'locales/fr/tayu-rules.ftl': new URL('../locales/fr/tayu-rules.ftl', import.meta.url),
};

/**
 * The text of a file.
 *
 * @param {string} path from the folder of `cauce.js`
 * @returns {Promise<string>}
 * @throws where it cannot be had
 */
export async function read(path) {
  const address = FILES[path];
  if (!address) throw new Error(`${path}: there is no such file`);
  // Vite's development server hands a style sheet out as a module, unless it is asked for as what it is.
  const answer = await fetch(address, path.endsWith('.css') ? { headers: { Accept: 'text/css' } } : {});
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}
