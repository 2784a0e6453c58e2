// The board on which people lay out the start of their own set of Sendas.
//
// Which pieces there are, what a press does and what is wrong with a start is all asked of the engine.

import { attribute, el, fill, keepFocus, text } from '../dom.js';
import { Surface } from '../board/surface.js';
import { onSystemTheme, palette } from '../look/theme.js';

/** @typedef {import('../../cauce-web.js').StartEditor} Editor */

export class StartBoard {
  /** The node to put into the page. */
  element;

  /** @type {Engine} */ #engine;
  /** @type {string} */ #game;
  /** @type {Editor} */ #editor;
  /** @type {Words} */ #words;
  /** @type {Surface} */ #surface;
  /** @type {HTMLElement} */ #tools;
  /** @type {HTMLInputElement} */ #mirrored;
  /** @type {HTMLElement} */ #problem;
  /** @type {() => void} */ #change;

  /**
   * @param {Engine} engine @param {Words} words @param {string} game @param {string} start as the setting writes it
   * @param {() => void} change is called whenever the start has changed
   * @param {AbortSignal} end
   */
  constructor(engine, words, game, start, change, end) {
    this.#engine = engine;
    this.#game = game;
    this.#editor = new engine.StartEditor(game, start);
    this.#words = words;
    this.#change = change;
    const cleared = el('button', { type: 'button', class: 'tool' }, words.say('sendas-editor-clear'));
    cleared.addEventListener('click', () => this.#clear());
    const press = (/** @type {string} */ id) => {
      const refused = this.#editor.press(id);
      this.#changed();
      if (refused) this.#tell(words.say(refused), true);
      return true;
    };
    const none = () => false;
    this.#surface = new Surface({ press, grab: press, tap: press, aim: none, turn: none, orbit: none, cancel: none }, end);
    this.#tools = el('div', { class: 'editor-tools', role: 'group', 'aria-label': words.say('sendas-editor-tools') });
    this.#mirrored = el('input', { type: 'checkbox', checked: this.#editor.mirrored });
    this.#mirrored.addEventListener('change', () => {
      this.#editor.mirrored = this.#mirrored.checked;
      this.#changed();
    });
    this.#problem = el('p', { class: 'editor-state', role: 'status' });
    this.element = el('div', { class: 'editor' },
      el('p', { class: 'hint' }, words.say('sendas-editor-hint')),
      el('label', { class: 'check' }, this.#mirrored, el('span', {}, words.say('sendas-editor-mirror'))),
      el('div', { class: 'editor-bar' }, this.#tools, cleared),
      el('div', { class: 'picker' }, this.#surface.element),
      this.#problem,
    );
    onSystemTheme(() => this.#recolour(), end);
    end.addEventListener('abort', () => this.#editor.free(), { once: true });
    // The board needs its place on the page before it can be painted.
    queueMicrotask(() => this.#show());
  }

  /** Takes all pieces away. */
  #clear() {
    const { mirrored } = this.#editor;
    this.#editor.free();
    this.#editor = new this.#engine.StartEditor(this.#game, '');
    this.#editor.mirrored = mirrored;
    this.#changed();
  }

  /** The start as the setting writes it. */
  get start() {
    return this.#editor.start;
  }

  /** Why it cannot be played from; empty once it can. */
  get problem() {
    const problem = this.#editor.problem();
    return problem ? this.#words.say(problem) : '';
  }

  /** Brings the keyboard to the board. */
  focus() {
    this.#surface.focus();
  }

  #changed() {
    this.#show();
    this.#change();
  }

  /** @param {string} said @param {boolean} wrong */
  #tell(said, wrong) {
    text(this.#problem, said);
    attribute(this.#problem, 'data-wrong', wrong);
  }

  #show() {
    const [editor, words] = [this.#editor, this.#words];
    this.#surface.show(editor, editor.view(), () => editor.places(), words, words.say('sendas-editor'));
    const { problem } = this;
    this.#tell(problem || words.say('sendas-editor-whole'), problem !== '');
    const tools = editor.tools().map(({ id, label, icon, pressed }) => {
      const name = words.say(label);
      const button = el(
        'button',
        { type: 'button', class: 'tool', 'data-tool': id, 'aria-pressed': String(pressed), title: icon ? name : null },
        icon ? el('canvas', { 'aria-hidden': 'true' }) : name,
      );
      button.addEventListener('click', () => {
        editor.take_up(id);
        this.#show();
      });
      return button;
    });
    keepFocus(this.#tools, 'data-tool', () => fill(this.#tools, ...tools));
    this.#paintTools();
  }

  #recolour() {
    this.#surface.recolour();
    this.#paintTools();
  }

  #paintTools() {
    const { colours, font } = palette(this.element);
    this.#editor.set_palette(colours, font);
    for (const canvas of this.#tools.querySelectorAll('canvas')) {
      const context = canvas.getContext('2d');
      const id = canvas.parentElement?.dataset.tool;
      const { clientWidth: width, clientHeight: height } = canvas;
      if (!context || !id || !width || !height) continue;
      canvas.width = Math.round(width * devicePixelRatio);
      canvas.height = Math.round(height * devicePixelRatio);
      this.#editor.paint_icon(context, id, width, height, devicePixelRatio);
    }
  }
}
