// The interface for games by links.

import { SITE } from '../../kit/address.js';
import { picture } from '../../element/board/picture.js';
import { openDialog } from '../../kit/dialog.js';
import { copied } from '../../kit/download.js';
import { field } from '../../kit/fields.js';
import { attribute, button, el, fill } from '../../kit/dom.js';
import { icon } from '../../kit/more-icons.js';
import { addStyles } from '../../kit/styles.js';
import { CARDS } from '../home/cards.js';
import { DateFormat } from '../library/kept-link.js';

/**
 * @typedef {object} Far the stored game
 * @property {import('../store/saved-game.js').Sent | undefined} sent
 * @property {(seat: number) => void} mark records that the game was sent to this seat
 */

export class Sender {
  #table;
  #game;
  #bar = el('div');
  #node = -1;
  /** @type {HTMLElement | null} */ #note = null;

  /** @param {import('../table/table.js').Table} table @param {Far} game */
  constructor(table, game) {
    this.#table = table;
    this.#game = game;
  }

  /** The name of the local player for remote games; undefined if never asked. */
  get #name() {
    return this.#table.preferences.name;
  }

  /** @param {Context} context */
  show(context) {
    const { view, frame } = context;
    const moved = view.node !== this.#node;
    if (moved) {
      this.#node = view.node;
      this.#note?.remove();
    }
    const { offers } = frame.parts;
    if (this.#bar.parentNode !== offers) offers.prepend(this.#bar);
    const had = this.#bar.querySelector(':focus') !== null;
    const all = receivers(context);
    // Offer one receiver at a time: there is little room, least of all beside the result of the game.
    const due = all.find(({ number }) => !this.#game.sent?.to.includes(number));
    const offered = due ? [due] : view.turn.kind === 'over' ? [] : all;
    fill(this.#bar, ...offered.map((seat) => this.#button(context, seat, !due)));
    const share = offers.querySelector('[data-command=share]');
    if (share) attribute(share, 'hidden', Boolean(due));
    if (moved && all.length > 0) frame.bringStatus();
    if (had) (this.#bar.querySelector('button') ?? frame.surface).focus();
  }

  /** Sends a new game to the player to move, or asks for the first move. @param {Context} context */
  sendOrAsk(context) {
    const [friend] = receivers(context);
    if (friend) this.#send(context, friend);
    else {
      this.#node = context.view.node;
      this.#note = context.frame.card('news', context.words, 'links-begin');
    }
  }

  /**
   * Invites a friend to this game if two people have begun it here, otherwise to a new one, whose first player is
   * random. A friend to move gets the link at once, otherwise with the first move of this player.
   * @param {Context} context
   */
  invite(context) {
    const { words } = context;
    if (this.#name !== undefined) return this.#begin(context);
    const hint = el('p', { class: 'hint' }, words.say('links-explained'));
    this.#ask(context, words.say('command-invite'), words.say('links-invite'), [hint], [], () => this.#begin(context));
  }

  /** @param {Context} context */
  welcome(context) {
    const { view, words, engine } = context;
    const { game, seats } = view;
    const host = seats.find(({ by }) => by === 'away');
    const title = words.say('links-invites', { game: words.say(`${game}-name`), name: host?.title ?? '' });
    const end = new AbortController();
    const line = CARDS.find(({ name }) => name === game)?.line ?? game;
    const about = el(
      'div',
      { class: 'about-game' },
      picture(engine, line, { end: end.signal }),
      el('div', {}, el('p', {}, words.say(`home-tagline-${game}`)), el('strong', {}, words.say(view.status))),
    );
    const learn = el('a', { class: 'button', href: `#learn=${game}` }, icon('learn'), words.say('links-learn'));
    const dialog = this.#ask(context, title, words.say('links-play'), [about], [learn], (name) => {
      const seat = seats.find(({ by }) => by === 'here');
      if (seat && !seat.name) context.current()?.change((board) => board.rename(seat.number, name), false);
    });
    dialog.closed.addEventListener('abort', () => end.abort());
  }

  /**
   * @param {Context} context @param {string} title @param {string} yes @param {HTMLElement[]} content
   * @param {HTMLElement[]} others further buttons @param {(name: string) => void} then
   */
  #ask({ root, words, engine }, title, yes, content, others, then) {
    const asked = this.#name === undefined;
    // If there is text to read, the focus goes to the button instead of the field.
    const reads = !asked || others.length > 0;
    const maxlength = engine.longest_name();
    const input = el('input', { type: 'text', maxlength, autocomplete: 'given-name', autofocus: !reads });
    const name = asked && field(words.say('links-name'), input);
    const form = el('form', { class: 'form', method: 'dialog', id: 'by-link' }, ...content, name);
    const done = () => {
      if (asked) this.#table.change({ name: input.value.trim() });
      then(this.#name ?? '');
    };
    for (const other of others) other.addEventListener('click', done);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      dialog.close();
      done();
    });
    const go = el('button', { type: 'submit', form: form.id, class: 'button primary', autofocus: reads }, yes);
    const buttons = el('div', { class: 'dialog-buttons' }, ...others, go);
    const dialog = openDialog(root, words, title, 'small', form, buttons);
    return dialog;
  }

  /** @param {Context} context */
  #begin(context) {
    const { view, board, engine, conditions, change, beginGame } = context;
    const together = view.ply > 0 && !view.ended && !conditions.timed && view.seats.every(({ by }) => by === 'here');
    const friend = (together && view.turn.seat) || (Math.random() < 0.5 ? 1 : 2);
    /** @param {Board} board */
    const seat = (board) => {
      board.set_seats(view.seats.map(({ number }) => (number === friend ? 'away' : 'here')).join(' '));
      const own = board.view().seats.find(({ by }) => by === 'here');
      if (own && !own.name) board.rename(own.number, this.#name ?? '');
      return true;
    };
    if (together) change(seat, false);
    else {
      const next = new engine.Board(board.line_to(0), []);
      seat(next);
      beginGame(next);
    }
    const now = context.current();
    if (now) this.sendOrAsk(now);
  }

  /** @param {Context} context @param {Seat} seat the receiver @param {boolean} again whether it was sent already */
  #button(context, seat, again) {
    const { words } = context;
    const when = new DateFormat(words.region).ago(this.#game.sent?.at ?? Date.now());
    const label = words.say(again ? 'links-again' : 'links-send', { name: seat.title, when });
    const send = () => this.#send(context, seat);
    return button(again ? 'button' : 'button primary', send, icon('send'), el('span', {}, label));
  }

  /** @param {Context} context @param {Seat} seat */
  async #send(context, { number, title }) {
    const { change, board, view, words, frame } = context;
    const first = !board.tags().some(([name]) => name === 'GameId');
    let url = '';
    // `link_for` gives the game an id, if it has none, and makes the line that is sent its main line.
    change((board) => void (url = `${SITE}#${board.link_for(new Uint8Array([number]))}`), false);
    const game = words.say(`${view.game}-name`);
    const what = view.turn.kind === 'over' ? 'over' : first ? 'first' : 'move';
    const text = words.say('links-text', { game, what });
    const way = await share({ title: game, text, url });
    if (way === 'dropped') return;
    const there = way === 'shared' || (await copied(url));
    this.#game.mark(number);
    const now = context.current();
    if (now) this.show(now);
    this.#note?.remove();
    if (!there) await byHand(context, words.say('links-send', { name: title }), url);
    else if (way !== 'shared') this.#note = frame.card('news', words, 'links-copied');
  }
}

/**
 * Returns the seats that are to receive the game: the remote player to move, or at the end all remote players, unless one
 * of them has ended it.
 * @param {Context} context @returns {Seat[]}
 */
function receivers({ view, board, readonly }) {
  if (readonly || view.can_redo) return [];
  const away = view.seats.filter(({ by }) => by === 'away');
  if (view.turn.kind !== 'over') return away.filter(({ number }) => number === view.turn.seat);
  const moves = board.moves().filter(({ on_line, seat }) => on_line && seat !== null);
  const last = moves.at(-1)?.seat;
  // A remote player who has ended the game has sent it to the others.
  return away.some(({ number }) => number === last) ? [] : away;
}

/** @param {ShareData} data @returns {Promise<'shared' | 'dropped' | null>} null if the platform cannot share */
async function share(data) {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return null;
  // Sharing needs a recent user action. If it was too long ago, the user can press the button again.
  if (navigator.userActivation?.isActive === false) return 'dropped';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'AbortError' ? 'dropped' : null;
  }
}

/** @param {Context} context @param {string} title @param {string} url */
async function byHand({ root, words }, title, url) {
  await addStyles(root, 'element/dialogs/dialogs.css');
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
