// The complete engine of the built site.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const dist = new URL('../../dist/', import.meta.url);
assert.ok(existsSync(new URL('cauce-web.js', dist)), 'there is no dist: `cargo xtask build` writes it');

/** @type {typeof import('../../www/cauce-web.js')} */
export const engine = await import(new URL('cauce-web.js', dist).href);
const main = engine.initSync({ module: readFileSync(new URL('cauce-web_bg.wasm', dist)) });
for (const part of readdirSync(new URL('parts/', dist))) {
  await WebAssembly.instantiate(readFileSync(new URL(`parts/${part}`, dist)), {
    __wasm_split: /** @type {any} */ (main),
  });
}
for (const part of ['later', 'study']) engine.add_part(part);
for (const { name } of engine.games()) engine.add_part(name);
