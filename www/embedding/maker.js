// The board that is made to measure: what is asked of it, the board itself, and the code to copy.

import { childOf } from '../element/dialogs/passed-on.js';
import { attribute, el, fill, text } from '../element/dom.js';
import { pack } from '../element/record.js';
import { CARDS } from '../site/home/cards.js';
import { LANGUAGES } from '../element/languages.js';
import { codeBlock } from './code.js';
import { studyIn, upTo } from './lines.js';

/**
 * @typedef {import('../element/words.js').Words} Words
 * @typedef {typeof import('../cauce-web.js')} Engine
 *
 * What is asked of the board, each as its field has it.
 * @typedef {object} Wish
 * @property {string} game
 * @property {string} position `start`, `middle`, `own` for the line that is typed in, or `record` for the record
 * @property {string} line
 * @property {string} record
 * @property {string} controls
 * @property {string} theme
 * @property {string} lang empty for that of the page
 * @property {boolean} readonly
 * @property {string} way `script` or `frame`
 */

/** Where the files are that the code names. */
const SITE = new URL('../', import.meta.url).href;

export class Maker {
  /** @type {Engine} */ #engine;
  /** The theme of our own page, which the board wears unless it has one of its own. @type {() => string} */
  #worn;
  /** @type {Wish} */
  #wish = {
    game: CARDS[0]?.name ?? 'snorkels',
    position: 'start',
    line: '',
    record: '',
    controls: 'compact',
    theme: 'auto',
    lang: '',
    readonly: false,
    way: 'script',
  };
  /** Shows what is wished for now. */
  #show = () => {};
  /** The board, or the frame around it. */
  #preview = el('div', { class: 'preview' });

  /**
   * @param {Engine} engine
   * @param {() => string} worn
   */
  constructor(engine, worn) {
    this.#engine = engine;
    this.#worn = worn;
    addEventListener('message', (message) => this.#hear(message));
  }

  /** Our own page wears another theme. */
  dress() {
    this.#show();
  }

  /**
   * The section of the page, in these words; what was wished for stays.
   *
   * @param {Words} words
   * @returns {HTMLElement}
   */
  build(words) {
    this.#preview = el('div', { class: 'preview' });
    const wish = this.#wish;
    const code = codeBlock(words, '');
    const hint = el('p', { class: 'hint' });
    const problem = el('p', { class: 'problem', role: 'alert', id: 'line-problem' });
    const games = Object.fromEntries(CARDS.map(({ name }) => [name, words.say(`${name}-name`)]));

    /** @param {keyof Wish} key @param {string} label @param {Record<string, string>} values */
    const choice = (key, label, values) => {
      const options = Object.entries(values).map(([value, name]) => el('option', { value, lang: key === 'lang' && value ? value : null }, name));
      const select = el('select', { name: key }, ...options);
      select.addEventListener('change', () => this.#set({ [key]: select.value }));
      return { select, field: el('label', { class: 'field' }, el('span', { class: 'field-name' }, label), select) };
    };
    const choices = {
      game: choice('game', words.say('embedding-game'), games),
      position: choice('position', words.say('embedding-position'), {
        start: words.say('embedding-position-start'),
        middle: words.say('embedding-position-middle'),
        own: words.say('embedding-position-own'),
        record: words.say('embedding-position-record'),
      }),
      controls: choice('controls', words.say('embedding-controls'), {
        full: words.say('embedding-controls-full'),
        compact: words.say('embedding-controls-compact'),
        none: words.say('embedding-controls-none'),
      }),
      theme: choice('theme', words.say('theme'), {
        auto: words.say('theme-auto'),
        light: words.say('theme-light'),
        dark: words.say('theme-dark'),
      }),
      lang: choice('lang', words.say('language'), { '': words.say('embedding-lang-page'), ...LANGUAGES }),
      way: choice('way', words.say('embedding-way'), {
        script: words.say('embedding-way-script'),
        frame: words.say('embedding-way-frame'),
      }),
    };
    const typed = el('input', { type: 'text', name: 'line', value: wish.line, spellcheck: 'false', autocapitalize: 'none', autocomplete: 'off', 'aria-describedby': problem.id });
    typed.addEventListener('input', () => this.#set({ line: typed.value }));
    const own = el(
      'div',
      { class: 'own' },
      el(
        'label',
        { class: 'field' },
        el('span', { class: 'field-name' }, words.say('embedding-line')),
        typed,
        el('span', { class: 'hint' }, words.say('embedding-line-hint')),
      ),
      problem,
    );
    wish.record ||= studyIn(words);
    const written = el('textarea', { name: 'record', rows: 8, spellcheck: 'false', autocapitalize: 'none' }, wish.record);
    written.addEventListener('input', () => this.#set({ record: written.value }));
    const whole = el('label', { class: 'field' }, el('span', { class: 'field-name' }, words.say('embedding-record')), written, el('span', { class: 'hint' }, words.say('embedding-record-hint')));
    const looking = el('input', { type: 'checkbox', name: 'readonly', checked: wish.readonly });
    looking.addEventListener('change', () => this.#set({ readonly: looking.checked }));

    this.#show = () => {
      const { game, line, record, trouble } = this.#line(words);
      for (const [key, { select }] of Object.entries(choices)) select.value = String(wish[/** @type {keyof Wish} */ (key)]);
      looking.checked = wish.readonly;
      own.hidden = wish.position !== 'own';
      whole.hidden = wish.position !== 'record';
      attribute(typed, 'placeholder', upTo(this.#engine, wish.game, 2));
      attribute(typed, 'aria-invalid', trouble ? 'true' : null);
      text(problem, trouble);
      const framed = wish.way === 'frame';
      const title = words.say(`${game}-name`);
      text(hint, words.say(framed ? 'embedding-way-frame-hint' : 'embedding-way-script-hint'));
      if (framed) void this.#address(line, record).then((address) => this.#wish.way === 'frame' && this.#showFrame(code, address, title));
      else {
        code.show(this.#scriptCode(line, record));
        this.#showBoard(line, record);
      }
    };
    this.#show();

    return el(
      'section',
      { class: 'maker', 'aria-labelledby': 'make' },
      el('h2', { id: 'make', class: 'unseen' }, words.say('embedding-make')),
      el(
        'form',
        { class: 'wishes', on: { submit: (/** @type {Event} */ event) => event.preventDefault() } },
        choices.game.field,
        choices.position.field,
        own,
        whole,
        choices.controls.field,
        choices.theme.field,
        choices.lang.field,
        el('label', { class: 'check' }, looking, el('span', {}, words.say('embedding-readonly'))),
        choices.way.field,
      ),
      el('div', { class: 'made' }, code.element, hint, this.#preview),
    );
  }

  /** @param {Partial<Wish>} change */
  #set(change) {
    const wish = Object.assign(this.#wish, change);
    if (wish.position === 'own' && wish.line.trim()) {
      // A line of one's own is of one game, and the two fields are to agree.
      const { game, problem } = this.#engine.Board.read(wish.line.trim());
      if (change.game && game !== change.game) wish.position = 'start';
      else if (!problem && game) wish.game = game;
    }
    if (wish.position === 'record') {
      // It is there to be read.
      if (change.position) Object.assign(wish, { controls: 'full', readonly: true });
      if (change.game) wish.position = 'start';
      else wish.game = this.#gameOf(wish.record) ?? wish.game;
    }
    this.#show();
  }

  /** The game of a record. @param {string} record */
  #gameOf(record) {
    const records = new this.#engine.Records(new TextEncoder().encode(record));
    const game = records.next_game;
    records.free();
    return game;
  }

  /**
   * The game and the game line or record that are wished for, and what is wrong with the line that was typed in.
   *
   * @param {Words} words
   */
  #line(words) {
    const { game, position, line: typed, record } = this.#wish;
    if (position === 'record') return { game, line: game, record, trouble: '' };
    if (position === 'middle') return { game, line: CARDS.find(({ name }) => name === game)?.line ?? game, trouble: '' };
    if (position === 'start' || !typed.trim()) return { game, line: game, trouble: '' };
    const { line, problem, game: read } = this.#engine.Board.read(typed.trim());
    return { game: read ?? game, line, trouble: problem ? words.say(problem) : '' };
  }

  // ---- the code

  /** @param {string} line @param {string} [record] */
  #scriptCode(line, record) {
    const { controls, theme, lang, readonly } = this.#wish;
    const attributes = [
      !record && (line.includes(' ') ? `line="${line}"` : `game="${line}"`),
      controls !== 'full' && `controls="${controls}"`,
      theme !== 'auto' && `theme="${theme}"`,
      lang && `lang="${lang}"`,
      readonly && 'readonly',
    ].filter(Boolean);
    return `<script type="module" src="${SITE}cauce@1.js"></script>\n<${['cauce-game', ...attributes].join(' ')}>${record ? childOf(record) : ''}</cauce-game>`;
  }

  /**
   * Where a frame with this game is.
   *
   * @param {string} line
   * @param {string} [record]
   */
  async #address(line, record) {
    const { controls, theme, lang, readonly } = this.#wish;
    const board = this.#engine.Board.showing(line);
    const { link } = board;
    board.free();
    const pairs = [
      link,
      controls !== 'full' && `controls=${controls}`,
      theme !== 'auto' && `theme=${theme}`,
      lang && `lang=${lang}`,
      readonly && 'readonly',
      record && `record=${await pack(record)}`,
    ];
    return `${SITE}embed.html#${pairs.filter(Boolean).join('&')}`;
  }

  // ---- what it looks like

  /** @param {string} line @param {string} [record] */
  #showBoard(line, record) {
    const { controls, theme, lang, readonly } = this.#wish;
    let board = this.#preview.querySelector('cauce-game');
    const wished = { record: record ?? null, line: record === undefined ? line : null, controls, theme: theme === 'auto' ? this.#worn() : theme, lang: lang || null, readonly };
    if (board) for (const [name, value] of Object.entries(wished)) attribute(board, name, value);
    else fill(this.#preview, el('cauce-game', wished));
  }

  /** @param {ReturnType<typeof codeBlock>} code @param {string} address @param {string} title */
  #showFrame(code, address, title) {
    code.show(`<iframe src="${address.replaceAll('&', '&amp;')}" title="${title}" width="100%" height="640" loading="lazy"></iframe>`);
    const there = this.#preview.querySelector('iframe');
    if (!there) {
      fill(this.#preview, el('iframe', { src: address, title, width: '100%', height: 640 }));
      return;
    }
    attribute(there, 'title', title);
    // A frame follows its address without being loaded anew, and the way back is not to lead through all of them.
    there.contentWindow?.location.replace(address);
  }

  /**
   * What a host page can do with the size that a frame tells.
   *
   * @param {MessageEvent} message
   */
  #hear({ source, origin, data }) {
    const frame = this.#preview.querySelector('iframe');
    if (!frame || source !== frame.contentWindow || origin !== location.origin) return;
    if (data?.cauce === 1 && data.type === 'resize') attribute(frame, 'height', Number(data.height));
  }
}
