// Our own site: the home page, the page of a game, and what is kept between visits.
//
// The address says what is shown: nothing after `#` is the home page, `library` the library, a link's pairs are a game. The
// address follows the game as it is played, so that it can be copied at any point.
//
// A game that is open in two windows is one game: whatever is played in one of them is kept at once, and the other,
// which holds nothing that is not kept, hears of it and follows. So neither can write over what the other has not seen.

import './../cauce.js';
import { attribute, el, text } from './dom.js';
import { Furniture } from './furniture.js';
import { begin, showHead } from './head.js';
import { icon } from './icons.js';
import { listen } from './intake.js';
import { sheets } from './sheets.js';
import { AT_HAND, Store, newId } from './store.js';
import { toHome } from './to-home.js';
import { words } from './words.js';

/**
 * @typedef {import('./element.js').CauceGame} CauceGame
 * @typedef {import('./home.js').Home} Home
 * @typedef {import('./library/door.js').Door} Library
 * @typedef {import('./store.js').Kept} Kept
 * @typedef {import('./store.js').Trouble} Trouble
 * @typedef {import('./words.js').Words} Words
 *
 * @typedef {object} Open a game that is shown
 * @property {string} id
 * @property {CauceGame} element
 * @property {Kept | null} kept what was kept of it last
 * @property {number} following how many times over it is just taking over what another window has done
 * @property {number} stepping the timer that keeps where the game stands soon after a step, or 0
 */

/** How long after the last step through a game it is kept where it stands, in milliseconds. */
const AFTER_STEPS = 150;

class Site {
  /** @type {Words} */ #words;
  #store = new Store((trouble) => this.#tell(trouble));
  #main = document.querySelector('main') ?? document.body;
  #notes = document.querySelector('.site-notes') ?? document.body;
  /** The home page, once it has been shown. @type {Home | null} */
  #home = null;
  /** What the page of a game is called, beside the way home. */
  #heading = el('h1', { class: 'site-title' });
  /** The game that is shown. @type {Open | null} */
  #open = null;
  /** The way into the library, once it was needed. @type {Promise<Library> | null} */
  #door = null;
  /** The library, while it is shown. @type {Library | null} */
  #library = null;
  /** The lesson that is shown. @type {import('./learn/lesson.js').Lesson | null} */
  #lesson = null;
  /** How many pages have been asked for: one that comes late is not shown any more. */
  #asked = 0;

  /** @param {Words} words */
  constructor(words) {
    this.#words = words;
  }

