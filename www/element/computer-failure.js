/**
 * Returns why the computer does not reply. Its module is fetched on demand, which needs a network once.
 * @param {unknown} trouble @param {Element} element the `<cauce-game>` @param {string} [otherwise] @returns {string}
 */
export function computerFailureMessage(trouble, element, otherwise = 'computer-failed') {
  // `ComputerError` has a code. If its own module is missing, the browser's message mentions a module.
  const { code, message } = /** @type {{ code?: string, message?: string } | null} */ (trouble) ?? {};
  if (code !== 'load' && !/\bmodule\b/i.test(String(message))) return otherwise;
  // Only the site sets an extension. It caches what it has fetched, and offers to fetch everything.
  return /** @type {CauceGame} */ (element).extension ? 'computer-unfetched-keep' : 'computer-unfetched';
}
