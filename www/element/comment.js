// Comments of moves contain words for people and commands for programs, such as `[%win 62 38]`. `crates/table/src/record`
// documents the commands.

const COMMAND = /\[%([^\]\s]+)\s*([^\]]*)\] ?/g;

/** @param {string} comment */
export const wordsOf = (comment) => comment.replace(COMMAND, '').trim();

/** @param {string} comment @param {string} name @returns {string | null} null if the comment has no such command */
export const commandOf = (comment, name) =>
  [...comment.matchAll(COMMAND)].find(([, known]) => known === name)?.[2] ?? null;

/** Keeps the commands of the comment. @param {string} comment @param {string} words */
export const withWords = (comment, words) =>
  [...Array.from(comment.matchAll(COMMAND), ([whole]) => whole.trim()), words].join(' ').trim();
