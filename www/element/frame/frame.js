// The frame of a game: the board's surface with the panels and buttons around it, in one shadow root. Input goes to `handlers`;
// `show` receives what to display.

import { attribute, el, text } from '../../kit/dom.js';
import { AfterPaint } from './after-paint.js';
import { Console } from './console.js';
import { watchInput } from '../../kit/input.js';
import { icon } from '../../kit/icons.js';
import { onColours } from '../look/theme.js';
import { Moves } from './moves.js';
import { Choices, Seats } from './panels.js';
import { CommandMenu } from './command-menu.js';
import { shapeOf } from './shape.js';
import { Surface } from '../board/surface.js';
import { Announcer } from './announcer.js';

/** @import { IconName } from '../../kit/icons.js' */
/** @import { CommandName } from '../commands.js' */
/**
 * @typedef {object} Handlers
 * @property {import('../board/surface.js').Gestures} gestures
 * @property {(id: string) => void} press
 * @property {(id: string, canvas: HTMLCanvasElement, width: number, height: number) => void} icon
 * @property {import('./moves.js').Handlers} moves
 * @property {(name: CommandName) => void} command
 * @property {(seat: number) => void} rename
 *
 * @typedef {object} Shown
 * @property {boolean} readonly @property {boolean} paused whether the game ignores presses
 * @property {boolean} settings whether there are settings @property {boolean} invites whether invitations are possible
 * @property {boolean} [hint] whether hints are allowed @property {boolean} [analysis] whether analysis is allowed
 * @property {'game' | 'eye' | 'aim'} changed what may have changed: anything, the camera, or the target aimed at
 * @property {boolean} walked whether the user navigated to another position without playing a move
 * @property {boolean} announce whether changes are announced to screen readers
 * @property {boolean} [soon] whether words and buttons may follow in the next frame
 */

/** `first` and `last` appear once the user has gone back. @type {CommandName[]} */
const WALK = ['undo', 'redo', 'rules', 'first', 'last', 'hint'];

/** @type {CommandName[]} */
const CAMERA = ['left', 'above', 'right'];

/** @type {CommandName[]} */
const MENU = ['rematch', 'new', 'invite', 'share', 'analyse', 'learn', 'series', 'settings', 'draw', 'resign', 'keys'];

/** Offered at the end of a game. @type {CommandName[]} */
const ENDING = ['rematch', 'analyse', 'share'];

/** Icons whose name differs from their command. @type {Partial<Record<CommandName, IconName>>} */
const ICONS = { new: 'plus', invite: 'globe' };

export class Frame {
  /** @type {Surface} */ surface;
  /** @type {HTMLElement} */ element;
  /** @type {HTMLElement} */ walk;
  /** @type {AbortSignal} */ end;

  /** @type {Console} */ #console;
  /** @type {import('../../view.js').Task | null} */ #task = null;
  /** @type {Seats} */ #seats;
  /** @type {Choices} */ #choices;
  /** @type {Moves} */ #moves;
  /** @type {Map<CommandName, HTMLButtonElement[]>} */ #commands = new Map();
  /** @type {HTMLElement} */ #camera;
  /** @type {CommandMenu} */ #menu;
  #announcer = new Announcer();
  /** @type {AfterPaint} */ #afterwards;
  /** @type {HTMLElement} */ #side;
  /** Has the height that the page gives the element, if any, and inherits the text colour of the page. */
  probe = el('div', { class: 'probe', 'aria-hidden': 'true' });
  #rows = 0;
  #title = el('slot', { name: 'title' });
  #added = el('slot', { name: 'actions' });
  #showing = false;

