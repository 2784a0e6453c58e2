// The moves played, as a tree: the main line in rows, each variation indented below the move that it departs from.
// Every move jumps to the point after it.

import { attribute, el, fill } from './dom.js';
import { mark } from './icons.js';

/**
 * @typedef {import('../view.js').Played} Played
 * @typedef {import('./words.js').Words} Words
 */

export class Moves {
  /** @type {HTMLElement} */ element;
  /** @type {HTMLElement} */ #list;
  /** @type {HTMLElement} */ #title;
  /** @type {HTMLElement} */ #empty;
  /** @type {Map<number, HTMLButtonElement>} */ #buttons = new Map();
  /** The moves shown, as the text that tells whether they changed. @type {string[]} */
  #shown = [];
  /** @type {HTMLElement | null} */ #block = null;
  #depth = 0;
  #lang = '';
  #go;

  /** @param {(node: number) => void} go */
  constructor(go) {
    this.#go = go;
    this.#title = el('h2', { class: 'panel-title' });
    this.#list = el('div', { class: 'moves-list', part: 'moves', role: 'group', tabindex: '-1' });
    this.#empty = el('p', { class: 'moves-empty' });
    this.element = el('section', { class: 'moves' }, this.#title, this.#empty, this.#list);
  }

  /**
   * @param {readonly Played[]} moves
   * @param {Words} words
   */
  show(moves, words) {
    this.#title.textContent = words.say('moves');
    this.#empty.textContent = words.say('moves-none');
    this.#empty.hidden = moves.length > 0;
    this.#list.hidden = moves.length === 0;
    attribute(this.#list, 'aria-label', words.say('moves'));
    // Columns are as wide as the longest token, in which there is nowhere to break.
    const longest = Math.max(2, ...moves.map(({ text }) => text.length));
    this.#list.style.setProperty('--longest', String(longest));
    const now = moves.map(({ node, depth, text, number }) => `${node} ${depth} ${text} ${number}`);
    // Nearly always one move more: everything that stands is left as it is.
    const grown = this.#lang === words.lang && this.#shown.every((move, index) => now[index] === move);
    if (!grown) {
      this.#shown = [];
      this.#block = null;
      this.#buttons.clear();
      fill(this.#list);
    }
    for (const entry of moves.slice(this.#shown.length)) this.#add(entry, words);
    this.#shown = now;
    this.#lang = words.lang;

    /** @type {HTMLButtonElement | undefined} */
    let current;
    for (const { node, current: here, on_line } of moves) {
      const button = this.#buttons.get(node);
      if (!button) continue;
      attribute(button, 'aria-current', here ? 'step' : null);
      attribute(button, 'data-aside', !on_line);
      if (here) current = button;
    }
    this.#reveal(current);
  }

  /**
   * @param {Played} entry
   * @param {Words} words
   */
  #add({ node, number, side, text, label, depth }, words) {
    if (!this.#block || depth !== this.#depth) {
      this.#depth = depth;
      this.#block = el('ol', { class: 'moves-run', 'data-depth': Math.min(depth, 6) });
      this.#list.append(this.#block);
    }
    const name = label ? words.say(label) : null;
    const button = el(
      'button',
      {
        type: 'button',
        class: 'move',
        part: 'move',
        title: name,
        'aria-label': name && words.say('move-named', { number, move: text, name }),
        on: { click: () => this.#go(node) },
      },
      el('span', { class: 'move-number' }, number),
      ' ',
      side && mark(side),
      el('span', { class: 'move-text' }, text),
    );
    this.#buttons.set(node, button);
    this.#block.append(el('li', {}, button));
  }

  /**
   * Scrolls the list, and nothing but the list, so that the current move is seen.
   *
   * @param {HTMLButtonElement | undefined} button
   */
  #reveal(button) {
    const list = this.#list;
    if (!button) {
      list.scrollTop = 0;
      return;
    }
    const top = button.offsetTop - list.offsetTop;
    if (top < list.scrollTop) list.scrollTop = top - 8;
    const below = top + button.offsetHeight - list.clientHeight;
    if (below > list.scrollTop) list.scrollTop = below + 8;
  }
}
