// A page on which something is done at a board, a step of a lesson or a puzzle: what there is to know, the board, what came
// of a move, and the buttons that lead on.

import { attribute, el, fill, text } from '../../element/dom.js';
import { inspect } from '../../element/inspect.js';
import { mark } from '../../element/look/icons.js';
import { addStyles } from '../../element/look/styles.js';
import { worn } from '../shell/header.js';

/**
 * What both kinds of page are made with.
 * @typedef {object} Made
 * @property {string} game
 * @property {Engine} engine
 * @property {Words} words
 * @property {(lang: string) => Promise<Words>} read
 */

/** How much room is left around what is brought into sight, in CSS pixels. */
const GAP = 8;

export class StepPage {
  element = el('article', { class: 'lesson' });
  engine;
  words;
  board = /** @type {CauceGame} */ (document.createElement('cauce-game'));
  head = el('header', { class: 'lesson-head' });
  heading = el('h1', { class: 'lesson-title' });
  count = el('p', { class: 'lesson-count' });
  name = el('h2', { id: 'lesson-name' });
  content = el('div', { id: 'lesson-text' });
  asking = el('p', { id: 'lesson-task', class: 'lesson-task' });
  stage = el('div', { class: 'lesson-stage' });
  feedback = el('p', { class: 'lesson-feedback', role: 'status' });
  buttons = el('div', { class: 'lesson-buttons' });
  foot = el('footer', { class: 'lesson-foot' }, this.feedback, this.buttons);
  #side = el('p', { id: 'lesson-side', class: 'lesson-side' });
  step = el(
    'section',
    {
      class: 'lesson-step',
      tabindex: '-1',
      'aria-labelledby': 'lesson-name',
      'aria-describedby': 'lesson-text lesson-side',
    },
    this.name,
    this.#side,
    this.content,
  );
  #read;

  /** @param {Made} made */
  constructor({ game, engine, words, read }) {
    this.engine = engine;
    this.words = words;
    this.#read = read;
    attribute(this.element, 'data-game', game);
    this.board.setAttribute('controls', 'compact');
    this.board.theme = worn();
    this.board.lang = words.lang;
    if (this.board.shadowRoot) void addStyles(this.board.shadowRoot, 'site/learn/board.css');
    // How much room they take where the board's buttons stand below them, in the same column.
    const room = new ResizeObserver(() =>
      this.element.style.setProperty(
        '--told',
        `${this.foot.offsetTop + this.foot.offsetHeight - this.head.offsetTop}px`,
      ),
    );
    for (const part of [this.head, this.step, this.foot]) room.observe(part);
  }

  /**
   * Whoever has come to an end gets what whoever wins gets.
   * @param {(string | null)[]} sides @param {AbortSignal} signal ends it
   */
  async celebrate(sides, signal) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const { bubbles } = await import('../table/celebration.js');
    await bubbles(this.stage, document, sides, signal);
  }

  focus() {
    this.step.focus({ preventScroll: true });
  }

  /**
   * Goes on in another language, wherever one is.
   * @param {string} lang @returns {Promise<boolean>} whether it is still the one to speak: another may have been chosen since
   */
  async speak(lang) {
    this.board.lang = lang;
    const words = await this.#read(lang);
    if (this.board.lang !== lang) return false;
    this.words = words;
    return true;
  }

  /** Where a part of the board's frame is, if it is there. @param {string} found @returns {DOMRect | undefined} */
  box(found) {
    return this.board.shadowRoot?.querySelector(found)?.getBoundingClientRect();
  }

  /**
   * How far the page is to go up so that the foot lies over none of these: no farther than to where the first of them
   * comes to the head.
   * @param {(DOMRect | undefined)[]} boxes those that take no room do not count
   */
  covered(boxes) {
    const tops = boxes.flatMap((box) => (box?.height ? [box.top] : []));
    return Math.max(0, Math.min(this.under(boxes), Math.min(...tops) - GAP - this.head.offsetHeight));
  }

  /** How much of these the foot lies over. @param {(DOMRect | undefined)[]} boxes those that take no room do not count */
  under(boxes) {
    const bottoms = boxes.flatMap((box) => (box?.height ? [box.bottom] : []));
    const foot = this.foot.getBoundingClientRect();
    // Where it stands beside the board, it covers nothing.
    const beside =
      getComputedStyle(this.foot).position !== 'sticky' || foot.left >= this.board.getBoundingClientRect().right;
    return beside ? 0 : Math.max(0, Math.max(...bottoms) + GAP - foot.top);
  }

  /** Says what came of a move. @param {string | Node} said @param {string | null} state */
  answer(said, state) {
    if (said instanceof Node) fill(this.feedback, said);
    else text(this.feedback, said);
    attribute(this.feedback, 'data-state', said ? state : null);
  }

  /** Says whose move it is that is asked for. @param {string | null} line @param {string} [id] of the words */
  showSide(line, id = 'lesson-side') {
    const side = line ? inspect(this.engine, line, (board) => board.view().turn.side) : null;
    this.#side.hidden = !side;
    // What is hidden would be read out all the same.
    fill(
      this.#side,
      ...(side ? [mark(side), this.words.say(id, { side: this.words.say('side-name', { side }) })] : []),
    );
  }
}
