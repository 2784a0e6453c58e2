// A message shown until it is dismissed. It can be rendered again when the page changes its language.

import { attribute, el } from './dom.js';
import { icon } from './icons.js';

/** @typedef {Phrase | string | ((words: Words) => (Node | string)[])} Said */
/** @typedef {{ name: Phrase | string, act: () => void }} Offer */

/**
 * @param {Words} words @param {Said} message @param {object} how @param {string} how.kind CSS class
 * @param {'alert' | 'status'} [how.role] @param {Offer[]} [how.offers]
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
    /** @param {Words} words */
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
