// Joins what only some parts share with the page's main wasm module: as files of their own these would be many and small.

import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = process.argv[2];
if (!site) throw new Error('usage: node fewer.mjs SITE');
const main = join(site, 'cauce-web_bg.wasm');
const shared = readdirSync(join(site, 'parts'))
  .filter((name) => name.startsWith('chunk_'))
  .map((name) => join(site, 'parts', name));
// By the name under which the parts import it; the others are imported by nobody.
const modules = [main, '__wasm_split', ...shared.flatMap((path) => [path, path])];
const tool = fileURLToPath(new URL('./node_modules/binaryen/bin/wasm-merge', import.meta.url));
execFileSync(process.execPath, [tool, ...modules, '--output', main], { stdio: 'pipe' });
for (const path of shared) rmSync(path);
