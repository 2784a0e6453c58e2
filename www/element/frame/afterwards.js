// What may be seen a frame after the picture of the board: words, buttons and lists. A tap is answered sooner without them.

/** How long it waits at most, in milliseconds: a page that nobody sees has no frames. */
const LATEST = 250;

export class Afterwards {
  /** @type {(() => void)[]} */ #owed = [];
  #frame = 0;
  #timer = 0;
  #last = 0;

  /** @param {AbortSignal} end when it is aborted, nothing more is done */
  constructor(end) {
    end.addEventListener('abort', () => this.#forget(), { once: true });
  }

  get owes() {
    return this.#owed.length > 0;
  }

  /** Does something once the next frame is on the screen. @param {() => void} act */
  owe(act) {
    this.#owed.push(act);
    this.#frame ||= requestAnimationFrame(() => (this.#timer = window.setTimeout(() => this.settle())));
    this.#last ||= window.setTimeout(() => this.settle(), LATEST);
  }

  settle() {
    for (const act of this.#forget()) act();
  }

  /** @returns {(() => void)[]} what was owed */
  #forget() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    clearTimeout(this.#last);
    this.#frame = this.#timer = this.#last = 0;
    return this.#owed.splice(0);
  }
}
