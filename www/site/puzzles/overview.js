// The overview of the puzzles: those of the day, and those of a game by grade and theme.

import { attribute, button, el, fill, text } from '../../kit/dom.js';
import { icon } from '../../kit/more-icons.js';
import { picture } from '../../element/board/picture.js';
import { dayOf } from '../../kit/day-number.js';
import { BANDS, ofDay } from '../../element/exercise/collection.js';
import { progress, stateOf, streak } from './progress.js';
import { puzzleWords } from './words.js';

/** @import { Puzzle } from '../../element/exercise/collection.js' */
/** @import { Host } from './puzzles.js' */
/** @import { Progress } from './progress.js' */
/** @typedef {{ puzzle: Puzzle, number: number, state: 'new' | 'tried' | 'solved' }} Listed */

/** A theme is listed if at least this many puzzles of a game have it, and at most this share of them. */
const FEWEST = 2;
const WIDEST = 0.75;

/** @param {Puzzle} puzzle @param {Words} words */
export const stars = (puzzle, words) => [
  el('span', { class: 'puzzle-stars', 'aria-hidden': 'true' }, '★'.repeat(puzzle.band).padEnd(BANDS, '☆')),
  el('span', {}, gradeName(puzzle, words)),
];

/** @param {Puzzle} puzzle @param {Words} words */
export const gradeName = (puzzle, words) => words.say('puzzle-grade', { grade: puzzle.band });

/** @param {string} theme @param {Words} words */
export const themeName = (theme, words) => words.say(`puzzle-theme-${theme}`);

/** @param {Puzzle} puzzle @param {Puzzle[]} all */
export const sameGrade = (puzzle, all) => all.filter((one) => one.band === puzzle.band);

/** @param {string | null} of a theme, `tried` (but unsolved) or null for all @param {Puzzle[]} all @param {Progress} kept */
export const among = (of, all, kept) =>
  all.filter((puzzle) => (of === 'tried' ? stateOf(kept, puzzle) === 'tried' : !of || puzzle.theme === of));

/** @param {Puzzle} puzzle @param {string | null} [of] the list of the next puzzle, as for `among` */
export const address = ({ game, id }, of) => `#puzzles=${game}&id=${id}${of ? `&of=${of}` : ''}`;

export class Overview {
  element = el('article', { class: 'puzzles' });

  #game;
  /** Whether one game was requested. Its puzzles then come before those of the day. */ #one;
  #lists;
  #engine;
  #words;
  #host;
  #life = new AbortController();
  #heading = el('h1', { tabindex: '-1' });
  #games = el('div', { class: 'puzzle-games', role: 'group' });
  #next = el('div', { class: 'puzzle-next' });
  #count = el('div', { class: 'puzzle-count', role: 'status' });
  #shown = new AbortController();
  #grades = el('div', { class: 'puzzle-grades' });
  #themes = el('div', { class: 'puzzle-groups' });

