// The game shown on the site. It is stored at every move, after the move is painted. The address follows it, so that it
// can be copied at any time.
//
// A game that is open in two windows is one game. Each window stores every move at once, and the other one follows. A
// window holds no unsaved moves, so neither can overwrite moves that the other has not received.

import { Table } from '../table/table.js';
import { ByLink } from '../links/by-link.js';
import { engine } from '../../element/engine.js';
import { pairsOf } from '../../element/link.js';
import { isEmpty, isLater, savedGameOf, newId } from './saved-game.js';

/** @import { SavedGame } from './saved-game.js' */
/** @import { Store } from './store.js' */

/** The delay between the last step through a game and storing its position, in milliseconds. */
const AFTER_STEPS = 150;

export class OpenGame {
  id;
  element = /** @type {CauceGame} */ (document.createElement('cauce-game'));

  version = 0;

  #store;
  #table;
  #links;
  /** @type {import('../computer/against-computer.js').AgainstComputer | null} */ #opponent = null;
  /** @type {SavedGame | null} */
  #kept = null;
  #begun = false;
  /** Whether another page was requested. Until that page loads, this one is playable but leaves the address alone. */
  #left = false;
  /** The number of changes from other windows that are being applied. */
  #following = 0;
  #stepping = 0;
  #due = false;
  #opening = false;
  /** Whether the game of a link is only viewed: until a move is played it is not stored, and the address keeps the link. */
  #viewing = false;
  /** Whether the game was over when it came by a link, so that other people played it. */
  #theirs = false;

