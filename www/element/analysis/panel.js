// The analysis panel: the graph of chances, and below it the current move and position.

import { percent } from '../computer.js';
import { attribute, button, el, fill, text } from '../../kit/dom.js';
import { mark as sideMark } from '../../kit/icons.js';
import { icon } from '../../kit/more-icons.js';
import { computerFailureMessage } from '../computer-failure.js';
import { Best } from './best.js';
import { Graph } from './graph.js';
import { chanceOf, lineText, recordSteps, titleOf } from './line.js';
import { learn } from './mistakes.js';
import { Review, analysePosition } from './review.js';
import { Summary } from './summary.js';
import { mistakes, verdict } from './verdict.js';

/** @import { ReviewedSide } from '../../view.js' */
/** @typedef {import('../../cauce.d.ts').CauceChange} Change */

export class Panel {
  #context;
  #review;
  #graph;
  /** Aborts the analysis of the whole game. @type {AbortController | null} */ #running = null;
  /** That analysis. @type {Promise<void> | null} */ #all = null;
  /** Called at the next result. @type {(() => void)[]} */ #waiting = [];
  #life = new AbortController();
  /** Whether the panel was opened only for the exercises, and closes with them. */ #lent = true;
  /** Message id of the last failure. */ #failed = '';
  /** Whether there are results that the record does not contain yet. */ #unwritten = false;

  #title = el('h2', { class: 'panel-title' });
  #bar = el('progress', { class: 'analysis-bar' });
  #done = el('span');
  #act = button('button', () => (this.#running ? this.#running.abort() : void this.begin()));
  #begin = button('button', () => this.learn());
  #run = el('div', { class: 'analysis-run' }, this.#bar, this.#done, this.#act, this.#begin);
  #best;
  #here = el('div', { class: 'analysis-here' });
  /** The last node shown of the main line. */ #left = 0;
  #legend = el('ul', { class: 'analysis-legend' });
  /** @type {HTMLElement} */ element;
  #close = el('button', { type: 'button', class: 'icon-button analysis-close', part: 'button' }, icon('close'));
  #head = el('div', { class: 'moves-head' }, this.#title, this.#legend, this.#close);
  #sum = new Summary();

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
    frame.showAnalysis(this.element, signal);
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
    return this.#context.current() ?? this.#context;
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
    this.#running = null;
    this.#tellOn();
    this.#best.stop();
    attribute(this.#context.frame.element, 'data-theirs', null);
    this.#context.frame.surface.mark([]);
  }

