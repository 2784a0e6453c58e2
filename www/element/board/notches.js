// A wheel turns by notches, a touchpad flows: what flows is counted out in notches, too.

/** How far a notch scrolls, in CSS pixels. */
const NOTCH = 100;

/** Who has not scrolled for so long begins anew, in milliseconds. */
const PAUSE = 200;

export class Notches {
  #last = -Infinity;
  #way = 0;
  #far = 0;

  /**
   * Counts a movement: 1 or -1 where it makes a notch, 0 where it does not yet. The first one after a pause does, and so
   * does the first one the other way.
   * @param {Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>} movement
   */
  count({ deltaY, deltaMode, timeStamp }) {
    const way = Math.sign(deltaY);
    const goesOn = way === this.#way && timeStamp - this.#last < PAUSE;
    // Lines and pages are counted by wheels only.
    this.#far = goesOn && deltaMode === 0 ? this.#far + Math.abs(deltaY) : NOTCH;
    [this.#last, this.#way] = [timeStamp, way];
    if (this.#far < NOTCH) return 0;
    this.#far = 0;
    return way;
  }
}
