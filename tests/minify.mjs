// Takes out of every module and style sheet in a folder what only its readers need: comments, spaces,
// long names of what is local. Files keep their names and what they export; nothing is bundled.

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { transform } from "esbuild";

const folder = process.argv[2];
if (!folder) throw new Error("usage: node minify.mjs FOLDER");
/** @type {Record<string, import("esbuild").Loader>} */
const loaders = { ".js": "js", ".css": "css" };
const all = readdirSync(folder, { recursive: true, withFileTypes: true });
await Promise.all(
  all.map(async (entry) => {
    const loader = loaders[extname(entry.name)];
    if (!entry.isFile() || !loader) return;
    const path = join(entry.parentPath, entry.name);
    const { code } = await transform(readFileSync(path, "utf8"), {
      loader,
      minify: true,
      charset: "utf8",
      legalComments: "inline",
      sourcefile: path,
    });
    writeFileSync(path, code);
  }),
);
