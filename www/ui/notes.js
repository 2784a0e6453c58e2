// What the site says at the top of a page until it is put away.

import { el } from './dom.js';
import { icon } from './icons.js';

const place = document.querySelector('.site-notes') ?? document.body;

/**
 * Says something; the same twice stands there once.
 *
 * @param {import('./words.js').Words} words
 * @param {string} message
 * @param {'trouble' | 'said'} [kind] something went wrong, or was done
 */
export function note(words, message, kind = 'trouble') {
  const said = el(
    'div',
    { class: `site-note ${kind}`, role: kind === 'trouble' ? 'alert' : 'status' },
    el('p', {}, message),
    el(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': words.say('dismiss'), on: { click: () => said.remove() } },
      icon('close'),
    ),
  );
  for (const other of place.querySelectorAll('.site-note')) {
    if (other.textContent === said.textContent) other.remove();
  }
  place.append(said);
}

/** Takes away what told of something done: another page is shown. */
export function hush() {
  for (const said of place.querySelectorAll('.said')) said.remove();
}
