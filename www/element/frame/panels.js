// The players, and the choices shown as buttons. Nothing here depends on the game: facts, choices and words come with the view.
// A group of choices has a heading if the catalogues contain `<game>-group-<name>` or `group-<name>`. Choices with a picture in
// the group `tray` are pieces and can be dragged to the board.

import { attribute, el, fill, keepFocus, text } from '../../kit/dom.js';
import { forget, keep } from '../board/canvas.js';
import { Drag } from '../board/drag.js';
import { keyOf } from '../../kit/key.js';
import { mark } from '../../kit/icons.js';

/** @import { Choice } from '../../view.js' */

/** Milliseconds during which a press counts as aimed at what was there before. */
const SOON = 1000;

/** @param {Seat} seat @param {Seat[]} seats */
export const partnerOf = (seat, seats) =>
  seats.find((other) => other !== seat && seat.side && other.side === seat.side);

export class Seats {
  element = el('ol', { class: 'seats', part: 'seats' });
  #rename;
  #dragging;
  #shown = '';

  /**
   * @param {(seat: number) => void} rename
   * @param {{ hover: (event: PointerEvent) => void, drop: (event: PointerEvent) => void }} dragging
   */
  constructor(rename, { hover, drop }) {
    this.#rename = rename;
    this.#dragging = { move: hover, drop };
  }

