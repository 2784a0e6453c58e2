// A page with fifty diagrams: the games of the examples, position by position.

import '../cauce.js';
import { el } from '../element/dom.js';
import { engine } from '../element/engine.js';
import { length, upTo } from './lines.js';
import { CARDS } from '../site/home/cards.js';
import { begin, showHead } from '../site/shell/header.js';
import { Store } from '../site/store/store.js';
import { words as wordsOf } from '../element/words.js';
import './words.js';

/** @typedef {import('../element/words.js').Words} Words */

const DIAGRAMS = 50;

const store = new Store(() => {});
const main = document.querySelector('main') ?? document.body;
const names = CARDS.map(({ name }) => name);

const ready = await engine().catch(() => null);

/** The last positions of each game, as many of each as make fifty. @type {{ game: string, tokens: number, line: string }[]} */
const shown = names.flatMap((game, index) => {
  if (!ready) return [];
  const each = Math.floor((DIAGRAMS * (index + 1)) / names.length) - Math.floor((DIAGRAMS * index) / names.length);
  const first = Math.max(0, length(ready, game) - each + 1);
  return Array.from({ length: each }, (_, nth) => ({ game, tokens: first + nth, line: upTo(ready, game, first + nth) }));
});

/** The language that was chosen last. */
let chosen = '';

/** @param {string} lang */
async function speak(lang) {
  chosen = lang;
  const words = await wordsOf(lang, ['embedding', ...names]);
  // The words of a language that was chosen later may have come first.
  if (lang !== chosen) return;
  showHead(words, store, { speak, dress });
  document.title = `${words.say('embedding-fifty-title')} · Cauce`;
  main.replaceChildren(
    el(
      'div',
      { class: 'embedding' },
      el(
        'header',
        { class: 'opening' },
        el('h1', {}, words.say('embedding-fifty-title')),
        el('p', { class: 'lead' }, words.say('embedding-fifty-text')),
        el('p', {}, el('a', { href: './embedding.html' }, words.say('embed-link'))),
      ),
      el('ol', { class: 'fifty' }, ...shown.map((one) => diagram(one, words))),
      !ready && el('p', { role: 'alert' }, words.say('load-failed')),
    ),
  );
}

/**
 * @param {{ game: string, tokens: number, line: string }} one
 * @param {Words} words
 */
function diagram({ game, tokens, line }, words) {
  const { theme = 'auto' } = store.settings;
  return el(
    'li',
    {},
    el(
      'figure',
      {},
      el('cauce-game', { line, controls: 'none', readonly: true, theme }),
      el('figcaption', {}, words.say('embedding-fifty-caption', { game: words.say(`${game}-name`), count: tokens })),
    ),
  );
}

/** @param {string} theme */
function dress(theme) {
  for (const board of document.querySelectorAll('cauce-game')) board.theme = theme;
}

await speak(await begin());
