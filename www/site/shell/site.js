// Our own site: which page is shown, and in which language and theme.
//
// The address says what is shown: nothing after `#` is the home page, `library` the library, `learn` with a game its
// lesson, `puzzles` the puzzles, a link's pairs are a game. What is not needed for the first page is fetched when it is asked for.

import { attribute, el, text } from '../../element/dom.js';
import { CauceGame } from '../../element/element.js';
import { isGame } from '../../element/engine.js';
import { linkOf, pairsOf, saidBy } from '../../element/link.js';
import { boot } from './boot.js';
import { showHeader } from './header.js';
import { notice } from '../../element/frame/notice.js';
import { reasonOf, unfit } from '../../element/needs.js';
import { once } from '../../element/once.js';
import { OpenGame } from '../store/open-game.js';
import { elementStyles } from '../../element/look/styles.js';
import { newId } from '../store/kept.js';
import { Store } from '../store/store.js';
import { toHome } from '../home/to-home.js';
import { lastWords, words } from '../../element/words.js';

/** @import { Kept } from '../store/kept.js' */
/**
 * A page of the site, until another one is shown.
 * @typedef {object} Page
 * @property {HTMLElement} element
 * @property {string} title empty where it is not known yet, and on the home page
 * @property {HTMLElement} [heading] what is shown, to stand beside the way home
 * @property {boolean} [fills] whether it is as high as the window, and scrolls inside
 * @property {(lang: string) => Promise<unknown>} [speak] goes on in another language; one that cannot is shown anew
 * @property {() => void} focus
 * @property {() => void} end
 */

/** Why a game cannot be opened by this version, but can be by another. */
const NEWER = ['save-newer', 'save-unknown-game'];

/** What a link says: it may be written by hand, its pairs in any order. @param {string} link */
const pairs = (link) => String([...pairsOf(saidBy(link))].sort());

/** The moves of a link and what comes before them, without who plays. @param {string} link */
const movesOf = (link) => saidBy(link).replace(/&seats=[^&]*/, '');

class Site {
  /** @type {Words} */ #words;
  #store = new Store((trouble) => this.#tell(trouble));
  /** The language that was chosen last, whose words may still be on their way. */
  #lang;
  #main = document.querySelector('main') ?? document.body;
  #notes = document.querySelector('.site-notes') ?? document.body;
  /** @type {Page | null} */ #page = null;
  /** What the page of a game is called, beside the way home. */
  #heading = el('h1', { class: 'site-title' });
  /** The game on that page. @type {OpenGame | null} */ #open = null;
  /** How many pages have been asked for: one that comes late is not shown any more. */
  #asked = 0;
  #shown = 0;

  /** @param {Words} words */
  constructor(words) {
    this.#words = words;
    this.#lang = words.lang;
  }

