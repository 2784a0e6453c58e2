// Dates as records write them: 2026.11.21.

/** @param {number} at in milliseconds since 1970 */
export function day(at) {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('.');
}

/** Returns milliseconds since 1970, or null unless the date is complete and valid. @param {string | undefined} text */
export function time(text) {
  const [, year, month, date] = (/^(\d{4})[.-](\d\d)[.-](\d\d)$/.exec(text ?? '') ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) return null;
  const at = new Date(year, month - 1, date);
  // `Date` rolls the 30th of February over, and reads years below 100 as 19xx.
  return at.getFullYear() === year && at.getMonth() === month - 1 && at.getDate() === date ? at.getTime() : null;
}
