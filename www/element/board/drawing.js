// Circles and arrows that players draw over a board, each in one of three colours. They are stored in the comment of the
// position; `crates/table/src/record` documents the format. Drawing a shape a second time erases it.

import { commandOf, withCommand } from '../comment.js';

/** @type {Record<string, string>} */
const COLOURS = { B: 'aim', R: 'danger', G: 'win' };

/** A record may contain any number of shapes. */
const MOST = 200;

/** A colour letter followed by one square (a circle) or two (an arrow). */
const SHAPE = /([A-Z])([a-z]\d+)([a-z]\d+)?/g;

/** @param {string} comment @returns {CauceMark[]} */
export const marksOf = (comment) =>
  Array.from(
    `${commandOf(comment, 'csl')},${commandOf(comment, 'cal')}`.matchAll(SHAPE),
    ([, letter = '', from = '', to]) => {
      const colour = COLOURS[letter] ?? 'aim';
      return to ? { from, to, colour } : { at: from, colour };
    },
  ).slice(0, MOST);

/**
 * Draws an arrow, or a circle if both squares are the same. Erases the same shape if it has that colour.
 * @param {string} comment @param {string} from @param {string} to
 * @param {Pick<MouseEvent, 'shiftKey' | 'altKey'>} keys choose the colour @returns {string} the new comment
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
