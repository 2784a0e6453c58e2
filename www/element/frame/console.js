// The console: whose turn it is, and below it one card. What is said of the game's state is the card that is always there; what
// somebody must see first lies over it, the most pressing of several, until it is put away.

import { attribute, el, fill, text } from '../dom.js';
import { notice } from './notice.js';

/** What a card is about, by how pressing that is. */
const CARDS = /** @type {const} */ (['problem', 'news', 'hint']);

/** @typedef {typeof CARDS[number]} Card */
/** @typedef {HTMLElement & { tell(words: Words): void }} Notice what tells itself again in other words */

export class Console {
  /** What says what is expected, and what is in the hand. */
  ids = ['status', 'hand'];
  #status = el('p', { id: 'status', class: 'status-line', part: 'status' });
  #detail = el('p', { class: 'status-detail', part: 'detail', hidden: true });
  /** What is written about the move that is shown. */
  #note = el('p', { class: 'note', part: 'note', hidden: true });
  /** What is in the hand, for who does not see it. */
  #hand = el('p', { id: 'hand', class: 'unseen' });
  #ending = el('div', { class: 'ending', part: 'ending', hidden: true });
  /** The buttons that are offered at the end. @type {HTMLElement} */ #ends = el('div', {
    class: 'ends',
    hidden: true,
  });
  /** What the page adds to a task. */
  slot = el('slot', { name: 'task' });
  /** A task, in place of whose turn it is. */
  #task = el('div', { class: 'tasks' }, this.slot, this.#status);
  /** What may be done about what is said: extensions put buttons there, too. */
  offers = el('div', { class: 'offers', part: 'actions' }, this.#ends, el('slot', { name: 'task-offers' }));
  /** What is told below the line of whose turn it is. */
  said = el('div', { class: 'said' }, this.#detail, this.#note, this.#ending);
  #state = el('div', { class: 'status' }, this.#task, this.#hand, this.said, this.offers);
  /** The answers to a question of the game. @type {HTMLElement | null} */ #answers = null;
  /** The task that is posed. @type {{ element: HTMLElement, buttons: HTMLElement } | null} */ #posed = null;
  #cards = el('div', { class: 'notices', part: 'notices' });
  element = el('div', { class: 'console', part: 'console' }, this.#cards, this.#state);
  /** What is longer than its place is scrolled by keys, too. */
  #seen = new ResizeObserver(() => {
    for (const part of [this.said, ...this.#cards.querySelectorAll('.notice > p')])
      attribute(part, 'tabindex', part.scrollHeight > part.clientHeight ? 0 : null);
  });

  constructor() {
    for (const part of [this.said, ...this.said.children]) this.#seen.observe(part);
  }

  /** @param {HTMLElement} answers @param {HTMLElement[]} ends */
  offer(answers, ...ends) {
    this.#ends.append(...ends);
    this.#answers = answers;
    this.offers.prepend(answers);
  }

  /** Puts a task in place of whose turn it is, or takes it away. @param {{ element: HTMLElement, buttons: HTMLElement } | null} task */
  pose(task) {
    this.#posed?.element.remove();
    this.#posed?.buttons.remove();
    this.#posed = task;
    if (!task) return;
    this.#task.append(task.element);
    this.#answers?.after(task.buttons);
  }

  /** @param {FocusOptions} [how] */
  focusTask(how) {
    this.#posed?.element.focus(how);
  }

  /** @param {View} view @param {Words} words @param {Board} board */
  show(view, words, board) {
    attribute(this.#state, 'data-over', view.turn.kind === 'over');
    attribute(this.#state, 'data-side', view.turn.side);
    // Where a finished game is seen from its beginning, nobody waits for a move.
    const past = view.ended && view.ply === 0 && !view.outcome;
    const status = words.say(
      past
        ? { id: 'status-past', args: { all: board.moves().findLast(({ depth }) => depth === 0)?.number ?? 0 } }
        : view.status,
    );
    text(this.#status, status);
    const detail = [
      view.detail && words.say(view.detail),
      view.plays && words.first([`${view.game}-hint-tap`, 'hint-tap']),
    ]
      .filter(Boolean)
      .join(' ');
    this.#detail.hidden = !detail;
    attribute(this.#detail, 'data-refused', view.refused);
    attribute(this.#detail, 'data-awaits', view.awaits_tap);
    text(this.#detail, detail);
    text(this.#hand, view.hand ? words.say(view.hand) : '');
    // The line above says already who won.
    const reasons = view.ending.map((reason) => words.say(reason)).filter((reason) => reason !== status);
    this.#ending.hidden = reasons.length === 0;
    fill(this.#ending, ...reasons.map((reason) => el('p', {}, reason)));
  }

  /** Shows what is written about a move, unless it says how the game ended. @param {string} comment @param {View} view @param {Words} words */
  remark(comment, view, words) {
    this.#note.hidden = !comment || view.ending.some((reason) => words.say(reason) === comment);
    text(this.#note, comment);
  }

  /** @param {boolean} over whether the end of the game is shown */
  end(over) {
    this.#ends.hidden = !over;
  }

  /**
   * Says something on a card, which lies over those that are less pressing.
   * @param {Card} card @param {Words} words @param {import('./notice.js').Said} message @param {import('./notice.js').Offer[]} offers
   */
  put(card, words, message, offers) {
    const made = notice(words, message, { kind: 'notice', role: 'alert', offers });
    made.dataset.card = card;
    const rank = CARDS.indexOf(card);
    const next = [...this.#cards.children].find(
      (other) => CARDS.indexOf(/** @type {Card} */ (/** @type {HTMLElement} */ (other).dataset.card)) >= rank,
    );
    // What a card covers can be neither seen nor pressed.
    const held = this.#state.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
    this.#cards.insertBefore(made, next ?? null);
    if (held) made.querySelector('button')?.focus({ preventScroll: true });
    for (const part of made.querySelectorAll('p')) this.#seen.observe(part);
    return made;
  }

  hush() {
    this.#cards.replaceChildren();
  }

  /** A move was made: what was news before it is none any more, and covers nothing that is offered after it. */
  goOn() {
    for (const news of this.#cards.querySelectorAll('[data-card=news]')) news.remove();
  }

  /** @param {Words} words */
  speak(words) {
    for (const card of /** @type {Iterable<Notice>} */ (this.#cards.children)) card.tell(words);
  }

  bring() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#status.scrollIntoView({ block: 'nearest', behavior: still ? 'instant' : 'smooth' });
  }
}
