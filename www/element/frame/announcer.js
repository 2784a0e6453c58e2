// What is said to a screen reader: what happened, what is expected now, and what the hand holds where.
//
// Each thing is said once: a move when it is played, what is in the hand when that changes.

import { el, text } from '../dom.js';

/**
 * What is to be said of a game besides what was played, in words.
 * @typedef {Record<'status' | 'hand' | 'over' | 'detail', string>} Known
 */

export class Announcer {
  element = el('div', { class: 'unseen', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' });

  #lang = '';
  #node = -1;
  #busy = false;
  /** @type {Known} */ #known = { status: '', hand: '', over: '', detail: '' };

  /** Takes notice of a game without a word: what was said of another position holds no longer. @param {View} view @param {Words} words */
  note(view, words) {
    if (view.node !== this.#node) this.element.replaceChildren();
    this.#take(view, words);
  }

  /** @param {View} view @param {Words} words */
  #take(view, words) {
    // What was said would be read in the voice of another language.
    if (this.#lang !== words.lang) this.element.replaceChildren();
    this.#lang = words.lang;
    this.#node = view.node;
    this.#busy = view.busy;
    this.#known = know(view, words);
  }

  greet() {
    this.#say([this.#known.status], true);
  }

  /**
   * Tells what has changed.
   * @param {View} view @param {Words} words
   * @param {{ changed: 'game' | 'eye' | 'aim', walked: boolean }} how what may have changed, and whether by going to
   *   another point of the game
   */
  tell(view, words, { changed, walked }) {
    const [node, busy, before] = [this.#node, this.#busy, this.#known];
    this.#take(view, words);
    const now = this.#known;
    if (view.refused && changed === 'game') {
      // Pressed once more it is said once more.
      this.#say([now.detail], true);
    } else if (view.node !== node) {
      this.#say([...happened(view, words, walked), now.detail], true);
    } else if (changed === 'aim') {
      // Who leaves the board is not told of it any more.
      this.#say(view.aimed === null ? [] : [now.hand === before.hand ? '' : now.hand, now.over, now.detail]);
    } else {
      const news = [
        ...(now.status !== before.status ? [now.status] : []),
        ...(now.hand !== before.hand ? [now.hand] : []),
        ...(now.over !== before.over || now.detail !== before.detail ? [now.over, now.detail] : []),
      ];
      // What was put down leaves nothing to tell of but what is expected.
      if (!news.some(Boolean) && ((busy && !view.busy) || (before.over && !now.over))) news.push(now.status);
      if (news.some(Boolean)) this.#say(news, true);
    }
  }

  /** @param {string[]} sentences @param {boolean} [again] whether it is to be heard even if it is what was said last */
  #say(sentences, again = false) {
    if (again) this.element.replaceChildren();
    text(this.element, joined(sentences));
  }
}

/** @param {View} view @param {Words} words @returns {Known} */
function know(view, words) {
  /** @param {Phrase | null} phrase */
  const say = (phrase) => (phrase ? words.say(phrase) : '');
  return { status: say(view.status), hand: say(view.hand), over: say(view.over), detail: say(view.detail) };
}

/**
 * The last move and what is expected now, or how the game ended.
 * @param {View} view @param {Words} words @param {boolean} walked
 */
function happened(view, words, walked) {
  const said = view.announce ? words.say(view.announce) : '';
  // What is expected may begin with what happened.
  const then = (view.outcome ? view.ending : [view.status]).map((phrase) => {
    const next = words.say(phrase);
    return said && next.startsWith(said) ? next.slice(said.length).trim() : next;
  });
  if (!walked) return [said, ...then];
  // The move that stands there was not played just now.
  if (view.ply === 0) return [words.say('said-start'), said, ...then];
  return [words.say('said-at', { number: view.ply, said }), ...then];
}

/** Sentences one after the other, each with its end. @param {string[]} sentences */
function joined(sentences) {
  return sentences
    .filter(Boolean)
    .map((sentence, index, all) => (index + 1 === all.length || /[.!?…:]$/u.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
