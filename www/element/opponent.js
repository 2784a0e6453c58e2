// The computer at the table: whenever it is to move in the position that is shown, it is asked for a move, and plays it.
//
// It thinks about the end of the line that is shown and nowhere else: who looks at earlier moves is left alone. Whatever
// changes who is to move, or where, stops it at once.

import { COMMANDS } from './commands.js';
import { emitError } from './events.js';
import { conditionsOf } from './extension.js';
import { playerIn } from './levels.js';
import { pause } from './pause.js';
import { playerOf } from './seats.js';
import { whySilent } from './unfetched.js';

/** @import { Game } from './game.js' */

/** How long a move stands before the computer answers it, in milliseconds, once it has come to rest: it wants to be seen. */
const MOMENT = 450;

/** After how long it is said that the computer thinks, in milliseconds. */
const LONG = 300;

export class Opponent {
  #game;
  #element;
  #task = new AbortController();
  /** The board on which it is to move. @type {Board | null} */ #board = null;
  /** What it is to do there: the level and the game line; empty where it is not to move. */ #wanted = '';
  /** Whether it has been thinking for so long that it is to be said. */ #thinking = false;
  /** What went wrong. @type {HTMLElement | null} */ #note = null;

  /** @param {Game} game @param {CauceGame} element */
  constructor(game, element) {
    this.#game = game;
    this.#element = element;
    game.frame.element.addEventListener('click', (event) => this.#offer(event), true);
  }

  /** A draw that the table proposes is not agreed to until the computers at it have been asked. @param {Event} event */
  #offer(event) {
    const at = /** @type {Element} */ (event.target).closest('[data-id="play:draw"]');
    if (!at || !this.#game.view?.seats.some(({ level }) => level)) return;
    event.stopPropagation();
    this.#game.use(COMMANDS.draw);
  }

  /** What is said in place of the view's status while it thinks, and where others move for it. @param {View} view @returns {View} */
  dress(view) {
    const seat = view.seats.find(({ active }) => active);
    if (!seat?.level) return view;
    // What is tried once the game is over, people move for all seats.
    const free = view.here && !view.can_redo;
    const id = this.#thinking ? 'computer-thinks' : free ? 'computer-free' : null;
    return id ? { ...view, status: { id, args: { name: seat.title } } } : view;
  }

  /**
   * The game is shown, perhaps elsewhere than before.
   * @param {boolean} played whether something was played just now, and nobody has only gone back or on
   */
  see(played) {
    const { board, view, locked, shown } = this.#game;
    if (board && view && this.#seat(board, view)) return;
    const seat = view?.seats.find(({ active }) => active);
    const wanted = board && shown && !locked && seat?.level && !view?.here ? `${seat.level} ${board.line}` : '';
    if (board === this.#board && wanted === this.#wanted) return;
    // Whoever looks at a move made before does not want another one made.
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
   * Seats whoever is above the highest level of the game, as a link or a record may say, at the highest.
   * @param {Board} board @param {View} view @returns {boolean} whether there was somebody: then all is seen again
   */
  #seat(board, view) {
    const sit = view.seats.map(playerOf).join(' ');
    const seats = view.seats.map((seat) => playerIn(view.game, playerOf(seat))).join(' ');
    if (seats === sit) return false;
    board.set_seats(seats);
    this.#game.refresh({ announce: false });
    return true;
  }

  /** @param {Board} board @param {number} level @param {AbortSignal} end */
  async #move(board, level, end) {
    const rest = performance.now() + board.duration() + MOMENT;
    const { line } = board;
    // What it played here before, it plays again.
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
      const { resigns } = conditionsOf(this.#element.extension);
      const lost = resigns && (await this.#isLost(line, end));
      const token = lost ? 'resign' : await this.#think(line, level, end);
      await pause(rest - performance.now());
      end.throwIfAborted();
      this.#game.play(token, line, 'computer');
    } catch (trouble) {
      if (!end.aborted) this.#complain(trouble);
    } finally {
      release?.();
    }
  }

  /** Waits until no other window moves for it. @param {AbortSignal} end */
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

  /** Whether it is proved that whoever is to move loses, whatever they play. @param {string} line @param {AbortSignal} signal */
  async #isLost(line, signal) {
    const { look } = await import('./analysis/review.js');
    const { lines, seat } = await look(line, signal);
    const winners = lines[0]?.proof?.winners ?? [];
    return seat !== null && winners.length > 0 && !winners.includes(seat);
  }

  /** @param {boolean} thinking */
  #tell(thinking) {
    this.#thinking = thinking;
    this.#game.refresh({ soon: true });
  }

  /** @param {unknown} trouble */
  #complain(trouble) {
    // The page is told in words, and who looks into it finds the rest here.
    console.warn(trouble);
    const { words, frame } = this.#game;
    this.#tell(false);
    const again = () => {
      this.stop();
      this.see(false);
    };
    const why = whySilent(trouble, this.#element);
    this.#note = frame.notify(words, why, { name: 'load-again', act: again });
    emitError(this.#element, words, why);
  }
}

/**
 * Waits until somebody can see an element: where nobody looks, nothing is thought about.
 * @param {Element} element @param {AbortSignal} end @returns {Promise<void>}
 */
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
