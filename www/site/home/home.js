// The home page: what Cauce is, the games that were not finished, and a card for each game.

import { attribute, button, el, fill } from '../../element/dom.js';
import { wholeEngine } from '../../element/engine.js';
import { reasonOf } from '../../element/needs.js';
import { CARDS, titleOf } from './cards.js';
import { icon } from '../../element/look/more-icons.js';
import { notice } from '../../element/frame/notice.js';
import { picture } from '../../element/board/picture.js';
import { Times, keptLink, playersOf, showKept } from '../library/kept-link.js';
import { highestOf, levelsOf } from '../../element/levels.js';
import { readPreferences } from '../table/preferences.js';
import { addStyles } from '../../element/look/styles.js';
import { colourSheet } from '../../element/look/theme.js';
import { catalogue } from '../../element/words.js';

/** @import { Store } from '../store/store.js' */
/** @import { Head } from '../store/kept.js' */
/** @import { Card } from './cards.js' */
/** @import { IconName } from '../../element/look/more-icons.js' */
/**
 * @typedef {object} Doors where the home page leads
 * @property {(id: string, link: string) => void} resume
 * @property {(game: string, then: (element: CauceGame) => void) => void} open a new game
 */

/** How many unfinished games are offered. */
const OFFERED = 4;

export class Home {
  element;
  title = '';
  words;

  #store;
  #life = new AbortController();

  /**
   * @param {Store} store @param {Words} words with those of the home page
   * @param {[string, Head][]} games those that are kept, the last one first; offered are those that were played here
   * @param {Doors} doors
   */
  constructor(store, words, games, doors) {
    this.#store = store;
    this.words = words;
    const { signal } = this.#life;
    const cards = CARDS.map((card) => this.#card(card, words, doors));
    const unfinished = games.filter(([, { over, version }]) => version && !over);
    // Where somebody elsewhere waits comes first.
    const kept = unfinished.sort(([, a], [, b]) => Number(b.far?.due ?? 0) - Number(a.far?.due ?? 0)).slice(0, OFFERED);
    const items = kept.map(([id, game]) => this.#kept(id, game, words, doors));
    this.element = el(
      'div',
      { class: 'home' },
      el(
        'header',
        { class: 'hero' },
        el('h1', { tabindex: '-1' }, words.say('home-title')),
        el('p', { class: 'lead' }, words.say('home-lead')),
      ),
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
    // The words can be read and the buttons pressed before there is anything to paint with.
    Promise.all([wholeEngine(), colourSheet()]).then(
      ([ready]) => {
        if (signal.aborted) return;
        this.#illustrate(ready, cards);
        items.forEach(({ place }, index) => showKept(ready, kept[index]?.[1].link ?? '', place, signal));
      },
      // Without the module no game can be played, and the page of a game says so.
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

  // ---- the unfinished games

  /** @param {string} id @param {Head} head @param {Words} words @param {Doors} doors */
  #kept(id, head, words, doors) {
    const { game, at, link, ply, far } = head;
    const title = titleOf(game);
    const times = new Times(words.region);
    const when = times.when(at);
    const state = far && (far.due ? 'home-due' : far.sent ? 'home-waiting' : 'home-unsent');
    const args = { name: far?.name ?? '', when: times.ago(far?.sent?.at ?? at), players: playersOf(head), ply };
    const about = [
      el('strong', { class: 'kept-game' }, title),
      el('span', { 'data-due': far?.due }, words.say(state ?? 'home-kept', args)),
      el('time', { datetime: new Date(at).toISOString(), title: when }, times.ago(at)),
    ];
    const { element: door, place } = keptLink(link, about, () => doors.resume(id, link));
    const remove = async () => {
      const back = await this.#store.remove(id);
      const putBack = async () => {
        try {
          await back?.();
        } catch {
          this.#store.trouble('store-full');
          return;
        }
        fill(item, door, forget);
        door.focus();
      };
      const undo = button('button quiet', putBack, words.say('home-forget-undo'));
      attribute(undo, 'aria-describedby', `forgotten-${id}`);
      fill(
        item,
        el('p', { class: 'forgotten', id: `forgotten-${id}` }, words.say('home-forgotten', { game: title, when })),
        undo,
      );
      undo.focus();
    };
    const forget = button('icon-button', remove, icon('trash'));
    attribute(forget, 'aria-label', words.say('home-forget', { game: title, when }));
    const item = el('li', { class: 'kept' }, door, forget);
    return { item, place };
  }

  // ---- the games

  /** @param {Card} card @param {Words} words @param {Doors} doors */
  #card({ name, title, minutes: [least, most] }, words, doors) {
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
        button('button', () => doors.open(name, invite), ...inside('globe', words.say('command-invite'))),
        this.#computer(name, named(words.say('home-computer')), words),
        el(
          'div',
          { class: 'card-more' },
          el('a', { href: `#learn=${name}`, class: 'card-door' }, ...inside('learn', words.say('home-learn'))),
          el('a', { href: `#puzzles=${name}`, class: 'card-door' }, ...inside('puzzle', words.say('home-puzzles'))),
          button('card-door', () => this.#rules(name), ...inside('rules', words.say('command-rules'))),
          button('card-door', () => doors.open(name, setUp), ...inside('settings', words.say('home-set-up'))),
        ),
      ),
    );
    return { item, place };
  }

  /** Opens the rules over this page. @param {string} game */
  async #rules(game) {
    const { words } = this;
    try {
      const [engine, { openRules }] = await Promise.all([
        wholeEngine(),
        import('../../element/dialogs/rules.js'),
        addStyles(document, 'element/dialogs/dialogs.css'),
        ...[game, 'rules', `${game}-rules`].map((name) => catalogue(words, name)),
      ]);
      if (!this.#life.signal.aborted && !this.element.querySelector('dialog'))
        await openRules(this.element, words, engine, game);
    } catch (trouble) {
      const note = notice(words, reasonOf(trouble), { kind: 'site-note trouble', role: 'alert' });
      this.element.querySelector('.site-note')?.remove();
      this.element.querySelector('.games-head')?.after(note);
      note.scrollIntoView({ block: 'nearest' });
    }
  }

  /**
   * The way to a game against the computer, at the level played last unless another is chosen beside it; who begins is
   * drawn by lot.
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

  /**
   * Puts a picture from the middle of a game on each card.
   * @param {Engine} engine @param {{ place: HTMLElement }[]} cards
   */
  #illustrate(engine, cards) {
    CARDS.forEach(({ line }, index) => {
      try {
        cards[index]?.place.append(picture(engine, line, { end: this.#life.signal }));
      } catch (reason) {
        // A card without its picture is still a card.
        console.error(reason);
      }
    });
  }
}

/** Invites a friend to a game like one that has just been opened. @param {CauceGame} game */
const invite = (game) => game.use('invite');

/** Opens the form for a new game over one. Who closes it, and has begun no game, comes back to where it was asked for. @param {CauceGame} game */
function setUp(game) {
  const done = new AbortController();
  const { signal } = done;
  game.addEventListener('cauce-change', () => done.abort(), { signal });
  const closed = () => {
    if (game.shadowRoot?.querySelector('dialog[open]')) return;
    done.abort();
    if (game.isConnected) history.back();
  };
  game.shadowRoot?.addEventListener('close', closed, { capture: true, signal });
  game.use('new');
}
