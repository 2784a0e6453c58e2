// Joins modules into few files, so that a page makes few requests.

import { dirname, relative, resolve, sep } from 'node:path';
import { rolldown } from 'rolldown';

/** The entry modules of pages, by the names of their bundles without `.js`. */
export const ENTRIES = {
  cauce: 'cauce.js',
  'cauce@1': 'cauce@1.js',
  'modules/site': 'site/shell/site.js',
  'modules/embed': 'embedding/embed.js',
  'modules/embedding': 'embedding/embedding.js',
};
/** The modules that only computer players need. They stay separate files, because one is the script of a worker and they refer to each other by name. */
export const COMPUTER = [
  'cauce-worker.js',
  'element/computer.js',
  'element/computer/questions.js',
  'element/computer/worker.js',
];
/** The files that stay separate, because other tools create them or refer to them by name. */
const APART = ['cauce.js', 'cauce-web.js', 'cauce-editor.js', ...COMPUTER, 'site/shell/version.js'];
/** The groups of modules that go into one file, among those that a board or the site needs at once. @type {[string, RegExp][]} */
const TOGETHER = [
  ['element', /^(element|kit|vendor)\//],
  ['page', /^site\//],
];

/**
 * Joins modules. Modules that are imported on demand stay separate. All files go into the folder `modules`, except for the public entries.
 *
 * @param {string} from the folder of the modules
 * @param {string} to the folder of the files
 * @param {Record<string, string>} entries some of those above
 * @param {Record<string, string>} [instead] replacement code for some modules
 * @returns {Promise<string[]>} the names of the files
 */
export async function bundle(from, to, entries, instead = {}) {
  /** @param {string} id */
  const path = (id) => relative(from, id).replaceAll(sep, '/');
  /** The modules that a board or the site needs at once. @type {Set<string>} */
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
        // Makes addresses relative to the folder of the bundles. The public entries contain no addresses.
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
    // Short names of few characters, because every visit fetches them and hashes do not compress.
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
