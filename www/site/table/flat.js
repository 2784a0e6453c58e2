// The table lying flat: a tablet between two to four people, and the board turned to whoever is on turn, where that is wished.
// Before each of them lies a panel that faces their own side, with their name, clock and buttons.
//
// The board, the console and the hand are the frame's own, lent for as long as the table lies flat: what is said and what is
// chosen among lies before whoever is on turn, and nothing is shown twice.

import { attribute, button, el, fill, keepFocus, text } from '../../element/dom.js';
import { icon } from '../../element/look/icons.js';
import { onColours } from '../../element/look/theme.js';
import { Seats } from '../../element/frame/panels.js';
import { expectInput, inputDevice } from '../../element/input.js';
import { COMMANDS } from '../../element/commands.js';
import { confirm } from '../../element/dialogs/dialog.js';

/** @import { CommandName } from '../../element/commands.js' */
/** @import { Table } from './table.js' */
/** @typedef {'bottom' | 'left' | 'top' | 'right'} Side */

/** How far what faces a side is turned, in degrees clockwise. @type {Record<Side, number>} */
const FACING = { bottom: 0, left: 90, top: 180, right: 270 };

/** Who sits where, one after the other as turns go round, by the number of seats. @type {Record<number, Side[]>} */
const SIDES = { 2: ['bottom', 'top'], 3: ['bottom', 'left', 'top'], 4: ['bottom', 'left', 'top', 'right'] };

const BUTTONS = /** @type {const} */ (['undo', 'draw', 'resign']);

export class FlatTable {
  /** @type {Context} */ #context;
  #table;
  #gone;
  /** @type {HTMLDialogElement} */ #dialog;
  /** @type {Panel[]} */ #panels;
  #seats;
  /** What the frame has lent, and what holds its place there. @type {Map<Element, Comment>} */ #lent = new Map();
  #going = 0;
  /** To which side the board is turned, in degrees, and from which a board in space is seen. */
  #faces = 0;
  #sits = 0;
  /** The board in space that is seen from above, among more than two. @type {Context['board'] | null} */ #above = null;
  #life = new AbortController();
  /** What the game was worked with before, and is after it. */
  #device = inputDevice();

