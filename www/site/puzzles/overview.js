// All puzzles: today's, the next one, and those of a game, a grade at a time.

import { attribute, el, fill, text } from '../../element/dom.js';
import { icon } from '../../element/look/more-icons.js';
import { picture } from '../../element/board/picture.js';
import { dayOf, ofDay } from '../../element/puzzles/collection.js';
import { progress, standing, streak } from './progress.js';
import { puzzleWords } from './words.js';

/** @import { Puzzle } from '../../element/puzzles/collection.js' */
/** @import { Host } from './puzzles.js' */
/** @typedef {'game' | 'theme' | 'state'} FilterName */
/** @typedef {{ puzzle: Puzzle, number: number, state: 'new' | 'tried' | 'solved' }} Listed */

/** The grades that are called alike: the highest of each. */
const BANDS = [2, 4, 6, 9];

/**
 * Of more puzzles than these, a grade is listed in parts, with no fewer than some in each: by the level that finds them, or by
 * how much their proofs take where that is one level for nearly all.
 */
const MOST = 60;
const LEAST = 20;

/** How hard a puzzle is called. @param {Puzzle} puzzle */
export const band = ({ grade }) => BANDS.findIndex((highest) => grade <= highest) + 1;

/** A grade as stars. @param {number} grade */
const starred = (grade) => el('span', { class: 'puzzle-stars', 'aria-hidden': 'true' }, '★'.repeat(grade).padEnd(BANDS.length, '☆'));

/** The grade as stars, with its name for who does not see them. @param {Puzzle} puzzle @param {Words} words */
export const stars = (puzzle, words) => [starred(band(puzzle)), el('span', {}, words.say('puzzle-grade', { grade: band(puzzle) }))];

/** About how many positions proofs look into, at most. @param {Puzzle[]} puzzles */
const positions = (puzzles) => Number((2 ** (Math.max(...puzzles.map(({ size }) => size)) + 1)).toPrecision(1));

/** What the moves of a puzzle do. @param {string[]} themes @param {Words} words */
export const called = (themes, words) => themes.map((theme) => words.say(`puzzle-theme-${theme}`)).join(' · ');

/** The puzzles of a game that are as hard as one of them, among which it has its number. @param {Puzzle} puzzle @param {Puzzle[]} all */
export const alike = (puzzle, all) => all.filter((one) => band(one) === band(puzzle));

/** A filter of so many values, one of them for any, chooses nothing. */
const ONE = 2;

export class Overview {
  element = el('article', { class: 'puzzles' });

  #wanted;
  #lists;
  #engine;
  #words;
  #host;
  #life = new AbortController();
  #heading = el('h1', { tabindex: '-1' });
  #count = el('p', { class: 'puzzle-count', role: 'status' });
  #next = el('a', { class: 'puzzle-next' });
  /** Ends the picture of the next puzzle. */
  #shown = new AbortController();
  #list = el('div', { class: 'puzzle-grades' });

