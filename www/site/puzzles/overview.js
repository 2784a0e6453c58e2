// All puzzles: today's, and those of a game by grade and theme.

import { attribute, el, fill, text } from '../../element/dom.js';
import { icon } from '../../element/look/more-icons.js';
import { picture } from '../../element/board/picture.js';
import { dayOf, ofDay } from '../../element/puzzles/collection.js';
import { progress, standing, streak } from './progress.js';
import { puzzleWords } from './words.js';

/**
 * @typedef {import('../../element/puzzles/collection.js').Puzzle} Puzzle
 * @typedef {import('../../element/words.js').Words} Words
 * @typedef {import('./puzzles.js').Host} Host
 */

/** The grades that are called alike: the highest of each. */
const BANDS = [2, 4, 6, 9];

/** How hard a puzzle is called. @param {Puzzle} puzzle */
export const band = ({ grade }) => BANDS.findIndex((highest) => grade <= highest) + 1;

export class Overview {
  /** The node to put into the page. */
  element = el('article', { class: 'puzzles' });

  #game;
  #lists;
  #engine;
  #words;
  #host;
  #grade = '';
  #theme = '';
  #state = '';
  #life = new AbortController();
  /** @type {(() => void)[]} */ #pictures = [];
  #heading = el('h1', { tabindex: '-1' });

  /**
   * @param {string | null} game whose puzzles are listed
   * @param {Puzzle[][]} lists of all games
   * @param {typeof import('../../cauce-web.js')} engine
   * @param {Words} words
   * @param {Host} host
   */
  constructor(game, lists, engine, words, host) {
    this.#game = game ?? lists[0]?.[0]?.game ?? '';
    this.#lists = lists;
    this.#engine = engine;
    this.#words = words;
    this.#host = host;
    this.#draw();
  }

  /** What the page is called. */
  get title() {
    return this.#words.say('puzzle-title');
  }

  focus() {
    this.#heading.focus({ preventScroll: true });
  }

  end() {
    this.#life.abort();
  }

  /** @param {string} lang */
  async speak(lang) {
    this.#words = await puzzleWords(lang);
    this.#draw();
  }

  dress() {
    for (const paint of this.#pictures) paint();
  }

  #draw() {
    const say = this.#words;
    const kept = progress(this.#host.store);
    const days = streak(kept);
    this.#life.abort();
    this.#life = new AbortController();
    this.#pictures = [];
    text(this.#heading, this.title);
    const list = el('ol', { class: 'puzzle-list' });
    const count = el('p', { class: 'puzzle-count', role: 'status' });
    const show = () => this.#list(list, count);
    const games = this.#lists.flatMap(([first]) => (first ? [first.game] : []));
    const themes = () => [...new Set(this.#lists.find(([one]) => one?.game === this.#game)?.flatMap((one) => one.themes))].sort();
    const theme = this.#select('theme', this.#theme, () => themes().map((name) => [name, say.say(`puzzle-theme-${name}`)]), (value) => {
      this.#theme = value;
      show();
    });
    const game = this.#select('game', this.#game, () => games.map((name) => [name, say.say(`${name}-name`)]), (value) => {
      this.#game = value;
      this.#theme = '';
      theme.renew('');
      history.replaceState(null, '', `#puzzles=${value}`);
      show();
    });
    const grade = this.#select('grade', this.#grade, () => BANDS.map((_, index) => [`${index + 1}`, say.say('puzzle-grade', { grade: index + 1 })]), (value) => {
      this.#grade = value;
      show();
    });
    const state = this.#select('state', this.#state, () => ['new', 'tried', 'solved'].map((name) => [name, say.say(`puzzle-state-${name}`)]), (value) => {
      this.#state = value;
      show();
    });
    fill(
      this.element,
      el('header', { class: 'puzzles-head' }, this.#heading, el('p', {}, say.say('puzzle-lead')), days > 0 && el('p', { class: 'puzzle-streak' }, say.say('puzzle-streak', { days }))),
      el('section', { 'aria-labelledby': 'puzzles-today' }, el('h2', { id: 'puzzles-today' }, say.say('puzzle-today')), el('ul', { class: 'puzzle-days' }, ...this.#lists.map((all) => this.#today(all)))),
      el('section', { 'aria-labelledby': 'puzzles-all' },
        el('h2', { id: 'puzzles-all' }, say.say('puzzle-all')),
        el('div', { class: 'puzzle-filters' }, game.element, grade.element, theme.element, state.element),
        count,
        list,
      ),
    );
    show();
  }

  /** @param {Puzzle[]} all */
  #today(all) {
    const say = this.#words;
    const puzzle = ofDay(all, dayOf());
    if (!puzzle) return null;
    const { game, line } = puzzle;
    const state = standing(progress(this.#host.store), puzzle);
    const { element, paint } = picture(this.#engine, line, { label: '', end: this.#life.signal });
    element.setAttribute('aria-hidden', 'true');
    this.#pictures.push(paint);
    return el('li', {},
      el('a', { class: 'puzzle-day', href: `#puzzles=${game}&id=today`, 'data-state': state },
        el('span', { class: 'puzzle-picture' }, element),
        el('strong', {}, say.say(`${game}-name`)),
        el('span', { class: 'puzzle-facts' }, say.say('puzzle-grade', { grade: band(puzzle) }), state === 'solved' && icon('check'), state === 'solved' && say.say('puzzle-state-solved')),
      ),
    );
  }

  /** @param {HTMLElement} list @param {HTMLElement} count */
  #list(list, count) {
    const say = this.#words;
    const kept = progress(this.#host.store);
    const all = this.#lists.find(([first]) => first?.game === this.#game) ?? [];
    const numbered = all.map((puzzle, index) => ({ puzzle, number: index + 1, state: standing(kept, puzzle) }));
    const chosen = numbered.filter(
      ({ puzzle, state }) =>
        (!this.#grade || band(puzzle) === Number(this.#grade)) && (!this.#theme || puzzle.themes.includes(this.#theme)) && (!this.#state || state === this.#state),
    );
    const done = numbered.filter(({ state }) => state === 'solved').length;
    text(count, say.say('puzzle-count', { count: chosen.length, solved: done, all: all.length }));
    fill(
      list,
      ...chosen.map(({ puzzle, number, state }) =>
        el('li', {},
          el(
            'a',
            { class: 'puzzle-chip', href: `#puzzles=${puzzle.game}&id=${puzzle.id}`, 'data-state': state, 'data-grade': String(band(puzzle)) },
            el('span', { 'aria-hidden': 'true' }, `${number}`),
            el('span', { class: 'unseen' }, say.say('puzzle-link', { number, grade: say.say('puzzle-grade', { grade: band(puzzle) }), state: say.say(`puzzle-state-${state}`) })),
            state === 'solved' && icon('check'),
          ),
        ),
      ),
    );
  }

  /**
   * @param {string} name
   * @param {string} value
   * @param {() => [string, string][]} choices
   * @param {(value: string) => void} choose
   */
  #select(name, value, choices, choose) {
    const select = el('select', { on: { change: () => choose(select.value) } });
    /** @param {string} value */
    const renew = (value) => {
      const any = name === 'game' ? [] : [['', this.#words.say('puzzle-any')]];
      fill(select, ...[...any, ...choices()].map(([key, label]) => el('option', { value: key, selected: key === value }, label)));
      attribute(select, 'data-name', name);
    };
    renew(value);
    return { element: el('label', { class: 'field' }, el('span', {}, this.#words.say(`puzzle-filter-${name}`)), select), renew };
  }
}
