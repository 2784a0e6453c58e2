/**
 * Returns the name of a move in a list. `frame/moves.js` has its own copy, so that a first visit fetches less.
 * @param {Words} words @param {Pick<Played, 'text' | 'label'>} move
 */
export const nameInList = (words, { text, label }) =>
  String(label?.args?.move ?? (label && /^[a-z]+\d*$/.test(text) ? words.say(label) : text));

/**
 * Returns the name of the last of some moves, for use in a sentence.
 * @param {Context['engine']} engine with its part `later` @param {Context['words']} words
 * @param {string} line @param {string[]} tokens
 */
export function moveName(engine, words, line, ...tokens) {
  const name = engine.move_name(line, tokens);
  return typeof name === 'object' && !Array.isArray(name) ? words.say(name) : String(name);
}
