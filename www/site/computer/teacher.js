// The teacher: checks each move of a person, and offers to take back a blunder.

import { look } from '../../element/analysis/review.js';
import { percent } from '../../element/computer.js';
import { engine as fetched } from '../../element/engine.js';
import { inspect } from '../../element/inspect.js';
import { called } from '../../element/naming.js';
import { addStyles } from '../../element/look/styles.js';

const REASONS = 2;

/** @type {WeakMap<Board, AbortController>} */
const looking = new WeakMap();

/**
 * @param {Context} context @param {{ token: string, seat: number, after: string, line: string }} move
 * @param {boolean} timed @returns {Promise<boolean>} whether it was taken back
 */
export async function watch(context, { token, seat, after, line }, timed) {
  const { board, engine, root } = context;
  looking.get(board)?.abort();
  const end = new AbortController();
  looking.set(board, end);
  const signal = AbortSignal.any([end.signal, context.frame.end]);
  const stands = board.line;
  const gone = () => {
    if (context.again()?.board.line !== stands) end.abort();
  };
  root.host.addEventListener('cauce-change', gone, { signal });
  try {
    // Resignations and losses on time are not moves.
    if (!inspect(engine, after, (board) => board.legal()).includes(token)) return false;
    const { fault } = await fetched('study');
    const [before, now] = [await look(after, signal), await look(line, signal)];
    const best = before.lines[0];
    if (!best || fault(before, now, seat, token) !== '??') return false;
    const read = ['computer', 'hint'].map((name) => context.words.read(name));
    const looks = ['element/dialogs/dialogs.css'].map((path) => addStyles(root, path));
    const [known] = await Promise.all([...read, ...looks]);
    const later = context.again();
    if (signal.aborted || !later || !known) return false;
    const said = [
      { id: 'computer-blunder', args: { before: percent(best.chance), after: percent(now.chances[seat - 1] ?? 0) } },
      ...why(later, line, best, now, seat),
      ...(timed ? [{ id: 'computer-blunder-clocks' }] : []),
    ];
    return await ask(later, (words) => [said.map((phrase) => words.say(phrase)).join(' ')], signal);
  } catch (trouble) {
    // The game continues without the teacher.
    if (!signal.aborted) console.warn(trouble);
    return false;
  } finally {
    end.abort();
  }
}

/**
 * @param {Context} context @param {string} line after the move @param {AnalysisLine} best @param {Analysis} now
 * @param {number} seat @returns {Phrase[]}
 */
function why({ engine, words }, line, best, now, seat) {
  const answer = now.seat === seat ? undefined : now.lines[0];
  // The ids of answers end as those of hints do, but not every hint has one.
  const reasons = (answer?.reasons ?? []).map(({ id, args }) => ({
    id: `computer-answer-${id.replace('hint-', '')}`,
    args,
  }));
  const told = reasons.filter(({ id }) => words.has(id));
  if (told.length > 0) return told.slice(0, REASONS);
  if (best.reasons.length > 0) return [{ id: 'computer-blunder-better' }, ...best.reasons.slice(0, REASONS)];
  const [token] = answer?.moves ?? [];
  return token ? [{ id: 'hint-answer', args: { move: called(engine, words, line, token) } }] : [];
}

/**
 * @param {Context} context @param {import('../../element/frame/notice.js').Said} said @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether the move was taken back
 */
function ask(context, said, signal) {
  const { frame } = context;
  return new Promise((resolve) => {
    const back = () => {
      resolve(true);
      // Delete a move that ended the game. Undo would only step back, and the next move would be a variation.
      context.again()?.change((board) => (board.view().ended ? board.delete(board.view().node) : board.undo()), false);
      frame.surface.focus();
    };
    const on = () => {
      resolve(false);
      frame.surface.focus();
    };
    const offers = [
      { name: 'computer-take-back', act: back },
      { name: 'computer-play-on', act: on },
    ];
    const note = frame.card('question', context.words, said, ...offers);
    note.querySelector('.icon-button')?.remove();
    note.querySelector('.button')?.classList.add('primary');
    // Keyboard focus moves to the question, and with Tab to the answers.
    note.tabIndex = -1;
    note.focus({ preventScroll: true });
    signal.addEventListener('abort', () => {
      note.remove();
      resolve(false);
    });
  });
}
