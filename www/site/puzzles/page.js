// The page of a puzzle: what is asked, the board, and the buttons that lead on.

import { area, faces, stepAside } from '../../element/hint.js';
import { inspect } from '../../element/inspect.js';
import { called as nameOf } from '../../element/naming.js';
import { attribute, button, el, fill, text } from '../../element/dom.js';
import { icon } from '../../element/look/more-icons.js';
import { dayOf } from '../../element/day-number.js';
import { ofDay } from '../../element/puzzles/collection.js';
import { Session, taskOf } from '../../element/puzzles/session.js';
import { StepPage } from '../learn/step-page.js';
import { address, alike, among, called, gradeName, stars } from './overview.js';
import { keepSolved, keepTried, progress, standing, streak } from './progress.js';
import { puzzleWords } from './words.js';

/** @import { Puzzle } from '../../element/puzzles/collection.js' */
/** @import { Host } from './puzzles.js' */

/** What is offered of a hint, one after the other. */
const HINTS = ['puzzle-hint', 'hint-show-move', 'hint-play'];

export class PuzzlePage extends StepPage {
  #puzzle;
  #all;
  #host;
  /** When it was opened, where it was the puzzle of that day, which counts for days in a row. @type {Date | null} */ #daily;
  /** Whether it was asked for as that. */ #today;
  #of;
  /** How much of a hint has been told. */
  #hinted = 0;
  /** Whether a move was made for who solves it, which then counts as tried. */
  #helped = false;
  /** What was said last by a hint. @type {string | Node} */
  #hint = '';
  /** @type {Session} */ #session;
  /** How it stood before anything changed. @type {import('../../element/puzzles/session.js').State} */ #state = 'open';

  #help = button('button', () => void this.#tellHint());
  #show = button('button quiet', () => this.#session.show());
  #again = button('button primary', () => this.#retry());
  #next = el('a', { class: 'button' });
  #list = el('a', { class: 'icon-button' }, icon('back'));

