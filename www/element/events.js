// What a page is told about a game: the events of the element.

/** @typedef {import('../cauce.d.ts').CauceEvents} Events */

/**
 * @template {keyof Events} T @param {HTMLElement} element @param {T} type @param {Events[T]['detail']} detail
 * @returns {boolean} of what can be forbidden, whether the page lets it be
 */
export function emit(element, type, detail) {
  return element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'cauce-before-move' }),
  );
}

/** Tells what is wrong. @param {HTMLElement} element @param {Words} words @param {Phrase | string} problem a message, or its name */
export function emitError(element, words, problem) {
  const code = typeof problem === 'string' ? problem : problem.id;
  emit(element, 'cauce-error', { code, reason: words.say(problem) });
}

/**
 * Tells what has happened since the game was shown last.
 * @param {HTMLElement} element @param {Board} board @param {View | null} before none where another game has begun
 * @param {View} view @param {object} how @param {boolean} how.played whether something may have been played
 * @param {boolean} how.edited whether the tree of moves is another than it was
 * @param {import('../cauce.d.ts').CauceOrigin[]} how.origins where each token came from that was played
 * @returns {string | undefined} the line that is shown now, where anything has happened
 */
export function emitChange(element, board, before, view, { played, edited, origins }) {
  const moved = before?.node !== view.node;
  if (!moved && !edited) return undefined;
  // Whoever hears of it may do something else with the game, or take it away: all there is to tell is known before.
  const since = before && moved && played ? board.played_since(before.node) : { line: board.line, tokens: [] };
  const { line } = since;
  emit(element, 'cauce-change', { line, ply: view.ply, fresh: !before, edited });
  if (!before || !moved) return line;
  for (const [index, { from, to, ...move }] of since.tokens.entries()) {
    // Chance that was drawn here before is drawn once, and nobody is asked about the moves of a link.
    const origin = origins[index] ?? (move.seat === null ? 'chance' : 'host');
    emit(element, 'cauce-move', { ...move, after: since.line.slice(0, from), line: since.line.slice(0, to), origin });
  }
  const [was, is] = [before.turn, view.turn];
  if (was.kind !== is.kind || was.seat !== is.seat || was.side !== is.side) emit(element, 'cauce-turn', { ...is });
  if (played && view.outcome) emit(element, 'cauce-end', { outcome: view.outcome, score: view.score, line });
  return line;
}
