// The games of this device, on the page of the library: found, opened, saved, deleted and put back.

import { field } from '../../element/dialogs/fields.js';
import { button, el, fill, text } from '../../element/dom.js';
import { fileName, saved } from '../../element/dialogs/download.js';
import { icon } from '../../element/look/more-icons.js';
import { List, brief } from './list.js';
import { playersOf } from './kept-link.js';
import { CARDS } from '../home/cards.js';
import { record } from './writing.js';
import { day } from '../../element/day.js';

/** @import { Store } from '../store/store.js' */
/** @import { Entry } from './list.js' */
/** @import { Site } from './library.js' */
/**
 * What is remembered while other pages are shown.
 * @typedef {object} Memory
 * @property {string} searched
 * @property {{ key: string, name: string, back: () => Promise<void> }[]} deleted the last one at the end
 */

/** So few games are seen at a glance: nothing is looked for among them. */
const FEW = 3;

/** How long it is said that a game is back, in milliseconds, unless something is pressed before. */
const READ = 4000;

export class KeptGames {
  /** @type {List} */ list;
  /** Told how many there are, whenever that may have changed. @type {(count: number) => void} */
  counted = () => {};

  #on;
  #words;
  /** @type {Entry[]} */ #entries = [];
  /** What a search looks through. @type {WeakMap<Entry, string>} */ #texts = new WeakMap();
  /** Says so where the browser has no room for a library. */
  #forbidden;
  #count = el('p', { class: 'library-count', role: 'status' });
  #search;
  #finder;
  #nothing;
  /** Says that nothing was found, and offers to look at all again. */
  #none;
  #section;
  #undo = el('div', { class: 'library-undo', role: 'status' });

