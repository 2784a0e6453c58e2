// Which version of the site this is: `cargo xtask build` and `play` write it here, Trunk alone does not.

/** @type {string | null} */
export const VERSION = null;
