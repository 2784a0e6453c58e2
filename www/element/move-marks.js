// Marks that show a move on a board.

import { SQUARE } from './board/cells.js';
import { withBoard } from './with-board.js';

/**
 * Returns an arrow if a piece moves from one square to another, or else a circle round the target pressed last.
 * @param {string[]} presses @param {Place[]} places @returns {CauceMark[]}
 */
function moved(presses, places) {
  const squares = presses.filter((id) => SQUARE.test(id) && places.some((place) => place.id === id));
  const [from, to] = [squares[0], squares.at(-1)];
  return from === to ? [{ at: presses.at(-1) }] : [{ from, to }];
}

/**
 * Returns the marks of a move. On a board in space, they are the squares that it covers, since many moves end at one square.
 * @param {Pick<Context, 'engine' | 'board' | 'view'>} context @param {string} token @param {string} colour
 * @param {boolean} [thin] whether the computer suggests the move
 */
export function drawn({ engine, board, view }, token, colour, thin = false) {
  const changed = changes(engine, board.line, token);
  const marks = view.turnable
    ? changed.map(({ id }) => ({ at: id, short: true }))
    : moved(board.press_sequence(token), board.places()).map((mark) => ({ ...mark, over: pieceAt(changed, mark.at) }));
  return marks.map((mark) => ({ ...mark, colour, thin }));
}

/**
 * Returns the squares that a move changes, each with its label before.
 * @param {Context['engine']} engine @param {string} line where it is made @param {string} token
 */
function changes(engine, line, token) {
  return withBoard(engine, line, (board) => {
    const before = new Map(board.places().map(({ id, label }) => [id, label]));
    board.play(token, null);
    const now = board.places().map(({ id, label }) => ({ id, label, before: before.get(id) }));
    return now.filter(({ label, before }) => JSON.stringify(before) !== JSON.stringify(label));
  });
}

/**
 * Returns all squares of the piece that a move has put on one of them.
 * @param {ReturnType<typeof changes>} changed @param {string | undefined} at
 */
function pieceAt(changed, at) {
  const came = changed.filter(({ label, before }) => label.id !== before?.id);
  const piece = came.find(({ id }) => id === at)?.label.id;
  return came.filter(({ label }) => label.id === piece).map(({ id }) => id);
}
