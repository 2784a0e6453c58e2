// Sequences of moves, each with its name and side.

import { el } from '../../kit/dom.js';
import { moveName } from '../naming.js';
import { withBoard } from '../with-board.js';
import { mark } from '../../kit/icons.js';

/** @import { ReviewedSide, ReviewedStep } from '../../view.js' */
/** @typedef {{ name: string, side: string | null }} Step */

/** @param {Pick<Context, 'engine' | 'words'>} context @param {string} line where the tokens are played @param {readonly string[]} tokens @returns {Step[]} */
export function lineSteps({ engine, words }, line, tokens) {
  const made = withBoard(engine, line, (board) => {
    for (const token of tokens) board.play(token, null);
    return board.moves();
  });
  return tokens.map((_, index) => ({
    name: moveName(engine, words, line, ...tokens.slice(0, index + 1)),
    side: made.at(index - tokens.length)?.side ?? null,
  }));
}

/** The same for moves of the record. @param {Pick<Context, 'engine' | 'words' | 'board'>} context @param {readonly Pick<ReviewedStep, 'node' | 'side'>[]} moves @returns {Step[]} */
export const recordSteps = ({ engine, words, board }, moves) =>
  moves.map(({ node, side }) => ({ name: moveName(engine, words, board.line_to(node)), side }));

/** Returns moves as text. @param {readonly Step[]} steps */
export const lineText = (steps) => steps.map(({ name }) => name).join(', ');

/** Returns moves as elements. Their marks separate them, so commas are for screen readers only. @param {readonly Step[]} steps */
export const lineElements = (steps) =>
  steps.flatMap(({ name, side }, index) => [
    index > 0 && el('span', { class: side ? 'unseen' : null }, ', '),
    el('span', { class: 'analysis-step', translate: 'no' }, side && mark(side), name),
  ]);

/** Returns the name of some seats, such as those of a side. @param {View} view @param {readonly number[]} seats @returns {Phrase} */
export function titleOf({ seats: all }, seats) {
  const names = all.filter(({ number }) => seats.includes(number)).map(({ title }) => title);
  const [name] = names;
  return name && names.length === 1 ? name : { id: 'analysis-side', args: { names } };
}

/** @param {ReviewedSide} side @param {readonly number[]} chances by seat */
export const chanceOf = ({ seats }, chances) => chances[(seats[0] ?? 1) - 1] ?? 0;
