// The page of the library: all games of this device, and the ones of a file that was opened.

import { el, fill, text } from '../dom.js';
import { download, fileName } from '../download.js';
import { engine as engineOf } from '../engine.js';
import { FILES } from '../files.js';
import { CARDS } from '../games.js';
import { icon } from '../more-icons.js';
import { ofFile, ofText } from '../intake.js';
import { style } from '../style.js';
import { colourSheet } from '../theme.js';
import { LANGUAGES, words as wordsOf } from '../words.js';
import { List } from './list.js';
import { day, record, records } from './writing.js';

/**
 * @typedef {import('../words.js').Words} Words
 * @typedef {import('../store.js').Kept} Kept
 * @typedef {import('./library.js').Library} Library
 * @typedef {import('./library.js').Head} Head
 * @typedef {import('./list.js').Entry} Entry
 * @typedef {import('./opened.js').Opened} Opened
 * @typedef {import('./reading.js').Source} Source
 * @typedef {import('../../view.js').FiledGame} FiledGame
 * @typedef {typeof import('../../cauce-web.js')} Engine
 *
 * @typedef {object} Doors where the page leads
 * @property {(id: string, kept: Kept) => void} play a game of the library
 * @property {(game: FiledGame) => void} playFiled a game of a file
 * @property {(sources: Source[]) => void} take
 * @property {(message: string) => void} tell says that something went wrong
 * @property {(message: string) => void} say says that something was done
 */

for (const lang of Object.keys(LANGUAGES)) {
  const path = `locales/${lang}/library.ftl`;
  FILES[path] = new URL(`../../${path}`, import.meta.url);
}

const STYLE = new URL('../../styles/library.css', import.meta.url);

/** What the file dialog offers to open. */
const OPENS = '.cauce,.pgn,.txt,text/plain';

/**
 * Fetches what the page looks like and says.
 *
 * @param {string} lang
 * @returns {Promise<Words>}
 */
export async function prepare(lang) {
  const [words] = await Promise.all([wordsOf(lang, [...CARDS.map(({ name }) => name), 'record', 'library']), style(STYLE)]);
  return words;
}

export class LibraryPage {
  /** @type {AbortController} */ #life = new AbortController();
  /** @type {List[]} */ #lists = [];
  #library;
  #doors;
  /** The file that is open. @type {Opened | null} */
  #opened = null;
  /** What was deleted, the last one at the end. @type {{ name: string, back: () => Promise<void> }[]} */
  #deleted = [];
  #searched = '';
  /** Reads the games again. @type {() => Promise<void>} */
  #read = async () => {};

  /**
   * @param {Library} library
   * @param {Doors} doors
   */
  constructor(library, doors) {
    this.#library = library;
    this.#doors = doors;
  }

  /** @param {Opened} opened */
  set opened(opened) {
    this.#opened = opened;
  }

