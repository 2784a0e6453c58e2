// Merges code that only some parts share into the page's main wasm module. As separate files, it would be many small ones.

import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = process.argv[2];
if (!site) throw new Error('usage: node merge-chunks.mjs SITE');
const main = join(site, 'cauce-web_bg.wasm');
const shared = readdirSync(join(site, 'parts'))
  .filter((name) => name.startsWith('chunk_'))
  .map((name) => join(site, 'parts', name));
// The parts import the main module by this name. The names of the others are not used.
const modules = [main, '__wasm_split', ...shared.flatMap((path) => [path, path])];
const tool = fileURLToPath(new URL('./node_modules/binaryen/bin/wasm-merge', import.meta.url));
execFileSync(process.execPath, [tool, ...modules, '--output', main], { stdio: 'pipe' });
for (const path of shared) rmSync(path);
