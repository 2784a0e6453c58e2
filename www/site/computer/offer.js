// The button that offers a game at another level, at the end of one.

import { COMMANDS } from '../../element/commands.js';
import { el, fill } from '../../element/dom.js';
import { addStyles } from '../../element/look/styles.js';

/** @import { Context } from '../../element/commands.js' */

/** @param {Context} context */
export const prepare = ({ root }) => addStyles(root, 'site/computer/offer.css');

export class Offer {
  #bar = el('div', { class: 'offer' });

  /** @param {Context} context @param {number | null} offered the level of the next game @param {number} level that of this one */
  show(context, offered, level) {
    const { words, frame, use } = context;
    this.#bar.hidden = !offered;
    if (!offered) return;
    const again = () => {
      use(COMMANDS.rematch);
      context.again()?.change((board) => {
        board.set_seats(board.seats.replaceAll(/computer-\d/g, `computer-${offered}`));
        return true;
      }, false);
    };
    const label = words.say(offered > level ? 'computer-up' : 'computer-down', { level: offered });
    fill(this.#bar, el('button', { type: 'button', class: 'button', on: { click: again } }, label));
    frame.parts.status.append(this.#bar);
  }
}
