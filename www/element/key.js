// Which key is meant, whatever layout the keyboard has. No other module looks at the keys of an event.

/** The signs that commands have, by the place of their key: without and with Shift. @type {Record<string, string>} */
const SIGNS = { Comma: ',<', Period: '.>', Slash: '/?', Equal: '=+', Minus: '-_' };

/** What a browser says in place of the key while an input method takes it. */
const TAKEN = 229;

/**
 * The name of a key, as `KeyboardEvent.key` has it. A letter that is not Latin stands for the key's place, as it is on an
 * English keyboard. It is empty while a word is composed, which the key belongs to.
 * @param {KeyboardEvent} event
 */
export function keyOf({ key = '', code, shiftKey, isComposing, keyCode }) {
  if (isComposing || keyCode === TAKEN) return '';
  // Also what has a name, such as `Enter`; and some browsers' forms send a key without any.
  if (/^$|^[\p{ASCII}\p{Script=Latin}]/u.test(key)) return key;
  const letter = letterAt({ code, shiftKey });
  if (letter) return letter;
  const digit = shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return digit ?? SIGNS[code]?.[Number(shiftKey)] ?? key;
}

/**
 * The letter that an English keyboard has in the place of a key. Some layouts have a sign there, as that of Hebrew on `W`.
 * @param {Pick<KeyboardEvent, 'code' | 'shiftKey'>} event
 */
export function letterAt({ code, shiftKey }) {
  const letter = /^Key(.)$/.exec(code)?.[1] ?? '';
  return shiftKey ? letter : letter.toLowerCase();
}
