// The cells over a board: an ARIA grid with one for each target, and the walk of the keyboard from one to the next.
//
// Nobody sees them but by the ring of the focus, so they are made once the picture is painted, or when they are needed.

import { attribute, el, fill } from '../dom.js';

/** What squares are called, among the targets of a board: circles and arrows stand on them. */
export const SQUARE = /^[a-z]\d+$/;

export class Cells {
  /** Pressed between its cells it has the focus itself: the board is in use. */
  element = el('div', { class: 'grid', part: 'grid', role: 'grid', tabindex: -1 });
  readonly = false;
  /** Whether cells are just being put in their places: that the focus leaves them for a moment means nothing. */
  placing = false;

  /** @type {Map<string, HTMLElement>} */ #cells = new Map();
  /** @type {HTMLElement[]} */ #rows = [];
  /** @type {Map<string, string>} */ #labels = new Map();
  /** @type {Map<string, Place>} */ #targets = new Map();
  #layout = '';
  /** Where the keyboard is. @type {string | undefined} */ #here;
  /** Where it was before that target went. @type {string | undefined} */ #left;
  /** What cells are to be made of that are not yet as the board is. @type {{ places: () => readonly Place[], words: Words } | null} */
  #owed = null;
  #settling = 0;

  /** @param {() => readonly Place[]} places @param {Words} words */
  owe(places, words) {
    this.#owed = { places, words };
  }

