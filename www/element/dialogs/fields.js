// What helps to fill in a field.

import { el } from '../dom.js';
import { levelsOf, highestOf } from '../levels.js';
import { playerOf } from '../seats.js';

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

/** A field under its name. @param {import('../dom.js').Child} name @param {...import('../dom.js').Child} inside */
export const field = (name, ...inside) =>
  el('label', { class: 'field' }, el('span', { class: 'field-name' }, name), ...inside);

/** A box to tick, before what it stands for. @param {string} name @param {boolean} checked @param {(checked: boolean) => void} change */
export function check(name, checked, change) {
  const input = el('input', { type: 'checkbox', checked, on: { change: () => change(input.checked) } });
  return el('label', { class: 'check' }, input, el('span', {}, name));
}

let groups = 0;

/**
 * One of several, side by side.
 * @param {string} title @param {Record<string, string>} names @param {string} chosen @param {(value: string) => void} choose
 * @param {string | null} [kind] how the title looks: where all is clear without it, it is only spoken
 */
export function segments(title, names, chosen, choose, kind = 'unseen') {
  const group = `segments-${++groups}`;
  return el(
    'fieldset',
    { class: 'segments' },
    el('legend', { class: kind }, title),
    ...Object.entries(names).map(([value, name]) => {
      const input = el('input', {
        type: 'radio',
        name: group,
        value,
        checked: value === chosen,
        on: { change: () => choose(value) },
      });
      return el('label', { class: 'segment' }, input, el('span', {}, name));
    }),
  );
}

/** Names to choose from while one is typed. @param {import('../extension.js').Conditions} conditions */
export function knownNames({ people }) {
  const names = new Set(people.map(({ name }) => name));
  return el('datalist', { id: 'known-names' }, ...[...names].map((name) => el('option', { value: name })));
}

/**
 * Where the name of a player is typed.
 * @param {Engine} engine @param {Words} words @param {number} seat counted from 1 @param {Record<string, unknown>} more
 */
export function nameInput(engine, words, seat, more) {
  const placeholder = words.say('player-default', { seat });
  return el('input', {
    type: 'text',
    maxlength: engine.longest_name(),
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder,
    ...more,
  });
}

/**
 * A seat: its name, and who plays it where that is asked. A computer is called by its level, and not by a name.
 * @param {HTMLElement} named the field of the name @param {HTMLInputElement} input in it @param {HTMLSelectElement | false} who
 */
export function playerRow(named, input, who) {
  const show = () => (input.hidden = who && who.value.startsWith('computer'));
  if (who) who.addEventListener('change', show);
  show();
  return el('div', { class: 'field-row player' }, named, who);
}

/**
 * Asks who plays a seat.
 * @param {Words} words with those of the computer
 * @param {object} now @param {number} now.seat counted from 1
 * @param {string} now.by who plays it so far: `here`, `away` or `computer-3`
 * @param {string} now.game
 * @param {string} [now.away] what it is called that it is played from elsewhere, where that can be
 * @param {(by: string) => void} change
 */
export function whoPlays(words, { game, seat, by, away }, change) {
  const ways = [
    ['here', words.say('computer-person')],
    ...(away ? [['away', away]] : []),
    ...levelsOf(game).map((level) => [
      playerOf({ by: 'computer', level }),
      words.say('computer-level', { level, strength: level === highestOf(game) ? 'full' : level }),
    ]),
  ];
  const label = words.say('computer-who', { seat: words.say('player-default', { seat }) });
  const options = ways.map(([value, name]) => el('option', { value, selected: value === by }, name));
  const select = el(
    'select',
    { class: 'who-plays', 'aria-label': label, on: { change: () => change(select.value) } },
    ...options,
  );
  return select;
}
