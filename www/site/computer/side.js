// From which side whoever plays alone against a computer sees the board.

/**
 * Whether it is turned to them: they have Black of Sendas.
 * @param {string | null} game @param {string | null} seats who moves for each, as the element or a link says it
 */
export const isTurned = (game, seats) => /^sendas computer-.[ ,]here$/.test(`${game} ${seats}`);
