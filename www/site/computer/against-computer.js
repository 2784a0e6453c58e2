// Games against the computer, which thinks in one window at a time.

import { pause } from '../../kit/pause.js';
import { isTurned } from './side.js';

/** The time in milliseconds that another window needs to receive a move. */
const HEARD = 100;

export class AgainstComputer {
  #game;
  #round = false;

  /**
   * @param {{ id: string, element: import('../../element/element.js').CauceGame, catchUp: () => Promise<void> }} game
   */
  constructor(game) {
    this.#game = game;
    this.#face();
  }

  /** Turns the board to a player alone against a computer. */
  #face() {
    const { element } = this.#game;
    const round = isTurned(element.playing, element.seats);
    if (round !== this.#round) element.orientation = element.orientation === 180 ? 0 : 180;
    this.#round = round;
  }

  /** @param {View | null} before */
  see(before) {
    if (!before) this.#face();
  }

  /** Waits for other windows. @param {AbortSignal} end @returns {Promise<() => void>} releases the lock */
  acquireLock(end) {
    const { locks } = navigator;
    const name = `cauce:computer:${this.#game.id}`;
    return new Promise((resolve, reject) => {
      const keep = () => new Promise((free) => resolve(() => free(null)));
      // `navigator.locks` needs a secure context.
      if (!locks) return resolve(() => {});
      const wait = () =>
        locks.request(name, { signal: end }, async () => {
          await pause(HEARD);
          await this.#game.catchUp();
          await keep();
        });
      locks.request(name, { ifAvailable: true }, (lock) => (lock ? keep() : void wait().catch(reject))).catch(reject);
    });
  }
}
