// Circles and arrows in the comments of a record, each in one of three colours. `crates/table/src/record` documents the format.

import { commandOf } from '../comment.js';

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
