// The sheet in which a player is given another name, at any time.

import { el } from '../dom.js';
import { cancelling, openSheet, staying } from './dialog.js';
import { LONGEST_NAME } from '../../site/table/preferences.js';
import { met } from '../../site/table/people.js';

/** @typedef {import('../commands.js').Hold} Hold */

/**
 * Opens the sheet.
 *
 * @param {Hold} hold
 * @param {number} seat counted from 1
 */
export function openRename({ root, words, view, furniture, change }, seat) {
  const { name, player } = view.seats[seat - 1] ?? { name: '', player: seat };
  const known = knownNames(furniture?.habits.people.map((person) => person.name) ?? []);
  const input = el('input', {
    type: 'text',
    value: name,
    maxlength: LONGEST_NAME,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'done',
    placeholder: words.say('player-default', { seat: player }),
    list: known.id,
  });
  const label = words.say('rename-label', { seat: player });
  const form = el(
    'form',
    { class: 'form', method: 'dialog' },
    el('label', { class: 'field' }, el('span', { class: 'field-name' }, label), input),
    known,
    el(
      'div',
      { class: 'sheet-buttons' },
      cancelling(words),
      el('button', { type: 'submit', class: 'button primary' }, words.say('rename-yes')),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sheet.close();
    change((board) => {
      board.rename(seat, input.value);
      return true;
    }, false);
    furniture?.change({ people: met(furniture.habits.people, input.value) });
  });
  const sheet = staying(openSheet(root, words, words.say('rename'), 'small', form));
  input.select();
}

/**
 * Names to choose from while one is typed.
 *
 * @param {readonly string[]} names
 */
export function knownNames(names) {
  return el('datalist', { id: 'known-names' }, ...names.map((name) => el('option', { value: name })));
}
