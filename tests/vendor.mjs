// The libraries in www/vendor, which are needed because the page is built without Node. The modules of @fluent/bundle
// are joined into one file, to be fetched in one request; idb and qr are copied. `node vendor.mjs` rewrites the files,
// and node/vendor.test.mjs compares them with the packages in package-lock.json.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = new URL('./node_modules/@fluent/bundle/', import.meta.url);
const IDB = new URL('./node_modules/idb/', import.meta.url);
const QR = new URL('./node_modules/qr/', import.meta.url);

/** The files in www, and the functions that make them from the installed packages. */
export const VENDORED = {
  fluent: { file: new URL('../www/vendor/fluent-bundle.js', import.meta.url), text: joined },
  idb: { file: new URL('../www/vendor/idb.js', import.meta.url), text: idb },
  qr: { file: new URL('../www/vendor/qr.js', import.meta.url), text: qr },
};

/** @param {URL} folder */
function version(folder) {
  return JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')).version;
}

/** idb is a single module. */
function idb() {
  return `/*
 * idb ${version(IDB)}, by Jake Archibald, https://github.com/jakearchibald/idb, under the ISC License
 * (idb.LICENSE.txt). Nothing but this notice was added.
 */

${readFileSync(new URL('build/index.js', IDB), 'utf8')}`;
}

/** The encoder of qr is a single module; the decoder is for tests only. */
function qr() {
  return `/*
 * qr ${version(QR)}, by Paul Miller, https://github.com/paulmillr/qr, under the MIT License
 * (qr.LICENSE.txt). Nothing but this notice was added.
 */

${readFileSync(new URL('index.js', QR), 'utf8')}`;
}

/** Joins the modules of @fluent/bundle. */
function joined() {
  /** @type {Map<string, string>} each module's text without its imports and exports, in order of need */
  const modules = new Map();
  /** @type {Set<string>} */
  const names = new Set();

  /** @param {string} file */
  const visit = (file) => {
    if (modules.has(file)) return;
    const text = readFileSync(new URL(`esm/${file}`, PACKAGE), 'utf8');
    for (const [, needed] of text.matchAll(/^(?:import|export) \{[^}]*\} from "\.\/(.*)";$/gm)) {
      visit(/** @type {string} */ (needed));
    }
    for (const [, name] of text.matchAll(/^(?:export )?(?:class|const|function) (\w+)/gm)) {
      if (names.has(/** @type {string} */ (name))) throw new Error(`two modules declare ${name}`);
      names.add(/** @type {string} */ (name));
    }
    const inner = text.replace(/^import .*;\n/gm, '').replace(/^export (?=class|const|function)/gm, '');
    modules.set(file, inner);
  };
  visit('index.js');

  // The last module is the index. It declares nothing and lists the exports of the package.
  const index = modules.get('index.js') ?? '';
  modules.delete('index.js');
  const offered = [...index.matchAll(/^export \{ ([^}]*?),? \} from/gm)].map(([, list]) => list);
  const body = [...modules].map(([file, text]) => `// esm/${file}\n\n${text.trim()}\n`).join('\n');
  if (/^(import|export) /m.test(body)) throw new Error('a module imports or exports in a new way');
  return `/*
 * @fluent/bundle ${version(PACKAGE)}, by Mozilla and the authors of fluent.js,
 * https://github.com/projectfluent/fluent.js, under the Apache License 2.0
 * (fluent-bundle.LICENSE.txt). Changed in this only: tests/vendor.mjs has joined
 * its modules into one file.
 */

${body}
export { ${offered.join(', ')} };
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { file, text } of Object.values(VENDORED)) writeFileSync(file, text());
}
