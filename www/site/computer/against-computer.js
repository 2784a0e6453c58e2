// Games against the computer, an extension of the element: its level goes up after wins and down after losses, where the
// player likes that, it waits while somebody is asked whether to take back a blunder, and it thinks in one window at a time.

import { highestOf } from '../../element/levels.js';
import { pause } from '../../element/pause.js';
import { isTurned } from './side.js';

/**
 * @typedef {object} Change
 * @property {number} rating
 * @property {number} by how much it has changed; 0 at the first game
 * @property {number} games how many it is made of
 * @property {boolean} counts whether the game that has ended is one of them
 */

/** After how many losses in a row an easier game is offered. */
const LOSSES = 2;

/** How many of the last games a rating is made of. */
const RATED = 30;

/** How long another window takes to hear what was played in one, in milliseconds. */
const HEARD = 100;

export class AgainstComputer {
  #table;
  #game;
  /** What the last game has made of the rating. @type {Promise<Change> | null} */ #change = null;
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
    if (!before || !over) {
      this.#offered = null;
      this.#change = null;
    }
    if (!level || !played || !before || before.ended || before.node === view.node) return;
    const { preferences } = this.#table;
    const losses = preferences.level === level ? preferences.losses : 0;
    const ends = over && before.turn.kind !== 'over';
    const winners = view.seats.filter(({ winner }) => winner);
    const won = winners.some(({ by }) => by === 'here');
    const lost = ends && winners.length > 0 && !won ? losses + 1 : ends ? 0 : losses;
    if (preferences.level !== level || preferences.losses !== lost) this.#table.change({ level, losses: lost });
    if (ends && view.seats.length === 2)
      this.#change = this.#rate(context, `${level}${won ? '+' : winners.length > 0 ? '-' : '='}`);
    if (ends && won && level < highestOf(view.game)) this.#offered = level + 1;
    if (ends && lost >= LOSSES && level > 1) this.#offered = level - 1;
    if (preferences.teacher) this.#teach(context, before.node, preferences);
  }

  /**
   * Somebody here was told what to play: the game does not count.
   * @param {Context} context @returns {boolean} whether it would have until then
   */
  helped({ board, view }) {
    const counts = view.seats.length === 2 && Boolean(levelOf(view)) && this.#free(board);
    this.#help();
    return counts;
  }

  #help() {
    const { helped } = this.#table.preferences;
    if (!helped.includes(this.#game.id)) this.#table.change({ helped: [this.#game.id, ...helped] });
  }

  /** Whether nobody was helped and no move was taken back. @param {Board} board */
  #free(board) {
    return board.moves().every(({ on_line }) => on_line) && !this.#table.preferences.helped.includes(this.#game.id);
  }

  /**
   * Rates who has played here, once for each game, and only where nobody was helped and no move was taken back.
   * @param {Context} context @param {string} result @returns {Promise<Change>}
   */
  async #rate({ board, view: { game } }, result) {
    const { id } = this.#game;
    const free = this.#free(board);
    const { rate } = await import('../../element/computer.js');
    const { ratings } = this.#table.preferences;
    const { games: earlier = '', last = '', rating: before = 0 } = ratings[game] ?? {};
    const games = earlier.split(' ').filter(Boolean);
    if (last === id || !free) return { rating: before, by: 0, games: games.length, counts: last === id };
    const played = [...games, result].slice(-RATED);
    const rating = await rate(game, played.join(' '));
    this.#table.change({
      ratings: { ...this.#table.preferences.ratings, [game]: { games: played.join(' '), last: id, rating } },
    });
    return { rating, by: games.length > 0 ? rating - before : 0, games: played.length, counts: true };
  }

  /**
   * Looks at a move of somebody here. Nobody's time runs until they have answered what they may be asked, and where they
   * take it back, an end that it has brought does not count.
   * @param {Context} context @param {number} node where it was made
   * @param {import('../table/preferences.js').Preferences} counted before it
   */
  async #teach({ board, again, view: { game, seats } }, node, { level, losses, ratings }) {
    const { line, tokens } = board.played_since(node);
    const [move] = tokens;
    const seat = seats.find(({ number }) => number === move?.seat);
    this.#looked = line;
    if (!move || seat?.by !== 'here') return;
    const played = { ...move, seat: seat.number, after: line.slice(0, move.from), line: line.slice(0, move.to) };
    const change = this.#change;
    const { line: stands } = board;
    const watching = import('./teacher.js').then(async ({ watch }) => {
      // Where it was taken over as another window has kept it, it is still the same game.
      const context = again();
      return context?.board.line === stands && watch(context, played, this.#table.timed);
    });
    const asked = watching.catch(() => false);
    this.#asked = asked;
    void this.#table.clocks?.stand(asked);
    if (!(await asked)) return;
    this.#help();
    await change?.catch(() => null);
    if (!change) return;
    const { [game]: rated } = ratings;
    const { [game]: _, ...others } = this.#table.preferences.ratings;
    this.#table.change({ level, losses, ratings: rated ? { ...others, [game]: rated } : others });
  }

  /**
   * Waits until whoever made the last move has said that it stands, if they are asked: also where it was made before the page
   * was loaded, or in another window that is gone.
   * @param {AbortSignal} end @param {Context} context
   */
  stands(end, context) {
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
    if (!this.#change && !this.#offer) return;
    const { Offer } = await import('./offer.js');
    // Where the computer cannot be asked there is no rating, but there may be an offer.
    const change = await this.#change?.catch(() => null);
    const now = context.again();
    if (now) (this.#offer ??= new Offer()).show(now, this.#offered, change ?? null);
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
