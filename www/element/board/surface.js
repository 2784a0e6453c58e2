// The board's surface: a canvas, and over it an ARIA grid that takes pointer, keys and touch.
//
// It knows no game. What stands where, what it is called and what may be pressed comes with each view; what a press
// means is asked of the board. How people work it:
//
// mouse     moving aims, a click presses, the wheel turns what is in hand while the board is in use
// touch     a tap shows, a second tap on the same square presses; the page can be scrolled over the board
// both      a target that can be grabbed is dragged; a board in space is turned by dragging beside it
// keys      arrows walk, or go through the game where a pointer was at the board last and nothing is in hand; Enter or
//           Space presses; Shift and arrows turn a board in space (all other keys are the element's)
// right     draws circles and arrows over it, as a finger does that rests on a square (circles alone); `draw-tools.js` has more
// reader    each square is a grid cell with its name; a click without a pointer presses it

import { fitted, isMissing, keep } from './canvas.js';
import { Cells, SQUARE } from './cells.js';
import { attribute, el, text } from '../dom.js';
import { Drag } from './drag.js';
import { keyOf } from '../key.js';
import { Notches } from './notches.js';
import { onColours, palette } from '../look/theme.js';

/**
 * @typedef {import('../../cauce-web.js').Board} Whole
 * @typedef {Pick<Whole, 'duration' | 'fit' | 'paint' | 'places' | 'set_palette' | 'target_at'> & Partial<Pick<Whole, 'comment_of' | 'turn_letters'>>} Board
 *
 * What the surface asks for. Every one of them says whether anything changed; what is left out changes nothing.
 * @typedef {object} Gestures
 * @property {(id: string) => boolean} press
 * @property {(id: string) => boolean} [tap] by a finger; `press` where there is none
 * @property {(id: string | undefined, told?: boolean) => boolean} [aim] `told` is false where no person aims
 * @property {(id: string) => boolean} [grab] a drag begins there
 * @property {(steps: number) => boolean} [turn]
 * @property {(yaw: number, tilt: number) => boolean} [orbit] in degrees
 * @property {() => boolean} [cancel]
 * @property {(node: number, comment: string) => boolean} [comment] writes about a position, in which something was drawn
 */

/** How far an arrow key turns a board in space, in degrees. */
const ORBIT_STEP = 7.5;

/** How far a drag turns a board in space, in degrees for each CSS pixel. */
const ORBIT_DRAG = 0.4;

