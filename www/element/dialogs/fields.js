// What helps to fill in a field.

import { el } from '../dom.js';

/**
 * Lets a field say in the words of the page what will not do in it: the browser would say it in its own language.
 *
 * @param {HTMLInputElement} input
 * @param {string} reason
 */
export function explain(input, reason) {
  const check = () => {
    input.setCustomValidity('');
    if (!input.validity.valid) input.setCustomValidity(reason);
  };
  input.addEventListener('input', check);
  check();
  return input;
}

/**
 * Names to choose from while one is typed: those that extensions know.
 *
 * @param {readonly import('../extensions.js').Extension[]} extensions
 */
export function knownNames(extensions) {
  const names = new Set(extensions.flatMap(({ people = [] }) => people));
  return el('datalist', { id: 'known-names' }, ...[...names].map((name) => el('option', { value: name })));
}
