/** The highest computer level. */
export const LEVELS = 8;

/** Returns `here`, `away` or `computer-3`. @param {Pick<Seat, 'by' | 'level'>} seat */
export const playerOf = ({ by, level }) => (level ? `computer-${level}` : by);

/** The title of a player who is alone here, against computers or remote players. */
const YOU = 'player-you';

/** In a game that other people have played, no player is “you” and none is remote. @param {View} view @returns {View} */
export function withoutOwner(view) {
  const { name, number: seat } = view.seats.find(({ title }) => title.id === YOU) ?? { name: '', number: 1 };
  const told = replaceYou(view, { id: name ? 'player-name' : 'player-default', args: { name, seat } });
  for (const one of told.seats) if (one.by === 'away') one.by = 'here';
  return told;
}

/** Replaces the title “you” in all phrases of a value. @param {any} told @param {Phrase} you @returns {any} */
export function replaceYou(told, you) {
  if (typeof told !== 'object' || told === null) return told;
  if (Array.isArray(told)) return told.map((one) => replaceYou(one, you));
  if (told.id === YOU) return you;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, replaceYou(value, you)]));
}
