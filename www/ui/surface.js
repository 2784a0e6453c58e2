// The board's surface: a canvas, and over it an ARIA grid that takes pointer, keys and touch.
//
// It knows no game. What stands where, what it is called and what may be pressed comes with each view; what a press
// means is asked of the board. How each hand works it:
//
// mouse     moving aims, a click presses, the wheel turns what is in hand
// touch     a tap shows, a second tap on the same square presses; the page can be scrolled over the board
// both      a target that can be grabbed is dragged; a board in space is turned by dragging beside it
// keys      arrows walk, Enter or Space presses; Shift and arrows turn a board in space (all other keys are the element's)
// reader    each square is a grid cell with its name; a click without a pointer presses it

import { attribute, el } from './dom.js';
import { Notches } from './notches.js';
import { palette } from './theme.js';

/**
 * @typedef {Pick<import('../cauce-web.js').Board, 'duration' | 'fit' | 'paint' | 'set_palette' | 'target_at'>} Board
 * @typedef {import('../view.js').View} View
 * @typedef {import('../view.js').Place} Place
 * @typedef {import('./words.js').Words} Words
 *
 * What the surface asks for. Every one of them says whether anything changed.
 * @typedef {object} Hands
 * @property {(id: string | undefined) => boolean} aim
 * @property {(id: string) => boolean} press
 * @property {(id: string) => boolean} tap
 * @property {(id: string) => boolean} grab a drag begins there
 * @property {(steps: number) => boolean} turn
 * @property {(yaw: number, tilt: number) => boolean} orbit in degrees
 * @property {() => boolean} cancel
 */

/** How far a pointer must move before a press is a drag, in CSS pixels. */
const DRAG = 6;

/** How far an arrow key turns a board in space, in degrees. */
const ORBIT_STEP = 7.5;

