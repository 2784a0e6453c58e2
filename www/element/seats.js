// Who plays the seats, as values.

/** How many levels the computer has. */
export const LEVELS = 8;

/** Who plays a seat, as a game is told: `here`, `away` or `computer-3`. @param {Pick<Seat, 'by' | 'level'>} seat */
export const playerOf = ({ by, level }) => (level ? `computer-${level}` : by);

/** Whoever is here alone, while computers play the other seats, or people from elsewhere. */
const YOU = 'player-you';

/**
 * How a game is told that others have played: nobody who looks at it is “you”, and nobody is awaited.
 * @param {View} view @returns {View}
 */
export function unowned(view) {
  const { name, number: seat } = view.seats.find(({ title }) => title.id === YOU) ?? { name: '', number: 1 };
  const told = calling(view, { id: name ? 'player-name' : 'player-default', args: { name, seat } });
  for (const one of told.seats) if (one.by === 'away') one.by = 'here';
  return told;
}

/** What is told of a game, where whoever plays alone is called otherwise. @param {any} told @param {Phrase} you @returns {any} */
export function calling(told, you) {
  if (typeof told !== 'object' || told === null) return told;
  if (Array.isArray(told)) return told.map((one) => calling(one, you));
  if (told.id === YOU) return you;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, calling(value, you)]));
}
