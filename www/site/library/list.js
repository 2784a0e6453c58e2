// A list of games, shown in portions. A picture is drawn when it comes near the viewport.

import { button, el, fill, keepFocus } from '../../kit/dom.js';
import { withBoard } from '../../element/with-board.js';
import { icon } from '../../kit/more-icons.js';
import { onceNear } from '../../element/placeholder.js';
import { titleOf } from '../home/cards.js';
import { DateFormat, gameLink, showPicture } from './kept-link.js';
import { yieldToMain } from './reading.js';

/**
 * @typedef {object} Entry
 * @property {string} key
 * @property {string} game
 * @property {string} title given by the user
 * @property {readonly string[]} names by seat
 * @property {Phrase[]} players the displayed names
 * @property {string} link to the end of the game
 * @property {number} ply
 * @property {readonly number[] | null | undefined} winners null for a game in progress, undefined if unknown
 * @property {string | null} [reason] the name of the end condition; undefined if not stored
 * @property {number | null} at when it was played
 * @property {Phrase | null} problem
 * @property {boolean} [here] whether it is played only on this device, with a person at every seat
 *
 * @typedef {object} Actions
 * @property {(entry: Entry) => void} open
 * @property {(entry: Entry, item: HTMLElement) => import('../../kit/dom.js').Child[]} actions
 */

/** Reasons for the end of a game that count as a ply but are not moves. */
const BY_WORD = ['resignation', 'agreement', 'time'];

/** `victory` and `lost` need a player called “you”. @typedef {'open' | 'over' | 'draw' | 'lost' | 'victory' | 'won'} Result */

const PORTION = 48;

/** In a sentence, a longer name is cut. */
const LONG = 60;

export class List {
  element = el('div', { class: 'games-list' });
  #list = el('ul', { class: 'kept-games' });
  #more = button('button more', () => this.#showMore());
  /** @type {readonly Entry[]} */ #entries = [];
  #shown = PORTION;
  #engine;
  #words;
  #actions;
  #life;
  #times;
  /** Pictures are drawn one after the other, so that the page stays responsive. @type {Promise<unknown>} */ #painted =
    Promise.resolve();

  /** @param {Engine} engine @param {Words} words @param {Actions} actions @param {AbortSignal} life */
  constructor(engine, words, actions, life) {
    this.#engine = engine;
    this.#words = words;
    this.#actions = actions;
    this.#life = life;
    this.#times = new DateFormat(words.region);
    this.element.append(this.#list, this.#more);
  }

  /** @param {readonly Entry[]} entries @param {boolean} [anew] whether to show the list from its start */
  show(entries, anew = true) {
    this.#entries = entries;
    if (anew) this.#shown = PORTION;
    this.#fill();
  }

  /** @param {string} key @param {string} part a selector within the entry @returns {boolean} whether it is shown */
  focus(key, part) {
    /** @type {HTMLElement | null} */ const found = this.#list.querySelector(
      `[data-key="${CSS.escape(key)}"] :is(${part})`,
    );
    found?.focus();
    return found !== null;
  }

  get full() {
    return this.#entries.length > this.#shown;
  }

