// The board's surface: a canvas, and over it an ARIA grid that receives input from pointer, keyboard and touch.
//
// It does not depend on the game. Views describe the targets, and the board decides what a press means. Input:
//
// mouse     moving aims, a click presses, and the wheel turns the piece in hand while the board is in use
// touch     a tap previews, and a second tap on the same square presses; the page can be scrolled over the board
// both      targets that can be grabbed are dragged; dragging elsewhere turns a board in space
// keys      arrows move between targets, or step through the game if a pointer was used last and no piece is in hand;
//           Enter or Space presses; Shift and arrows turn a board in space (the element handles all other keys)
// reader    each target is a named grid cell; a click without a pointer presses it

import { fitCanvas, isMissing, keep } from './canvas.js';
import { Cells } from './cells.js';
import { attribute, el, text } from '../../kit/dom.js';
import { Drag } from './drag.js';
import { keyOf } from '../../kit/key.js';
import { Notches } from './notches.js';
import { onColours, palette } from '../look/theme.js';

/**
 * @typedef {import('../../cauce-web.js').Board} Whole
 * @typedef {Pick<Whole, 'duration' | 'fit' | 'paint' | 'places' | 'set_palette' | 'target_at'> & Partial<Pick<Whole, 'comment_of' | 'turn_letters'>>} Board
 *
 * Callbacks. Each returns whether anything changed; a missing one changes nothing.
 * @typedef {object} Gestures
 * @property {(id: string) => boolean} press
 * @property {(id: string) => boolean} [tap] a tap with a finger; the default is `press`
 * @property {(id: string | undefined, told?: boolean) => boolean} [aim] `told` is false if the page aims, not the player
 * @property {(id: string) => boolean} [grab]
 * @property {(steps: number) => boolean} [turn]
 * @property {(yaw: number, tilt: number) => boolean} [orbit] in degrees
 * @property {() => boolean} [cancel]
 */

/** Degrees per press of an arrow key. */
const ORBIT_STEP = 7.5;

/** Degrees per CSS pixel of a drag. */
const ORBIT_DRAG = 0.4;

