// The offline part of the site's menu: whether all files are cached, and a button that fetches the missing ones.

import { button, el, text } from '../../element/dom.js';
import { icon } from '../../element/look/more-icons.js';
import { keepEverything } from './offline.js';

/** @param {Words} words including those of `offline` */
export function keepingPart(words) {
  const said = el('p', { class: 'menu-title', role: 'status' });
  const keep = button('menu-item', fetchAll, icon('save'), words.say('offline-keep'));
  const part = el('div', { hidden: true }, keep, said);

  async function fetchAll() {
    keep.disabled = true;
    text(said, words.say('offline-keeping'));
    const kept = await keepEverything('fetch');
    keep.disabled = false;
    show(kept);
    if (!kept) text(said, words.say('offline-keep-failed'));
  }

  /** @param {boolean | null} kept null if this browser caches nothing */
  function show(kept) {
    part.hidden = kept === null;
    keep.hidden = Boolean(kept);
    text(said, words.say(kept ? 'offline-kept' : 'offline-keep-hint'));
  }
  keepEverything('ask').then(show);
  return part;
}