/** Buttons for the thing in hand: while one of them has the focus, it stays where it is. */
const HANDS = '.choice, .choices *, .stage *, .notice *';

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Surface {
  #canvas = el('canvas', { part: 'canvas', 'aria-hidden': 'true' });
  #cells = new Cells();
  #grid = this.#cells.element;
  /** Three corners of the board: they are wherever the page has brought them. */
  #corners = [corner(), corner(), corner()];
  /** What is said where there is nothing to paint on. */
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
  /** How far a board in space has been dragged round since the last frame, in degrees. */
  #yaw = 0;
  #tilt = 0;
  #node = 0;
  #moveStart = 0;
  #moveLength = 0;
  #down = false;
  /** What is being dragged: something on the board, or the board itself round. @type {{ kind: 'grab' | 'orbit', drag: Drag } | null} */
  #dragged = null;
  #lastPointer = 'mouse';
  #swallowClick = false;
  #notches = new Notches();
  /** Whether the last notch of the wheel has turned something. */
  #wheeled = false;
  /** @type {AbortSignal} */ #end;
  /** How far the board is turned where it lies, in degrees clockwise. */
  #lies = 0;
  /** What the page has drawn over the board, and over which position. @type {readonly CauceMark[]} */
  #marks = [];
  #markedNode = 0;
  /** What was drawn by whoever wrote about the position. @type {readonly CauceMark[]} */
  #sketched = [];
  /** What draws that, once it was needed. @type {import('./arrows.js').Arrows | null} */
  #arrows = null;
  /** What is written about the position, as it was shown last, and with what has been drawn since then. */
  #written = '';
  #comment = '';
  /** Where the right button was pressed. @type {string | undefined} */
  #drawnFrom;
  /** Whether a pointer was used last, and not the keyboard. */
  pointed = false;
  /** Whether the page, and no person, is just bringing the focus to the board: what is aimed at by that is not told. */
  #led = false;

  /** @param {Gestures} gestures @param {AbortSignal} end when it is aborted, nothing more is done */
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
   * Returns true if the board is in use: it, or a button for the thing in hand, has the focus, or something was taken
   * on purpose. The wheel and the keys of a page that nobody plays on scroll that page.
   */
  get used() {
    const { activeElement } = /** @type {ShadowRoot | Document} */ (this.element.getRootNode());
    // The focus of a frame stays where it was while another one has the keyboard.
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
   * Shows a board as it is now: the picture at the next frame, and once that is seen, the cells.
   * @param {Board} board @param {View} view @param {() => readonly Place[]} places @param {Words} words
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
    text(this.#lost, words.say('board-lost'));
    this.#cells.owe(places, words);
    if (fresh) {
      this.#cells.settle();
      this.#takeColours();
      this.#fit();
    }
    if (fresh || view.node !== this.#node) {
      this.#node = view.node;
      this.#moveLength = fresh || STILL.matches ? 0 : board.duration();
      this.#moveStart = 0;
      attribute(this.element, 'data-ends', this.#moveLength > 0 && view.turn?.kind === 'over');
      if (fresh) this.#marks = [];
      this.#sketched = [];
      this.#written = this.#comment = '';
    }
    if (board.comment_of) this.#sketch(board.comment_of(view.node));
    this.paint();
  }

  /** Shows what the comment of the position has drawn, where it is another than before. @param {string} comment */
  async #sketch(comment) {
    if (comment === this.#written) return;
    this.#written = this.#comment = comment;
    const { marksOf } = await import('./drawing.js');
    if (comment === this.#comment) await this.#draws(this.#marks, marksOf(comment));
  }

  /** Lets other parts of the same page say more about the board to whoever comes to it. @param {readonly string[]} ids */
  describe(ids) {
    attribute(this.#grid, 'aria-describedby', ids.join(' '));
  }

  /** Shows at once what a move on its way leads to, and what decided the game. */
  #skip() {
    if (this.#moveLength > 0) this.paint();
    this.#still();
  }

  #still() {
    this.#moveLength = 0;
    attribute(this.element, 'data-ends', null);
  }

  /** Asks for the picture to be painted at the next frame. */
  paint() {
    this.#frame ||= requestAnimationFrame((now) => this.#paint(now));
  }

  recolour() {
    this.#takeColours();
    this.paint();
  }

  /** Where a target stands, in client pixels. @param {string} id @returns {DOMRect | null} */
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
   * Brings the keyboard to the board.
   * @param {string} [id] the target to go to, else the one where it was last @param {FocusOptions} [how]
   */
  focus(id, how) {
    if (id !== undefined) this.#cells.walkTo(id);
    this.#led = true;
    this.#cells.focus(how);
    this.#led = false;
  }

  /** Brings the keyboard and the hand to a target. @param {string} id */
  point(id) {
    this.focus(id);
    this.#aimed = undefined;
    this.#aim(id);
  }

  /** Turns the board where it lies, as small as it must be to take no more room. @param {number} facing in degrees clockwise */
  lay(facing) {
    this.element.style.rotate = facing ? `${facing}deg` : '';
    attribute(this.element, 'data-across', facing % 180 !== 0);
    this.#lies = facing;
  }

  /** Draws arrows and circles over the position that is shown, whenever it is. @param {readonly CauceMark[]} marks */
  async mark(marks) {
    this.#markedNode = this.#node;
    await this.#draws(marks, this.#sketched);
  }

  /** @param {readonly CauceMark[]} marks by the page @param {readonly CauceMark[]} sketched in a comment */
  async #draws(marks, sketched) {
    [this.#marks, this.#sketched] = [marks, sketched];
    if (marks.length + sketched.length > 0 && !this.#arrows) {
      const { Arrows } = await import('./arrows.js');
      this.#arrows ??= new Arrows();
      this.#canvas.after(this.#arrows.element);
    }
    this.paint();
  }

  /** Whether the board is being dragged round; when it is let go, it is shown once more. */
  get turning() {
    return this.#dragged?.kind === 'orbit' && this.#dragged.drag.moved;
  }

  /** Holds what is in hand where the last thing was held: after a move or an undo it is taken up anew, over nothing. */
  holdOn() {
    if (this.#aimed && !this.readonly) this.#gestures.aim(this.#aimed);
  }

  /** Aims where a key or a button of the game has moved the aim. @param {boolean} [along] whether the focus goes there, too */
  follow(along) {
    const at = this.#view?.aimed;
    if (at) this.#aimed = at;
    if (at && along && this.#cells.at(at)) this.#step(at);
  }

  /** Tells the board its box again, after it was painted elsewhere. */
  refit() {
    this.#board?.fit(this.#width, this.#height);
  }

  // ---- the picture

  #fit() {
    const { clientWidth: width, clientHeight: height } = this.#grid;
    // What is not there tells nothing of its colours.
    if (!width || !height) this.#palette = null;
    if (!this.#board || !width || !height) return;
    if (!this.#palette) this.#takeColours();
    this.#width = width;
    this.#height = height;
    const [, right, down] = this.#corners;
    right?.style.setProperty('left', `${width}px`);
    down?.style.setProperty('top', `${height}px`);
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
      this.#gestures.orbit(yaw, tilt);
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
    if (!this.#board || !this.#width) return;
    const shown = fitted(this.#canvas, this.#width, this.#height);
    this.#lost.hidden = !isMissing(this.#canvas);
    this.#moveStart ||= now;
    const t = shown && this.#moveLength > 0 ? Math.min(1, (now - this.#moveStart) / this.#moveLength) : 1;
    if (shown) this.#board.paint(shown.context, shown.ratio, t);
    const over = [...this.#sketched, ...(this.#node === this.#markedNode ? this.#marks : [])];
    this.#arrows?.draw(over, over.length > 0 ? this.#board.places() : [], this.#width, this.#height, (x, y) =>
      this.#board?.target_at(x, y),
    );
    if (t < 1) this.paint();
    else this.#still();
    this.#cells.settleSoon();
  }

  #takeColours() {
    if (!this.#board) return;
    this.#palette = palette(this.element);
    this.#setPalette();
    // Who has turned the board reads its numbers upright.
    this.#board.turn_letters?.(-this.#lies);
  }

  /** After this everything is painted anew, whatever has been before. */
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
      // A mouse may have been let go of beside the board.
      this.#down &&= event.buttons !== 0;
      if (!(event.buttons & 2)) this.#drawnFrom = undefined;
      this.pointed = true;
      if (event.pointerType !== 'touch' && !this.#dragged) this.hover(event);
    });
    on('pointerup', (event) => {
      this.#down = false;
      if (event.button === 2) void this.draw(this.#drawnFrom, this.targetUnder(event), event);
    });
    // What is pressed beside the board begins nothing on it.
    addEventListener('pointerdown', () => (this.#drawnFrom = undefined), { capture: true, signal });
    on('contextmenu', (event) => {
      event.preventDefault();
      // A finger that rests brings a menu, too, and has no right button.
      const finger = /** @type {PointerEvent} */ (event).pointerType === 'touch';
      if (finger) void this.draw(this.targetUnder(event), this.targetUnder(event), event);
    });
    // A finger that scrolls has aimed at nothing.
    on('pointercancel', () => (this.#down = false));
    on('pointerleave', (event) => event.pointerType === 'mouse' && !this.#dragged?.drag.moved && this.#aim(undefined));
    on('click', (event) => this.#click(event));
    on('keydown', (event) => this.#keyDown(event));
    on('focusin', (event) => this.#focusIn(event));
    on('focusout', (event) => {
      const { relatedTarget: to } = event;
      // Under a finger, the tap itself says what is aimed at next; on the way to another square, the focus does; and
      // what a button turns or moves on is the thing in hand where it is. A finger goes nowhere else when squares are put in
      // another order.
      const stays =
        this.#down ||
        (!to && this.#lastPointer === 'touch') ||
        (to instanceof Element && (grid.contains(to) || to.matches(HANDS)));
      if (!stays) this.#aim(undefined);
    });
    // Not passive: the page stays where it is while a piece is turned, and only then.
    on('wheel', (event) => this.#wheel(event), { passive: false });
  }

  /** The target where a pointer is. @param {Pick<MouseEvent, 'clientX' | 'clientY'>} event */
  targetUnder(event) {
    const { x, y } = this.#matrix().inverse().transformPoint({ x: event.clientX, y: event.clientY });
    return this.#board?.target_at(x, y);
  }

  /** From the board's own pixels to the client's, at this very moment: a page may turn, scale and zoom what holds the board. */
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
    this.#gestures.aim(id, !this.#led);
  }

  /** @param {PointerEvent} event */
  #pointerDown(event) {
    this.pointed = true;
    attribute(this.element, 'data-pressed', true);
    if (event.button === 2) this.#drawnFrom = this.targetUnder(event);
    // Another finger does not disturb the first one.
    if (event.button !== 0 || !event.isPrimary || this.#dragged?.drag.moved) return;
    this.#lastPointer = event.pointerType;
    this.#swallowClick = false;
    this.#down = true;
    this.#dragged = null;
    const id = this.targetUnder(event);
    if (id !== undefined && !this.readonly && this.#cells.at(id)?.grab) this.#drag(event, 'grab', id);
    else if (this.#view?.turnable) this.#drag(event, 'orbit');
  }

  /** @param {PointerEvent} down @param {'grab' | 'orbit'} kind @param {string} [id] what is grabbed */
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
          // The last movements of a frame are enough for it, and all of them are counted.
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

  /**
   * Lets a player draw over the board.
   * @param {string | undefined} from @param {string | undefined} to @param {Pick<MouseEvent, 'shiftKey' | 'altKey'>} event
   */
  async draw(from, to, event) {
    if (!from || !to || !SQUARE.test(from) || !SQUARE.test(to)) return;
    const node = this.#node;
    const { draw, marksOf } = await import('./drawing.js');
    if (node !== this.#node) return;
    const comment = draw(this.#comment, from, to, event);
    if (!this.readonly && this.#gestures.comment) return void this.#gestures.comment(node, comment);
    // Who only looks draws for as long as the position is shown.
    this.#comment = comment;
    await this.#draws(this.#marks, marksOf(comment));
  }

  /** Moves what is in hand over the board, for a drag that began elsewhere. @param {PointerEvent} event */
  hover(event) {
    this.#aim(this.targetUnder(event));
  }

  /**
   * Presses what is aimed at, once; tells whether anything was.
   * @param {boolean} [along] whether the focus comes along
   */
  play(along) {
    const at = this.#aimed;
    if (at && along) {
      this.#cells.step(at);
      // It was no key that went there.
      this.pointed = true;
    }
    if (at) this.#gestures.press(at);
    // The next movement aims again, with whatever is in hand then, or leaves the board.
    this.#aimed = '';
    return Boolean(at);
  }

  /** The keyboard has gone to another part of the frame: the aim stays for the buttons of the hand alone. @param {Element} to */
  leave(to) {
    this.pointed = false;
    if (!to.matches(HANDS)) this.#aim(undefined);
  }

  /** Puts what is in hand down where the pointer is, or lets go of it beside the board. @param {PointerEvent} event */
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
    // A click that no pointer made comes from a screen reader or a script, and means the cell that it is sent to.
    const synthetic = event.detail === 0;
    const id = (synthetic ? this.#cells.of(event) : undefined) ?? this.targetUnder(event);
    if (id === undefined) {
      this.#gestures.cancel();
      return;
    }
    this.#cells.walkTo(id);
    if (this.readonly) return;
    this.#aimed = id;
    if (synthetic || this.#lastPointer === 'mouse') this.play();
    else this.#gestures.tap(id);
  }

  /** @param {FocusEvent} event */
  #focusIn(event) {
    const id = this.#cells.of(event);
    if (id === undefined) return;
    this.#cells.walkTo(id);
    // Under a finger the tap itself aims; only who came by keyboard sees the aim follow the focus.
    const pointing = this.#down || (this.#led && this.pointed);
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

  /** @param {KeyboardEvent} event @returns {boolean} whether the key was meant for the board */
  #key(event) {
    const key = keyOf(event);
    const arrow = ARROWS[key];
    const { here } = this.#cells;
    const at = (this.pointed && this.#aimed) || here;
    if (arrow && event.shiftKey) return this.#gestures.orbit(arrow[0] * ORBIT_STEP, arrow[1] * ORBIT_STEP);
    // With nothing in hand, who works with a pointer goes through the game.
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
        // Held down, it presses once. The focus comes along to what a pointer aims at.
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

/** A point of the board, at its upper left until it is fitted. */
function corner() {
  const point = el('span', { 'aria-hidden': 'true' });
  point.style.cssText = 'position: absolute; left: 0; top: 0; width: 0; height: 0; pointer-events: none';
  return point;
}