  /** Returns the title, the players, or the name and options of the game. @param {Entry} entry @returns {string} */
  name(entry) {
    return (
      entry.title || (known(entry) ? this.#players(entry) : [titleOf(entry.game), ...this.#options(entry)].join(', '))
    );
  }

  /** Returns the game, the players and the time. @param {Entry} entry */
  whole(entry) {
    const { title, game, at } = entry;
    const name = this.name(entry);
    const what = !title && known(entry) ? `${titleOf(game)}, ${name}` : name;
    return [truncate(what), ...(at === null ? [] : [this.#times.ago(at)])].join(', ');
  }

  /** The text that a search looks through. @param {Entry} entry */
  text(entry) {
    const { title, game, at } = entry;
    const day = at === null ? [] : [this.when(at), this.#times.ago(at), new Date(at).toISOString().slice(0, 10)];
    return [title, this.#people(entry), titleOf(game), this.#result(entry), ...this.#options(entry), ...day].join(' ');
  }

  #showMore() {
    const first = this.#shown;
    this.#shown += PORTION;
    this.#fill();
    /** @type {HTMLElement | undefined | null} */ const next = this.#list.children[first]?.querySelector('a, button');
    next?.focus();
  }

  #fill() {
    // Reuse unchanged items with their pictures.
    const standing = new Map(
      [...this.#list.children].map((item) => [/** @type {HTMLElement} */ (item).dataset.key, item]),
    );
    const items = this.#entries.slice(0, this.#shown).map((entry) => {
      const facts = JSON.stringify(entry);
      const old = standing.get(entry.key);
      if (old instanceof HTMLElement && old.dataset.facts === facts) return old;
      const item = this.#item(entry);
      item.dataset.facts = facts;
      return item;
    });
    keepFocus(this.#list, 'href', () => fill(this.#list, ...items));
    const left = this.#entries.length - items.length;
    this.#more.hidden = left <= 0;
    this.#more.textContent = this.#words.say('library-more', { count: Math.min(left, PORTION) });
  }

  /** @param {Entry} entry */
  #item(entry) {
    const words = this.#words;
    const { key, title, game, link, ply, at, problem } = entry;
    const result = resultOf(entry);
    const name = this.name(entry);
    const named = Boolean(title) || known(entry);
    const moves = entry.winners !== null && BY_WORD.includes(this.#reason(entry) ?? '') ? ply - 1 : ply;
    const options = this.#options(entry).join(' · ');
    const called = named ? name : options;
    const facts = [words.say('library-moves', { ply: moves }), named && options].filter(Boolean);
    const about = [
      game && el(called ? 'span' : 'strong', { class: 'kept-game' }, titleOf(game)),
      game && called && el('strong', { title: called.length > LONG ? called : null }, el('bdi', {}, called)),
      (title || !known(entry)) && this.#people(entry) && el('span', {}, this.#people(entry)),
      game &&
        el(
          'span',
          { class: 'kept-result', 'data-result': result },
          result === 'victory' && icon('check'),
          this.#result(entry),
        ),
      game && el('span', {}, facts.join(' · ')),
      at !== null && el('time', { datetime: new Date(at).toISOString(), title: this.when(at) }, this.#times.ago(at)),
      problem && el('span', { class: 'kept-problem' }, words.say(problem)),
    ];
    const item = el('li', { class: 'kept', 'data-key': key, 'data-game': game || null });
    if (game) {
      const { element, place } = gameLink(link, about, () => this.#actions.open(entry));
      onceNear(
        place,
        this.#life,
        () => (this.#painted = this.#painted.then(() => this.#paint(place, link)).then(yieldToMain)),
      );
      fill(item, element);
    } else {
      fill(item, el('div', { class: 'kept-link' }, el('span', { class: 'kept-words' }, ...about)));
    }
    const acts = this.#actions.actions(entry, item).filter(Boolean);
    if (acts.length > 0) item.append(el('div', { class: 'kept-acts' }, ...acts));
    return item;
  }

  /** @param {HTMLElement} place @param {string} link */
  #paint(place, link) {
    if (place.isConnected && !this.#life.aborted) showPicture(this.#engine, link, place, this.#life);
  }

  /** @param {Entry} entry */
  #players({ players }) {
    return this.#words.say('library-players', { players });
  }

  /** Returns the players, or the number of unnamed people on this device. @param {Entry} entry */
  #people(entry) {
    if (known(entry)) return this.#players(entry);
    return entry.here ? this.#words.say('library-here', { count: entry.players.length }) : '';
  }

  /** Returns the options that differ from the defaults, except `players`. @param {Entry} entry @returns {string[]} */
  #options({ game, link }) {
    const words = this.#words;
    return [...new URLSearchParams(link)].flatMap(([key, value]) => {
      const id = `${game}-option-${key}`;
      if (key === 'players' || !words.has(id)) return [];
      const said = words.first([`${id}-told`], { value });
      return (
        said ??
        words.say('library-option', {
          name: words.say(id),
          value: words.first([`${id}-${value}`]) ?? value.replaceAll(',', ', '),
        })
      );
    });
  }

  /** @param {Entry} entry */
  #result(entry) {
    const { winners, players, game } = entry;
    if (!game) return '';
    const result = resultOf(entry);
    if (result === 'lost')
      return this.#words.say(this.#reason(entry) === 'resignation' ? 'library-you-resigned' : 'library-you-lost');
    if (result === 'over' || result === 'draw') return this.#words.say(`library-${result}`);
    if (result === 'open') return this.#words.say('library-going-on');
    const won = winners?.flatMap((seat) => players[seat - 1] ?? []) ?? [];
    return this.#words.say('library-won', { count: won.length, names: won });
  }

  /** Older versions did not store the reason. @param {Entry} entry */
  #reason({ reason, link }) {
    if (reason !== undefined) return reason;
    const { line } = this.#engine.Board.read_link(link);
    return line ? withBoard(this.#engine, line, (board) => board.view().outcome?.reason) : null;
  }

  /** @param {number} at */
  when(at) {
    return this.#times.when(at);
  }
}

/** @param {Phrase} player */
const isYou = (player) => player.id === 'player-you';

/** @param {Entry} entry @returns {Result} */
function resultOf({ winners, players }) {
  if (winners === undefined) return 'over';
  if (winners === null) return 'open';
  if (winners.length === 0) return 'draw';
  const you = players.findIndex(isYou) + 1;
  if (you > 0 && winners.includes(you)) return 'victory';
  return you > 0 && players.length === 2 ? 'lost' : 'won';
}

/** @param {Entry} entry */
const known = ({ players }) => players.some(({ id }) => id !== 'player-default');

/** @param {string} name */
export function truncate(name) {
  const letters = [...name];
  return letters.length > LONG ? `${letters.slice(0, LONG).join('').trimEnd()}…` : name;
}
