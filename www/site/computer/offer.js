// The button that, at the end of a game against the computer, offers a game at another level in place of one more at this one.

import { COMMANDS } from '../../element/commands.js';
import { attribute, button, el, fill } from '../../element/dom.js';
import { playerOf } from '../../element/seats.js';

export class Offer {
  #next = el('div');

  /**
   * @param {Context} context @param {number | null} offered the level of the next game
   */
  show(context, offered) {
    const { words, frame, use } = context;
    const { offers } = frame.parts;
    const again = () => {
      use(COMMANDS.rematch);
      context.again()?.change((board) => {
        board.set_seats(
          board
            .view()
            .seats.map(({ by, level }) => playerOf({ by, level: level && offered }))
            .join(' '),
        );
        return true;
      }, false);
    };
    const label = offered && words.say('computer-next', { level: offered });
    fill(this.#next, label && button('button primary', again, label));
    offers.prepend(this.#next);
    if (label) attribute(offers.querySelector('[data-command=rematch]') ?? this.#next, 'hidden', true);
  }
}
