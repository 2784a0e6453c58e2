// The dialog with a game's rules: text from the catalogues, pictures from the real scene.
//
// A game's page is data, in `rules/<game>.js`: a list of sections, each with a name and perhaps figures. The catalogue
// `<game>-rules` has the words: for a section of the name NAME the title `<game>-rules-NAME`, the paragraphs `-1`, `-2` and so
// on, and the caption `-figure`.

import { SITE } from '../address.js';
import { button, el, fill } from '../dom.js';
import { openDialog, staying } from './dialog.js';
import { picture } from '../board/picture.js';

/**
 * @typedef {object} Figure
 * @property {string} [name] of its caption, unless that is the section's
 * @property {string} line the game line that is painted
 * @property {string[]} [press] targets that are pressed first
 * @property {string} [aim] a target that is aimed at in the picture
 *
 * @typedef {{ name: string, figures?: Figure[] }} Section
 */

/** The pages, fetched on request. Each is written out, because that is what a bundler looks for. @type {Record<string, () => Promise<{ default: Section[] }>>} */
const PAGES = {
  caminos: () => import('../rules/caminos.js'),
  sendas: () => import('../rules/sendas.js'),
  snorkels: () => import('../rules/snorkels.js'),
  tayu: () => import('../rules/tayu.js'),
};

/** @param {ShadowRoot | HTMLElement} root @param {Words} words @param {Engine} engine @param {string} game */
export async function openRules(root, words, engine, game) {
  const { default: sections = [] } = (await PAGES[game]?.()) ?? {};
  const title = words.say('rules-title', { game: words.say(`${game}-name`) });
  const dialog = staying(openDialog(root, words, title, 'rules'));
  const parts = sections.map((section) => page(game, section, words, engine, dialog.closed));
  fill(
    dialog.body,
    el('p', { class: 'rules-credit' }, words.say(`${game}-credit`)),
    // Only the site has lessons; a board on another page says where they are if it knows.
    SITE && el('p', {}, el('a', { class: 'button', href: `${SITE}#learn=${game}` }, words.say('rules-learn'))),
    el('nav', { class: 'rules-parts', 'aria-label': title }, ...parts.map(door)),
    ...parts,
  );
}

/** What leads to a section further down. @param {HTMLElement} part */
function door(part) {
  const heading = /** @type {HTMLElement} */ (part.firstElementChild);
  const go = () => {
    part.scrollIntoView();
    heading.focus({ preventScroll: true });
  };
  return button('button quiet', go, heading.textContent);
}

/** @param {string} game @param {Section} section @param {Words} words @param {Engine} engine @param {AbortSignal} end */
function page(game, { name, figures = [] }, words, engine, end) {
  const id = `${game}-rules-${name}`;
  const text = [1, 2, 3].map((number) => `${id}-${number}`).filter((id) => words.has(id));
  return el(
    'section',
    {},
    el('h3', { tabindex: -1 }, words.say(id)),
    ...text.map((id) => el('p', {}, words.say(id))),
    figures.length > 0 &&
      el(
        'div',
        { class: 'figures' },
        ...figures.map(({ name: own = name, line, press, aim }) => {
          const caption = words.say(`${game}-rules-${own}-figure`);
          const element = picture(engine, line, { label: caption, end, press, aim });
          return el('figure', {}, element, el('figcaption', { 'aria-hidden': 'true' }, caption));
        }),
      ),
  );
}
