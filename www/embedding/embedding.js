// The page about embedding: a board maker, live examples, and the reference.

import '../cauce.js';
import { el, text } from '../kit/dom.js';
import { examples } from './examples.js';
import { maker } from './maker.js';
import { boot } from '../site/shell/boot.js';
import { showHeader } from '../site/shell/header.js';
import { Store } from '../site/store/store.js';
import { words as wordsOf } from '../kit/words.js';

const store = new Store(() => {});
const main = document.querySelector('main') ?? document.body;
let chosen = '';

/** @param {string} lang */
async function speak(lang) {
  chosen = lang;
  const words = await wordsOf(lang, ['embedding', 'share']);
  // The language may have changed again while the words were loading.
  if (lang !== chosen) return;
  showHeader(words, store, { speak });
  document.title = `${words.say('embedding-title')} · Cauce`;
  const described = reference(words);
  const parts = [...described.querySelectorAll('h3[id]')].map(({ id }) => id);
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
      contents(words, parts),
      maker(words),
      examples(words),
      described,
    ),
  );
}

/** Returns the reference that the build wrote, with headings in this language and samples of the colours. @param {Words} words */
function reference(words) {
  const written = /** @type {HTMLTemplateElement} */ (document.querySelector('#reference-text'));
  const section = el(
    'section',
    { class: 'reference', 'aria-labelledby': 'reference' },
    written.content.cloneNode(true),
  );
  for (const place of section.querySelectorAll('[data-say]'))
    text(place, words.say(/** @type {HTMLElement} */ (place).dataset.say ?? ''));
  for (const colour of section.querySelectorAll('[data-colours] > li')) {
    const swatch = el('span', { class: 'swatch', 'aria-hidden': 'true' });
    swatch.style.setProperty('background', `var(${colour.textContent})`);
    colour.prepend(swatch);
  }
  return section;
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

await speak(await boot());
