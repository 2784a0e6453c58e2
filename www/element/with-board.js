/**
 * Calls `question` with a board that shows the end of a game line, and frees the board.
 * @template T @param {Engine} engine @param {string} line @param {(board: Board) => T} question @returns {T}
 */
export function withBoard(engine, line, question) {
  const board = engine.Board.showing(line);
  try {
    return question(board);
  } finally {
    board.free();
  }
}
