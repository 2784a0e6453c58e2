// The cells over a board: an ARIA grid with one cell per target, and keyboard navigation between them.
//
// Only their focus ring is visible, so they are created after the picture is painted, or when they are needed.

import { attribute, el, fill } from '../../kit/dom.js';

/** Targets that are squares: only on these can circles and arrows be drawn. */
export const SQUARE = /^[a-z]\d+$/;

export class Cells {
  /** Focusable, so that a press between the cells gives the board the focus. */
  element = el('div', { class: 'grid', part: 'grid', role: 'grid', tabindex: -1 });
  readonly = false;
  /** Whether cells are being placed. The focus may leave them briefly meanwhile, which must be ignored. */
  placing = false;

  /** @type {Map<string, HTMLElement>} */ #cells = new Map();
  /** @type {HTMLElement[]} */ #rows = [];
  /** @type {Map<string, string>} */ #labels = new Map();
  /** @type {Map<string, Place>} */ #targets = new Map();
  #layout = '';
  /** The target of the roving tabindex. @type {string | undefined} */ #here;
  /** The previous `#here`, kept while its target is missing. @type {string | undefined} */ #left;
  /** Input for the next `settle()`, or null if the cells are current. @type {{ places: () => readonly Place[], words: Words } | null} */
  #owed = null;
  #settling = 0;

  /** @param {() => readonly Place[]} places @param {Words} words */
  schedule(places, words) {
    this.#owed = { places, words };
  }

  settleSoon() {
    if (this.#owed) this.#settling ||= window.setTimeout(() => this.flush());
  }

  flush() {
    const owed = this.#owed;
    this.forget();
    if (!owed) return;
    const targets = owed.places();
    this.#place(targets);
    this.#name(targets, owed.words);
  }

  /** Drops the pending update, because the board is about to be freed. */
  forget() {
    clearTimeout(this.#settling);
    this.#settling = 0;
    this.#owed = null;
  }

  get here() {
    this.flush();
    return this.#here;
  }

  /** @returns {string | undefined} */
  get focused() {
    const active = /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement;
    return active instanceof HTMLElement && this.element.contains(active) ? active.dataset.id : undefined;
  }

  /** @param {string} id @returns {Place | undefined} */
  at(id) {
    this.flush();
    return this.#targets.get(id);
  }

  /** @param {Event} event @returns {string | undefined} */
  of({ target }) {
    const cell = target instanceof Element ? target.closest('[data-id]') : null;
    return cell instanceof HTMLElement ? cell.dataset.id : undefined;
  }

  /** Moves the tab stop to a target without focusing it. @param {string} id */
  setTabStop(id) {
    this.flush();
    const to = this.#cells.get(id);
    if (!to) return;
    const from = this.#here === undefined ? undefined : this.#cells.get(this.#here);
    if (from) from.tabIndex = -1;
    to.tabIndex = 0;
    this.#here = id;
  }

  /** @param {FocusOptions} [how] */
  focus(how) {
    this.flush();
    if (this.#here !== undefined) this.#cells.get(this.#here)?.focus(how);
  }

  /** @param {string} id */
  step(id) {
    this.setTabStop(id);
    const cell = this.#cells.get(id);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  /** In the same row, or the nearest target of the next row. @param {readonly [number, number]} step @returns {string | undefined} */
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

  /** @param {number} end -1 for the left end of the row, 1 for the right @returns {string | undefined} */
  rowEnd(end) {
    const from = this.here === undefined ? undefined : this.#targets.get(this.here);
    const row = [...this.#targets.values()].filter((target) => target.row === from?.row);
    return row.sort((a, b) => (b.column - a.column) * end)[0]?.id;
  }

  /** Leaves the DOM as it is if no target has moved. @param {readonly Place[]} targets */
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
    // A browser fires no click if the pressed cell moves before release, so cells that can keep their place do.
    this.#rows = rows.map((row, at) => {
      const element = this.#rows[at] ?? el('div', { role: 'row' });
      fill(element, ...row);
      return element;
    });
    fill(this.element, ...this.#rows);
    // A target that is missing for a while gets the tab stop back when it returns.
    if (this.#left !== undefined && cells.has(this.#left)) [this.#here, this.#left] = [this.#left, undefined];
    else if (this.#here !== undefined && !cells.has(this.#here)) [this.#here, this.#left] = [undefined, this.#here];
    this.#here ??= this.#middle();
    for (const [id, cell] of cells) cell.tabIndex = id === this.#here ? 0 : -1;
    // Moving a focused cell in the DOM takes its focus away.
    if (focused !== undefined && !this.focused) cells.get(cells.has(focused) ? focused : (this.#here ?? ''))?.focus();
    this.placing = false;
  }

  /** @param {readonly Place[]} targets @param {Words} words */
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

  /** Returns the target nearest the middle, where navigation starts. */
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
