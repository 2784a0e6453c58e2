// Our own site: the home page, the page of a game, and what is kept between visits.
//
// The address says what is shown: nothing after `#` is the home page, a link's pairs are a game. The address follows
// the game as it is played, so that it can be copied at any point.

import './../cauce.js';
import { el, text } from './dom.js';
import { Furniture } from './furniture.js';
import { begin, showHead } from './head.js';
import { icon } from './icons.js';
import { Store } from './store.js';
import { words } from './words.js';

/**
 * @typedef {import('./element.js').CauceGame} CauceGame
 * @typedef {import('./home.js').Home} Home
 * @typedef {import('./store.js').Trouble} Trouble
 * @typedef {import('./words.js').Words} Words
 */

class Site {
  /** @type {Words} */ #words;
  #store = new Store((trouble) => this.#tell(trouble));
  #main = document.querySelector('main') ?? document.body;
  #notes = document.querySelector('.site-notes') ?? document.body;
  /** The home page, once it has been shown. @type {Home | null} */
  #home = null;
  /** What the page of a game is called, beside the way home. */
  #heading = el('h1', { class: 'site-title' });
  /** The game that is shown. @type {{ id: string, element: CauceGame } | null} */
  #open = null;
  /** The lesson that is shown. @type {import('./learn/lesson.js').Lesson | null} */
  #lesson = null;
  /** How many pages have been asked for: one that comes late is not shown any more. */
  #asked = 0;
  /** Troubles that came before there were words for them. @type {Trouble[]} */
  #untold = [];

  /** @param {Words} words */
  constructor(words) {
    this.#words = words;
  }

  start() {
    this.#head();
    this.#route();
    addEventListener('popstate', () => this.#route());
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.#home?.recolour());
    for (const trouble of this.#untold.splice(0)) this.#tell(trouble);
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
      this.#showHome();
    }
  }

  #dress() {
    if (this.#open) this.#open.element.theme = this.#store.settings.theme ?? 'auto';
    this.#lesson?.dress(this.#store.settings.theme ?? 'auto');
    this.#home?.recolour();
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
    const asked = /** @type {{ id?: string } | null} */ (history.state)?.id;
    const kept = this.#store.games();
    const [id, game] =
      kept.find(([key, { link }]) => key === asked && link === fragment) ??
      kept.find(([, { link, ply }]) => link === fragment && ply > 0) ??
      [];
    this.#showGame(id ?? newId(), async (element) => {
      if (id === undefined || !game) return element.openLink(fragment);
      element.furniture?.wind(game.clock);
      if ((await element.restore(game.saved)) === null) return undefined;
      element.furniture?.wind(null);
      this.#store.setAside(id);
      return element.openLink(fragment);
    });
  }

  async #showHome() {
    this.#leave();
    const { Home, prepare } = await import('./home.js');
    const say = await prepare(this.#words.lang);
    if (this.#open || this.#lesson) return;
    this.#home ??= new Home(this.#store);
    document.title = `Cauce: ${say.say('home-title')}`;
    this.#main.replaceChildren(
      this.#home.show(say, {
        resume: (id, link) => {
          history.pushState({ id }, '', `#${link}`);
          this.#route();
        },
        setUp: (game) => {
          history.pushState(null, '', `#game=${game}`);
          this.#showGame(newId(), async (element) => {
            await element.openLink(`game=${game}`);
            element.openNewGame();
          });
        },
        rules: (game) => {
          history.pushState(null, '', `#game=${game}`);
          this.#showGame(newId(), async (element) => {
            await element.openLink(`game=${game}`);
            element.openRules();
          });
        },
      }),
    );
  }

  /**
   * @param {string} first
   * @param {(element: CauceGame) => Promise<unknown>} begin
   */
  #showGame(first, begin) {
    this.#leave();
    const element = /** @type {CauceGame} */ (document.createElement('cauce-game'));
    element.lang = this.#words.lang;
    element.theme = this.#store.settings.theme ?? 'auto';
    const open = { id: first, element };
    this.#open = open;
    element.furniture = new Furniture({
      habits: () => this.#store.settings.table,
      keep: (table) => (this.#store.settings = { ...this.#store.settings, table }),
      changed: () => this.#keep(open.id, element),
    });
    let begun = false;
    element.addEventListener('cauce-change', (event) => {
      const { fresh } = /** @type {CustomEvent} */ (event).detail;
      // A new game at the same table is kept beside the old one.
      if (fresh && begun) open.id = newId();
      begun = true;
      this.#keep(open.id, element);
    });
    text(this.#heading, '');
    document.querySelector('.brand')?.after(this.#heading);
    this.#main.replaceChildren(el('div', { class: 'table' }, element));
    scrollTo(0, 0);
    begin(element).then(() => this.#title());
  }

  /**
   * @param {string} game
   * @param {number} step counted from 1; none: where one was last
   */
  async #showLesson(game, step) {
    this.#leave();
    const request = this.#asked;
    const { openLesson } = await import('./learn/lesson.js');
    const lesson = await openLesson(game, {
      lang: this.#words.lang,
      theme: this.#store.settings.theme ?? 'auto',
      keep: (at, finished) => this.#keepLesson(game, at, finished),
    });
    if (request !== this.#asked) return;
    if (!lesson) {
      this.#showHome();
      return;
    }
    this.#lesson = lesson;
    this.#main.replaceChildren(lesson.element);
    lesson.begin((step || (this.#store.settings.lessons?.[game]?.step ?? 1)) - 1);
    document.title = `${lesson.title} · Cauce`;
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

  /**
   * Keeps the game and lets the address follow it.
   *
   * @param {string} id
   * @param {CauceGame} element
   */
  #keep(id, element) {
    const { link, names, ply, outcome } = element;
    this.#store.keep(id, {
      at: Date.now(),
      game: element.playing,
      link,
      ply,
      over: outcome !== null,
      names,
      saved: element.save(),
      clock: element.furniture?.clock ?? undefined,
    });
    try {
      history.replaceState({ id }, '', `#${link}`);
    } catch {
      // Browsers bound how often an address may change; the next move makes up for it.
    }
  }

  #leave() {
    this.#home?.leave();
    this.#heading.remove();
    const open = this.#open;
    this.#open = null;
    this.#lesson?.end();
    this.#lesson = null;
    this.#asked += 1;
    // A game without a move is nothing to come back to.
    if (open && this.#store.game(open.id)?.ply === 0) this.#store.forget(open.id);
    scrollTo(0, 0);
  }

  async #title() {
    const game = this.#open?.element.playing;
    if (!game) return;
    const say = await words(this.#words.lang, [game]);
    const title = say.say(`${game}-name`);
    document.title = `${title} · Cauce`;
    text(this.#heading, title);
  }

  /** @param {Trouble} trouble */
  #tell(trouble) {
    if (!this.#words) {
      this.#untold.push(trouble);
      return;
    }
    const note = el(
      'div',
      { class: 'site-note', role: 'alert' },
      el('p', {}, this.#words.say(trouble)),
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
    this.#notes.append(note);
  }
}

/** A name for a game that no other has. */
function newId() {
  return `${Date.now().toString(36)}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
}

// The home page is fetched while its words are.
if (location.hash.length < 2) import('./home.js').catch(() => {});
const chosen = await begin();
new Site(await words(chosen)).start();
