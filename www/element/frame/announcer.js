// Announcements for screen readers. Each is made once: a move when it is played, the held piece when it changes.

import { el, text } from '../../kit/dom.js';

/** @typedef {Record<'status' | 'hand' | 'over' | 'detail', string>} Known */

export class Announcer {
  element = el('div', { class: 'unseen', role: 'status', 'aria-live': 'polite', 'aria-atomic': 'true' });

  #lang = '';
  #node = -1;
  #busy = false;
  /** @type {Known} */ #known = { status: '', hand: '', over: '', detail: '' };

  /** Records a view silently, and clears announcements about another position. @param {View} view @param {Words} words */
  note(view, words) {
    if (view.node !== this.#node) this.element.replaceChildren();
    this.#take(view, words);
  }

  /** @param {View} view @param {Words} words */
  #take(view, words) {
    // The old text would be read in the voice of the new language.
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
   * Announces what has changed since the last view.
   * @param {View} view @param {Words} words
   * @param {{ changed: 'game' | 'eye' | 'aim', walked: boolean }} how `walked` is true after navigation to another position
   */
  tell(view, words, { changed, walked }) {
    const [node, busy, before] = [this.#node, this.#busy, this.#known];
    this.#take(view, words);
    const now = this.#known;
    if (view.refused && changed === 'game') {
      // A refusal is announced every time.
      this.#say([now.detail], true);
    } else if (view.node !== node) {
      this.#say([...happened(view, words, walked), now.detail], true);
    } else if (changed === 'aim') {
      // The aim is null when the pointer or the focus leaves the board.
      this.#say(view.aimed === null ? [] : [now.hand === before.hand ? '' : now.hand, now.over, now.detail]);
    } else {
      const news = [
        ...(now.status !== before.status ? [now.status] : []),
        ...(now.hand !== before.hand ? [now.hand] : []),
        ...(now.over !== before.over || now.detail !== before.detail ? [now.over, now.detail] : []),
      ];
      // After a piece was put down, only the status is left to announce.
      if (!news.some(Boolean) && ((busy && !view.busy) || (before.over && !now.over))) news.push(now.status);
      if (news.some(Boolean)) this.#say(news, true);
    }
  }

  /** @param {string[]} sentences @param {boolean} [again] whether to announce unchanged text as well */
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

/** @param {View} view @param {Words} words @param {boolean} walked */
function happened(view, words, walked) {
  const said = view.announce ? words.say(view.announce) : '';
  // The status may begin with the same words as the announcement.
  const then = (view.outcome ? view.ending : [view.status]).map((phrase) => {
    const next = words.say(phrase);
    return said && next.startsWith(said) ? next.slice(said.length).trim() : next;
  });
  if (!walked) return [said, ...then];
  // After navigation, the announcement must not sound as if the move had just been played.
  if (view.ply === 0) return [words.say('said-start'), said, ...then];
  return [words.say('said-at', { number: view.ply, said }), ...then];
}

/** Adds full stops to sentences without punctuation. @param {string[]} sentences */
function joined(sentences) {
  return sentences
    .filter(Boolean)
    .map((sentence, index, all) => (index + 1 === all.length || /[.!?…:]$/u.test(sentence) ? sentence : `${sentence}.`))
    .join(' ');
}
