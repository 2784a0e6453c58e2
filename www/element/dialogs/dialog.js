// A dialog over the page: the browser's own, modal, with a title and a way out.

import { attribute, button, el } from '../dom.js';
import { icon } from '../look/icons.js';

/** @import { Child } from '../dom.js' */
/**
 * @typedef {object} Dialog
 * @property {HTMLDialogElement} element
 * @property {HTMLElement} body
 * @property {AbortSignal} closed is aborted when the dialog has closed
 * @property {() => void} close
 */

/** What takes the keyboard in a dialog. */
const PRESSED = 'a[href], button, input, select, textarea, summary, [tabindex]';

let count = 0;

/**
 * Opens a dialog in `root` and takes it away again when it is closed, by its button, by Escape or by a press beside it. A row of
 * buttons in its content stands at its foot, below what scrolls.
 * @param {ShadowRoot | HTMLElement} root @param {Words} words @param {string} title
 * @param {string} kind a class for its looks
 * @param {...Child} content @returns {Dialog}
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
  // The backdrop belongs to the dialog: a press whose target is the dialog itself fell beside its content. It closes as a
  // click, so that nothing beneath is pressed by it; not where a selection in the dialog has ended there.
  let beside = false;
  /** @param {MouseEvent} event */
  const fell = ({ target, clientX: x, clientY: y }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  };
  dialog.addEventListener('pointerdown', (event) => (beside = fell(event)));
  dialog.addEventListener('click', (event) => beside && fell(event) && dialog.close());
  // What is typed or pressed in a dialog is not meant for the game beneath it.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  dialog.addEventListener('close', () => {
    closed.abort();
    dialog.remove();
  });
  const behind = [...root.querySelectorAll('dialog')].at(-1);
  closed.signal.addEventListener('abort', () => behind && attribute(behind, 'data-behind', null));
  if (behind) attribute(behind, 'data-behind', true);
  // What scrolls and has nothing to press in it is scrolled by keys, too.
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
 * Leaves a dialog open where another window plays on in the game beneath it: what it is about is not where that game stands,
 * and something may be half written in it. It must not hold on to the board that it was opened over.
 * @param {Dialog} dialog
 */
export function staying(dialog) {
  dialog.element.dataset.stays = '';
  return dialog;
}

/** @param {Event} event of a button in a dialog, which closes */
function close({ currentTarget }) {
  if (currentTarget instanceof Element) currentTarget.closest('dialog')?.close();
}

/** @param {Words} words @param {string} [name] what stands on it */
export function cancelling(words, name = 'cancel') {
  return button('button', close, words.say(name));
}

/** A button that closes its dialog, and then does what the dialog was opened for. @param {string} name @param {() => void} act */
export function concluding(name, act) {
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
 * Asks before something is done that ends the game.
 * @param {ShadowRoot | HTMLElement} root @param {Words} words
 * @param {{ title: string, question: string, yes: string }} ask @param {() => void} then
 */
export function confirm(root, words, { title, question, yes }, then) {
  const asked = `dialog-${count + 1}-asked`;
  const cancel = cancelling(words);
  attribute(cancel, 'autofocus', true);
  const { element } = openDialog(
    root,
    words,
    title,
    'small',
    el('p', { id: asked }, question),
    el('div', { class: 'dialog-buttons' }, cancel, concluding(yes, then)),
  );
  // Read out with the title, so that nobody answers what they have not heard.
  attribute(element, 'aria-describedby', asked);
}
