// Games against the computer: its level goes up after wins and down after losses, where the
// player likes that, it waits while somebody is asked whether to take back a blunder, and it thinks in one window at a time.

import { highestOf } from '../../element/levels.js';
import { pause } from '../../element/pause.js';
import { isTurned } from './side.js';

/** After how many losses in a row an easier game is offered. */
const LOSSES = 2;

/** How long another window takes to hear what was played in one, in milliseconds. */
const HEARD = 100;

export class AgainstComputer {
  #table;
  #game;
  /** The level to be offered, once a game has ended. @type {number | null} */ #offered = null;
  /** @type {import('./offer.js').Offer | null} */ #offer = null;
  /** Until when the last move may be taken back by who is asked; the computer waits for that. @type {Promise<boolean>} */
  #asked = Promise.resolve(false);
  /** Where the move was made that was looked at last. */ #looked = '';
  /** Whether the board is turned to somebody who plays alone from its far side. */ #round = false;

  /**
   * @param {import('../table/table.js').Table} table whose players prefer a level
   * @param {{ id: string, element: import('../../element/element.js').CauceGame, catchUp: () => Promise<void> }} game
   */
  constructor(table, game) {
    this.#table = table;
    this.#game = game;
    this.#face();
  }

  /** Whoever plays alone sees a new game from their own side. */
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
   * Looks at a move of somebody here. Nobody's time runs until they have answered what they may be asked, and where they
   * take it back, an end that it has brought changes no level.
   * @param {Context} context @param {number} node where it was made
   * @param {import('../table/preferences.js').Preferences} counted before it
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
      // Where it was taken over as another window has kept it, it is still the same game.
      const context = again();
      return context?.board.line === stands && watch(context, played, this.#table.timed);
    });
    const asked = watching.catch(() => false);
    this.#asked = asked;
    void this.#table.clocks?.stand(asked);
    if ((await asked) && ended) this.#table.change({ level, losses });
  }

  /**
   * Waits until whoever made the last move has said that it stands, if they are asked: also where it was made before the page
   * was loaded, or in another window that is gone.
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

  /**
   * The computer is to move.
   * @param {AbortSignal} end @param {Context} context @returns {Promise<import('../../element/extension.js').Turn>}
   */
  async turn(end, context) {
    const free = await this.#lock(end);
    return { stands: () => this.#stands(end, context.again() ?? context), free };
  }

  /**
   * Waits until the computer thinks about this game in no other window.
   * @param {AbortSignal} end @returns {Promise<() => void>} what is called when it has moved
   */
  #lock(end) {
    const { locks } = navigator;
    const name = `cauce:computer:${this.#game.id}`;
    return new Promise((resolve, reject) => {
      const keep = () => new Promise((free) => resolve(() => free(null)));
      // Only pages that come over a safe connection have locks.
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

/** The level that people here play against; null where nobody does, or somebody is away. @param {View} view */
function levelOf({ seats }) {
  const all = new Set(seats.map(({ by }) => by));
  return all.has('here') && !all.has('away') ? Math.max(...seats.map(({ level }) => level ?? 0)) : null;
}
