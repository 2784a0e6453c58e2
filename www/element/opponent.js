// The computer at the table. It thinks only at the end of the line shown, not while the user looks at earlier moves. Any change
// of the side to move or of the position stops it at once.

import { COMMANDS } from './commands.js';
import { emitError } from './events.js';
import { capLevel } from '../kit/levels.js';
import { pause } from '../kit/pause.js';
import { playerOf } from '../kit/seats.js';
import { computerFailureMessage } from './computer-failure.js';

/** @import { Game } from './game.js' */

/** Milliseconds between the end of a move's animation and the computer's reply. */
const MOMENT = 450;

/** Milliseconds after which the status says that the computer is thinking. */
const LONG = 300;

export class Opponent {
  #game;
  #element;
  #task = new AbortController();
  /** @type {Board | null} */ #board = null;
  /** The level and the game line of the pending move; empty if there is none. */ #wanted = '';
  /** Whether the status says that it is thinking. */ #thinking = false;
  /** @type {HTMLElement | null} */ #note = null;

  /** @param {Game} game @param {CauceGame} element */
  constructor(game, element) {
    this.#game = game;
    this.#element = element;
    game.frame.element.addEventListener('click', (event) => this.#offer(event), true);
  }

  /** Intercepts the game's own draw button: computers must be asked first. @param {Event} event */
  #offer(event) {
    const at = /** @type {Element} */ (event.target).closest('[data-id="play:draw"]');
    if (!at || !this.#game.view?.seats.some(({ level }) => level)) return;
    event.stopPropagation();
    this.#game.use(COMMANDS.draw);
  }

  /** Changes the status while the computer thinks, or where people move for it. @param {View} view @returns {View} */
  withStatus(view) {
    const seat = view.seats.find(({ active }) => active);
    if (!seat?.level) return view;
    // In variations after the end of a game, people move for all seats.
    const free = view.here && !view.can_redo;
    const id = this.#thinking ? 'computer-thinks' : free ? 'computer-free' : null;
    return id ? { ...view, status: { id, args: { name: seat.title } } } : view;
  }

  /** Called when the game was shown. @param {boolean} played whether a move was just played, rather than navigated to */
  update(played) {
    const { board, view, locked, shown } = this.#game;
    if (board && view && this.#seat(board, view)) return;
    const seat = view?.seats.find(({ active }) => active);
    const wanted = board && shown && !locked && seat?.level && !view?.here ? `${seat.level} ${board.line}` : '';
    if (board === this.#board && wanted === this.#wanted) return;
    // A user who looks at an earlier move does not want another one played.
    const looks = view?.can_redo && !played;
    this.stop();
    if (!board || !wanted || !seat?.level || looks) return;
    this.#board = board;
    this.#wanted = wanted;
    this.#move(board, seat.level, this.#task.signal);
  }

  stop() {
    this.#task.abort();
    this.#task = new AbortController();
    this.#board = null;
    this.#wanted = '';
    this.#thinking = false;
    this.#note?.remove();
  }

  /**
   * Lowers levels above the highest one of the game, which a link or a record may contain.
   * @param {Board} board @param {View} view @returns {boolean} whether the game was shown again
   */
  #seat(board, view) {
    const sit = view.seats.map(playerOf).join(' ');
    const seats = view.seats.map((seat) => capLevel(view.game, playerOf(seat))).join(' ');
    if (seats === sit) return false;
    board.set_seats(seats);
    this.#game.refresh({ announce: false });
    return true;
  }

  /** @param {Board} board @param {number} level @param {AbortSignal} end */
  async #move(board, level, end) {
    const rest = performance.now() + board.duration() + MOMENT;
    const { line } = board;
    // A reply that is already in the tree is repeated.
    if (this.#game.view?.can_redo) {
      await pause(rest - performance.now());
      const release = await this.#acquireLock(end).catch(() => undefined);
      if (!end.aborted) this.#game.change((board) => board.redo(), false);
      return release?.();
    }
    /** @type {(() => void) | undefined} */ let release;
    try {
      await inSight(this.#element, end);
      release = await this.#acquireLock(end);
      const token = await this.#think(line, level, end);
      await pause(rest - performance.now());
      end.throwIfAborted();
      this.#game.play(token, line, 'computer');
    } catch (trouble) {
      if (!end.aborted) this.#complain(trouble);
    } finally {
      release?.();
    }
  }

  /** Waits until no other window moves for the computer. @param {AbortSignal} end */
  async #acquireLock(end) {
    return this.#element.extension?.acquireLock?.(end);
  }

  /** @param {string} line @param {number} level @param {AbortSignal} end */
  async #think(line, level, end) {
    const say = setTimeout(() => this.#tell(true), LONG);
    end.addEventListener('abort', () => clearTimeout(say), { once: true });
    try {
      const { think } = await import('./computer.js');
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      return await think(line, { level, seed, signal: end });
    } finally {
      clearTimeout(say);
      if (!end.aborted) this.#thinking = false;
    }
  }

  /** @param {boolean} thinking */
  #tell(thinking) {
    this.#thinking = thinking;
    this.#game.refresh({ soon: true });
  }

  /** @param {unknown} trouble */
  #complain(trouble) {
    console.warn(trouble);
    const { words, frame } = this.#game;
    this.#tell(false);
    const again = () => {
      this.stop();
      this.update(false);
    };
    const why = computerFailureMessage(trouble, this.#element);
    this.#note = frame.notify(words, why, { name: 'load-again', act: again });
    emitError(this.#element, words, why);
  }
}

/** No time is spent on thinking for boards out of sight. @param {Element} element @param {AbortSignal} end @returns {Promise<void>} */
function inSight(element, end) {
  return new Promise((resolve, reject) => {
    let meets = false;
    const done = new AbortController();
    const check = () => {
      if (end.aborted) reject(end.reason);
      else if (meets && !document.hidden) resolve();
      else return;
      done.abort();
      observer.disconnect();
    };
    const observer = new IntersectionObserver((seen) => {
      meets = seen.at(-1)?.isIntersecting ?? false;
      check();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', check, { signal: done.signal });
    end.addEventListener('abort', check, { signal: done.signal });
  });
}
