// A stored game as the home page and the library show it: a link with its picture, players, time and state.

import { el } from '../../kit/dom.js';
import { picture } from '../../element/board/picture.js';
import { isTurned } from '../computer/side.js';

/** @param {string} link @param {import('../../kit/dom.js').Child[]} about the text @param {() => void} open */
export function gameLink(link, about, open) {
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
 * Adds the picture of a game, turned as its board was. Draws nothing for a game that this version does not know.
 * @param {Engine} engine @param {string} link @param {Element} place @param {AbortSignal} end
 */
export function showPicture(engine, link, place, end) {
  const { line } = engine.Board.read_link(link);
  const asked = new URLSearchParams(link);
  if (line) place.append(picture(engine, line, { end, turned: isTurned(asked.get('game'), asked.get('seats')) }));
}

/** @param {import('../store/saved-game.js').Summary} head @returns {Phrase[]} by seat */
export function playersOf({ names, players }) {
  return names.map(
    (name, index) =>
      players?.[index] ?? { id: name ? 'player-name' : 'player-default', args: { name, seat: index + 1 } },
  );
}

/** The number of past days that are called by their weekday. */
const WEEK = 6;

export class DateFormat {
  #day;
  #moment;
  #near;
  #weekday;
  #hour;

  /** @param {string} region */
  constructor(region) {
    this.#day = new Intl.DateTimeFormat(region, { dateStyle: 'medium' });
    this.#moment = new Intl.DateTimeFormat(region, { dateStyle: 'medium', timeStyle: 'short' });
    this.#near = new Intl.RelativeTimeFormat(region, { numeric: 'auto' });
    this.#weekday = new Intl.DateTimeFormat(region, { weekday: 'long' });
    this.#hour = new Intl.DateTimeFormat(region, { timeStyle: 'short' });
  }

  /** Returns today, yesterday, a weekday or the date, with the time. @param {number} at */
  ago(at) {
    const days = Math.round((midnight(Date.now()) - midnight(at)) / 86_400_000);
    if (days < 0 || days > WEEK) return this.#day.format(at);
    const day = days < 2 ? this.#near.format(-days, 'day') : this.#weekday.format(at);
    return at === midnight(at) ? day : `${day}, ${this.#hour.format(at)}`;
  }

  /** @param {number} at */
  when(at) {
    return (at === midnight(at) ? this.#day : this.#moment).format(at);
  }
}

/** The start of the local day. Games of files have only a date, stored as this time. @param {number} at */
const midnight = (at) => new Date(at).setHours(0, 0, 0, 0);