  /**
   * @param {{ engine: Engine, words: Words, store: Store, site: Site, memory: Memory, signal: AbortSignal }} on until
   *   the signal is aborted, when another page is shown
   */
  constructor(on) {
    const { engine, words, store, site, memory, signal } = on;
    this.#on = on;
    this.#words = words;
    this.#search = el('input', { type: 'search', value: memory.searched, autocomplete: 'off', enterkeyhint: 'search' });
    const search = field(words.say('library-search'), this.#search);
    search.classList.add('search');
    this.#finder = el('div', { class: 'library-finder', hidden: true }, search);
    this.#nothing = el(
      'div',
      { class: 'library-none' },
      el('p', {}, words.say('library-empty')),
      el(
        'div',
        { class: 'button-row' },
        ...CARDS.map(({ name, title }) => el('a', { class: 'button', href: `#game=${name}` }, title)),
      ),
    );
    const all = () => {
      memory.searched = this.#search.value = '';
      this.#show(true);
      this.#search.focus();
    };
    this.#none = el(
      'div',
      { class: 'library-none' },
      el('p', {}, words.say('library-none')),
      button('button', all, words.say('library-show-all')),
    );
    this.#forbidden = el(
      'p',
      { class: 'library-forbidden', role: 'alert', hidden: true },
      words.say('library-forbidden'),
    );
    /** @param {string} id @param {Entry} entry */
    const named = (id, entry) => words.say(id, { name: this.#told(entry) });
    /** @param {'save' | 'trash'} image @param {string} id @param {Entry} entry @param {(event: MouseEvent) => void} click */
    const act = (image, id, entry, click) => {
      const title = named(id, entry);
      return el(
        'button',
        { type: 'button', class: 'icon-button', title, 'aria-label': title, on: { click } },
        icon(image),
        el('span', {}, words.say(`${id}-short`)),
      );
    };
    /** @type {import('./list.js').Actions['acts']} */ const acts = (entry, item) => [
      act('save', 'library-save', entry, () =>
        this.#save(entry).catch(() => site.tell(named('library-unreadable', entry))),
      ),
      // By the second press of a double click another game is there.
      act('trash', 'library-delete', entry, ({ detail }) => detail < 2 && this.#remove(entry, item)),
    ];
    this.list = new List(engine, words, { open: ({ key }) => this.#play(key), acts }, signal);
    this.#section = el(
      'section',
      { 'aria-label': words.say('library-title') },
      el('div', { class: 'library-bar' }, this.#finder, this.#count),
      this.#forbidden,
      this.#nothing,
      this.#none,
      this.list.element,
    );
    this.#search.addEventListener('input', () => {
      memory.searched = this.#search.value;
      this.#show(true);
    });
    store.watch(() => this.read(), signal);
    this.#offer();
  }

  get elements() {
    return [this.#section, this.#undo];
  }

  async read() {
    const found = await this.#on.store.list();
    if (this.#on.signal.aborted) return;
    this.#entries = found.games.map(([id, head]) => entryOf(id, head));
    this.#forbidden.hidden = found.whole;
    this.#show();
    // Played on in another window, a game is back by itself.
    const { deleted } = this.#on.memory;
    this.#on.memory.deleted = deleted.filter(({ key }) => !found.games.some(([id]) => id === key));
    if (this.#on.memory.deleted.length < deleted.length) this.#offer();
  }

  /** @param {boolean} [anew] whether the list begins at its top */
  #show(anew = false) {
    const [words, entries] = [this.#words, this.#entries];
    const wanted = plain(this.#on.memory.searched).split(' ').filter(Boolean);
    /** @param {Entry} entry */
    const fits = (entry) => {
      if (wanted.length === 0) return true;
      const said = this.#texts.get(entry) ?? plain(this.list.text(entry));
      this.#texts.set(entry, said);
      return wanted.every((word) => said.includes(word));
    };
    const found = entries.filter(fits);
    this.list.show(found, anew);
    this.#nothing.hidden = entries.length > 0;
    this.#none.hidden = entries.length === 0 || found.length > 0;
    // What has once been there stays until the page is left, as long as there is anything to look for.
    const few = this.#finder.hidden && entries.length <= FEW && !this.#on.memory.searched;
    this.#finder.hidden = entries.length === 0 || few;
    this.counted(entries.length);
    const all = words.say('library-count', { count: entries.length });
    const count = found.length === entries.length ? all : words.say('library-found', { found: found.length, all });
    text(this.#count, entries.length === 0 ? '' : count);
  }

  /** A game in a sentence: of several with one name, with when it was played. @param {Entry} entry */
  #told(entry) {
    const name = this.list.name(entry);
    const others = this.#entries.some((other) => other.key !== entry.key && this.list.name(other) === name);
    return others && entry.at !== null ? `${brief(name)}, ${this.list.when(entry.at)}` : brief(name);
  }

  /** @param {string} id */
  async #play(id) {
    const kept = await this.#on.store.game(id);
    // It may have been deleted in another window.
    if (kept) this.#on.site.play(id, kept);
    else this.#on.site.tell(this.#words.say('library-gone'));
  }

  /** @param {Entry} entry @throws a phrase, where the game cannot be read */
  async #save({ key, game, names, title }) {
    const kept = await this.#on.store.game(key);
    if (!kept) return;
    const parts = [game, ...(title ? [title] : names.filter(Boolean)), day(kept.at)];
    const file = new Blob([record(this.#on.engine, key, kept)], { type: 'text/plain' });
    this.#on.site.say(...saved(this.#words, fileName(parts, 'cauce'), file, this.#on.site.say));
  }

  /** @param {string} key @param {string} part which of its links and buttons */
  #focus(key, part) {
    if (!this.list.focus(key, part)) (this.#finder.hidden ? document.querySelector('h1') : this.#search)?.focus();
  }

  // ---- away and back

  /** @param {Entry} entry @param {HTMLElement} item */
  async #remove(entry, item) {
    const near = item.nextElementSibling ?? item.previousElementSibling;
    const { key } = entry;
    const back = await this.#on.store.remove(key);
    if (back) this.#on.memory.deleted.push({ key, name: this.list.whole(entry), back });
    await this.read();
    this.#offer();
    const next = this.#undo.querySelector('button') ?? near?.querySelector('a');
    // What is pointed at stays where it is: the bar is in sight anyway, and so is what stood beside the game.
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  /** Offers to put back what was deleted last. @param {string} [restored] what has just been put back */
  #offer(restored) {
    const [words, { deleted }] = [this.#words, this.#on.memory];
    const last = deleted.at(-1);
    if (!last) {
      const said = restored !== undefined && el('p', {}, words.say('library-back', { name: restored }));
      fill(this.#undo, said);
      if (!said) return;
      // Nothing can be done about it: it goes once it has been read.
      setTimeout(() => said.remove(), READ);
      addEventListener('pointerdown', () => said.remove(), { once: true });
      return;
    }
    const putBack = async () => {
      deleted.pop();
      await last.back();
      await this.read();
      this.#offer(last.name);
      const next = this.#undo.querySelector('button');
      if (next) next.focus({ preventScroll: true });
      else this.#focus(last.key, 'a');
    };
    fill(
      this.#undo,
      el('p', {}, words.say('library-deleted', { name: last.name })),
      button('button', putBack, icon('undo'), words.say('library-undo')),
    );
  }
}

/** @param {string} id @param {import('../store/kept.js').Head} head @returns {Entry} */
function entryOf(id, head) {
  const { game, title = '', names, link, ply, over, end, at, version, gameId } = head;
  // Older versions kept no more than that a game was over.
  const last = end ?? { link, ply, winners: over ? undefined : null, reason: undefined };
  // A link says nothing of seats whom people here move for.
  const here = Boolean(version) && gameId === undefined && !new URLSearchParams(link).has('seats');
  return {
    key: id,
    game,
    title,
    names,
    players: playersOf(head),
    link: last.link,
    ply: last.ply,
    winners: last.winners,
    reason: last.reason,
    at,
    problem: null,
    here,
  };
}

/** Text as it is searched: without accents and capitals. @param {string} said */
function plain(said) {
  return said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