  /** @param {Context} context @param {Table} table @param {() => void} gone the table has been taken up again */
  constructor(context, table, gone) {
    this.#context = context;
    this.#table = table;
    this.#gone = gone;
    const { root, view, words, frame } = context;
    const { surface, parts } = frame;
    this.#panels = view.seats.map((_, index) => {
      const side = SIDES[view.seats.length]?.[index] ?? 'bottom';
      return new Panel(side, {
        use: (command) => this.#context.use(COMMANDS[command]),
        leave: () => this.#ask(),
        // The dialog that may open faces whoever asked for it.
        press: () => /** @type {HTMLElement} */ (root.host).style.setProperty('--asked', `${FACING[side]}deg`),
      });
    });
    this.#seats = new Seats(() => {}, { hover: () => {}, drop: () => {} });
    const stage = el('div', { class: 'stage' });
    const dialog = el(
      'dialog',
      { class: 'flat-table', 'aria-label': words.say('table-flat-name'), 'data-seats': view.seats.length },
      stage,
      ...this.#panels.map(({ element }) => element),
    );
    this.#dialog = dialog;
    const { console, choices, camera, live } = parts;
    for (const part of [surface.element, console, choices, camera, live]) {
      const place = document.createComment('');
      part.replaceWith(place);
      this.#lent.set(part, place);
    }
    stage.append(surface.element, camera);
    dialog.append(live);
    // Several people touch it, whoever has opened it: no hint speaks of keys.
    expectInput('touch');
    dialog.addEventListener('keydown', (event) => this.#context.key(event));
    dialog.addEventListener('cancel', (event) => {
      // Escape puts down what is in hand before anything else.
      if (this.#context.view.busy) event.preventDefault();
    });
    dialog.addEventListener('close', () => this.leave(), { signal: this.#life.signal });
    root.append(dialog);
    dialog.showModal();
    // The panels lie at the short sides of the screen.
    const sizes = new ResizeObserver(() => {
      const wide = dialog.clientWidth > dialog.clientHeight;
      attribute(dialog, 'data-wide', wide);
      for (const { element, side } of this.#panels)
        attribute(element, 'data-narrow', wide === (FACING[side] % 180 === 0));
    });
    sizes.observe(dialog);
    this.#life.signal.addEventListener('abort', () => sizes.disconnect());
    onColours(surface.element, () => this.show(this.#context), this.#life.signal);
    surface.focus();
  }

  /** @param {Context} context */
  show(context) {
    this.#context = context;
    const { view, words, frame, board, moveCamera } = context;
    const { seats } = view;
    // Another game, for another number of people.
    if (seats.length !== this.#panels.length) return this.leave();
    const over = view.turn.kind === 'over';
    attribute(this.#dialog, 'data-over', over);
    // A board in space is seen by whoever is on turn as by who sits before it.
    const faced = view.turnable || this.#table.preferences.turned;
    attribute(this.#dialog, 'data-turned', faced && seats.length > 2);
    // With each game of a series people move on by a seat, and stay where they sit.
    const sat = (view.round - 1) % seats.length;
    const panelOf = (/** @type {number} */ seat) => this.#panels.at((seat - sat) % seats.length);
    // Whoever is on turn, or has won.
    const mover = seats.findIndex(({ active, winner }) => active || winner);
    const [first, active] = [panelOf(0), panelOf(Math.max(0, mover))];
    if (!first || !active) return;
    this.#seats.show(view, words, true);
    const cards = [...this.#seats.element.children];
    keepFocus(this.#dialog, 'data-id', () => {
      for (const [seat] of seats.entries()) panelOf(seat)?.show(context, seat, cards[seat], panelOf(seat) === active);
    });
    if (view.turnable && seats.length > 2 && this.#above !== board) {
      // Seen from the side, it would lie on its side for who sits at its left and right.
      this.#above = board;
      moveCamera(fromAbove);
    }
    // Nor is it turned once the game is over: nobody has to move. One that is not turned lies before two as the first sits.
    if (!faced) this.#faces = seats.length > 2 ? 0 : FACING[first.side];
    else if (view.here && !over) this.#faces = FACING[active.side];
    frame.surface.turnTo(this.#faces);
    this.#dialog.style.setProperty('--faces', `${this.#faces}deg`);
    this.#goRound();
  }

  /** A board in space stays as it lies, where it is not to be turned itself: the eye goes round it with its picture. */
  #goRound() {
    cancelAnimationFrame(this.#going);
    const { board, frame, moveCamera, view } = this.#context;
    if (!view.turnable) return;
    const { element } = frame.surface;
    const now = parseFloat(getComputedStyle(element).rotate) || 0;
    const side = this.#table.preferences.turned ? 0 : now;
    if (now !== parseFloat(element.style.rotate)) {
      board.set_seat_yaw(side);
      frame.surface.paint();
      this.#going = requestAnimationFrame(() => this.#goRound());
    } else if (this.#sits !== side) {
      this.#sits = side;
      moveCamera((board) => board.set_seat_yaw(side));
    }
  }

  /** One of several people would take the table from all of them by a slip. */
  #ask() {
    const { root, words } = this.#context;
    const title = words.say('table-flat-leave');
    confirm(root, words, { title, question: words.say('table-flat-ask'), yes: title }, () => this.leave());
  }

  leave() {
    if (this.#life.signal.aborted) return;
    this.#life.abort();
    cancelAnimationFrame(this.#going);
    expectInput(this.#device);
    this.#context.frame.surface.turnTo(null);
    for (const [part, place] of this.#lent) place.replaceWith(part);
    this.#dialog.close();
    this.#dialog.remove();
    if (document.fullscreenElement === document.documentElement) document.exitFullscreen().catch(() => {});
    this.#gone();
    const context = this.#context.again();
    if (context) {
      context.change((board) => {
        board.set_seat_yaw(0);
        if (this.#above) {
          fromAbove(board);
          // And from there as at the beginning.
          board.toggle_overhead();
        }
        return true;
      }, false);
      const { surface, element } = context.frame;
      surface.focus();
      // The pointer is over another part of the board now, or none.
      surface.leave(element);
    }
  }
}

/** Looks at a board in space from straight above. @param {Context['board']} board */
function fromAbove(board) {
  // Where it is seen from there already, a toggle would lead away.
  board.orbit(1, 0);
  board.toggle_overhead();
}

class Panel {
  /** @type {Side} */ side;
  /** @type {HTMLElement} */ element;

  #seat = el('ol', { class: 'seats' });
  /** What is said to who waits; who listens hears it from the console. */
  #said = el('p', { class: 'flat-said', 'aria-hidden': 'true' });
  #panel;
  /** @type {Map<CommandName, HTMLButtonElement>} */ #buttons = new Map();
  #leave;

  /**
   * @param {Side} side @param {object} handlers @param {(command: CommandName) => void} handlers.use
   * @param {() => void} handlers.leave @param {() => void} handlers.press anything is pressed here
   */
  constructor(side, { use, leave, press }) {
    this.side = side;
    for (const command of BUTTONS) {
      const act = () => made.getAttribute('aria-disabled') !== 'true' && use(command);
      const made = button('icon-button', act, icon(command));
      made.dataset.command = command;
      this.#buttons.set(command, made);
    }
    this.#leave = button('icon-button', leave, icon('close'));
    const bar = el('div', { class: 'flat-buttons' }, ...this.#buttons.values(), this.#leave);
    this.#panel = el('div', { class: 'flat-panel' }, this.#seat, bar, this.#said);
    this.element = el('section', { class: 'flat-seat', 'data-place': side }, this.#panel);
    this.element.addEventListener('click', press, { capture: true });
    this.element.style.gridArea = side;
    this.element.style.setProperty('--facing', `${FACING[side]}deg`);
  }

  /**
   * @param {Context} context @param {number} index
   * @param {Element | undefined} card who sits here, where something has changed of them
   * @param {boolean} holds whether the console and the hand lie here
   */
  show({ view, words, readonly, frame }, index, card, holds) {
    const seat = view.seats[index];
    if (!seat) return;
    if (card) fill(this.#seat, card);
    const { console, choices } = frame.parts;
    if (holds && console.parentNode !== this.#panel) this.#panel.append(console, choices);
    const name = words.say(seat.title);
    const side = seat.side ? words.say('side-name', { side: seat.side }) : words.say('side-open');
    attribute(this.element, 'aria-label', words.say('table-seat', { name, side }));
    attribute(this.element, 'data-active', seat.active);
    attribute(this.element, 'data-winner', seat.winner);
    this.#said.hidden = holds;
    text(this.#said, words.say(view.status));
    /** @type {Partial<Record<CommandName, boolean>>} */
    const there = { draw: view.can_draw && !readonly, resign: seat.active && view.here && !readonly };
    for (const [command, button] of this.#buttons) {
      button.hidden = there[command] === false;
      button.title = words.say(`command-${command}`);
      if (command === 'undo') attribute(button, 'aria-disabled', view.can_undo ? null : 'true');
    }
    this.#leave.title = words.say('table-flat-normal');
  }
}
