// The analysis as it is seen: the graph of chances, what was good or bad about the move that is shown, the best moves there,
// who made how many mistakes, and the whole as a table.

import { commandOf } from '../comment.js';
import { percent } from '../computer.js';
import { attribute, button, el, fill, text } from '../dom.js';
import { bring } from '../frame/bring.js';
import { called, inTurn, perSide } from '../hint.js';
import { mark as sideMark } from '../look/icons.js';
import { icon } from '../look/more-icons.js';
import { pause } from '../pause.js';
import { Graph } from './graph.js';
import { Lesson, badge, drawn } from './lesson.js';
import { LONGEST, NAMES, Review, after, faultsIn, foundAt, judge, look, nearlyIn, percents } from './review.js';

/** @import { Mark, Point } from './review.js' */
/** @typedef {import('../../cauce.d.ts').CauceChange} Change */

/** How long somebody must stay at a position before it is thought about, in milliseconds. */
const PAUSE = 250;

/** A move that gives away no more than this part of what nearly the best may give away is drawn like the best. */
const EQUAL = 0.4;

export class Panel {
  #context;
  #review;
  #graph;
  /** @type {Lesson | null} */ #lesson = null;
  /** Stops what is thought about all moves. @type {AbortController | null} */ #running = null;
  /** Until that is done. @type {Promise<void> | null} */ #all = null;
  /** Stops what is thought about the position that is shown. */ #looking = new AbortController();
  #life = new AbortController();
  /** Whether the players could not be had. */ #failed = false;
  /** What was put into the hand to show a move: where, and at what it is aimed. */ #held = { line: '', at: /** @type {string | null} */ (null) };

  #head = el('h2', { class: 'panel-title' });
  #bar = el('progress', { class: 'analysis-bar' });
  #run = el('div', { class: 'analysis-run' });
  /** The best moves; as long as nobody knows them, what stands for them. */
  #best = el('div', { class: 'analysis-best' });
  #here = el('div', { class: 'analysis-here' });
  /** What is said of the move that led here, and of those that could follow. Whatever that is, it takes the same room. */
  #shown = el('div', { class: 'analysis-shown' }, this.#here);
  #body = el('div', { class: 'analysis-body' });
  /** The node of the main line that was shown last. */ #left = 0;
  #legend = el('ul', { class: 'analysis-legend' });
  #counts = el('div', { class: 'analysis-counts' });
  #table = el('details', { class: 'analysis-table' });
  #help = el('details', { class: 'analysis-help' });
  #slot = el('div', { class: 'analysis-lesson' });
  /** @type {HTMLElement} */ element;
  #begin = button('button', () => void this.learn());
  #close = el('button', { type: 'button', class: 'icon-button', part: 'button' }, icon('close'));
  #sum = el('div', { class: 'analysis-sum' }, this.#counts, this.#begin, this.#table, this.#help);