  /**
   * @param {Puzzle} puzzle @param {Puzzle[]} all of the game
   * @param {Engine} engine @param {Words} words @param {Host} host
   * @param {string | null} of among which the next one is @param {boolean} today whether it was asked for as today's
   */
  constructor(puzzle, all, engine, words, host, of, today) {
    super({ game: puzzle.game, engine, words, read: puzzleWords });
    this.#puzzle = puzzle;
    this.#all = all;
    this.#host = host;
    this.#of = of;
    this.#today = today;
    const now = new Date();
    this.#daily = ofDay(all, dayOf(now)) === puzzle ? now : null;
    this.#session = new Session(
      puzzle,
      this.board,
      engine,
      (id) => this.words.has(id),
      () => this.#changed(),
    );
    this.element.classList.add('puzzle');
    this.count.classList.add('puzzle-about');
    this.content.remove();
    attribute(this.step, 'aria-describedby', 'lesson-side lesson-task');
    this.head.prepend(this.#list);
    this.buttons.append(this.#again, this.#help, this.#show, this.#next);
    this.#tell();
  }

  get title() {
    return this.words.say('puzzle-of', { game: this.words.say(`${this.#puzzle.game}-name`) });
  }

  end() {
    this.#session.end();
  }

  /** @override @param {string} lang */
  async speak(lang) {
    const due = await super.speak(lang);
    if (!due) return false;
    this.#hint = '';
    this.#tell();
    return true;
  }

  // ---- what happens

  #changed() {
    const { store } = this.#host;
    const { state } = this.#session;
    this.#hint = '';
    if (state === 'open') this.#hinted = 0;
    const before = this.#state;
    this.#state = state;
    if (state === 'solved' && !this.#helped) keepSolved(store, this.#puzzle, this.#daily);
    else if (state !== 'open' && state !== 'waiting') keepTried(store, this.#puzzle);
    this.#tell();
    if (state === before) return;
    if (state === 'wrong') this.#again.focus({ preventScroll: true });
    else if (state === 'solved' || state === 'shown') this.#next.focus({ preventScroll: true });
    if (state === 'solved' && !this.#helped) void this.#cheer();
  }

  /** For who has solved a puzzle, until anything is done. */
  async #cheer() {
    const over = new AbortController();
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => over.abort(), { signal: over.signal });
    const side = inspect(this.engine, this.#puzzle.line, (board) => board.view().turn.side);
    await this.celebrate([side], over.signal);
    over.abort();
  }

  #retry() {
    if (this.#session.state === 'wrong') this.#session.again();
    else {
      this.#helped = false;
      this.#session.restart();
    }
    this.board.focus();
  }

  /** Where the move is made, the move itself and why, and that it is made: one after the other. */
  async #tellHint() {
    const { engine, words } = this;
    const { wanted } = this.#session;
    if (!wanted) return;
    const { line, token } = wanted;
    this.#hinted += 1;
    if (this.#hinted === HINTS.length) {
      this.board.focus();
      this.#helped = true;
      this.#session.make();
      return;
    }
    const { presses, places, made } = inspect(engine, line, (board) => {
      const before = { presses: board.press_sequence(token), places: board.places() };
      board.play(token, null);
      return { ...before, made: board.view().announce };
    });
    /** @param {Phrase[]} phrases */
    const say = (phrases) => {
      this.#hint = phrases.map((phrase) => words.say(phrase)).join(' ');
      this.#tell();
    };
    if (this.#hinted === 1) {
      const { marks, looks, glance, press } = area(presses, places, made, (id) => words.has(id));
      // With nothing else in the hand.
      this.board.point(press);
      this.board.mark(marks);
      this.#hint = el('span', {}, ...faces(words, glance, looks));
      this.#tell();
      this.#stepAside([]);
      return;
    }
    this.board.point(presses.slice(0, -1), presses.at(-1));
    this.board.mark([]);
    const there = { id: 'puzzle-there', args: { move: nameOf(engine, words, line, token) } };
    say([there]);
    this.#stepAside(presses);
    const why = await this.#session.why().catch(() => []);
    if (this.#hint !== '' && this.#hinted === 2 && this.#session.wanted?.line === line) say([there, ...why]);
  }

  /**
   * Puts a hint away once who plays does something else than it shows: the move is shown by the next press.
   * @param {string[]} presses
   */
  #stepAside(presses) {
    const hinted = this.#hinted;
    const put = () => {
      this.#hinted = 1;
      this.#hint = '';
      this.board.mark([]);
      this.#tell();
    };
    if (this.context) stepAside(this.context, presses, () => this.#hint !== '' && this.#hinted === hinted, put);
  }

  // ---- what is said

  #tell() {
    const say = this.words;
    const { game, id } = this.#puzzle;
    const { state, said, wanted } = this.#session;
    const kept = progress(this.#host.store);
    const number = this.#all.indexOf(this.#puzzle) + 1;
    text(this.heading, this.title);
    const over = state === 'solved' || state === 'shown';
    const theme = this.#puzzle.theme === this.#of && this.#of;
    const peers = theme ? among(theme, this.#all, kept) : alike(this.#puzzle, this.#all);
    const name = theme ? called(theme, say) : gradeName(this.#puzzle, say);
    const place = { grade: name, number: peers.indexOf(this.#puzzle) + 1, count: peers.length };
    text(this.name, say.say(this.#today ? 'puzzle-of-today' : 'puzzle-number', place));
    // The number of a puzzle is one among those of its grade, which is named there, or of its theme.
    fill(
      this.count,
      el('span', { class: 'puzzle-facts' }, ...stars(this.#puzzle, say).slice(0, this.#today || theme ? 2 : 1)),
    );
    attribute(this.#list, 'href', `#puzzles=${game}`);
    attribute(this.#list, 'title', say.say('puzzle-to-list'));
    attribute(this.#list, 'aria-label', say.say('puzzle-to-list'));
    text(this.asking, over ? '' : say.say(taskOf(this.#puzzle, this.engine)));
    this.showSide(this.#puzzle.line, 'puzzle-side');
    const days = state === 'solved' && this.#daily && !this.#helped ? streak(kept) : 0;
    const told = state === 'solved' ? said.slice(1) : said;
    const spoken =
      this.#hint ||
      [...told, ...(days > 0 ? [{ id: 'puzzle-streak', args: { days } }] : [])]
        .map((phrase) => say.say(phrase))
        .join(' ');
    // Green is what is right: not yet what is being looked at.
    const waiting = said.some(({ id }) => id === 'puzzle-weighs') ? null : 'waiting';
    const look = { wrong: 'missed', solved: 'done', waiting, open: null, shown: null }[state];
    // Before, what it is about would be part of the answer.
    const end = () =>
      el(
        'span',
        {},
        state === 'solved' &&
          el('strong', { class: 'puzzle-cheer' }, say.say(this.#helped ? 'puzzle-helped' : 'puzzle-solved')),
        state === 'solved' && el('span', { class: 'puzzle-facts' }, ...stars(this.#puzzle, say)),
        el('span', { class: 'puzzle-themes' }, say.say('puzzle-about', { themes: called(this.#puzzle.theme, say) })),
        spoken && ` ${spoken}`,
      );
    this.answer(over ? end() : spoken, look);
    attribute(this.element, 'data-state', { wrong: 'missed', solved: 'done' }[String(state)] ?? state);
    attribute(this.element, 'data-walk', over ? 'over' : this.#session.goesOn && 'wrong');
    // What leads on stands first when there is nothing else to do.
    if (over !== (this.buttons.firstChild === this.#next)) this.buttons[over ? 'prepend' : 'append'](this.#next);
    this.#help.hidden = state !== 'open' || !wanted;
    this.#show.hidden = over || state === 'waiting';
    this.#again.hidden = state !== 'wrong' && !over;
    attribute(this.#again, 'class', state === 'wrong' ? 'button primary' : 'button quiet');
    text(this.#help, say.say(HINTS[this.#hinted] ?? ''));
    text(this.#show, say.say('puzzle-show'));
    text(this.#again, say.say(over ? 'puzzle-from-start' : 'puzzle-again'));
    text(this.#next, say.say('puzzle-next'));
    attribute(this.#next, 'class', over ? 'button primary' : 'button quiet');
    const rest = [...this.#all.slice(number), ...this.#all.slice(0, number)].filter((one) => one.id !== id);
    const open = rest.filter((one) => standing(kept, one) !== 'solved');
    const following = among(this.#of, open, kept)[0] ?? open[0] ?? rest[0];
    attribute(this.#next, 'href', following ? address(following, this.#of) : `#puzzles=${game}`);
  }
}
