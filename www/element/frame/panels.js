// The panels beside the board: the players, what is expected of whom, and the choices that stand as buttons.
//
// A game brings no code here: facts, choices and words come with the view. A group of choices has a heading where
// the catalogues have `<game>-group-<name>` or `group-<name>`. Choices with a picture in the group `tray` are pieces, and
// can be dragged to the board.

import { attribute, el, fill, keepFocus, text } from '../dom.js';
import { forget, keep } from '../board/canvas.js';
import { Drag } from '../board/drag.js';
import { keyOf } from '../key.js';
import { icon, mark } from '../look/icons.js';

/** @import { Choice } from '../../view.js' */

/** For how long a place is still taken for what was pressed there, in milliseconds. */
const SOON = 1000;

/** Who plays with somebody: on the same side. @param {Seat} seat @param {Seat[]} seats */
export const partnerOf = (seat, seats) =>
  seats.find((other) => other !== seat && seat.side && other.side === seat.side);

/** The players: name, side, what is known of them, whose turn it is and who has won. */
export class Seats {
  element = el('ol', { class: 'seats', part: 'seats' });
  #rename;
  #dragging;
  #shown = '';

  /**
   * @param {(seat: number) => void} rename a player is to be called otherwise
   * @param {{ hover: (event: PointerEvent) => void, drop: (event: PointerEvent) => void }} dragging what is dragged
   *   from the player to the board
   */
  constructor(rename, { hover, drop }) {
    this.#rename = rename;
    this.#dragging = { move: hover, drop };
  }

  /** @param {View} view @param {Words} words @param {boolean} readonly */
  show(view, words, readonly) {
    attribute(this.element, 'aria-label', words.say('players'));
    // Where nothing to be put down lies on the board or beside it, the player is the stock.
    const stock = !readonly && view.here && view.choices.every(({ group }) => group === 'answer');
    // As soon as one has points, nobody else seems to have none.
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
   * @param {Seat} seat @param {Words} words @param {boolean} readonly
   * @param {boolean} stock whether pieces are dragged from there
   * @param {boolean} counted whether points are told
   * @param {Seat | undefined} partner
   */
  #seat(seat, words, readonly, stock, counted, partner) {
    // The number that tells computers apart is a part of its own: on a narrow card it stands below the name.
    const title = words.say(seat.title);
    const numbered = seat.title.id === 'player-computer-of';
    const name = numbered ? words.say({ ...seat.title, id: 'player-computer' }) : title;
    const which = title.slice(name.length);
    const side = seat.side ? words.say('side-name', { side: seat.side }) : words.say('side-open');
    const mate = partner && words.say('seat-with', { name: partner.title });
    const points = counted && words.say('seat-points', { points: seat.points });
    const facts = [points, ...seat.facts.map((fact) => words.say(fact))].filter(Boolean).join(' · ');
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
          // The mark shows the side, too: what else is known has the line.
          { class: facts ? 'seat-side unseen' : 'seat-side', title: mate ? `${side} ${mate}` : side },
          side,
          mate && ' ',
          mate,
          ...(seat.by === 'away'
            ? [' ', el('span', { class: 'seat-away' }, icon('globe'), words.say('seat-away'))]
            : []),
        ),
      ),
      el('div', { class: 'clock-slot', 'data-seat': seat.number }),
      state && el('span', { class: 'seat-state' }, state),
      facts && el('p', { class: 'facts', title: facts }, facts),
    );
  }
}

/** How many icons are painted in one frame. */
const ICONS_A_FRAME = 5;

/** Lets go of a button's picture. @param {HTMLElement} button */
const drop = (button) => button.querySelectorAll('canvas').forEach(forget);

export class Choices {
  element = el('div', { class: 'choices', part: 'choices' });
  /** Answers to a question, which stand where it is asked. */
  answers = el('div', { class: 'answers' });
  /** @type {Map<string, HTMLButtonElement>} */ #buttons = new Map();
  /** The groups by what stands in them. @type {Map<string, HTMLElement>} */ #groups = new Map();
  #layout = '';
  /** The choices whose icons may have to be painted anew. @type {Set<string>} */ #stale = new Set();
  #frame = 0;
  #handlers;
  /** The position that was shown last. */
  #node = 0;
  /** Whether the last press was an answer, after which other questions may stand where it did. */
  #answered = false;
  /** The last two presses, wherever they fell, the latter first. @type {{ x: number, y: number, at: number, on: unknown }[]} */
  #presses = [];

