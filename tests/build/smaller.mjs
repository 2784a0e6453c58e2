// Makes a site smaller and its first visit shorter, in place:
//
// - Binaryen goes over the wasm modules.
// - Modules, style sheets, catalogues and pages lose what only their readers need: comments, spaces, long names of what is
//   local. Files keep their names and what they export; nothing is bundled.
// - Every page names all modules that its script needs, and the public entries those of the element. A browser then asks for
//   all of them at once, where it would learn of them one by one.

import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { files, imports, needed, script } from "./site.mjs";

/** What other pages load. */
const ENTRIES = ["cauce.js", "cauce@1.js"];
/** How Binaryen goes over each module: what everybody fetches gets no more copies of its functions, which cost more than calls once compressed. */
const FLAGS = ["-O3", "--converge", "--strip-producers", "--strip-target-features"];
const MODULES = { "cauce-web_bg.wasm": ["--skip-pass=inlining-optimizing"], "cauce-worker_bg.wasm": [] };
/** @type {Record<string, import("esbuild").Loader>} */
const LOADERS = { ".js": "js", ".css": "css" };

const site = process.argv[2];
if (!site) throw new Error("usage: node smaller.mjs SITE");
const all = files(site);
/** @param {string} path */
const read = (path) => readFileSync(join(site, path), "utf8");

const optimiser = fileURLToPath(new URL("../node_modules/binaryen/bin/wasm-opt", import.meta.url));
for (const [name, flags] of Object.entries(MODULES)) {
  const module = join(site, name);
  execFileSync(process.execPath, [optimiser, ...FLAGS, ...flags, module, "--output", `${module}.opt`], { stdio: "inherit" });
  renameSync(`${module}.opt`, module);
}

await Promise.all(
  all.map(async (path) => {
    if (extname(path) === ".ftl") writeFileSync(join(site, path), read(path).replaceAll(/^(#.*)?\n/gm, ""));
    if (extname(path) === ".html") writeFileSync(join(site, path), read(path).replaceAll(/<!--.*?-->|^\s*/gm, ""));
    const loader = LOADERS[extname(path)];
    if (!loader) return;
    const { code } = await transform(read(path), { loader, minify: true, charset: "utf8", legalComments: "inline", sourcefile: path });
    writeFileSync(join(site, path), code);
  }),
);

const pages = all.filter((path) => script(path.endsWith(".html") ? read(path) : ""));
const scripts = pages.map((path) => script(read(path)) ?? "");
const inputs = await imports(site, [...new Set([...ENTRIES, ...scripts])]);
/** @param {string} entry */
const others = (entry) => needed(inputs, entry).filter((path) => path !== entry);
pages.forEach((path, nth) => {
  const links = others(scripts[nth] ?? "").map((module) => `<link rel="modulepreload" href="./${module}">\n`);
  writeFileSync(join(site, path), read(path).replace("</head>", `${links.join("")}</head>`));
});
for (const entry of ENTRIES) writeFileSync(join(site, entry), `${others(entry).map((module) => `import"./${module}";`).join("")}\n${read(entry)}`);
