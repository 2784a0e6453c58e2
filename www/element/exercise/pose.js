// Exercises on a board: a puzzle or a step of a lesson, or one without a name.

import { dayOf } from '../../kit/day-number.js';
import { attribute } from '../../kit/dom.js';
import { engine, isGame } from '../engine.js';
import { emit, emitError } from '../events.js';
import { addStyles } from '../../kit/styles.js';
import { catalogue, languageAt, words } from '../../kit/words.js';
import { ofDay, puzzles } from './collection.js';
import { Panel } from './panel.js';
import { Run } from './run.js';

/** @import { ExerciseAsked, Task } from '../../view.js' */
/** @typedef {Pick<Task, 'state' | 'helped'>} ExerciseState */

/**
 * Poses the exercise of an attribute, and dispatches `cauce-exercise` events about it.
 * @param {CauceGame} element @param {ShadowRoot} root @param {import('../game.js').Game} game
 * @param {'puzzle' | 'lesson'} kind @param {string} name the value of the attribute
 * @param {AbortSignal} end removes the exercise @returns {Promise<boolean>} whether the exercise exists
 * @throws if something it needs cannot be fetched
 */
export async function pose(element, root, game, kind, name, end) {
  const [of = '', number = '1'] = kind === 'lesson' ? name.split('/') : [element.game];
  /** The id of the puzzle, which `today` does not say. */ let found = name;
  const puzzle = async () => {
    const all = await puzzles(of);
    const puzzle = name === 'today' ? ofDay(all, dayOf()) : all.find(({ id }) => id === name);
    found = puzzle?.id ?? name;
    return puzzle;
  };
  const step = () => (/^[1-9]\d{0,3}$/.test(number) ? { game: of, step: Number(number) - 1 } : undefined);
  const names = kind === 'lesson' ? ['lesson', `${of}-lesson`] : ['puzzle', 'computer'];
  const asked = kind === 'lesson' ? step() : puzzle();
  /** @param {ExerciseState} task */
  const changed = ({ state, helped }) =>
    emit(element, 'cauce-exercise', { kind, name: found, state, helped, line: element.line });
  if (isGame(of) && (await poseExercise(element, root, game, { of, names, asked }, end, changed))) return true;
  const say = await words(languageAt(element), [kind]);
  emitError(element, say, `${kind}-none`);
  return false;
}

/**
 * @param {CauceGame} element @param {ShadowRoot} root @param {import('../game.js').Game} game
 * @param {{ of: string, names: string[], asked: ExerciseAsked | undefined | Promise<ExerciseAsked | undefined> }} exercise the
 *   game, the catalogues with its words, and the exercise itself
 * @param {AbortSignal} end removes the exercise
 * @param {(task: ExerciseState) => void} changed called whenever the task may have changed
 * @returns {Promise<boolean>} whether the exercise exists @throws if something it needs cannot be fetched
 */
export async function poseExercise(element, root, game, { of, names, asked }, end, changed) {
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
 * @param {CauceGame} element @param {import('../game.js').Game} game
 * @param {import('../../cauce-web.js').Exercise} exercise @param {Words} say @param {() => Promise<Words>} read fetches the
 *   words again, after a change of language
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
    current: () => game.context(),
  });
  // Set by the exercise, and restored when it ends.
  const before = ['draws', 'readonly'].map((name) => /** @type {const} */ ([name, element.getAttribute(name)]));
  element.draws = 'host';
  const moved = () => run.on({ type: 'moved', line: element.line, ply: game.view?.ply ?? 0 });
  element.addEventListener('cauce-change', moved, { signal: end });
  // A press after a wrong move means trying again, unless it turned the board or is the second of two taps.
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