  start() {
    this.#head();
    this.#route(this.#store.reloaded);
    addEventListener('popstate', () => this.#route());
    // The way back closes what is open over the page, where a browser asks a page before it goes.
    Reflect.get(window, 'navigation')?.addEventListener('navigate', (/** @type {any} */ event) => {
      const open = event.navigationType === 'traverse' && event.cancelable && opened().at(-1);
      if (!open) return;
      event.preventDefault();
      if (open instanceof HTMLDialogElement) open.close();
      else open.hidePopover();
    });
    addEventListener('storage', (event) => this.#open?.follow(event));
    // A page that comes back as it was left has heard nothing meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#open?.catchUp());
    // The next page may have begun before this one is hidden; and some browsers hide one without a word of unloading.
    for (const last of ['beforeunload', 'pagehide']) addEventListener(last, () => this.#open?.keepLast());
    this.#listen();
    // Where nothing has the focus, keys are the game's.
    addEventListener(
      'keydown',
      (event) =>
        event.target instanceof Element && event.target.matches('body, main') && this.#open?.element.keyDown(event),
    );
  }

  // ---- head

  #head() {
    showHeader(this.#words, this.#store, { speak: (lang) => this.#speak(lang) });
  }

  /** @param {string} lang */
  async #speak(lang) {
    this.#lang = lang;
    const say = await words(lang);
    // The words of a language that was chosen later may have come first.
    if (lang !== this.#lang) return;
    this.#words = say;
    this.#head();
    this.#resay();
    const page = this.#page;
    // Also where a page is still on its way.
    if (!page?.speak) return this.#route();
    await page.speak(lang);
    if (this.#page === page) this.#entitle(page.title);
  }

  // ---- what is shown

  /** @param {Page} page */
  #show(page) {
    this.#page = page;
    document.querySelector('.site-title')?.remove();
    if (page.heading) document.querySelector('.brand')?.after(page.heading);
    attribute(document.documentElement, 'data-fills', page.fills);
    this.#main.replaceChildren(page.element);
    this.#shown += 1;
    this.#store.settle(this.#open?.id);
    this.#entitle(page.title);
  }

  /**
   * Shows a page once it is there, unless another one has been asked for since. Where it cannot be had, that is said.
   * @template {Page | null} P @param {Promise<P>} loading @param {(page: NonNullable<P>) => void} [begin] what is done with it first
   * @returns {Promise<P | undefined>} what was loaded, where it is still wanted
   */
  async #showOnce(loading, begin) {
    const request = this.#asked;
    /** @type {unknown} */ let trouble;
    const page = await loading.catch((reason) => void (trouble = reason));
    if (request !== this.#asked) return void page?.end();
    if (page === undefined) this.#tell(reasonOf(trouble));
    if (!page) return page;
    this.#show(page);
    begin?.(page);
    if (this.#astray) page.focus();
    return page;
  }

  /** @param {string | null} [standing] the game that an address was about which does not tell it any more */
  #route(standing) {
    const fragment = location.hash.slice(1);
    const asked = pairsOf(fragment);
    const lesson = asked.get('learn');
    if (!fragment) this.#showHome();
    else if (lesson !== null) this.#showLesson(lesson, Number(asked.get('step')));
    else if (asked.has('puzzles')) this.#showPuzzles(asked);
    else if (fragment === 'library') this.#showLibrary();
    else if (/^\w+$/.test(fragment)) {
      // A word alone is meant as the name of a game.
      history.replaceState(history.state, '', `#game=${fragment}`);
      this.#route(standing);
    } else this.#showAddressed(fragment, standing);
  }

  /** @param {string} id @param {Kept} kept */
  #play(id, kept) {
    history.pushState({ id }, '', `#${kept.link}`);
    this.#showKept(id, kept);
  }

  /**
   * Shows an earlier game of the series that is played, with a way back.
   * @param {string} id @param {Kept} kept @param {number} number
   */
  async #playEarlier(id, kept, number) {
    this.#play(id, kept);
    const shown = this.#open;
    const say = this.#words;
    await Promise.all([say.read('series'), shown?.element.ready]);
    const back = { name: 'series-back', act: () => history.back() };
    if (this.#open === shown) shown?.element.notify({ id: 'series-earlier', args: { number } }, back);
  }

  /**
   * @param {string} id @param {Kept} kept @param {string} [sent] a link to this game that has come, and is to be taken up
   * @param {boolean} [far] whether its end is to be seen, wherever it stood last
   */
  #showKept(id, kept, sent, far) {
    this.#showGame(id, async (open) => {
      const { element } = open;
      open.goOnWith(kept);
      const problem = await element.openSaved(kept.saved);
      if (problem === null) {
        if (far) element.goTo(Infinity);
        // Another window may have played on while this one was opened, and heard nothing yet.
        await open.catchUp();
        if (sent !== undefined) await this.#takeUp(open, sent);
        return;
      }
      await this.#words.read('unread');
      // What a newer version has kept is there for the next time that it is used.
      if (NEWER.includes(problem.id)) this.#note(this.#words.say(problem), { passing: true });
      else this.#store.setAside(id);
      // What its link still tells is another game, which must not be kept in place of this one.
      open.id = newId();
      open.goOnWith(null);
      await element.openLink(kept.link);
    });
  }

  /**
   * Shows the game that an address is about: the one that has stood in it, the one that somebody sent, or the one that was
   * played as far as there; or else a new one.
   * @param {string} address @param {string | null} [standing]
   */
  async #showAddressed(address, standing) {
    const own = /** @type {{ id?: string } | null} */ (history.state)?.id;
    const asked = own ?? standing;
    this.#leave();
    const request = this.#asked;
    const kept = asked ? await this.#store.game(asked) : null;
    const { link: fragment, whole } = own && kept ? { link: address, whole: true } : await linkOf(address);
    // What stood here before may be some moves ahead of the address, or behind: else the address is another one by now.
    const [stood, stands] = [kept?.link ?? '#', fragment].map(movesOf);
    const isSame = whole && (stood?.startsWith(stands ?? '') || stands?.startsWith(stood ?? ''));
    const there = own || isSame ? kept : null;
    const said = pairsOf(fragment);
    const [sent, before] = [said.get('id'), said.get('after')];
    // Nobody can tell which game a part of a link is about. The next game of a series goes on from the one before it.
    const found =
      there || !whole
        ? null
        : ((await this.#find(sent, fragment)) ?? (sent && before && (await this.#find(before, fragment))));
    if (request !== this.#asked) return;
    // The address may be a step behind.
    if (asked && there) this.#showKept(asked, there);
    else if (found)
      this.#showKept(...found, sent ? fragment : undefined, !sent && pairs(found[1].link) !== pairs(fragment));
    else this.#showGame(newId(), (open) => open.openLink(fragment));
  }

  /** The kept game that a link is about. @param {string | null} gameId what it calls the game @param {string} fragment */
  #find(gameId, fragment) {
    if (gameId) return this.#store.find((head) => head.gameId === gameId);
    // Without moves it is a new game, which need not wait.
    if (!fragment.includes('moves=')) return null;
    // It may have been left at another move than its last.
    return this.#store.find(({ link, end }) => [link, end?.link ?? ''].map(pairs).includes(pairs(fragment)));
  }

  /**
   * Takes up a link into the game that is shown, and says so where that is more than a next move.
   * @param {OpenGame} open @param {string} fragment
   */
  async #takeUp(open, fragment) {
    const stands = await open.element.takeUp(fragment).catch(() => null);
    // Another page was asked for meanwhile.
    if (this.#open !== open) return;
    if (stands === null) return this.#tell('load-failed');
    if (stands === 'newer' || stands === 'same') return;
    // With another start it is another game, which stands beside the one that is kept.
    const begin = (/** @type {OpenGame} */ open) => open.openLink(fragment);
    if (stands === 'other') this.#showGame(newId(), begin);
    const shown = this.#open;
    const say = this.#words;
    await Promise.all([say.read('links'), shown?.element.ready]);
    if (this.#open === shown) shown?.element.notify(`links-${stands}`);
  }

  async #home() {
    // The database is opened while the page is on its way. Until that is there, a game may be played on.
    const [{ Home, say }] = await Promise.all([toHome(this.#words.lang), this.#store.list()]);
    const { games } = await this.#store.list();
    // On the icon of the app, where the device shows one.
    navigator.setAppBadge?.(games.filter(([, { far, over }]) => far?.due && !over).length).catch(() => {});
    return new Home(this.#store, say, games, {
      resume: (id, link) => {
        history.pushState({ id }, '', `#${link}`);
        this.#route();
      },
      open: (game, command) => {
        history.pushState(null, '', `#game=${game}`);
        this.#showGame(newId(), async ({ element }) => {
          await element.openLink(`game=${game}`);
          element.use(command);
        });
      },
    });
  }

  async #showHome() {
    this.#leave();
    await this.#showOnce(this.#home(), ({ words }) => (document.title = `Cauce: ${words.say('home-title')}`));
  }

  /** @param {string} id @param {(open: OpenGame) => Promise<unknown>} begin */
  #showGame(id, begin) {
    this.#leave();
    const open = new OpenGame(id, this.#store, (...game) => this.#playEarlier(...game));
    this.#open = open;
    const { element } = open;
    const game = askedGame();
    if (game !== null) element.game = game;
    element.lang = this.#words.lang;
    text(this.#heading, '');
    const page = {
      element: el('div', { class: 'table' }, element),
      title: '',
      heading: this.#heading,
      fills: true,
      speak: (/** @type {string} */ lang) => {
        element.lang = lang;
        return name();
      },
      focus: () => this.#main.focus({ preventScroll: true }),
      end: () => {
        attribute(this.#main, 'aria-label', null);
        open.leave();
      },
    };
    const name = async () => {
      const game = element.playing;
      const say = await lastWords(() => this.#words.lang, [game]);
      if (this.#page !== page) return;
      page.title = say.say(`${game}-name`);
      text(this.#heading, page.title);
      // In large text it may end with dots.
      attribute(this.#heading, 'title', page.title);
      attribute(this.#main, 'aria-label', page.title);
    };
    this.#show(page);
    begin(open).then(async () => {
      await name();
      if (this.#page !== page) return;
      this.#entitle(page.title);
      if (this.#astray) page.focus();
    });
  }

  /**
   * Whether the keyboard was on a page that is gone, or on the link that has led away from it: it is brought to the new
   * one, as on any site.
   */
  get #astray() {
    const at = /** @type {HTMLElement} */ (document.activeElement);
    return (
      this.#shown > 1 && ([document.body, this.#main].includes(at) || at.matches('.site-head a, [data-site-menu]'))
    );
  }

  /** @param {string} game @param {number} step counted from 1; none: where one was last */
  async #showLesson(game, step) {
    this.#leave();
    /** @type {import('../learn/lesson.js').Host['keep']} */
    const keep = (...come) => this.#keepLesson(game, ...come);
    // Whoever was invited and wanted to learn the game first comes back to it.
    const waiting = this.#store.find((head) => Boolean(head.game === game && !head.over && head.far && head.gameId));
    const { lang } = this.#words;
    const shown = await this.#showOnce(
      Promise.all([import('../learn/lesson.js'), waiting]).then(([{ openLesson }, found]) =>
        openLesson(game, { lang, keep, waiting: found?.[1] }),
      ),
      (lesson) => {
        const { step: last = 1, skipped } = this.#store.settings.lessons?.[game] ?? {};
        lesson.begin((step || last) - 1, skipped);
      },
    );
    if (shown !== null) return;
    const home = this.#showHome();
    const request = this.#asked;
    await home;
    // It is among the words of the home page, which may not have been had.
    const reason = this.#words.first(['home-lesson-unknown']);
    if (request === this.#asked && reason) this.#note(reason, { passing: true });
  }

  /** @param {URLSearchParams} asked */
  #showPuzzles(asked) {
    this.#leave();
    const host = { lang: this.#words.lang, store: this.#store };
    this.#showOnce(import('../puzzles/puzzles.js').then(({ openPuzzles }) => openPuzzles(asked, host)));
  }

  /** @param {string} title */
  #entitle(title) {
    if (title) document.title = `${title} · Cauce`;
  }

  /**
   * Remembers how far somebody has come in a lesson; who has come to its end begins anew the next time.
   * @param {string} game @param {number} at counted from 0
   * @param {boolean} finished @param {number[]} skipped
   */
  #keepLesson(game, at, finished, skipped) {
    const { lessons } = this.#store.settings;
    const done = finished || Boolean(lessons?.[game]?.done);
    this.#store.set({ lessons: { ...lessons, [game]: { step: finished ? 1 : at + 1, done, skipped } } });
    history.replaceState(null, '', `#learn=${game}&step=${at + 1}`);
  }

  async #showLibrary() {
    this.#leave();
    const request = this.#asked;
    const library = await this.#reach();
    if (request !== this.#asked) return;
    if (library) this.#showOnce(library.show());
    else this.#showHome();
  }

  async #listen() {
    const intake = await import('../library/intake.js').catch(() => null);
    intake?.listen({
      take: (sources) =>
        this.#reach()
          .then((library) => library?.take(sources))
          .catch((trouble) => this.#tell(reasonOf(trouble))),
      invite: async () => (await this.#reach())?.invite() ?? '',
    });
  }

  /** The library; null where it cannot be had just now. */
  #reach() {
    const library = once('library', async () => {
      const { Library } = await import('../library/library.js');
      return new Library(this.#store, {
        play: (id, kept) => this.#play(id, kept),
        playFiled: ({ saved, link }, note) => {
          history.pushState(null, '', `#${link}`);
          this.#showGame(newId(), async ({ element }) => {
            await element.restore(saved);
            if (note) element.notify(note);
          });
        },
        tell: (message) => this.#note(message, { passing: true }),
        say: (message, ...offers) => this.#note(message, { kind: 'said', passing: true, offers }),
        show: () => {
          if (location.hash !== '#library') history.pushState(null, '', '#library');
          this.#showLibrary();
        },
        lang: () => this.#words.lang,
      });
    });
    return library.catch((trouble) => {
      this.#tell(reasonOf(trouble));
      return null;
    });
  }

  #leave() {
    this.#page?.end();
    this.#page = this.#open = null;
    this.#asked += 1;
    this.#hush();
    scrollTo(0, 0);
  }

  /** Says what went wrong, also in another language that is chosen later. @param {Phrase | string} phrase */
  async #tell(phrase) {
    const known = (await this.#words.read('store')) ? phrase : 'load-failed';
    this.#note(known);
  }

  /**
   * Says something at the top of the page. The same twice stands there once, and of what passes only the last.
   * @param {Phrase | string} message @param {object} [how]
   * @param {'trouble' | 'said'} [how.kind] something went wrong, or was done
   * @param {boolean} [how.passing] whether it is about what was done last, and goes with the page
   * @param {import('../../element/frame/notice.js').Offer[]} [how.offers] what can be done about it
   */
  #note(message, { kind = 'trouble', passing = false, offers = [] } = {}) {
    const note = notice(this.#words, message, {
      kind: `site-note ${kind}`,
      role: kind === 'trouble' ? 'alert' : 'status',
      offers,
    });
    attribute(note, 'data-passing', passing);
    if (passing) this.#hush();
    for (const other of this.#notes.querySelectorAll('.site-note')) {
      if (other.textContent === note.textContent) other.remove();
    }
    this.#notes.append(note);
  }

  #hush() {
    for (const note of this.#notes.querySelectorAll('[data-passing]')) note.remove();
  }

  /** Says in another language what still holds. */
  #resay() {
    this.#hush();
    for (const note of /** @type {NodeListOf<ReturnType<typeof notice>>} */ (
      this.#notes.querySelectorAll('.site-note')
    ))
      note.tell(this.#words);
  }
}

/** The dialogs and menus that are open over the page, the last one on top. @returns {HTMLElement[]} */
function opened() {
  const roots = [document, ...[...document.querySelectorAll('cauce-game')].map(({ shadowRoot }) => shadowRoot)];
  /** @param {Document | ShadowRoot | null} root @returns {Iterable<HTMLElement>} */
  const within = (root) => root?.querySelectorAll('dialog[open], :popover-open') ?? [];
  return roots.flatMap((root) => [...within(root)]);
}

function askedGame() {
  const name = pairsOf(location.hash.slice(1)).get('game');
  return name !== null && isGame(name) ? name : null;
}

customElements.define('cauce-game', CauceGame);
const chosen = await boot();
// What will be shown is asked for now, and not when there are words for the head. Who shows it asks again.
const game = askedGame();
if (game !== null) {
  words(chosen, [game]);
  elementStyles().catch(() => {});
} else if (location.hash.length < 2) {
  toHome(chosen).catch(() => {});
}
const say = await words(chosen);
const unable = unfit();
if (unable) document.querySelector('main')?.append(el('p', { role: 'alert' }, say.say(unable)));
else new Site(say).start();
