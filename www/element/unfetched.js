// Why the computer does not answer: it is fetched when it is first asked, which needs a network once.

/**
 * @param {unknown} trouble @param {Element} element the `<cauce-game>` where it was asked
 * @param {string} [otherwise] what is said where nothing more is known
 * @returns {string} the name of a message
 */
export function whySilent(trouble, element, otherwise = 'computer-failed') {
  // Its own module tells what it could not fetch; where even that could not be had, the browser does.
  const { code, message } = /** @type {{ code?: string, message?: string } | null} */ (trouble) ?? {};
  if (code !== 'load' && !/\bmodule\b/i.test(String(message))) return otherwise;
  // Our own site keeps what has been fetched, and can be told to fetch all.
  return /** @type {CauceGame} */ (element).extension ? 'computer-unfetched-keep' : 'computer-unfetched';
}
