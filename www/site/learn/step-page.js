// A page on which something is done at a board, a step of a lesson or a puzzle. What there is to know and to do, what came of a
// move and the buttons that lead on stand in the console of the board, which lays itself out as in a game.

import { attribute, el, fill, text } from '../../element/dom.js';
import { inspect } from '../../element/inspect.js';
import { mark } from '../../element/look/icons.js';

/**
 * What both kinds of page are made with.
 * @typedef {object} Made
 * @property {string} game
 * @property {Engine} engine
 * @property {Words} words
 * @property {(lang: string) => Promise<Words>} read
 */

export class StepPage {
  /** The page is as high as the window. */
  fills = true;
  engine;
  words;
  board = /** @type {CauceGame} */ (document.createElement('cauce-game'));
  /** The board as it is shown. @type {Context | null} */ context = null;
  heading = el('h1', { class: 'site-title' });
  name = el('h2', { id: 'lesson-name' });
  count = el('p', { class: 'lesson-count' });
  content = el('div', { id: 'lesson-text' });
  asking = el('p', { id: 'lesson-task', class: 'lesson-task' });
  feedback = el('p', { class: 'lesson-feedback', role: 'status' });
  head = el('header', { class: 'lesson-head' }, this.name);
  #side = el('p', { id: 'lesson-side', class: 'lesson-side' });
  step = el(
    'section',
    {
      class: 'lesson-step',
      slot: 'task',
      tabindex: '0',
      'aria-labelledby': 'lesson-name',
      'aria-describedby': 'lesson-text lesson-side lesson-task',
    },
    this.head,
    el('div', { class: 'lesson-facts' }, this.#side, this.count),
    this.content,
    this.asking,
    this.feedback,
  );
  buttons = el('div', { class: 'lesson-foot', slot: 'task-offers' });
  element = el('article', { class: 'lesson' }, this.board);
  #read;

  /** @param {Made} made */
  constructor({ game, engine, words, read }) {
    this.engine = engine;
    this.words = words;
    this.#read = read;
    attribute(this.element, 'data-game', game);
    this.board.setAttribute('controls', 'compact');
    this.board.lang = words.lang;
    this.board.extensions = [{ show: (context) => (this.context = context) }];
    this.board.append(this.step, this.buttons);
  }

  /**
   * Whoever has come to an end gets what whoever wins gets.
   * @param {(string | null)[]} sides @param {AbortSignal} signal ends it
   */
  async celebrate(sides, signal) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const [{ bubbles }] = await Promise.all([import('../table/celebration.js'), this.board.ready]);
    if (this.context) await bubbles(this.context.frame.surface.element, this.context.root, sides, signal);
  }

  async focus() {
    await this.board.ready;
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

  /** Says what came of a move, which is brought into sight. @param {string | Node} said @param {string | null} state how it looks */
  answer(said, state) {
    const before = this.feedback.textContent;
    if (said instanceof Node) fill(this.feedback, said);
    else text(this.feedback, said);
    attribute(this.feedback, 'data-state', said ? state : null);
    if (said && this.feedback.textContent !== before) this.feedback.scrollIntoView({ block: 'nearest' });
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
