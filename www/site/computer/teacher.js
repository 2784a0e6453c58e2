// A kind teacher: looks at each move of a person, and offers to take back a blunder.

import { judge, look } from '../../element/analysis/review.js';
import { attribute } from '../../element/dom.js';

/** What is looked at on each board: the last move alone. @type {WeakMap<Board, AbortController>} */
const looking = new WeakMap();

/**
 * Looks at a move, and where it was a blunder, offers to take it back; quietly, and only as long as nothing was played
 * since then but the computer's answer.
 * @param {Context} context @param {{ token: string, seat: number | null, after: string, line: string }} move
 * @param {number} node where it was played
 */
export async function watch(context, { token, seat, after, line }, node) {
  const { board, root } = context;
  looking.get(board)?.abort();
  const end = new AbortController();
  looking.set(board, end);
  context.frame.end.addEventListener('abort', () => end.abort(), { signal: end.signal });
  /** @type {HTMLElement | null} */ let note = null;
  const gone = () => {
    if (context.again()?.board === board && board.line.startsWith(line)) return;
    end.abort();
    note?.remove();
  };
  root.host.addEventListener('cauce-change', gone, { signal: end.signal });
  try {
    const [before, now] = [await look(after, end.signal), await look(line, end.signal)];
    const best = before.lines[0];
    const loss = best && best.moves[0] !== token ? best.chance - (now.chances[(seat ?? 1) - 1] ?? 0) : 0;
    const later = context.again();
    if (end.signal.aborted || !later || judge(loss) !== '??' || !(await later.words.read('computer'))) return;
    const { words, frame } = later;
    const back = () => later.change((board) => board.go_to(node), false);
    note = frame.notify(words, words.say('computer-blunder'), { name: words.say('computer-take-back'), act: back });
    attribute(note, 'role', 'status');
    attribute(note, 'data-passing', true);
  } catch (trouble) {
    // The game goes on without a teacher; who looks into it finds out why.
    if (!end.signal.aborted) console.warn(trouble);
  }
}
