// The moves played, as a tree: the main line two in a row, each variation in lines below the move that it replaces, and what
// somebody wrote about a move after it. Every move jumps to the point after it, and has a menu.
//
// A draw by lot that could not have been another stands in no list: the move after it tells what was drawn.

import { commandOf, wordsOf } from '../comment.js';
import { attribute, el, text } from '../dom.js';
import { icon, mark } from '../look/icons.js';

/**
 * @typedef {object} Handlers
 * @property {(node: number) => void} go
 * @property {(node: number, beside: HTMLElement | MouseEvent) => void} menu what can be done with a move, shown beside
 *   its button or where it was asked for
 * @property {(node: number) => void} note writes about a move
 */

/** So many moves are laid out together: what is far from sight is not. Rows are full at its end. */
const TOGETHER = 60;

/** So many runs of them are left out together, as soon as others follow: each that the browser watches costs it every frame. */
const RUNS = 8;

/** And no more than so many, where the next run would not begin a row. */
const MOST = 32;

/** How deep variations are indented; those in them stand below each other. */
const DEEPEST = 4;

export class Moves {
  /** @type {HTMLElement} */ element;
  #title = el('h2', { class: 'panel-title' });
  #list = el('div', { class: 'moves-list', part: 'moves', role: 'group', tabindex: '-1' });
  #empty = el('p', { class: 'moves-empty' });
  /** @type {HTMLButtonElement} */ #note;
  /** @type {HTMLButtonElement} */ #more;
  /** @type {Map<number, HTMLButtonElement>} */ #buttons = new Map();
  /** For a node without a button, the one before it that has one. @type {Map<number, number>} */
  #instead = new Map();
  /** What is written about each node that has a button. @type {Map<number, string>} */
  #notes = new Map();
  /** The moves shown, as the text that tells whether they changed. @type {string[]} */
  #shown = [];
  /** The board that they are of, the number that changes with their list, and the language. @type {[Board | null, number, string]} */
  #of = [null, 0, ''];
  /** The number that changes whenever there are more. */
  #revision = 0;
  /** The last move of the main line. */
  #end = 0;
  /** The end of the line that is shown; -1 where moves do not know yet whether they belong to it. */
  #tip = -1;
  #here = 0;
  /** The run of moves that is being added to, and what was added to it last. @type {HTMLElement | null} */
  #run = null;
  /** The runs among which it is. @type {HTMLElement | null} */
  #runs = null;
  #depth = 0;
  #last = 0;
  #revealing = 0;
  /** What is to be laid out before the current move can be found in it. @type {EventTarget | null} */
  #sought = null;

  /** @param {Handlers} handlers */
  constructor({ go, menu, note }) {
    /** @param {import('../look/icons.js').IconName} name @param {(button: HTMLButtonElement) => void} act */
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
    // Where the window becomes wider, or the list higher, other moves come into sight.
    new ResizeObserver(() => this.#reveal(this.#buttons.get(this.#here))).observe(this.#list);
    this.#list.addEventListener(
      'contentvisibilityautostatechange',
      (event) => {
        const { target, skipped } = /** @type {ContentVisibilityAutoStateChangeEvent} */ (event);
        // A run that is watched by itself is not for long.
        if (target instanceof Element && target.matches('.moves-runs')) lighten(target, skipped);
        if (!skipped && target === this.#sought) this.#reveal(this.#buttons.get(this.#here));
      },
      true,
    );
    this.#list.addEventListener('click', (event) => {
      const node = nodeOf(event);
      if (node !== null) go(node);
    });
    this.#list.addEventListener('contextmenu', (event) => {
      const node = nodeOf(event);
      if (node === null) return;
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

  /** Brings the keyboard to the move that is shown; tells whether there is one. */
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
   * @param {readonly Played[]} moves @param {string} first what is written about the start
   * @param {Words} words @param {boolean} kept whether what stands may be of the same moves
   */
  #retake(moves, first, words, kept) {
    const now = [first, ...moves.map(textOf)];
    // Where there is only more at the end, everything that stands is left as it is.
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