  /** @param {View} view @param {Words} words @param {boolean} readonly */
  show(view, words, readonly) {
    attribute(this.element, 'aria-label', words.say('players'));
    // If no piece to be placed is shown on or beside the board, it is dragged from the player.
    const stock = !readonly && view.here && view.choices.every(({ group }) => group === 'answer');
    // Once one player has points, those of all are shown, including zero.
    const points = view.seats.some(({ points }) => points > 0);
    const shown = JSON.stringify([words.lang, view.seats, readonly, stock]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    keepFocus(this.element, 'data-number', () =>
      fill(
        this.element,
        ...view.seats.map((seat) =>
          this.#seat(seat, words, readonly, stock && seat.active, points, partnerOf(seat, view.seats)),
        ),
      ),
    );
  }

  /**
   * @param {Seat} seat @param {Words} words @param {boolean} readonly @param {boolean} stock whether pieces can be dragged from
   *   this seat @param {boolean} counted whether points are shown @param {Seat | undefined} partner
   */
  #seat(seat, words, readonly, stock, counted, partner) {
    // The number of a computer is a separate element: on narrow cards it goes below the name.
    const title = words.say(seat.title);
    const numbered = seat.title.id === 'player-computer-of';
    const name = numbered ? words.say({ ...seat.title, id: 'player-computer' }) : title;
    const which = title.slice(name.length);
    const side = seat.side ? words.say('side-name', { side: seat.side }) : words.say('side-open');
    const mate = partner && words.say('seat-with', { name: partner.title });
    const points = counted && words.say('seat-points', { points: seat.points });
    const away = seat.by === 'away' && words.say('seat-away');
    const facts = [points, ...seat.facts.map((fact) => words.say(fact)), away].filter(Boolean).join(' · ');
    const state = seat.winner ? words.say('seat-won') : seat.active ? words.say('seat-active') : null;
    return el(
      'li',
      {
        class: 'seat',
        part: 'seat',
        'data-active': seat.active,
        'data-winner': seat.winner,
        'data-side': seat.side,
        'data-grab': stock,
        on: stock
          ? { pointerdown: (down) => down.button === 0 && down.isPrimary && new Drag(down, this.#dragging) }
          : {},
      },
      mark(seat.side),
      el(
        readonly ? 'div' : 'button',
        {
          class: 'seat-who',
          'data-number': seat.number,
          ...(!readonly && { type: 'button', title: words.say('rename'), 'aria-haspopup': 'dialog' }),
          on: readonly ? {} : { click: () => this.#rename(seat.number) },
        },
        el('bdi', { class: 'seat-name', title }, name, which && el('span', { class: 'seat-which' }, which)),
        el(
          'span',
          // The mark shows the side as well, so the line is free for the facts.
          { class: facts ? 'seat-side unseen' : 'seat-side', title: mate ? `${side} ${mate}` : side },
          side,
          mate && ' ',
          mate,
        ),
      ),
      el('div', { class: 'clock-slot', 'data-seat': seat.number }),
      state && el('span', { class: 'seat-state' }, state),
      facts && el('p', { class: 'facts', title: facts }, facts),
    );
  }
}

const ICONS_A_FRAME = 5;

/** @param {HTMLElement} button */
const drop = (button) => button.querySelectorAll('canvas').forEach(forget);

export class Choices {
  element = el('div', { class: 'choices', part: 'choices' });
  /** Answers to a question, which are shown in the console. */
  answers = el('div', { class: 'answers' });
  /** @type {Map<string, HTMLButtonElement>} */ #buttons = new Map();
  /** By a key of their contents. @type {Map<string, HTMLElement>} */ #groups = new Map();
  #layout = '';
  /** @type {Set<string>} */ #stale = new Set();
  #frame = 0;
  #handlers;
  #node = 0;
  /** Whether the last press was an answer, so that another question may have taken its place. */
  #answered = false;
  /** The last two presses anywhere in the window, latest first. @type {{ x: number, y: number, at: number, on: unknown }[]} */
  #presses = [];

  /**
   * @param {object} handlers @param {(id: string) => void} handlers.press
   * @param {(id: string, canvas: HTMLCanvasElement, width: number, height: number) => void} handlers.icon size in CSS pixels
   * @param {(event: PointerEvent) => void} handlers.hover a piece is dragged
   * @param {(event: PointerEvent) => void} handlers.drop a piece is dropped
   * @param {() => void} handlers.lost the focused button was removed
   * @param {() => void} [handlers.settle] shows pending changes now
   * @param {(act: () => void) => void} [handlers.afterPaint] runs a callback after pending changes are shown
   * @param {AbortSignal} end
   */
  constructor(handlers, end) {
    this.#handlers = handlers;
    /** @param {PointerEvent} event */
    const press = (event) => {
      const { clientX: x, clientY: y, timeStamp: at } = event;
      this.#presses = [{ x, y, at, on: event.composedPath()[0] }, ...this.#presses].slice(0, 2);
    };
    addEventListener('pointerdown', press, { capture: true, signal: end });
    end.addEventListener('abort', () => this.#buttons.forEach(drop), { once: true });
    this.element.addEventListener('keydown', (event) => {
      const { repeat } = event;
      const key = keyOf(event);
      const at = /** @type {HTMLElement} */ (event.target);
      // A held key answers once. Enter on a group was meant for the question before.
      const late = at.matches('.group')
        ? key === 'Enter' || key === ' '
        : repeat && key === 'Enter' && answers(at.dataset.id);
      if (!late) return;
      event.preventDefault();
      event.stopPropagation();
    });
  }

  /** @param {View} view @param {Words} words */
  show(view, words) {
    this.#node = view.node;
    const layout = JSON.stringify([words.lang, view.choices.map(({ id, group, icon }) => [id, group, icon])]);
    if (layout !== this.#layout) {
      this.#layout = layout;
      this.#build(view, words);
    }
    for (const choice of view.choices) this.#say(choice, view, words);
  }

  /** Repaints all icons after the layout of the next frame. */
  paint() {
    this.#paintSoon(this.#buttons.keys());
  }

  /** @param {Iterable<string>} ids */
  #paintSoon(ids) {
    for (const id of ids) this.#stale.add(id);
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  /** Paints a few icons per frame: most icons of a long strip are out of sight. */
  #paint() {
    const some = [...this.#stale].slice(0, ICONS_A_FRAME);
    for (const id of some) this.#stale.delete(id);
    this.#frame = this.#stale.size > 0 ? requestAnimationFrame(() => this.#paint()) : 0;
    const icons = some.flatMap((id) => {
      const canvas = this.#buttons.get(id)?.querySelector('canvas');
      return canvas ? [{ id, canvas, width: canvas.clientWidth, height: canvas.clientHeight }] : [];
    });
    // Measure all before painting any, so that layout happens once.
    for (const { id, canvas, width, height } of icons)
      if (width && height) this.#handlers.icon(id, canvas, width, height);
  }

  /** Returns false if there is no choice with this id. @param {string} id */
  point(id) {
    for (const [name, button] of this.#buttons) attribute(button, 'part', name === id ? 'choice pointed' : 'choice');
    const button = this.#buttons.get(id);
    button?.focus();
    return button !== undefined;
  }

  /** @param {View} view @param {Words} words */
  #build(view, words) {
    /** @type {Map<string, HTMLButtonElement>} */ const buttons = new Map();
    /** @type {Map<string, HTMLButtonElement[]>} */ const groups = new Map();
    for (const choice of view.choices) {
      const old = this.#buttons.get(choice.id);
      const fits = old && Boolean(old.querySelector('canvas')) === choice.icon;
      const button = fits ? old : this.#button(choice);
      buttons.set(choice.id, button);
      const group = groups.get(choice.group);
      if (group) group.push(button);
      else groups.set(choice.group, [button]);
    }
    for (const [id, button] of this.#buttons) if (buttons.get(id) !== button) drop(button);
    this.#buttons = buttons;
    const old = this.#groups;
    const place = () => {
      // An unchanged group keeps its element: opening a strip below must not lay it out again.
      this.#groups = new Map(
        [...groups].map(([name, group]) => {
          const title = words.first([`${view.game}-group-${name}`, `group-${name}`]);
          const key = JSON.stringify([name, title, group.map(({ dataset: { id, icon } }) => [id, icon])]);
          return [key, old.get(key) ?? groupOf(name, title, group)];
        }),
      );
      const stands = [...this.#groups.values()];
      const answers = stands.filter(({ dataset: { group } }) => group === 'answer');
      fill(this.answers, ...answers);
      fill(this.element, ...stands.filter((group) => !answers.includes(group)));
    };
    let lost = false;
    const inHand = () => void (lost = keepFocus(this.element, 'data-id', place));
    if (keepFocus(this.answers, 'data-id', inHand) || lost) this.#handlers.lost();
  }

  /** @param {Choice} choice */
  #button({ id, icon, group }) {
    const button = el(
      'button',
      { type: 'button', class: 'choice', part: 'choice', 'data-id': id, 'data-icon': icon },
      icon && el('canvas', { 'aria-hidden': 'true' }),
      el('span', { class: 'choice-label' }),
    );
    const paint = () => this.#paintSoon([id]);
    for (const canvas of button.querySelectorAll('canvas')) keep(canvas, { paint });
    const piece = icon && group === 'tray';
    attribute(button, 'data-grab', piece);
    const dragged = piece ? this.#drag(button, id) : () => false;
    const answer = answers(id);
    button.addEventListener('click', ({ detail }) => {
      // The click that ends a drag must not pick up the piece again. The second of two quick clicks was aimed at what was
      // here before the first.
      const late = (detail > 1 && (answer || this.#answered)) || (detail > 0 && answer && this.#cameHere(button));
      // A disabled choice can be pressed as well: the game explains why it does nothing.
      if (late || dragged()) return;
      this.#answered = answer;
      const said = button.textContent;
      const node = this.#node;
      const group = button.closest('.group')?.getAttribute('data-group');
      this.#handlers.press(id);
      if (!answer) return;
      // The same button may now be the next player's answer to another question, which must be read first. So the focus
      // moves to the group. A key may repeat before the next frame, so keyboard presses show pending changes at once.
      if (detail === 0) this.#handlers.settle?.();
      this.#handlers.afterPaint?.(() => {
        if (!button.matches(':focus') || button.textContent === said || this.#node === node) return;
        const same = [this.element, this.answers].map((part) => part.querySelector(`[data-group='${group}']`));
        /** @type {HTMLElement | null} */ (same.find(Boolean) ?? button.closest('.group'))?.focus();
      });
    });
    return button;
  }

  /** A user who steps back by repeated taps must not answer a question that appears under the finger. @param {HTMLButtonElement} button */
  #cameHere(button) {
    const [last, before] = this.#presses;
    if (!last || !before || last.at - before.at > SOON) return false;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const here = before.x >= left && before.x <= right && before.y >= top && before.y <= bottom;
    return here && !(before.on instanceof Node && button.contains(before.on));
  }

  /** @param {HTMLButtonElement} button @param {string} id @returns {() => boolean} whether the last press was a drag */
  #drag(button, id) {
    /** @type {Drag | null} */ let drag = null;
    button.addEventListener('pointerdown', (down) => {
      drag = null;
      if (down.button !== 0 || !down.isPrimary || button.getAttribute('aria-disabled') === 'true') return;
      drag = new Drag(down, {
        begin: () => {
          if (button.getAttribute('aria-pressed') !== 'true') this.#handlers.press(id);
        },
        move: this.#handlers.hover,
        drop: this.#handlers.drop,
      });
    });
    button.addEventListener('keydown', () => (drag = null));
    return () => drag?.moved ?? false;
  }

  /** @param {Choice} choice @param {View} view @param {Words} words */
  #say(choice, { choices }, words) {
    const button = this.#buttons.get(choice.id);
    const label = button?.querySelector('.choice-label');
    if (!button || !label) return;
    text(label, words.say(choice.label));
    const hint = choice.hint ? words.say(choice.hint) : null;
    attribute(button, 'title', hint);
    // A choice is a toggle only if one in its group is pressed.
    const chooses = choices.some(({ group, pressed }) => group === choice.group && pressed);
    attribute(button, 'aria-pressed', chooses ? String(choice.pressed) : null);
    attribute(button, 'aria-disabled', choice.enabled ? null : 'true');
    attribute(button, 'data-primary', choice.primary);
  }
}

/** @param {string} name @param {string | null} title @param {HTMLButtonElement[]} choices */
function groupOf(name, title, choices) {
  return el(
    'div',
    { class: 'group', role: title && 'group', 'aria-label': title, 'data-group': name, tabindex: -1 },
    el('div', { class: 'group-row' }, ...choices),
  );
}

/** @param {string | undefined} id */
function answers(id) {
  return /^(play:|item:decline$)/.test(id ?? '');
}
