// What players draw over a board: circles and arrows, each in one of three colours. The comment of the position has them, as
// `crates/table/src/record` says. What is drawn once more is taken away.

import { commandOf, withCommand } from '../comment.js';

/** The letters of the colours. @type {Record<string, string>} */
const COLOURS = { B: 'aim', R: 'danger', G: 'win' };

/** How many shapes are drawn: a record may hold any number. */
const MOST = 200;

/** A colour and a square, or two of them. */
const SHAPE = /([A-Z])([a-z]\d+)([a-z]\d+)?/g;

/** What is drawn by a comment. @param {string} comment @returns {CauceMark[]} */
export const marksOf = (comment) =>
  Array.from(
    `${commandOf(comment, 'csl')},${commandOf(comment, 'cal')}`.matchAll(SHAPE),
    ([, letter = '', from = '', to]) => {
      const colour = COLOURS[letter] ?? 'aim';
      return to ? { from, to, colour } : { at: from, colour };
    },
  ).slice(0, MOST);

/**
 * Draws from one square to another: a circle where both are the same.
 * @param {string} comment @param {string} from @param {string} to
 * @param {Pick<MouseEvent, 'shiftKey' | 'altKey'>} keys which choose the colour
 * @returns {string} the comment with it
 */
export function draw(comment, from, to, { shiftKey, altKey }) {
  const name = from === to ? 'csl' : 'cal';
  const squares = from === to ? to : `${from}${to}`;
  const shape = `${shiftKey ? 'R' : altKey ? 'G' : 'B'}${squares}`;
  const before = (commandOf(comment, name) ?? '').split(',').filter(Boolean);
  const others = before.filter((drawn) => drawn.slice(1) !== squares);
  const after = before.includes(shape) ? others : [...others, shape];
  return withCommand(comment, name, after.join() || null);
}