/** How far a drag turns a board in space, in degrees for each CSS pixel. */
const ORBIT_DRAG = 0.4;

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Surface {
  /** The node to put into the page. */
  element;
  /** Whether presses count. */
  readonly = false;

  /** @type {Board | null} */ #board = null;
  /** @type {View | null} */ #view = null;
  /** @type {HTMLCanvasElement} */ #canvas;
  /** @type {HTMLElement} */ #grid;
  /** @type {Hands} */ #hands;
  /** @type {Map<string, HTMLElement>} */ #cells = new Map();
  /** @type {Map<string, string>} */ #labels = new Map();
  /** @type {Map<string, Place>} */ #targets = new Map();
  #layout = '';
  /** What cells are to be made of that are not yet as the board is. @type {{ places: () => readonly Place[], words: Words } | null} */
  #owed = null;
  #settling = 0;
  /** Whether cells are just being put in their places: that the focus leaves them for a moment means nothing. */
  #placing = false;
  /** @type {string | undefined} */ #here;
  /** The target where the keyboard was before it went. @type {string | undefined} */
  #left;
  /** @type {string | undefined} */ #aimed;
  #width = 0;
  #height = 0;
  #frame = 0;
  /** How far a board in space has been dragged round since the last frame, in degrees. */
  #yaw = 0;
  #tilt = 0;
  #node = 0;
  #moveStart = 0;
  #moveLength = 0;
  /** @type {{ id: string | undefined, x: number, y: number, type: string, kind: '' | 'grab' | 'orbit', moved: boolean, pointer: number } | null} */
  #down = null;
  #lastPointer = 'mouse';
  #swallowClick = false;
  #notches = new Notches();
  /** Whether the last notch of the wheel has turned something. */
  #wheeled = false;
  #life = new AbortController();
  /** @type {ResizeObserver} */ #resize;
  /** @type {AbortController | null} */ #density = null;
  /** How far the board is turned where it lies, in degrees clockwise; null where it never is. @type {number | null} */
  #facing = null;

  /**
   * @param {Hands} hands
   * @param {AbortSignal} [end] when it is aborted, nothing more is done
   */
  constructor(hands, end) {
    this.#hands = hands;
    this.#canvas = el('canvas', { part: 'canvas', 'aria-hidden': 'true' });
    this.#grid = el('div', { class: 'grid', part: 'grid', role: 'grid' });
    this.element = el('div', { class: 'board', part: 'board' }, this.#canvas, this.#grid);
    this.#listen();
    this.#resize = new ResizeObserver(() => this.#fit());
    this.#resize.observe(this.element);
    this.#watchDensity();
    end?.addEventListener('abort', () => this.destroy(), { once: true });
  }

  /** Lets go of everything that could wake it up again. */
  destroy() {
    this.#life.abort();
    this.#density?.abort();
    this.#resize.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settling);
    this.#board = null;
  }

  /**
   * Shows a board as it is now: the picture at the next frame, and once that is seen, the cells.
   *
   * @param {Board} board
   * @param {View} view
   * @param {() => readonly Place[]} places
   * @param {Words} words
   * @param {string} label the grid's name
   */
  show(board, view, places, words, label) {
    const fresh = board !== this.#board;
    this.#board = board;
    this.#view = view;
    this.element.style.setProperty('--board-ratio', String(view.width / view.height));
    attribute(this.#grid, 'aria-label', label);
    attribute(this.#grid, 'aria-readonly', this.readonly ? 'true' : null);
    attribute(this.element, 'data-turnable', view.turnable);
    this.#owed = { places, words };
    if (fresh) {
      this.#settle();
      this.#takeColours();
      this.#fit();
    }
    if (fresh || view.node !== this.#node) {
      this.#node = view.node;
      this.#moveLength = fresh || STILL.matches ? 0 : board.duration();
      this.#moveStart = 0;
    }
    this.paint();
  }

  /**
   * Lets other parts of the same page say more about the board to whoever comes to it.
   *
   * @param {readonly string[]} ids
   */
  describe(ids) {
    attribute(this.#grid, 'aria-describedby', ids.join(' '));
  }

  /** Asks for the picture to be painted at the next frame. */
  paint() {
    this.#frame ||= requestAnimationFrame((now) => this.#paint(now));
  }

  /** Reads the colours again and paints: the theme has changed. */
  recolour() {
    this.#takeColours();
    this.paint();
  }

  /**
   * Where a target stands, in client pixels.
   *
   * @param {string} id
   * @returns {DOMRect | null}
   */
  rectOf(id) {
    this.#settle();
    const at = this.#targets.get(id);
    if (!at) return null;
    const { clientWidth: width, clientHeight: height } = this.#grid;
    const box = this.#grid.getBoundingClientRect();
    const angle = this.#angle();
    const [x, y] = spun((at.x + at.w / 2 - 0.5) * width, (at.y + at.h / 2 - 0.5) * height, angle);
    const [across, down] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
    const w = at.w * width * across + at.h * height * down;
    const h = at.w * width * down + at.h * height * across;
    return new DOMRect(box.x + box.width / 2 + x - w / 2, box.y + box.height / 2 + y - h / 2, w, h);
  }

  /**
   * Brings the keyboard to the board.
   *
   * @param {string} [id] the target to go to, else the one where it was last
   */
  focus(id) {
    this.#settle();
    if (id !== undefined) this.#walkTo(id);
    if (this.#here !== undefined) this.#cells.get(this.#here)?.focus();
  }

  /**
   * Brings the keyboard and the hand to a target.
   *
   * @param {string} id
   */
  point(id) {
    this.focus(id);
    this.#aimed = undefined;
    this.#aim(id);
  }

  /**
   * Turns the board where it lies, for people round one screen, by the shorter way.
   *
   * @param {number | null} facing in degrees clockwise; null where it is not to be turned any more
   */
  turnTo(facing) {
    const now = this.#facing ?? 0;
    this.#facing = facing === null ? null : now + ((((facing - now) % 360) + 540) % 360) - 180;
    this.element.style.rotate = this.#facing === null ? '' : `${this.#facing}deg`;
  }

  /** Whether the board is being dragged round; when it is let go, it is shown once more. */
  get turning() {
    return this.#down?.kind === 'orbit' && this.#down.moved;
  }

  /** Holds what is in hand where the last thing was held: after a move or an undo it is taken up anew, over nothing. */
  holdOn() {
    if (this.#aimed !== undefined && !this.readonly) this.#hands.aim(this.#aimed);
  }

  /** Takes the focus along, where it is on the board, to where a key of the game has moved the aim. */
  follow() {
    this.#settle();
    const at = this.#view?.aimed;
    if (at && at !== this.#here && this.#cells.has(at) && this.#focusedId() !== undefined) this.#step(at);
  }

  /** Tells the board its box again, after it was painted elsewhere. */
  refit() {
    this.#board?.fit(this.#width, this.#height);
  }

  // ---- the picture

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.#grid;
    if (!this.#board || !width || !height) return;
    const ratio = devicePixelRatio;
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (this.#canvas.width !== w || this.#canvas.height !== h) {
      this.#canvas.width = w;
      this.#canvas.height = h;
    }
    this.#width = width;
    this.#height = height;
    this.#board.fit(width, height);
    // A canvas is emptied when its size is set: paint in the same frame, so that nothing is seen of it.
    cancelAnimationFrame(this.#frame);
    this.#paint(performance.now());
  }

  /** @param {number} now */
  #paint(now) {
    this.#frame = 0;
    const [yaw, tilt] = [this.#yaw, this.#tilt];
    if (yaw || tilt) {
      [this.#yaw, this.#tilt] = [0, 0];
      this.#hands.orbit(yaw, tilt);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
    const context = this.#canvas.getContext('2d');
    if (!this.#board || !context || !this.#width) return;
    this.#moveStart ||= now;
    const t = this.#moveLength > 0 ? Math.min(1, (now - this.#moveStart) / this.#moveLength) : 1;
    this.#board.paint(context, devicePixelRatio, t);
    if (t < 1) this.paint();
    else this.#moveLength = 0;
    if (this.#owed) this.#settling ||= setTimeout(() => this.#settle());
  }

  #takeColours() {
    if (!this.#board) return;
    const { colours, font } = palette(this.element);
    this.#board.set_palette(colours, font);
  }

  #watchDensity() {
    this.#density = new AbortController();
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
      'change',
      () => {
        this.#watchDensity();
        this.#fit();
      },
      { once: true, signal: this.#density.signal },
    );
  }

  // ---- the grid

  /** Makes the cells as the board is: nobody sees them, so they wait until the picture is painted or they are needed. */
  #settle() {
    const owed = this.#owed;
    clearTimeout(this.#settling);
    this.#settling = 0;
    this.#owed = null;
    if (!this.#board || !owed) return;
    const targets = owed.places();
    this.#place(targets);
    this.#name(targets, owed.words);
  }

  /**
   * Puts a cell over each target. Only a board whose targets changed places is touched.
   *
   * @param {readonly Place[]} targets
   */
  #place(targets) {
    const layout = targets.map(({ id, row, column, x, y, w, h }) => [id, row, column, x, y, w, h].join(' ')).join();
    this.#targets = new Map(targets.map((target) => [target.id, target]));
    if (layout === this.#layout) return;
    this.#layout = layout;

    const focused = this.#focusedId();
    /** @type {Map<string, HTMLElement>} */
    const cells = new Map();
    /** @type {Map<number, Place[]>} */
    const rows = new Map();
    for (const target of targets) {
      const row = rows.get(target.row);
      if (row) row.push(target);
      else rows.set(target.row, [target]);
    }
    const built = [...rows.entries()]
      .sort(([a], [b]) => a - b)
      .map(([, row]) =>
        el(
          'div',
          { role: 'row' },
          ...row
            .sort((a, b) => a.column - b.column)
            .map((target) => {
              const cell = this.#cells.get(target.id) ?? el('div', { role: 'gridcell', 'data-id': target.id });
              const box = { left: target.x, top: target.y, width: target.w, height: target.h };
              for (const [side, part] of Object.entries(box)) cell.style.setProperty(side, `${part * 100}%`);
              cells.set(target.id, cell);
              return cell;
            }),
        ),
      );
    for (const id of this.#labels.keys()) if (!cells.has(id)) this.#labels.delete(id);
    this.#cells = cells;
    this.#placing = true;
    this.#grid.replaceChildren(...built);
    // Where other targets stand for a while, one comes back later to where one was.
    if (this.#left !== undefined && cells.has(this.#left)) [this.#here, this.#left] = [this.#left, undefined];
    else if (this.#here !== undefined && !cells.has(this.#here)) [this.#here, this.#left] = [undefined, this.#here];
    this.#here ??= this.#middle();
    for (const [id, cell] of cells) cell.tabIndex = id === this.#here ? 0 : -1;
    if (focused !== undefined) this.focus();
    this.#placing = false;
  }

  /**
   * Names the cells anew where their names changed.
   *
   * @param {readonly Place[]} targets
   * @param {Words} words
   */
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
    /** @type {string | undefined} */
    let best;
    let least = Infinity;
    for (const { id, x, y, w, h } of this.#targets.values()) {
      const far = Math.hypot(x + w / 2 - 0.5, y + h / 2 - 0.5);
      if (far < least - 1e-9) [best, least] = [id, far];
    }
    return best;
  }

  #focusedId() {
    const active = /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement;
    return active instanceof HTMLElement && this.#grid.contains(active) ? active.dataset.id : undefined;
  }

  /** @param {string} id */
  #walkTo(id) {
    const from = this.#here === undefined ? undefined : this.#cells.get(this.#here);
    const to = this.#cells.get(id);
    if (!to) return;
    if (from) from.tabIndex = -1;
    to.tabIndex = 0;
    this.#here = id;
  }

  /**
   * The next target in a direction: in the same row, or the nearest of the next row.
   *
   * @param {[number, number]} step
   * @returns {string | undefined}
   */
  #neighbour([dx, dy]) {
    const from = this.#here === undefined ? undefined : this.#targets.get(this.#here);
    if (!from) return undefined;
    /** @type {string | undefined} */
    let best;
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

  // ---- the hands

  #listen() {
    const grid = this.#grid;
    const { signal } = this.#life;
    /** @type {<K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void, more?: AddEventListenerOptions) => void} */
    const on = (type, listener, more) => grid.addEventListener(type, listener, { ...more, signal });
    on('pointerdown', (event) => this.#pointerDown(event));
    on('pointermove', (event) => this.#pointerMove(event));
    on('pointerup', (event) => this.#pointerUp(event));
    on('pointercancel', (event) => event.pointerId === this.#down?.pointer && this.#letGo());
    on('pointerleave', (event) => event.pointerType === 'mouse' && !this.#down?.moved && this.#aim(undefined));
    on('click', (event) => this.#click(event));
    on('keydown', (event) => this.#keyDown(event));
    on('focusin', (event) => this.#focusIn(event));
    on('focusout', (event) => {
      const { relatedTarget: to } = event;
      // Under a finger, the tap itself says what is aimed at next; on the way to another square, the focus does; and
      // what a button turns or moves on is the thing in hand where it is.
      const stays = this.#down || (to instanceof Element && (grid.contains(to) || to.matches('.choice')));
      if (!stays) this.#aim(undefined);
    });
    // Not passive: the page stays where it is while a piece is turned, and only then.
    on('wheel', (event) => this.#wheel(event), { passive: false });
  }

  /** @param {PointerEvent | MouseEvent} event */
  #targetUnder(event) {
    const box = this.#grid.getBoundingClientRect();
    // Turned or not, the middle of the board is the middle of its box.
    const [dx, dy] = [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
    const [x, y] = spun(dx, dy, -this.#angle());
    return this.#board?.target_at(x + this.#grid.clientWidth / 2, y + this.#grid.clientHeight / 2);
  }

  /** How far the board is turned at this very moment, on its way too, in radians clockwise. */
  #angle() {
    return this.#facing === null ? 0 : ((parseFloat(getComputedStyle(this.element).rotate) || 0) * Math.PI) / 180;
  }

  /** @param {string | undefined} id */
  #aim(id) {
    if (id === this.#aimed || this.readonly || this.#placing) return;
    this.#aimed = id;
    this.#hands.aim(id);
  }

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    // Another finger does not disturb the first one.
    if (event.button !== 0 || !event.isPrimary || this.#down?.moved) return;
    this.#settle();
    this.#lastPointer = event.pointerType;
    this.#swallowClick = false;
    const id = this.#targetUnder(event);
    const grab = id !== undefined && !this.readonly && this.#targets.get(id)?.grab;
    const kind = grab ? 'grab' : this.#view?.turnable ? 'orbit' : '';
    this.#down = { id, kind, x: event.clientX, y: event.clientY, type: event.pointerType, moved: false, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #pointerMove(event) {
    // A mouse may have been let go of beside the board.
    if (this.#down?.pointer === event.pointerId && event.buttons === 0) this.#letGo();
    const down = this.#down;
    if (!down || down.pointer !== event.pointerId || !down.kind) {
      if (event.pointerType !== 'touch') this.#aim(this.#targetUnder(event));
      return;
    }
    const [dx, dy] = [event.clientX - down.x, event.clientY - down.y];
    if (!down.moved) {
      if (Math.hypot(dx, dy) < DRAG) return;
      down.moved = true;
      this.#grid.setPointerCapture(event.pointerId);
      if (down.kind === 'grab' && down.id !== undefined) this.#hands.grab(down.id);
    }
    if (down.kind === 'grab') {
      this.#aim(this.#targetUnder(event));
    } else {
      [down.x, down.y] = [event.clientX, event.clientY];
      // The last movements of a frame are enough for it, and all of them are counted.
      const [yaw, tilt] = spun(dx, dy, -this.#angle());
      this.#yaw += yaw * ORBIT_DRAG;
      this.#tilt += tilt * ORBIT_DRAG;
      this.paint();
    }
  }

  /** @param {PointerEvent} event */
  #pointerUp(event) {
    const down = this.#down;
    if (down?.pointer !== event.pointerId) return;
    this.#down = null;
    if (!down.moved) return;
    this.#swallowClick = true;
    if (down.kind === 'grab') this.drop(event);
    else this.#hands.orbit(0, 0);
  }

  #letGo() {
    const down = this.#down;
    this.#down = null;
    if (down?.moved && down.kind === 'grab') this.#hands.cancel();
    if (down?.moved && down.kind === 'orbit') this.#hands.orbit(0, 0);
    this.#aim(undefined);
  }

  /**
   * Moves what is in hand over the board, for a drag that began elsewhere.
   *
   * @param {PointerEvent} event
   */
  hover(event) {
    this.#aim(this.#targetUnder(event));
  }

  /**
   * Puts what is in hand down where the pointer is, or lets go of it beside the board.
   *
   * @param {PointerEvent} event
   */
  drop(event) {
    const id = this.#targetUnder(event);
    if (id === undefined) this.#hands.cancel();
    else this.#hands.press(id);
    this.#aim(undefined);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.#swallowClick) {
      this.#swallowClick = false;
      return;
    }
    this.#down = null;
    this.#settle();
    // A click that no pointer made comes from a screen reader or a script, and means the cell that it is sent to.
    const synthetic = event.detail === 0;
    const cell = /** @type {HTMLElement} */ (event.target).closest?.('[data-id]');
    const id = synthetic && cell instanceof HTMLElement ? cell.dataset.id : this.#targetUnder(event);
    if (id === undefined) {
      this.#hands.cancel();
      return;
    }
    this.#walkTo(id);
    if (this.readonly) return;
    if (synthetic || this.#lastPointer === 'mouse') {
      this.#hands.press(id);
      // The next movement aims again, with whatever is in hand then.
      this.#aimed = undefined;
    } else {
      this.#aimed = id;
      this.#hands.tap(id);
    }
  }

  /** @param {FocusEvent} event */
  #focusIn(event) {
    const cell = /** @type {HTMLElement} */ (event.target);
    if (cell.dataset.id === undefined) return;
    this.#walkTo(cell.dataset.id);
    // Under a finger the tap itself aims; only who came by keyboard sees the aim follow the focus.
    if (!this.#down && cell.matches(':focus-visible')) this.#aim(cell.dataset.id);
  }

  /** @param {KeyboardEvent} event */
  #keyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.#settle();
    if (this.#key(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was meant for the board
   */
  #key(event) {
    const arrow = ARROWS[event.key];
    if (arrow && event.shiftKey) return this.#orbit(arrow[0] * ORBIT_STEP, arrow[1] * ORBIT_STEP);
    if (arrow) return this.#step(this.#neighbour(arrow));
    switch (event.key) {
      case 'Home':
      case 'End':
        return this.#step(this.#rowEnd(event.key === 'Home' ? -1 : 1));
      case 'Enter':
      case ' ':
        // Held down, it presses once.
        if (this.#here !== undefined && !this.readonly && !event.repeat) this.#hands.press(this.#here);
        return true;
      default:
        return false;
    }
  }

  /** @param {string | undefined} id */
  #step(id) {
    if (id !== undefined) {
      this.#walkTo(id);
      const cell = this.#cells.get(id);
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      this.#aim(id);
    }
    return true;
  }

  /** @param {number} end */
  #rowEnd(end) {
    const from = this.#here === undefined ? undefined : this.#targets.get(this.#here);
    const row = [...this.#targets.values()].filter((target) => target.row === from?.row);
    return row.sort((a, b) => (b.column - a.column) * end)[0]?.id;
  }

  /** @param {number} steps */
  #turn(steps) {
    this.holdOn();
    return !this.readonly && this.#hands.turn(steps);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  #orbit(dx, dy) {
    return this.#hands.orbit(dx, dy);
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.ctrlKey || !event.deltaY) return;
    const way = this.#notches.count(event);
    if (way) this.#wheeled = this.#turn(way);
    if (this.#wheeled) event.preventDefault();
  }
}

/**
 * Turns a step.
 *
 * @param {number} x
 * @param {number} y
 * @param {number} angle in radians clockwise
 * @returns {[number, number]}
 */
function spun(x, y, angle) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}
