// An exercise on a board: a puzzle or a step of a lesson, as the attributes `puzzle` and `lesson` ask for it, or one that has no
// name.

import { dayOf } from '../day-number.js';
import { engine, isGame } from '../engine.js';
import { emit } from '../events.js';
import { addStyles } from '../look/styles.js';
import { catalogue, languageAt, words } from '../words.js';
import { ofDay, puzzles } from './collection.js';
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
  emit(element, 'cauce-error', { reason: say.say(`${kind}-none`) });
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
  if (exercise) new Run(element, game, exercise, say, end, changed).start(read);
  return Boolean(exercise);
}
