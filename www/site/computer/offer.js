// What stands at the end of a game against the computer: the rating, and the button that offers a game at another level in
// place of one more at this one.

import { COMMANDS } from '../../element/commands.js';
import { attribute, button, el, fill, text } from '../../element/dom.js';
import { playerOf } from '../../element/seats.js';

/** From how many games on there is a rating: one alone tells little. */
const FIRST = 3;

export class Offer {
  #rating = el('p');
  #next = el('div');

  /**
   * @param {Context} context @param {number | null} offered the level of the next game
   * @param {import('./against-computer.js').Change | null} change
   */
  show(context, offered, change) {
    const { words, frame, use } = context;
    const { said, offers } = frame.parts;
    text(this.#rating, change ? rating(words, change) : '');
    said.append(this.#rating);
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

/** @param {Words} words @param {import('./against-computer.js').Change} change */
function rating(words, { rating, by, games, counts }) {
  const changed = by === 0 || games === FIRST ? 'none' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
  if (!counts) return words.say('computer-unrated');
  return games < FIRST
    ? words.say('computer-rating-soon', { games: FIRST - games })
    : words.say('computer-rating', { rating: `${rating}`, by: changed, games });
}
