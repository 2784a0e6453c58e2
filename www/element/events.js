// What a page is told about a game: the events of the element.

/**
 * @typedef {import('../cauce-web.js').Board} Board
 * @typedef {import('../view.js').View} View
 * @typedef {import('../cauce.d.ts').CauceEvents & { 'cauce-change': CustomEvent<{ line: string, link: string, fresh: boolean, edited: boolean }> }} Events
 */

/**
 * @template {keyof Events} T
 * @param {HTMLElement} element
 * @param {T} type
 * @param {Events[T]['detail']} detail
 */
export function emit(element, type, detail) {
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}

/**
 * Tells what has happened since the game was shown last.
 *
 * @param {HTMLElement} element
 * @param {Board} board
 * @param {View | null} before none where another game has begun
 * @param {View} view
 * @param {{ played: boolean, edited: boolean }} how whether something may have been played, and whether the tree of moves
 *   is another than it was
 * @returns {string | undefined} the line that is shown now, where anything has happened
 */
export function emitChange(element, board, before, view, { played, edited }) {
  const moved = before?.node !== view.node;
  if (!moved && !edited) return undefined;
  // Whoever hears of it may do something else with the game, or take it away: all there is to tell is known before.
  const { line, link } = board;
  const moves = before && moved && played ? since(before.node, board) : [];
  emit(element, 'cauce-change', { line, link, fresh: !before, edited });
  if (!before || !moved) return line;
  for (const move of moves) emit(element, 'cauce-move', move);
  const [was, is] = [before.turn, view.turn];
  if (was.kind !== is.kind || was.seat !== is.seat || was.side !== is.side) emit(element, 'cauce-turn', { ...is });
  if (played && view.outcome) emit(element, 'cauce-end', { outcome: view.outcome, score: view.score, line });
  return line;
}

/**
 * Every token that was played since the board stood at a node of its tree.
 *
 * @param {number} node
 * @param {Board} board
 * @returns {import('../cauce.d.ts').CauceMove[]}
 */
function since(node, board) {
  const all = board.moves();
  const byNode = new Map(all.map((entry) => [entry.node, entry]));
  const path = [];
  for (let entry = all.find(({ current }) => current); entry && entry.node !== node; entry = byNode.get(entry.parent)) {
    path.unshift(entry);
  }
  return path.map(({ text, seat, side, number, node }) => {
    return { token: text, seat, side, ply: number, line: board.line_to(node) };
  });
}
