// The page about embedding: a board maker, live examples, and the reference.

import '../cauce.js';
import { button, el, text } from '../kit/dom.js';
import { examples } from './examples.js';
import { Maker } from './maker.js';
import { wholeEngine } from '../element/engine.js';
import { boot } from '../site/shell/boot.js';
import { showHeader } from '../site/shell/header.js';
import { Store } from '../site/store/store.js';
import { words as wordsOf } from '../kit/words.js';

const store = new Store(() => {});
const main = document.querySelector('main') ?? document.body;
/** @type {Maker | null} */
let maker = null;
let chosen = '';

/** @param {string} lang */
async function speak(lang) {
  chosen = lang;
  const ready = await wholeEngine().catch(() => null);
  const games = ready?.games().map(({ name }) => name) ?? [];
  const words = await wordsOf(lang, ['embedding', 'share', 'unread', ...games]);
  // The language may have changed again while the words were loading.
  if (lang !== chosen) return;
  showHeader(words, store, { speak });
  document.title = `${words.say('embedding-title')} · Cauce`;
  main.replaceChildren(
    el(
      'div',
      { class: 'embedding' },
      el(
        'header',
        { class: 'opening' },
        el('h1', { id: 'top' }, words.say('embedding-title')),
        el('p', { class: 'lead' }, words.say('embedding-lead')),
      ),
      ...(ready ? boards(ready, words) : lost(words)),
    ),
  );
}

/** @param {Engine} ready @param {Words} words */
function boards(ready, words) {
  maker ??= new Maker(ready);
  const told = reference(words);
  const parts = [...told.querySelectorAll('h3[id]')].map(({ id }) => id);
  return [contents(words, parts), maker.build(words), examples(ready, words), told];
}

/** Returns the reference from the page, with its translated texts and with samples of the colours. @param {Words} words */
function reference(words) {
  const written = /** @type {HTMLTemplateElement} */ (document.querySelector('#reference-text'));
  const told = el('section', { class: 'reference', 'aria-labelledby': 'reference' }, written.content.cloneNode(true));
  for (const place of told.querySelectorAll('[data-say]'))
    text(place, words.say(/** @type {HTMLElement} */ (place).dataset.say ?? ''));
  for (const colour of told.querySelectorAll('[data-colours] > li')) {
    const swatch = el('span', { class: 'swatch', 'aria-hidden': 'true' });
    swatch.style.setProperty('background', `var(${colour.textContent})`);
    colour.prepend(swatch);
  }
  return told;
}

/** @param {Words} words @param {string[]} parts ids of the reference */
function contents(words, parts) {
  return el(
    'nav',
    { class: 'contents', 'aria-label': words.say('embedding-contents') },
    el(
      'a',
      { href: '#top', class: 'to-top' },
      el('span', { 'aria-hidden': 'true' }, '↑'),
      el('span', { class: 'unseen' }, words.say('embedding-title')),
    ),
    el(
      'ul',
      {},
      ...['make', 'examples', 'reference', ...parts].map((id) =>
        el('li', {}, el('a', { href: `#${id}` }, words.say(`embedding-${id}`))),
      ),
    ),
  );
}

/** @param {Words} words */
function lost(words) {
  const again = button('button', () => speak(words.lang), words.say('load-again'));
  return [el('p', { role: 'alert' }, words.say('load-failed')), el('p', {}, again)];
}

await speak(await boot());
