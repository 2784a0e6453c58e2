// The games of this device, on the page of the library.

import { field } from '../../kit/fields.js';
import { button, el, fill, text } from '../../kit/dom.js';
import { fileName, saved } from '../../kit/download.js';
import { icon } from '../../kit/more-icons.js';
import { List, truncate } from './list.js';
import { playersOf } from './kept-link.js';
import { CARDS } from '../home/cards.js';
import { record } from './writing.js';
import { day } from '../../kit/day.js';

/** @import { Store } from '../store/store.js' */
/** @import { Entry } from './list.js' */
/** @import { Site } from './library.js' */
/**
 * @typedef {object} Memory
 * @property {string} searched
 * @property {{ key: string, name: string, back: () => Promise<void> }[]} deleted latest last
 */

/** Up to this many games need no search field. */
const FEW = 3;

/** How long a notice of a restored game is shown, in milliseconds, unless the user presses something. */
const READ = 4000;

export class KeptGames {
  /** @type {List} */ list;
  /** @type {(count: number) => void} */
  counted = () => {};

  #on;
  #words;
  /** @type {Entry[]} */ #entries = [];
  /** The searched text of each entry. @type {WeakMap<Entry, string>} */ #texts = new WeakMap();
  #forbidden;
  #count = el('p', { class: 'library-count', role: 'status' });
  #search;
  #finder;
  #nothing;
  #none;
  #section;
  #undo = el('div', { class: 'library-undo', role: 'status' });

  /** @param {{ engine: Engine, words: Words, store: Store, site: Site, memory: Memory, signal: AbortSignal }} on */
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
    /** @type {import('./list.js').Actions['actions']} */ const acts = (entry, item) => [
      act('save', 'library-save', entry, () =>
        this.#save(entry).catch(() => site.tell(named('library-unreadable', entry))),
      ),
      // The second press of a double click would hit another game.
      act('trash', 'library-delete', entry, ({ detail }) => detail < 2 && this.#remove(entry, item)),
    ];
    this.list = new List(engine, words, { open: ({ key }) => this.#play(key), actions: acts }, signal);
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
    // Another window may restore a game by playing it.
    const { deleted } = this.#on.memory;
    this.#on.memory.deleted = deleted.filter(({ key }) => !found.games.some(([id]) => id === key));
    if (this.#on.memory.deleted.length < deleted.length) this.#offer();
  }

  /** @param {boolean} [anew] whether to show the list from its start */
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
    // Once shown, the search field stays as long as there are games.
    const few = this.#finder.hidden && entries.length <= FEW && !this.#on.memory.searched;
    this.#finder.hidden = entries.length === 0 || few;
    this.counted(entries.length);
    const all = words.say('library-count', { count: entries.length });
    const count = found.length === entries.length ? all : words.say('library-found', { found: found.length, all });
    text(this.#count, entries.length === 0 ? '' : count);
  }

  /** Returns the name in a sentence, with its time if other games have the same name. @param {Entry} entry */
  #told(entry) {
    const name = this.list.name(entry);
    const others = this.#entries.some((other) => other.key !== entry.key && this.list.name(other) === name);
    return others && entry.at !== null ? `${truncate(name)}, ${this.list.when(entry.at)}` : truncate(name);
  }

  /** @param {string} id */
  async #play(id) {
    const kept = await this.#on.store.game(id);
    if (kept) this.#on.site.play(id, kept);
    else this.#on.site.tell(this.#words.say('library-gone'));
  }

  /** @param {Entry} entry @throws {Phrase} if the game cannot be read */
  async #save({ key, game, names, title }) {
    const kept = await this.#on.store.game(key);
    if (!kept) return;
    const parts = [game, ...(title ? [title] : names.filter(Boolean)), day(kept.at)];
    const file = new Blob([record(this.#on.engine, key, kept)], { type: 'text/plain' });
    this.#on.site.say(...saved(this.#words, fileName(parts, 'cauce'), file, this.#on.site.say));
  }

  /** @param {string} key @param {string} part a selector for a link or button of the entry */
  #focus(key, part) {
    if (!this.list.focus(key, part)) (this.#finder.hidden ? document.querySelector('h1') : this.#search)?.focus();
  }

  /** @param {Entry} entry @param {HTMLElement} item */
  async #remove(entry, item) {
    const near = item.nextElementSibling ?? item.previousElementSibling;
    const { key } = entry;
    const back = await this.#on.store.remove(key);
    if (back) this.#on.memory.deleted.push({ key, name: this.list.whole(entry), back });
    await this.read();
    this.#offer();
    const next = this.#undo.querySelector('button') ?? near?.querySelector('a');
    // Do not scroll away what is under the pointer: the bar and the next game are visible anyway.
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  /** @param {string} [restored] the name of the game just restored */
  #offer(restored) {
    const [words, { deleted }] = [this.#words, this.#on.memory];
    const last = deleted.at(-1);
    if (!last) {
      const said = restored !== undefined && el('p', {}, words.say('library-back', { name: restored }));
      fill(this.#undo, said);
      if (!said) return;
      // The notice has no button, so it disappears.
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

/** @param {string} id @param {import('../store/saved-game.js').Summary} head @returns {Entry} */
function entryOf(id, head) {
  const { game, title = '', names, link, ply, over, end, at, version, gameId } = head;
  // Older versions stored only that a game was over.
  const last = end ?? { link, ply, winners: over ? undefined : null, reason: undefined };
  // A link has no `seats` if all seats are `here`.
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

/** @param {string} said */
function plain(said) {
  return said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
