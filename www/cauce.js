// The public entry: loading this module defines `<cauce-game>`, and nothing else.

import { CauceError, CauceGame } from './element/element.js';

if (!customElements.get('cauce-game')) customElements.define('cauce-game', CauceGame);

export { CauceError, CauceGame };
