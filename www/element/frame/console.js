// The console: the state of the game, and cards that cover it until they are dismissed, the most urgent one on top.

import { attribute, el, fill, text } from '../../kit/dom.js';
import { notice } from '../../kit/notice.js';

/** Kinds of cards, most urgent first. */
const CARDS = /** @type {const} */ (['problem', 'news', 'hint']);

/** @typedef {typeof CARDS[number]} Card */
/** @typedef {HTMLElement & { tell(words: Words): void }} Notice an element that can show its text in another language */

export class Console {
  ids = ['status', 'hand'];
  #status = el('p', { id: 'status', class: 'status-line', part: 'status' });
  #detail = el('p', { class: 'status-detail', part: 'detail', hidden: true });
  #note = el('p', { class: 'note', part: 'note', hidden: true });
  /** For screen readers. */
  #hand = el('p', { id: 'hand', class: 'unseen' });
  #ending = el('div', { class: 'ending', part: 'ending', hidden: true });
  /** Buttons shown at the end of the game. @type {HTMLElement} */ #ends = el('div', {
    class: 'ends',
    hidden: true,
  });
  /** For the host page. */
  slot = el('slot', { name: 'task' });
  #task = el('div', { class: 'tasks' }, this.slot, this.#status);
  /** Extensions add their buttons here. */
  offers = el('div', { class: 'offers', part: 'actions' }, this.#ends, el('slot', { name: 'task-offers' }));
  said = el('div', { class: 'said' }, this.#detail, this.#note, this.#ending);
  #state = el('div', { class: 'status' }, this.#task, this.#hand, this.said, this.offers);
  /** @type {HTMLElement | null} */ #answers = null;
  /** @type {{ element: HTMLElement, buttons: HTMLElement } | null} */ #posed = null;
  #cards = el('div', { class: 'notices', part: 'notices' });
  element = el('div', { class: 'console', part: 'console' }, this.#cards, this.#state);
  /** Makes text that overflows focusable, so that it can be scrolled by keyboard. */
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

  /** Shows a task in place of the status. @param {{ element: HTMLElement, buttons: HTMLElement } | null} task */
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
    // The start of a finished game awaits no move.
    const past = view.ended && view.ply === 0 && !view.outcome;
    const status = words.say(
      past
        ? { id: 'status-past', args: { all: board.moves().findLast(({ depth }) => depth === 0)?.number ?? 0 } }
        : view.status,
    );
    text(this.#status, status);
    const detail = [
      view.detail && words.say(view.detail),
      view.token !== null && words.first([`${view.game}-hint-tap`, 'hint-tap']),
    ]
      .filter(Boolean)
      .join(' ');
    this.#detail.hidden = !detail;
    attribute(this.#detail, 'data-refused', view.refused);
    attribute(this.#detail, 'data-awaits', view.awaits_tap);
    text(this.#detail, detail);
    text(this.#hand, view.hand ? words.say(view.hand) : '');
    // The status line may already name the winner.
    const reasons = view.ending.map((reason) => words.say(reason)).filter((reason) => reason !== status);
    this.#ending.hidden = reasons.length === 0;
    fill(this.#ending, ...reasons.map((reason) => el('p', {}, reason)));
  }

  /** Hides a comment that only repeats how the game ended. @param {string} comment @param {View} view @param {Words} words */
  remark(comment, view, words) {
    this.#note.hidden = !comment || view.ending.some((reason) => words.say(reason) === comment);
    text(this.#note, comment);
  }

  /** @param {boolean} over whether the final position is shown */
  end(over) {
    this.#ends.hidden = !over;
  }

  /** @param {Card} card @param {Words} words @param {import('../../kit/notice.js').Said} message @param {import('../../kit/notice.js').Offer[]} offers */
  addCard(card, words, message, offers) {
    const made = notice(words, message, { kind: 'notice', role: 'alert', offers });
    made.dataset.card = card;
    const rank = CARDS.indexOf(card);
    const next = [...this.#cards.children].find(
      (other) => CARDS.indexOf(/** @type {Card} */ (/** @type {HTMLElement} */ (other).dataset.card)) >= rank,
    );
    // Whatever a card covers cannot keep the focus.
    const held = this.#state.contains(/** @type {ShadowRoot} */ (this.element.getRootNode()).activeElement);
    this.#cards.insertBefore(made, next ?? null);
    if (held) made.querySelector('button')?.focus({ preventScroll: true });
    for (const part of made.querySelectorAll('p')) this.#seen.observe(part);
    return made;
  }

  dismissCards() {
    this.#cards.replaceChildren();
  }

  /** Removes news cards, which are outdated after a move. */
  dismissNews() {
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
