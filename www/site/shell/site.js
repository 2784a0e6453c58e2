// The site: which page is shown, and in which language and theme.
//
// The fragment selects the page: an empty one the home page, `library` the library, `learn` with a game its lesson,
// `puzzles` the puzzles, and the pairs of a link a game. What the first page does not need is loaded on demand.

import { attribute, el, text } from '../../kit/dom.js';
import { CauceGame } from '../../element/element.js';
import { isGame } from '../../element/engine.js';
import { linkOf, pairsOf, withoutChecksum } from '../../element/link.js';
import { boot } from './boot.js';
import { showHeader } from './header.js';
import { notice } from '../../kit/notice.js';
import { reasonOf, unsupportedReason } from '../../kit/support.js';
import { once } from '../../kit/once.js';
import { OpenGame } from '../store/open-game.js';
import { elementStyles } from '../../kit/styles.js';
import { newId } from '../store/saved-game.js';
import { Store } from '../store/store.js';
import { toHome } from '../home/to-home.js';
import { currentWords, words } from '../../kit/words.js';

/** @import { SavedGame } from '../store/saved-game.js' */
/**
 * @typedef {object} Page
 * @property {HTMLElement} element
 * @property {string} title empty while unknown, and on the home page
 * @property {HTMLElement} [heading] displayed next to the link to the home page
 * @property {boolean} [fills] whether the page is as high as the window, and scrolls inside
 * @property {(lang: string) => Promise<unknown>} [speak] changes the language; a page without it is created again
 * @property {() => void} focus
 * @property {() => void} end
 */
/** A newer version can open these games. */
const NEWER = ['save-newer', 'save-unknown-game'];

/** A selector of what the back button closes. */
const OPEN = "dialog[open], :popover-open, [data-card='hint'] > .icon-button, [data-shape='stacked'] .analysis-close";

/** The pairs of a link in a canonical order: a link may be written by hand. @param {string} link */
const pairs = (link) => String([...pairsOf(withoutChecksum(link))].sort());

/** The part of a link up to the moves, without the seats. @param {string} link */
const movesOf = (link) => withoutChecksum(link).replace(/&seats=[^&]*/, '');

class Site {
  /** @type {Words} */ #words;
  #store = new Store((trouble) => this.#tell(trouble));
  /** The last chosen language. Its words may still be loading. */
  #lang;
  #main = document.querySelector('main') ?? document.body;
  #notes = document.querySelector('.site-notes') ?? document.body;
  /** @type {Page | null} */ #page = null;
  #heading = el('h1', { class: 'site-title' });
  /** @type {OpenGame | null} */ #open = null;
  /** The number of pages requested. A page that loads after a later request is not shown. */
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
    // The browser's back button closes what is open first, if the browser allows a page to cancel navigation.
    Reflect.get(window, 'navigation')?.addEventListener('navigate', (/** @type {any} */ event) => {
      const open = event.navigationType === 'traverse' && event.cancelable && opened().at(-1);
      if (!open) return;
      event.preventDefault();
      if (open instanceof HTMLDialogElement) open.close();
      else if (open.popover) open.hidePopover();
      else open.click();
    });
    addEventListener('storage', (event) => this.#open?.follow(event));
    // A page that returns from the back/forward cache has missed storage events.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#open?.catchUp());
    // The next page may start before this one is hidden, and some browsers hide a page without `beforeunload`.
    for (const last of ['beforeunload', 'pagehide']) addEventListener(last, () => this.#open?.keepLast());
    this.#listen();
    // Keys control the game when nothing has the focus.
    addEventListener(
      'keydown',
      (event) =>
        event.target instanceof Element && event.target.matches('body, main') && this.#open?.element.keyDown(event),
    );
  }

  #head() {
    showHeader(this.#words, this.#store, { speak: (lang) => this.#speak(lang) });
  }

  /** @param {string} lang */
  async #speak(lang) {
    this.#lang = lang;
    const say = await words(lang);
    // The language may have changed again while the words were loading.
    if (lang !== this.#lang) return;
    this.#words = say;
    this.#head();
    this.#translateNotes();
    const page = this.#page;
    // This also requests again a page that is still loading.
    if (!page?.speak) return this.#route();
    await page.speak(lang);
    if (this.#page === page) this.#setTitle(page.title);
  }

  /** @param {Page} page */
  #show(page) {
    this.#page = page;
    document.querySelector('.site-title')?.remove();
    if (page.heading) document.querySelector('.brand')?.after(page.heading);
    attribute(document.documentElement, 'data-fills', page.fills);
    this.#main.replaceChildren(page.element);
    this.#shown += 1;
    this.#store.settle(this.#open?.id);
    this.#setTitle(page.title);
  }

  /**
   * Shows a page when it has loaded, unless another one has been requested since.
   * @template {Page | null} P @param {Promise<P>} loading
   * @param {(page: NonNullable<P>) => void} [begin] called before the page receives the focus
   * @returns {Promise<P | undefined>}
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
    if (this.#focusLost) page.focus();
    return page;
  }

  /** @param {string | null} [standing] the id of the game shown before a reload, which the address may have lost */
  #route(standing) {
    const fragment = location.hash.slice(1);
    const asked = pairsOf(fragment);
    const lesson = asked.get('learn');
    if (!fragment) this.#showHome();
    else if (lesson !== null) this.#showLesson(lesson, Number(asked.get('step')));
    else if (asked.has('puzzles')) this.#showPuzzles(asked);
    else if (fragment === 'library') this.#showLibrary();
    else if (/^\w+$/.test(fragment)) {
      history.replaceState(history.state, '', `#game=${fragment}`);
      this.#route(standing);
    } else this.#showAddressed(fragment, standing);
  }

