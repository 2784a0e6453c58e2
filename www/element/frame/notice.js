// A notice: what is said until it is put away, in whatever language the page speaks by then.

import { attribute, el } from '../dom.js';
import { icon } from '../look/icons.js';

/** @typedef {Phrase | string | ((words: Words) => (Node | string)[])} Said a message, or what tells it in some words */
/** @typedef {{ name: Phrase | string, act: () => void }} Offer something that can be done about it, by its message */

/**
 * Makes a notice.
 * @param {Words} words @param {Said} message @param {object} how
 * @param {string} how.kind its class
 * @param {'alert' | 'status'} [how.role] how it is spoken, where it is
 * @param {Offer[]} [how.offers]
 */
export function notice(words, message, { kind, role, offers = [] }) {
  /** @param {string} kind @param {Node | null} face @param {() => void} [act] */
  const button = (kind, face, act) => {
    const click = () => {
      made.remove();
      act?.();
    };
    return el('button', { type: 'button', class: kind, on: { click } }, face);
  };
  const said = el('p');
  const buttons = offers.map(({ act }) => button('button', null, act));
  const away = button('icon-button', icon('close'));
  const offered = buttons.length > 0 && el('div', { class: 'notice-offers' }, ...buttons);
  const made = Object.assign(el('div', { class: kind, role }, said, away, offered), {
    /** Tells it in these words. @param {Words} words */
    tell(words) {
      attribute(made, 'lang', words.lang);
      attribute(away, 'aria-label', words.say('dismiss'));
      said.replaceChildren(...(typeof message === 'function' ? message(words) : [words.say(message)]));
      buttons.forEach((button, at) => button.replaceChildren(words.say(offers[at]?.name ?? '')));
    },
  });
  made.tell(words);
  return made;
}
