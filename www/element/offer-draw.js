// A draw offered to the computer. It accepts if its chances are clearly worse.

import { analysePosition } from './analysis/review.js';
import { confirm } from '../kit/dialog.js';
import { computerFailureMessage } from './computer-failure.js';

/** Share of its fair chance of winning from which the computer plays on. */
const CONTENT = 0.5;

/** @param {Context} context */
export function offer(context) {
  const { root, words } = context;
  const [title, question] = [words.say('command-draw'), words.say('computer-draw-sure')];
  confirm(root, words, { title, question, yes: words.say('computer-draw-yes') }, () => void decide(context));
}

/** The game continues if one computer declines. @param {Context} context */
async function decide({ board, change, current, frame, root }) {
  const { line } = board;
  let silent = '';
  const found = await analysePosition(line, frame.end).catch((trouble) => {
    silent = computerFailureMessage(trouble, root.host);
    return null;
  });
  const now = current();
  if (!now || now.board !== board || board.line !== line) return;
  const { view, words } = now;
  // Partners share their chance.
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
