// A draw that is offered to the computer: it accepts where it stands clearly worse.

import { look } from './analysis/review.js';
import { confirm } from './dialogs/dialog.js';
import { whySilent } from './unfetched.js';

/** What part of its fair share of the chances the computer must have for it to play on. */
const CONTENT = 0.5;

/** Asks whether a draw is to be offered to the computers at the table. @param {Context} context */
export function offer(context) {
  const { root, words } = context;
  const [title, question] = [words.say('command-draw'), words.say('computer-draw-sure')];
  confirm(root, words, { title, question, yes: words.say('computer-draw-yes') }, () => void decide(context));
}

/** Each of them judges the position as it is; the game goes on if one declines. @param {Context} context */
async function decide({ board, change, again, frame, root }) {
  const { line } = board;
  let silent = '';
  const found = await look(line, frame.end).catch((trouble) => {
    silent = whySilent(trouble, root.host);
    return null;
  });
  const now = again();
  if (!now || now.board !== board || board.line !== line) return;
  const { view, words } = now;
  // Partners share what they win.
  const sides = new Set(view.seats.map(({ side, number }) => side ?? number)).size;
  const keen = view.seats.find(({ level, number }) => level && (found?.chances[number - 1] ?? 1) * sides >= CONTENT);
  if (!keen) {
    change((board) => board.play('draw', null));
    return;
  }
  frame.card('news', words, {
    id: found ? 'computer-refuses-draw' : silent,
    args: { name: keen.title },
  });
}
