// Defers words, buttons and lists until after the frame with the board, so that taps are answered sooner.

/** Maximum delay in milliseconds, since hidden pages have no frames. */
const LATEST = 250;

export class AfterPaint {
  /** @type {(() => void)[]} */ #owed = [];
  #frame = 0;
  #timer = 0;
  #last = 0;

  /** @param {AbortSignal} end drops all pending callbacks */
  constructor(end) {
    end.addEventListener('abort', () => this.#forget(), { once: true });
  }

  get isPending() {
    return this.#owed.length > 0;
  }

  /** Runs `act` after the next frame has been painted. @param {() => void} act */
  schedule(act) {
    this.#owed.push(act);
    this.#frame ||= requestAnimationFrame(() => (this.#timer = window.setTimeout(() => this.flush())));
    this.#last ||= window.setTimeout(() => this.flush(), LATEST);
  }

  flush() {
    for (const act of this.#forget()) act();
  }

  /** @returns {(() => void)[]} the callbacks that were pending */
  #forget() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    clearTimeout(this.#last);
    this.#frame = this.#timer = this.#last = 0;
    return this.#owed.splice(0);
  }
}
