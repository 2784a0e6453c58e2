// Where the site stands that these files belong to: a link to a game leads there.

/** The address of the home page; null where there is none, as in the package. @type {string | null} */
export const SITE = new URL('../', import.meta.url).href;
