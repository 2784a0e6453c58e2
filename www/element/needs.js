// What a browser must have, and why something could not be shown.

/** What came last to browsers of all that the modules use; HOSTING.md says which of them have it. */
const NEEDS = [
  'WebAssembly',
  'Promise.withResolvers',
  'Map.groupBy',
  'URL.canParse',
  'AbortSignal.any',
  'HTMLElement.prototype.showPopover',
];

/** What this browser lacks of it, or has switched off. @returns {string | undefined} */
const lacking = () =>
  NEEDS.find((path) => !path.split('.').reduce((at, name) => at?.[name], /** @type {any} */ (self)));

/** @param {string} what @returns {Phrase} */
export const lacks = (what) => ({ id: 'browser-lacks-what', args: { what } });

/** Why nothing can be shown in this browser; null where it has all that is needed. */
export function unfit() {
  const what = lacking();
  return what === undefined ? null : lacks(what);
}

/** Why something could not be shown. @param {unknown} trouble @returns {Phrase} */
export function reasonOf(trouble) {
  const full = trouble instanceof RangeError || /\bmemory\b/i.test(String(trouble));
  return unfit() ?? { id: full ? 'browser-memory' : 'load-failed' };
}
