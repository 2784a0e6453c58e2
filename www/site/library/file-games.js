// The games of a file that was opened, on the page of the library: read, looked at, and kept.

import { el, text } from '../../element/dom.js';
import { button } from './buttons.js';
import { List } from './list.js';

/**
 * @typedef {import('../../element/words.js').Words} Words
 * @typedef {import('./game-file.js').GameFile} GameFile
 * @typedef {import('./page.js').Site} Site
 * @typedef {typeof import('../../cauce-web.js')} Engine
 *
 * @typedef {object} OpenFile the file, and what becomes of it
 * @property {GameFile} file
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
  #site;
  #open;
  #signal;
  #state = el('p', { role: 'status' });
  #bar;
  #keep;

  /**
   * @param {Engine} engine
   * @param {Words} words
   * @param {Site} site
   * @param {OpenFile} open
   * @param {AbortSignal} signal is aborted when another page is shown
   */
  constructor(engine, words, site, open, signal) {
    this.#words = words;
    this.#site = site;
    this.#open = open;
    this.#signal = signal;
    const { file } = open;
    /** @param {import('./list.js').Entry} entry */
    const play = ({ key }) => {
      const game = file.games[Number(key)];
      if (game) site.playFiled(game);
    };
    this.list = new List(engine, words, { open: play, acts: () => [] }, signal);
    this.#bar = el('progress', { max: '100', 'aria-label': words.say('library-reading') });
    this.#keep = button('button primary', 'plus', words.say('library-keep-all'), () => this.#keepAll());
    const away = button('button', 'close', words.say('library-put-away'), () => this.#putAway());
    this.element = el('section', { class: 'file-games', tabindex: '-1', 'aria-labelledby': 'file-title' },
      el('h2', { id: 'file-title' }, file.name ? words.say('library-file', { name: file.name }) : words.say('library-pasted')),
      this.#state,
      this.#bar,
      el('div', { class: 'ways-row' }, this.#keep, away),
      this.list.element,
    );
    file.changed = () => this.#show();
    this.#show();
  }

  #show() {
    if (this.#signal.aborted) return;
    if (!this.#open.open()) {
      const page = this.element.parentElement;
      this.element.remove();
      if (document.activeElement === document.body) page?.querySelector('h1')?.focus();
      return;
    }
    const { file } = this.#open;
    this.#bar.value = file.percent;
    // A portion is shown at once, the rest when all is read.
    if (!file.done && this.list.full) return;
    this.#bar.hidden = file.done && !file.keeping;
    this.#keep.disabled = !file.done || file.keeping || file.games.every(({ saved }) => !saved);
    // While it is being read, the bar says how far; only the end is announced.
    if (file.done) text(this.#state, this.#sum(file));
    this.list.show(file.entries(), false);
  }

  /** What there is in a file. @param {GameFile} file */
  #sum({ games, lost }) {
    const count = games.length;
    const wrong = games.filter(({ problem }) => problem).length;
    const parts = [this.#words.say('library-file-games', { count })];
    if (wrong > 0) parts.push(this.#words.say('library-file-wrong', { wrong, count }));
    return [...parts, ...lost.map((name) => this.#words.say('library-unreadable', { name }))].join(' ');
  }

  async #keepAll() {
    try {
      const { kept, known } = await this.#open.keep();
      this.#putAway();
      const words = await this.#open.words();
      this.#site.say(words.say(known > 0 ? 'library-kept-some' : 'library-kept', { kept, known }));
      await this.#open.kept();
    } catch {
      this.#site.tell((await this.#open.words()).say('library-full'));
      this.#open.file.changed();
    }
  }

  #putAway() {
    this.#open.close();
    this.#open.file.changed();
  }
}