  /** @param {Context} context */
  constructor(context) {
    const { engine, board, frame, root } = context;
    this.#context = context;
    this.#review = new Review(engine, board);
    this.#graph = new Graph((point) => this.#go(point.node), (point) => this.#owner(point));
    const leave = () => {
      this.close();
      this.#putBack();
      frame.surface.focus();
    };
    this.#close.addEventListener('click', leave);
    this.element = el('section', { class: 'analysis', part: 'analysis' },
      el('div', { class: 'moves-head' }, this.#head, this.#legend, this.#close),
      this.#slot,
      this.#body,
    );
    this.#body.append(this.#run, this.#graph.element, this.#shown, this.#sum);
    this.#table.addEventListener('toggle', () => this.#showTable());
    const { signal } = this.#life;
    this.#settle(signal);
    frame.end.addEventListener('abort', () => this.close(), { signal });
    root.host.addEventListener('cauce-change', (event) => this.#changed(/** @type {CustomEvent<Change>} */ (event).detail), { signal });
    const language = new MutationObserver(() => void this.#speak());
    language.observe(frame.element, { attributeFilter: ['lang'] });
    signal.addEventListener('abort', () => language.disconnect());
    this.#show();
  }

  /**
   * Puts the panel between the buttons that step through the game and the list of moves, and what is done with the whole game
   * below that, so that a wide screen can have them all in one column. How the game ended is told in the panel.
   * @param {AbortSignal} left when they go back to where they were
   */
  #settle(left) {
    const { frame: { element, surface, walk }, root } = this.#context;
    const board = surface.element;
    const list = /** @type {Element} */ (element.querySelector('.moves-list'));
    const moves = /** @type {Element} */ (list.parentElement);
    const actions = /** @type {Element} */ (walk.nextElementSibling);
    /** What is moved loses the keyboard, and a list where it was scrolled to. @param {() => void} act */
    const move = (act) => {
      const held = /** @type {HTMLElement | null} */ (root.activeElement);
      const { scrollTop } = list;
      act();
      list.scrollTop = scrollTop;
      held?.focus({ preventScroll: true });
    };
    const column = el('div', { class: 'study' });
    const ending = /** @type {Element} */ (element.querySelector('.ending'));
    const place = document.createComment('');
    move(() => {
      walk.before(column);
      column.append(walk, this.element, moves, actions);
      ending.replaceWith(place);
      this.#here.before(ending);
    });
    // What stays in sight below the board as the page goes by must know where that ends.
    const stage = new ResizeObserver(() => element.style.setProperty('--stage', `${Math.max(board.offsetHeight, board.parentElement?.offsetHeight ?? 0)}px`));
    stage.observe(board);
    left.addEventListener('abort', () => stage.disconnect());
    left.addEventListener('abort', () => move(() => {
      place.replaceWith(ending);
      column.replaceWith(walk, actions, moves);
    }));
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
    this.#looking.abort();
    this.#lesson?.end();
    this.#lesson = null;
    this.#context.frame.surface.mark([]);
  }

  /** Looks at all moves that are not known yet. */
  begin() {
    bring(this.#context, this.element);
    return (this.#all ??= this.#lookAtAll().finally(() => (this.#all = null)));
  }

  async #lookAtAll() {
    const { board, engine } = this.#context;
    if (!this.#review.fits) this.#review = new Review(engine, board);
    if (this.#review.complete) return this.#show();
    this.#looking.abort();
    const running = (this.#running = new AbortController());
    this.#failed = false;
    this.#show();
    const review = this.#review;
    try {
      await review.run(running.signal, () => this.#progress());
    } catch (trouble) {
      if (!running.signal.aborted) {
        // The page is told in words, and who looks into it finds the rest here.
        console.warn(trouble);
        this.#failed = true;
      }
    }
    if (this.#running === running) this.#running = null;
    if (this.#life.signal.aborted) return;
    // A game that is only shown stays as it is.
    if (review.fits && !this.#now.readonly) this.#context.change((board) => review.write(board), false);
    this.#show();
  }

  /** Looks at all moves, and then goes through the person's mistakes. */
  async learn() {
    // Who presses again is on the way already.
    if (this.#lesson) return;
    const lesson = (this.#lesson = new Lesson(this.#context, () => this.#show(), () => this.#endLesson()));
    fill(this.#slot, lesson.element);
    await this.begin();
    if (this.#lesson !== lesson || this.#life.signal.aborted) return;
    if (!this.#review.complete) return this.#endLesson();
    lesson.begin(this.#review);
    this.#show();
  }

  #endLesson() {
    this.#lesson?.end();
    this.#lesson = null;
    this.#slot.replaceChildren();
    if (!this.#life.signal.aborted) this.#show();
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
    this.#lesson?.speak();
  }

  /** @param {number} node */
  #go(node) {
    this.#context.change((board) => board.go_to(node), false);
  }

  /** One more move is known. */
  #progress() {
    this.#showRun();
    this.#graph.draw(this.#review.shown, this.#review.sides);
    this.#follow();
  }

  #show() {
    const words = this.#words;
    attribute(this.element, 'lang', words.lang);
    attribute(this.element, 'aria-label', words.say('analysis-title'));
    attribute(this.#close, 'title', words.say('analysis-close'));
    attribute(this.#graph.element, 'aria-label', words.say('analysis-graph'));
    text(this.#head, words.say(this.#lesson ? 'analysis-learn-title' : 'analysis-title'));
    // In a lesson nothing may give the answer away.
    const secret = this.#lesson !== null && !this.#running;
    for (const part of [this.#legend, this.#shown, this.#sum]) part.hidden = secret;
    this.#showRun();
    this.#graph.draw(this.#review.shown, this.#review.sides);
    text(this.#begin, words.say('analysis-learn-title'));
    this.#showCounts();
    this.#showTable();
    fill(
      this.#help,
      el('summary', {}, words.say('analysis-help')),
      el('p', {}, words.say('analysis-help-chance')),
      el('ul', {}, ...this.#faults.map(([mark, least]) => el('li', {}, badge(mark), ' ', words.say(`analysis-help-${NAMES[mark]}`, { percent: least * 100 })))),
      ...['rings', 'line', 'kept'].map((id) => el('p', {}, words.say(`analysis-help-${id}`))),
    );
    this.#follow();
  }

  /** How far it has come, or that there is more to look at. */
  #showRun() {
    const words = this.#words;
    const { done, points, complete } = this.#review;
    const running = this.#running !== null;
    attribute(this.#bar, 'max', points.length);
    this.#bar.value = done;
    const label = words.say(this.#failed && !running ? 'analysis-failed' : 'analysis-done', { done, all: points.length });
    attribute(this.#bar, 'aria-label', label);
    const button = this.#run.querySelector('button');
    const act = running ? 'analysis-stop' : 'analysis-go-on';
    this.#run.hidden = !running && complete && this.#review.fits;
    if (button?.dataset.act === act && this.#run.lang === words.lang) {
      text(/** @type {Element} */ (this.#run.querySelector('span')), label);
      return;
    }
    const click = () => (this.#running ? this.#running.abort() : void this.begin());
    attribute(this.#run, 'lang', words.lang);
    fill(this.#run, this.#bar, el('span', {}, label), el('button', { type: 'button', class: 'button', 'data-act': act, on: { click } }, words.say(act)));
  }

  /** Where the board stands: the cursor, what is to be said of the move, and the best moves. */
  #follow() {
    this.#looking.abort();
    const context = this.#context.again();
    if (!context || this.#life.signal.aborted) return;
    const { board, view, words } = context;
    const { shown } = this.#review;
    const at = this.#place(view.node);
    const point = shown[at];
    if (at >= 0) this.#left = view.node;
    const left = at < 0 ? this.#fork(board) : view.node;
    const chances = point?.chances && words.say(at === 0 ? 'analysis-at-start' : 'analysis-at', { number: point.number, move: this.#move(point), chances: this.#said(point.chances) });
    this.#graph.move(this.#place(left), chances ?? words.say('analysis-unknown'), at < 0);
    if (this.#lesson && (!this.#running || this.#lesson.over)) return;
    const whole = point && this.#review.points.find(({ node }) => node === this.#owner(point).node);
    this.#stand(point?.chances);
    const asked = !this.#running && view.turn.kind === 'move';
    const ended = !this.#running && view.turn.kind === 'over' && at >= 0 && this.#review.complete;
    fill(this.#here, at < 0 ? this.#aside(board, left) : whole && !ended && this.#verdict(whole), asked ? this.#best : ended && this.#worst());
    if (!this.#review.fits) this.#showRun();
    context.frame.surface.mark([]);
    if (!asked) return;
    this.#title(view.turn.seat, () => el('p', { class: 'analysis-wait' }, words.say('analysis-learn-weighs')));
    this.#looking = new AbortController();
    this.#look(board.line, this.#looking.signal);
  }

  /** Who is who in the graph, and how likely each is to win where the board stands. @param {number[] | null} [chances] */
  #stand(chances) {
    const words = this.#words;
    const { view } = this.#now;
    // In a variation they may have other sides than at the end of the game, which the graph goes by.
    const aside = this.#place(view.node) < 0;
    fill(this.#legend, ...this.#review.sides.map(({ seats, side: last }) => {
      const side = aside ? (view.seats.find(({ number }) => number === seats[0])?.side ?? last) : last;
      const chance = chances?.[(seats[0] ?? 1) - 1] ?? 0;
      return el('li', {}, sideMark(side), this.#named(seats), ' ', el('b', {}, chances ? words.say('analysis-percent', { percent: percent(chance) }) : '–'));
    }));
  }

  /** The place of a node among the points that are shown: its own, or that of the draw by lot after it. @param {number} node */
  #place(node) {
    const { points, shown } = this.#review;
    const index = points.findIndex((point) => point.node === node);
    const rest = new Set(points.slice(index));
    return index < 0 ? -1 : shown.findIndex((point) => rest.has(point));
  }

  /** The move that led to a point: where a draw by lot came after it, the point before. @param {Point} point */
  #owner(point) {
    const { points } = this.#review;
    let index = points.indexOf(point);
    while (index > 0 && points[index]?.seat === null) index -= 1;
    return points[index] ?? point;
  }

  /** The node of the main line at which a variation left it. @param {Board} board */
  #fork(board) {
    const line = new Set(board.shown_line());
    return this.#review.points.filter(({ node }) => node === this.#left || line.has(node)).at(-1)?.node ?? 0;
  }

  /** In a variation, the way back to where the game was left, and how to go on. @param {Board} board @param {number} left */
  #aside(board, left) {
    const words = this.#words;
    const { view } = this.#now;
    const next = onward(board, view.node).slice(1);
    return el('div', { class: 'analysis-verdict' },
      el('p', {}, words.say('analysis-unknown')),
      button('button', () => this.#go(left), words.say('analysis-back')),
      next.length > 0 && this.#into(board, next, (moves) => `▸ ${moves}`),
    );
  }

  /**
   * A button that tells a line of the record, and leads into it.
   * @param {Board} board @param {number[]} nodes @param {(moves: string) => string} say
   */
  #into(board, nodes, say) {
    const { engine } = this.#context;
    const said = say(nodes.map((node) => called(engine, this.#words, board.line_to(node))).join(', '));
    const line = button('button analysis-into', () => this.#enter(() => nodes), el('span', {}, said));
    line.title = said;
    return line;
  }

  /** Goes to the first of some nodes, from where one steps on to the others. @param {(board: Board) => number[]} nodes */
  #enter(nodes) {
    this.#context.change((board) => {
      const line = nodes(board);
      for (const node of [line.at(-1), line[0]]) if (node !== undefined) board.go_to(node);
    }, false);
  }

  /** The better move that the computer has added beside one. @param {Point} before */
  #better(before) {
    const { board, engine } = this.#context;
    const better = board.moves().find(({ parent, comment }) => parent === before.node && commandOf(comment, 'computer') !== null);
    return better && { node: better.node, move: called(engine, this.#words, board.line_to(better.node)) };
  }

  /** What a move was, and what it did to the chance of whoever made it. @param {Point} point */
  #verdict(point) {
    const words = this.#words;
    const before = this.#review.points[this.#review.points.indexOf(point) - 1];
    if (!before || point.seat === null) return el('div', { class: 'analysis-verdict' }, el('p', {}, words.say('analysis-read')));
    const [from = 0, to = 0] = percents(before, point);
    const { board } = this.#context;
    const better = point.mark && this.#better(before);
    const known = before.chances && point.chances;
    return el('div', { class: 'analysis-verdict', 'data-mark': point.mark },
      el('div', {},
        el('p', {}, point.mark && badge(point.mark), words.say(`analysis-${NAMES[point.mark]}`, { name: this.#player(point.seat), move: this.#move(point) })),
        el('p', {}, known && words.say('analysis-change', { from, to })),
      ),
      better && this.#into(board, onward(board, better.node), (move) => words.say('analysis-better', { move })),
    );
  }

  /** Where the game has ended, what stands for the best moves there: the mistakes, the gravest first. */
  #worst() {
    const words = this.#words;
    const { faults } = this.#review;
    if (this.#shown.querySelectorAll('.ending > p').length > 2) return null;
    if (faults.length === 0) return el('p', {}, words.say('analysis-learn-none'));
    const rows = faults.map(({ point, before }) => {
      const [from = 0, to = 0] = percents(before, point);
      return { point, before, from, to, weight: 100 * this.#faults.findIndex(([one]) => one === point.mark) + from - to };
    });
    const title = words.say('analysis-worst');
    const items = rows.sort((one, other) => other.weight - one.weight).map(({ point, before, from, to }) => {
      const name = `${point.number} ${this.#move(point)}`;
      const worth = words.say('analysis-lost', { from, to, better: this.#better(before)?.move ?? 'none' });
      const shown = [
        el('span', {}, badge(point.mark), ' ', name, ' ', el('span', { class: 'analysis-worth' }, words.say(this.#player(point.seat)))),
        el('span', { class: 'analysis-worth' }, worth),
      ];
      return el('li', { title: `${name} ${worth}` }, button('analysis-move', () => this.#go(point.node), ...shown));
    });
    return el('div', { class: 'analysis-best analysis-worst' }, el('h3', { title }, title), el('ol', { 'aria-label': title }, ...items));
  }

  /** What a player is called. @param {number | null} seat */
  #player(seat) {
    return this.#now.view.seats.find(({ number }) => number === seat)?.title ?? '';
  }

  /**
   * Says whose best moves follow.
   * @param {number | null} seat @param {(title: string) => HTMLElement} rows
   */
  #title(seat, rows) {
    const title = this.#words.say('analysis-best', { name: this.#player(seat) });
    fill(this.#best, el('h3', { title }, el('span', {}, title), el('span', { class: 'analysis-worth' }, this.#words.say('analysis-odds'))), rows(title));
  }

  /**
   * Shows the best moves of a position, once somebody has stayed there for a moment.
   * @param {string} line @param {AbortSignal} signal
   */
  async #look(line, signal) {
    await pause(PAUSE);
    if (signal.aborted) return;
    const found = await look(line, signal).catch(() => null);
    const context = this.#context.again();
    if (signal.aborted || !context || context.board.line !== line) return;
    const { board, frame, words } = context;
    const top = found?.lines[0];
    if (!top) return this.#title(context.view.turn.seat, () => el('p', {}, words.say('analysis-failed')));
    const { points } = this.#review;
    const at = (found.seat ?? 1) - 1;
    // Where a move leads may be known better by now than it is from here.
    const lines = found.lines.map(({ moves: [token = '', ...rest], chance, proof }) => {
      const next = after(context.engine, line, token);
      const there = foundAt(next);
      const later = (points.find((point) => point.line === next)?.chances ?? there?.chances)?.[at];
      const moves = [token, ...(there?.lines[0]?.moves ?? rest)].slice(0, LONGEST);
      return { token, moves, proof, chance: proof || token === top.moves[0] ? chance : Math.min(top.chance, later ?? chance) };
    }).filter(({ chance }) => !judge(top.chance - chance, line)).sort((one, other) => other.chance - one.chance).map(({ token, moves, proof, chance }) => {
      const colour = top.chance - chance <= EQUAL * nearlyIn(line) ? 'win' : 'aim';
      return { token, colour, marks: drawn(context, token, colour, true), moves, name: called(context.engine, words, line, token), worth: this.#worth(chance, proof, found.seat) };
    });
    // On a board in space the best is seen as the piece itself, and others would lie over each other. Elsewhere the best is
    // drawn last, over the others.
    const inSpace = context.view.turnable;
    const held = inSpace && this.#hold(context, board.way(top.moves[0] ?? ''));
    const all = (inSpace ? (held ? [] : lines.slice(0, 1)) : lines.toReversed()).flatMap(({ marks }) => marks);
    const mark = (/** @type {CauceMark[]} */ marks) => !signal.aborted && frame.surface.mark(marks);
    mark(all);
    // What reads alike, as a tile that lies in several ways, is told once.
    const told = lines.filter(({ name, worth }, index) => lines.findIndex((other) => other.name === name && other.worth === worth) === index);
    const { node } = context.view;
    // What is added where the game goes on is a move of it: no more than that one is.
    const seen = board.moves().findLast(({ depth }) => depth === 0)?.node === node ? 1 : LONGEST;
    const items = told.map(({ token, moves, colour, marks, name, worth }) => {
      const add = (/** @type {Board} */ board) => moves.slice(0, seen).reduce((/** @type {number[]} */ nodes, token) => [...nodes, board.add(nodes.at(-1) ?? node, token)], []);
      const click = () => this.#enter(add);
      const alone = () => this.#inHand(line, token) || mark(marks);
      const again = () => this.#inHand(line, top.moves[0] ?? '') || mark(all);
      // A finger points at nothing: it presses.
      const point = (/** @type {PointerEvent} */ { pointerType }) => pointerType === 'mouse' && alone();
      const on = { pointerenter: point, pointerleave: again, focusin: alone, focusout: again };
      const answers = inTurn(context.engine, words, after(context.engine, line, token), moves.slice(1));
      const shown = [el('span', { class: 'analysis-ring', 'data-colour': colour }, name), ' ', el('span', { class: 'analysis-line' }, answers), ' ', el('span', { class: 'analysis-worth' }, worth)];
      // Where there is no room for all of it, this has it.
      const title = [name, answers && `(${answers})`, worth].filter(Boolean).join(' ');
      if (this.#now.readonly) return el('li', { class: 'analysis-move', title, on }, ...shown);
      return el('li', { title, on }, button('analysis-move', click, ...shown));
    });
    // Beside the main line nothing else tells how it stands.
    if (this.#place(context.view.node) < 0) this.#stand(found.chances);
    this.#title(found.seat, (title) => el('ol', { 'aria-label': title }, ...items));
  }

  /**
   * Shows the best move as if it was about to be made, unless somebody has something else in mind.
   * @param {Context} context @param {string[]} way @returns {boolean} whether it is shown
   */
  #hold({ board, view, readonly, change }, way) {
    const at = way.at(-1);
    if (!at || !view.here || readonly || view.busy || view.aimed !== null) return false;
    change((board) => {
      for (const id of way.slice(0, -1)) board.press(id);
      board.aim(at);
    }, false);
    this.#held = { line: board.line, at: this.#now.view.aimed };
    return true;
  }

  /**
   * Shows another move like this while what is in the hand is still what was put there.
   * @param {string} line @param {string} token @returns {boolean} whether it is shown
   */
  #inHand(line, token) {
    const { board, view, change } = this.#now;
    if (this.#life.signal.aborted || board.line !== line || this.#held.line !== line || view.aimed === null || view.aimed !== this.#held.at) return false;
    change((board) => board.go_to(view.node), false);
    const now = this.#now;
    return this.#hold({ ...now, view: { ...now.view, aimed: null } }, board.way(token));
  }

  /** Puts back what was put into the hand. */
  #putBack() {
    const { board, view, change } = this.#now;
    if (this.#held.line === board.line) change((board) => board.go_to(view.node), false);
  }

  /**
   * What a move is worth, in words.
   * @param {number} chance @param {AnalysisLine['proof']} proof @param {number | null} seat whose move it is
   */
  #worth(chance, proof, seat) {
    const words = this.#words;
    if (!proof || seat === null) return words.say('analysis-percent', { percent: percent(chance, false) });
    if (proof.winners.includes(seat)) return words.say('analysis-wins', { moves: perSide(proof.plies) });
    return words.say(proof.winners.length > 0 ? 'analysis-loses' : 'analysis-draws', { moves: perSide(proof.plies) });
  }

  /** @param {Point} point */
  #move(point) {
    const { board, engine } = this.#context;
    return called(engine, this.#words, board.line_to(this.#owner(point).node));
  }

  /** @param {number[]} seats */
  #named(seats) {
    const { view } = this.#now;
    return this.#words.say('analysis-side', { names: view.seats.filter(({ number }) => seats.includes(number)).map(({ title }) => title) });
  }

  /** @param {number[]} chances */
  #said(chances) {
    const words = this.#words;
    const parts = this.#review.sides.map(({ seats }) => {
      return words.say('analysis-chance', { name: this.#named(seats), percent: percent(chances[(seats[0] ?? 1) - 1] ?? 0) });
    });
    return parts.join(' · ');
  }

  /** What counts as a fault in the game, the least first. */
  get #faults() {
    return faultsIn(this.#context.board.line).reverse();
  }

  /** Who made how many mistakes. */
  #showCounts() {
    const words = this.#words;
    const { faults, complete } = this.#review;
    const { view, readonly } = this.#now;
    const known = complete && !this.#running;
    const here = new Set(view.seats.filter(({ by }) => by === 'here').map(({ number }) => number));
    this.#begin.hidden = !known || this.#lesson !== null || readonly || !faults.some(({ point }) => here.has(point.seat ?? 0));
    if (!known) return this.#counts.replaceChildren();
    const rows = view.seats.map(({ number, title }) => {
      const own = faults.filter(({ point }) => point.seat === number);
      /** @param {Mark} mark */
      const count = (mark) => own.filter(({ point }) => point.mark === mark).length;
      const cells = this.#faults.map(([mark]) => el('td', {}, count(mark)));
      return el('tr', {}, el('th', { scope: 'row' }, words.say(title)), ...cells);
    });
    const heads = this.#faults.map(([mark]) => el('th', { scope: 'col' }, badge(mark), el('span', { class: 'analysis-name' }, words.say(`analysis-name-${NAMES[mark]}`))));
    fill(this.#counts, el('table', {}, el('thead', {}, el('tr', {}, el('td', {}), ...heads)), el('tbody', {}, ...rows)));
  }

  /** Every move as a row, for who does not see the graph. */
  #showTable() {
    const words = this.#words;
    const summary = this.#table.querySelector('summary') ?? el('summary');
    text(summary, words.say('analysis-table'));
    if (!this.#table.open) return fill(this.#table, summary);
    const { shown, sides } = this.#review;
    const rows = shown.map((point, index) => {
      const { mark } = this.#owner(point);
      const name = index === 0 ? words.say('analysis-start') : `${point.number} ${this.#move(point)}`;
      return el('tr', {},
        el('th', { scope: 'row' }, button('analysis-move', () => this.#go(point.node), name)),
        ...sides.map(({ seats }) => el('td', {}, point.chances ? words.say('analysis-percent', { percent: percent(point.chances[(seats[0] ?? 1) - 1] ?? 0) }) : '–')),
        el('td', {}, mark && words.say(`analysis-name-${NAMES[mark]}`)),
      );
    });
    const heads = [words.say('analysis-column-move'), ...sides.map(({ seats }) => this.#named(seats)), words.say('analysis-column-mark')];
    fill(
      this.#table,
      summary,
      el('div', { class: 'analysis-scroll', tabindex: 0, role: 'group', 'aria-label': words.say('analysis-table') }, el('table', {}, el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))), el('tbody', {}, ...rows))),
    );
  }
}

/**
 * The nodes of a line from one on, as far as one sees ahead: those that were shown last, or else the first.
 * @param {Board} board @param {number} node
 */
function onward(board, node) {
  const moves = board.moves();
  const shown = new Set(board.shown_line());
  const line = [node];
  while (line.length <= LONGEST) {
    const next = moves.filter(({ parent }) => parent === line.at(-1));
    const on = next.find(({ node }) => shown.has(node)) ?? next[0];
    if (!on) break;
    line.push(on.node);
  }
  return line;
}
