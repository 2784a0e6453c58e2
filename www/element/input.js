// Whether the players work the game by touch or with keys and a mouse: hints speak of that. The catalogues ask
// for it by `INPUT()`.

/** @typedef {'touch' | 'keys'} Device */

/** What was used last. @type {Device | null} */
let last = null;

/** What was used last, or before anything was, what the device lets one expect. @returns {Device} */
export function inputDevice() {
  return last ?? (matchMedia('(hover: none) and (pointer: coarse)').matches ? 'touch' : 'keys');
}

/** Watches what a game is worked with. @param {HTMLElement} element @param {AbortSignal} signal until when */
export function watchInput(element, signal) {
  const how = { capture: true, signal };
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => (last = pointerType === 'mouse' ? 'keys' : 'touch'),
    how,
  );
  element.addEventListener('keydown', () => (last = 'keys'), how);
}
