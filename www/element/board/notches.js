// Counts scrolling in notches. Wheels turn by notches; the continuous scrolling of touchpads is divided into notches too.

/** In CSS pixels. */
const NOTCH = 100;

/** Milliseconds without scrolling after which counting starts anew. */
const PAUSE = 200;

export class Notches {
  #last = -Infinity;
  #way = 0;
  #far = 0;

  /**
   * Returns 1 or -1 if a movement completes a notch, otherwise 0. The first one after a pause or a turn always does.
   * @param {Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>} movement
   */
  count({ deltaY, deltaMode, timeStamp }) {
    const way = Math.sign(deltaY);
    const goesOn = way === this.#way && timeStamp - this.#last < PAUSE;
    // Only wheels report lines or pages.
    this.#far = goesOn && deltaMode === 0 ? this.#far + Math.abs(deltaY) : NOTCH;
    [this.#last, this.#way] = [timeStamp, way];
    if (this.#far < NOTCH) return 0;
    this.#far = 0;
    return way;
  }
}
