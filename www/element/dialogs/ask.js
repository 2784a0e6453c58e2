import { catalogue } from '../../kit/words.js';
import { confirm } from '../../kit/dialog.js';

/** @import { Context, Now } from '../commands.js' */

/** @param {Context} context @returns {Promise<Now>} */
export async function draw({ view, words }) {
  const computer = view.seats.some(({ level }) => level) && (await import('../offer-draw.js'));
  return computer ? computer.offer : ask(words, 'draw', (board) => board.agree_draw());
}

/** @param {Context} context @returns {Promise<Now>} */
export const resign = ({ words }) => ask(words, 'resign', (board) => board.resign());

/** @param {Words} words @param {'resign' | 'draw'} what @param {(board: Board) => void} then @returns {Promise<Now>} */
async function ask(words, what, then) {
  await catalogue(words, 'ask');
  return ({ root, words, view, change }) => {
    const seat = view.seats.find(({ active }) => active);
    if (!seat) return;
    const question = words.say(`ask-${what}`, {
      name: seat.title,
      side: seat.side ?? 'none',
      seats: view.seats.length,
    });
    confirm(root, words, { title: words.say(`command-${what}`), question, yes: words.say(`ask-${what}-yes`) }, () =>
      change(then),
    );
  };
}