  #leave() {
    this.#write();
    this.close();
    // Shows the frame's buttons again that the panel has hidden.
    this.#now.change(() => true, false);
    this.#context.frame.surface.focus();
  }

  open() {
    this.#lent = false;
    return this.begin();
  }

  begin() {
    this.element.scrollIntoView({ block: 'nearest' });
    // The button that opened the panel is hidden now, and has lost the focus.
    if (this.#context.root.activeElement === null) this.#graph.element.focus({ preventScroll: true });
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
        // The page shows a short message; the details are for developers.
        console.warn(trouble);
        this.#failed = computerFailureMessage(trouble, this.#context.root.host, 'analysis-failed');
      }
    }
    if (this.#running === running) this.#running = null;
    if (this.#life.signal.aborted) return;
    this.#unwritten = true;
    this.#write();
    this.#show();
    this.#tellOn();
  }

  #tellOn() {
    for (const go of this.#waiting.splice(0)) go();
  }

  /** Writes the results into the record of a game that can be changed. */
  #write() {
    const review = this.#review;
    if (this.#unwritten && review.view.fits && !this.#now.readonly) this.#context.change(() => review.write(), false);
    this.#unwritten = false;
  }

  learn() {
    void this.begin();
    const words = this.#words;
    const people = this.#people;
    // The exercises stay when another window plays on, which closes the panel and frees the board.
    let last = this.#review.view;
    const review = () => (this.#life.signal.aborted ? last : (last = this.#review.view));
    const whose = () => (review().faults.length > 0 ? 'own' : 'all');
    const closed = learn(this.#now, {
      known: () => review().tasks.filter(({ seat }) => people.has(seat ?? 0)),
      grows: () => this.#running !== null,
      more: () => new Promise((found) => this.#waiting.push(() => found(null))),
      none: () => words.say(this.#failed || 'analysis-learn-none', { whose: whose() }),
    });
    // A panel that was opened only for the exercises closes with them.
    if (this.#lent) closed.addEventListener('abort', () => this.#life.signal.aborted || this.#leave());
  }

  get #people() {
    return new Set(this.#now.view.seats.filter(({ by }) => by === 'here').map(({ number }) => number));
  }

  /** @param {Change} change */
  #changed({ fresh }) {
    // The panel is laid out below the console, which must be current.
    this.#context.frame.settle();
    if (fresh) this.close();
    else this.#follow();
  }

  async #speak() {
    const { words } = this.#now;
    const there = await Promise.all([words.read('analysis'), words.read('hint')]);
    if (!there.every(Boolean) || this.#life.signal.aborted || this.#words !== words) return;
    this.#show();
  }

  /** @param {number} node */
  #go(node) {
    this.#context.change((board) => board.go_to(node), false);
  }

  #progress() {
    this.#showRun();
    this.#graph.draw(this.#review.view);
    this.#follow();
    this.#tellOn();
  }

  #show() {
    const words = this.#words;
    attribute(this.element, 'lang', words.lang);
    attribute(this.element, 'aria-label', words.say('analysis-title'));
    attribute(this.#close, 'title', words.say('analysis-close'));
    attribute(this.#graph.element, 'aria-label', words.say('analysis-graph'));
    text(this.#title, words.say('analysis-title'));
    this.#showRun();
    this.#graph.draw(this.#review.view);
    this.#sum.show(this.#on, this.#review.view.complete && !this.#running);
    this.#follow();
  }

  #showRun() {
    const words = this.#words;
    const { points, complete, tasks, fits } = this.#review.view;
    const running = this.#running !== null;
    const known = complete && fits && !running;
    const people = this.#people;
    const all = points.length - 1;
    const done = Math.max(
      0,
      points.findLastIndex(({ chances }) => chances),
    );
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
    this.#begin.hidden = !some || this.#now.readonly;
    this.#run.hidden = known;
    if (!known) this.#run.append(this.#begin);
  }

  #follow() {
    this.#best.stop();
    const context = this.#context.current();
    if (!context || this.#life.signal.aborted) return;
    const { view, words } = context;
    const review = this.#review;
    const { points, complete, fits, sides } = review.view;
    const { place, in_variation: aside, judged } = review.here(this.#left);
    const point = aside ? null : points[place];
    if (point) this.#left = view.node;
    attribute(
      context.frame.element,
      'data-theirs',
      view.seats.some(({ number, by }) => number === view.turn.seat && by !== 'here'),
    );
    const chances =
      point?.chances &&
      words.say(place === 0 ? 'analysis-at-start' : 'analysis-at', {
        number: point.number,
        move: place === 0 ? '' : lineText(recordSteps(context, [point.made])),
        chances: this.#said(point.chances),
      });
    this.#graph.move(place, chances ?? words.say('analysis-unknown'), !point);
    context.frame.surface.mark([]);
    this.#stand(point?.chances, !point);
    const asked = !this.#running && view.turn.kind === 'move';
    const ended = !this.#running && view.turn.kind === 'over' && point && complete;
    const ahead = ended && sides.find(({ ahead }) => ahead !== null);
    const gaveAway = (/** @type {ReviewedSide} */ { seats, ahead }) =>
      words.say('analysis-ahead', { name: titleOf(view, seats), percent: ahead ?? 0 });
    fill(
      this.#here,
      point ? !ended && verdict(this.#on, judged) : this.#aside(points[place]?.node ?? 0),
      ahead && el('p', { class: 'analysis-ahead' }, gaveAway(ahead)),
      ended && this.#begin,
      asked ? this.#best.element : ended && this.#worst(),
    );
    if (!fits) this.#showRun();
    if (!asked) return;
    // The chances of variations are known only from the search for the best moves.
    void this.#best.show(this.#on, (chances, signal) => {
      if (!point?.chances) this.#stand(chances, !point);
      if (point && judged?.wanted) void this.#reason(judged.before.line, signal);
    });
  }

  /** Adds the reason of a verdict if it needs a search. @param {string} line @param {AbortSignal} left */
  async #reason(line, left) {
    const found = await analysePosition(line, left).catch(() => null);
    if (!found || left.aborted) return;
    const { judged } = this.#review.here(this.#left);
    this.#here.querySelector('.analysis-verdict')?.replaceWith(verdict(this.#on, judged));
  }

  /**
   * Shows the legend with the current chances.
   * @param {number[] | null | undefined} chances by seat @param {boolean} aside whether the board shows a variation, in which
   *   players may have other sides than at the end of the game
   */
  #stand(chances, aside) {
    const words = this.#words;
    const { view } = this.#now;
    fill(
      this.#legend,
      ...this.#review.view.sides.map((of) => {
        const { seats, side: last } = of;
        const side = aside ? (view.seats.find(({ number }) => number === seats[0])?.side ?? last) : last;
        return el(
          'li',
          {},
          sideMark(side),
          el('span', {}, words.say(titleOf(view, seats))),
          ' ',
          el('b', {}, chances && words.say('analysis-percent', { percent: percent(chanceOf(of, chances)) })),
        );
      }),
    );
  }

  /** Explains that a variation is not part of the game. @param {number} left the node to return to */
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

  /** Gravest first. */
  get #faults() {
    const { faults, tasks } = this.#review.view;
    return faults.flatMap((place) => tasks[place] ?? []);
  }

  /** The list shown at the end of the game. */
  #worst() {
    const words = this.#words;
    const faults = this.#faults;
    return faults.length > 0
      ? mistakes(this.#on, words.say('analysis-worst'), faults)
      : el('p', {}, words.say('analysis-learn-none', { whose: 'all' }));
  }

  /** @returns {import('./verdict.js').On} */
  get #on() {
    return {
      context: this.#now,
      review: this.#review,
      go: (node) => this.#go(node),
      enter: (nodes) => this.#enter(nodes),
    };
  }

  /** Goes to the first of some nodes; the line shown continues through the others. @param {(board: Board) => number[]} nodes */
  #enter(nodes) {
    this.#context.change((board) => {
      const line = nodes(board);
      for (const node of [line.at(-1), line[0]]) if (node !== undefined) board.go_to(node);
    }, false);
  }

  /** @param {number[]} chances by seat */
  #said(chances) {
    const { view, words } = this.#now;
    return this.#review.view.sides
      .map((side) =>
        words.say('analysis-chance', {
          name: words.say(titleOf(view, side.seats)),
          percent: percent(chanceOf(side, chances)),
        }),
      )
      .join(' · ');
  }
}
