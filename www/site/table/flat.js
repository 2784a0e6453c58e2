// The table lying flat: a tablet between two to four people, each with a panel that faces their own side, and the board
// turned to whoever is on turn, where that is wished.
//
// The board, its buttons and what is said to screen readers are the frame's own, lent for as long as the table lies flat;
// nothing is shown twice.

import { attribute, button, el, fill, text } from '../../element/dom.js';
import { icon, mark } from '../../element/look/icons.js';
import { onTheme } from '../../element/look/theme.js';
import { partnerOf } from '../../element/frame/panels.js';
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

/** The tile in hand, which a press rotates: a place of the board and a choice. */
const TILE = 'item:turn';

const BUTTONS = /** @type {const} */ (['undo', 'draw', 'resign']);

export class FlatTable {
  /** @type {Context} */ #context;
  #table;
  #gone;
  /** @type {HTMLDialogElement} */ #dialog;
  /** @type {Panel[]} */ #panels;
  /** What the frame has lent, and what holds its place there. @type {Map<Element, Comment>} */ #lent = new Map();
  #tile = el('canvas', { class: 'flat-tile', 'aria-hidden': 'true' });
  #frame = 0;
  #going = 0;
  /** To which side the board is turned, in degrees, and from which a board in space is seen. */
  #faces = 0;
  #sits = 0;
  /** The board in space that is seen from above, among more than two. @type {Context['board'] | null} */ #above = null;
  #centre = el('div', { class: 'flat-board' });
  /** A clock, a larger font or a turned tablet leaves what lies before somebody less room, or more. */
  #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#fit()));
  #life = new AbortController();
  /** What the game was worked with before, and is after it. */
  #device = inputDevice();

