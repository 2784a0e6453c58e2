// What the dialog for a new game asks about clocks.

import { attribute, el, fill } from '../../element/dom.js';
import { explain, field } from '../../element/dialogs/fields.js';

/** @import { Control } from './clock.js' */

/** What is proposed to who has never used a clock. @type {Control} */
const FIRST = { minutes: [10], increment: 5 };

export class ClockFields {
  /** @type {HTMLFieldSetElement} */ element;

  #words;
  #seats = 2;
  /** @type {Control} */ #last;
  #on = el('input', { type: 'checkbox', 'data-focus': 'clock' });
  #each = el('input', { type: 'checkbox', 'data-focus': 'clock-each' });
  #rows = el('div', { class: 'clock-fields' });
  #increment;

  /** @param {Words} words @param {Control | null} last the clock chosen last */
  constructor(words, last) {
    this.#words = words;
    this.#last = last ?? FIRST;
    this.#each.checked = new Set(this.#last.minutes).size > 1;
    this.#increment = number(this.#last.increment, 0, 180, 1, words, 'new-whole');
    this.#on.addEventListener('change', () => {
      this.#show();
      this.element.scrollIntoView({ block: 'nearest' });
    });
    this.#each.addEventListener('change', () => this.#show());
    this.element = el(
      'fieldset',
      { class: 'fieldset' },
      el('legend', { class: 'unseen' }, words.say('table-clock')),
      el('label', { class: 'check' }, this.#on, words.say('table-clock-use')),
      this.#rows,
    );
    this.#show();
  }

  /** @param {number} seats */
  seats(seats) {
    if (seats === this.#seats) return;
    this.#seats = seats;
    this.#show();
  }

  /** @returns {Control | null} */
  get control() {
    return this.#on.checked ? this.#read() : null;
  }

  /** @returns {Control} */
  #read() {
    /** @type {HTMLInputElement[]} */
    const inputs = [...this.#rows.querySelectorAll('input[data-minutes]')].filter(
      (input) => input instanceof HTMLInputElement,
    );
    const minutes = inputs.map((input) => input.valueAsNumber || 1);
    return {
      minutes: minutes.length > 0 ? minutes : this.#last.minutes,
      increment: this.#increment.valueAsNumber || 0,
    };
  }

  #show() {
    this.#last = this.#read();
    const { minutes } = this.#last;
    this.#rows.hidden = !this.#on.checked;
    // Fields that are not seen must not keep the form from being sent.
    if (!this.#on.checked) return fill(this.#rows);
    const words = this.#words;
    const count = this.#each.checked ? this.#seats : 1;
    const fields = Array.from({ length: count }, (_, index) => {
      const input = number(minutes[index] ?? minutes.at(-1) ?? 10, 0.5, 180, 0.5, words, 'table-clock-minutes-range');
      attribute(input, 'data-minutes', true);
      attribute(input, 'data-focus', `clock-${index}`);
      const label =
        count > 1 ? words.say('table-clock-minutes-of', { seat: index + 1 }) : words.say('table-clock-minutes');
      return field(label, input);
    });
    fill(
      this.#rows,
      el('div', { class: 'field-row' }, ...fields, field(words.say('table-clock-increment'), this.#increment)),
      el('label', { class: 'check' }, this.#each, words.say('table-clock-each')),
      el('p', { class: 'hint' }, words.say('table-clock-hint')),
    );
  }
}

/**
 * @param {number} value @param {number} min @param {number} max @param {number} step @param {Words} words
 * @param {string} limits what gives them
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
