import { el } from '../../kit/dom.js';

export class Board {
  element = /** @type {CauceGame} */ (document.createElement('cauce-game'));
  /** @type {Context | null} */ #context = null;

  constructor() {
    this.element.extension = { show: (context) => (this.#context = context) };
  }

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

  /** @param {(string | null)[]} sides @param {AbortSignal} signal */
  async celebrate(sides, signal) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const [{ bubbles }] = await Promise.all([import('../table/celebration.js'), this.element.ready]);
    if (this.#context) await bubbles(this.#context.frame.surface.element, this.#context.root, sides, signal);
  }
}
