// Asks something of the end of a game line.

/**
 * @template T @param {typeof import('../cauce-web.js')} engine @param {string} line
 * @param {(board: import('../cauce-web.js').Board) => T} question @returns {T}
 */
export function inspect(engine, line, question) {
  const board = engine.Board.showing(line);
  try {
    return question(board);
  } finally {
    board.free();
  }
}
