// A puzzle on a board of any page: what is asked and what came of a move stand over the game.

import { dayOf } from '../day-number.js';
import { attribute } from '../dom.js';
import { emit } from '../events.js';
import { catalogue, languageAt, words } from '../words.js';
import { GAMES, ofDay, puzzles } from './collection.js';
import { Session, taskOf } from './session.js';

/**
 * Poses a puzzle of the game that the element names.
 * @param {CauceGame} element @param {import('../game.js').Game} game
 * @param {string} asked its name, or `today`
 * @param {AbortSignal} end takes it away again
 * @throws where what it takes cannot be fetched
 */
export async function pose(element, game, asked, end) {
  const say = await words(languageAt(element));
  const [all] = await Promise.all([
    puzzles(element.game),
    ...['puzzle', 'hint', 'computer', ...GAMES.filter((name) => name === element.game)].map((name) =>
      catalogue(say, name),
    ),
  ]);
  if (end.aborted) return;
  const puzzle = asked === 'today' ? ofDay(all, dayOf()) : all.find(({ id }) => id === asked);
  const { engine, root } = game.context() ?? {};
  if (!puzzle || !engine || !root) {
    emit(element, 'cauce-error', { reason: say.say('puzzle-none') });
    return;
  }
  /** @type {HTMLElement | null} */ let note = null;
  /** @param {Phrase[]} said @param {import('../frame/notice.js').Offer[]} offers */
  const put = (said, ...offers) => {
    note?.remove();
    note = game.frame.card('task', say, (words) => [said.map((phrase) => words.say(phrase)).join(' ')], ...offers);
    attribute(note, 'data-puzzle', session.state);
  };
  const tell = () => {
    const { state, said } = session;
    const shown = state !== 'open' || said.length > 0 ? said : [{ id: taskOf(puzzle, engine) }];
    if (shown.length === 0) return note?.remove();
    if (state === 'wrong') put(shown, { name: 'puzzle-again', act: () => session.again() });
    else if (state === 'open') put(shown, { name: 'puzzle-show', act: () => session.show() });
    else put(shown);
    return undefined;
  };
  // It sets them as it needs them.
  const before = ['draws', 'readonly'].map((name) => /** @type {const} */ ([name, element.getAttribute(name)]));
  const session = new Session(puzzle, element, engine, (id) => say.has(id), tell);
  end.addEventListener('abort', () => {
    session.end();
    note?.remove();
    for (const [name, value] of before) attribute(element, name, value);
  });
  tell();
}
