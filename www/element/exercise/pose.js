// An exercise on a board: a puzzle or a step of a lesson, as the attributes `puzzle` and `lesson` ask for it.

import { dayOf } from '../day-number.js';
import { engine, isGame } from '../engine.js';
import { emit } from '../events.js';
import { addStyles } from '../look/styles.js';
import { catalogue, languageAt, words } from '../words.js';
import { ofDay, puzzles } from './collection.js';
import { Run } from './run.js';

/**
 * Poses an exercise.
 * @param {CauceGame} element @param {ShadowRoot} root @param {import('../game.js').Game} game
 * @param {'puzzle' | 'lesson'} kind @param {string} asked as the attribute says it
 * @param {AbortSignal} end takes it away again
 * @returns {Promise<boolean>} whether there is one
 * @throws where what it takes cannot be fetched
 */
export async function pose(element, root, game, kind, asked, end) {
  const [of = '', number = ''] = kind === 'lesson' ? asked.split('/') : [element.game];
  const read = async () => {
    const say = await words(languageAt(element));
    const names = ['hint', of, ...(kind === 'lesson' ? ['lesson', `${of}-lesson`] : ['puzzle', 'computer'])];
    await Promise.all(names.map((name) => catalogue(say, name)));
    return say;
  };
  if (!isGame(of)) return unknown(element, kind);
  const [ready, say, all] = await Promise.all([
    engine(of, 'study'),
    read(),
    kind === 'puzzle' ? puzzles(of) : [],
    addStyles(root, 'element/exercise/task.css'),
  ]);
  if (end.aborted) return true;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const puzzle = asked === 'today' ? ofDay(all, dayOf()) : all.find(({ id }) => id === asked);
  const step = /^[1-9]\d{0,3}$/.test(number || '1') ? Number(number || 1) - 1 : null;
  const exercise =
    kind === 'lesson'
      ? step !== null && ready.Exercise.pose({ game: of, step, still })
      : puzzle && ready.Exercise.pose({ ...puzzle, still });
  if (!exercise) return unknown(element, kind);
  const name = kind === 'lesson' ? asked : (puzzle?.id ?? '');
  new Run(element, game, exercise, say, end, ({ state, helped }) =>
    emit(element, 'cauce-exercise', { kind, name, state, helped, line: element.line }),
  ).start(read);
  return true;
}

/** Says that there is no such exercise. @param {CauceGame} element @param {'puzzle' | 'lesson'} kind @returns {Promise<false>} */
async function unknown(element, kind) {
  const say = await words(languageAt(element), [kind]);
  emit(element, 'cauce-error', { reason: say.say(`${kind}-none`) });
  return false;
}
