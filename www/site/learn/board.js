import { el } from '../../kit/dom.js';

export class Board {
  element = /** @type {CauceGame} */ (document.createElement('cauce-game'));

  /** @param {HTMLElement[]} head above the task @param {HTMLElement[]} buttons after those of the task */
  add(head, buttons) {
    this.element.append(
      el('div', { class: 'lesson-page', slot: 'task' }, ...head),
      el('div', { class: 'lesson-foot', slot: 'task-offers' }, ...buttons),
    );
  }

  async focus() {
    await this.element.ready;
    this.element.focus({ preventScroll: true });
  }
}
