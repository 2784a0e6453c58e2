// What is opened below the board is brought into sight.

/** How much of something must be seen, in CSS pixels, so that nothing needs to move. */
const SEEN = 96;

/**
 * Brings something into sight, below the board and the walk where those stay in sight. Where its beginning is seen there,
 * nothing moves.
 * @param {Context} context @param {HTMLElement} element
 */
export function bring({ frame: { surface, walk } }, element) {
  const board = surface.element;
  const below = getComputedStyle(board).position === 'sticky';
  const above = board.offsetHeight + walk.offsetHeight;
  const { top } = element.getBoundingClientRect();
  if (below && top >= above && top + SEEN <= innerHeight) return;
  element.style.scrollMarginTop = below ? `${above}px` : '';
  element.scrollIntoView({ block: below ? 'start' : 'nearest' });
}
