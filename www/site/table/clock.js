// Chess clocks, without a dial and without a timer: how much time everybody has left at a moment that is told from
// outside, in milliseconds of any steady count.
//
// Time runs for one seat at most. It is spent for good: who goes back in the game gets none of it back, but for a minute where
// it had run out.

import { readControl } from './preferences.js';

/**
 * How long everybody may think: minutes for the whole game, by seat (the last one counts for all further seats), and
 * seconds that each turn adds. No seconds are sudden death.
 *
 * @typedef {{ minutes: number[], increment: number }} Control
 */

/** Below this, tenths of a second are shown, in milliseconds. */
export const SHORT = 20_000;

/** Whoever has not looked at a clock that runs for so long, in milliseconds, was asleep: it is looked at more often than once a second. */
const LAPSE = 5_000;

/** What somebody gets whose time had run out, and who has been let back into the game, in milliseconds. */
const RESPITE = 60_000;

export class Clock {
  /** @type {Control} */ control;
  paused = false;

  /** By seat. @type {number[]} */ #left;
  /** The seat whose time runs, counted from 1. @type {number | null} */ #seat = null;
  #counted = 0;
  /** When it was looked at last. */ #looked = 0;

  /** @param {Control} control @param {number} seats */
  constructor(control, seats) {
    this.control = control;
    const { minutes } = control;
    this.#left = Array.from({ length: seats }, (_, seat) => (minutes[seat] ?? minutes.at(-1) ?? 1) * 60_000);
  }

  get seat() {
    return this.#seat;
  }

  /** @param {number} seat @param {number} now */
  left(seat, now) {
    const left = this.#left[seat - 1] ?? 0;
    return Math.max(0, seat === this.#seat ? left - Math.max(0, now - this.#counted) : left);
  }

  /** Lets the time of this seat run from now on, and no other's. @param {number | null} seat @param {number} now */
  run(seat, now) {
    const before = this.#seat;
    if (before !== null) this.#left[before - 1] = this.left(before, now);
    this.#seat = seat;
    this.#counted = now;
    this.#looked = now;
  }

  /**
   * Is called before anything is done at a moment. Where nobody could look at the clock since the last time, as the machine has
   * slept, it has stood still, and is stopped.
   * @param {number} now @returns {boolean} whether that was so
   */
  sleeps(now) {
    const slept = this.#seat !== null && now - this.#looked > LAPSE;
    if (slept) {
      this.run(null, this.#looked);
      this.paused = true;
    }
    this.#looked = now;
    return slept;
  }

  /**
   * A seat has ended its turn: its time stops, and it gets what a turn adds, unless its time has run out or never ran.
   * @param {number} seat @param {number} now
   */
  turned(seat, now) {
    if (this.#seat !== seat) return;
    this.run(null, now);
    const left = this.left(seat, now);
    if (left > 0) this.#left[seat - 1] = left + this.control.increment * 1000;
  }

  /** Players have gone back in the game: who had no time left gets some to go on with. */
  wentBack() {
    this.#left = this.#left.map((left) => left || RESPITE);
  }

  /** @param {number} now */
  fallen(now) {
    return this.#seat !== null && this.left(this.#seat, now) === 0 ? this.#seat : null;
  }

  /** How long it takes until a face that runs shows something else; null while none runs. @param {number} now */
  next(now) {
    if (this.#seat === null) return null;
    const left = this.left(this.#seat, now);
    const step = left > SHORT ? 1000 : 100;
    return Math.min(left, left % step || step);
  }

  /** @param {number} now */
  write(now) {
    return { ...this.control, left: this.#left.map((_, index) => Math.round(this.left(index + 1, now))) };
  }

  /**
   * Reads a clock that was written. It stands still until somebody lets it go on.
   * @param {any} kept @param {number} seats @returns {Clock | null} null where it makes no sense
   */
  static read(kept, seats) {
    const control = readControl(kept);
    if (!control) return null;
    const { left } = kept;
    const good =
      Array.isArray(left) && left.length === seats && left.every((time) => Number.isFinite(time) && time >= 0);
    const clock = new Clock(control, seats);
    if (good) clock.#left = [...left];
    clock.paused = true;
    return clock;
  }
}

/**
 * Time as a clock shows it: minutes and seconds, hours before them where there are any, and tenths of a second where
 * little is left. What has begun counts as whole, so that nothing is left when it says so.
 * @param {number} left in milliseconds
 * @param {string} [point] what stands before the tenths
 */
export function face(left, point = '.') {
  if (left <= SHORT) {
    const tenths = Math.ceil(left / 100);
    return `0:${two(Math.floor(tenths / 10))}${point}${tenths % 10}`;
  }
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** @param {number} number */
function two(number) {
  return String(number).padStart(2, '0');
}
