// What is opened below the board is brought into sight.

/**
 * Brings something into sight, below the board and the walk where those stay in sight. Where as much of it is seen there as
 * there is room for, nothing moves.
 * @param {Context} context @param {HTMLElement} element
 */
export function bring({ frame: { surface, walk } }, element) {
  const board = surface.element;
  const below = getComputedStyle(board).position === 'sticky';
  const above = board.offsetHeight + walk.offsetHeight + parseFloat(getComputedStyle(walk).scrollMarginBottom);
  const { top, height } = element.getBoundingClientRect();
  if (below && top >= above && top + Math.min(height, innerHeight - above) <= innerHeight) return;
  element.style.scrollMarginTop = below ? `${above}px` : '';
  element.scrollIntoView({ block: below ? 'start' : 'nearest' });
}
