// The games of a file that was opened, on the page of the library: read, looked at, and kept.

import { el, text } from '../../element/dom.js';
import { button } from './buttons.js';
import { List } from './list.js';

/**
 * @typedef {import('../../element/words.js').Words} Words
 * @typedef {import('./opened.js').Opened} Opened
 * @typedef {import('./page.js').Doors} Doors
 * @typedef {typeof import('../../cauce-web.js')} Engine
 *
 * @typedef {object} File the file, and what becomes of it
 * @property {Opened} opened
 * @property {() => boolean} open whether it is still the one that is open
 * @property {() => void} close it is put away, unless another has been opened since
 * @property {() => Promise<{ kept: number, known: number }>} keep puts its games into the library
 * @property {() => Promise<void>} kept they are there
 * @property {() => Promise<Words>} words of the language that is spoken by now
 */

export class FileGames {
  /** @type {List} */ list;
  /** The node to put into the page. */
  element;

  #words;
  #doors;
  #file;
  #signal;
  #state = el('p', { role: 'status' });
  #bar;
  #keep;

  /**
   * @param {Engine} engine
   * @param {Words} words
   * @param {Doors} doors
   * @param {File} file
   * @param {AbortSignal} signal is aborted when another page is shown
   */
  constructor(engine, words, doors, file, signal) {
    this.#words = words;
    this.#doors = doors;
    this.#file = file;
    this.#signal = signal;
    const { opened } = file;
    /** @param {import('./list.js').Entry} entry */
    const open = ({ key }) => {
      const game = opened.games[Number(key)];
      if (game) doors.playFiled(game);
    };
    this.list = new List(engine, words, { open, acts: () => [] }, signal);
    this.#bar = el('progress', { max: '100', 'aria-label': words.say('library-reading') });
    this.#keep = button('button primary', 'plus', words.say('library-keep-all'), () => this.#keepAll());
    const away = button('button', 'close', words.say('library-put-away'), () => this.#putAway());
    this.element = el(
      'section',
      { class: 'opened', tabindex: '-1', 'aria-labelledby': 'opened-title' },
      el('h2', { id: 'opened-title' }, opened.name ? words.say('library-file', { name: opened.name }) : words.say('library-pasted')),
      this.#state,
      this.#bar,
      el('div', { class: 'ways-row' }, this.#keep, away),
      this.list.element,
    );
    opened.changed = () => this.#show();
    this.#show();
  }

  #show() {
    if (this.#signal.aborted) return;
    if (!this.#file.open()) {
      const page = this.element.parentElement;
      this.element.remove();
      if (document.activeElement === document.body) page?.querySelector('h1')?.focus();
      return;
    }
    const { opened } = this.#file;
    this.#bar.value = opened.percent;
    // A portion is shown at once, the rest when all is read.
    if (!opened.done && this.list.full) return;
    this.#bar.hidden = opened.done && !opened.keeping;
    this.#keep.disabled = !opened.done || opened.keeping || opened.games.every(({ saved }) => !saved);
    // While it is being read, the bar says how far; only the end is announced.
    if (opened.done) text(this.#state, this.#sum(opened));
    this.list.show(opened.entries(), false);
  }

  /**
   * What there is in a file.
   *
   * @param {Opened} opened
   */
  #sum({ games, lost }) {
    const count = games.length;
    const wrong = games.filter(({ problem }) => problem).length;
    const parts = [this.#words.say('library-file-games', { count })];
    if (wrong > 0) parts.push(this.#words.say('library-file-wrong', { wrong, count }));
    return [...parts, ...lost.map((name) => this.#words.say('library-unreadable', { name }))].join(' ');
  }

  async #keepAll() {
    try {
      const { kept, known } = await this.#file.keep();
      this.#putAway();
      const words = await this.#file.words();
      this.#doors.say(words.say(known > 0 ? 'library-kept-some' : 'library-kept', { kept, known }));
      await this.#file.kept();
    } catch {
      this.#doors.tell((await this.#file.words()).say('library-full'));
      this.#file.opened.changed();
    }
  }

  #putAway() {
    this.#file.close();
    this.#file.opened.changed();
  }
}
