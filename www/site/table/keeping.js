// What the settings say about working without a network: whether everything is kept on this device, and a button that
// fetches what is missing.

import { button, el } from '../../element/dom.js';
import { keepEverything } from '../shell/offline.js';

/** @param {Words} words */
export function keepingPart(words) {
  const said = el('p', { role: 'status' });
  const keep = button('button', fetchAll, words.say('table-keep'));
  const part = el(
    'fieldset',
    { class: 'fieldset', hidden: true },
    el('legend', {}, words.say('table-offline')),
    el('p', { class: 'hint' }, words.say('table-keep-hint')),
    el('div', { class: 'button-row' }, keep),
    said,
  );

  async function fetchAll() {
    keep.disabled = true;
    said.textContent = words.say('table-keeping');
    const kept = await keepEverything('fetch');
    keep.disabled = false;
    show(kept);
    if (!kept) said.textContent = words.say('table-keep-failed');
  }

  /** @param {boolean | null} kept null where this browser keeps nothing */
  function show(kept) {
    part.hidden = kept === null;
    keep.hidden = Boolean(kept);
    said.textContent = kept ? words.say('table-kept') : '';
  }
  keepEverything('ask').then(show);
  return part;
}
