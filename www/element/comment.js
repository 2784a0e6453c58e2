// What stands in the comment of a move: words for people, and commands for programs, such as `[%win 62 38]`. What the
// commands mean is said by `crates/table/src/record`.

const COMMAND = /\[%([^\]\s]+)\s*([^\]]*)\] ?/g;

/** The words of a comment. @param {string} comment */
export const wordsOf = (comment) => comment.replace(COMMAND, '').trim();

/**
 * What a command of a comment says.
 * @param {string} comment @param {string} name
 * @returns {string | null} its value; null where there is no such command
 */
export const commandOf = (comment, name) =>
  [...comment.matchAll(COMMAND)].find(([, known]) => known === name)?.[2] ?? null;

/** A comment with other words. @param {string} comment @param {string} words */
export const withWords = (comment, words) =>
  [...Array.from(comment.matchAll(COMMAND), ([whole]) => whole.trim()), words].join(' ').trim();

/**
 * A comment with a command in place of the one of that name.
 * @param {string} comment @param {string} name @param {string | null} value null for none
 */
export function withCommand(comment, name, value) {
  const others = comment.replace(COMMAND, (whole, known) => (known === name ? '' : whole));
  return value === null ? others.trim() : `[%${[name, value].filter(Boolean).join(' ')}] ${others}`.trim();
}
