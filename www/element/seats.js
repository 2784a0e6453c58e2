// Who plays the seats, as values.

/** How many levels the computer has. */
export const LEVELS = 8;

/** Who plays a seat, as a game is told: `here`, `away` or `computer-3`. @param {Pick<Seat, 'by' | 'level'>} seat */
export const playerOf = ({ by, level }) => (level ? `computer-${level}` : by);

/** Whoever plays alone against computers. */
const YOU = 'player-you';

/**
 * How a game is told that somebody else has played against computers: nobody who looks at it is “you”.
 * @param {View} view @returns {View}
 */
export function unowned(view) {
  const seat = view.seats.find(({ title }) => title.id === YOU)?.number ?? 1;
  return calling(view, { id: 'player-default', args: { seat } });
}

/** What is told of a game, where whoever plays alone is called otherwise. @param {any} told @param {Phrase} you @returns {any} */
export function calling(told, you) {
  if (typeof told !== 'object' || told === null) return told;
  if (Array.isArray(told)) return told.map((one) => calling(one, you));
  if (told.id === YOU) return you;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, calling(value, you)]));
}
