import { el } from './dom.js';
import { levelsOf, highestOf } from './levels.js';
import { playerOf } from './seats.js';

/** Sets the validation message, which browsers show in their own language by default. @param {HTMLInputElement} input @param {string} reason */
export function explain(input, reason) {
  const check = () => {
    input.setCustomValidity('');
    if (!input.validity.valid) input.setCustomValidity(reason);
  };
  input.addEventListener('input', check);
  check();
  return input;
}

/** @param {import('./dom.js').Child} name @param {...import('./dom.js').Child} inside */
export const field = (name, ...inside) =>
  el('label', { class: 'field' }, el('span', { class: 'field-name' }, name), ...inside);

/** @param {string} name @param {boolean} checked @param {(checked: boolean) => void} change */
export function check(name, checked, change) {
  const input = el('input', { type: 'checkbox', checked, on: { change: () => change(input.checked) } });
  return el('label', { class: 'check' }, input, el('span', {}, name));
}

let groups = 0;

/**
 * @param {string} title @param {Record<string, string>} names @param {string} chosen @param {(value: string) => void} choose
 * @param {string | null} [kind] CSS class of the title, which by default is for screen readers only
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

/** @param {Engine} engine @param {Words} words @param {number} seat counted from 1 @param {Record<string, unknown>} more */
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

/** A seat with its name, which is hidden for computers. @param {HTMLElement} named the field @param {HTMLInputElement} input @param {HTMLSelectElement | false} who */
export function playerRow(named, input, who) {
  const show = () => (input.hidden = who && who.value.startsWith('computer'));
  if (who) who.addEventListener('change', show);
  show();
  return el('div', { class: 'field-row player' }, named, who);
}

/**
 * @param {Words} words with the catalogue `computer` @param {object} now @param {number} now.seat counted from 1
 * @param {string} now.by `here`, `away` or `computer-3` @param {string} now.game
 * @param {string} [now.away] label for a remote player, if there can be one @param {(by: string) => void} change
 */
export function playerSelect(words, { game, seat, by, away }, change) {
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