/** Elements that may have the focus without the board losing its aim. */
const HANDS = '.choice, .choices *, .stage *, .notice *';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Surface {
  #canvas = el('canvas', { part: 'canvas', 'aria-hidden': 'true' });
  #cells = new Cells();
  #grid = this.#cells.element;
  /** Markers at three corners, to measure how the page has transformed the board. */
  #corners = [corner(), corner(), corner()];
  /** Shown if the browser provides no canvas. */
  #lost = el('p', { class: 'board-lost', role: 'alert', hidden: true });
  element = el('div', { class: 'board', part: 'board' }, this.#canvas, ...this.#corners, this.#lost, this.#grid);

  /** @type {Board | null} */ #board = null;
  /** @type {View | null} */ #view = null;
  #gestures;
  /** @type {string | undefined} */ #aimed;
  /** @type {ReturnType<typeof palette> | null} */ #palette = null;
  #width = 0;
  #height = 0;
  #frame = 0;
  /** Rotation by drags since the last frame, in degrees. */
  #yaw = 0;
  #tilt = 0;
  #node = 0;
  #moveStart = 0;
  #moveLength = 0;
  #down = false;
  /** @type {{ kind: 'grab' | 'orbit', drag: Drag } | null} */
  #dragged = null;
  #lastPointer = 'mouse';
  #swallowClick = false;
  #notches = new Notches();
  #wheeled = false;
  /** @type {AbortSignal} */ #end;
  /** Rotation of the board in its plane, in degrees clockwise. */
  #rotation = 0;
  /** Marks of the page, and the node that they belong to. @type {readonly CauceMark[]} */
  #marks = [];
  #markedNode = 0;
  /** Marks in the comment of the position. @type {readonly CauceMark[]} */
  #sketched = [];
  /** Loaded on demand. @type {import('./arrows.js').Arrows | null} */
  #arrows = null;
  /** The comment of the position as shown last. */
  #comment = '';
  /** Whether a pointer was used more recently than the keyboard. */
  pointed = false;
  /** Whether the page is moving the focus to the board. Such an aim is not announced. */
  #focusingByPage = false;

  /** @param {Gestures} gestures @param {AbortSignal} end */
  constructor(gestures, end) {
    const { press } = gestures;
    const none = () => false;
    this.#gestures = { tap: press, aim: none, grab: none, turn: none, orbit: none, cancel: none, ...gestures };
    this.#end = end;
    keep(this.#canvas, { paint: () => this.#fit(), emptied: () => this.#setPalette() }, end);
    onColours(this.#canvas, () => this.recolour(), end);
    this.#listen();
    const resize = new ResizeObserver(() => this.#fit());
    resize.observe(this.element);
    this.#watchDensity();
    const leave = () => {
      resize.disconnect();
      cancelAnimationFrame(this.#frame);
      this.#cells.forget();
      this.#board = null;
    };
    end.addEventListener('abort', leave, { once: true });
  }

  /**
   * Whether the board is in use: it or a button beside it has the focus, or a piece is in hand. Otherwise the wheel and keys
   * scroll the page.
   */
  get used() {
    const { activeElement } = /** @type {ShadowRoot | Document} */ (this.element.getRootNode());
    // A document keeps its active element while another frame has the focus.
    const here =
      activeElement?.matches(':focus') && (this.element.contains(activeElement) || activeElement.matches(HANDS));
    return here || (this.#view?.busy ?? false);
  }

  get readonly() {
    return this.#cells.readonly;
  }
  set readonly(readonly) {
    this.#cells.readonly = readonly;
  }

  /**
   * Shows a board: the picture in the next frame, and the cells after that.
   * @param {Board} board @param {View} view @param {() => readonly Place[]} places @param {Words} words
   * @param {string} label
   */
  show(board, view, places, words, label) {
    const fresh = board !== this.#board;
    this.#board = board;
    this.#view = view;
    this.element.style.setProperty('--board-ratio', String(view.width / view.height));
    attribute(this.#grid, 'aria-label', label);
    attribute(this.#grid, 'aria-readonly', this.readonly ? 'true' : null);
    attribute(this.element, 'data-turnable', view.turnable);
    text(this.#lost, words.say('board-lost'));
    this.#cells.schedule(places, words);
    if (fresh) {
      this.#cells.flush();
      this.takeColours();
      this.#fit();
    }
    if (fresh || view.node !== this.#node) {
      this.#node = view.node;
      const { host } = /** @type {ShadowRoot} */ (this.element.getRootNode());
      const still = STILL.matches || host?.matches('[hide~=animation]');
      this.#moveLength = fresh || still ? 0 : board.duration();
      this.#moveStart = 0;
      if (fresh) this.#marks = [];
      this.#sketched = [];
      this.#comment = '';
    }
    if (board.comment_of) this.#sketch(board.comment_of(view.node));
    this.paint();
  }

  /** Draws the marks of a comment, if it is a new one. @param {string} comment */
  async #sketch(comment) {
    if (comment === this.#comment) return;
    this.#comment = comment;
    const { marksOf } = await import('./drawing.js');
    if (comment === this.#comment) await this.#draws(this.#marks, marksOf(comment));
  }

  /** @param {readonly string[]} ids of the elements that describe the board to screen readers */
  describe(ids) {
    attribute(this.#grid, 'aria-describedby', ids.join(' '));
  }

  /** Skips the animation of the last move and of the end of the game. */
  #skip() {
    if (this.#moveLength > 0) this.paint();
    this.#moveLength = 0;
  }

  /** Paints in the next frame. */
  paint() {
    this.#frame ||= requestAnimationFrame((now) => this.#paint(now));
  }

  recolour() {
    this.takeColours();
    this.paint();
  }

  /** Returns the bounding box of a target, in client pixels. @param {string} id @returns {DOMRect | null} */
  rectOf(id) {
    const at = this.#cells.at(id);
    if (!at) return null;
    const [left, top] = [at.x * this.#width, at.y * this.#height];
    const [right, bottom] = [left + at.w * this.#width, top + at.h * this.#height];
    const matrix = this.#matrix();
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => matrix.transformPoint({ x, y })));
    return new DOMQuad(...corners).getBounds();
  }

  /**
   * Focuses the board.
   * @param {string} [id] a target; the default is the one focused last @param {FocusOptions} [how]
   */
  focus(id, how) {
    if (id !== undefined) this.#cells.setTabStop(id);
    this.#focusingByPage = true;
    this.#cells.focus(how);
    this.#focusingByPage = false;
  }

  /** Focuses a target and aims at it. @param {string} id */
  point(id) {
    this.focus(id);
    this.#aimed = undefined;
    this.#aim(id);
  }

  /** Rotates the board in its plane. @param {number} facing in degrees clockwise */
  rotate(facing) {
    this.element.style.rotate = facing ? `${facing}deg` : '';
    attribute(this.element, 'data-across', facing % 180 !== 0);
    this.#rotation = facing;
    this.paint();
  }

  /** Draws over the current position, whenever it is shown. @param {readonly CauceMark[]} marks */
  async mark(marks) {
    this.#markedNode = this.#node;
    await this.#draws(marks, this.#sketched);
  }

  /** @param {readonly CauceMark[]} marks @param {readonly CauceMark[]} sketched */
  async #draws(marks, sketched) {
    [this.#marks, this.#sketched] = [marks, sketched];
    if (marks.length + sketched.length > 0 && !this.#arrows) {
      const { Arrows } = await import('./arrows.js');
      this.#arrows ??= new Arrows();
      this.#canvas.after(this.#arrows.element);
    }
    this.paint();
  }

  /** Whether a drag turns the board. When it ends, the board is shown again. */
  get turning() {
    return this.#dragged?.kind === 'orbit' && this.#dragged.drag.moved;
  }

  /** Aims again at the last target. After a move or an undo, the new piece in hand has no target. */
  holdOn() {
    if (this.#aimed && !this.readonly) this.#gestures.aim(this.#aimed);
  }

  /** Follows the aim of the game, which a key or a button has moved. @param {boolean} [along] whether the focus follows, too */
  follow(along) {
    const at = this.#view?.aimed;
    if (at) this.#aimed = at;
    if (at && along && this.#cells.at(at)) this.#step(at);
  }

  /** Restores the size of the board after it was painted elsewhere. */
  refit() {
    this.#board?.fit(this.#width, this.#height);
  }

  // ---- the picture

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.#grid;
    // The colours of an element without layout are unknown.
    if (!width || !height) this.#palette = null;
    if (!this.#board || !width || !height) return;
    if (!this.#palette) this.takeColours();
    this.#width = width;
    this.#height = height;
    const [, right, down] = this.#corners;
    right?.style.setProperty('left', `${width}px`);
    down?.style.setProperty('top', `${height}px`);
    this.#board.fit(width, height);
    // Setting the size clears a canvas, so it is painted in the same frame.
    cancelAnimationFrame(this.#frame);
    this.#paint(performance.now());
  }

  /** @param {number} now */
  #paint(now) {
    this.#frame = 0;
    const [yaw, tilt] = [this.#yaw, this.#tilt];
    if (yaw || tilt) {
      [this.#yaw, this.#tilt] = [0, 0];
      this.#gestures.orbit(yaw, tilt);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
    if (!this.#board || !this.#width) return;
    const shown = fitCanvas(this.#canvas, this.#width, this.#height);
    this.#lost.hidden = !isMissing(this.#canvas);
    this.#moveStart ||= now;
    const t = shown && this.#moveLength > 0 ? Math.min(1, (now - this.#moveStart) / this.#moveLength) : 1;
    // Letters stay upright on a rotated board.
    this.#board.turn_letters?.(-this.#rotation);
    if (shown) this.#board.paint(shown.context, shown.ratio, t);
    const over = [...this.#sketched, ...(this.#node === this.#markedNode ? this.#marks : [])];
    this.#arrows?.draw(over, over.length > 0 ? this.#board.places() : [], this.#width, this.#height);
    if (t < 1) this.paint();
    else this.#moveLength = 0;
    this.#cells.settleSoon();
  }

  /** Reads the colours of the page. */
  takeColours() {
    if (!this.#board) return;
    this.#palette = palette(this.#canvas);
    this.#setPalette();
  }

  /** Also makes the board paint everything again. */
  #setPalette() {
    if (this.#palette) this.#board?.set_palette(this.#palette.colours, this.#palette.font);
  }

  #watchDensity() {
    const changed = () => {
      this.#watchDensity();
      this.#fit();
    };
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', changed, {
      once: true,
      signal: this.#end,
    });
  }

  // ---- gestures

  #listen() {
    const [grid, signal] = [this.#grid, this.#end];
    /** @type {<K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void, more?: AddEventListenerOptions) => void} */
    const on = (type, listener, more) => grid.addEventListener(type, listener, { ...more, signal });
    on('pointerdown', (event) => {
      this.#skip();
      this.#pointerDown(event);
    });
    on('pointermove', (event) => {
      // The mouse button may have been released outside the board.
      this.#down &&= event.buttons !== 0;
      this.pointed = true;
      if (event.pointerType !== 'touch' && !this.#dragged) this.hover(event);
    });
    on('pointerup', () => (this.#down = false));
    // A long press with a finger would open the context menu, too.
    on('contextmenu', (event) => event.preventDefault());
    // Scrolling with a finger cancels its press.
    on('pointercancel', () => (this.#down = false));
    on('pointerleave', (event) => event.pointerType === 'mouse' && !this.#dragged?.drag.moved && this.#aim(undefined));
    on('click', (event) => this.#click(event));
    on('keydown', (event) => this.#keyDown(event));
    on('focusin', (event) => this.#focusIn(event));
    on('focusout', (event) => {
      const { relatedTarget: to } = event;
      // The aim stays if a tap or the next focus sets it, or if a button acts on the piece in hand. It also stays if the
      // focus was lost because cells were reordered under a finger.
      const stays =
        this.#down ||
        (!to && this.#lastPointer === 'touch') ||
        (to instanceof Element && (grid.contains(to) || to.matches(HANDS)));
      if (!stays) this.#aim(undefined);
    });
    // Not passive, because turning a piece must not scroll the page.
    on('wheel', (event) => this.#wheel(event), { passive: false });
  }

  /** @param {Pick<MouseEvent, 'clientX' | 'clientY'>} event */
  targetUnder(event) {
    const { x, y } = this.#matrix().inverse().transformPoint({ x: event.clientX, y: event.clientY });
    return this.#board?.target_at(x, y);
  }

  /** Converts pixels of the board to client pixels. The page may rotate, scale and zoom the board at any time. */
  #matrix() {
    const [start, right, down] = this.#corners.map((corner) => corner.getBoundingClientRect());
    if (!start || !right || !down) return new DOMMatrix();
    const [w, h] = [this.#width, this.#height];
    const across = [(right.x - start.x) / w, (right.y - start.y) / w];
    return new DOMMatrix([...across, (down.x - start.x) / h, (down.y - start.y) / h, start.x, start.y]);
  }

  /** @param {string | undefined} id */
  #aim(id) {
    if (id === this.#aimed || this.readonly || this.#cells.placing) return;
    this.#aimed = id;
    this.#gestures.aim(id, !this.#focusingByPage);
  }

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    this.pointed = true;
    attribute(this.element, 'data-pressed', true);
    // A second finger does not interrupt the first one.
    if (event.button !== 0 || !event.isPrimary || this.#dragged?.drag.moved) return;
    this.#lastPointer = event.pointerType;
    this.#swallowClick = false;
    this.#down = true;
    this.#dragged = null;
    const id = this.targetUnder(event);
    if (id !== undefined && !this.readonly && this.#cells.at(id)?.grab) this.#drag(event, 'grab', id);
    else if (this.#view?.turnable) this.#drag(event, 'orbit');
  }

  /** @param {PointerEvent} down @param {'grab' | 'orbit'} kind @param {string} [id] */
  #drag(down, kind, id) {
    const drag = new Drag(
      down,
      {
        begin: () => {
          this.#grid.setPointerCapture(down.pointerId);
          if (id !== undefined) this.#gestures.grab(id);
        },
        move: (event, dx, dy) => {
          if (kind === 'grab') return this.hover(event);
          // Movements add up until the next frame.
          const way = this.#matrix().inverse().transformPoint({ x: dx, y: dy, w: 0 });
          this.#yaw += way.x * ORBIT_DRAG;
          this.#tilt += way.y * ORBIT_DRAG;
          this.paint();
        },
        drop: (event) => {
          this.#swallowClick = true;
          if (kind === 'grab') this.drop(event);
          else this.#gestures.orbit(0, 0);
        },
        cancel: () => {
          if (drag.moved && kind === 'grab') this.#gestures.cancel();
          else if (drag.moved) this.#gestures.orbit(0, 0);
          this.#aim(undefined);
        },
        end: () => {
          this.#down = false;
          this.#dragged = null;
        },
      },
      this.#end,
    );
    this.#dragged = { kind, drag };
  }

  /** Aims for a drag that began outside the board. @param {PointerEvent} event */
  hover(event) {
    this.#aim(this.targetUnder(event));
  }

  /**
   * Presses the target aimed at, once. Returns false if there is none.
   * @param {boolean} [along] whether the focus follows
   */
  play(along) {
    const at = this.#aimed;
    if (at && along) {
      this.#cells.step(at);
      // The focus was not moved by a key.
      this.pointed = true;
    }
    if (at) this.#gestures.press(at);
    // Unlike undefined, the empty string makes any next movement change the aim.
    this.#aimed = '';
    return Boolean(at);
  }

  /** Clears the aim when the focus moves to another part of the frame, except to `HANDS`. @param {Element} to */
  leave(to) {
    this.pointed = false;
    if (!to.matches(HANDS)) this.#aim(undefined);
  }

  /** Drops the piece in hand at the pointer. Outside the board, this cancels. @param {PointerEvent} event */
  drop(event) {
    const id = this.targetUnder(event);
    if (id === undefined) this.#gestures.cancel();
    else this.#gestures.press(id);
    this.#aim(undefined);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (this.#swallowClick) {
      this.#swallowClick = false;
      event.preventDefault();
      return;
    }
    this.#down = false;
    // A click without a pointer comes from a screen reader or a script. It has no position, but a cell as target.
    const synthetic = event.detail === 0;
    const id = (synthetic ? this.#cells.of(event) : undefined) ?? this.targetUnder(event);
    if (id === undefined) {
      this.#gestures.cancel();
      return;
    }
    this.#cells.setTabStop(id);
    if (this.readonly) return;
    this.#aimed = id;
    if (synthetic || this.#lastPointer === 'mouse') this.play();
    else this.#gestures.tap(id);
  }

  /** @param {FocusEvent} event */
  #focusIn(event) {
    const id = this.#cells.of(event);
    if (id === undefined) return;
    this.#cells.setTabStop(id);
    // Only keyboard navigation aims at the focus; taps aim by themselves.
    const pointing = this.#down || (this.#focusingByPage && this.pointed);
    if (pointing || !(/** @type {Element} */ (event.target).matches(':focus-visible'))) return;
    this.pointed = false;
    attribute(this.element, 'data-pressed', null);
    this.#aim(id);
  }

  /** @param {KeyboardEvent} event */
  #keyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    this.#skip();
    if (this.#key(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was used */
  #key(event) {
    const key = keyOf(event);
    const arrow = ARROWS[key];
    const { here } = this.#cells;
    const at = (this.pointed && this.#aimed) || here;
    if (arrow && event.shiftKey) return this.#gestures.orbit(arrow[0] * ORBIT_STEP, arrow[1] * ORBIT_STEP);
    // For mouse users without a piece in hand, the element steps through the game.
    if (arrow && this.pointed && arrow[0] !== 0 && !this.#view?.busy) return false;
    if (arrow) {
      this.pointed = false;
      return this.#step(this.#cells.neighbour(arrow));
    }
    switch (key) {
      case 'Home':
      case 'End':
        return this.#step(this.#cells.rowEnd(key === 'Home' ? -1 : 1));
      case 'Enter':
      case ' ':
        // A held key presses once. The focus follows the aim of a pointer.
        if (at !== undefined && !this.readonly && !event.repeat) {
          if (at !== here) this.#cells.step(at);
          this.#gestures.press(at);
        }
        return true;
      default:
        return false;
    }
  }

  /** @param {string | undefined} id */
  #step(id) {
    if (id !== undefined) {
      this.#cells.step(id);
      this.#aim(id);
    }
    return true;
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.ctrlKey || !event.deltaY || !this.used) return;
    const way = this.#notches.count(event);
    if (way) {
      this.holdOn();
      this.#wheeled = !this.readonly && this.#gestures.turn(way);
    }
    if (this.#wheeled) event.preventDefault();
  }
}

function corner() {
  const point = el('span', { 'aria-hidden': 'true' });
  point.style.cssText = 'position: absolute; left: 0; top: 0; width: 0; height: 0; pointer-events: none';
  return point;
}
