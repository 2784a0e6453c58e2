// Text in whatever encoding a program has written it.

/** What a text in UTF-16 begins with. @type {[string, number, number][]} */
const MARKS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/**
 * A text as UTF-8: what is not is UTF-16 with its mark, Shift-JIS, or what Windows writes in the west. Bytes that are no
 * text stay as they are.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function asUtf8(bytes) {
  const marked = MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second)?.[0];
  if (!marked && (bytes.includes(0) || decoded('utf-8', bytes) !== null)) return bytes;
  const japanese = marked || !isJapanese(bytes) ? null : decoded('shift_jis', bytes);
  return new TextEncoder().encode(japanese ?? new TextDecoder(marked ?? 'windows-1252').decode(bytes));
}

/** @param {string} encoding @param {Uint8Array<ArrayBuffer>} bytes @returns {string | null} null where they are not in it */
function decoded(encoding, bytes) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns true if two characters of Shift-JIS stand side by side. Western text has quotes and dashes in the place of their
 * first bytes, which do not come so close together.
 * @param {Uint8Array} bytes
 */
function isJapanese(bytes) {
  const begins = (/** @type {number} */ at) => (bytes[at] ?? 0) > 0x80 && (bytes[at] ?? 0) < 0xa0;
  return bytes.some((_, at) => begins(at) && begins(at + 2) && (bytes[at + 1] ?? 0) >= 0x40);
}
