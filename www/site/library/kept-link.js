// A game that is kept, as the home page and the library show it: a link with its picture, who plays, and what is said of it.

import { el } from '../../element/dom.js';
import { picture } from '../../element/board/picture.js';

/**
 * @param {string} link @param {import('../../element/dom.js').Child[]} about what is said of it
 * @param {() => void} open follows the link on this page
 */
export function keptLink(link, about, open) {
  /** @param {MouseEvent} event */
  const click = (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  const place = el('span', { class: 'kept-picture' });
  const words = el('span', { class: 'kept-words' }, ...about);
  return { place, element: el('a', { class: 'kept-link', href: `#${link}`, on: { click } }, place, words) };
}

/**
 * Puts the picture of a game into its place; nothing is painted of a game that only another version knows.
 * @param {Engine} engine @param {string} link @param {Element} place @param {AbortSignal} end
 */
export function showKept(engine, link, place, end) {
  const { line } = engine.Board.read_link(link);
  if (line) place.append(picture(engine, line, { end }));
}

/** What the players of a game are called, by seat. @param {import('../store/kept.js').Head} head @returns {Phrase[]} */
export function playersOf({ names, players }) {
  return names.map((name, index) => players?.[index] ?? { id: name ? 'player-name' : 'player-default', args: { name, seat: index + 1 } });
}
