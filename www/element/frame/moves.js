// The move list: the main line with two moves per row, and each variation below the move that it replaces.
//
// A chance event with only one outcome in the tree is not listed, because the move after it shows what was drawn.

import { commandOf, wordsOf } from '../comment.js';
import { attribute, el, text } from '../../kit/dom.js';
import { icon, mark } from '../../kit/icons.js';

/**
 * @typedef {object} Handlers
 * @property {(node: number) => void} go
 * @property {(node: number, beside: HTMLElement | MouseEvent) => void} menu
 * @property {(node: number) => void} note
 */

/** Maximum moves per run. Runs out of sight are not laid out. The number is even, so that rows are full. */
const MOVES_PER_RUN = 60;

/** Runs per group. A closed group is skipped as a whole, since each element that the browser watches costs time every frame. */
const RUNS_PER_GROUP = 8;

/** Maximum runs per group, if the next run would not begin a row. */
const MOST = 32;

const DEEPEST = 4;

export class Moves {
  /** @type {HTMLElement} */ element;
  #title = el('h2', { class: 'panel-title' });
  #list = el('div', { class: 'moves-list', part: 'moves', role: 'group', tabindex: '-1' });
  #empty = el('p', { class: 'moves-empty' });
  /** @type {HTMLButtonElement} */ #note;
  /** @type {HTMLButtonElement} */ #more;
  /** @type {Map<number, HTMLButtonElement>} */ #buttons = new Map();
  /** For a node without a button, the nearest node before it that has one. @type {Map<number, number>} */
  #instead = new Map();
  /** Comments by node. @type {Map<number, string>} */
  #notes = new Map();
  /** Fingerprints of the comment of the start and of the listed moves, to detect changes. @type {string[]} */
  #shown = [];
  /** Board, list revision and language of the list. @type {[Board | null, number, string]} */
  #of = [null, 0, ''];
  #revision = 0;
  #end = 0;
  /** -1 if `data-aside` has to be updated. */
  #tip = -1;
  #here = 0;
  /** The run that is being filled. `#depth` and `#last` are the depth and node of its last move. @type {HTMLElement | null} */
  #run = null;
  /** @type {HTMLElement | null} */
  #runs = null;
  #depth = 0;
  #last = 0;
  #revealing = 0;
  /** An element that must be laid out before the current move can be scrolled to. @type {EventTarget | null} */
  #awaitedLayout = null;

