import { el, fill } from '../../kit/dom.js';
import { explain, field } from '../../kit/fields.js';

/** @import { Control } from './clock.js' */

/** @type {Control} */
const FIRST = { minutes: [10], increment: 5 };

export class ClockFields {
  /** @type {HTMLFieldSetElement} */ element;

  #on = el('input', { type: 'checkbox', 'data-focus': 'clock' });
  #rows = el('div', { class: 'clock-fields' });
  #fields;
  #minutes;
  #increment;

  /** @param {Words} words @param {Control | null} last */
  constructor(words, last) {
    const { minutes, increment } = last ?? FIRST;
    this.#minutes = number(minutes[0] ?? 10, 0.5, 180, 0.5, words, 'table-clock-minutes-range');
    this.#increment = number(increment, 0, 180, 1, words, 'new-whole');
    this.#fields = [
      el(
        'div',
        { class: 'field-row' },
        field(words.say('table-clock-minutes'), this.#minutes),
        field(words.say('table-clock-increment'), this.#increment),
      ),
      el('p', { class: 'hint' }, words.say('table-clock-hint')),
    ];
    this.#on.addEventListener('change', () => {
      this.#show();
      this.element.scrollIntoView({ block: 'nearest' });
    });
    this.element = el(
      'fieldset',
      { class: 'fieldset' },
      el('legend', { class: 'unseen' }, words.say('table-clock')),
      el('label', { class: 'check' }, this.#on, words.say('table-clock-use')),
      this.#rows,
    );
    this.#show();
  }

  /** @returns {Control | null} */
  get control() {
    if (!this.#on.checked) return null;
    return { minutes: [this.#minutes.valueAsNumber], increment: this.#increment.valueAsNumber };
  }

  #show() {
    this.#rows.hidden = !this.#on.checked;
    // Hidden invalid fields would block the form.
    fill(this.#rows, ...(this.#on.checked ? this.#fields : []));
  }
}

/**
 * @param {number} value @param {number} min @param {number} max @param {number} step @param {Words} words
 * @param {string} limits
 */
function number(value, min, max, step, words, limits) {
  const input = el('input', {
    type: 'number',
    inputmode: step < 1 ? 'decimal' : 'numeric',
    required: true,
    min,
    max,
    step,
    value,
  });
  return explain(input, words.say(limits, { min, max }));
}
