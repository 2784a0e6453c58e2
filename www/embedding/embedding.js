// The page "Put a board on your site": a board to be made to measure, examples that live, and the reference.

import '../cauce.js';
import { attribute, button, el } from '../element/dom.js';
import { examples } from './examples.js';
import { Maker } from './maker.js';
import { PARTS, reference } from './reference.js';
import { wholeEngine } from '../element/engine.js';
import { read } from '../element/files.js';
import { once } from '../element/once.js';
import { boot } from '../site/shell/boot.js';
import { showHeader, worn } from '../site/shell/header.js';
import { Store } from '../site/store/store.js';
import { words as wordsOf } from '../element/words.js';

const store = new Store(() => {});
const main = document.querySelector('main') ?? document.body;
/** The board that is made to measure, once there is an engine for it. @type {Maker | null} */
let maker = null;
let chosen = '';

/** @param {string} lang */
async function speak(lang) {
  chosen = lang;
  const [ready, declared] = await Promise.all([wholeEngine().catch(() => null), declarations().catch(() => null)]);
  const games = ready?.games().map(({ name }) => name) ?? [];
  const words = await wordsOf(lang, ['embedding', 'share', 'unread', ...games]);
  // The words of a language that was chosen later may have come first.
  if (lang !== chosen) return;
  showHeader(words, store, { speak, dress });
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
      ...(ready && declared ? boards(ready, words, declared) : lost(words)),
    ),
  );
  dress();
}

/** The text of `cauce.d.ts`. */
const declarations = () => once('cauce.d.ts', () => read('cauce.d.ts'));

/** @param {Engine} ready @param {Words} words @param {string} declared */
function boards(ready, words, declared) {
  maker ??= new Maker(ready);
  return [contents(words), maker.build(words), examples(ready, words), reference(ready, words, declared)];
}

/** The parts of the page, of which it has many: they stay in sight, and so does the way back to its top. @param {Words} words */
function contents(words) {
  return el(
    'nav',
    { class: 'contents', 'aria-label': words.say('embedding-contents') },
    el(
      'a',
      { href: '#top', class: 'to-top' },
      el('span', { 'aria-hidden': 'true' }, '↑'),
      el('span', {}, words.say('embedding-title')),
    ),
    el(
      'ul',
      {},
      ...['make', 'examples', 'reference', ...PARTS].map((id) =>
        el('li', {}, el('a', { href: `#${id}` }, words.say(`embedding-${id}`))),
      ),
    ),
  );
}

/** What there is to say without an engine. @param {Words} words */
function lost(words) {
  const again = button('button', () => speak(words.lang), words.say('load-again'));
  return [el('p', { role: 'alert' }, words.say('load-failed')), el('p', {}, again)];
}

function dress() {
  for (const board of document.querySelectorAll('.examples cauce-game')) attribute(board, 'theme', worn());
  maker?.show();
}

await speak(await boot());
