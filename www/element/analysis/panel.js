// The analysis as it is seen: the graph of chances, and below it what is to be said of where the board stands.

import { percent } from '../computer.js';
import { attribute, button, el, fill, text } from '../dom.js';
import { mark as sideMark } from '../look/icons.js';
import { icon } from '../look/more-icons.js';
import { whySilent } from '../unfetched.js';
import { Best } from './best.js';
import { Graph } from './graph.js';
import { Lesson } from './lesson.js';
import { read, recorded } from './line.js';
import { Review, look } from './review.js';
import { Sum } from './sum.js';
import { mistakes, verdict } from './verdict.js';

/** @typedef {import('../../cauce.d.ts').CauceChange} Change */

export class Panel {
  #context;
  #review;
  #graph;
  /** @type {Lesson | null} */ #lesson = null;
  /** Stops what is thought about all moves. @type {AbortController | null} */ #running = null;
  /** Until that is done. @type {Promise<void> | null} */ #all = null;
  #life = new AbortController();
  /** Whether it was opened to learn from mistakes, and goes with that. */ #lent = true;
  /** The name of what is to be said where the computer does not answer. */ #failed = '';
  /** Whether something was found that the record does not have yet. */ #unwritten = false;

  #title = el('h2', { class: 'panel-title' });
  #bar = el('progress', { class: 'analysis-bar' });
  #done = el('span');
  #act = button('button', () => (this.#running ? this.#running.abort() : void this.begin()));
  /** What goes through the mistakes. */
  #begin = button('button', () => void this.learn());
  #run = el('div', { class: 'analysis-run' }, this.#bar, this.#done, this.#act, this.#begin);
  #best;
  /** What is said of the move that led here, and of those that could follow. */
  #here = el('div', { class: 'analysis-here' });
  /** The node of the main line that was shown last. */ #left = 0;
  #legend = el('ul', { class: 'analysis-legend' });
  /** @type {HTMLElement} */ element;
  #close = el('button', { type: 'button', class: 'icon-button', part: 'button' }, icon('close'));
  #head = el('div', { class: 'moves-head' }, this.#title, this.#legend, this.#close);
  #sum = new Sum();

  /** @param {Context} context */
  constructor(context) {
    const { frame, root } = context;
    this.#context = context;
    this.#review = new Review(context);
    this.#best = new Best(context);
    this.#graph = new Graph((node) => this.#go(node));
    this.#close.addEventListener('click', () => this.#leave());
    this.element = el(
      'section',
      { class: 'analysis', part: 'analysis' },
      this.#head,
      this.#run,
      this.#graph.element,
      this.#here,
      this.#sum.element,
    );
    const { signal } = this.#life;
    frame.study(this.element, signal);
    frame.end.addEventListener('abort', () => this.close(), { signal });
    root.host.addEventListener(
      'cauce-change',
      (event) => this.#changed(/** @type {CustomEvent<Change>} */ (event).detail),
      { signal },
    );
    const language = new MutationObserver(() => void this.#speak());
    language.observe(frame.element, { attributeFilter: ['lang'] });
    signal.addEventListener('abort', () => language.disconnect());
    this.#show();
  }

  /** @returns {Context} */
  get #now() {
    return this.#context.again() ?? this.#context;
  }

