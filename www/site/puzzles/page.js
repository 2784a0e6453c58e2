import { attribute, el, fill, text } from '../../kit/dom.js';
import { icon } from '../../kit/more-icons.js';
import { Board } from '../learn/board.js';
import { address, sameGrade, among, themeName, gradeName, stars } from './overview.js';
import { keepSolved, keepTried, progress, stateOf, streak } from './progress.js';
import { puzzleWords } from './words.js';

/** @import { Puzzle } from '../../element/exercise/collection.js' */
/** @import { Host } from './puzzles.js' */
/** @typedef {import('../../cauce.d.ts').CauceExercise} Exercise */

export class PuzzlePage {
  fills = true;
  heading = el('h1', { class: 'site-title' });
  #puzzle;
  #all;
  #words;
  #host;
  #among;
  /** @type {Exercise['state']} */ #state = 'open';
  #helped = false;

  #board = new Board();
  #name = el('h2');
  #facts = el('p', { class: 'lesson-count puzzle-about' });
  #list = el('a', { class: 'icon-button' }, icon('back'));
  #next = el('a', { class: 'button quiet' });
  element = el('article', { class: 'lesson puzzle' }, this.#board.element);

  /**
   * @param {Puzzle} puzzle @param {Puzzle[]} all of the game
   * @param {Words} words @param {Host} host
   * @param {object} among the list of the next puzzle
   * @param {string | null} among.of its name in the address
   * @param {number | null} among.day the day if this is its puzzle of the day, which counts for the streak
   * @param {Puzzle[] | null} among.set all puzzles of that day, if they are the list
   */
  constructor(puzzle, all, words, host, among) {
    this.#puzzle = puzzle;
    this.#all = all;
    this.#words = words;
    this.#host = host;
    this.#among = among;
    attribute(this.element, 'data-game', puzzle.game);
    this.#board.add([el('header', { class: 'lesson-head' }, this.#list, this.#name, this.#facts)], [this.#next]);
    const { element } = this.#board;
    element.lang = words.lang;
    element.game = puzzle.game;
    element.puzzle = puzzle.id;
    element.addEventListener('cauce-exercise', ({ detail }) => this.#changed(detail));
    this.#tell();
  }

  get title() {
    return this.#words.say('puzzle-of', { game: this.#words.say(`${this.#puzzle.game}-name`) });
  }

  end() {}

  focus() {
    return this.#board.focus();
  }

  /** @param {string} lang */
  async speak(lang) {
    const { element } = this.#board;
    element.lang = lang;
    const words = await puzzleWords(lang);
    if (element.lang !== lang) return;
    this.#words = words;
    this.#tell();
  }

  get #over() {
    return this.#state === 'done' || this.#state === 'shown';
  }

  /** @param {Exercise} exercise */
  #changed({ state, helped }) {
    const before = this.#state;
    [this.#state, this.#helped] = [state, helped];
    if (state !== before) {
      const { store } = this.#host;
      if (state === 'done' && !helped) keepSolved(store, this.#puzzle, this.#among.day);
      else if (state !== 'open' && state !== 'waiting') keepTried(store, this.#puzzle);
    }
    this.#tell();
    if (state !== before && this.#over) this.#next.focus({ preventScroll: true });
  }

  #tell() {
    const say = this.#words;
    const [puzzle, all, over] = [this.#puzzle, this.#all, this.#over];
    const { of, day, set } = this.#among;
    const kept = progress(this.#host.store);
    text(this.heading, this.title);
    const theme = puzzle.theme === of && of;
    const peers = set ?? (theme ? among(theme, all, kept) : sameGrade(puzzle, all));
    const name = theme ? themeName(theme, say) : gradeName(puzzle, say);
    const place = { grade: name, number: peers.indexOf(puzzle) + 1, count: peers.length };
    text(this.#name, say.say(set ? 'puzzle-of-today' : 'puzzle-number', place));
    const days = this.#state === 'done' && day !== null && !this.#helped ? streak(kept) : 0;
    // A puzzle is numbered within its theme or grade, which is then named. Other facts are hidden until the end, as the
    // theme would be part of the answer.
    const facts = [
      el('span', { class: 'puzzle-facts' }, ...stars(puzzle, say).slice(0, set || theme || over ? 2 : 1)),
      over && el('span', { class: 'puzzle-themes' }, say.say('puzzle-about', { themes: themeName(puzzle.theme, say) })),
      over && set?.every((one) => stateOf(kept, one) === 'solved') && el('span', {}, say.say('puzzle-set-done')),
      days > 0 && el('span', {}, say.say('puzzle-streak', { days })),
    ];
    fill(this.#facts, ...facts.filter(Boolean).flatMap((fact, index) => (index > 0 ? [' ', fact] : [fact])));
    attribute(this.#list, 'href', `#puzzles=${puzzle.game}`);
    for (const label of ['title', 'aria-label']) attribute(this.#list, label, say.say('puzzle-to-list'));
    attribute(this.#next, 'class', over ? 'button primary' : 'button quiet');
    // The next of a set is one that was not tried yet, so that a set ends even if some were solved with help.
    const open = after(puzzle, set ?? all).filter((one) => {
      const state = stateOf(kept, one);
      return set ? state === 'new' : state !== 'solved';
    });
    const following = set ? open[0] : (among(of, open, kept)[0] ?? open[0] ?? after(puzzle, all)[0]);
    text(this.#next, say.say(following ? 'puzzle-next' : 'puzzle-to-list'));
    attribute(this.#next, 'href', following ? address(following, of) : '#puzzles');
  }
}

/** Returns the other puzzles, starting after this one. @param {Puzzle} puzzle @param {Puzzle[]} all */
function after(puzzle, all) {
  const place = all.indexOf(puzzle);
  return [...all.slice(place + 1), ...all.slice(0, place)];
}
