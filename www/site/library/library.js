// The library: all games of this device, and those of an opened file.

import { field } from '../../kit/fields.js';
import { button, el } from '../../kit/dom.js';
import { saved } from '../../kit/download.js';
import { wholeEngine } from '../../element/engine.js';
import { keyOf } from '../../kit/key.js';
import { icon } from '../../kit/more-icons.js';
import { ofFile, ofText } from './intake.js';
import { linkStyles } from '../shell/style.js';
import { colourSheet } from '../../element/look/theme.js';
import { words as wordsOf } from '../../kit/words.js';
import { FileGames } from './file-games.js';
import { GameFile } from './game-file.js';
import { KeptGames } from './kept-games.js';
import { records } from './writing.js';
import { day } from '../../kit/day.js';

/** @import { SavedGame } from '../store/saved-game.js' */
/** @import { Store } from '../store/store.js' */
/** @import { Filed, Source } from './reading.js' */
/**
 * @typedef {object} Site
 * @property {(id: string, kept: SavedGame) => void} play
 * @property {(game: Filed) => void} playFiled
 * @property {(message: string) => void} tell reports an error
 * @property {(message: string, ...offers: import('../../kit/notice.js').Offer[]) => void} say confirms
 * @property {() => void} show
 * @property {() => string} lang
 */

const STYLES = [new URL('./library.css', import.meta.url), new URL('./kept.css', import.meta.url)];

const OPENS = '.cauce,.pgn,.txt,text/plain';

export class Library {
  #life = new AbortController();
  #store;
  #site;
  /** @type {GameFile | null} */ #file = null;
  /** @type {import('./kept-games.js').Memory} */ #memory = { searched: '', deleted: [] };
  /** The pasted text, which survives a redraw; null if the form is closed. @type {string | null} */
  #pasted = null;
  /** @type {KeptGames | null} */ #kept = null;

  /** @param {Store} store @param {Site} site */
  constructor(store, site) {
    this.#store = store;
    this.#site = site;
  }

