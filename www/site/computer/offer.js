// What stands at the end of a game against the computer: the rating, and the button that offers a game at another level.

import { COMMANDS } from '../../element/commands.js';
import { button, el, fill } from '../../element/dom.js';
import { playerOf } from '../../element/seats.js';

/** From how many games on there is a rating: one alone tells little. */
const FIRST = 3;

export class Offer {
  #bar = el('div', { class: 'offer' });

  /**
   * @param {Context} context @param {number | null} offered the level of the next game
   * @param {number} level that of this one
   * @param {import('./against-computer.js').Change | null} change
   */
  show(context, offered, level, change) {
    const { words, frame, use } = context;
    this.#bar.hidden = !offered && !change;
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
    const { rating, by, games, counts } = change ?? { rating: 0, by: 0, games: 0, counts: false };
    const changed = by === 0 || games === FIRST ? 'none' : `${by > 0 ? '+' : '−'}${Math.abs(by)}`;
    const told =
      games < FIRST
        ? words.say('computer-rating-soon', { games: FIRST - games })
        : words.say('computer-rating', { rating: `${rating}`, by: changed, games });
    // What a rating is can be read from the first game on.
    const about = counts
      ? el('details', {}, el('summary', {}, told), el('p', {}, words.say('computer-rating-about')))
      : change && el('p', {}, words.say('computer-unrated'));
    const label = offered && words.say(offered > level ? 'computer-up' : 'computer-down', { level: offered });
    fill(this.#bar, about, label && button('button', again, label));
    frame.parts.choices.before(this.#bar);
  }
}
