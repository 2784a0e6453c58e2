// Icons are strokes on a grid of 24, in the colour of the surrounding text. `more-icons.js` adds those that a board does not
// need at first.

import { svg } from './dom.js';

const PATHS = {
  above: ['M3 8c5-6.5 13-6.5 18 0-5 6.5-13 6.5-18 0z', 'M12 7.5v1', 'M6 17h12l2 4H4z'],
  analyse: ['M4 20h16', 'M4 15l5-5 4 4 7-9'],
  close: ['M6 6l12 12', 'M18 6L6 18'],
  draw: ['M4.5 6L7 4v8', 'M18.5 4l-13 16', 'M14 15c.5-3.5 6-3 5.5.2C19.2 17 15.5 18 14 20h6'],
  first: ['M6 5v14', 'M18 6l-8 6 8 6'],
  globe: [
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
    'M3.5 12h17',
    'M12 3.5c3.6 3 3.6 14 0 17',
    'M12 3.5c-3.6 3-3.6 14 0 17',
  ],
  hint: ['M9.5 17a6.5 6.5 0 1 1 5 0v1.5h-5z', 'M10 21.5h4'],
  keys: ['M3 6h18v12H3z', 'M7 10h.01', 'M12 10h.01', 'M17 10h.01', 'M8 14h8'],
  last: ['M18 5v14', 'M6 6l8 6-8 6'],
  learn: ['M2.5 9.5L12 5l9.5 4.5L12 14z', 'M6.5 11.5V16c3 2.7 8 2.7 11 0v-4.5', 'M21.5 9.5V15'],
  left: ['M4 12a8 8 0 1 0 3-6.2', 'M7 2v4h4'],
  library: ['M4 4.5h4v15H4z', 'M8 4.5h4v15H8z', 'M13.5 5.5l3.8-1 3.7 14.4-3.8 1z'],
  menu: ['M4 7h16', 'M4 12h16', 'M4 17h16'],
  more: [5, 12, 19].map((x) => `M${x} 11.2a.8.8 0 1 0 0 1.6.8.8 0 0 0 0-1.6z`),
  note: ['M4 5h16v11h-9l-4 4v-4H4z'],
  pause: ['M9 6v12', 'M15 6v12'],
  play: ['M8 5.5v13L18.5 12z'],
  plus: ['M12 5v14', 'M5 12h14'],
  redo: ['M19 10H9a5 5 0 0 0 0 10h4', 'M15 6l4 4-4 4'],
  rematch: ['M5 9a7 7 0 0 1 12-3l2 2', 'M19 4v4h-4', 'M19 15a7 7 0 0 1-12 3l-2-2', 'M5 20v-4h4'],
  resign: ['M6 21V4', 'M6 5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0'],
  right: ['M20 12a8 8 0 1 1-3-6.2', 'M17 2v4h-4'],
  rules: ['M12 6c-2-1.6-5-2-8-1.6v14c3-.4 6 0 8 1.6 2-1.6 5-2 8-1.6v-14c-3-.4-6 0-8 1.6z', 'M12 6v14'],
  series: ['M4 5h16v14H4z', 'M4 10h16', 'M4 14.5h16', 'M10 5v14', 'M15 5v14'],
  settings: ['M4 7.5h8', 'M17 7.5h3', 'M14.5 5v5', 'M4 16.5h3', 'M12 16.5h8', 'M9.5 14v5'],
  share: ['M12 15V3.5', 'M8 7l4-4 4 4', 'M6 11H4.5v9.5h15V11H18'],
  theme: ['M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z'],
  undo: ['M5 10h10a5 5 0 0 1 0 10h-4', 'M9 6l-4 4 4 4'],
};

/** @typedef {keyof typeof PATHS} IconName */

/** Hidden from screen readers, since buttons have labels. @param {IconName} name @returns {SVGElement} */
export function icon(name) {
  return shape('icon', ...PATHS[name]);
}

/** Each side has a shape of its own, since colour alone is not enough. A new side also needs its colour `--cauce-<side>`. */
const MARKS = {
  // Round, square and pointed, as on the boards.
  purple: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17z',
  green: 'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4z',
  yellow: 'M12 2l10 10-10 10L2 12z',
  ns: 'M12 1.5l5 6h-3v9h3l-5 6-5-6h3v-9H7z',
  ew: 'M1.5 12l6-5v3h9V7l6 5-6 5v-3h-9v3z',
  saboteur: 'M4 6.5L6.5 4 12 9.5 17.5 4 20 6.5 14.5 12l5.5 5.5-2.5 2.5-5.5-5.5L6.5 20 4 17.5 9.5 12z',
  white: 'M12 3l9 16H3z',
  black: 'M12 21L3 5h18z',
};

/** Without a side, the mark is an empty circle. @param {string | null} side */
export function mark(side) {
  const path = Object.hasOwn(MARKS, side ?? '') ? MARKS[/** @type {keyof typeof MARKS} */ (side)] : null;
  const drawn = shape('mark', path ?? 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z');
  drawn.dataset.side = path ? String(side) : 'none';
  return drawn;
}

/** @param {string} kind CSS class @param {...string} paths */
export function shape(kind, ...paths) {
  return svg(
    'svg',
    { viewBox: '0 0 24 24', class: kind, part: kind, 'aria-hidden': 'true' },
    ...paths.map((d) => svg('path', { d })),
  );
}
