// The board maker: a form of attributes, the board that they make, and the code to copy.

import { SITE } from '../kit/address.js';
import { el, fill, text } from '../kit/dom.js';
import { field } from '../kit/fields.js';
import { LANGUAGES } from '../kit/languages.js';
import { CARDS, titleOf } from '../site/home/cards.js';
import { codeBlock } from './code.js';

/** Here, so that it survives a change of the language of the page. */
const chosen = { game: 'snorkels', controls: 'compact', theme: 'auto', lang: '', readonly: false, way: 'script' };

/** @param {Words} words */
export function maker(words) {
  const preview = el('div', { class: 'preview' });
  const code = codeBlock(words, '');
  const hint = el('p', { class: 'hint' });

  /** @param {'game' | 'controls' | 'theme' | 'lang' | 'way'} name @param {string} label @param {Record<string, string>} values */
  const choice = (name, label, values) => {
    const options = Object.entries(values).map(([value, said]) =>
      el('option', { value, lang: name === 'lang' && value ? value : null }, said),
    );
    const select = el('select', { name }, ...options);
    select.value = chosen[name];
    select.addEventListener('change', () => {
      chosen[name] = select.value;
      show();
    });
    return field(label, select);
  };
  /** @param {string} id @param {readonly string[]} values */
  const named = (id, values) => Object.fromEntries(values.map((value) => [value, words.say(id.replace('*', value))]));
  const readonly = el('input', { type: 'checkbox', name: 'readonly' });
  readonly.checked = chosen.readonly;
  readonly.addEventListener('change', () => {
    chosen.readonly = readonly.checked;
    show();
  });

  const show = () => {
    const attributes = attributesOf(chosen);
    const framed = chosen.way === 'frame';
    const title = titleOf(chosen.game);
    const address = `${SITE}embed.html#${join(attributes, '&', (value) => value)}`;
    code.show(framed ? frameCode(address, title) : scriptCode(attributes));
    text(hint, words.say(`embedding-way-${chosen.way}-hint`));
    fill(
      preview,
      framed ? el('iframe', { src: address, title, width: '100%', height: 640 }) : el('cauce-game', attributes),
    );
  };
  show();

  const form = el(
    'form',
    { class: 'wishes', on: { submit: (/** @type {Event} */ event) => event.preventDefault() } },
    choice('game', words.say('embedding-game'), Object.fromEntries(CARDS.map(({ name, title }) => [name, title]))),
    choice(
      'controls',
      words.say('embedding-controls'),
      named('embedding-controls-*', ['compact', 'full', 'moves', 'none']),
    ),
    choice('theme', words.say('theme'), named('theme-*', ['auto', 'light', 'dark'])),
    choice('lang', words.say('language'), { '': words.say('embedding-lang-page'), ...LANGUAGES }),
    el('label', { class: 'check' }, readonly, el('span', {}, words.say('embedding-readonly'))),
    choice('way', words.say('embedding-way'), named('embedding-way-*', ['script', 'frame'])),
    el('p', { class: 'hint' }, words.say('embedding-own-game')),
  );
  return el(
    'section',
    { class: 'maker', 'aria-labelledby': 'make' },
    el('h2', { id: 'make', class: 'unseen' }, words.say('embedding-make')),
    form,
    el('div', { class: 'made' }, preview, code.element, hint),
  );
}

/** Returns the game and whatever differs from the defaults. @param {typeof chosen} chosen @returns {Record<string, string | true>} */
function attributesOf({ game, controls, theme, lang, readonly }) {
  return {
    game,
    ...(controls !== 'compact' && { controls }),
    ...(theme !== 'auto' && { theme }),
    ...(lang && { lang }),
    ...(readonly && { readonly }),
  };
}

/** @param {Record<string, string | true>} attributes @param {string} between @param {(value: string) => string} quoted */
function join(attributes, between, quoted) {
  return Object.entries(attributes)
    .map(([name, value]) => (value === true ? name : `${name}=${quoted(value)}`))
    .join(between);
}

/** @param {Record<string, string | true>} attributes */
function scriptCode(attributes) {
  const written = join(attributes, ' ', (value) => `"${value}"`);
  return `<script type="module" src="${SITE}cauce@1.js"></script>\n<cauce-game ${written}></cauce-game>`;
}

/** @param {string} address @param {string} title */
function frameCode(address, title) {
  const source = address.replaceAll('&', '&amp;');
  return `<iframe src="${source}" title="${title}" width="100%" height="640" loading="lazy"></iframe>`;
}
