import { icon as known, shape } from './icons.js';

const PATHS = {
  back: ['M15 5l-7 7 7 7'],
  begin: ['M8 5l10 7-10 7z'],
  branch: ['M7 4v16', 'M7 15c0-5 10-3 10-9', 'M13.5 8.5L17 5l3.5 3.5'],
  check: ['M5 12.5l4.5 4.5L19 7.5'],
  code: ['M4 4h6v6H4z', 'M14 4h6v6h-6z', 'M4 14h6v6H4z', 'M14 14v2', 'M20 14v1', 'M17 17v3', 'M20 19v1h-6'],
  computer: ['M4 5h16v11H4z', 'M9 20h6', 'M12 16v4'],
  copy: ['M9 9h11v11H9z', 'M15 5H4v11'],
  dice: ['M5 5h14v14H5z', 'M9 9h.01', 'M15 15h.01', 'M12 12h.01'],
  open: ['M4 19V6h6l2 2.5h7V11', 'M4 19l3-8h14l-3 8z'],
  picture: ['M4 5h16v14H4z', 'M4 16l5-5 4 4 3-3 4 4', 'M9 8.5h.01'],
  puzzle: ['M4 8h4.5a2.5 2.5 0 1 1 5 0H18v4.5a2.5 2.5 0 1 1 0 5V20H4z'],
  save: ['M12 4v11', 'M8 11l4 4 4-4', 'M5 16v4h14v-4'],
  send: ['M3.5 4.5L21 12 3.5 19.5 6.5 12z', 'M6.5 12H13'],
  swap: ['M7 4v15', 'M3.5 15.5L7 19l3.5-3.5', 'M17 20V5', 'M13.5 8.5L17 5l3.5 3.5'],
  trash: ['M5 7h14', 'M10 7V4h4v3', 'M7 7l1 13h8l1-13'],
};

/**
 * @typedef {import('./icons.js').IconName} Known
 * @typedef {keyof typeof PATHS | Known} IconName
 */

/** @param {IconName} name @returns {SVGElement} */
export function icon(name) {
  const paths = /** @type {Partial<Record<IconName, string[]>>} */ (PATHS)[name];
  return paths ? shape('icon', ...paths) : known(/** @type {Known} */ (name));
}
