// The frame of a game: the board's surface, the panels and the buttons around it, in one shadow root.
//
// The frame knows how a game looks and is worked, and nothing of how it is held: whatever is pressed is handed on
// to `handlers`, and what there is to see comes back with `show`.

import { attribute, el, text } from '../dom.js';
import { Afterwards } from './afterwards.js';
import { watchInput } from '../input.js';
import { icon } from '../look/icons.js';
import { Moves } from './moves.js';
import { notice } from './notice.js';
import { Choices, Seats, Status } from './panels.js';
import { Surface } from '../board/surface.js';
import { Announcer } from './announcer.js';

/** @import { IconName } from '../look/icons.js' */
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
 * @property {boolean} readonly whether moves are taken from the players
 * @property {boolean} paused whether the game waits, and presses do not count until it goes on
 * @property {boolean} settings whether there is something to set
 * @property {boolean} [hint] whether a hint may be asked for
 * @property {boolean} [analysis] whether the game may be analysed
 * @property {'game' | 'eye' | 'aim'} changed what may have: anything, from where the board is looked at, what is aimed at
 * @property {boolean} walked whether somebody went to another point of the game, and nothing was played
 * @property {boolean} announce whether what happened is to be spoken
 * @property {boolean} [soon] whether words and buttons may follow in the next frame
 */

/** The walk through the game. @type {CommandName[]} */
const WALK = ['first', 'undo', 'play', 'redo', 'last', 'hint', 'keys'];

/** Turning a board in space. @type {CommandName[]} */
const CAMERA = ['left', 'above', 'right'];

/** What is done with the game as a whole. @type {CommandName[]} */
const ACTIONS = ['rematch', 'analyse', 'learn', 'new', 'rules', 'share', 'settings', 'series', 'draw', 'resign'];

/** The icons of commands that are not called as they are. @type {Partial<Record<CommandName, IconName>>} */
const ICONS = { new: 'plus' };

export class Frame {
  /** @type {Surface} */ surface;
  /** @type {HTMLElement} */ element;
  /** Where the buttons stand that step through the game. @type {HTMLElement} */ walk;
  /** Is aborted when the frame is no longer used. @type {AbortSignal} */ end;

  #status = new Status();
  /** Whether it is said how a move that is shown is played. */ asks = true;
  /** @type {Seats} */ #seats;
  /** @type {Choices} */ #choices;
  /** @type {Moves} */ #moves;
  /** @type {Map<CommandName, HTMLButtonElement>} */ #commands = new Map();
  /** @type {HTMLElement} */ #camera;
  #announcer = new Announcer();
  /** @type {Afterwards} */ #afterwards;
  /** @type {HTMLElement} */ #notice;
  /** @type {HTMLElement} */ #note;
  /** @type {HTMLElement} */ #actions;
  #title = el('slot', { name: 'title' });
  #added = el('slot', { name: 'actions' });
  #showing = false;
  #playing = false;

