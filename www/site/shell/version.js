// Which version of the site this is: the build writes it here.

/** @type {string | null} */ export const VERSION = null;