  /**
   * @param {string | null} game whose puzzles are listed
   * @param {Puzzle[][]} lists of all games
   * @param {Engine} engine @param {Words} words @param {Host} host
   */
  constructor(game, lists, engine, words, host) {
    this.#wanted = { game: game ?? lists[0]?.[0]?.game ?? '', theme: '', state: '' };
    this.#lists = lists;
    this.#engine = engine;
    this.#words = words;
    this.#host = host;
    this.#draw(game !== null);
    // By then the page is shown.
    if (game) requestAnimationFrame(() => this.#bring());
  }

  get title() {
    return this.#words.say('puzzle-title');
  }

  focus() {
    this.#heading.focus({ preventScroll: true });
  }

  end() {
    this.#life.abort();
    this.#shown.abort();
  }

  /** @param {string} lang */
  async speak(lang) {
    this.#words = await puzzleWords(lang);
    this.#draw();
  }

  /** @param {boolean} [open] whether the grade of the next puzzle is unfolded */
  #draw(open = false) {
    const say = this.#words;
    const days = streak(progress(this.#host.store));
    this.#life.abort();
    this.#life = new AbortController();
    text(this.#heading, this.title);
    const filters = /** @type {FilterName[]} */ (Object.keys(this.#wanted)).map((name) => this.#filter(name));
    fill(
      this.element,
      el('header', { class: 'puzzles-head' },
        this.#heading,
        el('p', {}, say.say('puzzle-lead')),
        days > 0 && el('p', { class: 'puzzle-streak' }, say.say('puzzle-streak', { days })),
      ),
      el('section', { 'aria-labelledby': 'puzzles-today' },
        el('h2', { id: 'puzzles-today' }, say.say('puzzle-today')),
        el('ul', { class: 'puzzle-days' }, ...this.#lists.map((all) => this.#today(all))),
      ),
      el('section', { 'aria-labelledby': 'puzzles-all' },
        el('h2', { id: 'puzzles-all' }, say.say('puzzle-all')),
        el('div', { class: 'puzzle-filters' }, ...filters),
        this.#count,
        this.#next,
        this.#list,
      ),
    );
    this.#choose(open);
  }

  get #all() {
    return this.#lists.find(([first]) => first?.game === this.#wanted.game) ?? [];
  }

  /** @param {FilterName} name @returns {[string, string][]} the values that a filter has, and what they are called */
  #values(name) {
    const [words, lists] = [this.#words, this.#lists];
    /** @type {[string, string]} */ const any = ['', words.say('puzzle-any')];
    if (name === 'game') return lists.flatMap(([first]) => (first ? [[first.game, words.say(`${first.game}-name`)]] : []));
    const all = name === 'state' ? ['new', 'tried', 'solved'] : [...new Set(this.#all.flatMap(({ themes }) => themes))].sort();
    return [any, ...all.map((value) => /** @type {[string, string]} */ ([value, words.say(`puzzle-${name}-${value}`)]))];
  }

  /** @param {FilterName} name */
  #filter(name) {
    const options = this.#options(name);
    const select = el('select', { class: 'button', 'data-name': name, on: { change: () => this.#set(name, select.value) } }, ...options);
    return el('label', { class: 'field', hidden: options.length <= ONE }, el('span', {}, this.#words.say(`puzzle-filter-${name}`)), select);
  }

  /** @param {FilterName} name */
  #options(name) {
    return this.#values(name).map(([value, label]) => el('option', { value, selected: value === this.#wanted[name] }, label));
  }

  /** @param {FilterName} name @param {string} value */
  #set(name, value) {
    this.#wanted[name] = value;
    if (name === 'game') {
      // Each game has themes of its own.
      this.#wanted.theme = '';
      this.element.querySelector('label:has([data-name=theme])')?.replaceWith(this.#filter('theme'));
      history.replaceState(null, '', `#puzzles=${value}`);
    }
    this.#choose(true);
    this.#bring();
  }

  /** Brings the list into sight, with what it is chosen by. */
  #bring() {
    this.element.querySelector('#puzzles-all')?.scrollIntoView();
  }

  /** @param {Puzzle[]} all */
  #today(all) {
    const say = this.#words;
    const puzzle = ofDay(all, dayOf());
    if (!puzzle) return null;
    const { game, line } = puzzle;
    const state = standing(progress(this.#host.store), puzzle);
    return el('li', {},
      el('a', { class: 'puzzle-day', href: `#puzzles=${game}&id=today`, 'data-state': state },
        el('span', { class: 'puzzle-picture' }, picture(this.#engine, line, { end: this.#life.signal })),
        el('strong', {}, say.say(`${game}-name`)),
        el('span', { class: 'puzzle-facts' }, ...stars(puzzle, say), state === 'solved' && icon('check'), state === 'solved' && say.say('puzzle-state-solved')),
      ),
    );
  }

  /** Lists the puzzles that are wanted. @param {boolean} open whether the grade of the next one is unfolded */
  #choose(open) {
    const say = this.#words;
    const kept = progress(this.#host.store);
    const { theme, state: wanted } = this.#wanted;
    const all = this.#all.map((puzzle) => ({ puzzle, number: alike(puzzle, this.#all).indexOf(puzzle) + 1, state: standing(kept, puzzle) }));
    const chosen = all.filter(({ puzzle, state }) => (!theme || puzzle.themes.includes(theme)) && (!wanted || state === wanted));
    const solved = all.filter(({ state }) => state === 'solved').length;
    text(this.#count, say.say('puzzle-count', { count: chosen.length, solved, all: all.length }));
    const next = chosen.find(({ state }) => state !== 'solved');
    this.#next.hidden = !next;
    if (next) {
      attribute(this.#next, 'href', address(next.puzzle));
      this.#shown.abort();
      this.#shown = new AbortController();
      fill(
        this.#next,
        el('span', { class: 'puzzle-picture' }, picture(this.#engine, next.puzzle.line, { end: this.#shown.signal })),
        el('span', { class: 'button primary' }, say.say('puzzle-next')),
        el('span', { class: 'puzzle-facts' }, ...stars(next.puzzle, say), next.number),
      );
    }
    const parts = BANDS.flatMap((_, index) => this.#parts(index + 1));
    const listed = parts.map(({ all, about }) => ({ part: chosen.filter(({ puzzle }) => all.includes(puzzle)), about }));
    fill(this.#list, ...listed.map(({ part, about }) => this.#part(part, about, open && next !== undefined && part.includes(next))));
  }

  /** The puzzles of a grade, in the parts in which they are listed, each with what it is called. @param {number} grade */
  #parts(grade) {
    const say = this.#words;
    const all = this.#all.filter((puzzle) => band(puzzle) === grade);
    if (all.length <= MOST) return [{ all, about: '' }];
    const most = Math.max(...[...Map.groupBy(all, ({ grade }) => grade).values()].map(({ length }) => length));
    const measure = all.length - most >= LEAST ? 'grade' : 'size';
    /** @type {Puzzle[][]} */ const parts = [[]];
    for (const [at, puzzle] of all.entries()) {
      const [part, next] = [parts.at(-1) ?? [], all[at + 1]];
      part.push(puzzle);
      if (next && next[measure] !== puzzle[measure] && part.length >= LEAST && all.length - at > LEAST) parts.push([]);
    }
    return parts.map((all) => ({
      all,
      about: measure === 'size' ? say.say('puzzle-proof', { positions: positions(all) }) : say.say('puzzle-found', { grade: all[0]?.grade ?? 1 }),
    }));
  }

  /** @param {Listed[]} part @param {string} about @param {boolean} open */
  #part(part, about, open) {
    const say = this.#words;
    const [first, last] = [part[0], part.at(-1)];
    if (!first || !last) return null;
    const chips = part.map(({ puzzle, number, state }) => {
      const args = { number, grade: say.say('puzzle-grade', { grade: band(puzzle) }), state: say.say(`puzzle-state-${state}`) };
      return el('li', {},
        el('a', { class: 'puzzle-chip', href: address(puzzle), 'data-state': state, 'data-grade': band(puzzle), title: state === 'new' ? null : args.state },
          el('span', { 'aria-hidden': 'true' }, number, state === 'solved' && icon('check')),
          el('span', { class: 'unseen' }, say.say('puzzle-link', args)),
        ),
      );
    });
    const solved = part.filter(({ state }) => state === 'solved').length;
    return el('details', { name: 'puzzle-grade', open },
      el('summary', {},
        el('span', { class: 'puzzle-facts' }, ...stars(first.puzzle, say), first.number === last.number ? first.number : `${first.number}–${last.number}`),
        el('span', { class: 'puzzle-done' }, say.say('puzzle-part', { solved, all: part.length })),
        about && el('span', { class: 'puzzle-done puzzle-measure' }, about),
      ),
      el('ol', { class: 'puzzle-list' }, ...chips),
    );
  }
}

/** The page of a puzzle. @param {Puzzle} puzzle */
const address = ({ game, id }) => `#puzzles=${game}&id=${id}`;
