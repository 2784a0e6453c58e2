import { el } from '../kit/dom.js';
import { keyOf } from '../kit/key.js';

/**
 * Dismisses help with a move once the player does anything else, so that the game's answer can be read. Aiming with the mouse
 * does not count.
 * @param {() => Context | null} current @param {string[]} presses the presses that make the move, if it is shown
 * @param {() => boolean} told whether the help is still shown @param {() => void} dismiss dismisses it
 */
export function dismissOnOtherInput(current, presses, told, dismiss) {
  const gone = new AbortController();
  const hand = () => {
    const { hand, over, aimed, busy, refused, awaits_tap: awaits, choices } = current()?.view ?? {};
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
    // The event is handled by then.
    setTimeout(() => {
      const { aimed, is } = hand();
      const shown = !(event instanceof KeyboardEvent) && at.closest('.board') && presses.includes(aimed ?? '');
      if (!told() || is === before || shown) return;
      gone.abort();
      dismiss();
    });
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'wheel'])
    addEventListener(type, see, { capture: true, passive: true, signal: gone.signal });
}

/**
 * Returns short text for sighted users and full text for screen readers.
 * @param {Words} words @param {Phrase[]} glance @param {Phrase[]} all
 */
export function shortAndSpoken(words, glance, all) {
  const [few = '', full = ''] = [glance, all].map((phrases) => phrases.map((phrase) => words.say(phrase)).join(' '));
  return few === full ? [full] : [el('span', { 'aria-hidden': 'true' }, few), el('span', { class: 'unseen' }, full)];
}
