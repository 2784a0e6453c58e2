// The sheet for how this table is played at: sounds, the flat table, the screen. What is set counts at once.

import { el } from '../../element/dom.js';
import { openSheet, staying } from '../../element/dialogs/dialog.js';
import { icon } from '../../element/look/more-icons.js';

export { prepare } from './look.js';

/**
 * @typedef {import('../../element/commands.js').Hold} Hold
 * @typedef {import('./table.js').Furniture} Furniture
 */

/**
 * Opens the sheet.
 *
 * @param {Hold} hold
 * @param {Furniture} furniture
 */
export function openSettings({ root, words }, furniture) {
  const { habits } = furniture;
  const volume = el('input', { type: 'range', min: 0, max: 100, step: 5, value: Math.round(habits.volume * 100) });
  const loud = el('label', { class: 'field' }, el('span', { class: 'field-name' }, words.say('table-volume')), volume);
  loud.hidden = !habits.sound;
  // While it is moved it is not kept yet, and heard when it is let go.
  volume.addEventListener('change', () => {
    furniture.change({ volume: volume.valueAsNumber / 100 });
    furniture.sample();
  });
  /**
   * @param {'sound' | 'turned' | 'awake'} habit
   * @param {(on: boolean) => void} [then]
   */
  const check = (habit, then) => {
    const input = el('input', { type: 'checkbox', checked: habits[habit] });
    input.addEventListener('change', () => {
      furniture.change({ [habit]: input.checked });
      then?.(input.checked);
    });
    return el('label', { class: 'check' }, input, words.say(`table-${habit}`));
  };
  /**
   * @param {string} title
   * @param {...import('../../element/dom.js').Child} fields
   */
  const part = (title, ...fields) => el('fieldset', { class: 'fieldset' }, el('legend', {}, title), ...fields);
  const lay = () => {
    sheet.close();
    furniture.layFlat();
  };
  const parts = [
    part(
      words.say('table-sounds'),
      check('sound', (on) => {
        loud.hidden = !on;
        if (on) furniture.sample();
      }),
      loud,
    ),
    (furniture.flat || roomRound()) &&
      part(
        words.say('table-flat'),
        el('p', { class: 'hint' }, words.say('table-flat-hint')),
        check('turned'),
        el(
          'div',
          { class: 'button-row' },
          el(
            'button',
            { type: 'button', class: 'button primary', on: { click: lay } },
            icon(furniture.flat ? 'close' : 'flat'),
            words.say(furniture.flat ? 'table-flat-leave' : 'table-flat-lay'),
          ),
        ),
      ),
    'wakeLock' in navigator && part(words.say('table-screen'), check('awake')),
  ];
  const sheet = staying(openSheet(root, words, words.say('table-settings'), 'small settings-sheet', ...parts));
}

/** How wide and high a screen is that people can sit round, in CSS pixels. */
const ROUND = 600;

/** Whether there is room round this screen for more than one. */
function roomRound() {
  return Math.min(screen.width, screen.height) >= ROUND;
}
