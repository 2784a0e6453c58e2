// Keeps the screen on. The browser releases the wake lock whenever the page is hidden.

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
        // The event may arrive after another lock was acquired.
        lock.addEventListener('release', () => this.#lock === asked && (this.#lock = null), { once: true });
        return lock;
      },
      () => {
        // The request may fail, for example with a low battery.
        if (this.#lock === asked) this.#lock = null;
        return null;
      },
    );
    this.#lock = asked;
  }
}
