// What of the wasm module only one game needs: the build writes here where it is.

/** The files of each game, by its name, in the order in which they are to be had. @type {Record<string, URL[]>} */
export const PARTS = {};
