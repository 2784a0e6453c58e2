import { copied } from '../kit/download.js';
import { button, el, fill, text } from '../kit/dom.js';

/** Names are not broken at their hyphens. @param {string} source */
function code(source) {
  return el('code', { translate: 'no' }, ...named(source));
}

/** @param {string} source */
function named(source) {
  return source
    .split(/(['"]?[\w-]*-[\w-]+['"]?)/)
    .map((part, index) => (index % 2 ? el('span', { class: 'name' }, part) : part));
}

/** @param {Words} words @param {string} source */
export function codeBlock(words, source) {
  const block = code(source);
  const done = el('p', { class: 'hint', role: 'status' });
  const copy = async () => {
    const taken = await copied(block.textContent ?? '');
    if (!taken) getSelection()?.selectAllChildren(block);
    text(done, words.say(taken ? 'share-copied' : 'share-by-hand'));
  };
  const element = el(
    'div',
    { class: 'code' },
    el('pre', { tabindex: 0, role: 'group', 'aria-label': words.say('embedding-code') }, block),
    button('button', copy, words.say('share-copy')),
    done,
  );
  return {
    element,
    /** @param {string} source */
    show(source) {
      if (block.textContent === source) return;
      fill(block, ...named(source));
      text(done, '');
    },
  };
}
