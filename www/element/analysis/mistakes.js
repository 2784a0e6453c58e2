// Learning from mistakes: each one is an exercise on a board in a dialog. The game itself does not change.

import { keepOpen, openDialog } from '../../kit/dialog.js';
import { button, el, fill, text } from '../../kit/dom.js';
import { moveName } from '../naming.js';
import { analysePosition } from './review.js';
import { badge } from './verdict.js';

/** @import { ReviewTask as Mistake } from '../../view.js' */

/** Events of the board in the dialog, which must not reach the host page. */
const EVENTS = ['ready', 'change', 'before-move', 'move', 'turn', 'end', 'error', 'exercise'];

/**
 * @typedef {object} Source
 * @property {() => Mistake[]} known the mistakes found so far, in the order of the game
 * @property {() => boolean} grows whether more may be found
 * @property {() => Promise<unknown>} more waits for the next result
 * @property {() => string} none the message if there are none
 */

class Lesson {
  #context;
  #source;
  #dialog;
  #board = /** @type {CauceGame} */ (document.createElement('cauce-game'));
  #task = el('p', { class: 'mistake', slot: 'task' });
  #next = button('button', () => void this.#go());
  #said = el('p', { class: 'mistakes-said', role: 'status' });
  /** Numbers of the moves that were asked about. @type {Set<number>} */ #asked = new Set();
  /** Numbers of the moves for which the user found a better one. @type {Set<number>} */ #found = new Set();

  /** @param {Context} context @param {Source} source */
  constructor(context, source) {
    const { root, words, conditions } = context;
    this.#context = context;
    this.#source = source;
    this.#dialog = keepOpen(openDialog(root, words, words.say('analysis-learn-title'), 'mistakes', this.#said));
    const board = this.#board;
    Object.assign(board, { lang: words.lang, game: context.view.game, loading: 'eager' });
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

  get #all() {
    return this.#source.known();
  }

  /** Poses the next mistake as soon as one is known, or shows the result. */
  async #go() {
    const { words, engine, view } = this.#context;
    this.#next.disabled = true;
    if (this.#asked.size === 0) this.#say(words.say('analysis-learn-weighs'));
    // An earlier mistake may be found after a later one.
    const following = () => this.#all.find(({ number }) => !this.#asked.has(number));
    while (!following() && this.#source.grows()) await this.#source.more();
    if (this.closed.aborted) return;
    const mistake = following();
    if (!mistake) return this.#end();
    this.#asked.add(mistake.number);
    const { number, seat, token, cost, label, mark, name, before } = mistake;
    const player = view.seats.find((player) => player.number === seat);
    const told = { number, name: player?.title ?? '', move: moveName(engine, words, before.line, token) };
    const all = `${this.#all.length}${this.#source.grows() ? '+' : ''}`;
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
      const found = { ...(await analysePosition(before.line, this.closed)), chances: before.chances };
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
    const found = all.filter(({ number }) => this.#found.has(number)).length;
    this.#say(all.length > 0 ? words.say('analysis-learn-count', { found, all: all.length }) : this.#source.none());
  }

  /** @param {string} said */
  #say(said) {
    text(this.#said, said);
    fill(this.#dialog.body, this.#said);
  }
}

/** @param {Context} context @param {Source} source @returns {AbortSignal} aborted when the dialog closes */
export const learn = (context, source) => new Lesson(context, source).closed;
