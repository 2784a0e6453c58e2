// The dialog for how this table is played at: sounds, the flat table, the computer. What is set
// counts at once.

import { button, el } from '../../element/dom.js';
import { openDialog, staying } from '../../element/dialogs/dialog.js';
import { check, field } from '../../element/dialogs/fields.js';
import { icon } from '../../element/look/more-icons.js';

/** @import { Table } from './table.js' */

/** How wide and high a screen is that people can sit round, in CSS pixels. */
const ROUND = 600;

/** @param {Context} context @param {Table} table */
export function openSettings({ root, words }, table) {
  const { preferences } = table;
  const volume = el('input', { type: 'range', min: 0, max: 100, step: 5, value: Math.round(preferences.volume * 100) });
  const loud = field(words.say('table-volume'), volume);
  loud.hidden = !preferences.sound;
  // While it is moved it is not kept yet, and heard when it is let go.
  volume.addEventListener('change', () => {
    table.change({ volume: volume.valueAsNumber / 100 });
    table.sample();
  });
  /** @param {'sound' | 'turned' | 'direct' | 'anywhere' | 'teacher' | 'resigns'} preference @param {(on: boolean) => void} [then] */
  const ticked = (preference, then) =>
    check(words.say(`table-${preference}`), preferences[preference], (on) => {
      table.change({ [preference]: on });
      then?.(on);
    });
  /** @param {string} title @param {...import('../../element/dom.js').Child} fields */
  const part = (title, ...fields) => el('fieldset', { class: 'fieldset' }, el('legend', {}, title), ...fields);
  const lay = () => {
    dialog.close();
    table.layFlat();
  };
  const parts = [
    part(words.say('table-moves'), el('p', { class: 'hint' }, words.say('table-direct-hint')), ticked('direct')),
    matchMedia('(any-hover: hover)').matches &&
      part(words.say('table-keys'), ticked('anywhere'), el('p', { class: 'hint' }, words.say('table-anywhere-hint'))),
    part(
      words.say('table-sounds'),
      ticked('sound', (on) => {
        loud.hidden = !on;
        if (on) table.sample();
      }),
      loud,
    ),
    (table.flat || Math.min(screen.width, screen.height) >= ROUND) &&
      part(
        words.say('table-flat'),
        el('p', { class: 'hint' }, words.say('table-flat-hint')),
        ticked('turned'),
        el(
          'div',
          { class: 'button-row' },
          button(
            'button primary',
            lay,
            icon(table.flat ? 'close' : 'flat'),
            words.say(table.flat ? 'table-flat-leave' : 'table-flat-lay'),
          ),
        ),
      ),
    part(
      words.say('table-computer'),
      ticked('teacher'),
      ticked('resigns'),
      el('p', { class: 'hint' }, words.say('table-rating-about')),
    ),
  ];
  const dialog = staying(openDialog(root, words, words.say('command-settings'), 'settings-dialog', ...parts));
}
