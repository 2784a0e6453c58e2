// Games against the computer. The level is offered to rise after wins and to fall after losses. The computer thinks in
// one window at a time.

import { highestOf } from '../../kit/levels.js';
import { pause } from '../../kit/pause.js';
import { isTurned } from './side.js';

/** The number of losses in a row after which an easier game is offered. */
const LOSSES = 2;

/** The time in milliseconds that another window needs to receive a move. */
const HEARD = 100;

export class AgainstComputer {
  #table;
  #game;
  /** @type {number | null} */ #offered = null;
  /** @type {import('./offer.js').Offer | null} */ #offer = null;
  #round = false;

  /**
   * @param {import('../table/table.js').Table} table
   * @param {{ id: string, element: import('../../element/element.js').CauceGame, catchUp: () => Promise<void> }} game
   */
  constructor(table, game) {
    this.#table = table;
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

  /** @param {Context} context @param {View | null} before @param {boolean} played */
  see(context, before, played) {
    if (!before) this.#face();
    const { view } = context;
    const level = levelOf(view);
    const over = view.turn.kind === 'over';
    if (!before || !over) this.#offered = null;
    if (!level || !played || !before || before.ended || before.node === view.node) return;
    const { preferences } = this.#table;
    const losses = preferences.level === level ? preferences.losses : 0;
    const ends = over && before.turn.kind !== 'over';
    const winners = view.seats.filter(({ winner }) => winner);
    const won = winners.some(({ by }) => by === 'here');
    const lost = ends && winners.length > 0 && !won ? losses + 1 : ends ? 0 : losses;
    if (preferences.level !== level || preferences.losses !== lost) this.#table.change({ level, losses: lost });
    if (ends && won && level < highestOf(view.game)) this.#offered = level + 1;
    if (ends && lost >= LOSSES && level > 1) this.#offered = level - 1;
  }

  /** @param {Context} context */
  async show(context) {
    if (!this.#offered && !this.#offer) return;
    const { Offer } = await import('./offer.js');
    const now = context.current();
    if (now) (this.#offer ??= new Offer()).show(now, this.#offered);
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

/** Returns the highest computer level, or null with a remote player or without a local one. @param {View} view */
function levelOf({ seats }) {
  const all = new Set(seats.map(({ by }) => by));
  return all.has('here') && !all.has('away') ? Math.max(...seats.map(({ level }) => level ?? 0)) : null;
}
