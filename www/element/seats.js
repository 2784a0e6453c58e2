// Who plays the seats, as values.

/** How many levels the computer has. */
export const LEVELS = 8;

/** Who plays a seat, as a game is told: `here`, `away` or `computer-3`. @param {Pick<Seat, 'by' | 'level'>} seat */
export const playerOf = ({ by, level }) => (level ? `computer-${level}` : by);