  start() {
    this.#head();
    this.#route();
    addEventListener('popstate', () => this.#route());
    addEventListener('storage', (event) => this.#follow(event));
    addEventListener('pagehide', () => this.#keepLast(this.#open));
    listen({
      take: (sources) => this.#take(sources),
      invite: async () => (await this.#reach())?.invite() ?? '',
    });
    this.#tidy();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.#home?.recolour();
      this.#library?.recolour();
    });
    // Where nothing has the focus, keys are the game's.
    addEventListener('keydown', (event) => event.target === document.body && this.#open?.element.keyDown(event));
  }

  // ---- head

  #head() {
    showHead(this.#words, this.#store, { speak: (lang) => this.#speak(lang), dress: () => this.#dress() });
  }

  /** @param {string} lang */
  async #speak(lang) {
    this.#words = await words(lang);
    this.#head();
    if (this.#open) {
      this.#open.element.lang = lang;
      this.#title();
    } else if (this.#lesson) {
      await this.#lesson.speak(lang);
      document.title = `${this.#lesson.title} · Cauce`;
    } else {
      // Also where a page is still on its way.
      this.#route();
    }
  }

  #dress() {
    if (this.#open) this.#open.element.theme = this.#store.settings.theme ?? 'auto';
    this.#lesson?.dress(this.#store.settings.theme ?? 'auto');
    this.#home?.recolour();
    this.#library?.recolour();
  }

  // ---- what is shown

  #route() {
    const fragment = location.hash.slice(1);
    if (!fragment) {
      this.#showHome();
      return;
    }
    const learn = new URLSearchParams(fragment).get('learn');
    if (learn !== null) {
      this.#showLesson(learn, Number(new URLSearchParams(fragment).get('step')));
      return;
    }
    if (fragment === 'library') {
      this.#showLibrary();
      return;
    }
    const asked = /** @type {{ id?: string } | null} */ (history.state)?.id;
    const kept = this.#store.games();
    const [id, game] =
      // The address may be a step behind.
      kept.find(([key]) => key === asked) ??
      kept.find(([, { link, ply }]) => link === fragment && ply > 0) ??
      [];
    if (id !== undefined && game) this.#showKept(id, game);
    else if (asked === undefined) this.#showGame(newId(), (element) => element.openLink(fragment));
    else this.#showShelved(asked, fragment);
  }

  /**
   * Shows a game that was kept.
   *
   * @param {string} id
   * @param {Kept} kept
   */
  #showKept(id, { saved, link, clock }) {
    this.#showGame(id, async (element) => {
      element.furniture?.wind(clock);
      if ((await element.restore(saved)) === null) return;
      element.furniture?.wind(null);
      this.#store.setAside(id);
      // What its link still tells is another game, which must not be kept in place of this one.
      if (this.#open?.element === element) this.#open.id = newId();
      await element.openLink(link);
    });
  }

  /**
   * Shows a game that may be in the library, or else the one of its link.
   *
   * @param {string} id
   * @param {string} link
   */
  async #showShelved(id, link) {
    this.#leave();
    const request = this.#asked;
    const kept = await (await this.#reach())?.games.game(id);
    if (request !== this.#asked) return;
    if (kept?.link === link) this.#showKept(id, kept);
    else this.#showGame(newId(), (element) => element.openLink(link));
  }

  async #showHome() {
    this.#leave();
    const fetched = await this.#fetched(toHome(this.#words.lang));
    if (!fetched) return;
    const { Home, say } = fetched;
    this.#home ??= new Home(this.#store);
    document.title = `Cauce: ${say.say('home-title')}`;
    this.#main.replaceChildren(
      this.#home.show(say, {
        resume: (id, link) => {
          history.pushState({ id }, '', `#${link}`);
          this.#route();
        },
        setUp: (game) => this.#showWith(game, (element) => element.openNewGame()),
        rules: (game) => this.#showWith(game, (element) => element.openRules()),
      }),
    );
    if (this.#astray) this.#main.querySelector('h1')?.focus({ preventScroll: true });
  }

  /**
   * Shows a new game with something opened over it.
   *
   * @param {string} game
   * @param {(element: CauceGame) => void} open
   */
  #showWith(game, open) {
    history.pushState(null, '', `#game=${game}`);
    this.#showGame(newId(), async (element) => {
      await element.openLink(`game=${game}`);
      open(element);
    });
  }

  /**
   * @param {string} first
   * @param {(element: CauceGame) => Promise<unknown>} begin
   */
  #showGame(first, begin) {
    this.#leave();
    const element = /** @type {CauceGame} */ (document.createElement('cauce-game'));
    const game = askedGame();
    if (game !== null) element.game = game;
    element.lang = this.#words.lang;
    element.theme = this.#store.settings.theme ?? 'auto';
    /** @type {Open} */
    const open = { id: first, element, kept: null, following: 0, stepping: 0 };
    this.#open = open;
    element.furniture = new Furniture({
      habits: () => this.#store.settings.table,
      keep: (table) => (this.#store.settings = { ...this.#store.settings, table }),
      changed: () => open.following > 0 || this.#keep(open),
    });
    let begun = false;
    element.addEventListener('cauce-change', (event) => {
      const { fresh, edited } = /** @type {CustomEvent} */ (event).detail;
      if (open.following > 0) return;
      // A new game at the same table is kept beside the old one.
      if (fresh && begun) open.id = newId();
      begun = true;
      if (fresh || edited) this.#keep(open);
      else this.#keepSoon(open);
    });
    text(this.#heading, '');
    document.querySelector('.brand')?.after(this.#heading);
    this.#main.replaceChildren(el('div', { class: 'table' }, element));
    scrollTo(0, 0);
    begin(element).then(async () => {
      await this.#title();
      if (this.#astray) this.#main.focus({ preventScroll: true });
    });
  }

  /**
   * Whether the keyboard was on a page that is gone, or on the link that has led away from it: it is brought to the new
   * one, as on any site.
   */
  get #astray() {
    const at = /** @type {HTMLElement} */ (document.activeElement);
    return this.#asked > 1 && ([document.body, this.#main].includes(at) || at.matches('.site-head a'));
  }

  /**
   * @param {string} game
   * @param {number} step counted from 1; none: where one was last
   */
  async #showLesson(game, step) {
    this.#leave();
    const loading = import('./learn/lesson.js').then(({ openLesson }) =>
      openLesson(game, {
        lang: this.#words.lang,
        theme: this.#store.settings.theme ?? 'auto',
        keep: (at, finished) => this.#keepLesson(game, at, finished),
      }),
    );
    const lesson = await this.#fetched(loading);
    if (lesson === undefined) return;
    if (!lesson) {
      this.#showHome();
      return;
    }
    this.#lesson = lesson;
    this.#main.replaceChildren(lesson.element);
    lesson.begin((step || (this.#store.settings.lessons?.[game]?.step ?? 1)) - 1);
    document.title = `${lesson.title} · Cauce`;
    if (this.#astray) lesson.focus();
  }

  /**
   * Remembers how far somebody has come in a lesson; who has come to its end begins anew the next time.
   *
   * @param {string} game
   * @param {number} at counted from 0
   * @param {boolean} finished
   */
  #keepLesson(game, at, finished) {
    const { settings } = this.#store;
    const done = finished || Boolean(settings.lessons?.[game]?.done);
    const lessons = { ...settings.lessons, [game]: { step: finished ? 1 : at + 1, done } };
    this.#store.settings = { ...settings, lessons };
    history.replaceState(null, '', `#learn=${game}&step=${at + 1}`);
  }

  async #showLibrary() {
    this.#leave();
    const request = this.#asked;
    const library = await this.#reach();
    if (request !== this.#asked) return;
    if (!library) {
      this.#showHome();
      return;
    }
    this.#library = library;
    const page = await this.#fetched(library.show());
    if (!page) return;
    const { title, element } = page;
    document.title = `${title} · Cauce`;
    this.#main.replaceChildren(element);
    /** @type {HTMLElement | null} */
    const first = element.querySelector('.opened') ?? element.querySelector('h1');
    if (this.#astray) first?.focus({ preventScroll: true });
  }

  /**
   * What a page is made of, once it is there: nothing where another page has been asked for since, or where it cannot be
   * had, which is said.
   *
   * @template T
   * @param {Promise<T>} loading
   * @returns {Promise<T | undefined>}
   */
  async #fetched(loading) {
    const request = this.#asked;
    try {
      const page = await loading;
      return request === this.#asked ? page : undefined;
    } catch {
      if (request === this.#asked) this.#note(this.#words.say('load-failed'));
      return undefined;
    }
  }

  /**
   * Takes in games that come from outside.
   *
   * @param {import('./library/reading.js').Source[]} sources
   */
  async #take(sources) {
    try {
      await (await this.#reach())?.take(sources);
    } catch {
      this.#note(this.#words.say('load-failed'));
    }
  }

  /**
   * Fetches the way into the library.
   *
   * @returns {Promise<Library | null>} null where it cannot be had just now
   */
  async #reach() {
    this.#door ??= import('./library/door.js').then(
      ({ Door }) =>
        new Door(this.#store, {
          play: (id, kept) => {
            history.pushState({ id }, '', `#${kept.link}`);
            this.#showKept(id, kept);
          },
          playFiled: ({ saved, link }, note) => {
            history.pushState(null, '', `#${link}`);
            this.#showGame(newId(), async (element) => {
              await element.restore(saved);
              if (note) element.notify(note);
            });
          },
          tell: (message) => this.#note(message),
          say: (message) => this.#note(message, 'said'),
          show: () => {
            if (location.hash !== '#library') history.pushState(null, '', '#library');
            this.#showLibrary();
          },
          lang: () => this.#words.lang,
        }),
    );
    try {
      return await this.#door;
    } catch {
      this.#door = null;
      this.#note(this.#words.say('load-failed'));
      return null;
    }
  }

  // ---- what is kept

  /**
   * Keeps where the game stands, once nobody steps through it any more: nothing was played that could be lost, and to
   * write a game of thousands of moves at each of many steps is slow.
   *
   * @param {Open} open
   */
  #keepSoon(open) {
    clearTimeout(open.stepping);
    open.stepping = window.setTimeout(() => this.#keep(open), AFTER_STEPS);
  }

  /**
   * Keeps what was to be kept soon, before the game is out of sight.
   *
   * @param {Open | null} open
   */
  #keepLast(open) {
    if (open?.stepping) this.#write(open);
  }

  /**
   * Keeps the game and lets the address follow it.
   *
   * @param {Open} open
   */
  #keep(open) {
    this.#write(open);
    this.#address(open, open.element.link);
  }

  /** @param {Open} open */
  #write(open) {
    clearTimeout(open.stepping);
    open.stepping = 0;
    const { id, element } = open;
    const { link, names, ply, end } = element;
    const title = element.tags.find(([name]) => name === 'Title')?.[1];
    open.kept = {
      at: Date.now(),
      game: element.playing,
      link,
      ply,
      over: end.winners !== null,
      names,
      saved: element.save(),
      end,
      clock: element.furniture?.clock ?? undefined,
      ...(title ? { title } : {}),
    };
    if (!this.#store.keep(id, open.kept)) this.#makeRoom(open);
  }

  /**
   * Lets the address follow the game, unless it is left: then it can be played until the next page is there.
   *
   * @param {Open} open
   * @param {string} link
   */
  #address(open, link) {
    if (this.#open !== open) return;
    const { id } = open;
    try {
      history.replaceState({ id }, '', `#${link}`);
    } catch {
      // Browsers bound how often an address may change; the next move makes up for it.
    }
  }

  /**
   * Moves all other games to the library, and keeps this one where they were.
   *
   * @param {Open} open
   */
  async #makeRoom(open) {
    const library = await this.#reach();
    await library?.games.tidy({ except: open.id, leave: 0 });
    if (open.kept && !this.#store.keep(open.id, open.kept)) this.#store.trouble('store-full');
  }

  /** Moves games to the library that have not been played for long. */
  async #tidy() {
    if (this.#store.games().length > AT_HAND) (await this.#reach())?.games.tidy({ except: this.#open?.id });
  }

  /**
   * Follows what another window has done with the game that is shown here, its clock included.
   *
   * @param {StorageEvent} event
   */
  async #follow(event) {
    const open = this.#open;
    const heard = this.#store.heard(event);
    if (!open || heard?.id !== open.id || !heard.kept) return;
    // What is there by now may have been kept here.
    if (JSON.stringify(heard.kept) === JSON.stringify(open.kept)) return;
    open.following += 1;
    open.element.furniture?.wind(heard.kept.clock);
    const problem = await open.element.restore(heard.kept.saved);
    open.following -= 1;
    if (problem) return;
    open.kept = heard.kept;
    this.#address(open, heard.kept.link);
  }

  #leave() {
    this.#home?.leave();
    this.#heading.remove();
    attribute(this.#main, 'aria-label', null);
    const open = this.#open;
    this.#open = null;
    this.#keepLast(open);
    this.#lesson?.end();
    this.#lesson = null;
    this.#asked += 1;
    this.#library?.leave();
    this.#library = null;
    // A game without a move is nothing to come back to.
    if (open?.kept && open.kept.end?.ply === 0) this.#store.forget(open.id);
    this.#tidy();
    for (const note of this.#notes.querySelectorAll('.said')) note.remove();
    scrollTo(0, 0);
  }

  async #title() {
    const open = this.#open;
    if (!open) return;
    const game = open.element.playing;
    const say = await words(this.#words.lang, [game]);
    if (this.#open !== open) return;
    const title = say.say(`${game}-name`);
    document.title = `${title} · Cauce`;
    text(this.#heading, title);
    attribute(this.#main, 'aria-label', title);
  }

  /** @param {Trouble} trouble */
  #tell(trouble) {
    this.#note(this.#words.say(trouble));
  }

  /**
   * Says something at the top of the page until it is put away; the same twice stands there once.
   *
   * @param {string} message
   * @param {'trouble' | 'said'} [kind] something went wrong, or was done
   */
  #note(message, kind = 'trouble') {
    const note = el(
      'div',
      { class: `site-note ${kind}`, role: kind === 'trouble' ? 'alert' : 'status' },
      el('p', {}, message),
      el(
        'button',
        {
          type: 'button',
          class: 'icon-button',
          'aria-label': this.#words.say('dismiss'),
          on: { click: () => note.remove() },
        },
        icon('close'),
      ),
    );
    for (const other of this.#notes.querySelectorAll('.site-note')) {
      if (other.textContent === note.textContent) other.remove();
    }
    this.#notes.append(note);
  }
}

/** The game that the address names, if it does. */
function askedGame() {
  return new URLSearchParams(location.hash.slice(1)).get('game');
}

const chosen = await begin();
// What will be shown is asked for now, and not when there are words for the head. Who shows it asks again.
const game = askedGame();
if (game !== null) {
  words(chosen, [game]);
  sheets().catch(() => {});
} else if (location.hash.length < 2) {
  toHome(chosen).catch(() => {});
}
new Site(await words(chosen)).start();