  async #prepare() {
    const engine = await wholeEngine();
    // The names of the options are in the catalogues of the rules.
    const catalogues = [
      ...engine.games().flatMap(({ name }) => [name, `${name}-rules`]),
      'record',
      'unread',
      'share',
      'library',
    ];
    const [words] = await Promise.all([wordsOf(this.#site.lang(), catalogues), ...STYLES.map(linkStyles)]);
    return { engine, words };
  }

  async words() {
    return (await this.#prepare()).words;
  }

  async show() {
    const [{ engine, words }] = await Promise.all([this.#prepare(), colourSheet()]);
    this.#life.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const file = this.#file && new FileGames(engine, words, this, this.#file, signal);
    const kept = new KeptGames({ engine, words, store: this.#store, site: this.#site, memory: this.#memory, signal });
    this.#kept = kept;
    const ways = this.#importControls(engine, words, kept);
    await kept.read();
    const title = words.say('library-title');
    const heading = el('h1', { tabindex: '-1' }, title);
    const element = el(
      'div',
      { class: 'library' },
      el('header', { class: 'library-head' }, heading, el('p', { class: 'lead' }, words.say('library-lead')), ways),
      file?.element,
      ...kept.elements,
    );
    return {
      title,
      element,
      focus: () => (file?.element.isConnected ? file.element : heading).focus({ preventScroll: true }),
      end: () => {
        this.#life.abort();
        this.#kept = null;
      },
    };
  }

  async invite() {
    return (await this.words()).say('library-drop');
  }

  /**
   * Opens one game, or lists several.
   * @param {readonly Source[]} sources @param {(message: string) => void} [tell]
   * @returns {Promise<boolean>} whether there was a game
   */
  async take(sources, tell = this.#site.tell) {
    const { engine, words } = await this.#prepare();
    const file = new GameFile(sources);
    let shown = false;
    file.changed = () => {
      if (shown || file.games.length < 2) return;
      shown = true;
      this.#file = file;
      this.#pasted = null;
      this.#site.show();
    };
    await file.read(engine, sources);
    if (shown) return true;
    const [game] = file.games;
    if (game?.saved) {
      this.playFiled(game);
      return true;
    }
    // Text without tags is not a record, so do not report an error at its first word.
    const { reason } = /** @type {{ reason?: Phrase }} */ (game?.problem?.args ?? {});
    if (game?.problem && reason?.id !== 'record-tag-expected')
      tell(words.say('library-unread', { problem: game.problem }));
    else if (file.lost.length > 0) tell(words.say('library-unreadable', { name: file.name }));
    else tell(words.say('library-nothing'));
    return false;
  }

  /** @param {Filed} game */
  playFiled(game) {
    this.#site.playFiled(game);
  }

  /** @param {GameFile} file */
  isOpen(file) {
    return this.#file === file;
  }

  /** @param {GameFile} file */
  closeFile(file) {
    if (this.isOpen(file)) this.#file = null;
    file.changed();
  }

  /** @param {Engine} engine @param {GameFile} file */
  async keep(engine, file) {
    try {
      const { kept, known } = await file.keep(engine, this.#store);
      this.closeFile(file);
      this.#site.say((await this.words()).say(known > 0 ? 'library-kept-some' : 'library-kept', { kept, known }));
      await this.#kept?.read();
    } catch {
      this.#site.tell((await this.words()).say('library-full'));
      file.changed();
    }
  }

  /** @param {Engine} engine @param {Words} words @param {KeptGames} kept */
  #importControls(engine, words, kept) {
    const picker = el('input', { type: 'file', accept: OPENS, multiple: true, hidden: true });
    picker.addEventListener('change', () => {
      this.take([...(picker.files ?? [])].map(ofFile));
      picker.value = '';
    });
    const pasted = el('textarea', { rows: '4', spellcheck: 'false', autocapitalize: 'off' });
    pasted.value = this.#pasted ?? '';
    pasted.addEventListener('input', () => (this.#pasted = pasted.value));
    const problem = el('p', { class: 'problem', role: 'alert' });
    const cancel = () => {
      pasted.value = '';
      fold();
      paste.focus();
    };
    const form = el(
      'form',
      { class: 'paste', hidden: this.#pasted === null },
      field(words.say('library-paste-field'), pasted),
      el('p', { class: 'hint' }, words.say('library-paste-hint')),
      problem,
      el(
        'div',
        { class: 'button-row' },
        el('button', { type: 'submit', class: 'button primary' }, words.say('library-paste-open')),
        button('button', cancel, words.say('cancel')),
      ),
    );
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      problem.textContent = '';
      if (!pasted.value.trim()) pasted.focus();
      else if (await this.take([ofText(pasted.value)], (message) => (problem.textContent = message)))
        this.#pasted = null;
    });
    form.addEventListener('keydown', (event) => keyOf(event) === 'Escape' && cancel());
    const fold = () => {
      form.hidden = !form.hidden;
      problem.textContent = '';
      this.#pasted = form.hidden ? null : pasted.value;
      paste.ariaExpanded = String(!form.hidden);
      if (!form.hidden) pasted.focus();
    };
    const paste = button('button', fold, icon('copy'), words.say('library-paste'));
    paste.ariaExpanded = String(!form.hidden);
    const saveAll = async () => {
      // A disabled button would lose the focus.
      if (all.ariaDisabled) return;
      all.ariaDisabled = 'true';
      await this.#saveAll(engine, words).finally(() => (all.ariaDisabled = null));
    };
    const all = button('button', saveAll, icon('save'), words.say('library-save-all'));
    kept.counted = (count) => (all.hidden = count === 0);
    const pick = button('button', () => picker.click(), icon('open'), words.say('library-open-file'));
    return el('div', { class: 'ways' }, el('div', { class: 'button-row' }, pick, paste, all), picker, form);
  }

  /** @param {Engine} engine @param {Words} words */
  async #saveAll(engine, words) {
    const { games } = await this.#store.list();
    const ids = games.map(([id]) => id).reverse();
    const { file, left } = await records(engine, ids, (id) => this.#store.game(id));
    if (file.size > 0)
      this.#site.say(...saved(words, `cauce-${day(Date.now()).replaceAll('.', '-')}.cauce`, file, this.#site.say));
    if (left > 0) this.#site.tell(words.say('library-left-out', { count: left }));
  }
}
