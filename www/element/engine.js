// The wasm module: one instance for all the boards of a page, fetched when the first of them is needed. What only one game
// needs is a part of its own, which is fetched when that game is asked for and works on the same memory. So is what no first
// board needs, the part `later`, and what it takes to study a game, the part `study`.

import init, * as cauce from '../cauce-web.js';
import { once } from './once.js';
import { PARTS } from './parts.js';

/** The parts that are no games. */
const OTHERS = ['later', 'study'];

/** The parts that are there. @type {Set<string>} */
const there = new Set();

/** The module with some parts. @param {...string} parts what is no part is passed over */
export async function engine(...parts) {
  await Promise.all([main(), ...parts.map(part)]);
  return cauce;
}

/** Whether there is a game of this name. @param {string} name */
export const isGame = (name) => !OTHERS.includes(name) && Object.hasOwn(PARTS, name);

export const wholeEngine = () => engine(...Object.keys(PARTS));

/** Whether a game can be opened, or is none. @param {string} name */
export const isThere = (name) => there.has(name) || !Object.hasOwn(PARTS, name);

const main = () => once('cauce-web', () => init({ module_or_path: new URL('../cauce-web_bg.wasm', import.meta.url) }));

/** @param {string} name */
async function part(name) {
  if (isThere(name)) return;
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
