// The page "Put a board on your site": a board to be made to measure, examples that live, and the reference.

import '../cauce.js';
import { attribute, el } from './dom.js';
import { examples } from './embedding/examples.js';
import { Maker } from './embedding/maker.js';
import { reference } from './embedding/reference.js';
import { engine } from './engine.js';
import { CARDS } from './games.js';
import { begin, showHead } from './head.js';
import { Store } from './store.js';
import { words as wordsOf } from './words.js';
import './embedding/words.js';

const store = new Store(() => {});
const main = document.querySelector('main') ?? document.body;
const names = CARDS.map(({ name }) => name);
const maker = new Maker(await engine(), () => store.settings.theme ?? 'auto');

/** @param {string} lang */
async function speak(lang) {
  const [ready, words] = await Promise.all([engine(), wordsOf(lang, ['embedding', 'share', ...names])]);
  showHead(words, store, { speak, dress });
  document.title = `${words.say('embedding-title')} · Cauce`;
  main.replaceChildren(
    el(
      'div',
      { class: 'embedding' },
      el(
        'header',
        { class: 'opening' },
        el('h1', {}, words.say('embedding-title')),
        el('p', { class: 'lead' }, words.say('embedding-lead')),
      ),
      maker.build(words),
      examples(words),
      reference(ready, words),
    ),
  );
  dress(store.settings.theme ?? 'auto');
}

/** @param {string} theme */
function dress(theme) {
  for (const board of document.querySelectorAll('.examples cauce-game')) attribute(board, 'theme', theme);
  maker.dress();
}

await speak(await begin());
