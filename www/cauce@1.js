// The public entry of major version 1, which stays compatible for the pages that use it.

export { CauceError, CauceGame } from './cauce.js';
