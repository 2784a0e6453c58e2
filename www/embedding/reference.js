// The reference: all that a host page may use, as the types say it.

import { el } from '../element/dom.js';
import { code, codeBlock, folded } from './code.js';
import { read } from './declarations.js';

/** What of the rest a page may set. */
export const MEASURES = /^(font|size|round|board)/;

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

/** The parts of the reference, by the names of their messages. */
export const PARTS = ['element', 'looks', 'messages', 'policy', 'own', 'manners'];

/** @param {Engine} engine @param {Words} words @param {string} types the text of `cauce.d.ts` */
export function reference(engine, words, types) {
  const { text, declarations } = read(types);
  const frame = declarations.findIndex(({ name }) => name === 'CauceRequest');
  /** @param {'p' | 'h3' | 'h4'} tag @param {string} id */
  const said = (tag, id) => el(tag, { id: PARTS.includes(id) ? id : null }, words.say(`embedding-${id}`));
  return el(
    'section',
    { class: 'reference', 'aria-labelledby': 'reference' },
    el('h2', { id: 'reference' }, words.say('embedding-reference')),
    said('p', 'reference-text'),
    el('div', { lang: 'en' }, ...prose(text)),
    said('h3', 'element'),
    ...declarations.slice(0, frame).map(declared),
    said('h3', 'looks'),
    said('p', 'looks-text'),
    codeBlock(words, STYLES).element,
    folded(
      said('h4', 'looks-frame'),
      properties(
        tokens(({ value }) => value.includes('light-dark')),
        true,
      ),
    ),
    folded(
      said('h4', 'looks-boards'),
      properties(
        engine.colours().map(({ name }) => name),
        true,
      ),
    ),
    folded(
      said('h4', 'looks-measures'),
      properties(
        tokens(({ name }) => MEASURES.test(name)),
        false,
      ),
    ),
    said('h3', 'messages'),
    said('p', 'messages-text'),
    codeBlock(words, FRAME).element,
    ...declarations.slice(frame).map(declared),
    said('h3', 'policy'),
    said('p', 'policy-text'),
    codeBlock(words, "Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'; style-src 'self'").element,
    said('p', 'policy-elsewhere'),
    said('p', 'policy-computer'),
    codeBlock(words, 'Content-Security-Policy: worker-src blob: https://example.org').element,
    said('h3', 'own'),
    said('p', 'own-text'),
    codeBlock(words, "import 'cauce';").element,
    said('p', 'own-elsewhere'),
    said('h3', 'manners'),
    said('p', 'manners-text'),
  );
}

/**
 * A declaration with its members, in the English that it is written in.
 * @param {import('./declarations.js').Declaration} declaration
 */
function declared({ name, code: alias, text, members }) {
  const entries = members.map(({ code: written, text }) =>
    el('div', {}, el('dt', {}, code(written)), el('dd', {}, ...prose(text))),
  );
  const said = [
    alias && el('p', {}, code(alias)),
    ...prose(text),
    entries.length > 0 && el('dl', { class: 'entries' }, ...entries),
  ];
  return el('div', { lang: 'en' }, folded(el('h4', {}, code(name)), ...said));
}

/** The little Markdown that comments are written in: paragraphs, blocks of code, code and strong words. @param {string} text */
function prose(text) {
  return text
    .split('\n\n')
    .filter(Boolean)
    .map((part) => {
      const block = /^```\w*\n(.*)\n```$/s.exec(part)?.[1];
      if (block) return el('pre', { tabindex: 0 }, code(block));
      const words = part.replaceAll('\n', ' ').split(/(`[^`]+`|\*\*[^*]+\*\*)/);
      return el(
        'p',
        {},
        ...words.map((word) =>
          word.startsWith('`')
            ? code(word.slice(1, -1))
            : word.startsWith('**')
              ? el('strong', {}, word.slice(2, -2))
              : word,
        ),
      );
    });
}

/**
 * The custom properties that the style sheet of the element declares, by their names.
 * @param {(property: { name: string, value: string }) => boolean} wanted
 */
function tokens(wanted) {
  const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith('/tokens.css'));
  const style = /** @type {CSSStyleRule | undefined} */ (sheet?.cssRules[0])?.style ?? document.documentElement.style;
  const all = [...style].map((property) => ({
    name: property.slice('--cauce-'.length),
    value: style.getPropertyValue(property),
  }));
  return all.filter(wanted).map(({ name }) => name);
}

/** Custom properties, each with its colour where it is one. @param {readonly string[]} names @param {boolean} coloured */
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
