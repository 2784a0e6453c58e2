// The game that our site shows. It is kept at every move, as soon as that is on the screen, and the address follows it, so
// that it can be copied at any point.
//
// A game that is open in two windows is one game: whatever is played in one of them is kept at once, and the other,
// which holds nothing that is not kept, hears of it and follows. So neither can write over what the other has not seen.

import { Table } from '../table/table.js';
import { ByLink } from '../links/by-link.js';
import { engine } from '../../element/engine.js';
import { pairsOf } from '../../element/link.js';
import { isEmpty, isLater, keptOf, newId } from './kept.js';

/** @import { Kept } from './kept.js' */
/** @import { Store } from './store.js' */

/** How long after the last step through a game it is kept where it stands, in milliseconds. */
const AFTER_STEPS = 150;

export class OpenGame {
  id;
  element = /** @type {CauceGame} */ (document.createElement('cauce-game'));

  /** @type {string[]} */ earlier = [];
  version = 0;

  #store;
  #table;
  #links;
  /** @type {import('../computer/against-computer.js').AgainstComputer | null} */ #opponent = null;
  /** What was kept of it last. @type {Kept | null} */
  #kept = null;
  #begun = false;
  /** Whether another page is shown: until that is there, the game can be played, but the address is not its own. */
  #left = false;
  /** How many times over it is just taking over what another window has done. */
  #following = 0;
  /** The timer that keeps where the game stands soon after a step, or 0. */
  #stepping = 0;
  /** Whether something was played that is still to be kept. */
  #due = false;
  /** Whether a link is being opened: how it was read says whether it is kept. */ #opening = false;
  /** Whether a link is only looked at: nothing is saved, and it stays in the address, until something is played. */ #viewing = false;
  /** Whether it was over when it came by a link: then somebody else has played it. */ #theirs = false;

