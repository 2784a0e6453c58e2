// A day as a record has it: 2026.11.21.

/** @param {number} at in milliseconds since 1970 */
export function day(at) {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('.');
}

/** When a day of a record was, in milliseconds since 1970; null where it says no whole day. @param {string | undefined} text */
export function time(text) {
  const [, year, month, date] = (/^(\d{4})[.-](\d\d)[.-](\d\d)$/.exec(text ?? '') ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const at = new Date(year, month - 1, date);
  // Some are none: the 30th of February, and years of which JavaScript makes others.
  return at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === date ? at.getTime() : null;
}
