import { el } from '../../kit/dom.js';
import { openDialog, keepOpen } from '../../kit/dialog.js';

/**
 * The keys of every game, each with its message. A plus joins keys that are pressed together.
 * @typedef {[string[], string][]} Keys
 * @type {{ walk: Keys, board: Keys }}
 */
const KEYS = {
  walk: [
    [[',', '←'], 'keys-back'],
    [['.', '→'], 'keys-on'],
    [['U', 'Ctrl+Z'], 'command-undo'],
    [['Y', 'Ctrl+Y'], 'command-redo'],
    [['<'], 'keys-first'],
    [['>'], 'keys-last'],
    [['Shift+F10'], 'keys-menu'],
  ],
  board: [
    [['←', '↑', '↓', '→'], 'keys-squares'],
    [['Home', 'End'], 'keys-row'],
    [['Enter', 'Space'], 'keys-press'],
    [['Esc'], 'keys-cancel'],
    [['H'], 'keys-hint'],
    [['?'], 'keys-keys'],
  ],
};

/** Keys whose label is a word that is translated. */
const NAMED = new Set(['Shift', 'Ctrl', 'Space', 'Enter', 'Esc', 'Home', 'End']);

/** @param {Context} context */
export function openKeys({ root, words, engine, view }) {
  /** @param {string} title @param {Keys} keys */
  const part = (title, keys) => {
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
      ...name
        .split(/(?<=.)\+(?=.)/u)
        .flatMap((key, index) => [
          index > 0 && '+',
          el(
            'kbd',
            { translate: NAMED.has(key) ? null : 'no' },
            NAMED.has(key) ? words.say(`keys-name-${key.toLowerCase()}`) : key,
          ),
        ]),
    );
  const parts = [
    part(words.say(`${view.game}-name`), engine.games().find(({ name }) => name === view.game)?.keys ?? []),
    part(words.say('keys-walk'), KEYS.walk),
    part(words.say('keys-board'), KEYS.board),
  ];
  keepOpen(openDialog(root, words, words.say('keys-title'), '', ...parts));
}
