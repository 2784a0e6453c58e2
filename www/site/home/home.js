import { button, el } from '../../kit/dom.js';
import { wholeEngine } from '../../element/engine.js';
import { CARDS, titleOf } from './cards.js';
import { icon } from '../../kit/more-icons.js';
import { picture } from '../../element/board/picture.js';
import { DateFormat, gameLink, playersOf, showPicture } from '../library/kept-link.js';
import { highestOf, levelsOf } from '../../kit/levels.js';
import { readPreferences } from '../table/preferences.js';
import { colourSheet } from '../../element/look/theme.js';

/** @import { Store } from '../store/store.js' */
/** @import { Summary } from '../store/saved-game.js' */
/** @import { Card } from './cards.js' */
/** @import { IconName } from '../../kit/more-icons.js' */
/**
 * @typedef {object} HomeActions
 * @property {(id: string, link: string) => void} resume
 * @property {(game: string, command: import('../../element/commands.js').CommandName) => void} open
 */

const OFFERED = 4;

export class Home {
  element;
  title = '';
  words;

  #store;
  #life = new AbortController();

  /**
   * @param {Store} store @param {Words} words including those of `home`
   * @param {[string, Summary][]} games latest first; those played here and unfinished are listed @param {HomeActions} actions
   */
  constructor(store, words, games, actions) {
    this.#store = store;
    this.words = words;
    const { signal } = this.#life;
    const cards = CARDS.map((card) => this.#card(card, words, actions));
    const unfinished = games.filter(([, { over, version }]) => version && !over);
    // Games with a waiting remote player come first.
    const kept = unfinished.sort(([, a], [, b]) => Number(b.far?.due ?? 0) - Number(a.far?.due ?? 0)).slice(0, OFFERED);
    const isNew = games.length === 0 && !Object.values(Object(store.settings.lessons)).some((lesson) => lesson?.done);
    const items = kept.map(([id, game]) => this.#kept(id, game, words, actions));
    this.element = el(
      'div',
      { class: 'home' },
      el(
        'header',
        { class: 'hero' },
        el('h1', { tabindex: '-1' }, words.say('home-title')),
        el('p', { class: 'lead' }, words.say('home-lead')),
      ),
      isNew && el('a', { href: '#learn=snorkels', class: 'button primary' }, icon('learn'), words.say('home-new')),
      items.length > 0 &&
        el(
          'section',
          { class: 'unfinished' },
          el(
            'div',
            { class: 'games-head' },
            el('h2', {}, words.say('home-continue')),
            el('a', { href: '#library', class: 'all-games' }, words.say('home-library')),
          ),
          el('ul', {}, ...items.map(({ item }) => item)),
        ),
      el(
        'section',
        { class: 'games' },
        el(
          'div',
          { class: 'games-head' },
          el('h2', {}, words.say('home-games')),
          el('a', { href: '#puzzles', class: 'button to-puzzles' }, icon('puzzle'), words.say('home-today')),
        ),
        el('ul', { class: 'cards' }, ...cards.map(({ item }) => item)),
      ),
    );
    // The page can be read and used before its pictures are drawn.
    Promise.all([wholeEngine(), colourSheet()]).then(
      ([ready]) => {
        if (signal.aborted) return;
        this.#illustrate(ready, cards);
        items.forEach(({ place }, index) => showPicture(ready, kept[index]?.[1].link ?? '', place, signal));
      },
      // The page of a game reports this error.
      () => {},
    );
  }

  focus() {
    this.element.querySelector('h1')?.focus({ preventScroll: true });
  }

  end() {
    this.#life.abort();
    this.element.querySelector('dialog')?.close();
  }

  /** @param {string} id @param {Summary} head @param {Words} words @param {HomeActions} actions */
  #kept(id, head, words, actions) {
    const { game, at, link, ply, far } = head;
    const title = titleOf(game);
    const times = new DateFormat(words.region);
    const when = times.when(at);
    const state = far && (far.due ? 'home-due' : far.sent ? 'home-waiting' : 'home-unsent');
    const args = { name: far?.name ?? '', when: times.ago(far?.sent?.at ?? at), players: playersOf(head), ply };
    const about = [
      el('strong', { class: 'kept-game' }, title),
      el('span', { 'data-due': far?.due }, words.say(state ?? 'home-kept', args)),
      el('time', { datetime: new Date(at).toISOString(), title: when }, times.ago(at)),
    ];
    const { element: door, place } = gameLink(link, about, () => actions.resume(id, link));
    return { item: el('li', { class: 'kept' }, door), place };
  }

  /** @param {Card} card @param {Words} words @param {HomeActions} actions */
  #card({ name, title, minutes: [least, most] }, words, actions) {
    const place = el('a', { href: `#game=${name}`, class: 'card-picture', tabindex: '-1', 'aria-hidden': 'true' });
    /** @param {string} label */
    const named = (label) => el('span', {}, label, el('span', { class: 'unseen' }, ` (${title})`));
    /** @param {IconName} image @param {string} label */
    const inside = (image, label) => [icon(image), named(label)];
    const item = el(
      'li',
      { class: 'card', 'data-game': name },
      el(
        'div',
        { class: 'card-about' },
        place,
        el(
          'div',
          { class: 'card-words' },
          el('h3', {}, title),
          el(
            'p',
            { class: 'card-facts' },
            words.say('home-facts', { players: words.say(`home-players-${name}`), least, most }),
          ),
          el('p', {}, words.say(`home-tagline-${name}`)),
        ),
      ),
      el(
        'div',
        { class: 'card-doors' },
        el('a', { href: `#game=${name}`, class: 'button primary' }, named(words.say('home-play'))),
        button('button', () => actions.open(name, 'invite'), named(words.say('command-invite'))),
        el(
          'details',
          { class: 'card-more' },
          el('summary', {}, named(words.say('home-more'))),
          this.#computer(name, named(words.say('home-computer')), words),
          el('a', { href: `#learn=${name}`, class: 'card-door' }, ...inside('learn', words.say('home-learn'))),
          el('a', { href: `#puzzles=${name}`, class: 'card-door' }, ...inside('puzzle', words.say('home-puzzles'))),
          button('card-door', () => actions.open(name, 'rules'), ...inside('rules', words.say('command-rules'))),
          button('card-door', () => actions.open(name, 'new'), ...inside('settings', words.say('home-set-up'))),
        ),
      ),
    );
    return { item, place };
  }