  /** @param {Handlers} handlers @param {AbortSignal} end */
  constructor(handlers, end) {
    this.end = end;
    this.#afterwards = new Afterwards(end);
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
      afterwards: (act) => this.afterwards(act),
    };
    this.#choices = new Choices(choosing, end);
    this.#seats = new Seats(handlers.rename, choosing);
    this.#moves = new Moves(handlers.moves);
    /** @param {CommandName[]} commands @param {boolean} named */
    const bar = (commands, named) =>
      commands.map((command) => {
        const button = el(
          'button',
          { type: 'button', class: named ? 'action' : 'icon-button', part: 'button', 'data-command': command },
          icon(ICONS[command] ?? /** @type {IconName} */ (command)),
          named && el('span', { class: 'action-label' }),
        );
        button.addEventListener('click', ({ detail }) => {
          // The second of two quick clicks was aimed at what stood here before the game was over.
          const late = detail > 1 && button.hasAttribute('data-primary');
          if (!late && button.getAttribute('aria-disabled') !== 'true') handlers.command(command);
        });
        this.#commands.set(command, button);
        return button;
      });
    this.#camera = el('div', { class: 'camera', part: 'camera', role: 'group', hidden: true }, ...bar(CAMERA, false));
    this.walk = el('div', { class: 'walk', part: 'walk', role: 'group' }, ...bar(WALK, false));
    this.#actions = el('div', { class: 'actions', part: 'actions', role: 'group' }, ...bar(ACTIONS, true), this.#added);
    this.#note = el('p', { class: 'note', part: 'note', hidden: true });
    this.#notice = el('div', { class: 'notices', part: 'notices' });
    this.element = el(
      'div',
      { class: 'frame', part: 'frame' },
      this.#notice,
      this.#status.element,
      this.#seats.element,
      el('div', { class: 'stage', part: 'stage' }, this.surface.element, this.#camera, this.#note),
      this.#choices.element,
      this.walk,
      this.#actions,
      this.#moves.element,
      this.#announcer.element,
    );
    watchInput(this.element, end);
    this.element.addEventListener('pointerdown', () => (this.surface.pointed = true), { capture: true, signal: end });
    this.element.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) this.surface.leave(target);
      },
      { signal: end },
    );
    // Whoever comes to the board hears what is expected, and what is in their hand.
    this.surface.describe(this.#status.ids);
  }

  /** The frame, under the title that the page may give the game. */
  get whole() {
    return [this.#title, this.element];
  }

  /** What extensions put something into, or borrow for a table that lies flat. */
  get parts() {
    this.settle();
    return {
      status: this.#status.element,
      camera: this.#camera,
      choices: this.#choices.element,
      live: this.#announcer.element,
      notices: this.#notice,
    };
  }

  /**
   * Shows a game: the board first, then what is said of it.
   * @param {Board} board @param {View} view @param {Words} words @param {Shown} how @param {() => void} [then]
   */
  show(board, view, words, how, then) {
    this.#showBoard(board, view, words, how);
    const rest = () => {
      this.#showPanels(board, view, words, how);
      then?.();
    };
    if (how.soon) return this.#afterwards.owe(rest);
    this.settle();
    rest();
  }

  /** Does something after all that is still to be shown of the game, and before another game is. @param {() => void} act */
  afterwards(act) {
    if (this.#afterwards.owes) this.#afterwards.owe(act);
    else act();
  }

  settle() {
    this.#afterwards.settle();
  }

  /** @param {Board} board @param {View} view @param {Words} words @param {Shown} how */
  #showBoard(board, view, words, { readonly, paused }) {
    this.surface.readonly = readonly || paused;
    const label = words.say('board', { game: words.say(`${view.game}-name`) });
    this.surface.show(board, view, () => board.places(), words, label);
  }

  /** @param {Board} board @param {View} view @param {Words} words @param {Shown} how */
  #showPanels(board, view, words, how) {
    // Where a button goes that had the focus, the board takes it, and so the aim: that is shown as well, and not told of.
    const within = this.#showing;
    this.#showing = true;
    this.#fillPanels(board, view, words, how);
    this.#showing = within;
    if (within) return;
    if (how.announce) this.#announcer.tell(view, words, how);
    else this.#announcer.note(view, words);
  }

  /** @param {Board} board @param {View} view @param {Words} words @param {Shown} how */
  #fillPanels(board, view, words, { readonly, paused, settings, hint = false, analysis = false, changed }) {
    if (this.element.lang !== words.lang) {
      for (const note of /** @type {Iterable<ReturnType<typeof notice>>} */ (this.#notice.children)) note.tell(words);
      this.element.lang = words.lang;
    }
    attribute(this.element, 'data-game', view.game);
    // To look for it from the style sheet would be to go through all moves at every change.
    attribute(
      this.element,
      'data-tray',
      view.choices.some(({ group }) => group === 'tray'),
    );
    if (changed !== 'eye') this.#status.show(view, words, this.asks, board);
    this.#choices.element.inert = readonly || paused;
    this.#choices.show(view, words);
    // Pieces on buttons are seen as those on the board are.
    if (changed !== 'aim') this.#choices.paint();
    if (changed === 'game') {
      this.#seats.show(view, words, readonly);
      this.#moves.show(board, view, words, readonly);
      const { comment } = this.#moves;
      // How the game ended may be written there as well.
      this.#note.hidden = !comment || view.ending.some((reason) => words.say(reason) === comment);
      text(this.#note, comment);
      // Whoever goes through a game that is over finds all buttons in one place.
      attribute(this.element, 'data-ended', view.ended);
      this.#showCommands(view, words, readonly, { settings, hint, analysis });
    }
  }

  /** Brings the hand and the keyboard to a place of the board or to a button. @param {string} id */
  point(id) {
    this.settle();
    if (!this.#choices.point(id)) this.surface.point(id);
  }

  /** Says what is expected at the beginning of a game: what was said of the one before is over. */
  greet() {
    this.settle();
    this.#announcer.greet();
  }

  recolour() {
    this.settle();
    this.surface.recolour();
    this.#choices.paint();
  }

  /**
   * Says something at the top until it is put away.
   * @param {Words} words @param {import('./notice.js').Said} message @param {import('./notice.js').Offer[]} offers
   */
  notify(words, message, ...offers) {
    this.settle();
    const note = notice(words, message, { kind: 'notice', role: 'alert', offers });
    this.#notice.append(note);
    return note;
  }

  hush() {
    this.#notice.replaceChildren();
  }

  /**
   * @param {View} view @param {Words} words @param {boolean} readonly
   * @param {{ settings: boolean, hint: boolean, analysis: boolean }} may what there is besides
   */
  #showCommands(view, words, readonly, { settings, hint, analysis }) {
    const over = view.ended;
    // In the midst of a game the menu of a move has this, and the series.
    const analyse = analysis && (over || readonly);
    const goesBack = this.isStudied ? view.ply > 0 : view.can_undo;
    const learn = analysis && over && !readonly && view.seats.some(({ by }) => by === 'here');
    /** @type {Partial<Record<CommandName, boolean>>} */ const enabled = {
      first: goesBack,
      undo: goesBack,
      play: goesBack || view.can_redo,
      redo: view.can_redo,
      last: view.can_redo,
      hint: view.here,
      draw: view.here,
      resign: view.here,
    };
    // While a computer is to move they stay where they are: nothing else moves for it.
    const thinks =
      view.seats.some(({ active, level }) => active && level) && view.seats.some(({ by }) => by === 'here');
    const ends = (view.here || thinks) && !over && !readonly;
    /** @type {Partial<Record<CommandName, boolean>>} */
    const there = {
      rematch: over && !readonly,
      analyse,
      learn,
      series: over,
      new: !readonly,
      settings,
      hint,
      draw: ends && view.seats.every(({ by }) => by !== 'away'),
      resign: ends,
    };
    for (const [command, button] of this.#commands) {
      this.#name(button, words.say(command === 'play' && this.#playing ? 'command-pause' : `command-${command}`));
      attribute(button, 'aria-disabled', enabled[command] === false ? 'true' : null);
      const gone = there[command] === false;
      if (gone && button.matches(':focus')) this.surface.focus();
      button.hidden = gone;
    }
    // By how many there are the style sheet makes even rows of them.
    const added = this.#added.assignedElements();
    this.#actions.style.setProperty(
      '--count',
      `${this.#actions.querySelectorAll('.action:not([hidden])').length + added.length}`,
    );
    attribute(this.#commands.get('rematch') ?? this.element, 'data-primary', Boolean(view.outcome));
    attribute(this.walk, 'aria-label', words.say('walk'));
    attribute(this.#actions, 'aria-label', words.say('actions'));
    attribute(this.#camera, 'aria-label', words.say('camera'));
    this.#camera.hidden = !view.turnable;
  }

  /** Whether the analysis is open: it has taken the walk in. */
  get isStudied() {
    return this.walk.parentElement !== this.element;
  }

  /** Shows whether the game is being played through. @param {Words} words @param {boolean} playing */
  playing(words, playing) {
    this.#playing = playing;
    const button = this.#commands.get('play');
    if (!button) return;
    button.replaceChildren(icon(playing ? 'pause' : 'play'));
    this.#name(button, words.say(playing ? 'command-pause' : 'command-play'));
  }

  bringStatus() {
    this.settle();
    this.#status.bring();
  }

  /** Brings the keyboard to the move that is shown, or to the board where there is none. */
  focusMoves() {
    this.settle();
    if (!this.#moves.focus()) this.surface.focus();
  }

  /** @param {HTMLButtonElement} button @param {string} name */
  #name(button, name) {
    const label = button.querySelector('.action-label');
    // With a label of the same words, a title would be read out after it.
    if (label) text(label, name);
    else attribute(button, 'title', name);
  }
}
