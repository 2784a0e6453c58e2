// Sharing: a link that carries the whole game, the game as text and as a file, its picture, and a page to print.

import { SITE } from '../address.js';
import { openDialog } from './dialog.js';
import { el } from '../dom.js';
import { download, fileName } from './download.js';
import { icon } from '../look/more-icons.js';

/**
 * @typedef {import('../commands.js').Context} Context
 * @typedef {HTMLInputElement | HTMLTextAreaElement} Field
 */

/** How long the longer side of a picture is in pixels. */
const PIXELS = 1600;

let count = 0;

/**
 * Opens the dialog. The platform's own way and the clipboard are offered where there are any; every field can always be
 * copied by hand.
 *
 * @param {Context} context
 */
export function openShare(context) {
  const { root, words, board, view, dark } = context;
  const title = words.say(`${view.game}-name`);
  const done = el('p', { class: 'dialog-note', role: 'status' });

  /** @param {Field} field */
  const copy = async (field) => {
    try {
      await navigator.clipboard.writeText(field.value);
      done.textContent = words.say('share-copied');
    } catch {
      field.focus();
      field.select();
      done.textContent = words.say('share-by-hand');
    }
  };
  /** @param {string} name @param {string} label @param {() => void} click @param {import('../look/more-icons.js').IconName} [image] */
  const button = (name, label, click, image) =>
    el('button', { type: 'button', class: name, on: { click } }, image && icon(image), label);

  // ---- the link
  const link = SITE && `${SITE}#`;
  const address = el('input', { type: 'text', readonly: true, spellcheck: 'false' });
  const notation = el('textarea', { readonly: true, spellcheck: 'false', rows: 5 });
  for (const field of [address, notation]) field.addEventListener('focus', () => field.select());
  const reach = segments(
    words.say('share-reach'),
    { here: words.say('share-reach-here'), end: words.say('share-reach-end') },
    (value) => (address.value = `${link}${value === 'here' ? board.link : board.link_to_end}`),
  );

  // ---- the text
  const form = segments(
    words.say('share-form'),
    { record: words.say('share-form-record'), line: words.say('share-form-line') },
    (value) => (notation.value = value === 'record' ? board.record() : board.line),
  );

  // What is shared changes with the choice above it.
  const shared = () => ({ title, ...(link === null ? { text: board.line } : { url: address.value }) });
  const native = typeof navigator.share === 'function' && (navigator.canShare?.(shared()) ?? true);
  // Closing the platform's own dialog without sharing is no mistake.
  const send = button('button primary', words.say('share-send'), () => void navigator.share(shared()).catch(() => {}));

  // ---- files
  const people = view.seats.map(({ name }) => name);
  const day = board.tags().find(([name]) => name === 'Date')?.[1] ?? '';
  /** @param {string} end @param {string[]} more */
  const name = (end, ...more) => fileName([view.game, ...people, day, ...more], end);
  const ply = String(view.ply);
  const saveRecord = () => download(name('cauce'), new Blob([board.record()], { type: 'text/plain' }));
  const saveSvg = () => download(name('svg', ply), new Blob([board.svg(dark)], { type: 'image/svg+xml' }));
  const savePng = () => paint(context).toBlob((file) => file && download(name('png', ply), file), 'image/png');
  const print = async () => {
    // At once: a browser opens a window only for who has just pressed something.
    const page = window.open('', '_blank');
    if (!page) {
      done.textContent = words.say('share-print-blocked');
      return;
    }
    try {
      const { openPrint } = await import('./print.js');
      await openPrint(context, page);
    } catch {
      page.close();
      done.textContent = words.say('load-failed');
    }
  };

  openDialog(
    root,
    words,
    words.say('share-title'),
    'share',
    link !== null &&
      el(
        'section',
        {},
        el('p', {}, words.say('share-explained')),
        view.can_redo && reach,
        row(
          words.say('share-link'),
          address,
          button('button', words.say('share-copy'), () => void copy(address), 'copy'),
          native && send,
        ),
      ),
    el(
      'section',
      {},
      form,
      row(
        words.say('share-text'),
        notation,
        button('button', words.say('share-copy'), () => void copy(notation), 'copy'),
        link === null && native && send,
      ),
    ),
    el(
      'section',
      { class: 'share-files', role: 'group', 'aria-label': words.say('share-files') },
      el('p', { class: 'field-name', 'aria-hidden': 'true' }, words.say('share-files')),
      button('button', words.say('share-save'), saveRecord, 'save'),
      button('button', words.say('share-svg'), saveSvg, 'picture'),
      button('button', words.say('share-png'), savePng, 'picture'),
      button('button', words.say('share-print'), () => void print(), 'print'),
    ),
    done,
  );
}

/**
 * One of several, side by side; the first is chosen at the beginning.
 *
 * @param {string} title
 * @param {Record<string, string>} names
 * @param {(value: string) => void} choose
 */
function segments(title, names, choose) {
  const group = `share-${++count}`;
  const values = Object.keys(names);
  choose(values[0] ?? '');
  return el(
    'fieldset',
    { class: 'segments' },
    el('legend', { class: 'unseen' }, title),
    ...values.map((value, index) => {
      const input = el('input', { type: 'radio', name: group, value, checked: index === 0 });
      input.addEventListener('change', () => choose(value));
      return el('label', { class: 'segment' }, input, el('span', {}, names[value]));
    }),
  );
}

/**
 * @param {string} name
 * @param {Field} field
 * @param {...(HTMLElement | false)} buttons
 */
function row(name, field, ...buttons) {
  return el(
    'div',
    { class: 'field-row' },
    el('label', { class: 'field' }, el('span', { class: 'field-name' }, name), field),
    ...buttons,
  );
}

/**
 * The board's picture on a canvas of its own, as it is looked at.
 *
 * @param {Context} context
 */
function paint({ board, view: { width, height }, frame }) {
  const scale = PIXELS / Math.max(width, height);
  const canvas = el('canvas', { width: Math.round(width * scale), height: Math.round(height * scale) });
  const context = canvas.getContext('2d');
  if (context) {
    board.fit(canvas.width, canvas.height);
    board.paint(context, 1, 1);
    frame.surface.refit();
  }
  return canvas;
}
