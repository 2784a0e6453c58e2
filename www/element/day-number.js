// Days as numbers.

/** How many days have gone by, where the player is, since the first of January 1970. @param {Date} [date] */
export const dayOf = (date = new Date()) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;
