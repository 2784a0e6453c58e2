// Joins the modules of @fluent/bundle into the one file that www carries, because the page is
// built without Node and fetched in few requests. `node vendor.mjs` rewrites that file;
// node/vendor.test.mjs holds it against the package that package-lock.json names.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PACKAGE = new URL("./node_modules/@fluent/bundle/", import.meta.url);

/** The file in www. */
export const VENDORED = new URL("../www/vendor/fluent-bundle.js", import.meta.url);

/** The text that the file must have, made from the installed package. */
export function joined() {
  const { version } = JSON.parse(readFileSync(new URL("package.json", PACKAGE), "utf8"));
  /** @type {Map<string, string>} each module's text without its imports and exports, in order of need */
  const modules = new Map();
  /** @type {Set<string>} */
  const names = new Set();

  /** @param {string} file */
  const visit = (file) => {
    if (modules.has(file)) return;
    const text = readFileSync(new URL(`esm/${file}`, PACKAGE), "utf8");
    for (const [, needed] of text.matchAll(/^(?:import|export) \{[^}]*\} from "\.\/(.*)";$/gm)) {
      visit(/** @type {string} */ (needed));
    }
    for (const [, name] of text.matchAll(/^(?:export )?(?:class|const|function) (\w+)/gm)) {
      if (names.has(/** @type {string} */ (name))) throw new Error(`two modules declare ${name}`);
      names.add(/** @type {string} */ (name));
    }
    const inner = text.replace(/^import .*;\n/gm, "").replace(/^export (?=class|const|function)/gm, "");
    modules.set(file, inner);
  };
  visit("index.js");

  // The last module is the index, which declares nothing and names what the package offers.
  const index = modules.get("index.js") ?? "";
  modules.delete("index.js");
  const offered = [...index.matchAll(/^export \{ ([^}]*?),? \} from/gm)].map(([, list]) => list);
  const body = [...modules].map(([file, text]) => `// esm/${file}\n\n${text.trim()}\n`).join("\n");
  if (/^(import|export) /m.test(body)) throw new Error("a module imports or exports in a new way");
  return `/*
 * @fluent/bundle ${version}, by Mozilla and the authors of fluent.js,
 * https://github.com/projectfluent/fluent.js, under the Apache License 2.0
 * (fluent-bundle.LICENSE.txt). Changed in this only: tests/vendor.mjs has joined
 * its modules into one file.
 */

${body}
export { ${offered.join(", ")} };
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(VENDORED, joined());
}