  /**
   * @param {object} handlers @param {(id: string) => void} handlers.press
   * @param {(id: string, canvas: HTMLCanvasElement, width: number, height: number) => void} handlers.icon paints a
   *   choice's icon, of this size in CSS pixels
   * @param {(event: PointerEvent) => void} handlers.hover what is in hand is dragged along
   * @param {(event: PointerEvent) => void} handlers.drop and put down
   * @param {() => void} handlers.lost the button that had the focus has gone
   * @param {() => void} [handlers.settle] what is owed of the panels is shown at once
   * @param {(act: () => void) => void} [handlers.afterwards] does something once it is shown
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
      // A key that is held down answers once; one that was meant for the answer before means nothing.
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

  /** Paints the icons anew, once the page has been laid out for the next frame. */
  paint() {
    this.#paintSoon(this.#buttons.keys());
  }

  /** @param {Iterable<string>} ids */
  #paintSoon(ids) {
    for (const id of ids) this.#stale.add(id);
    this.#frame ||= requestAnimationFrame(() => this.#paint());
  }

  /** Of a long strip, most icons are out of sight: the rest follows in the next frames. */
  #paint() {
    const some = [...this.#stale].slice(0, ICONS_A_FRAME);
    for (const id of some) this.#stale.delete(id);
    this.#frame = this.#stale.size > 0 ? requestAnimationFrame(() => this.#paint()) : 0;
    const icons = some.flatMap((id) => {
      const canvas = this.#buttons.get(id)?.querySelector('canvas');
      return canvas ? [{ id, canvas, width: canvas.clientWidth, height: canvas.clientHeight }] : [];
    });
    // All are measured before any is painted, so that the page is laid out once.
    for (const { id, canvas, width, height } of icons)
      if (width && height) this.#handlers.icon(id, canvas, width, height);
  }

  /** Points at a choice; tells whether there is one of that id. @param {string} id */
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
      // A group that is as it was stays where it is: a strip that opens below does not have it laid out anew.
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
      // The click that ends a drag would take the piece up once more; the second of two quick ones was aimed at what
      // stood here before the first.
      const late = (detail > 1 && (answer || this.#answered)) || (detail > 0 && answer && this.#cameHere(button));
      // One that does nothing now is pressed all the same: the game says why.
      if (late || dragged()) return;
      this.#answered = answer;
      const said = button.textContent;
      const node = this.#node;
      const group = button.closest('.group')?.getAttribute('data-group');
      this.#handlers.press(id);
      if (!answer) return;
      // It may be the next player's answer now, and to another question: nobody is to give it unread. Where it was not given
      // yet, it is asked for once more. A key may be pressed again before the next frame, a finger may not.
      if (detail === 0) this.#handlers.settle?.();
      this.#handlers.afterwards?.(() => {
        if (!button.matches(':focus') || button.textContent === said || this.#node === node) return;
        const same = [this.element, this.answers].map((part) => part.querySelector(`[data-group='${group}']`));
        /** @type {HTMLElement | null} */ (same.find(Boolean) ?? button.closest('.group'))?.focus();
      });
    });
    return button;
  }

  /**
   * Whether a button has just come to where something else was pressed: who goes back through a game by one tap after the
   * other must not answer a question that slips under the finger.
   * @param {HTMLButtonElement} button
   */
  #cameHere(button) {
    const [last, before] = this.#presses;
    if (!last || !before || last.at - before.at > SOON) return false;
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const here = before.x >= left && before.x <= right && before.y >= top && before.y <= bottom;
    return here && !(before.on instanceof Node && button.contains(before.on));
  }

  /**
   * Lets a piece be dragged from its button to the board.
   * @param {HTMLButtonElement} button @param {string} id @returns {() => boolean} whether the last press was a drag
   */
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
    // One of several is chosen; a button that merely does something is never pressed.
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

/** Whether a choice is a move by itself, or turns one down that is offered. @param {string | undefined} id */
function answers(id) {
  return /^(play:|item:decline$)/.test(id ?? '');
}
