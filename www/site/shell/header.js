// The header and footer of every page of our site: the way home, the language and the theme.

import { SITE } from '../../element/address.js';
import { attribute, el, fill, keepFocus } from '../../element/dom.js';
import { engine } from '../../element/engine.js';
import { icon } from '../../element/look/icons.js';
import { LANGUAGES } from '../../element/languages.js';
import { themeChanged } from '../../element/look/theme.js';

const THEMES = ['auto', 'light', 'dark'];

/**
 * Fills header and footer. What is chosen there is kept, and handed on.
 * @param {Words} words @param {import('../store/store.js').Store} store @param {object} on
 * @param {(lang: string) => void} on.speak another language was chosen
 * @param {() => void} on.dress another theme is worn
 */
export function showHeader(words, store, { speak, dress }) {
  document.documentElement.lang = words.lang;
  const brand = document.querySelector('.brand');
  if (brand) attribute(brand, 'aria-label', words.say('home-link'));
  const controls = document.querySelector('.site-controls');
  const themes = Object.fromEntries(THEMES.map((name) => [name, words.say(`theme-${name}`)]));
  if (controls) {
    const parts = [
      el(
        'a',
        { href: `${SITE ?? ''}#library`, class: 'to-library' },
        icon('library'),
        el('span', {}, words.say('site-library')),
      ),
      select(words, 'language', LANGUAGES, words.lang, (lang) => {
        store.set({ lang });
        speak(lang);
      }),
      select(words, 'theme', themes, worn(), (theme) => {
        store.set({ theme });
        setTheme(theme);
        themeChanged();
        dress();
      }),
    ];
    keepFocus(controls, 'name', () => fill(controls, ...parts));
  }
  const foot = document.querySelector('.site-foot');
  if (foot) showFoot(foot, words);
}

/** Fills the foot, after what a board needs has been fetched. @param {Element} foot @param {Words} words */
async function showFoot(foot, words) {
  await engine().catch(() => {}); // Who shows a board says so.
  // Another language may have been chosen in the meantime.
  if (!(await words.read('foot')) || document.documentElement.lang !== words.lang) return;
  foot.replaceChildren(
    el(
      'div',
      { class: 'foot-inner' },
      el(
        'div',
        {},
        el('h2', {}, words.say('foot-embed')),
        el('p', {}, words.say('foot-embed-lead')),
        el('a', { href: './embedding.html' }, words.say('foot-embed-link')),
      ),
      el(
        'div',
        {},
        el('p', {}, words.say('foot-designers')),
        el('p', {}, words.say('foot-private')),
        el('a', { href: './licences.txt' }, words.say('foot-licences')),
      ),
    ),
  );
}

/**
 * @param {Words} words @param {'language' | 'theme'} name @param {Record<string, string>} options
 * @param {string} value @param {(value: string) => void} choose
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
  return el('span', { class: 'chooser', title: label }, icon(name === 'language' ? 'globe' : name), element);
}

/** @param {string} theme */
export function setTheme(theme) {
  attribute(document.documentElement, 'data-theme', theme === 'light' || theme === 'dark' ? theme : null);
}

/** The theme that the page wears: what stands on it follows no other. */
export const worn = () => document.documentElement.dataset.theme ?? 'auto';
