// Keyboard layouts. No other module reads the key of an event.

/** Signs used by commands, by the code of their key: without and with Shift. @type {Record<string, string>} */
const SIGNS = { Comma: ',<', Period: '.>', Slash: '/?', Equal: '=+', Minus: '-_' };

/** The `keyCode` that browsers report while an input method handles the key. */
const TAKEN = 229;

/**
 * Returns `KeyboardEvent.key`, with letters that are not Latin replaced by those at the same place on an English keyboard.
 * Returns an empty string during composition.
 * @param {KeyboardEvent} event
 */
export function keyOf({ key = '', code, shiftKey, isComposing, keyCode }) {
  if (isComposing || keyCode === TAKEN) return '';
  // This includes named keys such as `Enter`, and events without a key, which forms in some browsers send.
  if (/^$|^[\p{ASCII}\p{Script=Latin}]/u.test(key)) return key;
  const letter = letterAt({ code, shiftKey });
  if (letter) return letter;
  const digit = shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit ?? SIGNS[code]?.[Number(shiftKey)] ?? key;
}

/** Other layouts may have a sign at a letter's place, as Hebrew on `W`. @param {Pick<KeyboardEvent, 'code' | 'shiftKey'>} event */
export function letterAt({ code, shiftKey }) {
  const letter = /^Key(.)$/.exec(code)?.[1] ?? '';
  return shiftKey ? letter : letter.toLowerCase();
}
