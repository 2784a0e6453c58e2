// What is fetched or made ready once, whoever asks for it. What could not be had is asked for again the next time.

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
