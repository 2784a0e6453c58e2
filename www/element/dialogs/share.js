// The share dialog: a link to the game, also as a QR code, and its picture. Less common forms are in a closed section: the
// game as text, as HTML and as a file.

import { SITE } from '../../kit/address.js';
import { picture } from '../board/picture.js';
import { openDialog, keepOpen } from '../../kit/dialog.js';
import { attribute, button, el, fill, text } from '../../kit/dom.js';
import { copied, fileName, saved } from '../../kit/download.js';
import { field, segments } from '../../kit/fields.js';
import { icon } from '../../kit/more-icons.js';
import { LONGEST_CODE, LONGEST_LINK, hasComments, lineOf, linesOf, linkOf, shareScopes } from './share-content.js';

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/** The longer side of a picture. */
const PIXELS = 1600;

/** The side of a QR code module. */
const SQUARE = 8;

/** Every field can be copied by hand, because not all platforms have a clipboard or share API. @param {Context} opened */
export function openShare(opened) {
  const { engine, root, words } = opened;
  // The dialog keeps its own copy, whatever happens to the game below it.
  const board = engine.Board.restore(opened.board.save(), false);
  const context = { ...opened, board, view: board.view() };
  const { view } = context;
  /** The source of pictures, with the current camera. */
  const looked = () => opened.current() ?? opened;
  const title = words.say(`${view.game}-name`);
  const done = el('p', { class: 'dialog-note', role: 'status' });
  /** Announces what a button shows as its own label. */
  const spoken = el('p', { class: 'unseen', role: 'status' });
  /** @param {string} said @param {HTMLElement} act */
  const note = (said, act) => {
    fill(done, el('span', { class: 'share-said' }, el('span', {}, said), act));
  };
  /** @param {string} end @param {Blob} file @param {...string} more further parts of the file name */
  const save = (end, file, ...more) => {
    const [said, { act }] = saved(words, name(end, ...more), file, (message) => text(done, message));
    note(said, button('button', act, icon('copy'), words.say('share-copy')));
  };

  /** @param {Field} field @param {string} [look] */
  const copy = (field, look = 'button') => {
    const label = el('span', {}, words.say('share-copy'));
    const act = async () => {
      const taken = await copied(field.value);
      if (!taken) {
        field.focus();
        field.select();
      }
      if (!taken) return text(done, words.say('share-by-hand'));
      for (const place of [label, spoken]) text(place, words.say('share-copied'));
      setTimeout(() => text(label, words.say('share-copy')), 2000);
    };
    return button(look, () => void act(), icon('copy'), label);
  };

  const ways = shareScopes(context);
  // Of a finished game, the whole is shared by default, even while the user looks at an earlier move.
  const chosen = { reach: context.view.ended && ways.includes('end') ? 'end' : 'here', form: 'record' };
  /** @param {Partial<typeof chosen>} change */
  const choose = (change) => {
    Object.assign(chosen, change);
    void update();
  };
  /** Numbers the updates, so that an outdated one is dropped. */
  let asked = 0;
  /** @param {string} what @param {readonly string[]} values */
  const named = (what, values) => Object.fromEntries(values.map((value) => [value, words.say(`${what}-${value}`)]));
  const reachField = segments(
    words.say('share-reach'),
    named('share-reach', ways),
    chosen.reach,
    (reach) => choose({ reach }),
    null,
  );
  const leftOut = el('p', { class: 'hint' }, words.say('share-left-out'));
  const noted = hasComments(context);

  const shown = el('div', { class: 'about-game' });
  let [pictured, drawn] = ['', new AbortController()];
  /** @param {string} line */
  const show = (line) => {
    if (line === pictured) return;
    pictured = line;
    drawn.abort();
    drawn = new AbortController();
    const whole = chosen.reach === 'all' && line === board.line_to(0);
    const explained = whole ? 'share-opens' : SITE !== null && !view.ended && 'share-explained';
    // The result is worded for the players here, so the preview leaves it out.
    const status = line === board.line && view.turn.kind !== 'over' && el('p', {}, words.say(view.status));
    fill(
      shown,
      picture(engine, line, { end: drawn.signal }),
      el('div', {}, el('strong', {}, title), status, explained && el('p', {}, words.say(explained))),
    );
  };

  const address = el('input', { type: 'text', readonly: true, spellcheck: 'false' });
  const tooLong = el('p', { role: 'status' });
  const code = el('div', { class: 'share-code', role: 'status' });
  let coded = false;
  const turn = () => {
    coded = !coded;
    // In a low window, the code would be out of sight.
    void showCode().then(() => code.scrollIntoView({ block: 'nearest' }));
  };
  const codeButton = button('button', turn, icon('code'), words.say('share-code'));
  attribute(codeButton, 'aria-expanded', 'false');
  const showCode = async () => {
    attribute(codeButton, 'aria-expanded', String(coded));
    const url = coded ? address.value : '';
    if (!url || url.length > LONGEST_CODE) {
      code.replaceChildren(url && words.say('share-code-long'));
      return;
    }
    try {
      const { encodeQR } = await import('../../vendor/qr.js');
      // The link may have changed meanwhile.
      if (coded && url === address.value)
        code.replaceChildren(codeOf(encodeQR(url, 'raw', { ecc: 'low', border: 4 }), words.say('share-code-of')));
    } catch {
      done.textContent = words.say('load-failed');
    }
  };

  const notation = el('textarea', { readonly: true, spellcheck: 'false', rows: 5 });
  for (const field of [address, notation]) field.addEventListener('focus', () => field.select());
  const formField = segments(
    words.say('share-form'),
    named('share-form', ['record', 'line', 'page']),
    chosen.form,
    (form) => choose({ form }),
    null,
  );

  const update = async () => {
    const { form } = chosen;
    const reach = /** @type {import('./share-content.js').Reach} */ (chosen.reach);
    leftOut.hidden = reach === 'all' || !noted;
    // A record opens at its start.
    show(reach === 'all' ? board.line_to(0) : lineOf(context, reach));
    notation.value =
      form === 'record' ? board.record() : form === 'line' ? lineOf(context, reach) : linesOf(context, reach);
    const choice = (asked += 1);
    /** @type {string} */ let url;
    /** @type {Phrase | null} */ let problem = null;
    try {
      url = `${SITE}#${await linkOf(context, reach)}`;
      if (url.length > LONGEST_LINK) problem = { id: 'share-long', args: { count: url.length, most: LONGEST_LINK } };
    } catch (reason) {
      [url, problem] = ['', /** @type {Phrase} */ (reason)];
    }
    if (choice !== asked) return;
    const fits = problem === null;
    address.value = fits ? url : '';
    text(tooLong, problem ? words.say(problem) : '');
    linkField.hidden = !fits;
    fileField.hidden = fits;
    if (coded) void showCode();
  };

  // Read when the user shares, since the choices change it.
  const shared = () => ({
    title,
    ...(SITE === null
      ? { text: lineOf(context, /** @type {import('./share-content.js').Reach} */ (chosen.reach)) }
      : { url: address.value }),
  });
  const native = typeof navigator.share === 'function' && (navigator.canShare?.(shared()) ?? true);
  // The promise is rejected if the user closes the platform's dialog.
  const send = button(
    'button primary share-send',
    () => void navigator.share(shared()).catch(() => {}),
    icon('share'),
    words.say('share-send'),
  );

  const people = view.seats.map(({ name }) => name);
  const day = board.tags().find(([name]) => name === 'Date')?.[1] ?? '';
  /** @param {string} end @param {string[]} more */
  const name = (end, ...more) => fileName([view.game, ...people, day, ...more], end);
  const ply = String(view.ply);
  const saveRecord = () => save('cauce', new Blob([board.record()], { type: 'text/plain' }));
  const saveSvg = () => save('svg', new Blob([looked().board.svg()], { type: 'image/svg+xml' }), ply);
  const svgButton = () => button('button', saveSvg, icon('picture'), words.say('share-svg'));
  const noPng = () => note(words.say('share-noise'), svgButton());
  const savePng = () =>
    readsBack() ? paint(looked()).toBlob((file) => (file ? save('png', file, ply) : noPng()), 'image/png') : noPng();

  // Most users want to send the link, so that button comes first.
  const linkField = el(
    'div',
    { class: 'share-link' },
    native && send,
    row(words.say('share-link'), address, copy(address, native ? 'button' : 'button primary')),
  );
  const fileField = el(
    'div',
    { class: 'share-long' },
    tooLong,
    button('button primary', saveRecord, icon('save'), words.say('share-save')),
  );
  void update();

  const { body, closed } = keepOpen(
    openDialog(
      root,
      words,
      words.say('share-title'),
      'share',
      el(
        'section',
        {},
        shown,
        ways.length > 1 && reachField,
        leftOut,
        ...(SITE === null ? [] : [linkField, fileField]),
        el(
          'div',
          { class: 'button-row' },
          SITE !== null && codeButton,
          button('button', savePng, icon('picture'), words.say('share-png')),
        ),
        code,
      ),
      el(
        'details',
        { open: SITE === null, on: { toggle: unfold } },
        el('summary', {}, words.say('share-more')),
        formField,
        row(words.say('share-text'), notation, copy(notation), SITE === null && native && send),
        el(
          'div',
          { class: 'share-files', role: 'group', 'aria-label': words.say('share-files') },
          el('p', { class: 'field-name', 'aria-hidden': 'true' }, words.say('share-files')),
          button('button', saveRecord, icon('save'), words.say('share-save')),
          svgButton(),
        ),
      ),
      spoken,
      el('div', { class: 'dialog-buttons' }, done),
    ),
  );
  closed.addEventListener('abort', () => {
    drawn.abort();
    board.free();
  });
  // Messages disappear at the next press.
  body.addEventListener('click', () => [done, spoken].forEach((place) => text(place, '')), true);
}

