// A screen that does not go dark while people think. The browser takes the lock away whenever the page is hidden.

export class Awake {
  #wanted = false;
  /** @type {Promise<WakeLockSentinel | null> | null} */ #lock = null;

  /** @param {boolean} wanted */
  want(wanted) {
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    if (wanted) {
      document.addEventListener('visibilitychange', this.#seen);
      this.#take();
    } else {
      document.removeEventListener('visibilitychange', this.#seen);
      this.#lock?.then((lock) => lock?.release());
      this.#lock = null;
    }
  }

  #seen = () => this.#take();

  #take() {
    if (document.visibilityState !== 'visible' || this.#lock) return;
    /** @type {Promise<WakeLockSentinel | null>} */ const asked = navigator.wakeLock.request('screen').then(
      (lock) => {
        // It may be told only when another has been taken.
        lock.addEventListener('release', () => this.#lock === asked && (this.#lock = null), { once: true });
        return lock;
      },
      () => {
        // Not granted, with a battery that is nearly empty for one: the screen goes dark as it always does.
        if (this.#lock === asked) this.#lock = null;
        return null;
      },
    );
    this.#lock = asked;
  }
}
