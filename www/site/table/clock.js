// Chess clocks without a display or a timer. The caller passes the current time in milliseconds of a monotonic clock.
//
// The time of at most one seat runs. Taking back moves does not restore spent time, but a seat without time gets a
// minute.

import { readControl } from './preferences.js';

/**
 * A time control: minutes for the whole game by seat (the last value counts for all further seats), and an increment in
 * seconds for each turn. Without an increment it is sudden death.
 *
 * @typedef {{ minutes: number[], increment: number }} Control
 */

/** In milliseconds. A shorter time is shown with tenths of a second. */
export const LOW_TIME = 20_000;

/** A gap of more than this many milliseconds between two readings means that the device has slept. */
const SLEEP_GAP = 5_000;

/** The time in milliseconds for a seat without time, after moves are taken back. */
const RESPITE = 60_000;

export class Clock {
  /** @type {Control} */ control;
  paused = false;

  /** In milliseconds, by seat. @type {number[]} */ #left;
  /** The seat whose time runs. @type {number | null} */ #seat = null;
  #counted = 0;
  #looked = 0;

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

  /** @param {number | null} seat @param {number} now */
  run(seat, now) {
    const before = this.#seat;
    if (before !== null) this.#left[before - 1] = this.left(before, now);
    this.#seat = seat;
    this.#counted = now;
    this.#looked = now;
  }

  /**
   * Stops the clock if the device has slept since the last reading, without counting that time. Call it before any
   * other method that takes a time.
   * @param {number} now @returns {boolean} whether the device has slept
   */
  detectSleep(now) {
    const slept = this.#seat !== null && now - this.#looked > SLEEP_GAP;
    if (slept) {
      this.run(null, this.#looked);
      this.paused = true;
    }
    this.#looked = now;
    return slept;
  }

  /**
   * Ends the turn of a seat: stops its time and adds the increment, unless its time has run out or was not running.
   * @param {number} seat @param {number} now
   */
  endTurn(seat, now) {
    if (this.#seat !== seat) return;
    this.run(null, now);
    const left = this.left(seat, now);
    if (left > 0) this.#left[seat - 1] = left + this.control.increment * 1000;
  }

  /** Gives time to the seats that have none left, after moves are taken back. */
  grantRespite() {
    this.#left = this.#left.map((left) => left || RESPITE);
  }

  /** Returns the seat whose time has run out. @param {number} now */
  flagged(now) {
    return this.#seat !== null && this.left(this.#seat, now) === 0 ? this.#seat : null;
  }

  /** Returns the milliseconds until the displayed time changes; null if no time runs. @param {number} now */
  next(now) {
    if (this.#seat === null) return null;
    const left = this.left(this.#seat, now);
    const step = left > LOW_TIME ? 1000 : 100;
    return Math.min(left, left % step || step);
  }

  /** @param {number} now */
  write(now) {
    return { ...this.control, left: this.#left.map((_, index) => Math.round(this.left(index + 1, now))) };
  }

  /** Reads a stored clock and pauses it. @param {any} kept @param {number} seats @returns {Clock | null} null if invalid */
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
 * Formats a time as minutes and seconds, with hours if there are any and with tenths of a second if little is left.
 * Rounds up, so that zero means that no time is left.
 * @param {number} left in milliseconds @param {string} [point] the decimal separator
 */
export function formatTime(left, point = '.') {
  if (left <= LOW_TIME) {
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
