// Shares work such as fetching a file. If it fails, the next call tries again.

/** @type {Map<string, Promise<any>>} */ const arriving = new Map();

/** @template T @param {string} name @param {() => Promise<T>} begin @returns {Promise<T>} */
export function once(name, begin) {
  const before = arriving.get(name);
  if (before) return before;
  const begun = begin();
  arriving.set(name, begun);
  begun.catch(() => arriving.delete(name));
  return begun;
}
