// The configurator: a form, a preview of the board, and the code to copy.

import { SITE } from '../kit/address.js';
import { field } from '../kit/fields.js';
import { recordScript } from '../element/dialogs/share-content.js';
import { withBoard } from '../element/with-board.js';
import { attribute, el, fill, text } from '../kit/dom.js';
import { pack } from '../element/record.js';
import { LANGUAGES } from '../kit/languages.js';
import { codeBlock } from './code.js';
import { length, studyIn, upTo } from './lines.js';

/**
 * The values of the form.
 * @typedef {object} Wish
 * @property {string} game
 * @property {string} position `start`, `middle`, `own` for `line`, or `record` for `record`
 * @property {string} line
 * @property {string} record
 * @property {string} controls
 * @property {string} theme
 * @property {string} lang empty for the language of the page
 * @property {boolean} readonly
 * @property {string} way `script` or `frame`
 */

/** @typedef {{ game: string, line: string, record?: string, trouble: string }} Shown the game to show, with an error message; a record replaces the line */

export class Maker {
  /** @type {Engine} */ #engine;
  /** @type {Wish} */ #wish = {
    game: 'snorkels',
    position: 'start',
    line: '',
    record: '',
    controls: 'compact',
    theme: 'auto',
    lang: '',
    readonly: false,
    way: 'script',
  };
  /** Updates the preview and the code. */
  show = () => {};
  #preview = el('div', { class: 'preview' });

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
    addEventListener('message', (message) => this.#hear(message));
  }

  /** Builds the section of the page in a language, and keeps the values of the form. @param {Words} words @returns {HTMLElement} */
  build(words) {
    this.#preview = el('div', { class: 'preview' });
    const wish = this.#wish;
    const code = codeBlock(words, '');
    const hint = el('p', { class: 'hint' });
    const problem = el('p', { class: 'problem', role: 'alert', id: 'line-problem' });
    /** @type {Map<keyof Wish, HTMLSelectElement>} */ const selects = new Map();

    /** @param {keyof Wish} key @param {string} label @param {Record<string, string>} values and what they are called */
    const choice = (key, label, values) => {
      const options = Object.entries(values).map(([value, name]) =>
        el('option', { value, lang: key === 'lang' && value ? value : null }, name),
      );
      const select = el('select', { name: key, on: { change: () => this.#set({ [key]: select.value }) } }, ...options);
      selects.set(key, select);
      return field(label, select);
    };
    /** @param {keyof Wish} key @param {string[]} values */
    const own = (key, ...values) =>
      choice(
        key,
        words.say(`embedding-${key}`),
        Object.fromEntries(values.map((value) => [value, words.say(`embedding-${key}-${value}`)])),
      );
    const themes = ['auto', 'light', 'dark'].map((name) => [name, words.say(`theme-${name}`)]);
    const games = this.#engine.games().map(({ name }) => [name, words.say(`${name}-name`)]);

    const typed = el('input', {
      type: 'text',
      name: 'line',
      value: wish.line,
      spellcheck: 'false',
      autocapitalize: 'none',
      autocomplete: 'off',
      'aria-describedby': problem.id,
      on: { input: () => this.#set({ line: typed.value }) },
    });
    const line = el(
      'div',
      { class: 'own' },
      field(words.say('embedding-line'), typed, el('span', { class: 'hint' }, words.say('embedding-line-hint'))),
      problem,
    );
    wish.record ||= studyIn(words);
    const written = el(
      'textarea',
      {
        name: 'record',
        rows: 8,
        spellcheck: 'false',
        autocapitalize: 'none',
        on: { input: () => this.#set({ record: written.value }) },
      },
      wish.record,
    );
    const whole = field(
      words.say('embedding-record'),
      written,
      el('span', { class: 'hint' }, words.say('embedding-record-hint')),
    );
    const looking = el('input', {
      type: 'checkbox',
      name: 'readonly',
      on: { change: () => this.#set({ readonly: looking.checked }) },
    });
    const form = el(
      'form',
      { class: 'wishes', on: { submit: (/** @type {Event} */ event) => event.preventDefault() } },
      choice('game', words.say('embedding-game'), Object.fromEntries(games)),
      own('position', 'start', 'middle', 'own', 'record'),
      line,
      whole,
      own('controls', 'compact', 'full', 'moves', 'none'),
      choice('theme', words.say('theme'), Object.fromEntries(themes)),
      choice('lang', words.say('language'), { '': words.say('embedding-lang-page'), ...LANGUAGES }),
      el('label', { class: 'check' }, looking, el('span', {}, words.say('embedding-readonly'))),
      own('way', 'script', 'frame'),
    );

    this.show = () => {
      const shown = this.#line(words);
      for (const [key, select] of selects) select.value = String(wish[key]);
      line.hidden = wish.position !== 'own';
      looking.checked = wish.readonly;
      whole.hidden = wish.position !== 'record';
      attribute(typed, 'placeholder', upTo(this.#engine, wish.game, 2));
      attribute(typed, 'aria-invalid', shown.trouble ? 'true' : null);
      text(problem, shown.trouble);
      const framed = wish.way === 'frame';
      const title = words.say(`${shown.game}-name`);
      text(hint, words.say(`embedding-way-${wish.way}-hint`));
      if (framed)
        void this.#address(shown).then(
          (address) => this.#wish.way === 'frame' && this.#showFrame(code, address, title),
        );
      else {
        code.show(this.#scriptCode(shown));
        this.#showBoard(shown);
      }
    };
    this.show();

    return el(
      'section',
      { class: 'maker', 'aria-labelledby': 'make' },
      el('h2', { id: 'make', class: 'unseen' }, words.say('embedding-make')),
      form,
      el('div', { class: 'made' }, this.#preview, code.element, hint),
    );
  }

  /** @param {Partial<Wish>} change */
  #set(change) {
    const wish = Object.assign(this.#wish, change);
    if (wish.position === 'own' && wish.line.trim()) {
      // The fields for the game and for the line must agree.
      const { game, problem } = this.#engine.Board.read(wish.line.trim());
      if (change.game && game !== change.game) wish.position = 'start';
      else if (!problem && game) wish.game = game;
    }
    if (wish.position === 'record') {
      // A record is for reading, so it needs all controls.
      if (change.position) Object.assign(wish, { controls: 'full', readonly: true });
      if (change.game) wish.position = 'start';
      else wish.game = this.#gameOf(wish.record) ?? wish.game;
    }
    this.show();
  }

  /** Returns the game of a record. @param {string} record */
  #gameOf(record) {
    const records = new this.#engine.Records(new TextEncoder().encode(record));
    const game = records.next_game;
    records.free();
    return game;
  }

  /** Returns the game to show, and the error in a typed line. @param {Words} words @returns {Shown} */
  #line(words) {
    const { game, position, line: typed, record } = this.#wish;
    if (position === 'record') return { game, line: game, record, trouble: '' };
    if (position === 'middle')
      return { game, line: upTo(this.#engine, game, Math.floor(length(this.#engine, game) / 2)), trouble: '' };
    if (position === 'start' || !typed.trim()) return { game, line: game, trouble: '' };
    const { line, problem, game: read } = this.#engine.Board.read(typed.trim());
    return { game: read ?? game, line, trouble: problem ? words.say(problem) : '' };
  }

  // ---- the code

  /** Returns the options that differ from their defaults. @param {(name: string, value: string) => string} pair */
  #wishes(pair) {
    const { controls, theme, lang, readonly } = this.#wish;
    return [
      controls !== 'compact' && pair('controls', controls),
      theme !== 'auto' && pair('theme', theme),
      lang && pair('lang', lang),
      readonly && 'readonly',
    ];
  }

  /** @param {Shown} shown */
  #scriptCode({ line, record }) {
    const game = !record && (line.includes(' ') ? `line="${line}"` : `game="${line}"`);
    const attributes = [game, ...this.#wishes((name, value) => `${name}="${value}"`)].filter(Boolean);
    return `<script type="module" src="${SITE}cauce@1.js"></script>\n<${['cauce-game', ...attributes].join(' ')}>${record ? recordScript(record) : ''}</cauce-game>`;
  }

  /** Returns the address for an iframe with this game. @param {Shown} shown */
  async #address({ line, record }) {
    const link = withBoard(this.#engine, line, (board) => board.link);
    const pairs = [
      link,
      ...this.#wishes((name, value) => `${name}=${value}`),
      record && `record=${await pack(record)}`,
    ];
    return `${SITE}embed.html#${pairs.filter(Boolean).join('&')}`;
  }

  // ---- the preview

  /** @param {Shown} shown */
  #showBoard({ line, record }) {
    const { controls, theme, lang, readonly } = this.#wish;
    const board = this.#preview.querySelector('cauce-game');
    const wished = {
      record: record ?? null,
      line: record === undefined ? line : null,
      controls,
      theme,
      lang: lang || null,
      readonly,
    };
    if (board) for (const [name, value] of Object.entries(wished)) attribute(board, name, value);
    else fill(this.#preview, el('cauce-game', wished));
  }

  /** @param {ReturnType<typeof codeBlock>} code @param {string} address @param {string} title */
  #showFrame(code, address, title) {
    code.show(
      `<iframe src="${address.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="640" loading="lazy"></iframe>`,
    );
    const there = this.#preview.querySelector('iframe');
    if (!there) {
      const frame = el('iframe', { src: address, title, width: '100%', height: 640 });
      frame.onload = () => frame.contentWindow?.postMessage({ cauce: 1, listen: ['resize'] }, location.origin);
      return fill(this.#preview, frame);
    }
    attribute(there, 'title', title);
    // The frame updates without reloading. Replacing its address adds no entries to the browser's history.
    there.contentWindow?.location.replace(address);
  }

  /** Gives the frame the height that it reports. @param {MessageEvent} message */
  #hear({ source, origin, data }) {
    const frame = this.#preview.querySelector('iframe');
    if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
    if (data?.cauce === 1 && data.event === 'resize') attribute(frame, 'height', Number(data.detail.height));
  }
}
