// Learning from one's mistakes: the position before each of them, one's own try, and any move counts that would be no fault.
// What is tried is not played: it goes into no record.

import { attribute, button, el, fill } from '../dom.js';
import { inspect } from '../inspect.js';
import { icon, mark as sideMark } from '../look/icons.js';
import { drawn, onTop } from '../move-marks.js';
import { called, inTurn } from '../naming.js';
import { GLANCE, why } from '../reasons.js';
import { whySilent } from '../unfetched.js';
import { after, look } from './review.js';

/** How many moves are told of what answers a try, or of what would have been best. */
const SEEN = 3;

/** @import { ReviewTask as Task } from '../../view.js' */
/** @import { Review } from './review.js' */
/** @typedef {import('../../cauce.d.ts').CauceBeforeMove} BeforeMove */
/**
 * What stands on a button, or its id, what that does, and the side that it is about.
 * @typedef {[string | ((words: Words) => string), () => void, (string | null)?]} Offer
 */
/**
 * @typedef {'asks' | 'held' | 'settled' | 'away'} State a better move is asked for, and nothing is in the hand; the mistake lies
 *   on the board; nothing is asked, as it is found or shown, or between two mistakes; somebody looks at another position
 */

export class Lesson {
  #context;
  #follow;
  #done;
  /** @type {Review | null} */ #review = null;
  /** Whose mistakes are gone through, by their seats. @type {number[]} */ #seats = [];
  /** Whether more of them may be found. */ #grows = false;
  /** @type {Task[]} */ #tasks = [];
  /** Those for which a better move has been found. @type {Set<Task>} */ #solved = new Set();
  #at = -1;
  /** Whether the mistake that is shown has been settled: found, shown or skipped. */ #settled = true;
  /** The better move that the board shows then. */ #shown = '';
  /** Whether it is shown as made: on another board, as it is not played. */ #made = false;
  /** Whether it is told of a try as found or missed. @type {'found' | 'missed' | null} */ #judged = null;
  /** @type {State | null} */ #state = null;
  /** Counts what is tried or asked for: what is found out about anything before that comes too late. */ #asked = 0;
  /** The side of whoever made the mistake that is shown. @type {string | null} */ #side = null;
  /** The node to go back to at the end. */ #back = 0;
  /** What is said, in any language. @type {(words: Words) => string[]} */ #told = () => [];
  /** @type {Offer[]} */ #offers = [];
  #life = new AbortController();

