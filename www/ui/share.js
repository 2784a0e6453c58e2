// Sharing: a link that carries the whole game.

import { el } from './dom.js';
import { openSheet } from './dialog.js';

/** @typedef {import('./words.js').Words} Words */

/**
 * Opens the sheet with the link. The platform's own sheet and the clipboard are offered where there are any; the
 * field can always be copied by hand.
 *
 * @param {ShadowRoot | HTMLElement} root
 * @param {Words} words
 * @param {{ link: string | null, line: string, title: string }} what a link to it where there is a site to lead to
 */
export function openShare(root, words, { link, line, title }) {
  const done = el('p', { class: 'sheet-note', role: 'status' });
  const address = link === null ? null : field(words.say('share-link'), link);
  const notation = field(words.say('share-line'), line);

  /** @param {HTMLInputElement} input */
  const copy = async (input) => {
    try {
      await navigator.clipboard.writeText(input.value);
      done.textContent = words.say('share-copied');
    } catch {
      input.focus();
      input.select();
      done.textContent = words.say('share-by-hand');
    }
  };
  /** @param {{ input: HTMLInputElement, label: HTMLElement }} field */
  const row = ({ input, label }) =>
    el(
      'div',
      { class: 'field-row' },
      label,
      el('button', { type: 'button', class: 'button', on: { click: () => copy(input) } }, words.say('share-copy')),
    );

  const data = { title, ...(link === null ? { text: line } : { url: link }) };
  const native = typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
  openSheet(
    root,
    words,
    words.say('share'),
    'small',
    address && el('p', {}, words.say('share-explained')),
    address && row(address),
    row(notation),
    done,
    native &&
      el(
        'div',
        { class: 'sheet-buttons' },
        el(
          'button',
          {
            type: 'button',
            class: 'button primary',
            // Closing the platform's sheet without sharing is no mistake.
            on: { click: () => navigator.share(data).catch(() => {}) },
          },
          words.say('share-send'),
        ),
      ),
  );
}

/**
 * @param {string} name
 * @param {string} value
 */
function field(name, value) {
  const input = el('input', { type: 'text', readonly: true, value, spellcheck: 'false' });
  input.addEventListener('focus', () => input.select());
  return { input, label: el('label', { class: 'field' }, el('span', { class: 'field-name' }, name), input) };
}
