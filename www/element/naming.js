// What a move is called in a sentence.

import { inspect } from './inspect.js';

/**
 * What a move is called in a list. The list of moves does so itself: a first visit fetches no more than it needs.
 * @param {Words} words @param {Pick<Played, 'text' | 'label'>} move
 */
export const listed = (words, { text, label }) =>
  String(label?.args?.move ?? (label && /^[a-z]+$/.test(text) ? words.say(label) : text));

/**
 * What a move is called in a sentence, the last of some: what is announced when it is made, as a noun, or what the list of
 * moves says.
 * @param {Context['engine']} engine @param {Context['words']} words @param {string} line where they are made
 * @param {string[]} tokens
 */
export function called(engine, words, line, ...tokens) {
  const name = naming(engine, (id) => words.has(id), line, ...tokens);
  return typeof name === 'string' ? name : words.say(name);
}

/**
 * What moves are called that follow each other.
 * @param {Context['engine']} engine @param {Context['words']} words @param {string} line where they are made
 * @param {string[]} tokens
 */
export const inTurn = (engine, words, line, tokens) =>
  tokens.map((_, index) => called(engine, words, line, ...tokens.slice(0, index + 1))).join(', ');

/**
 * What a move is called, in no language yet.
 * @param {Engine} engine @param {(id: string) => boolean} has whether the catalogues have a message
 * @param {string} line @param {string[]} tokens @returns {Phrase | string}
 */
export function naming(engine, has, line, ...tokens) {
  return inspect(engine, line, (board) => {
    for (const token of tokens) board.play(token, null);
    const { announce } = board.view();
    const { text, label } = board.moves().at(-1) ?? { text: tokens.at(-1) ?? '', label: null };
    const nouns = [announce, label].flatMap((said) => (said ? [{ ...said, id: `hint-called-${said.id}` }] : []));
    return nouns.find(({ id }) => has(id)) ?? label ?? text;
  });
}
