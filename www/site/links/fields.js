// What is asked about games by links.

import { el } from '../../element/dom.js';

/**
 * Asks whether a seat is played by link.
 * @param {object} box @param {string} box.label what stands beside it
 * @param {string} [box.name] what it is called, where the label alone does not say whose it is
 * @param {boolean} box.checked @param {(checked: boolean) => void} box.change
 */
export function ask({ label, name, checked, change }) {
  const input = el('input', { type: 'checkbox', checked, 'aria-label': name });
  input.addEventListener('change', () => change(input.checked));
  return el('label', { class: 'check by-link' }, input, label);
}
