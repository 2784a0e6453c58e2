// The page of the library: all games of this device, and the ones of a file that was opened.

import { el } from '../../element/dom.js';
import { download } from '../../element/dialogs/download.js';
import { wholeEngine } from '../../element/engine.js';
import { CARDS } from '../home/cards.js';
import { ofFile, ofText } from './intake.js';
import { linkStyles } from '../shell/style.js';
import { colourSheet } from '../../element/look/theme.js';
import { words as wordsOf } from '../../element/words.js';
import { button } from './buttons.js';
import { FileGames } from './file-games.js';
import { KeptGames } from './kept-games.js';
import { day, records } from './writing.js';

/**
 * @typedef {import('../../element/words.js').Words} Words
 * @typedef {import('../store/kept.js').Kept} Kept
 * @typedef {import('../store/store.js').Store} Store
 * @typedef {import('./game-file.js').GameFile} GameFile
 * @typedef {import('./reading.js').Source} Source
 * @typedef {import('../../view.js').FiledGame} FiledGame
 * @typedef {typeof import('../../cauce-web.js')} Engine
 *
 * @typedef {object} Site what the page asks of the site
 * @property {(id: string, kept: Kept) => void} play a game of the library
 * @property {(game: FiledGame) => void} playFiled a game of a file
 * @property {(sources: Source[]) => Promise<boolean>} take whether there was a game in them
 * @property {(message: string) => void} tell says that something went wrong
 * @property {(message: string) => void} say says that something was done
 * @property {() => string} lang the language that is spoken
 */

const STYLE = new URL('./library.css', import.meta.url);

/** What the file dialog offers to open. */
const OPENS = '.cauce,.pgn,.txt,text/plain';

/** Fetches what the page looks like and says. @param {string} lang @returns {Promise<Words>} */
export async function prepare(lang) {
  const [words] = await Promise.all([wordsOf(lang, [...CARDS.map(({ name }) => name), 'record', 'library']), linkStyles(STYLE)]);
  return words;
}

export class LibraryPage {
  #life = new AbortController();
  #store;
  #site;
  /** The file that is open. @type {GameFile | null} */
  #file = null;
  /** @type {import('./kept-games.js').Memory} */ #memory = { searched: '', renaming: null, deleted: [] };
  /** What is being pasted, while the page is shown anew; null where the form for it is not open. @type {string | null} */
  #pasted = null;
  /** What is shown. @type {KeptGames | null} */
  #kept = null;
  /** @type {FileGames | null} */ #fileGames = null;

  /** @param {Store} store @param {Site} site */
  constructor(store, site) {
    this.#store = store;
    this.#site = site;
  }

  /** @param {GameFile} file */
  set file(file) {
    this.#file = file;
    this.#pasted = null;
  }

  /** The colours have changed. */
  recolour() {
    this.#kept?.list.recolour();
    this.#fileGames?.list.recolour();
  }

  /** Another page is shown. */
  leave() {
    this.#life.abort();
    this.#kept = this.#fileGames = null;
  }

  /** @param {Words} words what `prepare` gave @returns {Promise<HTMLElement>} */
  async show(words) {
    this.leave();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const [engine] = await Promise.all([wholeEngine(), colourSheet()]);
    const file = this.#file && new FileGames(engine, words, this.#site, this.#open(engine, this.#file), signal);
    const kept = new KeptGames(engine, words, this.#store, this.#site, this.#memory, signal);
    [this.#fileGames, this.#kept] = [file, kept];
    const ways = this.#ways(engine, words, kept);
    await kept.read();
    return el('div', { class: 'library' },
      el('header', { class: 'library-head' },
        el('h1', { tabindex: '-1' }, words.say('library-title')),
        el('p', { class: 'lead' }, words.say('library-lead')),
        ways,
      ),
      file?.element,
      ...kept.elements,
    );
  }

  /**
   * What becomes of an open file.
   * @param {Engine} engine @param {GameFile} file @returns {import('./file-games.js').OpenFile}
   */
  #open(engine, file) {
    return {
      file,
      open: () => this.#file === file,
      close: () => {
        // The page may have been shown anew in the meantime, and another file opened.
        if (this.#file === file) this.#file = null;
      },
      keep: () => file.keep(engine, this.#store),
      words: () => prepare(this.#site.lang()),
      kept: async () => this.#kept?.read(),
    };
  }

  // ---- in and out

  /** @param {Engine} engine @param {Words} words @param {KeptGames} kept */
  #ways(engine, words, kept) {
    const picker = el('input', { type: 'file', accept: OPENS, multiple: true, hidden: true });
    picker.addEventListener('change', () => {
      this.#site.take([...(picker.files ?? [])].map(ofFile));
      picker.value = '';
    });
    const field = el('textarea', { rows: '4', spellcheck: 'false', autocapitalize: 'off' });
    field.value = this.#pasted ?? '';
    field.addEventListener('input', () => (this.#pasted = field.value));
    const form = el('form', { class: 'paste', hidden: this.#pasted === null },
      el('label', {}, el('span', {}, words.say('library-paste-field')), field),
      el('p', { class: 'hint' }, words.say('library-paste-hint')),
      el('button', { type: 'submit', class: 'button primary' }, words.say('library-paste-open')),
    );
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (!field.value.trim()) field.focus();
      else if (await this.#site.take([ofText(field.value)])) this.#pasted = null;
    });
    const paste = button('button', 'copy', words.say('library-paste'), () => {
      form.hidden = !form.hidden;
      this.#pasted = form.hidden ? null : field.value;
      paste.setAttribute('aria-expanded', String(!form.hidden));
      if (!form.hidden) field.focus();
    });
    paste.setAttribute('aria-expanded', String(!form.hidden));
    const all = button('button', 'save', words.say('library-save-all'), async () => {
      // A button that is switched off would lose the keyboard.
      if (all.ariaDisabled) return;
      all.ariaDisabled = 'true';
      try {
        await this.#saveAll(engine, words);
      } finally {
        all.ariaDisabled = null;
      }
    });
    kept.counted = (count) => (all.hidden = count === 0);
    return el('div', { class: 'ways' },
      el('div', { class: 'ways-row' }, button('button', 'open', words.say('library-open-file'), () => picker.click()), paste, all),
      picker,
      form,
    );
  }

  /** @param {Engine} engine @param {Words} words */
  async #saveAll(engine, words) {
    const { games } = await this.#store.list();
    // As in a book, the oldest first.
    const ids = games.map(([id]) => id).reverse();
    const { file, left } = await records(engine, ids, (id) => this.#store.game(id));
    if (file.size > 0) download(`cauce-${day(Date.now()).replaceAll('.', '-')}.cauce`, file);
    if (left > 0) this.#site.tell(words.say('library-left-out', { count: left }));
  }
}
