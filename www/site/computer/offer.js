// The button that offers a game at another level after a game against the computer. It replaces the rematch button.

import { COMMANDS } from '../../element/commands.js';
import { attribute, button, el, fill } from '../../kit/dom.js';
import { playerOf } from '../../kit/seats.js';

export class Offer {
  #next = el('div');

  /** @param {Context} context @param {number | null} offered */
  show(context, offered) {
    const { words, frame, use } = context;
    const { offers } = frame.parts;
    const again = () => {
      use(COMMANDS.rematch);
      context.current()?.change((board) => {
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
