// Writes the reference into the page about embedding, from `cauce.d.ts`, the style sheet of the tokens and the colours of the
// boards. Its texts are in English. Headings are translated on the page, from the message ids in `data-say`.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { read } from './declarations.mjs';

/** @import { Declaration } from './declarations.mjs' */

const PAGE = 'embedding.html';
export const COLOURS = new URL('../../scene/src/colour.rs', import.meta.url);
/** The place of the reference in the page; its content is replaced. */
const PLACE = /(<template id="reference-text">).*?(<\/template>)/s;
/** The names of tokens other than colours that a host page may set. */
const MEASURES = /^(font|size|round|board)/;
const TOKEN = /^ {2}--cauce-([\w-]+):\s*([^;]+);/gm;
/** A colour of the boards, with the games that have it unless all have it. */
const BOARDS = /^ {4}\w+ "([\w-]+)" "[^"]+" "[^"]+" "(?:([^":]+): )?[^"]+";$/gm;
/** The first declaration about the messages of a frame. */
const MESSAGES = 'CauceRequest';

/** An example for a dark page. A test checks its contrast. */
export const STYLES = `/* On a dark page */
cauce-game {
  --cauce-page: #16181d;
  --cauce-raised: #20232a;
  --cauce-text: #e8e6e3;
  --cauce-edge: #3a3f4a;
  --cauce-water: #8ab4f8;
  --cauce-font: Georgia, serif;
}`;

const PARTS = `cauce-game::part(status) {
  text-align: center;
}`;

/** The example of a host page's script for a frame, which tests use as well. */
export const CLIENT = `const frame = document.querySelector('iframe');
const site = new URL(frame.src).origin;
const waiting = new Map();
const ask = (message) =>
  new Promise((resolve, reject) => {
    const id = message.id ?? waiting.size;
    waiting.set(id, { resolve, reject });
    frame.contentWindow.postMessage({ cauce: 1, id, ...message }, site);
  });
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== site) return;
  if (data.event === 'resize') frame.height = data.detail.height;
  else if (data.error) waiting.get(data.id).reject(data.error);
  else if ('id' in data) waiting.get(data.id).resolve(data.result);
});
frame.addEventListener('load', () => ask({ listen: ['resize'] }));`;

const ASKED = `// Once it has loaded
await ask({ call: 'play', args: ['d4'] });
const { line, legal } = await ask({ get: ['line', 'legal'] });`;

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;');

/** Formats code, without line breaks at the hyphens of names. @param {string} source */
const code = (source) =>
  `<code translate="no">${escaped(source).replaceAll(/(?<!&)['"]?[\w-]*-[\w-]+['"]?/g, '<span class="name">$&</span>')}</code>`;

/** @param {string} source */
const block = (source) => `<pre tabindex="0">${code(source)}</pre>`;

/** Formats the subset of Markdown in the comments: paragraphs, code blocks, inline code and strong words. @param {string} text */
const prose = (text) =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((part) => {
      const source = /^```\w*\n(.*)\n```$/s.exec(part)?.[1];
      if (source) return block(source);
      const words = part.replaceAll('\n', ' ').split(/(`[^`]+`|\*\*[^*]+\*\*)/);
      const said = words.map((word) => {
        if (word.startsWith('`')) return code(word.slice(1, -1));
        return word.startsWith('**') ? `<strong>${escaped(word.slice(2, -2))}</strong>` : escaped(word);
      });
      return `<p>${said.join('')}</p>`;
    })
    .join('\n');

/** A closed section for details that are looked up rather than read. @param {string} title @param {string} content */
const folded = (title, content) => `<details><summary>${title}</summary>\n${content}\n</details>`;