/** @param {Event} event */
function unfold({ target }) {
  const details = /** @type {HTMLDetailsElement} */ (target);
  if (SITE !== null && details.open) details.scrollIntoView({ block: 'nearest' });
}

/** @param {boolean[][]} squares dark modules by row, including the margin @param {string} label */
function codeOf(squares, label) {
  const side = squares.length * SQUARE;
  const canvas = el('canvas', { width: side, height: side, role: 'img', 'aria-label': label });
  const context = canvas.getContext('2d');
  squares.forEach((row, y) =>
    row.forEach((dark, x) => dark && context?.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE)),
  );
  return canvas;
}

/** @param {string} name @param {Field} input @param {...(HTMLElement | false)} buttons */
const row = (name, input, ...buttons) => el('div', { class: 'field-row' }, field(name, input), ...buttons);

/** With the current camera. @param {Context} context */
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

const KNOWN = [58, 123, 213];

/** Tolerance of the test: some browsers change colours slightly and invisibly. */
const NEAR = 8;

/** Browsers that resist fingerprinting return noise for canvases, which would be saved as the picture. */
function readsBack() {
  const context = el('canvas', { width: 4, height: 4 }).getContext('2d');
  if (!context) return false;
  context.fillStyle = `rgb(${KNOWN})`;
  context.fillRect(0, 0, 4, 4);
  try {
    const { data } = context.getImageData(0, 0, 4, 4);
    return data.every((value, at) => Math.abs(value - (KNOWN[at % 4] ?? 255)) <= NEAR);
  } catch {
    return false;
  }
}
