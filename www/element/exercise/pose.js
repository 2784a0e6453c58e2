// An exercise on a board: a puzzle or a step of a lesson, as the attributes `puzzle` and `lesson` ask for it, or one that has no
// name.

import { dayOf } from '../day-number.js';
import { attribute } from '../dom.js';
import { engine, isGame } from '../engine.js';
import { emit, emitError } from '../events.js';
import { addStyles } from '../look/styles.js';
import { catalogue, languageAt, words } from '../words.js';
import { ofDay, puzzles } from './collection.js';
import { Panel } from './panel.js';
import { Run } from './run.js';

/** @import { ExerciseAsked, Task } from '../../view.js' */
/** @typedef {Pick<Task, 'state' | 'helped'>} Standing */

/**
 * Poses the exercise of an attribute, and tells the page how it stands.
 * @param {CauceGame} element @param {ShadowRoot} root @param {import('../game.js').Game} game
 * @param {'puzzle' | 'lesson'} kind @param {string} name as the attribute says it
 * @param {AbortSignal} end takes it away again
 * @returns {Promise<boolean>} whether there is one
 * @throws where what it takes cannot be fetched
 */
export async function pose(element, root, game, kind, name, end) {
  const [of = '', number = '1'] = kind === 'lesson' ? name.split('/') : [element.game];
  /** The name of the puzzle, also where it is that of a day. */ let found = name;
  const puzzle = async () => {
    const all = await puzzles(of);
    const puzzle = name === 'today' ? ofDay(all, dayOf()) : all.find(({ id }) => id === name);
    found = puzzle?.id ?? name;
    return puzzle;
  };
  const step = () => (/^[1-9]\d{0,3}$/.test(number) ? { game: of, step: Number(number) - 1 } : undefined);
  const names = kind === 'lesson' ? ['lesson', `${of}-lesson`] : ['puzzle', 'computer'];
  const asked = kind === 'lesson' ? step() : puzzle();
  /** @param {Standing} task */
  const changed = ({ state, helped }) =>
    emit(element, 'cauce-exercise', { kind, name: found, state, helped, line: element.line });
  if (isGame(of) && (await practise(element, root, game, { of, names, asked }, end, changed))) return true;
  const say = await words(languageAt(element), [kind]);
  emitError(element, say, `${kind}-none`);
  return false;
}

/**
 * Poses an exercise.
 * @param {CauceGame} element @param {ShadowRoot} root @param {import('../game.js').Game} game
 * @param {{ of: string, names: string[], asked: ExerciseAsked | undefined | Promise<ExerciseAsked | undefined> }} exercise the
 *   game that it is of, the catalogues that say it, and what is asked
 * @param {AbortSignal} end takes it away again
 * @param {(task: Standing) => void} changed is told how it stands, whenever that has changed
 * @returns {Promise<boolean>} whether there is one
 * @throws where what it takes cannot be fetched
 */
export async function practise(element, root, game, { of, names, asked }, end, changed) {
  const read = async () => {
    const say = await words(languageAt(element));
    await Promise.all(['hint', of, ...names].map((name) => catalogue(say, name)));
    return say;
  };
  const [ready, say, found] = await Promise.all([
    engine(of, 'study'),
    read(),
    asked,
    addStyles(root, 'element/exercise/task.css'),
  ]);
  if (end.aborted) return true;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const exercise = found && ready.Exercise.pose({ ...found, still });
  if (exercise) begin(element, game, exercise, say, read, end, changed);
  return Boolean(exercise);
}

/**
 * Begins an exercise in place of what is played on an element.
 * @param {CauceGame} element @param {import('../game.js').Game} game
 * @param {import('../../cauce-web.js').Exercise} exercise @param {Words} say @param {() => Promise<Words>} read fetches them anew, in
 *   another language
 * @param {AbortSignal} end @param {(task: Task) => void} changed
 */
function begin(element, game, exercise, say, read, end, changed) {
  const { frame } = game;
  let words = say;
  const panel = new Panel((name) => run.on({ type: 'pressed', name }));
  const run = new Run(element, exercise, end, {
    show: (task) => {
      element.readonly = task.state !== 'open';
      panel.show(task, words, frame);
      changed(task);
    },
    play: (token) => game.play(token, undefined, 'exercise'),
    again: () => game.context(),
  });
  // It sets them as it needs them.
  const before = ['draws', 'readonly'].map((name) => /** @type {const} */ ([name, element.getAttribute(name)]));
  element.draws = 'host';
  const moved = () => run.on({ type: 'moved', line: element.line, ply: game.view?.ply ?? 0 });
  element.addEventListener('cauce-change', moved, { signal: end });
  // Who presses on the board after a wrong move wants to try again; not who has turned it, nor with the second of two taps.
  let wrong = false;
  element.addEventListener('pointerdown', () => (wrong = run.task.state === 'wrong'), { capture: true, signal: end });
  const pressed = (/** @type {MouseEvent} */ event) => {
    const at = /** @type {Element | undefined} */ (event.composedPath()[0]);
    if (wrong && at?.closest('[role="grid"]') && !event.defaultPrevented && event.detail < 2)
      run.on({ type: 'pressed', name: 'again' });
  };
  element.addEventListener('click', pressed, { signal: end });
  const language = new MutationObserver(async () => {
    words = await read();
    run.show();
  });
  language.observe(frame.element, { attributeFilter: ['lang'] });
  frame.pose(panel);
  end.addEventListener('abort', () => {
    language.disconnect();
    frame.pose(null);
    for (const [name, value] of before) attribute(element, name, value);
  });
  run.on({ type: 'begun' });
}
