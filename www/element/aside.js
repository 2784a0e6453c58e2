// How what helps with a move is told, and put away again: in a game and in an exercise.

import { el } from './dom.js';
import { keyOf } from './key.js';

/**
 * Puts away what is told of a move once who plays does something else than it shows, so that what is said of that is read. To aim
 * by a mouse is nothing yet.
 * @param {() => Context | null} again the game as it is by now @param {string[]} presses what is pressed to make the move, where it is shown
 * @param {() => boolean} told whether it still stands there @param {() => void} put puts it away
 */
export function stepAside(again, presses, told, put) {
  const gone = new AbortController();
  const hand = () => {
    const { hand, over, aimed, busy, refused, awaits_tap: awaits, choices } = again()?.view ?? {};
    return { aimed, is: JSON.stringify([hand, over, aimed, busy, refused, awaits, choices]) };
  };
  let before = hand().is;
  /** @param {Event} event */
  const see = (event) => {
    const at = event.composedPath()[0];
    if (!told()) return gone.abort();
    if (
      !(at instanceof Element) ||
      (event instanceof KeyboardEvent ? keyOf(event) === 'Tab' : !at.closest('.board, .choice'))
    )
      return;
    if (event.type !== 'pointerup') before = hand().is;
    if (event.type === 'pointerdown') return;
    // By then it has been done.
    setTimeout(() => {
      const { aimed, is } = hand();
      const shown = !(event instanceof KeyboardEvent) && at.closest('.board') && presses.includes(aimed ?? '');
      if (!told() || is === before || shown) return;
      gone.abort();
      put();
    });
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'wheel'])
    addEventListener(type, see, { capture: true, passive: true, signal: gone.signal });
}

/**
 * What is said in few words to whoever sees the board, and in full to whoever does not.
 * @param {Words} words @param {Phrase[]} glance @param {Phrase[]} all
 */
export function faces(words, glance, all) {
  const [few = '', full = ''] = [glance, all].map((phrases) => phrases.map((phrase) => words.say(phrase)).join(' '));
  return few === full ? [full] : [el('span', { 'aria-hidden': 'true' }, few), el('span', { class: 'unseen' }, full)];
}
