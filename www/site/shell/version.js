// The version of the site, which the build writes here.

/** @type {string | null} */ export const VERSION = null;
