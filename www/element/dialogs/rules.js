// The dialog with a game's rules. `rules/<game>.js` lists the sections, and the catalogue `<game>-rules` has the messages: for a
// section NAME, the title `<game>-rules-NAME`, the paragraphs with `-1`, `-2` and `-3`, and the caption with `-figure`.

import { SITE } from '../../kit/address.js';
import { button, el, fill } from '../../kit/dom.js';
import { openDialog, keepOpen } from '../../kit/dialog.js';
import { picture } from '../board/picture.js';

/**
 * @typedef {object} Figure
 * @property {string} [name] name of the caption, if it is not the section's @property {string} line
 * @property {string[]} [press] targets pressed before painting @property {string} [aim] target aimed at
 * @typedef {{ name: string, figures?: Figure[] }} Section
 */

/** The imports are written out so that bundlers find them. @type {Record<string, () => Promise<{ default: Section[] }>>} */
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
  const dialog = keepOpen(openDialog(root, words, title, 'rules'));
  const parts = sections.map((section) => page(game, section, words, engine, dialog.closed));
  fill(
    dialog.body,
    el('p', { class: 'rules-credit' }, words.say(`${game}-credit`)),
    // Only the site has lessons. Builds without a site have no link to them.
    SITE && el('p', {}, el('a', { class: 'button', href: `${SITE}#learn=${game}` }, words.say('rules-learn'))),
    el('nav', { class: 'rules-parts', 'aria-label': title }, ...parts.map(door)),
    ...parts,
  );
}

/** @param {HTMLElement} part */
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
