// What a move is called in a sentence.

/**
 * What a move is called in a list. The list of moves does so itself: a first visit fetches no more than it needs.
 * @param {Words} words @param {Pick<Played, 'text' | 'label'>} move
 */
export const listed = (words, { text, label }) =>
  String(label?.args?.move ?? (label && /^[a-z]+$/.test(text) ? words.say(label) : text));

/**
 * What a move is called in a sentence, the last of some.
 * @param {Context['engine']} engine with its part `later` @param {Context['words']} words @param {string} line where they are made
 * @param {string[]} tokens
 */
export function called(engine, words, line, ...tokens) {
  const name = engine.move_name(line, tokens);
  return typeof name === 'object' && !Array.isArray(name) ? words.say(name) : String(name);
}
