// Joins modules to few files, so that a page asks for few.

import { dirname, relative, resolve, sep } from 'node:path';
import { rolldown } from 'rolldown';

/** The modules that pages begin with, by what their files are called without `.js`. */
export const ENTRIES = {
  cauce: 'cauce.js',
  'cauce@1': 'cauce@1.js',
  'modules/site': 'site/shell/site.js',
  'modules/embed': 'embedding/embed.js',
  'modules/embedding': 'embedding/embedding.js',
};
/** The modules that only computer players need. They are kept together, by their names, and one is the script of a worker: they import only each other. */
export const COMPUTER = [
  'cauce-worker.js',
  'element/computer.js',
  'element/computer/questions.js',
  'element/computer/worker.js',
];
/** What stays a file of its own, where it is: others make it, or name it. */
const APART = ['cauce.js', 'cauce-web.js', 'cauce-editor.js', ...COMPUTER, 'site/shell/version.js'];
/** What stands together in a file, of all that a board or our site begins with. @type {[string, RegExp][]} */
const TOGETHER = [
  ['element', /^(element|vendor)\//],
  ['page', /^site\//],
];

/**
 * Joins modules. What is asked for later stays apart. All files lie in one folder, `modules`, but for the public entries.
 *
 * @param {string} from the folder of the modules
 * @param {string} to the folder of the files
 * @param {Record<string, string>} entries some of those above
 * @param {Record<string, string>} [instead] other code for some of the modules
 * @returns {Promise<string[]>} the names of the files
 */
export async function bundle(from, to, entries, instead = {}) {
  /** @param {string} id */
  const path = (id) => relative(from, id).replaceAll(sep, '/');
  /** What is needed at once by the board or our site. @type {Set<string>} */
  const first = new Set();
  const input = await rolldown({
    cwd: from,
    input: entries,
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'cauce',
        resolveId(source, importer) {
          const found = importer && path(resolve(dirname(importer), source));
          if (found && APART.includes(found))
            return { id: `${path(importer).includes('/') ? '..' : '.'}/${found}`, external: true };
          return undefined;
        },
        load: (id) => instead[path(id)],
        // Addresses are told from where the files come to lie; the public entries hold none.
        transform: (code, id) =>
          code.replaceAll(/new URL\((['"`])([^'"`$]*)(?=[^'"`]*\1, import\.meta\.url\))/g, (_, quote, address) => {
            return `new URL(${quote}..${new URL(address, `file:///${path(id)}`).pathname}`;
          }),
        buildEnd() {
          for (const entry of [entries.cauce, entries['modules/site']]) if (entry) first.add(resolve(from, entry));
          for (const id of first) for (const found of this.getModuleInfo(id)?.importedIds ?? []) first.add(found);
        },
      },
    ],
  });
  const own = Object.values(entries);
  const { output } = await input.write({
    dir: to,
    entryFileNames: '[name].js',
    // Short, and of few characters: they stand in what every visit fetches, and do not compress.
    chunkFileNames: 'modules/[name]-[hash:7].js',
    hashCharacters: 'hex',
    minify: true,
    comments: { annotation: false, jsdoc: false },
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: TOGETHER.map(([name, where]) => ({
        name,
        test: (id) => first.has(id) && where.test(path(id)) && !own.includes(path(id)),
      })),
    },
  });
  return output.map(({ fileName }) => fileName);
}