  /** @param {Handlers} handlers */
  constructor({ go, menu, note }) {
    /** @param {import('../../kit/icons.js').IconName} name @param {(button: HTMLButtonElement) => void} act */
    const button = (name, act) => {
      const made = el('button', { type: 'button', class: 'icon-button', part: 'button' }, icon(name));
      made.addEventListener('click', () => act(made));
      return made;
    };
    this.#note = button('note', () => note(this.#here));
    this.#more = button('more', (button) => menu(this.#here, button));
    attribute(this.#more, 'aria-haspopup', 'menu');
    this.element = el(
      'section',
      { class: 'moves' },
      el('div', { class: 'moves-head' }, this.#title, this.#note, this.#more),
      this.#empty,
      this.#list,
    );
    // When the list is resized, the current move may have moved out of sight.
    new ResizeObserver(() => this.#reveal(this.#buttons.get(this.#here))).observe(this.#list);
    this.#list.addEventListener(
      'contentvisibilityautostatechange',
      (event) => {
        const { target, skipped } = /** @type {ContentVisibilityAutoStateChangeEvent} */ (event);
        // Only groups are lightened: a run that the browser watches by itself soon becomes part of a closed group.
        if (target instanceof Element && target.matches('.moves-runs')) toggleMarks(target, skipped);
        if (!skipped && target === this.#awaitedLayout) this.#reveal(this.#buttons.get(this.#here));
      },
      true,
    );
    this.#list.addEventListener('click', (event) => {
      const node = nodeOf(event);
      if (node !== null) go(node);
    });
    this.#list.addEventListener('contextmenu', (event) => {
      const node = nodeOf(event);
      if (node === null || this.#more.hidden) return;
      event.preventDefault();
      menu(node, this.#buttons.get(node) ?? event);
    });
  }

  /** @param {Board} board @param {View} view @param {Words} words @param {boolean} readonly */
  show(board, view, words, readonly) {
    const of = /** @type {[Board, number, string]} */ ([board, board.list_revision, words.lang]);
    const { moves_revision: revision } = board;
    const shown = board.shown_line();
    const tip = shown.at(-1) ?? 0;
    if (of.some((part, index) => part !== this.#of[index])) {
      const kept = of[0] === this.#of[0] && of[2] === this.#of[2];
      this.#of = of;
      this.#retake(board.moves(), board.comment_of(0), words, kept);
      this.#tip = -1;
      this.#name(words);
    } else if (revision !== this.#revision) {
      const along = this.#tip === this.#end;
      this.#take(board.moves(this.#end), words);
      this.#tip = along ? this.#end : -1;
    }
    this.#revision = revision;
    this.#note.hidden = readonly;
    // The menu of a move in a read-only game only turns a flat board.
    this.#more.hidden = readonly && view.turnable;
    if (tip !== this.#tip) {
      this.#tip = tip;
      const line = new Set(shown);
      for (const [node, button] of this.#buttons) attribute(button, 'data-aside', !line.has(node));
    }
    this.#follow(view.node);
  }

  get comment() {
    return this.#notes.get(this.#here) ?? '';
  }

  /** Returns false if there is no current move. */
  focus() {
    const move = this.#buttons.get(this.#here);
    move?.focus({ preventScroll: true });
    return Boolean(move);
  }

  /** @param {Words} words */
  #name(words) {
    text(this.#title, words.say('moves'));
    text(this.#empty, words.say('moves-none'));
    attribute(this.#list, 'aria-label', words.say('moves'));
    for (const [button, name] of /** @type {const} */ ([
      [this.#note, 'command-note'],
      [this.#more, 'command-more'],
    ])) {
      attribute(button, 'title', words.say(name));
    }
  }

  /**
   * If the new list only continues the old one, the existing elements stay.
   * @param {readonly Played[]} moves @param {string} first the comment of the start
   * @param {Words} words @param {boolean} kept whether board and language are the same as before
   */
  #retake(moves, first, words, kept) {
    const now = [first, ...moves.map(textOf)];
    if (!kept || this.#shown.some((move, index) => now[index] !== move)) {
      this.#run = this.#runs = null;
      this.#last = this.#end = 0;
      this.#buttons.clear();
      this.#instead.clear();
      this.#notes.clear();
      this.#list.replaceChildren();
      this.#list.scrollTop = 0;
      this.#write(0, first);
      this.#shown = [first];
    }
    this.#take(moves.slice(this.#shown.length - 1), words, moves);
    this.#list.hidden = !this.#empty.hidden && !first;
  }

  /** @param {readonly Played[]} moves @param {Words} words @param {readonly Played[]} all these and those before */
  #take(moves, words, all = moves) {
    // Chance events with several outcomes are listed, to tell the variations apart.
    const ways = new Map();
    if (moves.some(({ seat }) => seat === null)) {
      for (const { parent } of all) ways.set(parent, (ways.get(parent) ?? 0) + 1);
    }
    for (const entry of moves) {
      if (entry.seat === null && ways.get(entry.parent) === 1) this.#pass(entry);
      else this.#add(entry, words);
      if (entry.depth === 0) this.#end = entry.node;
      this.#shown.push(textOf(entry));
    }
    const some = this.#buttons.size > 0;
    this.#empty.hidden = some;
    if (some) this.#list.hidden = false;
  }

  /** Skips a chance event. Its comment goes to the move before it. @param {Played} entry */
  #pass({ node, parent, comment }) {
    const before = this.#instead.get(parent) ?? parent;
    this.#instead.set(node, before);
    if (this.#last === parent) this.#last = node;
    this.#write(before, comment);
  }

  /** @param {Played} entry @param {Words} words */
  #add({ node, parent, number, side, text, label, depth, mark, comment }, words) {
    const full = depth === 0 && (this.#run?.childElementCount ?? 0) >= MOVES_PER_RUN;
    if (!this.#run || full || depth !== this.#depth || parent !== this.#last) {
      this.#depth = depth;
      const name = depth > 0 && words.say('moves-variation');
      this.#run = el('ol', { class: 'moves-run', 'data-depth': depth, 'aria-label': name });
      this.#run.style.setProperty('--deep', String(Math.min(depth, DEEPEST)));
      // Groups begin at a full row, because variations between two runs may be folded.
      const begins = depth === 0 && number % 2 === 1;
      if (!this.#runs || this.#runs.childElementCount >= (begins ? RUNS_PER_GROUP : MOST)) {
        this.#runs = el('div', { class: 'moves-runs' });
        this.#list.append(this.#runs);
      }
      this.#runs.append(this.#run);
    }
    const { row, button, count, move } = copyRow(side);
    button.dataset.node = String(node);
    count.textContent = String(number);
    // Some moves have a label other than their notation, including all whose notation is a word.
    const name = label && words.say(label);
    const called = label?.args?.move ?? (/^[a-z]+\d*$/.test(text) ? name : null) ?? text;
    move.textContent = `${called}${mark}`;
    // Notation is the same in every language.
    if (called !== name) move.setAttribute('translate', 'no');
    attribute(button, 'data-mark', mark || null);
    attribute(button, 'data-computer', commandOf(comment, 'computer') !== null);
    if (name && name !== called) {
      button.setAttribute('aria-label', words.say('move-named', { number, move: called + mark, name }));
      // On the text, because a title on the button would be read in addition to its label.
      move.setAttribute('title', name);
    }
    this.#buttons.set(node, button);
    this.#run.append(row);
    this.#last = node;
    this.#write(node, comment);
  }

  /** @param {number} node @param {string} comment */
  #write(node, comment) {
    const words = wordsOf(comment);
    if (!words) return;
    const before = this.#notes.get(node);
    this.#notes.set(node, before ? `${before}\n${words}` : words);
    const note = el('p', { class: 'moves-note', part: 'comment' }, words);
    const run = this.#run;
    if (run) run.append(el('li', { class: 'moves-noted' }, note));
    else this.#list.append(note);
  }

  /** @param {number} at */
  #follow(at) {
    const root = /** @type {ShadowRoot | Document} */ (this.element.getRootNode());
    const focused = root.activeElement;
    const held = focused instanceof HTMLElement && focused.matches('.move') && this.#list.contains(focused);
    const here = this.#instead.get(at) ?? at;
    const [old, now] = [this.#buttons.get(this.#here), this.#buttons.get(here)];
    this.#here = here;
    if (old !== now) attribute(old ?? this.element, 'aria-current', null);
    // The list is a single tab stop.
    const first = this.#buttons.values().next().value;
    for (const button of [old, first]) if (button && button !== now) button.tabIndex = -1;
    const stop = now ?? first;
    if (stop) stop.tabIndex = 0;
    if (now) attribute(now, 'aria-current', 'step');
    if (held && stop && stop !== focused) stop.focus({ preventScroll: true });
    // Positions are read in the next frame, to avoid a forced layout.
    this.#revealing ||= requestAnimationFrame(() => {
      this.#revealing = 0;
      this.#reveal(this.#buttons.get(this.#here));
    });
  }

  /** Scrolls only the list, not the page, to the current move and its comment. @param {HTMLButtonElement | undefined} button */
  #reveal(button) {
    const list = this.#list;
    const run = button?.closest('.moves-run');
    if (!button || !run) {
      list.scrollTop = 0;
      return;
    }
    const frame = list.getBoundingClientRect();
    // The height of runs that were never laid out is an estimate, so they are scrolled into view first.
    const laid = (/** @type {Element | null | undefined} */ part) =>
      part?.checkVisibility({ contentVisibilityAuto: true });
    const unknown = !laid(button) && [run.parentElement, run].find((runs) => laid(runs?.firstElementChild) === false);
    this.#awaitedLayout = unknown || null;
    if (unknown) {
      list.scrollTop += unknown.getBoundingClientRect().top - frame.top;
      return;
    }
    const note = button.parentElement?.nextElementSibling;
    const { top } = button.getBoundingClientRect();
    const { bottom } = (note?.matches('.moves-noted') ? note : button).getBoundingClientRect();
    list.scrollTop += Math.min(top - frame.top, Math.max(0, bottom - frame.bottom));
  }
}

/** @param {Played} entry */
const textOf = ({ node, depth, text, mark, comment }) => `${node} ${depth} ${text}${mark} ${comment}`;

/** Cloning rows is far cheaper than building them, and a game may have thousands of moves. @type {Map<string | null, Element>} */
const rows = new Map();

/** @param {string | null} side */
function copyRow(side) {
  let first = rows.get(side);
  if (!first) {
    const parts = [el('span', { class: 'move-number' }), ' ', side && mark(side), el('span', { class: 'move-text' })];
    first = el('li', {}, el('button', { type: 'button', class: 'move', part: 'move', tabindex: -1 }, ...parts));
    rows.set(side, first);
  }
  const row = /** @type {Element} */ (first.cloneNode(true));
  const button = /** @type {HTMLButtonElement} */ (row.firstElementChild);
  const [count, move] = /** @type {[Element, Element]} */ ([button.firstElementChild, button.lastElementChild]);
  return { row, button, count, move };
}

/** Removed marks, each with the text that it stood before. @type {WeakMap<Element, [Element, Element][]>} */
const marks = new WeakMap();

/**
 * Removes the marks of a group out of sight, and restores them later: browsers go through all SVG elements in every frame.
 * @param {Element} runs @param {boolean} skipped
 */
function toggleMarks(runs, skipped) {
  for (const [text, mark] of marks.get(runs) ?? []) text.before(mark);
  marks.delete(runs);
  if (!skipped) return;
  const all = Array.from(
    runs.querySelectorAll('.mark'),
    (mark) => /** @type {[Element, Element]} */ ([mark.nextElementSibling, mark]),
  );
  for (const [, mark] of all) mark.remove();
  marks.set(runs, all);
}

/** @param {Event} event */
function nodeOf(event) {
  const move = event.target instanceof Element ? event.target.closest('.move') : null;
  return move instanceof HTMLElement ? Number(move.dataset.node) : null;
}