  /** @param {Handlers} handlers @param {AbortSignal} end */
  constructor(handlers, end) {
    this.end = end;
    this.#afterwards = new AfterPaint(end);
    this.surface = new Surface(handlers.gestures, end);
    /** @type {ConstructorParameters<typeof Choices>[0]} */ const choosing = {
      press: (id) => {
        handlers.press(id);
        this.surface.follow();
      },
      icon: handlers.icon,
      hover: (event) => this.surface.hover(event),
      drop: (event) => this.surface.drop(event),
      lost: () => this.surface.focus(),
      settle: () => this.settle(),
      afterPaint: (act) => this.afterPaint(act),
    };
    this.#console = new Console();
    this.#console.slot.addEventListener('slotchange', () => this.#showTask());
    this.#choices = new Choices(choosing, end);
    this.#seats = new Seats(handlers.rename, choosing);
    this.#moves = new Moves(handlers.moves);
    /** @param {CommandName[]} commands @param {string} kind @param {boolean} [named] */
    const bar = (commands, kind, named) =>
      commands.map((command) => {
        const button = el(
          'button',
          { type: 'button', class: kind, part: 'button', 'data-command': command },
          icon(ICONS[command] ?? /** @type {IconName} */ (command)),
          named && el('span', { class: 'action-label' }),
        );
        button.addEventListener('click', ({ detail }) => {
          // The second of two quick clicks was aimed at what was here before the game ended.
          const late = detail > 1 && button.hasAttribute('data-primary');
          if (!late && button.getAttribute('aria-disabled') !== 'true') handlers.command(command);
        });
        this.#commands.set(command, [...(this.#commands.get(command) ?? []), button]);
        return button;
      });
    this.#camera = el('div', { class: 'camera', part: 'camera', role: 'group', hidden: true });
    this.#camera.append(...bar(CAMERA, 'icon-button'));
    this.#menu = new CommandMenu(bar(MENU, 'menu-item', true));
    this.walk = el('div', { class: 'walk', part: 'walk', role: 'group' });
    const buttons = [...bar(WALK, 'icon-button'), this.#menu.button];
    for (const [index, button] of buttons.entries()) button.style.gridArea = `1 / ${index + 1}`;
    this.walk.append(...buttons, this.#added);
    this.#console.offer(this.#choices.answers, ...bar(ENDING, 'button', true));
    this.#side = el('div', { class: 'side', part: 'side' }, this.#moves.element);
    this.element = el(
      'div',
      { class: 'frame', part: 'frame' },
      el(
        'div',
        { class: 'play' },
        this.#seats.element,
        this.#console.element,
        el('div', { class: 'stage', part: 'stage' }, this.surface.element, this.#camera),
        this.#choices.element,
        this.walk,
      ),
      this.#side,
      this.#menu.element,
      this.#announcer.element,
    );
    const follow = new ResizeObserver(() => this.#takeShape());
    follow.observe(this.probe);
    follow.observe(this.element);
    end.addEventListener('abort', () => follow.disconnect(), { once: true });
    onColours(this.surface.element, () => this.#choices.paint(), end);
    watchInput(this.element, end);
    this.element.addEventListener('pointerdown', () => (this.surface.pointed = true), { capture: true, signal: end });
    this.element.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) this.surface.leave(target);
      },
      { signal: end },
    );
    // Screen readers read the status and the held piece when the board is focused.
    this.surface.describe(this.#console.ids);
  }

  get whole() {
    return [this.probe, this.#title, this.element];
  }

  get parts() {
    this.settle();
    return { console: this.#console.element, offers: this.#console.offers };
  }

  /**
   * Shows the board first, then the panels.
   * @param {Board} board @param {View} view @param {Words} words @param {Shown} how @param {() => void} [then]
   */
  show(board, view, words, how, then) {
    this.#showBoard(board, view, words, how);
    const rest = () => {
      this.#showPanels(board, view, words, how);
      then?.();
    };
    if (how.soon) return this.#afterwards.schedule(rest);
    this.settle();
    rest();
  }

  /** Runs `act` after pending changes of the panels are shown. @param {() => void} act */
  afterPaint(act) {
    if (this.#afterwards.isPending) this.#afterwards.schedule(act);
    else act();
  }

  settle() {
    this.#afterwards.flush();
  }

  /** @param {Board} board @param {View} view @param {Words} words @param {Shown} how */
  #showBoard(board, view, words, { readonly, paused }) {
    this.surface.readonly = readonly || paused;
    const label = words.say('board', { game: words.say(`${view.game}-name`) });
    this.surface.show(board, view, () => board.places(), words, label);
  }

  /** @param {Board} board @param {View} view @param {Words} words @param {Shown} how */
  #showPanels(board, view, words, how) {
    // If a focused button disappears, the board gets the focus and the aim, which shows the game again. Only the outer
    // call announces.
    const within = this.#showing;
    this.#showing = true;
    this.#fillPanels(board, view, words, how);
    this.#showing = within;
    if (within) return;
    if (how.announce) this.#announcer.tell(view, words, how);
    else this.#announcer.note(view, words);
  }

  /** @param {Board} board @param {View} view @param {Words} words @param {Shown} how */
  #fillPanels(board, view, words, { readonly, settings, invites, hint = false, analysis = false, changed }) {
    if (this.element.lang !== words.lang) this.#console.speak(words);
    attribute(this.element, 'lang', words.lang);
    attribute(this.element, 'data-game', view.game);
    attribute(this.element, 'data-seats', view.seats.length);
    if (changed !== 'eye') this.#console.show(view, words, board);
    for (const part of [this.#choices.element, this.#choices.answers]) part.inert = this.surface.readonly;
    this.#choices.show(view, words);
    // Icons of pieces are seen from the same angle as the board.
    if (changed !== 'aim') this.#choices.paint();
    if (changed === 'game') {
      this.#seats.show(view, words, readonly);
      this.#moves.show(board, view, words, readonly);
      this.#console.remark(this.#moves.comment, view, words);
      attribute(this.element, 'data-ended', view.ended);
      this.#showCommands(view, words, readonly, { settings, invites, hint, analysis });
      this.#rows = view.rows;
      this.#takeShape();
    }
  }

  #takeShape() {
    const { element } = this;
    const { clientWidth: width } = element;
    if (!width) return;
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    const height =
      this.probe.clientHeight - this.#title.assignedElements().reduce((sum, { clientHeight }) => sum + clientHeight, 0);
    const ratio = Number(getComputedStyle(this.surface.element).getPropertyValue('--board-ratio')) || 1;
    const { shape, dense, flow } = shapeOf(width, height, ratio, this.#rows, rem);
    attribute(element, 'data-shape', shape);
    attribute(element, 'data-dense', dense);
    attribute(element, 'data-flow', flow);
    element.style.setProperty('--height', flow ? 'auto' : `${height}px`);
    element.style.setProperty('--board', flow ? 'auto' : `${width / ratio}px`);
    element.style.setProperty('--rows', `${this.#rows}`);
  }

  /** @param {string} id a target of the board or a choice */
  point(id) {
    this.settle();
    if (!this.#choices.point(id)) this.surface.point(id);
  }

  greet() {
    this.settle();
    this.#announcer.greet();
  }

  /** @param {Words} words @param {import('../../kit/notice.js').Said} message @param {import('../../kit/notice.js').Offer[]} offers */
  notify(words, message, ...offers) {
    return this.card('problem', words, message, ...offers);
  }

  /**
   * @param {import('./console.js').Card} card @param {Words} words @param {import('../../kit/notice.js').Said} message
   * @param {import('../../kit/notice.js').Offer[]} offers
   */
  card(card, words, message, ...offers) {
    this.settle();
    return this.#console.addCard(card, words, message, offers);
  }

  dismissCards() {
    this.#console.dismissCards();
  }

  dismissNews() {
    this.#console.dismissNews();
  }

  /**
   * @param {View} view @param {Words} words @param {boolean} readonly
   * @param {{ settings: boolean, invites: boolean, hint: boolean, analysis: boolean }} may
   */
  #showCommands(view, words, readonly, { settings, invites, hint, analysis }) {
    const over = view.ended;
    const goesBack = this.isAnalysing ? view.ply > 0 : view.can_undo;
    const learn = analysis && over && !readonly && view.seats.some(({ by }) => by === 'here');
    const past = view.can_redo || (over && view.turn.kind !== 'over');
    /** @type {Partial<Record<CommandName, boolean>>} */ const enabled = {
      first: goesBack,
      undo: goesBack,
      redo: view.can_redo,
      last: view.can_redo,
      hint: view.here,
      draw: view.here,
      resign: view.here,
    };
    // While a computer is to move, the buttons stay in place, so that the layout does not shift.
    const thinks =
      view.seats.some(({ active, level }) => active && level) && view.seats.some(({ by }) => by === 'here');
    const ends = (view.here || thinks) && !over && !readonly;
    /** @type {Partial<Record<CommandName, boolean>>} */ const there = {
      first: past || this.isAnalysing,
      last: past || this.isAnalysing,
      rematch: over && !readonly,
      analyse: analysis,
      learn,
      series: view.round > 1 || over,
      new: !readonly,
      invite: invites && !readonly && view.seats.length === 2,
      settings,
      hint: hint && !this.isAnalysing,
      draw: ends && view.seats.every(({ by }) => by === 'here'),
      resign: ends,
    };
    for (const [command, buttons] of this.#commands) {
      const name = words.say(`command-${command}`);
      for (const button of buttons) {
        this.#name(button, name);
        attribute(button, 'aria-disabled', enabled[command] === false ? 'true' : null);
        const gone = there[command] === false;
        if (gone && button.matches(':focus')) this.surface.focus();
        button.hidden = gone;
      }
    }
    const primary = this.#commands.get('rematch')?.at(-1);
    if (primary) attribute(primary, 'data-primary', Boolean(view.outcome));
    this.#console.end(view.turn.kind === 'over');
    this.#menu.name(words);
    attribute(this.walk, 'aria-label', words.say('walk'));
    attribute(this.#camera, 'aria-label', words.say('camera'));
    this.#camera.hidden = !view.turnable;
  }

  get isAnalysing() {
    return this.element.hasAttribute('data-studied');
  }

  /** @param {import('../exercise/panel.js').Panel | null} task */
  pose(task) {
    this.#console.pose(task);
    this.showTask(null);
  }

  /** Focuses the task, or else the board. @param {FocusOptions} [how] */
  focus(how) {
    if (this.#task) this.#console.focusTask(how);
    else this.surface.focus(undefined, how);
  }

  /** @param {import('../../view.js').Task | null} task */
  showTask(task) {
    this.#task = task;
    this.#showTask();
    const { element } = this;
    attribute(element, 'data-steps', task?.steppable === null ? null : task && (task.steppable ? 'now' : 'later'));
    attribute(element, 'data-points', Boolean(task?.presses?.length));
  }

  /** The page may have put a task into the slot. */
  #showTask() {
    const own = this.#console.slot.assignedElements().length > 0;
    attribute(this.element, 'data-task', this.#task?.state ?? (own && 'page'));
  }

  /** @param {HTMLElement} element the analysis panel @param {AbortSignal} left removes it */
  showAnalysis(element, left) {
    this.#side.prepend(element);
    attribute(this.element, 'data-studied', true);
    left.addEventListener('abort', () => {
      element.remove();
      attribute(this.element, 'data-studied', false);
    });
  }

  bringStatus() {
    this.settle();
    this.#console.bring();
  }

  /** Focuses the current move, or else the board. */
  focusMoves() {
    this.settle();
    if (!this.#moves.focus()) this.surface.focus();
  }

  /** @param {HTMLButtonElement} button @param {string} name */
  #name(button, name) {
    const label = button.querySelector('.action-label');
    // A title with the same words as the label would be read twice.
    if (label) text(label, name);
    else attribute(button, 'title', name);
  }
}
