// The first major version of the public entry: what pages that name it have found here stays as it is.

export { CauceError, CauceGame } from './cauce.js';