  /** @param {string} id @param {Store} store */
  constructor(id, store) {
    this.id = id;
    this.#store = store;
    this.#table = new Table({
      preferences: () => store.settings.table,
      keep: (table) => store.set({ table }),
      changed: () => this.#following > 0 || this.#keep(),
    });
    this.element.controls = 'full';
    const [open, table, links] = [this, this.#table, new ByLink(this.#table, this)];
    this.#links = links;
    this.element.extension = {
      get conditions() {
        return { ...table.conditions, ofOthers: open.#opening || open.#theirs };
      },
      beforeShow: (...seen) => {
        table.see(...seen);
        this.#opponent?.see(seen[1]);
      },
      show: (context) => {
        table.show(context);
        links.show(context);
      },
      parts: {
        new: (context) => table.newGame(context),
        invite: (context) => links.invite(context),
        settings: (context) => table.settings(context),
      },
      acquireLock: async (end) =>
        this.element.seats?.includes('computer') ? (await this.#against()).acquireLock(end) : undefined,
    };
    this.element.addEventListener('cauce-change', (event) => {
      const { fresh, edited } = /** @type {CustomEvent} */ (event).detail;
      if (this.#following > 0) return;
      // The old game stays stored. The new one at the same table has its own id.
      if (fresh && this.#begun) this.#startNextGame();
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

  /** @param {string} fragment a link to a game that is not stored here */
  async openLink(fragment) {
    this.#opening = true;
    const whole = await this.element.openLink(fragment);
    this.#opening = false;
    // Of the games that come by a link, only an invitation belongs to this user before they play.
    if (!whole || this.#theirs || !pairsOf(fragment).has('id')) return this.#view();
    this.#keep();
    if (this.#kept?.far) this.#links.welcome();
  }

  /** @param {FiledGame} filed a game from a file, or from a pasted text */
  async openFiled({ saved, problem }) {
    this.#opening = problem !== null;
    await this.element.openSaved(saved);
    if (!problem) return;
    await this.element.withhold(problem);
    this.#opening = false;
    this.#view();
  }

  /** Stores the game only once something is played in it. */
  #view() {
    this.#viewing = true;
    // With the ID, a reload right after the first move finds the stored game.
    history.replaceState({ id: this.id }, '');
  }

  get sent() {
    const sent = this.#kept?.far?.sent;
    return sent?.link === this.element.end.link ? sent : undefined;
  }

  /** @param {number} seat to which the last position was sent */
  mark(seat) {
    const far = this.#far();
    if (!far || !this.#kept) return;
    const sent = { link: this.element.end.link, at: Date.now(), to: [...(far.sent?.to ?? []), seat] };
    this.#kept = { ...this.#kept, far: { ...far, sent } };
    this.#keep();
  }

  /** @returns {import('./saved-game.js').Remote | undefined} */
  #far() {
    const { seats, turn, ply, end } = this.element;
    const by = seats?.split(' ') ?? [];
    const away = by.indexOf('away');
    if (away < 0) return undefined;
    // Stepping back changes nothing.
    if (this.#kept?.far && ply < end.ply) return this.#kept.far;
    const due = by[(turn?.seat ?? 0) - 1] === 'here';
    const other = due || !turn?.seat ? away : turn.seat - 1;
    const name = this.#table.players?.[other] ?? { id: 'player-default', args: { seat: other + 1 } };
    return { due, name, sent: this.sent };
  }

  /** @param {unknown} clock */
  setClock(clock) {
    this.#table.setClock(clock);
  }

  /** @param {SavedGame | null} kept null for a new game */
  adopt(kept) {
    this.#kept = kept;
    this.version = kept?.version ?? 0;
    this.#theirs = kept?.theirs ?? false;
    this.setClock(kept?.clock ?? null);
  }

  leave() {
    this.#left = true;
    this.#store.show('');
    this.keepLast();
    this.#table.leave();
  }

  /** Applies what another window has done with this game, including its clock. @param {StorageEvent} event */
  async follow(event) {
    const id = this.#store.heard(event);
    if (id !== this.id) return;
    // Moves made here while the event is handled get a higher version than the one received.
    this.version = Math.max(this.version, this.#store.inPlay(id)?.version ?? 0);
    await this.#mayFollow();
    if (id !== this.id) return;
    const kept = this.#store.inPlay(this.id);
    if (kept) await this.#follow(kept);
    // It moved to the database. Usually that changes nothing, but it may have been changed there before this event.
    else if (event.newValue !== null) await this.catchUp();
    // The other window dropped it as empty, but it is still open here.
    else if (this.#kept && isEmpty(this.#kept)) this.#store.keep(this.id, this.#kept);
  }

  /** Applies changes that were missed, for example while this page was frozen. */
  async catchUp() {
    await this.#mayFollow();
    const kept = await this.#store.game(this.id);
    if (kept) await this.#follow(kept);
  }

  /** Preloads the part that reads saved games, so that a state is applied synchronously, with no move in between. */
  async #mayFollow() {
    await engine('later').catch(() => {});
  }

  /** @param {SavedGame} kept */
  async #follow(kept) {
    // The latest move made here counts, and the other window follows it.
    if (this.#due) return this.#keep();
    // The stored state may come from this window.
    if (JSON.stringify(kept) === JSON.stringify(this.#kept) || isLater(this, kept)) return;
    // Cancel storing a position: that would undo the other window's next moves.
    clearTimeout(this.#stepping);
    this.#stepping = 0;
    this.#following += 1;
    this.setClock(kept.clock);
    const problem = await this.element.restore(kept.saved, { same: true });
    this.#following -= 1;
    if (problem) return;
    this.#kept = kept;
    this.version = kept.version ?? 0;
    this.#address(kept.link);
  }

  #startNextGame() {
    this.id = newId();
    this.version = 0;
    this.#kept = null;
    this.#theirs = false;
    if (this.#table.round > 1) this.#links.next();
  }

  async #against() {
    const { AgainstComputer } = await import('../computer/against-computer.js');
    return (this.#opponent ??= new AgainstComputer(this));
  }

  /** Stores what is pending, before the page is hidden. */
  keepLast() {
    if (this.#due || (this.#stepping && !this.#isBehind())) this.#write();
  }

  /** Stores a move after it is painted: writing a long game takes longer than a move may. */
  #keepShown() {
    if (this.#due) return;
    this.#due = true;
    this.element.afterPaint(() => this.#due && this.#keep());
  }

  /** Stores the position once the player stops stepping: writing a game of thousands of moves at each step is slow. */
  #keepSoon() {
    clearTimeout(this.#stepping);
    this.#stepping = window.setTimeout(() => {
      if (!this.#isBehind()) return this.#keep();
      this.#stepping = 0;
      this.catchUp();
    }, AFTER_STEPS);
  }

  /** Whether another window has stored a later state, which storing this one would undo. */
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
    const at = (!this.#due && this.#kept?.at) || Date.now();
    this.#due = false;
    const { link, names, ply, end, tags, playing } = this.element;
    const { players } = this.#table;
    const [clock, saved] = [this.#table.clock ?? undefined, this.element.save()];
    this.version += 1;
    const kept = savedGameOf({
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
      // Browsers limit how often the address may change. The next move sets it again.
    }
  }

  /** Moves all other games out of the journal, then stores this one. */
  async #makeRoom() {
    await this.#store.settle(this.id);
    if (this.#kept && !this.#store.keep(this.id, this.#kept)) this.#store.trouble('store-full');
  }
}
