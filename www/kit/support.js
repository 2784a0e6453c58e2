/** The most recent features that the modules use. HOSTING.md lists the browsers that have them. */
const NEEDS = [
  'WebAssembly',
  'Promise.withResolvers',
  'Map.groupBy',
  'URL.canParse',
  'AbortSignal.any',
  'HTMLElement.prototype.showPopover',
];

/** @returns {string | undefined} */
const lacking = () =>
  NEEDS.find((path) => !path.split('.').reduce((at, name) => at?.[name], /** @type {any} */ (self)));

/** @param {string} what @returns {Phrase} */
export const missingFeature = (what) => ({ id: 'browser-lacks-what', args: { what } });

export function unsupportedReason() {
  const what = lacking();
  return what === undefined ? null : missingFeature(what);
}

/** @param {unknown} trouble @returns {Phrase} */
export function reasonOf(trouble) {
  const full = trouble instanceof RangeError || /\bmemory\b/i.test(String(trouble));
  return unsupportedReason() ?? { id: full ? 'browser-memory' : 'load-failed' };
}
