import { attribute, button, el } from './dom.js';
import { icon } from './icons.js';

/** @import { Child } from './dom.js' */
/**
 * @typedef {object} Dialog
 * @property {HTMLDialogElement} element @property {HTMLElement} body
 * @property {AbortSignal} closed aborted when the dialog has closed @property {() => void} close
 */

/** Focusable elements. */
const PRESSED = 'a[href], button, input, select, textarea, summary, [tabindex]';

let count = 0;

/**
 * Opens a modal dialog, which is removed when it closes. Its button, Escape and a press on the backdrop close it. An element
 * `.dialog-buttons` in the content becomes the footer, below the scrolling part.
 * @param {ShadowRoot | HTMLElement} root @param {Words} words @param {string} title
 * @param {string} kind CSS classes @param {...Child} content @returns {Dialog}
 */
export function openDialog(root, words, title, kind, ...content) {
  const id = `dialog-${++count}`;
  const closed = new AbortController();
  const foot = content.find((child) => child instanceof Element && child.matches('.dialog-buttons'));
  const body = el('div', { class: 'dialog-body' }, ...content.filter((child) => child !== foot));
  const dialog = el(
    'dialog',
    { class: `dialog ${kind}`, part: 'dialog', 'aria-labelledby': id },
    el(
      'header',
      { class: 'dialog-header' },
      el('h2', { id }, title),
      el(
        'button',
        { type: 'button', class: 'icon-button', 'aria-label': words.say('close'), on: { click: () => dialog.close() } },
        icon('close'),
      ),
    ),
    body,
    foot,
  );
  // Presses on the backdrop have the dialog itself as target. It closes on click, so that the press does not reach what is
  // below. A text selection that ends on the backdrop must not close it, so the press must begin there, too.
  let beside = false;
  /** @param {MouseEvent} event */
  const fell = ({ target, clientX: x, clientY: y }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  };
  dialog.addEventListener('pointerdown', (event) => (beside = fell(event)));
  dialog.addEventListener('click', (event) => beside && fell(event) && dialog.close());
  // Keys in a dialog must not reach the game.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('close', () => {
    closed.abort();
    dialog.remove();
  });
  const behind = [...root.querySelectorAll('dialog')].at(-1);
  closed.signal.addEventListener('abort', () => behind && attribute(behind, 'data-behind', null));
  if (behind) attribute(behind, 'data-behind', true);
  // A scrolling body without focusable elements must be focusable itself to be scrolled by keyboard.
  const reached = new ResizeObserver(() => {
    const scrolls = body.scrollHeight > body.clientHeight && !body.querySelector(PRESSED);
    attribute(body, 'tabindex', scrolls ? 0 : null);
  });
  reached.observe(body);
  closed.signal.addEventListener('abort', () => reached.disconnect());
  root.append(dialog);
  dialog.showModal();
  return { element: dialog, body, closed: closed.signal, close: () => dialog.close() };
}

/**
 * Keeps a dialog open while another window plays on in the game, because it does not depend on the current position and may
 * contain unsaved input. Such a dialog must not keep a reference to the board.
 * @param {Dialog} dialog
 */
export function keepOpen(dialog) {
  dialog.element.dataset.stays = '';
  return dialog;
}

/** @param {Event} event */
function close({ currentTarget }) {
  if (currentTarget instanceof Element) currentTarget.closest('dialog')?.close();
}

/** @param {Words} words @param {string} [name] message of the button */
export function cancelButton(words, name = 'cancel') {
  return button('button', close, words.say(name));
}

/** A button that closes its dialog and then acts. @param {string} name @param {() => void} act */
export function confirmButton(name, act) {
  return button(
    'button primary',
    (event) => {
      close(event);
      act();
    },
    name,
  );
}

/**
 * @param {ShadowRoot | HTMLElement} root @param {Words} words
 * @param {{ title: string, question: string, yes: string }} ask @param {() => void} then
 */
export function confirm(root, words, { title, question, yes }, then) {
  const asked = `dialog-${count + 1}-asked`;
  const cancel = cancelButton(words);
  attribute(cancel, 'autofocus', true);
  const { element } = openDialog(
    root,
    words,
    title,
    'small',
    el('p', { id: asked }, question),
    el('div', { class: 'dialog-buttons' }, cancel, confirmButton(yes, then)),
  );
  // Screen readers read the question together with the title.
  attribute(element, 'aria-describedby', asked);
}
