// Makes the npm package of the element from the files of dist, just as they are served: all modules that `cauce.js` needs,
// now or later, the styles that `element/files.js` lists, and its catalogues in all languages.

import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { catalogues, files, imports, needed } from "./site.mjs";

const ENTRY = "cauce.js";
/** The first major version of the entry. */
const FIRST = "cauce@1.js";
/** What is neither a module nor listed. */
const ASSETS = [FIRST, "cauce-web_bg.wasm", "cauce.d.ts", "vendor/fluent-bundle.LICENSE.txt"];

const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(root, "dist");
const folder = join(root, "target", "package");
const inside = join(folder, "cauce");
const version = /^version = "(.*)"$/m.exec(readFileSync(join(root, "Cargo.toml"), "utf8"))?.[1];

rmSync(folder, { recursive: true, force: true });
const { FILES } = await import(pathToFileURL(join(dist, "element/files.js")).href);
const modules = needed(await imports(dist, [ENTRY]), ENTRY, { later: true });
const words = catalogues(dist);
for (const path of [...modules, ...Object.keys(FILES), ...words, ...ASSETS]) cpSync(join(dist, path), join(inside, path));
for (const licence of ["LICENSE-APACHE", "LICENSE-MIT"]) cpSync(join(root, licence), join(inside, licence));
for (const text of ["README.md", "CHANGELOG.md"]) cpSync(new URL(text, import.meta.url), join(inside, text));
// Where the site stands: a package belongs to none.
writeFileSync(join(inside, "element/address.js"), "export const SITE = null;\n");
// Where the words stand, in a form that bundlers know.
appendFileSync(join(inside, "element/files.js"), words.map((path) => `FILES["${path}"]=new URL("../${path}",import.meta.url);\n`).join(""));
const manifest = {
  name: "cauce",
  version,
  description: "Board games about keeping a way open, as a custom element",
  license: "MIT OR Apache-2.0",
  type: "module",
  main: `./${ENTRY}`,
  types: "./cauce.d.ts",
  exports: Object.fromEntries([".", `./${FIRST}`].map((name) => [name, { types: "./cauce.d.ts", default: name === "." ? `./${ENTRY}` : name }])),
  sideEffects: [`./${ENTRY}`, `./${FIRST}`],
  keywords: ["board-game", "custom-element", "web-component", "wasm"],
};
writeFileSync(join(inside, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);

execFileSync("npm", ["pack", "./cauce", "--silent"], { cwd: folder, shell: process.platform === "win32" });
const tarball = `target/package/cauce-${version}.tgz`;
const bytes = statSync(join(root, tarball)).size.toLocaleString("en");
console.log(`   the package is ${tarball}: ${files(inside).length} files, ${bytes} bytes`);
