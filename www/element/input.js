// Whether the players work the game by touch or with keys and a mouse: hints speak of what is at hand. The catalogues ask
// for it by `HANDS()`.

/** @typedef {'touch' | 'keys'} Hands */

/** What was used last. @type {Hands | null} */
let last = null;

/**
 * What was used last, or before anything was, what the device lets one expect.
 *
 * @returns {Hands}
 */
export function hands() {
  return last ?? (matchMedia('(hover: none) and (pointer: coarse)').matches ? 'touch' : 'keys');
}

/**
 * Watches what a game is worked with.
 *
 * @param {HTMLElement} element
 * @param {AbortSignal} signal until when
 */
export function watchHands(element, signal) {
  const how = { capture: true, signal };
  element.addEventListener('pointerdown', ({ pointerType }) => (last = pointerType === 'mouse' ? 'keys' : 'touch'), how);
  element.addEventListener('keydown', () => (last = 'keys'), how);
}
