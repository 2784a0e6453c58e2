// The button that sends the game to whoever is to move and is away, and what the dialog for sharing has about that.

import { SITE } from '../../element/address.js';
import { openDialog } from '../../element/dialogs/dialog.js';
import { copied } from '../../element/dialogs/download.js';
import { check, field } from '../../element/dialogs/fields.js';
import { attribute, button, el, fill } from '../../element/dom.js';
import { icon } from '../../element/look/more-icons.js';
import { playerOf } from '../../element/seats.js';

export class Sender {
  /** First of what the console offers. */
  #bar = el('div');
  /** In the dialog for sharing, while that is open. @type {HTMLElement | null} */ #row = null;
  /** To whom the position that is shown has been sent. @type {Set<number>} */ #sent = new Set();
  #node = -1;
  /** What was said of sending it. @type {HTMLElement | null} */ #note = null;

  /** The game has been shown. @param {Context} context */
  async show(context) {
    const { view, words, frame } = context;
    if (!words.has('links-send')) {
      // Another language was chosen.
      const now = (await words.read('links')) && context.again();
      if (now && now.words === words) this.show(now);
      return;
    }
    const moved = view.node !== this.#node;
    if (moved) {
      this.#node = view.node;
      this.#sent.clear();
      this.#note?.remove();
    }
    const { offers } = frame.parts;
    if (this.#bar.parentNode !== offers) offers.prepend(this.#bar);
    const had = this.#bar.querySelector(':focus') !== null;
    // One after the other: the dialog for sharing has a button for each.
    const all = receivers(context);
    const next = all.find(({ number }) => !this.#sent.has(number)) ?? all.at(-1);
    fill(this.#bar, next && this.#button(context, next));
    if (next) attribute(offers.querySelector('[data-command=share]') ?? this.#bar, 'hidden', true);
    if (moved && next) frame.bringStatus();
    if (had) (this.#bar.querySelector('button') ?? frame.surface).focus();
    if (this.#row) fill(this.#row, ...this.#buttons(context));
  }

  /**
   * Its part of the dialog for sharing, where there is one: the buttons to send the game, and, as long as it goes on, who of
   * several people plays by link.
   * @param {Context} context
   */
  part(context) {
    const { words, view, change } = context;
    const row = el('div', { class: 'button-row' }, ...this.#buttons(context));
    this.#row = row;
    const people = view.seats.filter(({ by }) => by !== 'computer');
    const asks = !view.ended && (people.length > 1 || people.some(({ by }) => by === 'away'));
    if (!asks && !row.firstChild) return undefined;
    const boxes = people.map(({ number, title, by }) =>
      check(words.say('links-plays', { name: title }), by === 'away', (away) => {
        change((board) => {
          board.set_seats(
            board
              .view()
              .seats.map(playerOf)
              .with(number - 1, away ? 'away' : 'here')
              .join(' '),
          );
          return true;
        }, false);
      }),
    );
    const hint = el('p', { class: 'hint' }, words.say('links-explained'));
    const who = el('fieldset', { class: 'fieldset' }, el('legend', {}, words.say('links-title')), hint, ...boxes);
    return el('section', {}, asks && who, row);
  }

  /** @param {Context} context */
  #buttons(context) {
    return receivers(context).map((seat) => this.#button(context, seat));
  }

  /** @param {Context} context @param {Seat} seat who gets the game by it */
  #button(context, seat) {
    const sent = this.#sent.has(seat.number);
    const label = context.words.say(sent ? 'links-again' : 'links-send', { name: seat.title });
    const send = () => {
      made.closest('dialog')?.close();
      this.#send(context, seat);
    };
    const made = button(sent ? 'button' : 'button primary', send, icon('send'), el('span', {}, label));
    return made;
  }

  /**
   * Sends the game by the platform's own way, or copies its link where there is none.
   * @param {Context} context @param {Seat} seat
   */
  async #send(context, { number, title }) {
    const { change, view, words, frame } = context;
    let url = '';
    // With its first link the game gets an id, and what is sent is its main line.
    change((board) => void (url = `${SITE}#${board.link_for(new Uint8Array([number]))}`), false);
    const game = words.say(`${view.game}-name`);
    const text = words.say('links-text', { game, name: title, over: view.turn.kind === 'over' ? 'yes' : 'no' });
    const way = await share({ title: game, text, url });
    if (way === 'dropped') return;
    const there = way === 'shared' || (await copied(url));
    this.#sent.add(number);
    const now = context.again();
    if (now) this.show(now);
    this.#note?.remove();
    if (!there) byHand(context, words.say('links-send', { name: title }), url);
    else if (way !== 'shared') {
      // Whoever is next to have it is offered on the card, which covers the others.
      const next = now && receivers(now).find((seat) => !this.#sent.has(seat.number));
      const offers = next
        ? [{ name: { id: 'links-send', args: { name: next.title } }, act: () => void this.#send(now, next) }]
        : [];
      this.#note = frame.card('news', words, { id: 'links-copied', args: { name: title } }, ...offers);
    }
  }
}

/**
 * Who is to get the game as it stands: whoever is to move, or at the end everybody who does not know of it.
 * @param {Context} context @returns {Seat[]}
 */
function receivers({ view, board, readonly }) {
  if (readonly || view.can_redo) return [];
  const away = view.seats.filter(({ by }) => by === 'away');
  if (view.turn.kind !== 'over') return away.filter(({ number }) => number === view.turn.seat);
  const moves = board.moves().filter(({ on_line, seat }) => on_line && seat !== null);
  const last = moves.at(-1)?.seat;
  // Who has ended the game from elsewhere has told the others, too.
  return away.some(({ number }) => number === last) ? [] : away;
}

/**
 * Shares by the platform's own way.
 * @param {ShareData} data @returns {Promise<'shared' | 'dropped' | null>} null where there is none
 */
async function share(data) {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return null;
  try {
    await navigator.share(data);
    return 'shared';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'dropped' : null;
  }
}

/** Shows a link to be copied by hand. @param {Context} context @param {string} title @param {string} url */
function byHand({ root, words }, title, url) {
  const input = el('input', {
    type: 'text',
    readonly: true,
    spellcheck: 'false',
    value: url,
    on: { focus: () => input.select() },
  });
  openDialog(root, words, title, 'small', field(words.say('links-by-hand'), input));
  input.focus();
}
