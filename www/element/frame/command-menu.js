import { attribute, closeBeside, el } from '../../kit/dom.js';
import { keyOf } from '../../kit/key.js';
import { icon } from '../../kit/icons.js';

/** Minimum distance from the edge of the window, in CSS pixels. */
const EDGE = 8;

export class CommandMenu {
  element = el('div', { class: 'menu', part: 'menu', popover: 'auto' });
  button = el(
    'button',
    { type: 'button', class: 'icon-button', part: 'button', 'data-command': 'menu', 'aria-haspopup': 'true' },
    icon('more'),
  );

  /** @param {HTMLButtonElement[]} items */
  constructor(items) {
    const { element, button } = this;
    element.append(...items);
    button.popoverTargetElement = element;
    closeBeside(element);
    element.addEventListener('click', ({ target }) => {
      const item = target instanceof Element && target.closest('button');
      if (!item || item.getAttribute('aria-disabled') === 'true') return;
      const held = item.matches(':focus');
      element.hidePopover();
      // A dialog opened from here returns the focus to an element that is still visible.
      if (held) button.focus({ preventScroll: true });
    });
    element.addEventListener('toggle', (event) => {
      if (/** @type {ToggleEvent} */ (event).newState === 'open') place(element, button);
    });
    walkMenu(element, items);
  }

  /** @param {Words} words */
  name(words) {
    attribute(this.button, 'title', words.say('actions'));
    attribute(this.element, 'aria-label', words.say('actions'));
  }
}

/**
 * Moves the focus between the items of a menu by the arrow keys, Home and End.
 * @param {HTMLElement} menu @param {readonly HTMLElement[]} items
 */
export function walkMenu(menu, items) {
  menu.addEventListener('keydown', (event) => {
    // Keys in the menu must not reach the game.
    event.stopPropagation();
    const shown = items.filter(({ hidden }) => !hidden);
    const at = shown.findIndex((item) => item.matches(':focus'));
    const [after, before] = [(at + 1) % shown.length, (Math.max(at, 0) || shown.length) - 1];
    const ways = new Map([
      ['ArrowDown', after],
      ['ArrowRight', after],
      ['ArrowUp', before],
      ['ArrowLeft', before],
      ['Home', 0],
      ['End', shown.length - 1],
    ]);
    const next = shown[ways.get(keyOf(event)) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

/** @param {HTMLElement} menu @param {HTMLElement | MouseEvent} beside */
export function place(menu, beside) {
  const { clientWidth, clientHeight } = document.documentElement;
  const box = menu.getBoundingClientRect();
  const at =
    beside instanceof HTMLElement ? beside.getBoundingClientRect() : new DOMRect(beside.clientX, beside.clientY);
  const below = at.bottom + box.height + EDGE <= clientHeight;
  /** @param {number} wanted @param {number} most */
  const within = (wanted, most) => `${Math.max(EDGE, Math.min(wanted, most - EDGE))}px`;
  menu.style.left = within(at.left, clientWidth - box.width);
  menu.style.top = within(below ? at.bottom : at.top - box.height, clientHeight - box.height);
}