  settleSoon() {
    if (this.#owed) this.#settling ||= window.setTimeout(() => this.settle());
  }

  /** Makes the cells as the board is. */
  settle() {
    const owed = this.#owed;
    this.forget();
    if (!owed) return;
    const targets = owed.places();
    this.#place(targets);
    this.#name(targets, owed.words);
  }

  /** Makes nothing of what is owed: the board is about to go. */
  forget() {
    clearTimeout(this.#settling);
    this.#settling = 0;
    this.#owed = null;
  }

  /** The target where the keyboard is, or was when it was here last. */
  get here() {
    this.settle();
    return this.#here;
  }

  /** The target that has the focus. @returns {string | undefined} */
  get focused() {
    const active = /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement;
    return active instanceof HTMLElement && this.element.contains(active) ? active.dataset.id : undefined;
  }

  /** @param {string} id @returns {Place | undefined} */
  at(id) {
    this.settle();
    return this.#targets.get(id);
  }

  /** The target of the cell that an event is about. @param {Event} event @returns {string | undefined} */
  of({ target }) {
    const cell = target instanceof Element ? target.closest('[data-id]') : null;
    return cell instanceof HTMLElement ? cell.dataset.id : undefined;
  }

  // ---- the walk

  /** Makes a target the one where the keyboard is. @param {string} id */
  walkTo(id) {
    this.settle();
    const to = this.#cells.get(id);
    if (!to) return;
    const from = this.#here === undefined ? undefined : this.#cells.get(this.#here);
    if (from) from.tabIndex = -1;
    to.tabIndex = 0;
    this.#here = id;
  }

  /** @param {FocusOptions} [how] */
  focus(how) {
    this.settle();
    if (this.#here !== undefined) this.#cells.get(this.#here)?.focus(how);
  }

  /** Takes the focus to a target, and the page along if need be. @param {string} id */
  step(id) {
    this.walkTo(id);
    const cell = this.#cells.get(id);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /**
   * The next target in a direction: in the same row, or the nearest of the next row.
   * @param {readonly [number, number]} step @returns {string | undefined}
   */
  neighbour([dx, dy]) {
    const from = this.here === undefined ? undefined : this.#targets.get(this.here);
    if (!from) return undefined;
    /** @type {string | undefined} */ let best;
    let least = Infinity;
    for (const { id, row, column } of this.#targets.values()) {
      const along = dx ? (column - from.column) * dx : (row - from.row) * dy;
      const across = dx ? Math.abs(row - from.row) : Math.abs(column - from.column);
      if (along <= 0 || (dx && across)) continue;
      const far = along * 100 + across;
      if (far < least) [best, least] = [id, far];
    }
    return best;
  }

  /** The last target of the row in a direction. @param {number} end -1 to the left, 1 to the right @returns {string | undefined} */
  rowEnd(end) {
    const from = this.here === undefined ? undefined : this.#targets.get(this.here);
    const row = [...this.#targets.values()].filter((target) => target.row === from?.row);
    return row.sort((a, b) => (b.column - a.column) * end)[0]?.id;
  }

  // ---- the making

  /** Puts a cell over each target. Only a board whose targets changed places is touched. @param {readonly Place[]} targets */
  #place(targets) {
    const layout = targets.map(({ id, row, column, x, y, w, h }) => [id, row, column, x, y, w, h].join(' ')).join();
    this.#targets = new Map(targets.map((target) => [target.id, target]));
    if (layout === this.#layout) return;
    this.#layout = layout;

    const { focused } = this;
    /** @type {Map<string, HTMLElement>} */ const cells = new Map();
    const rows = [...Map.groupBy(targets, ({ row }) => row)]
      .sort(([a], [b]) => a - b)
      .map(([, row]) =>
        row
          .sort((a, b) => a.column - b.column)
          .map((target) => {
            const cell =
              this.#cells.get(target.id) ?? el('div', { role: 'gridcell', 'data-id': target.id, translate: 'no' });
            const box = { left: target.x, top: target.y, width: target.w, height: target.h };
            for (const [side, part] of Object.entries(box)) cell.style.setProperty(side, `${part * 100}%`);
            cells.set(target.id, cell);
            return cell;
          }),
      );
    for (const id of this.#labels.keys()) if (!cells.has(id)) this.#labels.delete(id);
    this.#cells = cells;
    this.placing = true;
    // A browser makes no click of a press whose cell is moved before it is let go: what can stay where it is does.
    this.#rows = rows.map((row, at) => {
      const element = this.#rows[at] ?? el('div', { role: 'row' });
      fill(element, ...row);
      return element;
    });
    fill(this.element, ...this.#rows);
    // Where other targets stand for a while, one comes back later to where one was.
    if (this.#left !== undefined && cells.has(this.#left)) [this.#here, this.#left] = [this.#left, undefined];
    else if (this.#here !== undefined && !cells.has(this.#here)) [this.#here, this.#left] = [undefined, this.#here];
    this.#here ??= this.#middle();
    for (const [id, cell] of cells) cell.tabIndex = id === this.#here ? 0 : -1;
    // A cell that had to be moved has lost the keyboard on the way.
    if (focused !== undefined && !this.focused) cells.get(cells.has(focused) ? focused : (this.#here ?? ''))?.focus();
    this.placing = false;
  }

  /** Names the cells anew where their names changed. @param {readonly Place[]} targets @param {Words} words */
  #name(targets, words) {
    for (const { id, label, pressable, grab } of targets) {
      const cell = this.#cells.get(id);
      if (!cell) continue;
      const key = `${words.lang} ${JSON.stringify(label)}`;
      if (this.#labels.get(id) !== key) {
        this.#labels.set(id, key);
        attribute(cell, 'aria-label', words.say(label));
      }
      attribute(cell, 'aria-disabled', pressable && !this.readonly ? null : 'true');
      attribute(cell, 'data-grab', Boolean(grab) && !this.readonly);
    }
  }

  /** The target to begin walking from: the one nearest the middle. */
  #middle() {
    /** @type {string | undefined} */ let best;
    let least = Infinity;
    for (const { id, x, y, w, h } of this.#targets.values()) {
      const far = Math.hypot(x + w / 2 - 0.5, y + h / 2 - 0.5);
      if (far < least - 1e-9) [best, least] = [id, far];
    }
    return best;
  }
}
