// Whether players use touch or keyboard and mouse. Messages adapt to it by the Fluent function `INPUT()`.

/** @typedef {'touch' | 'keys'} Device */

/** @type {Device | null} */
let last = null;

/** Returns the input used last, or a guess from the device before the first input. @returns {Device} */
export function inputDevice() {
  return last ?? (matchMedia('(hover: none) and (pointer: coarse)').matches ? 'touch' : 'keys');
}

/** @param {HTMLElement} element @param {AbortSignal} signal */
export function watchInput(element, signal) {
  const how = { capture: true, signal };
  element.addEventListener(
    'pointerdown',
    ({ pointerType }) => (last = pointerType === 'mouse' ? 'keys' : 'touch'),
    how,
  );
  element.addEventListener('keydown', () => (last = 'keys'), how);
}