  /**
   * @param {string | null} game @param {Puzzle[][]} lists by game @param {Engine} engine @param {Words} words
   * @param {Host} host
   */
  constructor(game, lists, engine, words, host) {
    this.#game = game ?? lists[0]?.[0]?.game ?? '';
    this.#lists = lists;
    this.#engine = engine;
    this.#words = words;
    this.#host = host;
    this.#one = game !== null;
    this.#draw();
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

  #draw() {
    const say = this.#words;
    const kept = progress(this.#host.store);
    const days = streak(kept);
    const set = this.#lists.flatMap((all) => ofDay(all, dayOf()) ?? []);
    this.#life.abort();
    this.#life = new AbortController();
    text(this.#heading, this.title);
    const sections = [
      el(
        'section',
        { 'aria-labelledby': 'puzzles-today' },
        el('h2', { id: 'puzzles-today' }, say.say('puzzle-today')),
        set.every((puzzle) => stateOf(kept, puzzle) === 'solved') && el('p', {}, say.say('puzzle-set-done')),
        el('ul', { class: 'puzzle-days' }, ...set.map((puzzle) => this.#today(puzzle))),
      ),
      el(
        'section',
        { 'aria-labelledby': 'puzzles-all' },
        el('h2', { id: 'puzzles-all' }, say.say('puzzle-all')),
        this.#games,
        el(
          'div',
          { class: 'puzzle-book' },
          this.#next,
          el('div', { class: 'puzzle-parts' }, this.#grades, this.#themes),
        ),
      ),
    ];
    fill(
      this.element,
      el(
        'header',
        { class: 'puzzles-head' },
        this.#heading,
        el('p', {}, say.say('puzzle-lead')),
        days > 0 && el('p', { class: 'puzzle-streak' }, say.say('puzzle-streak', { days })),
      ),
      ...(this.#one ? sections.reverse() : sections),
    );
    attribute(this.#games, 'aria-label', say.say('puzzle-games'));
    fill(
      this.#games,
      ...this.#lists.flatMap(([first]) =>
        first ? [button('button', () => this.#choose(first.game), say.say(`${first.game}-name`))] : [],
      ),
    );
    this.#choose(this.#game);
  }

  get #all() {
    return this.#lists.find(([first]) => first?.game === this.#game) ?? [];
  }

  /** @param {Puzzle} puzzle */
  #today(puzzle) {
    const say = this.#words;
    const { game, line } = puzzle;
    const state = stateOf(progress(this.#host.store), puzzle);
    return el(
      'li',
      {},
      el(
        'a',
        { class: 'puzzle-day', href: `#puzzles=${game}&id=today`, 'data-state': state },
        el('span', { class: 'puzzle-picture' }, picture(this.#engine, line, { end: this.#life.signal })),
        el('strong', {}, say.say(`${game}-name`)),
        el(
          'span',
          { class: 'puzzle-facts' },
          ...stars(puzzle, say),
          state === 'solved' && icon('check'),
          state === 'solved' && say.say('puzzle-state-solved'),
        ),
      ),
    );
  }

  /** @param {string} game */
  #choose(game) {
    if (game !== this.#game) history.replaceState(null, '', `#puzzles=${game}`);
    this.#game = game;
    for (const [at, choice] of [...this.#games.children].entries())
      attribute(choice, 'aria-pressed', String(this.#lists[at]?.[0]?.game === game));
    const kept = progress(this.#host.store);
    const all = this.#all.map((puzzle) => ({
      puzzle,
      number: sameGrade(puzzle, this.#all).indexOf(puzzle) + 1,
      state: stateOf(kept, puzzle),
    }));
    const next = all.find(({ state }) => state !== 'solved');
    this.#showNext(all, next);
    fill(
      this.#grades,
      ...[...Map.groupBy(all, ({ puzzle }) => puzzle.band).values()].map((part) => this.#part(part, next)),
    );
    this.#showThemes(kept);
  }

  /** @param {Listed[]} all @param {Listed} [next] */
  #showNext(all, next) {
    const say = this.#words;
    this.#shown.abort();
    this.#shown = new AbortController();
    const puzzle = next?.puzzle;
    const place = next &&
      puzzle && { grade: gradeName(puzzle, say), number: next.number, count: sameGrade(puzzle, this.#all).length };
    fill(
      this.#next,
      puzzle &&
        el('span', { class: 'puzzle-picture' }, picture(this.#engine, puzzle.line, { end: this.#shown.signal })),
      puzzle &&
        el(
          'div',
          { class: 'puzzle-what' },
          el('h3', { id: 'puzzle-next' }, say.say('puzzle-number', place ?? {})),
          el('span', { class: 'puzzle-facts' }, stars(puzzle, say)[0]),
        ),
      puzzle &&
        el(
          'a',
          { class: 'button primary', href: address(puzzle), 'aria-describedby': 'puzzle-next' },
          say.say(all.every(({ state }) => state === 'new') ? 'puzzle-first' : 'puzzle-next'),
        ),
      this.#count,
    );
    fill(this.#count, ...this.#solved(all));
  }

  /** @param {Listed[]} part */
  #solved(part) {
    const solved = part.filter(({ state }) => state === 'solved').length;
    return [
      el('progress', { class: 'lesson-progress', 'aria-hidden': 'true', max: part.length, value: solved }),
      el('span', { class: 'puzzle-done' }, this.#words.say('puzzle-part', { solved, all: part.length })),
    ];
  }

  /** @param {Progress} kept */
  #showThemes(kept) {
    const say = this.#words;
    const all = this.#all;
    const themes = [...Map.groupBy(all, ({ theme }) => theme)].filter(
      ([, { length }]) => length >= FEWEST && length <= WIDEST * all.length,
    );
    const names = themes
      .map(([theme]) => theme)
      .sort((one, other) => themeName(one, say).localeCompare(themeName(other, say), say.lang));
    const ways = ['tried', ...names].flatMap((of) => {
      const part = among(of, all, kept).map((puzzle) => ({ puzzle, number: 0, state: stateOf(kept, puzzle) }));
      const next = part.find(({ state }) => state !== 'solved') ?? part[0];
      if (!next) return [];
      const name = el('strong', {}, of === 'tried' ? say.say('puzzle-again') : themeName(of, say));
      return [
        el(
          'li',
          {},
          el(
            'a',
            { class: 'puzzle-group', href: address(next.puzzle, of) },
            name,
            ...(of === 'tried' ? [el('span', { class: 'puzzle-done' }, part.length)] : this.#solved(part)),
          ),
        ),
      ];
    });
    this.#themes.hidden = ways.length === 0;
    fill(
      this.#themes,
      el('h3', { id: 'puzzle-themes' }, say.say('puzzle-themes')),
      el('ul', { 'aria-labelledby': 'puzzle-themes' }, ...ways),
    );
  }

  /** @param {Listed[]} part of one grade @param {Listed} [following] the next puzzle */
  #part(part, following) {
    const say = this.#words;
    const [first] = part;
    if (!first) return null;
    const chips = part.map((listed) => {
      const { puzzle, number, state } = listed;
      const args = { number, grade: gradeName(puzzle, say), state: say.say(`puzzle-state-${state}`) };
      return el(
        'li',
        {},
        el(
          'a',
          {
            class: 'puzzle-chip',
            href: address(puzzle),
            'data-state': listed === following ? 'next' : state,
            title: state === 'new' ? null : args.state,
          },
          el('span', { 'aria-hidden': 'true' }, number, state === 'solved' && icon('check')),
          el('span', { class: 'unseen' }, say.say('puzzle-link', args)),
        ),
      );
    });
    return el(
      'details',
      { name: 'puzzle-grade' },
      el('summary', {}, el('span', { class: 'puzzle-facts' }, ...stars(first.puzzle, say)), ...this.#solved(part)),
      el('ol', { class: 'puzzle-list' }, ...chips),
    );
  }
}