  /** @param {Context} context @param {Table} table @param {() => void} gone the table has been taken up again */
  constructor(context, table, gone) {
    this.#context = context;
    this.#table = table;
    this.#gone = gone;
    const { root, view, words, frame } = context;
    this.#panels = view.seats.map((_, index) => this.#panel(index));
    const { camera, choices, live, notices } = frame.parts;
    this.#dialog = el(
      'dialog',
      { class: 'flat-table', 'aria-label': words.say('table-flat-name'), 'data-seats': view.seats.length },
      this.#centre,
      ...this.#panels.map(({ element }) => element),
    );
    for (const part of [frame.surface.element, camera, choices, live, notices]) this.#lend(part);
    this.#centre.append(frame.surface.element, camera);
    this.#dialog.append(live, notices);
    // Several people touch it, whoever has opened it: no hint speaks of keys.
    expectInput('touch');
    this.#dialog.addEventListener('keydown', (event) => this.#context.key(event));
    this.#dialog.addEventListener('cancel', (event) => {
      // Escape puts down what is in hand before anything else.
      if (this.#context.view.busy) event.preventDefault();
    });
    this.#dialog.addEventListener('close', () => this.leave(), { signal: this.#life.signal });
    root.append(this.#dialog);
    this.#dialog.showModal();
    for (const { parts } of this.#panels) this.#sizes.observe(parts);
    onTheme(() => this.show(this.#context), this.#life.signal);
    frame.surface.focus();
  }

  /** @param {Context} context */
  show(context) {
    this.#context = context;
    const { view, frame } = context;
    const { seats } = view;
    // Another game, for another number of people.
    if (seats.length !== this.#panels.length) return this.leave();
    attribute(this.#dialog, 'data-game', view.game);
    // A board in space is seen by whoever is on turn as by who sits before it.
    const faced = view.turnable || this.#table.preferences.turned;
    attribute(this.#dialog, 'data-over', view.turn.kind === 'over');
    attribute(this.#dialog, 'data-turned', faced && seats.length > 2);
    // With each game of a series people move on by a seat, and stay where they sit.
    const sat = (view.round - 1) % seats.length;
    this.#panels.forEach((panel, index) => panel.show(context, (index + sat) % seats.length));
    const panelOf = (/** @type {number} */ seat) => this.#panels.at((seat - sat) % seats.length);
    const [first, active] = [
      panelOf(0),
      panelOf(
        Math.max(
          0,
          seats.findIndex((seat) => seat.active),
        ),
      ),
    ];
    if (!first || !active) return;
    const { choices } = frame.parts;
    if (choices.parentNode !== active.hand) active.hand.append(choices);
    this.#fit();
    attribute(this.#dialog, 'data-mover', view.turn.kind === 'move' && active.side);
    this.#lookDown();
    // Nor is it turned once the game is over: nobody has to move. One that is not turned lies before two as the first sits.
    if (!faced) this.#faces = seats.length > 2 ? 0 : FACING[first.side];
    else if (view.here && view.turn.kind !== 'over') this.#faces = FACING[active.side];
    frame.surface.turnTo(this.#faces);
    this.#dialog.style.setProperty('--faces', `${this.#faces}deg`);
    this.#showTile(active);
    this.#goRound();
  }

  /** Seen from the side, a board in space would lie on its side for who sits at its left and right. */
  #lookDown() {
    const { board, look, view } = this.#context;
    if (!view.turnable || view.seats.length < 3 || this.#above === board) return;
    this.#above = board;
    look(fromAbove);
  }

  /** A board in space stays as it lies, where it is not to be turned itself: the eye goes round it with its picture. */
  #goRound() {
    cancelAnimationFrame(this.#going);
    const { board, frame, look, view } = this.#context;
    if (!view.turnable) return;
    const { element } = frame.surface;
    const now = parseFloat(getComputedStyle(element).rotate) || 0;
    const side = this.#table.preferences.turned ? 0 : now;
    if (now !== parseFloat(element.style.rotate)) {
      board.sit(side);
      frame.surface.paint();
      this.#going = requestAnimationFrame(() => this.#goRound());
    } else if (this.#sits !== side) {
      this.#sits = side;
      look((board) => board.sit(side));
    }
  }

  #fit() {
    // Where there is no room for all, first what is told is short, then the buttons lose their words.
    for (const short of [null, 'told', 'all']) {
      attribute(this.#dialog, 'data-short', short);
      if (!this.#panels.some(({ full }) => full)) break;
    }
    for (const panel of this.#panels) panel.fit();
  }

  /**
   * Shows the tile in hand before whoever is on turn, too, lying as it will lie on the board.
   * @param {Panel} active
   */
  #showTile({ hand, side }) {
    const { board, view, frame } = this.#context;
    const from = view.game === 'tayu' && board.places().find(({ id }) => id === TILE);
    this.#tile.hidden = !from;
    cancelAnimationFrame(this.#frame);
    if (!from) return;
    if (this.#tile.parentNode !== hand) hand.append(this.#tile);
    this.#tile.style.rotate = `${this.#faces - FACING[side]}deg`;
    const shown = /** @type {HTMLCanvasElement} */ (frame.surface.element.querySelector('canvas'));
    const end = performance.now() + board.duration() + 100;
    // The board is painted first in each frame, and for as long as a move is on its way.
    const copy = () => {
      if (performance.now() < end) this.#frame = requestAnimationFrame(copy);
      const [x, y, w, h] = [from.x * shown.width, from.y * shown.height, from.w * shown.width, from.h * shown.height];
      [this.#tile.width, this.#tile.height] = [Math.round(w), Math.round(h)];
      this.#tile.getContext('2d')?.drawImage(shown, x, y, w, h, 0, 0, this.#tile.width, this.#tile.height);
    };
    this.#frame = requestAnimationFrame(copy);
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
    this.#sizes.disconnect();
    cancelAnimationFrame(this.#frame);
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
        board.sit(0);
        if (this.#above) {
          fromAbove(board);
          // And from there as at the beginning.
          board.look();
        }
        return true;
      }, false);
      const { surface, element } = context.frame;
      surface.focus();
      // The pointer is over another part of the board now, or none.
      surface.leave(element);
    }
  }

  /** @param {Element} part */
  #lend(part) {
    const place = document.createComment('');
    part.replaceWith(place);
    this.#lent.set(part, place);
  }

  /** @param {number} index */
  #panel(index) {
    const side = SIDES[this.#context.view.seats.length]?.[index] ?? 'bottom';
    /** @param {() => void} action */
    const from = (action) => {
      // The dialog that may open faces whoever asked for it.
      this.#dialog.dataset.facing = String(FACING[side]);
      action();
    };
    return new Panel(side, {
      use: (command) => from(() => this.#context.use(COMMANDS[command])),
      leave: () => from(() => this.#ask()),
    });
  }
}

/** Looks at a board in space from straight above. @param {Context['board']} board */
function fromAbove(board) {
  // Where it is seen from there already, to look would lead away.
  board.orbit(1, 0);
  board.look();
}

/** What stands beside each other with dots between, where a line has room for it. @param {string[]} all */
const parts = (all) => all.flatMap((part) => [el('span', {}, part), ' ']);

/**
 * A sentence, and the shorter one where there is one: that is shown where not all can be seen at once.
 * @param {Phrase} sentence @param {Context['words']} words
 */
function told(sentence, words) {
  const brief = words.first([`${sentence.id}-short`], sentence.args);
  const whole = words.say(sentence);
  return brief ? [el('span', { class: 'flat-whole' }, whole), el('span', { class: 'flat-brief' }, brief)] : [whole];
}

class Panel {
  /** @type {Side} */ side;
  /** @type {HTMLElement} */ element;
  /** Where the choices are put while it is this player's turn. */
  hand = el('div', { class: 'flat-hand' });
  /** All that lies there. @type {HTMLElement} */ parts;

  #mark = el('span', { class: 'flat-mark' });
  #name = el('bdi', { class: 'flat-name' });
  #facts = el('span', { class: 'flat-facts' });
  #status = el('p', { class: 'flat-status' });
  #detail = el('p', { class: 'flat-detail' });
  #clock = el('div', { class: 'clock-slot' });
  /** @type {Map<CommandName, HTMLButtonElement>} */ #buttons = new Map();
  #leave;

  /**
   * @param {Side} side @param {object} handlers @param {(command: CommandName) => void} handlers.use
   * @param {() => void} handlers.leave
   */
  constructor(side, { use, leave }) {
    this.side = side;
    /** @param {typeof BUTTONS[number] | 'rematch'} command @param {string} look */
    const named = (command, look) => {
      const press = () => {
        if (made.getAttribute('aria-disabled') !== 'true') use(command);
      };
      const made = button(look, press, icon(command), el('span', { class: 'flat-label' }));
      made.dataset.command = command;
      this.#buttons.set(command, made);
      return made;
    };
    const buttons = BUTTONS.map((command) => named(command, 'icon-button'));
    this.hand.append(named('rematch', 'button primary'));
    this.#leave = button('icon-button', leave, icon('close'), el('span', { class: 'flat-label' }));
    this.parts = el(
      'div',
      { class: 'flat-parts' },
      el('div', { class: 'flat-who' }, this.#mark, el('div', {}, this.#name, this.#facts)),
      el('div', { class: 'flat-said' }, this.#clock, el('div', {}, this.#status, this.#detail)),
      el('div', { class: 'flat-buttons' }, ...buttons, this.#leave),
      this.hand,
    );
    this.element = el(
      'section',
      { class: 'flat-seat', 'data-place': side },
      el('div', { class: 'flat-panel' }, this.parts),
    );
    this.element.style.gridArea = side;
    this.element.style.setProperty('--facing', `${FACING[side]}deg`);
  }

  /** @param {Context} context @param {number} index */
  show({ view, words, readonly }, index) {
    const seat = view.seats[index];
    if (!seat) return;
    const name = words.say(seat.title);
    const side = seat.side ? words.say('side-name', { side: seat.side }) : words.say('side-open');
    attribute(this.element, 'aria-label', words.say('table-seat', { name, side }));
    attribute(this.element, 'data-active', seat.active);
    attribute(this.element, 'data-winner', seat.winner);
    attribute(this.#clock, 'data-seat', seat.number);
    fill(this.#mark, mark(seat.side));
    text(this.#name, name);
    const away = seat.by === 'away' ? [words.say('seat-away')] : [];
    const partner = partnerOf(seat, view.seats);
    const mate = partner ? [words.say('seat-with', { name: partner.title })] : [];
    const over = view.turn.kind === 'over';
    // What is left of a board in space matters no more at the end; a number stays with what it counts.
    const left = over && view.turnable ? [] : seat.facts;
    const facts = [
      side,
      ...mate,
      ...away,
      ...left.map((fact) => words.say(fact).replace(/ (?=[\d×=])|(?<=\d) /g, '\u00a0')),
    ];
    fill(this.#facts, ...parts(facts));
    const [first] = over ? view.ending : [view.status];
    // Among more than two it is told before whoever has to move, and in the end before whoever has won: who rests sees the sign at their side.
    const rests =
      view.seats.length > 2 && (over ? !seat.winner && view.seats.some(({ winner }) => winner) : !seat.active);
    attribute(this.element, 'data-rests', rests);
    text(this.#status, !rests && first ? words.say(first) : '');
    // A hint is for whoever is on turn.
    const hints = seat.active
      ? [view.detail && words.say(view.detail), view.plays && words.first([`${view.game}-hint-tap`, 'hint-tap'])]
      : [];
    if (over)
      fill(this.#detail, ...(rests ? [] : view.ending.slice(1).flatMap((sentence) => [...told(sentence, words), ' '])));
    else text(this.#detail, rests ? '' : hints.filter(Boolean).join(' '));
    attribute(this.#detail, 'data-refused', seat.active && view.refused);
    /** @type {Partial<Record<CommandName, boolean>>} */
    const there = {
      draw: view.can_draw && !readonly,
      resign: view.here && !readonly,
      rematch: over && !rests && !readonly,
    };
    /** @type {Partial<Record<CommandName, boolean>>} */ const enabled = { undo: view.can_undo, resign: seat.active };
    for (const [command, button] of this.#buttons) {
      button.hidden = there[command] === false;
      attribute(button, 'aria-disabled', enabled[command] === false ? 'true' : null);
      text(button.lastElementChild ?? button, words.say(`command-${command}`));
    }
    text(this.#leave.lastElementChild ?? this.#leave, words.say('table-flat-normal'));
  }

  /** Whether there is more than can be seen without being scrolled. */
  get full() {
    const panel = /** @type {HTMLElement} */ (this.parts.parentElement);
    return panel.scrollHeight > panel.clientHeight || panel.scrollWidth > panel.clientWidth;
  }

  /** Says what is to be done wherever nothing has to be scrolled for it. */
  fit() {
    attribute(this.element, 'data-tight', false);
    attribute(this.element, 'data-tight', this.full);
    attribute(this.element, 'data-scrolled', this.full);
  }
}
