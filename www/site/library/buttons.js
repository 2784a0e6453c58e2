// The buttons of the library.

import { el } from '../../element/dom.js';
import { icon } from '../../element/look/more-icons.js';

/** @import { IconName } from '../../element/look/more-icons.js' */

/** @param {string} kind @param {IconName} image @param {string} label @param {() => void} click */
export function button(kind, image, label, click) {
  return el('button', { type: 'button', class: kind, on: { click } }, icon(image), label);
}

/** @param {IconName} image @param {string} label @param {() => void} click */
export function iconButton(image, label, click) {
  return el('button', { type: 'button', class: 'icon-button', title: label, on: { click } }, icon(image));
}
