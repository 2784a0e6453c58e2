/** The byte order marks of UTF-16. @type {[string, number, number][]} */
const MARKS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/**
 * Converts a text to UTF-8. Invalid UTF-8 is read as UTF-16 if it has a byte order mark, else as Shift-JIS or windows-1252.
 * Binary data is returned unchanged.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export function asUtf8(bytes) {
  const marked = MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second)?.[0];
  if (!marked && (bytes.includes(0) || decoded('utf-8', bytes) !== null)) return bytes;
  const japanese = marked || !isJapanese(bytes) ? null : decoded('shift_jis', bytes);
  return new TextEncoder().encode(japanese ?? new TextDecoder(marked ?? 'windows-1252').decode(bytes));
}

/** @param {string} encoding @param {Uint8Array<ArrayBuffer>} bytes @returns {string | null} null if the bytes are not valid */
function decoded(encoding, bytes) {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * Returns whether two Shift-JIS characters are adjacent. In windows-1252 their first bytes are quotes and dashes, which do
 * not occur so close together.
 * @param {Uint8Array} bytes
 */
function isJapanese(bytes) {
  const begins = (/** @type {number} */ at) => (bytes[at] ?? 0) > 0x80 && (bytes[at] ?? 0) < 0xa0;
  return bytes.some((_, at) => begins(at) && begins(at + 2) && (bytes[at + 1] ?? 0) >= 0x40);
}
