// Games by links: a remote player receives the game as a link and answers with another. There is no server.

import { catalogue } from '../../kit/words.js';

export class ByLink {
  #table;
  #game;
  /** @type {import('./sender.js').Sender | null} */ #sender = null;
  /** @type {() => Context | null} */ #now = () => null;

  /** @param {import('../table/table.js').Table} table @param {import('./sender.js').Far} game */
  constructor(table, game) {
    this.#table = table;
    this.#game = game;
  }

  /** @param {Context} context */
  async show(context) {
    this.#now = context.current;
    if (!this.#sender && !context.view.seats.some(({ by }) => by === 'away')) return;
    const sender = await this.#fetch(context).catch(() => null);
    const now = context.current();
    if (sender && now?.words === context.words) sender.show(now);
  }

  /** Sends the next game of a series, which has just begun, to the player to move, or asks for the first move. */
  async next() {
    const context = this.#now();
    if (!context?.view.seats.some(({ by }) => by === 'away')) return;
    const sender = await this.#fetch(context).catch(() => null);
    const now = context.current();
    if (sender && now) sender.sendOrAsk(now);
  }

  /** @param {Context} context @returns {Promise<Now>} */
  async invite(context) {
    const sender = await this.#fetch(context);
    return (now) => sender.invite(now);
  }

  welcome() {
    this.#now()?.use(async (context) => {
      const [sender] = await Promise.all([this.#fetch(context), catalogue(context.words, 'home')]);
      return (now) => sender.welcome(now);
    });
  }

  /** @param {Context} context */
  async #fetch(context) {
    const [{ Sender }] = await Promise.all([import('./sender.js'), catalogue(context.words, 'links')]);
    return (this.#sender ??= new Sender(this.#table, this.#game));
  }
}
