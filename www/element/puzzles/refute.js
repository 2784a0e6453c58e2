// Why a move is wrong: how the game goes on after it if both sides play their best, and what comes of that.

import { analyse, prove } from '../computer.js';
import { inspect } from '../inspect.js';
import { naming } from '../naming.js';
import { perSide } from '../reasons.js';

/** @import { Worth } from '../../view.js' */
/** @typedef {{ line: string, said: Phrase[] }} Refutation the game with the moves that follow, and what is said of them */

/** No more moves than these are shown: those of a puzzle lose sooner. */
const LONGEST = 20;

/** How much is thought about which answer is the best of those that hold, and how many are told. */
const STEPS = 1500;
const LINES = 6;

/** What can be said of an answer to whom it is given; the ids end as those of a hint do. */
const ANSWERS = ['blocks', 'shuts', 'covers'];

/** A game line with more moves. @param {Engine} engine @param {string} line @param {...string} tokens */
export const after = (engine, line, ...tokens) =>
  inspect(engine, line, (board) => {
    for (const token of tokens) board.play(token, null);
    return board.line;
  });

/**
 * What refutes a move.
 * @param {Engine} engine @param {(id: string) => boolean} has whether the catalogues have a message
 * @param {string} line the game with the move
 * @param {Worth[]} answers what the answers to it are worth, the best first; none where the move has ended the game
 * @param {AbortSignal} signal @returns {Promise<Refutation>}
 */
export async function refute(engine, has, line, answers, signal) {
  let [next] = answers;
  /** @param {string | undefined} token @returns {Phrase[]} */
  const answer = (token) => (token ? [{ id: 'hint-answer', args: { move: naming(engine, has, line, token) } }] : []);
  if (next && next.share < 1) {
    const { token, why } = await hold(line, answers, signal);
    return { line: after(engine, line, token), said: [{ id: 'puzzle-holds' }, ...answer(token), ...why] };
  }
  const told = answer(next?.token);
  let [made, most] = [0, next?.plies ?? 0];
  while (next && made < LONGEST) {
    line = after(engine, line, next.token);
    made += 1;
    const over = inspect(engine, line, (board) => board.view().turn.kind === 'over');
    // What is shown to its end tells best how many moves it takes.
    if (over) most = made;
    [next] = over ? [] : await prove(line, signal);
  }
  const { ending, status } = inspect(engine, line, (board) => board.view());
  // Who wins has been said by then. Where that takes several moves, the first of them tells more than how it ends.
  const how = ending.find(({ id }) => id !== status.id);
  const more = most > 1 ? told : how ? [how] : [];
  // What is shown holds moves of both sides, which is said.
  const on = made > 1 ? [{ id: 'puzzle-goes-on' }] : [];
  return { line, said: [{ id: 'puzzle-loses', args: { moves: perSide(most) } }, ...more, ...on] };
}

/**
 * The answer after which nobody is proved to win, and what it does.
 * @param {string} line @param {Worth[]} answers @param {AbortSignal} signal @returns {Promise<{ token: string, why: Phrase[] }>}
 */
async function hold(line, answers, signal) {
  const holding = answers.filter(({ share }) => share > 0).map(({ token }) => token);
  const { lines } = await analyse(line, { signal, steps: STEPS, lines: LINES });
  const best = lines.find(({ moves }) => holding.includes(moves[0] ?? ''));
  const why = (best?.reasons ?? []).flatMap(({ id, args }) => {
    const name = id.replace('hint-', '');
    return ANSWERS.includes(name) ? [{ id: `computer-answer-${name}`, args }] : [];
  });
  return { token: best?.moves[0] ?? holding[0] ?? '', why: why.slice(0, 1) };
}
