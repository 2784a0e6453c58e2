// Code to read and to copy.

import { copied } from '../element/dialogs/download.js';
import { button, el, text } from '../element/dom.js';

/** @param {Words} words @param {string} source */
export function codeBlock(words, source) {
  const code = el('code', { translate: 'no' }, source);
  const done = el('p', { class: 'hint', role: 'status' });
  const copy = async () => {
    const taken = await copied(code.textContent ?? '');
    if (!taken) getSelection()?.selectAllChildren(code);
    text(done, words.say(taken ? 'share-copied' : 'share-by-hand'));
  };
  const element = el('div', { class: 'code' },
    el('pre', { tabindex: 0, role: 'group', 'aria-label': words.say('embedding-code') }, code),
    button('button', copy, words.say('share-copy')),
    done,
  );
  return {
    element,
    /** @param {string} source */
    show(source) {
      if (code.textContent === source) return;
      text(code, source);
      text(done, '');
    },
  };
}

/**
 * What many look up and few read through: on a phone it is opened by whoever looks for it.
 * @param {Node | string} title @param {...(Node | string | false)} content
 */
export function folded(title, ...content) {
  return el('details', { open: !matchMedia('(max-width: 40rem)').matches }, el('summary', {}, title), ...content);
}
