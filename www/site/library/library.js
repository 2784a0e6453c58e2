// The library: the games of this device, and those that are taken in from files. The site fetches it when there is something
// to be shown or taken in.

import { wholeEngine } from '../../element/engine.js';
import { GameFile } from './game-file.js';
import { LibraryPage, prepare } from './page.js';

/**
 * @typedef {import('../store/store.js').Store} Store
 * @typedef {import('../store/kept.js').Kept} Kept
 * @typedef {import('../../view.js').FiledGame} FiledGame
 * @typedef {import('./reading.js').Source} Source
 *
 * @typedef {object} Site what the library asks of the site
 * @property {(id: string, kept: Kept) => void} play opens a game of the library
 * @property {(game: FiledGame, note: string) => void} playFiled opens a game of a file, with what is to be said of it
 * @property {(message: string) => void} tell says that something went wrong
 * @property {(message: string) => void} say says that something was done
 * @property {() => void} show goes to the page of the library
 * @property {() => string} lang the language that is spoken
 */

export class Library {
  #page;
  #site;

  /** @param {Store} store @param {Site} site */
  constructor(store, site) {
    this.#site = site;
    this.#page = new LibraryPage(store, {
      ...site,
      take: (sources) => this.take(sources),
      playFiled: (game) => this.#playFiled(game),
    });
  }

  /** The page. @returns {Promise<{ title: string, element: HTMLElement }>} */
  async show() {
    const words = await prepare(this.#site.lang());
    return { title: words.say('library-title'), element: await this.#page.show(words) };
  }

  /** Another page is shown. */
  leave() {
    this.#page.leave();
  }

  /** The colours have changed. */
  recolour() {
    this.#page.recolour();
  }

  /** What is said while a file is held over the page. */
  async invite() {
    return (await prepare(this.#site.lang())).say('library-drop');
  }

  /**
   * Takes in what came from outside: one game is opened, several are shown to choose from.
   * @param {readonly Source[]} sources @returns {Promise<boolean>} whether there was a game in them
   */
  async take(sources) {
    const [words, engine] = await Promise.all([prepare(this.#site.lang()), wholeEngine()]);
    const file = new GameFile(sources);
    let shown = false;
    file.changed = () => {
      if (shown || file.games.length < 2) return;
      shown = true;
      this.#page.file = file;
      this.#site.show();
    };
    await file.read(engine, sources);
    if (shown) return true;
    const [game] = file.games;
    if (game?.saved) {
      this.#playFiled(game);
      return true;
    }
    if (game?.problem) this.#site.tell(words.say('library-unread', { problem: game.problem }));
    else if (file.lost.length > 0) this.#site.tell(words.say('library-unreadable', { name: file.name }));
    else this.#site.tell(words.say('library-nothing'));
    return false;
  }

  /** @param {FiledGame} game */
  async #playFiled(game) {
    const words = await prepare(this.#site.lang());
    this.#site.playFiled(game, game.problem ? words.say('library-as-far', { problem: game.problem }) : '');
  }
}
