// Games against the computer. The level is offered to rise after wins and to fall after losses. The computer waits
// while a player is asked whether to take back a blunder, and it thinks in one window at a time.

import { highestOf } from '../../element/levels.js';
import { pause } from '../../element/pause.js';
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
  /** Whether the player takes the last move back. The computer waits for the answer. @type {Promise<boolean>} */
  #asked = Promise.resolve(false);
  /** The game line at the last check. */ #looked = '';
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
    if (preferences.teacher) this.#teach(context, before.node, preferences);
  }

  /**
   * Checks a move of a local player. No time runs until the player has answered. If the player takes back a move that
   * ended the game, the level is restored.
   * @param {Context} context @param {number} node before the move
   * @param {import('../table/preferences.js').Preferences} counted before the move
   */
  async #teach({ board, again, view: { seats, ended } }, node, { level, losses }) {
    const { line, tokens } = board.played_since(node);
    const [move] = tokens;
    const seat = seats.find(({ number }) => number === move?.seat);
    this.#looked = line;
    if (!move || seat?.by !== 'here') return;
    const played = { ...move, seat: seat.number, after: line.slice(0, move.from), line: line.slice(0, move.to) };
    const { line: stands } = board;
    const watching = import('./teacher.js').then(async ({ watch }) => {
      // If the game was replaced by the state of another window, it is still the same game.
      const context = again();
      return context?.board.line === stands && watch(context, played, this.#table.timed);
    });
    const asked = watching.catch(() => false);
    this.#asked = asked;
    void this.#table.clocks?.stand(asked);
    if ((await asked) && ended) this.#table.change({ level, losses });
  }

  /**
   * Waits for the answer about the last move. Also checks a move made before a reload, or in a window that is closed.
   * @param {AbortSignal} end @param {Context} context
   */
  #stands(end, context) {
    const { board, view } = context;
    const { preferences } = this.#table;
    if (preferences.teacher && levelOf(view) && !view.can_redo && board.line !== this.#looked) {
      const last = board.moves().findLast(({ on_line, seat }) => on_line && seat !== null);
      if (last) this.#teach(context, last.parent, preferences);
    }
    return Promise.race([
      this.#asked,
      new Promise((_, reject) => end.addEventListener('abort', () => reject(end.reason), { once: true })),
    ]);
  }

  /** @param {Context} context */
  async show(context) {
    if (!this.#offered && !this.#offer) return;
    const { Offer } = await import('./offer.js');
    const now = context.again();
    if (now) (this.#offer ??= new Offer()).show(now, this.#offered);
  }

  /** @param {AbortSignal} end @param {Context} context @returns {Promise<import('../../element/extension.js').Turn>} */
  async turn(end, context) {
    const free = await this.#lock(end);
    return { stands: () => this.#stands(end, context.again() ?? context), free };
  }

  /** Waits for other windows. @param {AbortSignal} end @returns {Promise<() => void>} releases the lock */
  #lock(end) {
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
