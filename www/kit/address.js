// The site that these files belong to. Links to games lead there.

/** Address of the home page; null if there is none, as in the npm package. @type {string | null} */
export const SITE = new URL('../', import.meta.url).href;
