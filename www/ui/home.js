// The home page: what Cauce is, the games that were not finished, and a card for each game.

import { el } from './dom.js';
import { engine } from './engine.js';
import { CARDS } from './games.js';
import { icon } from './icons.js';
import { picture } from './picture.js';

/**
 * @typedef {import('./store.js').Store} Store
 * @typedef {import('./store.js').Kept} Kept
 * @typedef {import('./games.js').Card} Card
 * @typedef {import('./words.js').Words} Words
 * @typedef {typeof import('../cauce-web.js')} Engine
 *
 * @typedef {object} Doors where the home page leads
 * @property {(id: string, link: string) => void} resume
 * @property {(game: string) => void} setUp
 * @property {(game: string) => void} rules
 */

/** How many unfinished games are offered. */
const OFFERED = 4;

export class Home {
  #store;
  /** @type {AbortController} */ #life = new AbortController();
  /** @type {(() => void)[]} */ #pictures = [];

  /** @param {Store} store */
  constructor(store) {
    this.#store = store;
  }

  /** The colours have changed. */
  recolour() {
    for (const paint of this.#pictures) paint();
  }

  /**
   * @param {Words} words with the catalogues of all games
   * @param {Doors} doors
   * @returns {HTMLElement}
   */
  show(words, doors) {
    this.#life.abort();
    this.#life = new AbortController();
    this.#pictures = [];
    const cards = el('ul', { class: 'cards' });
    const page = el(
      'div',
      { class: 'home' },
      el(
        'header',
        { class: 'hero' },
        el('h1', {}, words.say('home-title')),
        el('p', { class: 'lead' }, words.say('home-lead')),
      ),
      this.#unfinished(words, doors),
      el('section', { 'aria-label': words.say('home-games') }, cards),
      el(
        'section',
        { class: 'invitation' },
        el('h2', {}, words.say('embed-title')),
        el('p', {}, words.say('embed-lead')),
        el('a', { href: './embedding.html', class: 'button' }, words.say('embed-link')),
      ),
    );
    engine().then((ready) => {
      cards.append(...CARDS.map((card) => this.#card(card, words, ready, doors)));
    });
    return page;
  }

  /**
   * @param {Words} words
   * @param {Doors} doors
   */
  #unfinished(words, doors) {
    const games = this.#store.games().filter(([, { ply, over }]) => ply > 0 && !over);
    if (games.length === 0) return null;
    const section = el(
      'section',
      { class: 'unfinished' },
      el('h2', {}, words.say('home-continue')),
      el('ul', {}, ...games.slice(0, OFFERED).map(([id, kept]) => this.#kept(id, kept, words, doors, () => gone()))),
    );
    const gone = () => {
      if (!section.querySelector('li')) section.remove();
    };
    return section;
  }

  /**
   * @param {string} id
   * @param {Kept} kept
   * @param {Words} words
   * @param {Doors} doors
   * @param {() => void} gone
   */
  #kept(id, { game, names, ply, at, link }, words, doors, gone) {
    const when = new Intl.DateTimeFormat(words.lang, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
    const players = names.map((name, index) => ({
      id: name ? 'player-name' : 'player-default',
      args: { name, seat: index + 1 },
    }));
    const item = el(
      'li',
      {},
      el(
        'a',
        { href: `#${link}`, class: 'resume' },
        el('strong', {}, words.say(`${game}-name`)),
        el('span', {}, words.say('home-kept', { players, ply, when })),
      ),
      el(
        'button',
        {
          type: 'button',
          class: 'icon-button',
          'aria-label': words.say('home-forget', { game: words.say(`${game}-name`), when }),
          on: {
            click: () => {
              this.#store.forget(id);
              item.remove();
              gone();
            },
          },
        },
        icon('trash'),
      ),
    );
    item.querySelector('a')?.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      doors.resume(id, link);
    });
    return item;
  }

  /**
   * @param {Card} card
   * @param {Words} words
   * @param {Engine} engine
   * @param {Doors} doors
   */
  #card({ name, minutes: [least, most], line }, words, engine, doors) {
    const title = words.say(`${name}-name`);
    const { element, paint } = picture(engine, line, {
      label: words.say('home-picture', { game: title }),
      end: this.#life.signal,
    });
    this.#pictures.push(paint);
    return el(
      'li',
      { class: 'card', 'data-game': name },
      el('a', { href: `#game=${name}`, class: 'card-picture', tabindex: '-1', 'aria-hidden': 'true' }, element),
      el(
        'div',
        { class: 'card-words' },
        el('h2', {}, title),
        el('p', { class: 'card-facts' }, words.say('home-facts', { players: words.say(`${name}-players`), least, most })),
        el('p', {}, words.say(`${name}-tagline`)),
      ),
      el(
        'div',
        { class: 'card-doors' },
        el('a', { href: `#game=${name}`, class: 'button primary' }, words.say('home-play', { game: title })),
        el(
          'button',
          { type: 'button', class: 'button', on: { click: () => doors.setUp(name) } },
          words.say('home-set-up'),
          el('span', { class: 'unseen' }, ` (${title})`),
        ),
        el(
          'button',
          { type: 'button', class: 'button quiet', on: { click: () => doors.rules(name) } },
          words.say('tool-rules'),
          el('span', { class: 'unseen' }, ` (${title})`),
        ),
      ),
    );
  }
}
