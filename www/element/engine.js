// The wasm module: one instance for all the boards of a page, fetched when the first of them is needed.

import init, * as cauce from '../cauce-web.js';

/** @type {Promise<typeof cauce> | undefined} */
let loading;

/**
 * The module, ready for use. Where it could not be had it is asked for again the next time.
 *
 * @returns {Promise<typeof cauce>}
 */
export function engine() {
  loading ??= init({ module_or_path: new URL('../cauce-web_bg.wasm', import.meta.url) }).then(
    () => cauce,
    (reason) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}
