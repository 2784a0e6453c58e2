// Days as numbers: how many have gone by since the first of January 1970.

/** Where the player is. @param {Date} [date] */
export const dayOf = (date = new Date()) => dayIn(date, date.getTimezoneOffset());

/** Where the clock is so many minutes behind UTC. @param {Date} date @param {number} zone */
export const dayIn = (date, zone) => Math.floor((date.getTime() / 60_000 - zone) / (24 * 60));
