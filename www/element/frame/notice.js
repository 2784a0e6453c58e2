// A notice: what is said until it is put away.

import { el } from '../dom.js';
import { icon } from '../look/icons.js';

/**
 * Makes a notice.
 * @param {Words} words @param {string | HTMLElement} message @param {object} how
 * @param {string} how.kind its class
 * @param {'alert' | 'status'} [how.role] how it is spoken, where it is
 * @param {{ name: string, act: () => void }} [how.offer] something that can be done about it
 * @returns {HTMLElement}
 */
export function notice(words, message, { kind, role, offer }) {
  /** @param {string} kind @param {string | null} label @param {Node | string} face @param {() => void} [act] */
  const button = (kind, label, face, act) => {
    const click = () => {
      made.remove();
      act?.();
    };
    return el('button', { type: 'button', class: kind, 'aria-label': label, on: { click } }, face);
  };
  const made = el('div', { class: kind, role, lang: words.lang },
    message instanceof Node ? message : el('p', {}, message),
    offer && button('button', null, offer.name, offer.act),
    button('icon-button', words.say('dismiss'), icon('close')),
  );
  return made;
}
