// The head and foot of every page of our site: the way home, the language and the theme, and what is remembered of them.

import { SITE } from './address.js';
import { attribute, el, fill } from './dom.js';
import { engine } from './engine.js';
import { icon } from './icons.js';
import { Store } from './store.js';
import { colourSheet } from './theme.js';
import { LANGUAGES, language } from './words.js';

/** @typedef {import('./words.js').Words} Words */

const THEMES = ['auto', 'light', 'dark'];

/**
 * Dresses the page as it was set, before anything is shown, and has the site kept for when there is no network.
 *
 * @returns {Promise<string>} the language to speak
 */
export async function begin() {
  await offline();
  // Troubles of the store are told by whoever keeps something in it: this only looks.
  const { lang, theme = 'auto' } = new Store(() => {}).settings;
  wear(theme);
  // What comes out of a storage may be anything.
  const chosen = language([String(lang), ...navigator.languages]);
  document.documentElement.lang = chosen;
  // The page can be read before it has the colours of the boards. Without the module there is nothing to paint, either.
  colourSheet().then((sheet) => document.adoptedStyleSheets.push(sheet), () => {});
  return chosen;
}

/** Lets the newest version of the site start, and keeps it on this device once the page has all that it needs. */
async function offline() {
  // A page in a sandbox may not even ask.
  const workers = window.origin === 'null' ? undefined : navigator.serviceWorker;
  if (!workers) return;
  const module = () => import('./offline.js').catch(() => null); // Without it the page is as it is, and not kept.
  if (workers.controller) await (await module())?.startWithNewest();
  const idle = window.requestIdleCallback ?? setTimeout;
  const keep = () =>
    engine().then(
      () => idle(() => module().then((offline) => offline?.keepOffline())),
      () => {}, // Who shows a board says so.
    );
  if (document.readyState === 'complete') keep();
  else addEventListener('load', keep, { once: true });
}

/**
 * Fills head and foot. What is chosen there is kept, and handed on.
 *
 * @param {Words} words
 * @param {Store} store
 * @param {object} on
 * @param {(lang: string) => Promise<void>} on.speak another language was chosen: fulfilled when the page speaks it
 * @param {(theme: string) => void} on.dress another theme is worn
 */
export function showHead(words, store, { speak, dress }) {
  document.documentElement.lang = words.lang;
  const brand = document.querySelector('.brand');
  if (brand) attribute(brand, 'aria-label', words.say('home-link'));
  const controls = document.querySelector('.site-controls');
  const themes = Object.fromEntries(THEMES.map((name) => [name, words.say(`theme-${name}`)]));
  if (controls) {
    fill(
      controls,
      el('a', { href: `${SITE ?? ''}#library`, class: 'to-library' }, icon('library'), el('span', {}, words.say('site-library'))),
      select(words, 'language', LANGUAGES, words.lang, async (lang) => {
        store.set({ lang });
        await speak(lang);
        /** @type {HTMLElement | null} */
        const again = controls.querySelector('select[name="language"]');
        again?.focus();
      }),
      select(words, 'theme', themes, store.settings.theme ?? 'auto', (theme) => {
        store.set({ theme });
        wear(theme);
        dress(theme);
      }),
    );
  }
  document.querySelector('.site-foot')?.replaceChildren(
    el(
      'div',
      { class: 'foot-inner' },
      el(
        'div',
        {},
        el('h2', {}, words.say('embed-title')),
        el('p', {}, words.say('embed-lead')),
        el('a', { href: './embedding.html' }, words.say('embed-link')),
      ),
      el('div', {}, el('p', {}, words.say('foot-designers')), el('p', {}, words.say('foot-private'))),
    ),
  );
}

/**
 * @param {Words} words
 * @param {'language' | 'theme'} name
 * @param {Record<string, string>} options
 * @param {string} value
 * @param {(value: string) => void} choose
 */
function select(words, name, options, value, choose) {
  const label = words.say(name);
  const element = el(
    'select',
    { 'aria-label': label, name },
    ...Object.entries(options).map(([key, text]) =>
      el('option', { value: key, selected: key === value, lang: name === 'language' ? key : null }, text),
    ),
  );
  element.addEventListener('change', () => choose(element.value));
  return el('span', { class: 'chooser', title: label }, icon(name), element);
}

/** @param {string} theme */
function wear(theme) {
  attribute(document.documentElement, 'data-theme', theme === 'light' || theme === 'dark' ? theme : null);
}
