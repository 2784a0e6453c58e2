// The reference: all that a host page may use, in lists.

import { el } from '../element/dom.js';
import { codeBlock } from './code.js';
import { COLOURS, ENTRIES, MEASURES, PARTS } from './entries.js';

/**
 * @typedef {import('../element/words.js').Words} Words
 * @typedef {import('./entries.js').Part} Part
 * @typedef {typeof import('../cauce-web.js')} Engine
 */

const STYLES = `cauce-game {
  --cauce-page: white;
  --cauce-water: rebeccapurple;
  --cauce-board-height: 60vh;
}

cauce-game::part(status) {
  text-align: center;
}`;

const FRAME = `const frame = document.querySelector('iframe');
const site = new URL(frame.src).origin;
const post = (message) =>
  frame.contentWindow.postMessage({ cauce: 1, ...message }, site);

addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== site) return;
  if (data.type === 'resize') frame.height = data.height;
  if (data.type === 'ready') post({ type: 'play', token: 'd4' });
});`;

/**
 * @param {Engine} engine
 * @param {Words} words
 */
export function reference(engine, words) {
  /** @param {string} kind */
  const list = (kind) =>
    el(
      'dl',
      { class: 'entries' },
      ...Object.entries(ENTRIES[kind] ?? {}).map(([id, name]) =>
        el('div', {}, el('dt', {}, code(name)), el('dd', {}, words.say(`embedding-${kind}-${id}`))),
      ),
    );
  /** @param {string} id */
  const paragraph = (id) => el('p', {}, words.say(`embedding-${id}`));
  /** @param {string} id */
  const title = (id) => el('h3', {}, words.say(`embedding-${id}`));
  /** @param {string} id */
  const subtitle = (id) => el('h4', {}, words.say(`embedding-${id}`));
  return el(
    'section',
    { class: 'reference', 'aria-labelledby': 'reference' },
    el('h2', { id: 'reference' }, words.say('embedding-reference')),
    paragraph('reference-text'),
    title('attributes'),
    list('attribute'),
    title('members'),
    paragraph('members-text'),
    list('member'),
    title('events'),
    paragraph('events-text'),
    list('event'),
    title('looks'),
    paragraph('looks-text'),
    codeBlock(words, STYLES).element,
    subtitle('looks-frame'),
    properties(COLOURS, true),
    subtitle('looks-boards'),
    properties(engine.colours().map(({ name }) => name), true),
    subtitle('looks-measures'),
    properties(MEASURES, false),
    subtitle('parts'),
    paragraph('parts-text'),
    parts(PARTS),
    title('messages'),
    paragraph('messages-text'),
    codeBlock(words, FRAME).element,
    subtitle('messages-ask'),
    list('ask'),
    subtitle('messages-told'),
    list('told'),
    title('policy'),
    paragraph('policy-text'),
    codeBlock(words, "Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'; style-src 'self'").element,
    paragraph('policy-elsewhere'),
    title('own'),
    paragraph('own-text'),
    codeBlock(words, "import 'cauce';").element,
    paragraph('own-elsewhere'),
    title('manners'),
    paragraph('manners-text'),
  );
}

/** @param {string} name */
function code(name) {
  return el('code', { translate: 'no' }, name);
}

/**
 * Custom properties, each with its colour where it is one.
 *
 * @param {readonly string[]} names
 * @param {boolean} coloured
 */
function properties(names, coloured) {
  return el(
    'ul',
    { class: 'chips' },
    ...names.map((name) => {
      const swatch = coloured && el('span', { class: 'swatch', 'aria-hidden': 'true' });
      if (swatch) swatch.style.setProperty('background', `var(--cauce-${name})`);
      return el('li', {}, swatch, code(`--cauce-${name}`));
    }),
  );
}

/**
 * Parts, with those inside them.
 *
 * @param {readonly Part[]} all
 * @returns {HTMLElement}
 */
function parts(all) {
  return el('ul', { class: 'parts' }, ...all.map(([name, inside]) => el('li', {}, code(name), inside && parts(inside))));
}
