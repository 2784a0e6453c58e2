// Lines of moves: each move with the side that makes it, as the list of moves has it.

import { el } from '../dom.js';
import { called } from '../naming.js';
import { inspect } from '../inspect.js';
import { mark } from '../look/icons.js';

/** A move of a line: what it is called, and whose it is. @typedef {{ name: string, side: string | null }} Step */

/**
 * Moves that follow each other.
 * @param {Pick<Context, 'engine' | 'words'>} context @param {string} line where they are made @param {readonly string[]} tokens
 * @returns {Step[]}
 */
export function steps({ engine, words }, line, tokens) {
  const made = inspect(engine, line, (board) => {
    for (const token of tokens) board.play(token, null);
    return board.moves();
  });
  return tokens.map((_, index) => ({
    name: called(engine, words, line, ...tokens.slice(0, index + 1)),
    side: made.at(index - tokens.length)?.side ?? null,
  }));
}

/** Moves that the record has. @param {Pick<Context, 'engine' | 'words' | 'board'>} context @param {readonly { node: number, side: string | null }[]} moves @returns {Step[]} */
export const recorded = ({ engine, words, board }, moves) =>
  moves.map(({ node, side }) => ({ name: called(engine, words, board.line_to(node)), side }));

/** What is read of moves that follow each other. @param {readonly Step[]} steps */
export const read = (steps) => steps.map(({ name }) => name).join(', ');

/** Moves that follow each other, as they are seen: their signs keep them apart. @param {readonly Step[]} steps */
export const seen = (steps) =>
  steps.flatMap(({ name, side }, index) => [
    index > 0 && el('span', { class: side ? 'unseen' : null }, ', '),
    el('span', { class: 'analysis-step', translate: 'no' }, side && mark(side), name),
  ]);