  /** Adds moves at the end. @param {readonly Played[]} moves @param {Words} words @param {readonly Played[]} all those and others */
  #take(moves, words, all = moves) {
    // Where lots differ, they are told apart.
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
    // A tile that was drawn first is no move that stands there.
    const some = this.#buttons.size > 0;
    this.#empty.hidden = some;
    if (some) this.#list.hidden = false;
  }

  /** Passes over a draw by lot; what is written about it goes to the move before. @param {Played} entry */
  #pass({ node, parent, comment }) {
    const before = this.#instead.get(parent) ?? parent;
    this.#instead.set(node, before);
    if (this.#last === parent) this.#last = node;
    this.#write(before, comment);
  }

  /** @param {Played} entry @param {Words} words */
  #add({ node, parent, number, side, text, label, depth, mark, comment }, words) {
    // What does not follow the move before begins a line of its own.
    const full = depth === 0 && (this.#run?.childElementCount ?? 0) >= TOGETHER;
    if (!this.#run || full || depth !== this.#depth || parent !== this.#last) {
      this.#depth = depth;
      const name = depth > 0 && words.say('moves-variation');
      this.#run = el('ol', { class: 'moves-run', 'data-depth': depth, 'aria-label': name });
      this.#run.style.setProperty('--deep', String(Math.min(depth, DEEPEST)));
      // Where variations between them are folded, rows are full before the next begin.
      const begins = depth === 0 && number % 2 === 1;
      if (!this.#runs || this.#runs.childElementCount >= (begins ? RUNS : MOST)) {
        this.#runs = el('div', { class: 'moves-runs' });
        this.#list.append(this.#runs);
      }
      this.#runs.append(this.#run);
    }
    const { row, button, count, move } = copyRow(side);
    button.dataset.node = String(node);
    count.textContent = String(number);
    // Some moves are called otherwise than they are written, among them all that are a word.
    const name = label && words.say(label);
    const called = label?.args?.move ?? (/^[a-z]+$/.test(text) ? name : null) ?? text;
    move.textContent = `${called}${mark}`;
    // What is written in letters and figures means the same in every language.
    if (called !== name) move.setAttribute('translate', 'no');
    attribute(button, 'data-mark', mark || null);
    attribute(button, 'data-computer', commandOf(comment, 'computer') !== null);
    if (name && name !== called) {
      button.setAttribute('aria-label', words.say('move-named', { number, move: called + mark, name }));
      // Here and not on the button, which would be called so twice.
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

  /** Shows where the board stands. @param {number} at */
  #follow(at) {
    const root = /** @type {ShadowRoot | Document} */ (this.element.getRootNode());
    const focused = root.activeElement;
    const held = focused instanceof HTMLElement && focused.matches('.move') && this.#list.contains(focused);
    const here = this.#instead.get(at) ?? at;
    const [old, now] = [this.#buttons.get(this.#here), this.#buttons.get(here)];
    this.#here = here;
    if (old !== now) attribute(old ?? this.element, 'aria-current', null);
    // One stop on the way of the keyboard, however many moves there are.
    const first = this.#buttons.values().next().value;
    for (const button of [old, first]) if (button && button !== now) button.tabIndex = -1;
    const stop = now ?? first;
    if (stop) stop.tabIndex = 0;
    if (now) attribute(now, 'aria-current', 'step');
    if (held && stop && stop !== focused) stop.focus({ preventScroll: true });
    // Where it stands is only known once the page has been laid out, which every frame does anyway.
    this.#revealing ||= requestAnimationFrame(() => {
      this.#revealing = 0;
      this.#reveal(this.#buttons.get(this.#here));
    });
  }

  /** Scrolls the list, and nothing but the list, so that the current move is seen with what is written about it. @param {HTMLButtonElement | undefined} button */
  #reveal(button) {
    const list = this.#list;
    const run = button?.closest('.moves-run');
    if (!button || !run) {
      list.scrollTop = 0;
      return;
    }
    const frame = list.getBoundingClientRect();
    // How high runs are that were not laid out yet is a guess: they are brought into sight first.
    const laid = (/** @type {Element | null | undefined} */ part) =>
      part?.checkVisibility({ contentVisibilityAuto: true });
    const unknown = !laid(button) && [run.parentElement, run].find((runs) => laid(runs?.firstElementChild) === false);
    this.#sought = unknown || null;
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

/** A move as the text that tells whether it changed. @param {Played} entry */
const textOf = ({ node, depth, text, mark, comment }) => `${node} ${depth} ${text}${mark} ${comment}`;

/** A row of each side: to copy one is far less work than to build it, and a game may have thousands. @type {Map<string | null, Element>} */
const rows = new Map();

/** A row for a move that has still to be written into it. @param {string | null} side */
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

/** The marks of runs that are out of sight, each with the text that it stands before. @type {WeakMap<Element, [Element, Element][]>} */
const marks = new WeakMap();

/**
 * Takes the marks of runs away while those are out of sight, since a browser goes through all drawings of a page for every
 * frame, and puts them back. @param {Element} runs @param {boolean} skipped
 */
function lighten(runs, skipped) {
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

/** The node of the move that an event is about. @param {Event} event */
function nodeOf(event) {
  const move = event.target instanceof Element ? event.target.closest('.move') : null;
  return move instanceof HTMLElement ? Number(move.dataset.node) : null;
}
