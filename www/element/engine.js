// The wasm module: one instance for all boards of a page. Code that only one game needs is a separate part, which shares the
// module's memory. The part `later` has what a first board does not need; `study` has hints, exercises and the analysis.

import init, * as cauce from '../cauce-web.js';
import { once } from '../kit/once.js';
import { PARTS } from './parts.js';

const OTHERS = ['later', 'study'];

/** @type {Set<string>} */
const there = new Set();

/** @param {...string} parts unknown names are ignored */
export async function engine(...parts) {
  await Promise.all([main(), ...parts.map(part)]);
  return cauce;
}

/** @param {string} name */
export const isGame = (name) => !OTHERS.includes(name) && Object.hasOwn(PARTS, name);

export const wholeEngine = () => engine(...Object.keys(PARTS));

/** Also true for names without a part. @param {string} name */
export const isLoaded = (name) => there.has(name) || !Object.hasOwn(PARTS, name);

const main = () => once('cauce-web', () => init({ module_or_path: new URL('../cauce-web_bg.wasm', import.meta.url) }));

/** @param {string} name */
async function part(name) {
  if (isLoaded(name)) return;
  await once(`part ${name}`, async () => {
    await Promise.all((PARTS[name] ?? []).map((file) => once(file.href, () => code(file))));
    cauce.add_part(name);
    there.add(name);
  });
}

/** @param {URL} file */
async function code(file) {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  const [module, exports] = await Promise.all([
    response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes)),
    main(),
  ]);
  await WebAssembly.instantiate(module, { __wasm_split: { ...exports } });
}
