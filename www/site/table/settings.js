// The settings dialog: moves, keys, sounds. Changes apply at once.

import { el } from '../../kit/dom.js';
import { openDialog, keepOpen } from '../../kit/dialog.js';
import { check } from '../../kit/fields.js';

/** @import { Table } from './table.js' */

/** @param {Context} context @param {Table} table */
export function openSettings({ root, words }, table) {
  const { preferences } = table;
  /** @param {'sound' | 'direct' | 'anywhere'} preference @param {(on: boolean) => void} [then] */
  const ticked = (preference, then) =>
    check(words.say(`table-${preference}`), preferences[preference], (on) => {
      table.change({ [preference]: on });
      then?.(on);
    });
  /** @param {string} title @param {...import('../../kit/dom.js').Child} fields */
  const part = (title, ...fields) => el('fieldset', { class: 'fieldset' }, el('legend', {}, title), ...fields);
  const parts = [
    part(words.say('table-moves'), el('p', { class: 'hint' }, words.say('table-direct-hint')), ticked('direct')),
    matchMedia('(any-hover: hover)').matches &&
      part(words.say('table-keys'), ticked('anywhere'), el('p', { class: 'hint' }, words.say('table-anywhere-hint'))),
    part(
      words.say('table-sounds'),
      ticked('sound', (on) => on && table.sample()),
    ),
  ];
  keepOpen(openDialog(root, words, words.say('command-settings'), 'settings-dialog', ...parts));
}
