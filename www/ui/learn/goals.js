// What the lessons of all games ask for.

/** @typedef {import('./steps.js').Goal} Goal */

/**
 * Whoever moved has won for this reason; a game lost is a miss of its own.
 *
 * @param {string} reason
 * @returns {Goal}
 */
export const winsBy = (reason) => (now, before) => (now.won(before.seat) ? now.view.outcome?.reason === reason : lost(now));

/**
 * Nothing is lost by the move.
 *
 * @type {Goal}
 */
export const survives = (now) => (now.view.outcome ? 'lost' : true);

/** @param {import('./position.js').Position} now */
export function lost(now) {
  return now.view.outcome ? 'lost' : false;
}

/**
 * The other side cannot win with its next move. The replies that won after one try are looked at first after the next:
 * most often one of them still does.
 *
 * @returns {Goal}
 */
export function holds() {
  /** @type {Set<string>} */
  const threats = new Set();
  return (now) => {
    const legal = new Set(now.legal);
    const first = [...threats].filter((token) => legal.has(token));
    const won = [...first, ...legal].find((token) => now.after(token).won(now.seat));
    if (won === undefined) return true;
    threats.add(won);
    return 'open';
  };
}
