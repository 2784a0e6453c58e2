// The names of players.

/** The longest name that a seat takes, in characters. */
export const LONGEST_NAME = 40;

/**
 * A name as it is kept.
 *
 * @param {string} name
 */
export function clean(name) {
  return [...name.trim()].slice(0, LONGEST_NAME).join('');
}
