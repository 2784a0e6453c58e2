// The sheet of keys.

import { el } from './dom.js';
import { openSheet, staying } from './dialog.js';

/** @typedef {import('./tools.js').Hold} Hold */

/**
 * What keys do, each with the name of its sentence: everywhere, and in one game only. A plus joins keys that are held
 * together.
 *
 * @type {Record<string, [string[], string][]>}
 */
const KEYS = {
  walk: [
    [[',', '←', 'U'], 'keys-back'],
    [['.', '→', 'Y'], 'keys-on'],
    [['<'], 'keys-first'],
    [['>'], 'keys-last'],
    [['K', 'Space'], 'keys-play'],
    [['Shift+F10'], 'keys-menu'],
  ],
  board: [
    [['←', '↑', '↓', '→'], 'keys-squares'],
    [['Home', 'End'], 'keys-row'],
    [['Enter', 'Space'], 'keys-press'],
    [['Esc'], 'keys-cancel'],
    [['?'], 'keys-keys'],
  ],
  tayu: [
    [['R'], 'keys-turn'],
    [['Shift+R'], 'keys-turn-back'],
    [['N'], 'keys-tayu-next'],
    [['Shift+N'], 'keys-before'],
    [['B'], 'keys-tayu-bag'],
    [['+', '−'], 'keys-tayu-bid'],
  ],
  snorkels: [],
  caminos: [
    [['1', '2', '3', '4'], 'keys-caminos-pieces'],
    [['R', 'T', 'G'], 'keys-caminos-turn'],
    [['W'], 'keys-caminos-ways'],
    [['F'], 'keys-caminos-fit'],
    [['Shift+←', 'Shift+→'], 'keys-caminos-board'],
  ],
  sendas: [
    [['R'], 'keys-turn'],
    [['Shift+R'], 'keys-turn-back'],
    [['N'], 'keys-sendas-next'],
    [['Shift+N'], 'keys-before'],
    [['F'], 'keys-sendas-flip'],
    [['P'], 'keys-sendas-pass'],
  ],
};

/** The keys on which a word is printed, in each language its own. */
const NAMED = new Set(['Shift', 'Space', 'Enter', 'Esc']);

/**
 * Opens the sheet.
 *
 * @param {Hold} hold
 */
export function openKeys({ root, words, view }) {
  /** @param {string} title @param {string} group */
  const part = (title, group) => {
    const keys = KEYS[group] ?? [];
    return (
      keys.length > 0 &&
      el(
        'section',
        { class: 'keys' },
        el('h3', {}, title),
        el(
          'dl',
          {},
          ...keys.flatMap(([names, what]) => [
            el('dt', {}, ...names.flatMap((name, index) => [index > 0 && ' ', chord(name)])),
            el('dd', {}, words.say(what)),
          ]),
        ),
      )
    );
  };
  /** @param {string} name */
  const chord = (name) =>
    el(
      'span',
      { class: 'chord' },
      ...name.split(/(?<=.)\+(?=.)/u).flatMap((key, index) => [
        index > 0 && '+',
        el('kbd', {}, NAMED.has(key) ? words.say(`keys-name-${key.toLowerCase()}`) : key),
      ]),
    );
  const parts = [
    part(words.say('keys-walk'), 'walk'),
    part(words.say('keys-board'), 'board'),
    part(words.say(`${view.game}-name`), view.game),
  ];
  staying(openSheet(root, words, words.say('keys-title'), '', ...parts));
}
