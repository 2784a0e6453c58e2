// Learning from one's mistakes: each of them is an exercise, on a board of its own. The game beneath stays as it is.

import { openDialog } from '../dialogs/dialog.js';
import { button, el, fill, text } from '../dom.js';
import { called } from '../naming.js';
import { look } from './review.js';
import { badge } from './verdict.js';

/** @import { ReviewTask as Mistake } from '../../view.js' */

/** What the board tells a page: it is none of the page's. */
const EVENTS = ['ready', 'change', 'before-move', 'move', 'turn', 'end', 'error', 'exercise'];

/**
 * What there is to learn from.
 * @typedef {object} Source
 * @property {() => Mistake[]} known the mistakes that are certain by now, in the order of the game
 * @property {() => boolean} grows whether more may be found
 * @property {() => Promise<unknown>} more waits until more may be known
 * @property {() => string} none what is said where there are none
 */

class Lesson {
  #context;
  #source;
  #dialog;
  #board = /** @type {CauceGame} */ (document.createElement('cauce-game'));
  #task = el('p', { class: 'mistake', slot: 'task' });
  #next = button('button', () => void this.#go());
  #said = el('p', { class: 'mistakes-said', role: 'status' });
  /** Those that are gone through; none where they are all that are found. @type {Mistake[] | null} */ #some = null;
  /** Those that have been asked about, by how many moves were made then. @type {Set<number>} */ #asked = new Set();
  /** Those for which a better move was found. @type {Set<number>} */ #found = new Set();

  /** @param {Context} context @param {Source} source */
  constructor(context, source) {
    const { root, words, conditions } = context;
    this.#context = context;
    this.#source = source;
    this.#dialog = openDialog(root, words, words.say('analysis-learn-title'), 'mistakes', this.#said);
    const board = this.#board;
    Object.assign(board, { controls: 'compact', lang: words.lang, game: context.view.game, loading: 'eager' });
    const { theme, orientation } = /** @type {CauceGame} */ (root.host);
    Object.assign(board, { theme, orientation });
    const { direct, anywhere } = conditions;
    board.extension = { conditions: { direct, anywhere } };
    for (const name of EVENTS) board.addEventListener(`cauce-${name}`, (event) => event.stopPropagation());
    text(this.#next, words.say('analysis-learn-next'));
    board.append(this.#task, el('div', { class: 'mistake-foot', slot: 'task-offers' }, this.#next));
    void this.#go();
  }

  get closed() {
    return this.#dialog.closed;
  }

  /** The mistakes that are gone through, as far as they are known. */
  get #all() {
    return this.#some ?? this.#source.known();
  }

  get #grows() {
    return !this.#some && this.#source.grows();
  }

  /** Goes on to the next mistake, as soon as one is certain, or says what it all came to. */
  async #go() {
    const { words, engine, view } = this.#context;
    this.#next.disabled = true;
    if (this.#asked.size === 0) this.#say(words.say('analysis-learn-weighs'));
    // One that was made earlier may be certain later.
    const following = () => this.#all.find(({ number }) => !this.#asked.has(number));
    while (!following() && this.#grows) await this.#source.more();
    if (this.closed.aborted) return;
    const mistake = following();
    if (!mistake) return this.#end();
    this.#asked.add(mistake.number);
    const { number, seat, token, cost, label, mark, name, before } = mistake;
    const player = view.seats.find((player) => player.number === seat);
    const told = { number, name: player?.title ?? '', move: called(engine, words, before.line, token) };
    const all = `${this.#all.length}${this.#grows ? '+' : ''}`;
    fill(
      this.#task,
      el('span', { class: 'mistake-place' }, words.say('analysis-learn-progress', { number: this.#asked.size, all })),
      ' ',
      badge(mark),
      el('span', { class: 'unseen' }, ` ${words.say(name)} `),
      words.say('analysis-learn-task', told),
      label && el('span', { class: 'unseen' }, ` ${words.say(label)}`),
      cost && ` ${words.say(cost)}`,
    );
    try {
      const found = { ...(await look(before.line, this.closed)), chances: before.chances };
      if (!this.#board.isConnected) fill(this.#dialog.body, this.#board);
      await this.#board.practise({ before: found, seat: seat ?? 1, made: token }, ({ state }) => {
        if (state === 'done') this.#found.add(number);
        this.#next.classList.toggle('primary', state === 'done' || state === 'shown');
      });
      this.#next.disabled = false;
      this.#board.focus({ preventScroll: true });
    } catch (trouble) {
      if (this.closed.aborted) return;
      console.warn(trouble);
      this.#say(words.say('analysis-failed'));
    }
  }

  #end() {
    const { words } = this.#context;
    const all = this.#all;
    const left = all.filter(({ number }) => !this.#found.has(number));
    const again = () => {
      this.#some = left;
      this.#asked.clear();
      void this.#go();
    };
    this.#say(
      all.length > 0
        ? words.say('analysis-learn-count', { found: all.length - left.length, all: all.length })
        : this.#source.none(),
      left.length > 0 && button('button primary', again, words.say('analysis-learn-again')),
    );
  }

  /** @param {string} said @param {HTMLElement | false} [offer] */
  #say(said, offer) {
    text(this.#said, said);
    fill(this.#dialog.body, this.#said, offer);
    if (offer) offer.focus();
  }
}

/** @param {Context} context @param {Source} source @returns {AbortSignal} is aborted once it is left */
export const learn = (context, source) => new Lesson(context, source).closed;
