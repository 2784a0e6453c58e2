// What helps to fill in a field.

import { el } from '../dom.js';

/**
 * Lets a field say in the words of the page what will not do in it: the browser would say it in its own language.
 * @param {HTMLInputElement} input @param {string} reason
 */
export function explain(input, reason) {
  const check = () => {
    input.setCustomValidity('');
    if (!input.validity.valid) input.setCustomValidity(reason);
  };
  input.addEventListener('input', check);
  check();
  return input;
}

/**
 * Names to choose from while one is typed: those that extensions know.
 * @param {readonly import('../extensions.js').Extension[]} extensions
 */
export function knownNames(extensions) {
  const names = new Set(extensions.flatMap(({ people = [] }) => people));
  return el('datalist', { id: 'known-names' }, ...[...names].map((name) => el('option', { value: name })));
}

/** The levels of the computer. */
const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Asks who plays a seat.
 * @param {Words} words with those of the computer
 * @param {object} now @param {number} now.seat counted from 1
 * @param {string} now.by who plays it so far: `here`, `away` or `computer-3`
 * @param {string} [now.away] what it is called that it is played from elsewhere, where that can be
 * @param {(by: string) => void} change
 */
export function whoPlays(words, { seat, by, away }, change) {
  const ways = [
    ['here', words.say('computer-person')],
    ...(away ? [['away', away]] : []),
    ...LEVELS.map((level) => [`computer-${level}`, words.say('computer-level', { level })]),
  ];
  const label = words.say('computer-who', { seat: words.say('player-default', { seat }) });
  const select = el('select', { class: 'who-plays', 'aria-label': label }, ...ways.map(([value, name]) => el('option', { value, selected: value === by }, name)));
  select.addEventListener('change', () => change(select.value));
  return select;
}
