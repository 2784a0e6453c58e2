// Learning from one's mistakes: the position before each of them, one's own try, and any move that is nearly as good counts.
// What is tried is not played: it goes into no record.

import { attribute, button, el, fill } from '../dom.js';
import { GLANCE, called, moved, why } from '../hint.js';
import { inspect } from '../inspect.js';
import { mark as sideMark } from '../look/icons.js';
import { look, nearlyIn } from './review.js';

/** @import { Point, Review } from './review.js' */
/** @typedef {import('../../cauce.d.ts').CauceBeforeMove} BeforeMove */

export class Lesson {
  #context;
  #done;
  /** @type {{ point: Point, before: Point }[]} */ #tasks = [];
  #at = -1;
  #found = 0;
  /** Whether the mistake that is shown has been settled: found, shown or skipped. */ #settled = true;
  /** Whether a try is being weighed. */ #weighing = false;
  /** The side of whoever made the mistake that is shown. @type {string | null} */ #side = null;
  /** The node to go back to at the end. */ #back = 0;
  /** What is said, in any language. @type {(words: Words) => string[]} */ #told = () => [];
  /** @type {[string, () => void, string?][]} */ #offers = [];
  #life = new AbortController();

  #progress = el('p', { class: 'analysis-progress' });
  #said = el('p', { role: 'status' });
  #task = el('div', { class: 'analysis-task' }, this.#progress, this.#said);
  #buttons = el('div', { class: 'dialog-buttons' });
  element = el('div', { class: 'analysis-learn' }, this.#task, this.#buttons);

  /** @param {Context} context @param {() => void} done it is over */
  constructor(context, done) {
    this.#context = context;
    this.#done = done;
    const { host } = context.root;
    const { signal } = this.#life;
    // Before anybody else hears of it: a try is no move of the game.
    host.addEventListener('cauce-before-move', (event) => this.#intercept(/** @type {CustomEvent<BeforeMove>} */ (event)), { capture: true, signal });
  }

  /** @returns {Context} */
  get #now() {
    return this.#context.again() ?? this.#context;
  }

  /** @param {Review} review */
  begin(review) {
    const { view } = this.#now;
    this.#back = view.node;
    // A page that is loaded again has the game where it was before: what is done now, our site keeps when it goes out of sight.
    addEventListener('beforeunload', () => this.#leave(), { signal: this.#life.signal });
    const own = new Set(view.seats.filter(({ by }) => by === 'here').map(({ number }) => number));
    this.#tasks = review.faults.filter(({ point }) => own.has(point.seat ?? 0));
    this.#next();
  }

  end() {
    if (this.#life.signal.aborted) return;
    this.#life.abort();
    this.#context.frame.asks = true;
    this.#context.frame.surface.mark([]);
  }

  #next() {
    const { change, frame } = this.#now;
    this.#at += 1;
    const task = this.#tasks[this.#at];
    if (!task) {
      const all = this.#tasks.length;
      attribute(this.element, 'data-over', true);
      this.#say((words) => [all > 0 ? words.say('analysis-learn-count', { found: this.#found, all }) : words.say('analysis-learn-none')]);
      this.#settled = true;
      this.#offer([['analysis-learn-end', () => this.#leave()]]);
      return;
    }
    const { point, before } = task;
    this.#settled = false;
    frame.asks = true;
    change((board) => board.go_to(before.node), false);
    frame.surface.mark(drawn(this.#now, point.text, 'danger'));
    // As it was then: sides may have been swapped since.
    const player = this.#now.view.seats.find(({ number }) => number === point.seat);
    this.#side = player?.side ?? null;
    const told = { number: point.number, name: player?.title ?? '', move: point.text };
    const { label } = point;
    this.#say((words) => (label ? [words.say('analysis-learn-marked', told), words.say(label)] : [words.say('analysis-learn-task', told)]));
    this.#offer([
      ['analysis-learn-look', () => void this.#look(), 'button'],
      ['analysis-learn-skip', () => this.#next()],
      ['analysis-learn-end', () => this.#leave()],
    ]);
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
    const { board } = this.#now;
    if (!task || this.#settled || board.line !== task.before.line || event.detail.origin !== 'here') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!this.#weighing) void this.#weigh(task, event.detail.token);
  }

  /** Weighs a try. @param {{ point: Point, before: Point }} task @param {string} token */
  async #weigh({ point, before }, token) {
    const seat = point.seat ?? 1;
    this.#weighing = true;
    this.#say((words) => [words.say('analysis-learn-weighs')]);
    try {
      const found = await look(before.line, this.#life.signal);
      const best = found.lines[0];
      const same = token === best?.moves[0];
      const sure = best?.proof?.winners.includes(seat) ?? false;
      const tried = inspect(this.#now.engine, before.line, (board) => {
        board.play(token, null);
        return board.line;
      });
      const after = same ? null : await look(tried, this.#life.signal);
      const chance = after?.chances[seat - 1] ?? best?.chance ?? 0;
      const loss = (best?.chance ?? 0) - chance;
      /** @param {number} chance */
      const percent = (chance) => Math.round(chance * 100);
      if (this.#settled || this.#tasks[this.#at]?.before !== before) return;
      const { frame } = this.#now;
      if (loss <= nearlyIn(before.line)) {
        this.#settled = true;
        this.#found += 1;
        this.#point(token);
        this.#say((words) => [words.say(same ? 'analysis-learn-best' : sure ? 'analysis-learn-wins' : 'analysis-learn-good', { percent: percent(chance) })]);
        this.#offer([['analysis-learn-next', () => this.#next()], ['analysis-learn-end', () => this.#leave()]]);
      } else {
        frame.surface.mark(drawn(this.#now, token, 'danger'));
        const [answer] = after?.lines ?? [];
        const proof = answer?.proof;
        const lost = answer ? proof && proof.winners.length > 0 && !proof.winners.includes(seat) : chance === 0;
        const judged = token === point.text ? 'same' : lost ? 'loses' : 'worse';
        const worth = { from: percent(best?.chance ?? 0), to: percent(chance), moves: Math.ceil((proof?.plies ?? 0) / 2) };
        this.#say((words) => [words.say(`analysis-learn-${judged}`, worth)]);
      }
    } catch (trouble) {
      if (!this.#life.signal.aborted) {
        console.warn(trouble);
        this.#say((words) => [words.say('analysis-failed')]);
      }
    } finally {
      this.#weighing = false;
    }
  }

  /** Shows the better move, and why it is better. */
  async #look() {
    const task = this.#tasks[this.#at];
    if (!task) return;
    this.#settled = true;
    const found = await look(task.before.line, this.#life.signal).catch(() => null);
    const { board, engine, change } = this.#now;
    const best = found?.lines[0];
    const token = best?.moves[0];
    if (!best || !token || this.#tasks[this.#at] !== task) return;
    if (board.line !== task.before.line) change((board) => board.go_to(task.before.node), false);
    this.#point(token);
    this.#say((words) => {
      const reasons = why(best, task.point.seat ?? 1).map((phrase) => words.say(phrase));
      const shown = words.say('analysis-learn-shown', { move: called(engine, words, task.before.line, token) });
      const said = inspect(engine, task.before.line, (copy) => {
        copy.play(token, null);
        const { announce } = copy.view();
        return announce ? words.say(announce) : '';
      });
      return [[shown, ...reasons].join(' '), said.length > GLANCE ? said : ''];
    });
    this.#offer([['analysis-learn-next', () => this.#next()], ['analysis-learn-end', () => this.#leave()]]);
  }

  /** Shows a move as a player sees it who is about to make it: it has been found, and is not to be made. @param {string} token */
  #point(token) {
    const { board, frame, root } = this.#now;
    const way = board.way(token);
    frame.asks = false;
    frame.surface.mark(moved(way, board.places()).map((mark) => ({ ...mark, colour: 'win' })));
    /** @type {CauceGame} */ (root.host).point(way.slice(0, -1), way.at(-1));
  }

  /** Says all again, in the language that was chosen. */
  speak() {
    this.#say(this.#told);
    this.#offer(this.#offers);
  }

  /** @param {(words: Words) => string[]} told what is said, and what the board shows, for who does not see it */
  #say(told) {
    const { words } = this.#now;
    this.#told = told;
    attribute(this.element, 'lang', words.lang);
    const task = this.#tasks[this.#at];
    const side = this.#side;
    fill(
      this.#progress,
      task && words.say('analysis-learn-progress', { number: this.#at + 1, all: this.#tasks.length }),
      task && side && el('span', { class: 'analysis-side' }, sideMark(side), words.say('side-name', { side })),
    );
    const [said = '', unseen] = told(words);
    this.#said.textContent = said;
    if (unseen) this.#said.append(' ', el('span', { class: 'unseen' }, unseen));
  }

  /** @param {[string, () => void, string?][]} offers each with the id of its words, and its class; the first stands out */
  #offer(offers) {
    const { words, root } = this.#now;
    this.#offers = offers;
    const held = this.#buttons.contains(root.activeElement) || root.activeElement === null;
    fill(
      this.#buttons,
      ...offers.map(([id, act, look = 'button primary'], index) => button(index === 0 ? look : 'button', act, words.say(id))),
    );
    if (held) this.#buttons.querySelector('button')?.focus({ preventScroll: true });
    for (const part of [this.#now.frame.surface.element, this.#task]) part.scrollIntoView({ block: 'nearest' });
  }
}

/**
 * A move as it is drawn: on a board in space many end at one square, and which one it is, the squares that it covers tell.
 * @param {Context} context @param {string} token @param {string} colour
 */
export function drawn({ engine, board, view }, token, colour) {
  const marks = view.turnable ? covered(engine, board.line, token) : moved(board.way(token), board.places());
  return marks.map((mark) => ({ ...mark, colour }));
}

/**
 * The squares on which a move changes what stands there.
 * @param {Context['engine']} engine @param {string} line where it is made @param {string} token
 * @returns {CauceMark[]}
 */
function covered(engine, line, token) {
  return inspect(engine, line, (board) => {
    const before = new Map(board.places().map(({ id, label }) => [id, JSON.stringify(label)]));
    board.play(token, null);
    const changed = board.places().filter(({ id, label }) => before.get(id) !== JSON.stringify(label));
    return changed.map(({ id }) => ({ at: id }));
  });
}
