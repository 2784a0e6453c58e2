// The element's style sheets: fetched once for a page, shared by all boards.

import { read } from './files.js';

const FILES = ['styles/tokens.css', 'styles/game.css'];

/** What holds the place of a board that is still on its way, about as large as it will be. */
export const WAITING = new CSSStyleSheet();
WAITING.replaceSync(':host { display: block } :host([hidden]) { display: none } .waiting { aspect-ratio: 1; max-height: 80vh }');

/** @type {Promise<CSSStyleSheet[]> | undefined} */
let loading;

/**
 * The style sheets of the element, as sheets that a shadow root adopts; no policy on inline styles stands against
 * them.
 *
 * @returns {Promise<CSSStyleSheet[]>}
 */
export function sheets() {
  loading ??= Promise.all(
    FILES.map(async (file) => new CSSStyleSheet().replace(await read(file))),
  ).catch((reason) => {
    loading = undefined;
    throw reason;
  });
  return loading;
}
