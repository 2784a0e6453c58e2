// The header and footer of every page of the site.

import { SITE } from '../../kit/address.js';
import { attribute, closeBeside, el, fill, keepFocus } from '../../kit/dom.js';
import { engine } from '../../element/engine.js';
import { icon } from '../../kit/icons.js';
import { LANGUAGES } from '../../kit/languages.js';

const THEMES = ['auto', 'light', 'dark'];

/** Created once, so that it stays open when the language changes. */
const menu = el('div', { id: 'site-menu', class: 'menu', popover: 'auto' });
const opener = el(
  'button',
  { type: 'button', class: 'icon-button', 'data-site-menu': true, popovertarget: menu.id },
  icon('menu'),
);
const news = el('div', { class: 'menu-news' });

closeBeside(menu);

new MutationObserver(() => attribute(opener, 'data-news', news.firstChild !== null)).observe(news, { childList: true });

/** @param {Words} words @param {import('../store/store.js').Store} store @param {{ speak: (lang: string) => void }} on */
export function showHeader(words, store, { speak }) {
  document.documentElement.lang = words.lang;
  const brand = document.querySelector('.brand');
  if (brand) attribute(brand, 'aria-label', words.say('home-link'));
  const themes = Object.fromEntries(THEMES.map((name) => [name, words.say(`theme-${name}`)]));
  attribute(opener, 'title', words.say('site-menu'));
  const parts = [
    news,
    el(
      'a',
      { href: `${SITE ?? ''}#library`, class: 'menu-item', on: { click: () => menu.hidePopover() } },
      icon('library'),
      words.say('site-library'),
    ),
    select(words, 'language', LANGUAGES, words.lang, (lang) => {
      store.set({ lang });
      speak(lang);
    }),
    select(words, 'theme', themes, worn(), (theme) => {
      store.set({ theme });
      setTheme(theme);
    }),
  ];
  keepFocus(menu, 'name', () => fill(menu, ...parts));
  document.querySelector('.site-controls')?.append(opener, menu);
  const foot = document.querySelector('.site-foot');
  if (foot) showFoot(foot, words);
}

/** Waits for the files that a board needs, which are more urgent. @param {Element} foot @param {Words} words */
async function showFoot(foot, words) {
  await engine().catch(() => {}); // The part that shows a board reports the error.
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
  const element = el(
    'select',
    { name },
    ...Object.entries(options).map(([key, text]) =>
      el('option', { value: key, selected: key === value, lang: name === 'language' ? key : null }, text),
    ),
  );
  element.addEventListener('change', () => choose(element.value));
  const face = icon(name === 'language' ? 'globe' : name);
  return el('label', { class: 'menu-item' }, face, el('span', {}, words.say(name)), element);
}

/** @param {string} theme */
export function setTheme(theme) {
  attribute(document.documentElement, 'data-theme', theme === 'light' || theme === 'dark' ? theme : null);
}

const worn = () => document.documentElement.dataset.theme ?? 'auto';
