// The parts of the wasm module. The build fills in this file.

/** The files of each part, in the order in which they must be loaded. @type {Record<string, URL[]>} */
export const PARTS = {};
