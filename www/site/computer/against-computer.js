// Games against the computer, an extension of the element: its level goes up after wins and down after losses, where the
// player likes that, and it thinks in one window at a time.

/** @import { Context } from '../../element/commands.js' */
/** @import { View } from '../../view.js' */

/** After how many losses in a row an easier game is offered. */
const LOSSES = 2;

/** How long another window takes to hear what was played in one, in milliseconds. */
const HEARD = 100;

export class AgainstComputer {
  #table;
  #game;
  /** The level to be offered, once a game has ended. @type {number | null} */ #offered = null;
  /** @type {import('./offer.js').Offer | null} */ #offer = null;

  /**
   * @param {import('../table/table.js').Table} table whose players prefer a level
   * @param {{ id: string, catchUp: () => Promise<void> }} game
   */
  constructor(table, game) {
    this.#table = table;
    this.#game = game;
  }

  /** @param {Context} context @param {View | null} before @param {boolean} played */
  see(context, before, played) {
    const { view } = context;
    const level = levelOf(view);
    const over = view.turn.kind === 'over';
    if (!before || !over) this.#offered = null;
    if (!level || !played || !before || before.node === view.node) return;
    const { preferences } = this.#table;
    if (preferences.teacher && !this.#table.timed) void this.#teach(context, before);
    const losses = preferences.level === level ? preferences.losses : 0;
    const ends = over && before.turn.kind !== 'over';
    const winners = view.seats.filter(({ winner }) => winner);
    const won = winners.some(({ by }) => by === 'here');
    const lost = ends && winners.length > 0 && !won ? losses + 1 : ends ? 0 : losses;
    if (preferences.level !== level || preferences.losses !== lost) this.#table.change({ level, losses: lost });
    if (ends && won && level < 8) this.#offered = level + 1;
    if (ends && lost >= LOSSES && level > 1) this.#offered = level - 1;
  }

  get resigns() {
    return this.#table.preferences.resigns;
  }

  /** @param {Context} context @param {View} before */
  async #teach(context, before) {
    const { line, tokens } = context.board.played_since(before.node);
    const [move] = tokens;
    const seat = before.seats.find(({ number }) => number === move?.seat);
    if (!move || seat?.by !== 'here') return;
    const { watch } = await import('./teacher.js');
    await watch(context, { ...move, after: line.slice(0, move.from), line: line.slice(0, move.to) }, before.node);
  }

  /** @param {Context} context */
  async show(context) {
    if (!this.#offered && !this.#offer) return;
    const { Offer, prepare } = await import('./offer.js');
    await prepare(context);
    const now = context.again();
    if (now) (this.#offer ??= new Offer()).show(now, this.#offered, levelOf(now.view) ?? 0);
  }

  /**
   * Waits until the computer thinks about this game in no other window.
   * @param {AbortSignal} end @returns {Promise<() => void>} what is called when it has moved
   */
  hold(end) {
    const { locks } = navigator;
    const name = `cauce:computer:${this.#game.id}`;
    return new Promise((resolve, reject) => {
      const keep = () => new Promise((free) => resolve(() => free(null)));
      // Only pages that come over a safe connection have locks.
      if (!locks) return resolve(() => {});
      const wait = () =>
        locks.request(name, { signal: end }, async () => {
          await new Promise((heard) => setTimeout(heard, HEARD));
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