  /** @param {string} id @param {SavedGame} kept */
  #play(id, kept) {
    history.pushState({ id }, '', `#${kept.link}`);
    this.#showSaved(id, kept);
  }

  /**
   * @param {string} id @param {SavedGame} kept @param {string} [sent] a received link to this game, which is merged into it
   * @param {boolean} [far] whether to go to the last move, instead of the stored position
   */
  #showSaved(id, kept, sent, far) {
    this.#showGame(id, async (open) => {
      const { element } = open;
      open.adopt(kept);
      const problem = await element.openSaved(kept.saved);
      if (problem === null) {
        if (far) element.goTo(Infinity);
        // Another window may have continued the game while this one opened.
        await open.catchUp();
        if (sent !== undefined) await this.#mergeLink(open, sent);
        return;
      }
      await this.#words.read('unread');
      // A game that a newer version has stored stays as it is.
      if (NEWER.includes(problem.id)) this.#note(this.#words.say(problem), { passing: true });
      else this.#store.setAside(id);
      // The link may still be readable. It opens a new game, so that the stored one is not overwritten.
      open.id = newId();
      open.adopt(null);
      await open.openLink(kept.link);
    });
  }

  /**
   * Shows the game of an address: the game shown there before, the game that was sent, or the stored game with that
   * position. If there is none, starts a new game.
   * @param {string} address @param {string | null} [standing] as for `#route`
   */
  async #showAddressed(address, standing) {
    const own = /** @type {{ id?: string } | null} */ (history.state)?.id;
    const asked = own ?? standing;
    this.#leave();
    const request = this.#asked;
    const kept = asked ? await this.#store.game(asked) : null;
    const { link: fragment, whole } = own && kept ? { link: address, whole: true } : await linkOf(address);
    // The stored game may be some moves ahead of the address or behind it. Otherwise the address is another game.
    const [stood, stands] = [kept?.link ?? '#', fragment].map(movesOf);
    const isSame = whole && (stood?.startsWith(stands ?? '') || stands?.startsWith(stood ?? ''));
    const there = own || isSame ? kept : null;
    const said = pairsOf(fragment);
    const [sent, before] = [said.get('id'), said.get('after')];
    // A partial link cannot identify a game. A new game of a series is looked up by the game before it.
    const found =
      there || !whole
        ? null
        : ((await this.#find(sent, fragment)) ?? (sent && before && (await this.#find(before, fragment))));
    if (request !== this.#asked) return;
    if (asked && there) this.#showSaved(asked, there);
    else if (found)
      this.#showSaved(...found, sent ? fragment : undefined, !sent && pairs(found[1].link) !== pairs(fragment));
    else this.#showGame(newId(), (open) => open.openLink(fragment));
  }

  /** @param {string | null} gameId the id in the link @param {string} fragment */
  #find(gameId, fragment) {
    if (gameId) return this.#store.find((head) => head.gameId === gameId);
    if (!fragment.includes('moves=')) return null;
    // The stored game may not be at its last move.
    return this.#store.find(({ link, end }) => [link, end?.link ?? ''].map(pairs).includes(pairs(fragment)));
  }

  /** @param {OpenGame} open @param {string} fragment a received link to this game */
  async #mergeLink(open, fragment) {
    const stands = await open.element.mergeLink(fragment).catch(() => null);
    if (this.#open !== open) return;
    if (stands === null) return this.#tell('load-failed');
    if (stands === 'newer' || stands === 'same') return;
    // A link with another start is another game. It is stored separately.
    const begin = (/** @type {OpenGame} */ open) => open.openLink(fragment);
    if (stands === 'other') this.#showGame(newId(), begin);
    const shown = this.#open;
    const say = this.#words;
    await Promise.all([say.read('links'), shown?.element.ready]);
    if (this.#open === shown) shown?.element.notify(`links-${stands}`);
  }

  async #home() {
    const [{ Home, say }] = await Promise.all([toHome(this.#words.lang), this.#store.list()]);
    const { games } = await this.#store.list();
    // The badge on the app icon is the number of games in which a local player is to move.
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
    const open = new OpenGame(id, this.#store);
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
      const say = await currentWords(() => this.#words.lang, [game]);
      if (this.#page !== page) return;
      page.title = say.say(`${game}-name`);
      text(this.#heading, page.title);
      // Large text may be cut off with an ellipsis.
      attribute(this.#heading, 'title', page.title);
      attribute(this.#main, 'aria-label', page.title);
    };
    this.#show(page);
    begin(open).then(async () => {
      await name();
      if (this.#page !== page) return;
      this.#setTitle(page.title);
      if (this.#focusLost) page.focus();
    });
  }

  /** Whether the focus was on the replaced page, or on the link that led away. It then moves to the new page. */
  get #focusLost() {
    const at = /** @type {HTMLElement} */ (document.activeElement);
    return (
      this.#shown > 1 && ([document.body, this.#main].includes(at) || at.matches('.site-head a, [data-site-menu]'))
    );
  }

  /** @param {string} game @param {number} step counted from 1; NaN or 0 for the last one visited */
  async #showLesson(game, step) {
    this.#leave();
    /** @type {import('../learn/lesson.js').Host['keep']} */
    const keep = (...come) => this.#keepLesson(game, ...come);
    // A player who was invited and first takes the lesson can return to that game.
    const waiting = this.#store.find((head) => Boolean(head.game === game && !head.over && head.far && head.gameId));
    const { lang } = this.#words;
    const shown = await this.#showOnce(
      Promise.all([import('../learn/lesson.js'), waiting]).then(([{ openLesson }, found]) =>
        openLesson(game, { lang, keep, waiting: found?.[1] }),
      ),
      (lesson) => {
        const { step: last = 1 } = this.#store.settings.lessons?.[game] ?? {};
        lesson.begin((step || last) - 1);
      },
    );
    if (shown !== null) return;
    const home = this.#showHome();
    const request = this.#asked;
    await home;
    // The message is in the catalogue of the home page, which may have failed to load.
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
  #setTitle(title) {
    if (title) document.title = `${title} · Cauce`;
  }

  /** @param {string} game @param {number} at counted from 0 @param {boolean} finished */
  #keepLesson(game, at, finished) {
    const { lessons } = this.#store.settings;
    const done = finished || Boolean(lessons?.[game]?.done);
    this.#store.set({ lessons: { ...lessons, [game]: { step: finished ? 1 : at + 1, done } } });
    history.replaceState(null, '', `#learn=${game}&step=${at + 1}`);
  }

  async #showLibrary() {
    this.#leave();
    const request = this.#asked;
    const library = await this.#loadLibrary();
    if (request !== this.#asked) return;
    if (library) this.#showOnce(library.show());
    else this.#showHome();
  }

  async #listen() {
    const intake = await import('../library/intake.js').catch(() => null);
    intake?.listen({
      take: (sources) =>
        this.#loadLibrary()
          .then((library) => library?.take(sources))
          .catch((trouble) => this.#tell(reasonOf(trouble))),
      invite: async () => (await this.#loadLibrary())?.invite() ?? '',
    });
  }

  #loadLibrary() {
    const library = once('library', async () => {
      const { Library } = await import('../library/library.js');
      return new Library(this.#store, {
        play: (id, kept) => this.#play(id, kept),
        playFiled: (filed) => {
          history.pushState(null, '', `#${filed.address ?? filed.link}`);
          if (filed.address) this.#route();
          else this.#showGame(newId(), (open) => open.openFiled(filed));
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
    this.#clearPassing();
    scrollTo(0, 0);
  }

  /** @param {Phrase | string} phrase */
  async #tell(phrase) {
    const known = (await this.#words.read('store')) ? phrase : 'load-failed';
    this.#note(known);
  }

  /**
   * Shows a note at the top of the page. It replaces a note with the same text; a passing note replaces passing ones.
   * @param {Phrase | string} message @param {object} [how] @param {'trouble' | 'said'} [how.kind] error or confirmation
   * @param {boolean} [how.passing] whether the note disappears with the page
   * @param {import('../../kit/notice.js').Offer[]} [how.offers]
   */
  #note(message, { kind = 'trouble', passing = false, offers = [] } = {}) {
    const note = notice(this.#words, message, {
      kind: `site-note ${kind}`,
      role: kind === 'trouble' ? 'alert' : 'status',
      offers,
    });
    attribute(note, 'data-passing', passing);
    if (passing) this.#clearPassing();
    for (const other of this.#notes.querySelectorAll('.site-note')) {
      if (other.textContent === note.textContent) other.remove();
    }
    this.#notes.append(note);
  }

  #clearPassing() {
    for (const note of this.#notes.querySelectorAll('[data-passing]')) note.remove();
  }

  #translateNotes() {
    this.#clearPassing();
    for (const note of /** @type {NodeListOf<ReturnType<typeof notice>>} */ (
      this.#notes.querySelectorAll('.site-note')
    ))
      note.tell(this.#words);
  }
}

/**
 * Returns the open dialogs and menus, and the close buttons of a hint and of an analysis that shares a narrow screen with the
 * game; topmost last.
 * @returns {HTMLElement[]}
 */
function opened() {
  const roots = [document, ...[...document.querySelectorAll('cauce-game')].map(({ shadowRoot }) => shadowRoot)];
  /** @param {Document | ShadowRoot | null} root @returns {Iterable<HTMLElement>} */
  const within = (root) => root?.querySelectorAll(OPEN) ?? [];
  return roots.flatMap((root) => [...within(root)]);
}

function askedGame() {
  const name = pairsOf(location.hash.slice(1)).get('game');
  return name !== null && isGame(name) ? name : null;
}

customElements.define('cauce-game', CauceGame);
const chosen = await boot();
// Load what will be shown before the words of the header are there. The page requests it again.
const game = askedGame();
if (game !== null) {
  words(chosen, [game]);
  elementStyles().catch(() => {});
} else if (location.hash.length < 2) {
  toHome(chosen).catch(() => {});
}
const say = await words(chosen);
const unable = unsupportedReason();
if (unable) document.querySelector('main')?.append(el('p', { role: 'alert' }, say.say(unable)));
else new Site(say).start();
