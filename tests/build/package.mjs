// Makes the npm package of the element: its modules, joined as for the site, and from dist what these fetch: the wasm
// module, and the styles and words that `element/files.js` lists.

import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FILES } from "../../www/element/files.js";
import { COMPUTER, bundle } from "./bundle.mjs";
import { files } from "./site.mjs";

const ENTRY = "cauce.js";
/** The first major version of the entry. */
const FIRST = "cauce@1.js";
/** What is not listed. */
const ASSETS = ["cauce-web.js", "cauce-web_bg.wasm", "cauce-worker_bg.wasm", ...COMPUTER, "cauce.d.ts", "vendor/fluent-bundle.LICENSE.txt"];
/** Where the site stands: a package belongs to none. */
const INSTEAD = { "element/address.js": "export const SITE = null;\n" };

const root = fileURLToPath(new URL("../../", import.meta.url));
const dist = join(root, "dist");
const folder = join(root, "target", "package");
const inside = join(folder, "cauce");
const version = /^version = "(.*)"$/m.exec(readFileSync(join(root, "Cargo.toml"), "utf8"))?.[1];

rmSync(folder, { recursive: true, force: true });
await bundle(join(root, "www"), inside, { cauce: ENTRY, "cauce@1": FIRST }, INSTEAD);
for (const path of [...Object.keys(FILES), ...ASSETS]) cpSync(join(dist, path), join(inside, path));
for (const licence of ["LICENSE-APACHE", "LICENSE-MIT"]) cpSync(join(root, licence), join(inside, licence));
for (const text of ["README.md", "CHANGELOG.md"]) cpSync(new URL(text, import.meta.url), join(inside, text));
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