  /**
   * A link to a game against the computer, with a select for the level, which is stored. The first player is random.
   * @param {string} game @param {Node} label @param {Words} words
   */
  #computer(game, label, words) {
    const link = el('a', { class: 'button', title: words.say('home-lot') }, label);
    const select = el(
      'select',
      { class: 'button', 'aria-label': `${words.say('home-level-of')} (${titleOf(game)})` },
      ...levelsOf(game).map((level) => el('option', { value: level }, words.say('home-level', { level }))),
    );
    select.value = String(Math.min(readPreferences(this.#store.settings.table).level, highestOf(game)));
    const seats = () => ['here', `computer-${select.value}`];
    /** @param {string[]} seats */
    const lead = (seats) => (link.href = `#game=${game}&seats=${seats.join(',')}`);
    select.addEventListener('change', () => {
      this.#store.set({ table: { ...Object(this.#store.settings.table), level: Number(select.value) } });
      lead(seats());
    });
    link.addEventListener('click', () => lead(Math.random() < 0.5 ? seats() : seats().toReversed()));
    lead(seats());
    return el('div', { class: 'card-computer' }, link, select);
  }

  /** @param {Engine} engine @param {{ place: HTMLElement }[]} cards */
  #illustrate(engine, cards) {
    CARDS.forEach(({ line }, index) => {
      try {
        cards[index]?.place.append(picture(engine, line, { end: this.#life.signal }));
      } catch (reason) {
        console.error(reason);
      }
    });
  }
}