  /**
   * @param {string} id @param {Store} store
   * @param {(id: string, kept: Kept, number: number) => void} play opens an earlier game of the series, with its
   *   number
   */
  constructor(id, store, play) {
    this.id = id;
    this.#store = store;
    this.#table = new Table({
      preferences: () => store.settings.table,
      keep: (table) => store.set({ table }),
      changed: () => this.#following > 0 || this.#keep(),
    });
    const series = () =>
      Promise.all(
        this.earlier.map(async (id, index) => {
          const kept = id ? await store.game(id) : null;
          return kept && { ...kept, open: () => play(id, kept, index + 1) };
        }),
      );
    const [open, table, links] = [this, this.#table, new ByLink(this.#table, this)];
    this.#links = links;
    this.element.extension = {
      get conditions() {
        return { ...table.conditions, theirs: open.#opening || open.#theirs };
      },
      see: (...seen) => {
        table.see(...seen);
        this.#opponent?.see(...seen);
      },
      show: (context) => {
        table.show(context);
        links.show(context);
        this.#opponent?.show(context);
      },
      parts: {
        new: (context) => table.newGame(context),
        invite: (context) => links.invite(context),
        settings: (context) => table.settings(context),
        series,
      },
      turn: async (...turn) =>
        this.element.seats?.includes('computer') ? (await this.#against()).turn(...turn) : undefined,
    };
    this.element.addEventListener('cauce-change', (event) => {
      const { fresh, edited } = /** @type {CustomEvent} */ (event).detail;
      if (this.#following > 0) return;
      // A new game at the same table is kept beside the old one.
      if (fresh && this.#begun) this.#goOn();
      this.#begun = true;
      if (fresh && this.#opening) this.#theirs = this.element.end?.winners !== null;
      if (fresh || edited) this.#viewing = false;
      if (this.element.seats?.includes('computer')) this.#against();
      if (this.#opening) return;
      if (fresh) {
        if (!this.#isBehind()) this.#keep();
      } else if (edited) this.#keepShown();
      else if (!this.#viewing) this.#keepSoon();
    });
  }

  /** Opens the game of a link that is not kept here. @param {string} fragment */
  async openLink(fragment) {
    this.#opening = true;
    const whole = await this.element.openLink(fragment);
    this.#opening = false;
    // Only an invitation is this person's game before they have played in it.
    this.#viewing = !whole || this.#theirs || !pairsOf(fragment).has('id');
    // A reload finds by this what is played in the next moment.
    if (this.#viewing) return history.replaceState({ id: this.id }, '');
    this.#keep();
    if (this.#kept?.far) this.#links.welcome();
  }

  /** To whom the last position was sent. */
  get sent() {
    const sent = this.#kept?.far?.sent;
    return sent?.link === this.element.end.link ? sent : undefined;
  }

  /** The last position was sent to the player on a seat. @param {number} seat */
  mark(seat) {
    const far = this.#far();
    if (!far || !this.#kept) return;
    const sent = { link: this.element.end.link, at: Date.now(), to: [...(far.sent?.to ?? []), seat] };
    this.#kept = { ...this.#kept, far: { ...far, sent } };
    this.#keep();
  }

  /** How the game stands between whoever is here and those elsewhere. @returns {import('./kept.js').Far | undefined} */
  #far() {
    const { seats, turn, ply, end } = this.element;
    const by = seats?.split(' ') ?? [];
    const away = by.indexOf('away');
    if (away < 0) return undefined;
    // Whoever walks through the game has changed nothing.
    if (this.#kept?.far && ply < end.ply) return this.#kept.far;
    const due = by[(turn?.seat ?? 0) - 1] === 'here';
    const other = due || !turn?.seat ? away : turn.seat - 1;
    const name = this.#table.players?.[other] ?? { id: 'player-default', args: { seat: other + 1 } };
    return { due, name, sent: this.sent };
  }

  /** @param {unknown} clock */
  wind(clock) {
    this.#table.wind(clock);
  }

  /** Is a game as it was kept from here on, or one that never was. @param {Kept | null} kept */
  goOnWith(kept) {
    this.#kept = kept;
    this.earlier = kept?.earlier ?? [];
    this.version = kept?.version ?? 0;
    this.#theirs = kept?.theirs ?? false;
    this.wind(kept?.clock ?? null);
  }

  leave() {
    this.#left = true;
    this.#store.show('');
    this.keepLast();
    this.#table.leave();
  }

  /** Follows what another window has done with this game, its clock included. @param {StorageEvent} event */
  async follow(event) {
    const id = this.#store.heard(event);
    if (id !== this.id) return;
    // What is played here until then is later than what was heard.
    this.version = Math.max(this.version, this.#store.inPlay(id)?.version ?? 0);
    await this.#mayFollow();
    if (id !== this.id) return;
    const kept = this.#store.inPlay(this.id);
    if (kept) await this.#follow(kept);
    // It has gone to the database: nothing is played in it by that, unless it was changed there before this was heard.
    else if (event.newValue !== null) await this.catchUp();
    // It was never begun, and so let go of; but here it is still open.
    else if (this.#kept && isEmpty(this.#kept)) this.#store.keep(this.id, this.#kept);
  }

  /** Follows what was done with this game elsewhere, perhaps while this page was not running and heard nothing. */
  async catchUp() {
    await this.#mayFollow();
    const kept = await this.#store.game(this.id);
    if (kept) await this.#follow(kept);
  }

  /** Fetches what reads a saved game, so that one is taken over at once, and nothing is played in the midst of it. */
  async #mayFollow() {
    await engine('later').catch(() => {});
  }

  /** @param {Kept} kept */
  async #follow(kept) {
    // What was played here just now counts, and the other window follows it.
    if (this.#due) return this.#keep();
    // What is there by now may have been kept here.
    if (JSON.stringify(kept) === JSON.stringify(this.#kept) || isLater(this, kept)) return;
    // Where the game stood here is no news any more: to keep it now would take back what the other window does next.
    clearTimeout(this.#stepping);
    this.#stepping = 0;
    this.#following += 1;
    this.wind(kept.clock);
    const problem = await this.element.restore(kept.saved, { same: true });
    this.#following -= 1;
    if (problem) return;
    this.#kept = kept;
    this.version = kept.version ?? 0;
    this.#address(kept.link);
  }

  /** Begins another game at the same table, which may belong to the same series. */
  #goOn() {
    const before = this.#table.round - 1;
    // Of a series that an older version has kept, the first games are not known.
    this.earlier = Array.from({ length: before }, (_, index) =>
      index === before - 1 ? this.id : (this.earlier[index] ?? ''),
    );
    this.id = newId();
    this.version = 0;
    this.#kept = null;
    this.#theirs = false;
    if (before > 0) this.#links.next();
  }

  async #against() {
    const { AgainstComputer } = await import('../computer/against-computer.js');
    return (this.#opponent ??= new AgainstComputer(this.#table, this));
  }

  /** Keeps what was to be kept soon, before the game is out of sight. */
  keepLast() {
    if (this.#due || (this.#stepping && !this.#isBehind())) this.#write();
  }

  /** Keeps what was played once it is seen: to write a long game takes longer than a move may. */
  #keepShown() {
    if (this.#due) return;
    this.#due = true;
    this.element.afterwards(() => this.#due && this.#keep());
  }

  /**
   * Keeps where the game stands, once nobody steps through it any more: nothing was played that could be lost, and to
   * write a game of thousands of moves at each of many steps is slow.
   */
  #keepSoon() {
    clearTimeout(this.#stepping);
    this.#stepping = window.setTimeout(() => {
      if (!this.#isBehind()) return this.#keep();
      this.#stepping = 0;
      this.catchUp();
    }, AFTER_STEPS);
  }

  /** Whether another window has played on since: to keep the game as it stands here would take that back. */
  #isBehind() {
    const kept = this.#store.inPlay(this.id);
    return kept !== null && isLater(kept, this);
  }

  #keep() {
    this.#address(this.#write().link);
  }

  #write() {
    clearTimeout(this.#stepping);
    this.#stepping = 0;
    // Who only looks at a game has not played it.
    const at = (!this.#due && this.#kept?.at) || Date.now();
    this.#due = false;
    const { link, names, ply, end, tags, playing } = this.element;
    const { players } = this.#table;
    const [clock, saved] = [this.#table.clock ?? undefined, this.element.save()];
    const earlier = this.earlier.length > 0 ? this.earlier : undefined;
    this.version += 1;
    const kept = keptOf({
      at,
      version: this.version,
      game: playing,
      link,
      ply,
      names,
      players,
      saved,
      end,
      clock,
      tags,
      earlier,
      far: this.#far(),
      theirs: this.#theirs || undefined,
    });
    this.#kept = kept;
    if (!this.#store.keep(this.id, kept)) this.#makeRoom();
    return kept;
  }

  /** @param {string} link */
  async #address(link) {
    if (this.#left) return;
    const { id } = this;
    this.#store.show(id);
    const { checked_link } = await engine();
    if (this.#left) return;
    try {
      history.replaceState({ id }, '', `#${checked_link(link)}`);
    } catch {
      // Browsers bound how often an address may change; the next move makes up for it.
    }
  }

  /** Moves all other games out of the journal, and keeps this one where they were. */
  async #makeRoom() {
    await this.#store.settle(this.id);
    if (this.#kept && !this.#store.keep(this.id, this.#kept)) this.#store.trouble('store-full');
  }
}
