// Games by links: whoever is away gets the game as a link and answers with another. There is
// no server. What is not needed is not fetched.

import { catalogue } from '../../element/words.js';

export class ByLink {
  /** @type {import('./sender.js').Sender | null} */ #sender = null;

  /** @param {Context} context */
  async show(context) {
    if (!this.#sender && !context.view.seats.some(({ by }) => by === 'away')) return;
    const sender = this.#sender ?? (await this.#fetch(context).catch(() => null));
    const now = context.again();
    if (sender && now) sender.show(now);
  }

  /** @param {Context} context */
  async share(context) {
    const sender = await this.#fetch(context);
    return (/** @type {Context} */ now) => sender.part(now);
  }

  /** @param {Context} context */
  async #fetch(context) {
    const [{ Sender }] = await Promise.all([import('./sender.js'), catalogue(context.words, 'links')]);
    return (this.#sender ??= new Sender());
  }
}
