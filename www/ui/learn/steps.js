// What a lesson is made of, and the lessons there are.
//
// A lesson is data: game lines to stand at, and goals that are asked of the position after a move. The words are in the
// catalogue `<game>-lesson`: for a step of the name NAME the title `<game>-lesson-NAME`, what there is to know (`-text`),
// and for each task what is to be done (`-task`, `-task-2`) and what is said when it is (`-done`, `-done-2`). A miss that
// the goal has a name for is explained by `-NAME OF THE MISS`.

/**
 * Says of the position after a move whether the move did what was asked: yes, no, or the name of a way to miss it.
 *
 * @typedef {(now: Position, before: Position) => boolean | string} Goal
 *
 * @typedef {object} Task
 * @property {Goal} goal
 * @property {string} [hint] the token that a hint shows, where not just any that reaches the goal will do
 * @property {string[]} [reply] what the other side plays after it: the first of these that is legal
 * @property {string[]} [misses] the names of the misses that the goal may give
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string} line where it begins
 * @property {Task[]} [tasks] none: there is only something to see
 *
 * @typedef {import('./position.js').Position} Position
 */

/** The lessons, in the order in which they are offered. Each is written out, because that is what a bundler looks for. @type {Record<string, () => Promise<{ default: Step[] }>>} */
export const LESSONS = {
  snorkels: () => import('./snorkels.js'),
  tayu: () => import('./tayu.js'),
  caminos: () => import('./caminos.js'),
  sendas: () => import('./sendas.js'),
};

/**
 * What a goal says of a move.
 *
 * @param {Task} task
 * @param {Position} now
 * @param {Position} before
 * @returns {{ done: boolean, miss: string | null }}
 */
export function judge({ goal }, now, before) {
  const said = goal(now, before);
  return { done: said === true, miss: typeof said === 'string' ? said : null };
}

/**
 * The token that a hint shows: one that does what is asked.
 *
 * @param {Task} task
 * @param {Position} at
 * @returns {string | undefined}
 */
export function solution(task, at) {
  return task.hint ?? at.legal.find((token) => judge(task, at.after(token), at).done);
}

/**
 * What the other side plays after a task is done.
 *
 * @param {Task} task
 * @param {Position} at
 * @returns {string | undefined}
 */
export function answer({ reply = [] }, at) {
  return reply.find((token) => at.legal.includes(token));
}
