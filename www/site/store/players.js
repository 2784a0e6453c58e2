// What players are called where a game is listed.

/**
 * @param {string} name empty where none was given
 * @param {number} seat counted from 1
 * @param {string} link what stands after the `#` of a link to the game: it says which seats a computer plays
 * @returns {Phrase}
 */
export function called(name, seat, link) {
  const seats = new URLSearchParams(link).get('seats')?.split(',') ?? [];
  const by = seats[seat - 1] ?? '';
  const [, level = ''] = /^computer-(\d)$/.exec(by) ?? [];
  const alone = by === 'here' && seats.length > 1 && seats.every((other, index) => index === seat - 1 || other.startsWith('computer-'));
  return { id: name ? 'player-name' : level ? 'player-computer' : alone ? 'player-you' : 'player-default', args: { name, seat, level } };
}
