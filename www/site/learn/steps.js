// What a lesson is made of, and the lessons there are.
//
// A lesson is data: game lines to stand at, and names of goals, which the engine knows. The words are in the
// catalogue `<game>-lesson`: for a step of the name NAME the title `<game>-lesson-NAME`, what there is to know (`-text`),
// and for each task what is to be done (`-task`, `-task-2`) and what is said when it is (`-done`, `-done-2`). A miss that
// the goal has a name for is explained by `-NAME OF THE MISS`.

import { inspect } from '../../element/inspect.js';

/**
 * @typedef {object} Task
 * @property {string} goal the name of what is asked for
 * @property {string} [hint] the token that a hint shows, where not just any that reaches the goal will do
 * @property {string[]} [reply] what the other side plays after it: the first of these that is legal
 * @property {string[]} [misses] the names of the misses that the goal may give
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} line where it begins
 * @property {Task[]} [tasks] none: there is only something to see
 */

/** The lessons, in the order in which they are offered. Each is written out, because that is what a bundler looks for. @type {Record<string, () => Promise<{ default: Step[] }>>} */
export const LESSONS = {
  snorkels: () => import('./snorkels.js'),
  tayu: () => import('./tayu.js'),
  caminos: () => import('./caminos.js'),
  sendas: () => import('./sendas.js'),
};

/** A piece on end stands on no more squares than these: of one that lies, it is seen where. */
const UPRIGHT = 2;

/**
 * What the goal of a task says of the last move of a line.
 * @param {Engine} engine @param {Task} task @param {string} line @returns {{ done: boolean, miss: string | null }}
 */
export function judge(engine, { goal }, line) {
  const said = inspect(engine, line, (board) => board.verdict(goal)) ?? 'missed';
  return { done: said === 'done', miss: said === 'done' || said === 'missed' ? null : said };
}

/**
 * How a hint shows what is asked: what is to be played, what is pressed for it first, where the last press falls, and how high
 * a piece that stands on end is built on each of its squares.
 * @param {Engine} engine @param {Task} task @param {string} line
 * @returns {{ token: string, press: string[], at: string, upright: import('../../view.js').Arg | null } | null}
 */
export function hint(engine, { goal, hint }, line) {
  return inspect(engine, line, (board) => {
    const token = hint ?? board.solution(goal) ?? '';
    const press = board.press_sequence(token);
    const at = press.pop();
    if (at === undefined) return null;
    // What is pressed twice is pressed again only by who is sure.
    for (const id of press) if (id !== at) board.press(id);
    board.aim(at);
    const columns = board.view().over?.args?.columns;
    return { token, press, at, upright: Array.isArray(columns) && columns.length <= UPRIGHT ? columns : null };
  });
}

/** What the other side plays after a task is done. @param {Engine} engine @param {Task} task @param {string} line */
export function answer(engine, { reply }, line) {
  return reply && inspect(engine, line, (board) => reply.find((token) => board.legal().includes(token)));
}