  #progress = el('span', { class: 'analysis-progress' });
  #said = el('span', { role: 'status' });
  #text = el('p', {}, this.#progress, this.#said);
  #close = el('button', { type: 'button', class: 'icon-button', on: { click: () => this.#leave() } }, icon('close'));
  #buttons = el('div', { class: 'analysis-offers' });
  /** The card of the console that asks. */
  element = Object.assign(
    el(
      'div',
      { class: 'notice analysis-learn' },
      this.#text,
      this.#close,
      el('div', { class: 'notice-offers' }, this.#buttons),
    ),
    {
      /** Says all again, in the language that was chosen. */
      tell: () => this.#tell(),
    },
  );

  /**
   * @param {Context} context @param {() => void} follow another mistake is shown, or what it all came to
   * @param {() => void} done it is left
   */
  constructor(context, follow, done) {
    this.#context = context;
    this.#follow = follow;
    this.#done = done;
    const { host } = context.root;
    const { signal } = this.#life;
    // Before anybody else hears of it: a try is no move of the game.
    host.addEventListener(
      'cauce-before-move',
      (event) => this.#intercept(/** @type {CustomEvent<BeforeMove>} */ (event)),
      { capture: true, signal },
    );
    host.addEventListener('cauce-change', () => this.#walk(), { signal });
    const take = (/** @type {Event} */ { target }) => {
      if (this.#state !== 'held' || !(/** @type {Element} */ (target).closest('.board, .choice:not([data-primary])')))
        return;
      this.#is('asks');
      context.frame.surface.mark([]);
    };
    for (const type of ['pointerup', 'keydown'])
      context.frame.element.addEventListener(type, take, { capture: true, signal });
  }

  /** @returns {Context} */
  get #now() {
    return this.#context.again() ?? this.#context;
  }

  /** Whether there was something to ask about. */
  get begun() {
    return this.#review !== null;
  }

  /** Whether all mistakes have been gone through. */
  get over() {
    return this.#tasks.length === this.#at && !this.#grows;
  }

  /** Those for which none has been found. @type {Task[]} */
  get #left() {
    return this.#tasks.filter((task) => !this.#solved.has(task));
  }

  /** The mistakes for which no better move has been found, at the end and where the board stands then. @param {number} node */
  missedAt(node) {
    return this.over && node === this.#back ? this.#left : [];
  }

  /** @param {Review} review @param {boolean} grows whether there is more to be looked at */
  begin(review, grows) {
    const { view } = this.#now;
    this.#review = review;
    this.#grows = grows;
    this.#back = view.node;
    this.#now.frame.lay('task', this.element);
    // Whoever loads the page again or goes elsewhere on our site finds the game where it was before, with what was found.
    this.#now.root.host.addEventListener('cauce-leave', () => this.#leave(), { signal: this.#life.signal });
    const faulty = new Set(review.view.tasks.map(({ seat }) => seat));
    const own = view.seats
      .filter(({ number, by }) => by === 'here' && (grows || faulty.has(number)))
      .map(({ number }) => number);
    // Of more than two, everybody's are gone through, and it is told whose each is.
    if (own.length === 2) this.#choose(own);
    else this.#take(own);
  }

  /** Goes through what has been found of some mistakes. @param {number[]} seats whose */
  #take(seats) {
    this.#seats = seats;
    this.#start(this.#found());
  }

