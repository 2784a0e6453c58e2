// The parts of the wasm module: the build writes here where they are.

/** The files of each part, by its name, in the order in which they are to be had. @type {Record<string, URL[]>} */
export const PARTS = {};