/** @param {Declaration} declaration */
function declared({ name, code: alias, text, members }) {
  const entries = members.map(
    ({ code: written, text }) => `<div><dt>${code(written)}</dt><dd>${prose(text)}</dd></div>`,
  );
  const list = entries.length > 0 ? `<dl class="entries">\n${entries.join('\n')}\n</dl>` : '';
  return `<div lang="en">${folded(`<h4>${code(name)}</h4>`, [alias && `<p>${code(alias)}</p>`, prose(text), list].join('\n'))}</div>`;
}

/** @param {string} tag @param {string} id of its message, without the common prefix @param {boolean} [part] whether it is the heading of a section */
const said = (tag, id, part = false) => `<${tag}${part ? ` id="${id}"` : ''} data-say="embedding-${id}"></${tag}>`;

/** @param {string} id */
const part = (id) => said('h3', id, true);

/** @param {string[]} names @param {string} [kind] what the page adds to them */
const chips = (names, kind = '') =>
  `<ul class="chips"${kind && ` data-${kind}`}>${names.map((name) => `<li>${code(`--cauce-${name}`)}</li>`).join('')}</ul>`;

/** @param {string} id of the title @param {string} list */
const properties = (id, list) => folded(said('h4', id), list);

/** Lists the colours of the boards by game. @param {string} source the module that declares them */
function boards(source) {
  /** @type {Map<string, string[]>} */ const games = new Map();
  for (const [, name = '', game = 'All games'] of source.matchAll(BOARDS))
    games.set(game, [...(games.get(game) ?? []), name]);
  if (games.size < 2) throw new Error('the colours of the boards are not written as they are read');
  return [...games].map(([game, names]) => `<p lang="en">${game}</p>\n${chips(names, 'colours')}`).join('\n');
}

/**
 * Returns the reference as markup.
 *
 * @param {string} types the text of `cauce.d.ts`
 * @param {string} tokens the style sheet of the tokens
 * @param {string} colours the module of the boards' colours
 */
export function reference(types, tokens, colours) {
  const { text, declarations } = read(types);
  const frame = declarations.findIndex(({ name }) => name === MESSAGES);
  const named = [...tokens.matchAll(TOKEN)].map(([, name = '', value = '']) => ({ name, value }));
  if (frame < 0 || named.length === 0) throw new Error('the types or the tokens are not written as they are read');
  const frames = named.filter(({ value }) => value.includes('light-dark')).map(({ name }) => name);
  const measures = named.filter(({ name }) => MEASURES.test(name)).map(({ name }) => name);
  return [
    said('h2', 'reference', true),
    said('p', 'reference-text'),
    `<div lang="en">${prose(text)}</div>`,
    part('element'),
    ...declarations.slice(0, frame).map(declared),
    part('looks'),
    said('p', 'looks-text'),
    block(STYLES),
    block(PARTS),
    properties('looks-frame', chips(frames, 'colours')),
    properties('looks-boards', boards(colours)),
    properties('looks-measures', chips(measures)),
    part('messages'),
    said('p', 'messages-text'),
    block(CLIENT),
    block(ASKED),
    ...declarations.slice(frame).map(declared),
    part('policy'),
    said('p', 'policy-text'),
    block(
      "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'",
    ),
    said('p', 'policy-elsewhere'),
    said('p', 'policy-computer'),
    block('Content-Security-Policy: worker-src blob: https://example.org'),
    part('own'),
    said('p', 'own-text'),
    block("import 'cauce';"),
    said('p', 'own-elsewhere'),
    part('manners'),
    said('p', 'manners-text'),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = process.argv[2];
  if (!site) throw new Error('usage: node reference.mjs SITE');
  const text = (/** @type {string} */ path) => readFileSync(join(site, path), 'utf8');
  const page = text(PAGE);
  if (!PLACE.test(page)) throw new Error(`${PAGE} has no place for the reference`);
  const written = reference(text('cauce.d.ts'), text('element/look/tokens.css'), readFileSync(COLOURS, 'utf8'));
  writeFileSync(
    join(site, PAGE),
    page.replace(PLACE, (_, before, after) => `${before}\n${written}\n${after}`),
  );
}
