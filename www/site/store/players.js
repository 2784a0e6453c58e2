// What players are called where a game is listed.

/**
 * @param {string} name empty where none was given
 * @param {number} seat counted from 1
 * @param {string} link what stands after the `#` of a link to the game: it says which seats a computer plays
 * @returns {Phrase}
 */
export function called(name, seat, link) {
  const by = new URLSearchParams(link).get('seats')?.split(',')[seat - 1] ?? '';
  const [, level = ''] = /^computer-(\d)$/.exec(by) ?? [];
  return { id: name ? 'player-name' : level ? 'player-computer' : 'player-default', args: { name, seat, level } };
}

/**
 * Who won between somebody here and a computer, both without a name.
 * @param {number} winner counted from 1 @param {readonly string[]} names @param {string} link
 * @returns {'you' | 'computer' | null} null for all other games
 */
export function wonAlone(winner, names, link) {
  const seats = new URLSearchParams(link).get('seats')?.split(',') ?? [];
  const computers = seats.filter((by) => by.startsWith('computer-')).length;
  if (seats.length !== 2 || computers !== 1 || !seats.includes('here') || names.some(Boolean)) return null;
  return seats[winner - 1] === 'here' ? 'you' : 'computer';
}