  /** The colours have changed. */
  recolour() {
    for (const list of this.#lists) list.recolour();
  }

  /** Another page is shown. */
  leave() {
    this.#life.abort();
    this.#lists = [];
  }

  /**
   * @param {Words} words what `prepare` gave
   * @returns {Promise<HTMLElement>}
   */
  async show(words) {
    this.leave();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const [engine] = await Promise.all([engineOf(), colourSheet()]);
    const page = el('div', { class: 'library' });
    const file = this.#file(engine, words, signal);
    const games = await this.#games(engine, words, signal);
    fill(
      page,
      el(
        'header',
        { class: 'library-head' },
        el('h1', { tabindex: '-1' }, words.say('library-title')),
        el('p', { class: 'lead' }, words.say('library-lead')),
        this.#ways(engine, words),
      ),
      file,
      ...games,
    );
    return page;
  }

  // ---- in and out

  /**
   * @param {Engine} engine
   * @param {Words} words
   */
  #ways(engine, words) {
    const picker = el('input', { type: 'file', accept: OPENS, multiple: true, hidden: true });
    picker.addEventListener('change', () => {
      this.#doors.take([...(picker.files ?? [])].map(ofFile));
      picker.value = '';
    });
    const field = el('textarea', { rows: '4', spellcheck: 'false', autocapitalize: 'off' });
    const form = el(
      'form',
      { class: 'paste', hidden: true },
      el('label', {}, el('span', {}, words.say('library-paste-field')), field),
      el('p', { class: 'hint' }, words.say('library-paste-hint')),
      el('button', { type: 'submit', class: 'button primary' }, words.say('library-paste-open')),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (field.value.trim()) this.#doors.take([ofText(field.value)]);
      else field.focus();
    });
    const paste = button('button', 'copy', words.say('library-paste'), () => {
      form.hidden = !form.hidden;
      paste.setAttribute('aria-expanded', String(!form.hidden));
      if (!form.hidden) field.focus();
    });
    paste.setAttribute('aria-expanded', 'false');
    const all = button('button', 'save', words.say('library-save-all'), async () => {
      all.disabled = true;
      await this.#saveAll(engine, words);
      all.disabled = false;
    });
    return el(
      'div',
      { class: 'ways' },
      el('div', { class: 'ways-row' }, button('button', 'open', words.say('library-open-file'), () => picker.click()), paste, all),
      picker,
      form,
    );
  }

  /**
   * @param {Engine} engine
   * @param {Words} words
   */
  async #saveAll(engine, words) {
    const { games } = await this.#library.list();
    // As in a book, the oldest first.
    const ids = games.map(([id]) => id).reverse();
    const { file, left } = await records(engine, ids, (id) => this.#library.game(id));
    if (file.size > 0) download(`cauce-${day(Date.now()).replaceAll('.', '-')}.cauce`, file);
    if (left > 0) this.#doors.tell(words.say('library-left-out', { count: left }));
  }

  // ---- the games of this device

  /**
   * @param {Engine} engine
   * @param {Words} words
   * @param {AbortSignal} signal
   * @returns {Promise<HTMLElement[]>}
   */
  async #games(engine, words, signal) {
    const count = el('p', { class: 'library-count', role: 'status' });
    const search = el('input', { type: 'search', value: this.#searched, autocomplete: 'off', enterkeyhint: 'search' });
    const finder = el('label', { class: 'search' }, el('span', {}, words.say('library-search')), search);
    const undo = el('div', { class: 'library-undo', role: 'status' });
    const nothing = el('p', { class: 'library-empty' }, words.say('library-empty'));
    const section = el('section', { 'aria-label': words.say('library-title') });
    /** @type {Entry[]} */
    let entries = [];
    /** What a search looks through. @type {WeakMap<Entry, string>} */
    const texts = new WeakMap();
    const list = new List(
      engine,
      words,
      {
        open: ({ key }) => this.#play(key, words),
        acts: (entry, item) => [
          iconButton('rename', words.say('library-rename', { name: list.name(entry) }), () => rename(entry, item)),
          iconButton('save', words.say('library-save', { name: list.name(entry) }), () => this.#save(engine, entry).catch(() => this.#doors.tell(words.say('library-unreadable', { name: list.name(entry) })))),
          iconButton('trash', words.say('library-delete', { name: list.name(entry) }), () => remove(entry, item)),
        ],
      },
      signal,
    );
    this.#lists.push(list);

    const show = (anew = false) => {
      const wanted = plain(this.#searched).split(' ').filter(Boolean);
      /** @param {Entry} entry */
      const fits = (entry) => {
        const said = texts.get(entry) ?? plain(list.text(entry));
        texts.set(entry, said);
        return wanted.every((word) => said.includes(word));
      };
      const found = wanted.length === 0 ? entries : entries.filter(fits);
      list.show(found, anew);
      nothing.hidden = entries.length > 0;
      finder.hidden = entries.length === 0;
      const all = words.say('library-count', { count: entries.length });
      text(count, entries.length === 0 ? '' : found.length === entries.length ? all : words.say('library-found', { found: found.length, all }));
    };
    let whole = true;
    const read = async () => {
      const found = await this.#library.list();
      if (signal.aborted) return;
      entries = found.games.map(([id, head]) => entryOf(id, head));
      if (whole && !found.whole) this.#doors.tell(words.say('library-forbidden'));
      whole = found.whole;
      show();
    };

    /** @param {Entry} entry @param {HTMLElement} item */
    const rename = (entry, item) => {
      const form = this.#renaming(words, list.name(entry), entry, async (to) => {
        if (to) {
          await this.#library.rename(engine, entry.key, to).catch((reason) => {
            const full = reason instanceof Error;
            this.#doors.tell(full ? words.say('library-full') : words.say('library-unreadable', { name: list.name(entry) }));
          });
          await read();
        }
        form.replaceWith(item);
        const again = section.querySelector(`[data-key="${CSS.escape(entry.key)}"] .kept-acts button`);
        if (again instanceof HTMLElement) again.focus();
      });
      item.replaceWith(form);
      form.querySelector('input')?.focus();
    };
    /** @param {Entry} entry @param {HTMLElement} item */
    const remove = async (entry, item) => {
      const near = item.nextElementSibling ?? item.previousElementSibling;
      const back = await this.#library.remove(entry.key);
      if (back) this.#deleted.push({ name: list.name(entry), back });
      await read();
      offer();
      const next = undo.querySelector('button') ?? near?.querySelector('a');
      if (next instanceof HTMLElement) next.focus();
    };
    const offer = (restored = '') => {
      const last = this.#deleted.at(-1);
      if (!last) {
        fill(undo, restored && el('p', {}, words.say('library-back', { name: restored })));
        return;
      }
      const again = button('button', 'undo', words.say('library-undo'), async () => {
        this.#deleted.pop();
        await last.back();
        await read();
        offer(last.name);
        undo.querySelector('button')?.focus();
      });
      fill(undo, el('p', {}, words.say('library-deleted', { name: last.name })), again);
    };

    search.addEventListener('input', () => {
      this.#searched = search.value;
      show(true);
    });
    this.#read = read;
    this.#library.watch(read, signal);
    await read();
    offer();
    fill(section, el('div', { class: 'library-bar' }, finder, count), nothing, list.element);
    return [section, undo];
  }

  /**
   * @param {string} id
   * @param {Words} words
   */
  async #play(id, words) {
    const kept = await this.#library.game(id);
    // It may have been deleted in another window.
    if (kept) this.#doors.play(id, kept);
    else this.#doors.tell(words.say('library-gone'));
  }

  /**
   * @param {Engine} engine
   * @param {Entry} entry
   * @throws a phrase, where the game cannot be read
   */
  async #save(engine, { key, game, names, title }) {
    const kept = await this.#library.game(key);
    if (!kept) return;
    const parts = [game, ...(title ? [title] : names.filter(Boolean)), day(kept.at)];
    download(fileName(parts, 'cauce'), new Blob([record(engine, key, kept)], { type: 'text/plain' }));
  }

  /**
   * The fields in which a game and its players get other names.
   *
   * @param {Words} words
   * @param {string} name
   * @param {Entry} entry
   * @param {(to: { title: string, names: string[] } | null) => void} then
   */
  #renaming(words, name, { title, names, key }, then) {
    /** @param {string} label @param {string} value @param {number} longest */
    const field = (label, value, longest) => {
      const input = el('input', { type: 'text', value, maxlength: longest, autocomplete: 'off' });
      return { input, label: el('label', {}, el('span', {}, label), input) };
    };
    const head = field(words.say('library-rename-title'), title, 100);
    const people = names.map((one, index) => field(words.say('player-default', { seat: index + 1 }), one, 40));
    const form = el(
      'form',
      { class: 'renaming', 'aria-label': words.say('library-rename', { name }) },
      head.label,
      ...people.map(({ label }) => label),
      el(
        'div',
        { class: 'renaming-ways' },
        el('button', { type: 'submit', class: 'button primary' }, words.say('library-rename-keep')),
        el('button', { type: 'button', class: 'button', on: { click: () => then(null) } }, words.say('cancel')),
      ),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      then({ title: head.input.value, names: people.map(({ input }) => input.value) });
    });
    form.addEventListener('keydown', ({ key }) => key === 'Escape' && then(null));
    return el('li', { class: 'kept', 'data-renaming': key }, form);
  }

  // ---- the games of a file

  /**
   * @param {Engine} engine
   * @param {Words} words
   * @param {AbortSignal} signal
   */
  #file(engine, words, signal) {
    const opened = this.#opened;
    if (!opened) return null;
    const state = el('p', { role: 'status' });
    const bar = el('progress', { max: '100', 'aria-label': words.say('library-reading') });
    const list = new List(
      engine,
      words,
      {
        open: ({ key }) => {
          const game = opened.games[Number(key)];
          if (game) this.#doors.playFiled(game);
        },
        acts: () => [],
      },
      signal,
    );
    this.#lists.push(list);
    const keep = button('button primary', 'plus', words.say('library-keep-all'), async () => {
      keep.disabled = true;
      bar.hidden = false;
      bar.value = 0;
      try {
        const { kept, known } = await opened.keep(engine, this.#library, (percent) => (bar.value = percent));
        putAway();
        this.#doors.say(words.say(known > 0 ? 'library-kept-some' : 'library-kept', { kept, known }));
        await this.#read();
      } catch {
        this.#doors.tell(words.say('library-full'));
        opened.changed();
      }
    });
    // The page may have been shown anew in the meantime, and another file opened.
    const putAway = () => {
      if (this.#opened === opened) this.#opened = null;
      opened.changed();
    };
    const away = button('button', 'close', words.say('library-put-away'), putAway);
    const section = el(
      'section',
      { class: 'opened', tabindex: '-1', 'aria-labelledby': 'opened-title' },
      el('h2', { id: 'opened-title' }, opened.name ? words.say('library-file', { name: opened.name }) : words.say('library-pasted')),
      state,
      bar,
      el('div', { class: 'ways-row' }, keep, away),
      list.element,
    );
    const show = () => {
      if (signal.aborted) return;
      if (this.#opened !== opened) {
        const page = section.parentElement;
        section.remove();
        if (document.activeElement === document.body) page?.querySelector('h1')?.focus();
        return;
      }
      bar.value = opened.percent;
      // A portion is shown at once, the rest when all is read.
      if (!opened.done && list.full) return;
      const wrong = opened.games.filter(({ problem }) => problem).length;
      const count = opened.games.length;
      const lost = opened.lost.map((name) => words.say('library-unreadable', { name }));
      bar.hidden = opened.done;
      keep.disabled = !opened.done || opened.keeping || opened.games.every(({ saved }) => !saved);
      // While it is being read, the bar says how far; only the end is announced.
      if (opened.done) text(state, [words.say('library-file-games', { count }), wrong > 0 && words.say('library-file-wrong', { wrong, count }), ...lost].filter(Boolean).join(' '));
      list.show(opened.entries(), false);
    };
    opened.changed = show;
    show();
    return section;
  }
}

/**
 * @param {string} id
 * @param {Head} head
 * @returns {Entry}
 */
function entryOf(id, { game, title = '', names, link, ply, over, end, at }) {
  // Older versions kept no more than that a game was over.
  const last = end ?? { link, ply, winners: over ? undefined : null };
  return { key: id, game, title, names, link: last.link, ply: last.ply, winners: last.winners, at, problem: null };
}

/**
 * @param {string} kind
 * @param {import('../more-icons.js').IconName} image
 * @param {string} label
 * @param {() => void} click
 */
function button(kind, image, label, click) {
  return el('button', { type: 'button', class: kind, on: { click } }, icon(image), label);
}

/**
 * @param {import('../more-icons.js').IconName} image
 * @param {string} label
 * @param {() => void} click
 */
function iconButton(image, label, click) {
  return el('button', { type: 'button', class: 'icon-button', title: label, on: { click } }, icon(image));
}

/**
 * Text as it is searched: without accents and capitals.
 *
 * @param {string} said
 */
function plain(said) {
  return said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
