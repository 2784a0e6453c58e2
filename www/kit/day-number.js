// Days counted from the first of January 1970.

/** In the user's time zone. @param {Date} [date] */
export const dayOf = (date = new Date()) => dayIn(date, date.getTimezoneOffset());

/** @param {Date} date @param {number} zone minutes behind UTC */
export const dayIn = (date, zone) => Math.floor((date.getTime() / 60_000 - zone) / (24 * 60));
