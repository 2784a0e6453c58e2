import { button, el, text } from '../../kit/dom.js';
import { icon } from '../../kit/more-icons.js';
import { List } from './list.js';

export class FileGames {
  /** @type {List} */ list;
  element;
  #words;
  #library;
  #file;
  #signal;
  #state = el('p', { role: 'status' });
  #bar;
  #keep;

  /**
   * @param {Engine} engine @param {Words} words @param {import('./library.js').Library} library
   * @param {import('./game-file.js').GameFile} file @param {AbortSignal} signal
   */
  constructor(engine, words, library, file, signal) {
    this.#words = words;
    this.#library = library;
    this.#file = file;
    this.#signal = signal;
    /** @param {import('./list.js').Entry} entry */
    const open = ({ key }) => {
      const game = file.games[Number(key)];
      if (game) library.playFiled(game);
    };
    this.list = new List(engine, words, { open, actions: () => [] }, signal);
    this.#bar = el('progress', { max: '100', 'aria-label': words.say('library-reading') });
    this.#keep = button(
      'button primary',
      () => library.keep(engine, file),
      icon('plus'),
      words.say('library-keep-all'),
    );
    const away = button('button', () => library.closeFile(file), icon('close'), words.say('library-put-away'));
    this.element = el(
      'section',
      { class: 'file-games', tabindex: '-1', 'aria-labelledby': 'file-title' },
      el(
        'h2',
        { id: 'file-title' },
        file.name ? words.say('library-file', { name: file.name }) : words.say('library-pasted'),
      ),
      this.#state,
      this.#bar,
      el('div', { class: 'button-row' }, this.#keep, away),
      this.list.element,
    );
    file.changed = () => this.#show();
    this.#show();
  }

  #show() {
    if (this.#signal.aborted) return;
    const file = this.#file;
    if (!this.#library.isOpen(file)) {
      const page = this.element.parentElement;
      this.element.remove();
      if (document.activeElement === document.body) page?.querySelector('h1')?.focus();
      return;
    }
    this.#bar.value = file.percent;
    // Show the first portion at once, and the rest when the whole file is read.
    if (!file.done && this.list.full) return;
    this.#bar.hidden = file.done && !file.keeping;
    this.#keep.disabled = !file.done || file.keeping || file.games.every(({ saved }) => !saved);
    // The progress bar shows the reading. Only its end is announced.
    if (file.done) text(this.#state, this.#sum());
    this.list.show(file.entries(), false);
  }

  #sum() {
    const { games, lost } = this.#file;
    const count = games.length;
    const wrong = games.filter(({ problem }) => problem).length;
    const parts = [this.#words.say('library-file-games', { count })];
    if (wrong > 0) parts.push(this.#words.say('library-file-wrong', { wrong, count }));
    return [...parts, ...lost.map((name) => this.#words.say('library-unreadable', { name }))].join(' ');
  }
}