  /** @returns {Words} */
  get #words() {
    return this.#now.words;
  }

  /** @param {object} board */
  isOf(board) {
    return !this.#life.signal.aborted && this.#context.board === board;
  }

  close() {
    this.#life.abort();
    this.#running?.abort();
    this.#best.stop();
    this.#lesson?.end();
    this.#lesson = null;
    attribute(this.#context.frame.element, 'data-theirs', null);
    this.#context.frame.surface.mark([]);
  }

  #leave() {
    this.#write();
    this.close();
    this.#best.putBack();
    // The buttons that it had taken away come back.
    this.#now.change(() => true, false);
    this.#context.frame.surface.focus();
  }

  /** Is looked at. */
  look() {
    this.#lent = false;
    return this.begin();
  }

  /** Looks at all moves that are not known yet. */
  begin() {
    this.element.scrollIntoView({ block: 'nearest' });
    // What was pressed is hidden as long as this stands there, and has lost the keyboard.
    if (!this.#lesson && this.#context.root.activeElement === null) this.#graph.element.focus({ preventScroll: true });
    return (this.#all ??= this.#lookAtAll().finally(() => (this.#all = null)));
  }

  async #lookAtAll() {
    if (!this.#review.view.fits) this.#review = new Review(this.#context);
    if (this.#review.view.complete) return this.#show();
    this.#best.stop();
    const running = (this.#running = new AbortController());
    this.#failed = '';
    this.#show();
    const review = this.#review;
    try {
      await review.run(running.signal, () => this.#progress());
    } catch (trouble) {
      if (!running.signal.aborted) {
        // The page is told in words, and who looks into it finds the rest here.
        console.warn(trouble);
        this.#failed = whySilent(trouble, this.#context.root.host, 'analysis-failed');
      }
    }
    if (this.#running === running) this.#running = null;
    if (this.#life.signal.aborted) return;
    this.#unwritten = true;
    // What is shown of a mistake is not disturbed: it is written before the next.
    if (!this.#asking) this.#write();
    this.#show();
  }

  /** Writes what was found into the record; a game that is only shown stays as it is. */
  #write() {
    const review = this.#review;
    if (this.#unwritten && review.view.fits && !this.#now.readonly) this.#context.change(() => review.write(), false);
    this.#unwritten = false;
  }

  /** Whether a lesson asks about mistakes: nothing may give the answer away. */
  get #asking() {
    return this.#lesson !== null && this.#lesson.begun && !this.#lesson.over;
  }

  /** Goes through the person's mistakes, as soon as one is certain; those that are found later follow. */
  async learn() {
    // Who presses again is on the way already.
    if (this.#lesson) return;
    const next = () => {
      this.#write();
      this.#show();
    };
    const lesson = (this.#lesson = new Lesson(this.#context, next, () =>
      this.#lent ? this.#leave() : this.#endLesson(),
    ));
    // Where all is known, nothing need be brought into sight.
    const { fits, complete } = this.#review.view;
    const all = fits && complete ? null : this.begin();
    this.#show();
    this.#teach();
    await all;
    if (this.#lesson !== lesson || this.#life.signal.aborted) return;
    if (!this.#review.view.complete && !lesson.begun) return this.#endLesson();
    this.#teach();
  }

  /** The seats of whoever plays here. */
  get #people() {
    return new Set(this.#now.view.seats.filter(({ by }) => by === 'here').map(({ number }) => number));
  }

  /** Has the lesson go on with what is known by now. */
  #teach() {
    const lesson = this.#lesson;
    const review = this.#review;
    const { complete, tasks } = review.view;
    const grows = this.#running !== null && !complete;
    if (lesson?.begun) return lesson.grow(grows);
    const people = this.#people;
    if (!lesson || !(complete || tasks.some(({ seat }) => people.has(seat ?? 0)))) return;
    lesson.begin(review, grows);
    this.#show();
  }

  #endLesson() {
    this.#lesson?.end();
    this.#lesson = null;
    if (this.#life.signal.aborted) return;
    this.#write();
    this.#show();
  }

  /** The game has changed, or another is shown, perhaps on the same board. @param {Change} change */
  #changed({ fresh }) {
    // It stands below what is said of the game.
    this.#context.frame.settle();
    if (fresh) this.close();
    else this.#follow();
  }

  /** Another language was chosen. */
  async #speak() {
    const { words } = this.#now;
    const there = await Promise.all([words.read('analysis'), words.read('hint')]);
    if (!there.every(Boolean) || this.#life.signal.aborted || this.#words !== words) return;
    this.#show();
    this.#lesson?.element.tell();
  }

  /** @param {number} node */
  #go(node) {
    this.#context.change((board) => board.go_to(node), false);
  }

  /** One more move is known. */
  #progress() {
    this.#showRun();
    this.#graph.draw(this.#review.view);
    this.#follow();
    this.#teach();
  }

  #show() {
    const words = this.#words;
    attribute(this.element, 'lang', words.lang);
    attribute(this.element, 'aria-label', words.say('analysis-title'));
    attribute(this.#close, 'title', words.say('analysis-close'));
    attribute(this.#graph.element, 'aria-label', words.say('analysis-graph'));
    text(this.#title, words.say('analysis-title'));
    // While a lesson asks, the graph alone tells where in the game it was.
    for (const part of [this.#head, this.#here, this.#sum.element]) part.hidden = this.#asking;
    this.#showRun();
    this.#graph.draw(this.#review.view);
    this.#sum.show(this.#on, this.#review.view.complete && !this.#running);
    this.#follow();
  }

  /** How far it has come, or that there is more to look at, and the way to learn from what was found. */
  #showRun() {
    const words = this.#words;
    const { points, done, complete, tasks, fits } = this.#review.view;
    const running = this.#running !== null;
    const known = complete && fits && !running;
    const people = this.#people;
    const all = points.length - 1;
    attribute(this.#bar, 'max', Math.max(1, all));
    this.#bar.value = done;
    const label = words.say((!running && this.#failed) || 'analysis-done', { done, all });
    attribute(this.#bar, 'aria-label', label);
    text(this.#done, label);
    const act = running ? 'analysis-stop' : 'analysis-go-on';
    attribute(this.#act, 'data-act', act);
    text(this.#act, words.say(act));
    text(this.#begin, words.say('analysis-learn-title'));
    const some = running ? people.size > 0 : complete && tasks.some(({ seat }) => people.has(seat ?? 0));
    this.#begin.hidden = !some || this.#lesson !== null || this.#now.readonly;
    this.#run.hidden = this.#asking || known;
    // Once all is known it stands with the mistakes.
    if (!known) this.#run.append(this.#begin);
  }

  /** Where the board stands: the cursor, what is to be said of the move, and the best moves. */
  #follow() {
    this.#best.stop();
    const context = this.#context.again();
    if (!context || this.#life.signal.aborted) return;
    const { view, words } = context;
    const review = this.#review;
    const { points, faults, complete, fits, ahead } = review.view;
    const { place, left, cursor, told } = review.here(this.#left);
    const point = place === null ? null : points[place];
    if (point) this.#left = left;
    attribute(
      context.frame.element,
      'data-theirs',
      view.seats.some(({ number, by }) => number === view.turn.seat && by !== 'here'),
    );
    const chances =
      point?.percents &&
      words.say(place === 0 ? 'analysis-at-start' : 'analysis-at', {
        number: point.number,
        move: place === 0 ? '' : read(recorded(context, [point.made])),
        chances: this.#said(point.percents),
      });
    this.#graph.move(cursor ?? 0, chances ?? words.say('analysis-unknown'), !point);
    if (this.#asking) return;
    context.frame.surface.mark([]);
    this.#stand(point?.percents, !point);
    const missed = this.#lesson?.missedAt(view.node) ?? [];
    if (missed.length > 0) {
      const left = faults.filter(({ node }) => missed.some((task) => task.node === node));
      return fill(this.#here, mistakes(this.#on, words.say('analysis-learn-missed'), left));
    }
    const asked = !this.#running && view.turn.kind === 'move';
    const ended = !this.#running && view.turn.kind === 'over' && point && complete;
    fill(
      this.#here,
      point ? !ended && verdict(this.#on, told) : this.#aside(left),
      ended && ahead && el('p', { class: 'analysis-ahead' }, words.say(ahead)),
      ended && this.#begin,
      asked ? this.#best.element : ended && this.#worst(),
    );
    if (!fits) this.#showRun();
    if (!asked) return;
    // Beside the main line nothing else tells how it stands.
    void this.#best.show(this.#on, (chances, signal) => {
      if (!point?.percents)
        this.#stand(
          review.view.sides.map(({ seats }) => percent(chances[(seats[0] ?? 1) - 1] ?? 0)),
          !point,
        );
      if (point && told?.wanted) void this.#reason(told.wanted, signal);
    });
  }

  /** Says why a move was good, or another better, where that must be found out first. @param {string} line @param {AbortSignal} left */
  async #reason(line, left) {
    const found = await look(line, left).catch(() => null);
    if (!found || left.aborted) return;
    const { told } = this.#review.here(this.#left);
    this.#here.querySelector('.analysis-verdict')?.replaceWith(verdict(this.#on, told));
  }

  /**
   * Who is who in the graph, and how likely each is to win where the board stands.
   * @param {number[] | null | undefined} percents @param {boolean} aside whether it stands in a variation: there they may have
   *   other sides than at the end of the game, which the graph goes by
   */
  #stand(percents, aside) {
    const words = this.#words;
    const { view } = this.#now;
    fill(
      this.#legend,
      ...this.#review.view.sides.map(({ seats, side: last, title }, index) => {
        const side = aside ? (view.seats.find(({ number }) => number === seats[0])?.side ?? last) : last;
        const percent = percents?.[index];
        return el(
          'li',
          {},
          sideMark(side),
          el('span', {}, words.say(title)),
          ' ',
          el('b', {}, percent !== undefined && words.say('analysis-percent', { percent })),
        );
      }),
    );
  }

  /** In a variation, the way back to where the game was left. @param {number} left */
  #aside(left) {
    const words = this.#words;
    return el(
      'div',
      { class: 'analysis-verdict' },
      el(
        'p',
        {},
        words.say('analysis-unknown'),
        button('button', () => this.#go(left), words.say('analysis-back')),
      ),
    );
  }

  /** Where the game has ended, what stands for the best moves there. */
  #worst() {
    const words = this.#words;
    const { faults } = this.#review.view;
    return faults.length > 0
      ? mistakes(this.#on, words.say('analysis-worst'), faults)
      : el('p', {}, words.say('analysis-learn-none', { whose: 'all' }));
  }

  /** What is told of where the board stands, and what leads elsewhere. @returns {import('./verdict.js').On} */
  get #on() {
    return {
      context: this.#now,
      review: this.#review,
      go: (node) => this.#go(node),
      enter: (nodes) => this.#enter(nodes),
    };
  }

  /** Goes to the first of some nodes, from where one steps on to the others. @param {(board: Board) => number[]} nodes */
  #enter(nodes) {
    this.#context.change((board) => {
      const line = nodes(board);
      for (const node of [line.at(-1), line[0]]) if (node !== undefined) board.go_to(node);
    }, false);
  }

  /** @param {number[]} percents */
  #said(percents) {
    const words = this.#words;
    const { sides } = this.#review.view;
    return sides
      .map(({ title }, index) =>
        words.say('analysis-chance', { name: words.say(title), percent: percents[index] ?? 0 }),
      )
      .join(' · ');
  }
}