  /** What is certain of their mistakes by now. @returns {Task[]} */
  #found() {
    return this.#review?.view.tasks.filter(({ seat }) => this.#seats.includes(seat ?? 0)) ?? [];
  }

  /** Takes up what has been found since. @param {boolean} grows whether there is more to be looked at */
  grow(grows) {
    if (!this.#grows) return;
    this.#grows = grows;
    if (this.#seats.length === 0) return;
    const asked = this.#tasks.slice(0, this.#at + 1);
    const last = asked.at(-1)?.number ?? 0;
    this.#tasks = [...asked, ...this.#found().filter(({ number }) => number > last)];
    // Who has gone through all that was found waits for what comes next.
    if (this.#at === asked.length && (this.#at < this.#tasks.length || !grows)) this.#put();
    else this.#count();
  }

  /** Asks whose mistakes are gone through, where two people may have made some. @param {number[]} each their seats */
  #choose(each) {
    const seats = this.#now.view.seats.filter(({ number }) => each.includes(number));
    this.#hold('analysis-learn-whose', [
      ...seats.map(
        ({ number, title, side }) =>
          /** @type {Offer} */ ([
            (words) => words.say('analysis-side', { names: [title] }),
            () => this.#take([number]),
            side,
          ]),
      ),
      [(words) => words.say('analysis-learn-all', { players: each.length }), () => this.#take(each)],
    ]);
  }

  /** Says something between two mistakes. Nothing is played meanwhile. @param {string} id @param {Offer[]} offers */
  #hold(id, offers) {
    this.#is('settled');
    this.#go(this.#back);
    this.#now.frame.surface.mark([]);
    this.#say((words) => [words.say(id)], offers);
  }

  /** @param {State | null} state none where the lesson has not begun, or is over */
  #is(state) {
    const { frame } = this.#context;
    this.#state = state;
    attribute(frame.element, 'data-learns', state);
    frame.rests = state === 'settled' || state === 'away';
  }

  end() {
    if (this.#life.signal.aborted) return;
    this.#life.abort();
    this.element.remove();
    this.#is(null);
    this.#context.frame.surface.mark([]);
    if (this.#made) this.#now.change(() => true, false);
  }

  /** Goes elsewhere in the game; what was shown as made is gone then. @param {number} node */
  #go(node) {
    this.#made = false;
    this.#now.change((board) => {
      board.go_to(node);
      return true;
    }, false);
  }

  /** Says so where somebody has gone elsewhere, and asks anew once they are back. */
  #walk() {
    const task = this.#tasks[this.#at];
    const away = Boolean(task) && this.#now.board.line !== task?.before.line;
    if (away === (this.#state === 'away')) return;
    if (!away) return this.#put();
    this.#is('away');
    this.#asked += 1;
    this.#made = false;
    this.#now.frame.surface.mark([]);
    this.#say(
      (words) => [words.say('analysis-learn-away', { number: task?.number ?? 0 })],
      [['analysis-learn-return', () => this.#put()]],
    );
  }

  /** @param {Task[]} tasks */
  #start(tasks) {
    this.#tasks = tasks;
    this.#solved.clear();
    this.#at = -1;
    this.#next();
  }

  #next() {
    this.#at += 1;
    this.#put();
  }

  /** Asks about the mistake that is in turn, or says what it all came to. */
  #put() {
    const { frame } = this.#now;
    this.#asked += 1;
    const task = this.#tasks[this.#at];
    this.#settled = !task;
    this.#is(this.over ? null : 'asks');
    if (!task && !this.over) return this.#hold('analysis-learn-weighs', []);
    if (!task) {
      const all = this.#tasks.length;
      const left = this.#left;
      this.#go(this.#back);
      frame.surface.mark([]);
      this.#follow();
      this.#say(
        (words) => [
          all > 0
            ? words.say('analysis-learn-count', { found: all - left.length, all })
            : words.say('analysis-learn-none', { whose: this.#review?.view.faults.length ? 'own' : 'all' }),
        ],
        left.length > 0 ? [['analysis-learn-again', () => this.#start(left)]] : [],
      );
      return;
    }
    const { number, seat, token, label, cost, before } = task;
    this.#go(before.node);
    this.#follow();
    this.#aim(token);
    // As it was then: sides may have been swapped since.
    const player = this.#now.view.seats.find((player) => player.number === seat);
    this.#side = player?.side ?? null;
    const { engine } = this.#now;
    /** @param {Words} words */
    const ask = (words) => {
      const told = {
        number,
        name: player?.title ?? '',
        move: called(engine, words, before.line, token),
      };
      const said = [words.say('analysis-learn-task', told), cost && words.say(cost)].filter(Boolean).join(' ');
      return label ? [said, words.say(label)] : [said];
    };
    this.#say(ask, [
      ['analysis-learn-look', () => void this.#look()],
      ['analysis-learn-skip', () => this.#next()],
    ]);
  }

  /**
   * Shows a move as if it was about to be made, with its marks, until something else is taken in hand. What would make it does
   * not stand out until then: it is the one move that is not to be made.
   * @param {string} token @param {CauceMark[]} [answer] the move that answers it
   */
  #aim(token, answer = []) {
    this.#now.change((board) => {
      const presses = board.press_sequence(token);
      for (const id of presses.slice(0, -1)) board.press(id);
      board.aim(presses.at(-1));
    }, false);
    this.#now.frame.surface.mark([...onTop(this.#now, token, drawn(this.#now, token, 'danger')), ...answer]);
    this.#is('held');
  }

  #leave() {
    const { change } = this.#now;
    const back = this.#back;
    this.#done();
    change((board) => board.go_to(back), false);
  }

  /** @param {CustomEvent<BeforeMove>} event */
  #intercept(event) {
    const task = this.#tasks[this.#at];
    if (!this.#state || event.detail.origin !== 'here') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!task || this.#state === 'away') return;
    // Who makes the move that is shown goes on.
    if (this.#settled && event.detail.token === this.#shown) this.#next();
    else void this.#weigh(task, event.detail.token);
  }

  /** Says that something is looked at. @returns {() => boolean} whether something else has been asked for since */
  #ask() {
    const asked = (this.#asked += 1);
    this.#say((words) => [words.say('analysis-learn-weighs')]);
    return () => asked !== this.#asked || this.#life.signal.aborted;
  }

  /** @param {unknown} trouble */
  #fail(trouble) {
    console.warn(trouble);
    this.#say((words) => [words.say(whySilent(trouble, this.#now.root.host, 'analysis-failed'))]);
  }

  /** Shows the position of a task, wherever one has gone meanwhile. @param {Task['before']} before */
  #show({ line, node }) {
    const { board, change } = this.#now;
    if (board.line !== line) change((board) => board.go_to(node), false);
  }

  /** Weighs a try. @param {Task} task @param {string} token */
  async #weigh(task, token) {
    const { before } = task;
    const seat = task.seat ?? 1;
    const late = this.#ask();
    try {
      const found = await look(before.line, this.#life.signal);
      const best = found.lines[0];
      const same = token === best?.moves[0];
      const { engine } = this.#now;
      const { signal } = this.#life;
      const tried = same ? null : await look(after(engine, before.line, token), signal);
      const judged = engine.judge_try({ ...found, chances: before.chances }, tried, seat, token, task.token);
      if (!judged || late()) return;
      this.#show(before);
      const [answer] = tried?.lines ?? [];
      if (judged.found) {
        if (!this.#settled) this.#solved.add(task);
        this.#point(token);
        this.#make(before.line, token, same ? [] : drawn(this.#now, best?.moves[0] ?? token, 'win', true));
        const line = found.lines.find(({ moves }) => moves[0] === token);
        const reasons = !line ? [] : same ? why(line, seat) : line.reasons.slice(0, 1);
        /** @param {Words} words */
        const tell = (words) => {
          const top =
            same || !best
              ? []
              : [
                  {
                    id: 'analysis-learn-top',
                    args: { moves: inTurn(engine, words, before.line, best.moves.slice(0, SEEN)) },
                  },
                ];
          return [[judged.said, ...reasons, ...top].map((phrase) => words.say(phrase)).join(' ')];
        };
        this.#say(tell, this.#onward(), 'found');
      } else {
        // Whatever is in the hand is put away first.
        this.#go(before.node);
        const there = after(engine, before.line, token);
        const [reply] = answer?.moves ?? [];
        this.#aim(
          token,
          reply ? inspect(engine, there, (board) => drawn({ ...this.#now, board }, reply, 'aim', true)) : [],
        );
        /** @param {Words} words */
        const tell = (words) => {
          const move = answer && inTurn(engine, words, there, answer.moves.slice(0, SEEN));
          return [
            [words.say(judged.said), move && words.say('analysis-learn-answer', { move })].filter(Boolean).join(' '),
          ];
        };
        this.#say(tell, this.#offers, 'missed');
      }
    } catch (trouble) {
      if (!late()) this.#fail(trouble);
    }
  }

  /** Shows the better move, and why it is better. */
  async #look() {
    const task = this.#tasks[this.#at];
    if (!task) return;
    const late = this.#ask();
    const found = await look(task.before.line, this.#life.signal).catch((trouble) => !late() && this.#fail(trouble));
    const best = found ? found.lines[0] : null;
    const token = best?.moves[0];
    if (!best || !token || late()) return;
    const { engine } = this.#now;
    this.#show(task.before);
    this.#point(token);
    /** @param {Words} words */
    const tell = (words) => {
      const reasons = why(best, task.seat ?? 1).map((phrase) => words.say(phrase));
      const shown = words.say('analysis-learn-shown', { move: called(engine, words, task.before.line, token) });
      const said = inspect(engine, task.before.line, (copy) => {
        copy.play(token, null);
        const { announce } = copy.view();
        return announce ? words.say(announce) : '';
      });
      return [[shown, ...reasons].join(' '), said.length > GLANCE ? said : ''];
    };
    this.#say(tell, this.#onward());
  }

  /** What comes next: after the last, what it all came to. @returns {Offer[]} */
  #onward() {
    const last = this.#at + 1 === this.#tasks.length && !this.#grows;
    return [[last ? 'analysis-learn-finish' : 'analysis-learn-next', () => this.#next()]];
  }

  /** Shows a move as a player sees it who is about to make it: it has been found, and is not to be made. @param {string} token */
  #point(token) {
    const { board, frame, root } = this.#now;
    const presses = board.press_sequence(token);
    this.#settled = true;
    this.#shown = token;
    this.#is('settled');
    frame.surface.mark(onTop(this.#now, token, drawn(this.#now, token, 'win')));
    /** @type {CauceGame} */ (root.host).point(presses.slice(0, -1), presses.at(-1));
  }

  /** Shows the move that has been found as made. @param {string} line @param {string} token @param {CauceMark[]} best where another is better */
  #make(line, token, best) {
    const { board, frame, view, words } = this.#now;
    const marks = drawn(this.#now, token, 'win');
    const made = board.with_line(line);
    made.play(token, null);
    this.#made = true;
    // Presses still fall on the board before it.
    frame.surface.show(
      made,
      made.view(),
      () => board.places(),
      words,
      words.say('board', { game: words.say(`${view.game}-name`) }),
    );
    frame.surface.mark([...marks, ...best]);
  }

  /**
   * @param {(words: Words) => string[]} told what is said, and what the board shows, for who does not see it
   * @param {Offer[]} [offers] those that stand there, where none are named
   * @param {'found' | 'missed' | null} [judged] how a move did that has been tried
   */
  #say(told, offers = this.#offers, judged = null) {
    this.#told = told;
    this.#offers = offers;
    this.#judged = judged;
    this.#tell();
    this.#text.scrollTop = 0;
    for (const part of [this.#now.frame.surface.element, this.element]) part.scrollIntoView({ block: 'nearest' });
  }

  #tell() {
    const { words, root } = this.#now;
    const { element } = this;
    attribute(element, 'data-judged', this.#judged);
    attribute(element, 'lang', words.lang);
    attribute(this.#close, 'title', words.say('analysis-learn-end'));
    this.#count();
    const [said = '', unseen] = this.#told(words);
    fill(this.#said, said, unseen && el('span', { class: 'unseen' }, ` ${unseen}`));
    const held = this.#buttons.contains(root.activeElement) || root.activeElement === null;
    // What leads on stands out, and before that nothing that would give the answer away.
    const leads = this.#settled || this.#state === 'away';
    fill(
      this.#buttons,
      ...this.#offers.map(([id, act, side], index) =>
        button(
          leads && this.#tasks.length > 0 && index === 0 ? 'button primary' : 'button',
          act,
          side ? sideMark(side) : null,
          typeof id === 'string' ? words.say(id) : id(words),
        ),
      ),
    );
    if (held) (this.#buttons.querySelector('button') ?? this.#close).focus({ preventScroll: true });
  }

  /** Says how many there are, and which of them is shown. */
  #count() {
    const { words } = this.#now;
    const task = this.#tasks[this.#at];
    const side = this.#side;
    /** @param {string} name */
    const spoken = (name) => el('span', { class: 'unseen' }, ` ${name} `);
    fill(
      this.#progress,
      ...(task
        ? [
            words.say('analysis-learn-progress', {
              number: this.#at + 1,
              all: `${this.#tasks.length}${this.#grows ? '+' : ''}`,
            }),
            ...(side ? [sideMark(side), spoken(words.say('side-name', { side }))] : []),
            ...(this.#settled ? [] : [badge(task.mark), spoken(words.say(task.name))]),
          ]
        : []),
    );
  }
}

/** @param {string} mark */
export function badge(mark) {
  return el('span', { class: 'analysis-badge', 'data-mark': mark, 'aria-hidden': 'true' }, mark);
}
