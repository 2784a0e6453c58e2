// The events of the element.

/** @typedef {import('../cauce.d.ts').CauceEvents} Events */

/**
 * @template {keyof Events} T @param {HTMLElement} element @param {T} type @param {Events[T]['detail']} detail
 * @returns {boolean} false if the page has cancelled the event
 */
export function emit(element, type, detail) {
  return element.dispatchEvent(
    new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: type === 'cauce-before-move' }),
  );
}

/** @param {HTMLElement} element @param {Words} words @param {Phrase | string} problem */
export function emitError(element, words, problem) {
  const code = typeof problem === 'string' ? problem : problem.id;
  emit(element, 'cauce-error', { code, reason: words.say(problem) });
}

/**
 * Dispatches events about all changes since the game was shown last.
 * @param {HTMLElement} element @param {Board} board @param {View | null} before null for another game
 * @param {View} view @param {object} how @param {boolean} how.played whether a move may have been played
 * @param {boolean} how.edited whether the move tree has changed
 * @param {import('../cauce.d.ts').CauceOrigin[]} how.origins the origins of the played tokens
 * @returns {string | undefined} the line that is shown now, if anything has changed
 */
export function emitChange(element, board, before, view, { played, edited, origins }) {
  const moved = before?.node !== view.node;
  if (!moved && !edited) return undefined;
  // Listeners may change the game or remove the element, so all event data is collected first.
  const since = before && moved && played ? board.played_since(before.node) : { line: board.line, tokens: [] };
  const { line } = since;
  emit(element, 'cauce-change', { line, ply: view.ply, fresh: !before, edited });
  if (!before || !moved) return line;
  for (const [index, { from, to, ...move }] of since.tokens.entries()) {
    // Tokens without an origin are chance drawn earlier, or moves of a link, about which the page is not asked.
    const origin = origins[index] ?? (move.seat === null ? 'chance' : 'host');
    emit(element, 'cauce-move', { ...move, after: since.line.slice(0, from), line: since.line.slice(0, to), origin });
  }
  const [was, is] = [before.turn, view.turn];
  if (was.kind !== is.kind || was.seat !== is.seat || was.side !== is.side) emit(element, 'cauce-turn', { ...is });
  if (played && view.outcome) emit(element, 'cauce-end', { outcome: view.outcome, score: view.score, line });
  return line;
}
