// Makes a site smaller and its first visit faster, in place:
//
// - Binaryen optimises the wasm modules.
// - Their imports are renamed from hashes to numbers.
// - Modules are joined into few files, and the pages start from those.
// - Modules, style sheets, catalogues and pages lose comments, spaces and long local names.
// - The blocking script of a page is inlined.
// - Every page lists all modules that its script needs, and the public entries list those of the element. A browser then
//   requests them all at once instead of discovering them one by one.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build, transform } from 'esbuild';
import { COMPUTER, ENTRIES, bundle } from './bundle.mjs';
import { files, imports, needed, script } from './site.mjs';

/** @import { TransformOptions } from "esbuild" */

/** The entries that other sites load. */
const PUBLIC = ['cauce.js', 'cauce@1.js'];
/** Flags for every module. No data has an address in the first kilobyte, which is the far end of the stack. */
const FLAGS = ['--converge', '--low-memory-unused'];
/**
 * Flags of the two passes for size. The first keeps functions that rustc has not inlined, because copies compress worse than
 * calls. It also rebuilds blocks and loops, which leaves fewer of them. The second inlines short functions that are called once.
 */
const SMALL = [
  ['--flatten', '--rereloop', '-O3', '--skip-pass=inlining-optimizing', '--skip-pass=local-cse'],
  ['-Os', '--skip-pass=local-cse'],
];
const STRIP = ['--strip-producers', '--strip-target-features'];
/** The style sheets into which their imports are merged. */
const SHEETS = [
  'site/shell/site.css',
  'site/learn/learn.css',
  'element/look/element.css',
  'element/dialogs/dialogs.css',
  'element/analysis/analysis.css',
  'embedding/embedding.css',
  'site/library/library.css',
];
/** The module that is optimised for speed. */
const FAST = 'cauce-worker_bg.wasm';
/** The scripts that stay separate files. */
const SCRIPTS = [
  'cauce-web.js',
  'cauce-editor.js',
  ...COMPUTER,
  'service-worker.js',
  'site/shell/first.js',
  'site/shell/lost.js',
  'site/shell/version.js',
];
/** The scripts that must run in old browsers, to report that these are not supported. */
const OLD = ['site/shell/first.js', 'site/shell/lost.js'];

const site = process.argv[2];
if (!site) throw new Error('usage: node minify.mjs SITE');
/** @param {string} path */
const read = (path) => readFileSync(join(site, path), 'utf8');
/** @param {string} path @param {string} text */
const write = (path, text) => writeFileSync(join(site, path), text);

const execute = promisify(execFile);
const optimiser = fileURLToPath(new URL('./node_modules/binaryen/bin/wasm-opt', import.meta.url));
/** @param {string} name */
const optimise = async (name) => {
  const module = join(site, name);
  const runs = name === FAST ? [['-O3']] : SMALL;
  for (const [index, flags] of runs.entries()) {
    const strip = index + 1 < runs.length ? [] : STRIP;
    await execute(process.execPath, [optimiser, ...FLAGS, ...flags, ...strip, module, '--output', `${module}.opt`]);
    renameSync(`${module}.opt`, module);
  }
};
// Each process uses one core, so run as many as there are cores, with the largest modules first.
const waiting = files(site).filter((path) => extname(path) === '.wasm');
waiting.sort((a, b) => statSync(join(site, b)).size - statSync(join(site, a)).size);
const core = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) await optimise(name);
};
await Promise.all(Array.from({ length: availableParallelism() }, core));

// wasm-bindgen names imports by hashes of 16 digits, which do not compress.
for (const path of files(site).filter((path) => path.endsWith('_bg.wasm'))) {
  const glue = path.replace('_bg.wasm', '.js');
  const names = new Set(read(glue).match(/\b__wbg_\w+_[0-9a-f]{16}\b/g));
  let [module, text] = [readFileSync(join(site, path), 'latin1'), read(glue)];
  for (const [index, name] of [...names].entries()) {
    // The length must not change, because the rest of the module would move.
    const short = name.replace(/.{16}$/, `${index}`.padStart(16, '0'));
    [module, text] = [module.replace(name, short), text.replaceAll(name, short)];
  }
  writeFileSync(join(site, path), module, 'latin1');
  write(glue, text);
}

const modules = files(site).filter((path) => extname(path) === '.js' && !SCRIPTS.includes(path));
const joined = await bundle(site, site, ENTRIES);
for (const path of modules) if (!joined.includes(path)) rmSync(join(site, path));

/** @type {Set<string>} */ const taken = new Set();
for (const sheet of SHEETS) {
  const whole = {
    entryPoints: [sheet],
    outfile: sheet,
    allowOverwrite: true,
    bundle: true,
    minify: true,
    external: ['*.svg'],
  };
  const { metafile } = await build({ absWorkingDir: resolve(site), metafile: true, ...whole });
  for (const path of Object.keys(metafile.inputs)) if (path !== sheet) taken.add(path);
}
for (const path of taken) rmSync(join(site, path));

const all = files(site);
/** Options for wasm-bindgen's scripts: remove messages for developers, and shorten internal names. @type {TransformOptions} */
const BOUND = { drop: ['console'], mangleProps: /^__(wbg_ptr|wrap|destroy_into_raw)$/ };
/** @param {string} path @param {"css" | "js"} loader */
const minified = async (path, loader) => {
  const bound = loader === 'js' && all.includes(path.replace('.js', '_bg.wasm')) ? BOUND : {};
  return (
    await transform(read(path), {
      loader,
      minify: true,
      charset: 'utf8',
      legalComments: 'inline',
      sourcefile: path,
      ...(OLD.includes(path) ? { target: 'es2018' } : {}),
      ...bound,
    })
  ).code;
};
for (const path of all) {
  if (extname(path) === '.css') write(path, await minified(path, 'css'));
  if (SCRIPTS.includes(path)) write(path, await minified(path, 'js'));
  if (extname(path) === '.ftl') write(path, read(path).replaceAll(/^(#.*)?\n/gm, ''));
  if (extname(path) === '.html') write(path, read(path).replaceAll(/<!--.*?-->|^\s*/gm, ''));
}

for (const path of all.filter((path) => extname(path) === '.html')) {
  const markup = read(path);
  const [, src, more] = /<script src="\.\/([^"]+)"([^>]*)><\/script>/.exec(markup) ?? [];
  if (!src) continue;
  const code = read(src).trim();
  const hash = createHash('sha256').update(code).digest('base64');
  write(
    path,
    markup
      .replace(`<script src="./${src}"${more}>`, () => `<script${more}>${code}`)
      .replace("script-src 'self'", `$& 'sha256-${hash}'`),
  );
  rmSync(join(site, src));
}

const inputs = await imports(
  site,
  Object.keys(ENTRIES).map((name) => `${name}.js`),
);
/** @param {string} entry */
const others = (entry) => needed(inputs, entry).filter((path) => path !== entry);
for (const path of all.filter((path) => extname(path) === '.html')) {
  const markup = read(path);
  const [name] = Object.entries(ENTRIES).find(([, entry]) => entry === script(markup)) ?? [];
  if (!name) continue;
  const links = others(`${name}.js`).map((module) => `<link rel="modulepreload" href="./${module}">\n`);
  write(
    path,
    markup.replace(`src="./${script(markup)}"`, `src="./${name}.js"`).replace('</head>', `${links.join('')}</head>`),
  );
}
for (const entry of PUBLIC)
  write(
    entry,
    `${others(entry)
      .map((module) => `import"./${module}";`)
      .join('')}\n${read(entry)}`,
  );
