// The way into the library, for the site: it fetches this when there is something to be kept, shown or taken in.

import { engine as engineOf } from '../../element/engine.js';
import { Library } from './library.js';
import { Opened } from './opened.js';
import { LibraryPage, prepare } from './page.js';

/**
 * @typedef {import('../store/store.js').Store} Store
 * @typedef {import('../store/store.js').Kept} Kept
 * @typedef {import('../../view.js').FiledGame} FiledGame
 * @typedef {import('./reading.js').Source} Source
 *
 * @typedef {object} Doors
 * @property {(id: string, kept: Kept) => void} play opens a game of the library
 * @property {(game: FiledGame, note: string) => void} playFiled opens a game of a file, with what is to be said of it
 * @property {(message: string) => void} tell says that something went wrong
 * @property {(message: string) => void} say says that something was done
 * @property {() => void} show goes to the page of the library
 * @property {() => string} lang the language that is spoken
 */

export class Door {
  #library;
  #page;
  #doors;

  /**
   * @param {Store} store
   * @param {Doors} doors
   */
  constructor(store, doors) {
    this.#doors = doors;
    this.#library = new Library(store);
    this.#page = new LibraryPage(this.#library, {
      ...doors,
      take: (sources) => this.take(sources),
      playFiled: (game) => this.#playFiled(game),
    });
  }

  /** The games. */
  get games() {
    return this.#library;
  }

  /**
   * The page.
   *
   * @returns {Promise<{ title: string, element: HTMLElement }>}
   */
  async show() {
    const words = await prepare(this.#doors.lang());
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
    return (await prepare(this.#doors.lang())).say('library-drop');
  }

  /**
   * Takes in what came from outside: one game is opened, several are shown to choose from.
   *
   * @param {readonly Source[]} sources
   * @returns {Promise<boolean>} whether there was a game in them
   */
  async take(sources) {
    const [words, engine] = await Promise.all([prepare(this.#doors.lang()), engineOf()]);
    const opened = new Opened(sources);
    let shown = false;
    opened.changed = () => {
      if (shown || opened.games.length < 2) return;
      shown = true;
      this.#page.opened = opened;
      this.#doors.show();
    };
    await opened.read(engine, sources);
    if (shown) return true;
    const [game] = opened.games;
    if (game?.saved) {
      this.#playFiled(game);
      return true;
    }
    if (game?.problem) this.#doors.tell(words.say('library-unread', { problem: game.problem }));
    else if (opened.lost.length > 0) this.#doors.tell(words.say('library-unreadable', { name: opened.name }));
    else this.#doors.tell(words.say('library-nothing'));
    return false;
  }

  /** @param {FiledGame} game */
  async #playFiled(game) {
    const words = await prepare(this.#doors.lang());
    this.#doors.playFiled(game, game.problem ? words.say('library-as-far', { problem: game.problem }) : '');
  }
}
