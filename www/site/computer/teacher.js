// A kind teacher: looks at each move of a person, and where it was a blunder, says why and offers to take it back.

import { look } from '../../element/analysis/review.js';
import { percent } from '../../element/computer.js';
import { engine as fetched } from '../../element/engine.js';
import { inspect } from '../../element/inspect.js';
import { called } from '../../element/naming.js';
import { addStyles } from '../../element/look/styles.js';

/** How many reasons are told. */
const REASONS = 2;

/** What is looked at on each board: the last move alone. @type {WeakMap<Board, AbortController>} */
const looking = new WeakMap();

/**
 * Looks at a move, and where it was a blunder, asks whether to take it back, as long as nothing else is played or shown.
 * @param {Context} context @param {{ token: string, seat: number, after: string, line: string }} move
 * @param {boolean} timed whether there is a clock
 * @returns {Promise<boolean>} whether it was taken back
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
    // Who gives up, or runs out of time, makes no move.
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
    // The game goes on without a teacher; who looks into it finds out why.
    if (!signal.aborted) console.warn(trouble);
    return false;
  } finally {
    end.abort();
  }
}

/**
 * Why a move was a blunder: what the best answer does, or else what a better move would have done, or which answer that is.
 * @param {Context} context @param {string} line the game with the move
 * @param {AnalysisLine} best @param {Analysis} now @param {number} seat who made it
 * @returns {Phrase[]}
 */
function why({ engine, words }, line, best, now, seat) {
  const answer = now.seat === seat ? undefined : now.lines[0];
  // What can be said of an answer to whom it is given has an id that ends as that of a hint does.
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
 * Asks whether to take a move back.
 * @param {Context} context @param {import('../../element/frame/notice.js').Said} said
 * @param {AbortSignal} signal is aborted where the question is of no use any more
 * @returns {Promise<boolean>} whether it was taken back
 */
function ask(context, said, signal) {
  const { frame } = context;
  return new Promise((resolve) => {
    const back = () => {
      resolve(true);
      // A move that has ended the game goes: undo would only look back at it, and what is played then would be a variation.
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
    // Whoever plays by keyboard comes from the board to the question, and by the next key to the answers.
    note.tabIndex = -1;
    note.focus({ preventScroll: true });
    signal.addEventListener('abort', () => {
      note.remove();
      resolve(false);
    });
  });
}
