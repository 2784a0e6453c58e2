// Who plays the seats, as values.

/** How many levels the computer has at most. A game that has fewer plays those above its highest like that one. */
export const LEVELS = 8;

/** Who plays a seat, as a game is told: `here`, `away` or `computer-3`. @param {Pick<Seat, 'by' | 'level'>} seat */
export const playerOf = ({ by, level }) => (level ? `computer-${level}` : by);

/** The levels of a game that has so many, the weakest first. @param {number} levels */
export const levelsTo = (levels) => Array.from({ length: levels }, (_, index) => index + 1);

/**
 * Who plays a seat in a game whose computer has so many levels.
 * @param {string} by as a game is told, perhaps of another one @param {number} levels
 */
export const playerTo = (by, levels) => by.replace(/[1-9]$/, (level) => `${Math.min(Number(level), levels)}`);
