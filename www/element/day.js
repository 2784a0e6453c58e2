// A day as a record has it: 2026.11.21.

/** @param {number} at in milliseconds since 1970 */
export function day(at) {
  const date = new Date(at);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('.');
}
