// Living pictures: games that play themselves on the cards, silently, and one at a time.
//
// Every picture is a board of the real scene, shown in the middle of a game. Those in sight take turns: one plays its
// game to the end, then the next, and when all have, everything is still again and no timer is left. A mouse over a
// picture calls it up. Nothing moves while the page is hidden, for who wants less motion, or once it has been stopped.

import { fitted } from '../../element/board/canvas.js';
import { el } from '../../element/dom.js';
import { inspect } from '../../element/inspect.js';
import { onTheme, palette } from '../../element/look/theme.js';
import { pause } from '../../element/pause.js';

/** From one move to the next, in milliseconds. */
const BEAT = 650;

/** From one painting of a moving piece to the next, in milliseconds: each costs, and so small a picture needs no more. */
const SHUTTER = 36;

/** How long the end of a game is looked at before the next one begins. */
const REST = 2200;

/** Below this width, in CSS pixels, nobody sees how a piece gets to its place: it is there at once, which spares phones. */
const SMALL = 200;

/** How much of a picture must be in sight before it plays. */
const IN_SIGHT = 0.6;

/** One picture: a board, and how far its game has got. */
class Reel {
  element = el('canvas', { class: 'picture' });
  /** Whether its game has been played to the end. */
  done = false;
  #board;
  /** The node of the game's tree that the picture shows first. */
  #first;
  /** How far the last move has got on its way. */
  #t = 1;
  #gone = false;

  /**
   * @param {Engine} engine @param {string} line what is shown first
   * @param {string} rest the moves that are played from there
   * @throws a phrase, where they cannot be played
   */
  constructor(engine, line, rest) {
    this.#first = inspect(engine, line, (board) => board.view().node);
    this.#board = engine.Board.showing(`${line} ${rest}`);
    this.#board.go_to(this.#first);
    const { width, height } = this.#board.view();
    this.element.style.aspectRatio = `${width} / ${height}`;
  }

  /** @param {ReturnType<typeof palette>} colours those of the page */
  recolour({ colours, font }) {
    this.#board.set_palette(colours, font);
  }

  paint() {
    const shown = this.#gone ? null : fitted(this.element);
    if (!shown) return;
    this.#board.fit(this.element.clientWidth, this.element.clientHeight);
    this.#board.paint(shown.context, devicePixelRatio, this.#t);
  }

  rewind() {
    this.done = false;
    this.#t = 1;
    this.#board.go_to(this.#first);
    this.paint();
  }

  /**
   * Plays the next move; fulfilled when it has got to its place, or at once when it is cut short.
   * @param {AbortSignal} cut @returns {Promise<boolean>} whether there was one
   */
  async step(cut) {
    if (!this.#board.redo()) return false;
    const length = this.element.clientWidth < SMALL ? 0 : this.#board.duration();
    const began = performance.now();
    do {
      await wait(SHUTTER, cut);
      const now = await frame();
      this.#t = cut.aborted || length <= 0 ? 1 : Math.min(1, Math.max(0, now - began) / length);
      this.paint();
    } while (this.#t < 1);
    return true;
  }

  /** Lets go of the board. A move that is on its way is not painted any more. */
  free() {
    this.#gone = true;
    this.#board.free();
  }
}

/** All the living pictures of a page, and who of them has the stage. */
export class Living {
  #engine;
  #end;
  #changed;
  /** @type {Map<Element, Reel>} */ #reels = new Map();
  /** The colours of the page: all pictures have the same. @type {ReturnType<typeof palette> | null} */ #colours = null;
  /** @type {Set<Reel>} */ #seen = new Set();
  /** The one that was called up. @type {Reel | null} */ #called = null;
  /** The one that is playing, and what cuts it short. @type {{ reel: Reel, cut: AbortController } | null} */
  #playing = null;
  #stopped;
  /** @type {IntersectionObserver} */ #sight;
  /** @type {ResizeObserver} */ #size;
  #less = matchMedia('(prefers-reduced-motion: reduce)');

  /**
   * @param {Engine} engine @param {object} how @param {AbortSignal} how.end when it is aborted, all is over
   * @param {boolean} how.stopped whether nothing is to move until that is asked for
   * @param {() => void} how.changed something began to move or came to rest
   */
  constructor(engine, { end, stopped, changed }) {
    this.#engine = engine;
    this.#end = end;
    this.#stopped = stopped;
    this.#changed = changed;
    this.#sight = new IntersectionObserver((entries) => this.#look(entries), { threshold: IN_SIGHT });
    this.#size = new ResizeObserver(async (entries) => {
      // One in each frame: together they would hold a slow page up.
      for (const { target } of entries) {
        await frame();
        this.#reels.get(target)?.paint();
      }
    });
    document.addEventListener('visibilitychange', () => this.#direct(), { signal: end });
    this.#less.addEventListener('change', () => this.#direct(), { signal: end });
    onTheme(() => this.#recolour(), end);
    end.addEventListener('abort', () => this.#close(), { once: true });
  }

  /** Whether anything may move at all. */
  get possible() {
    return !this.#less.matches && this.#reels.size > 0;
  }

  /** Whether something moves, or will as soon as it is looked at. */
  get lively() {
    return this.possible && !this.#stopped && [...this.#seen].some(({ done }) => !done);
  }

  /**
   * Puts a picture into its place on the page.
   * @param {Element} place @param {string} line @param {string} rest
   * @throws a phrase, where the game cannot be played
   */
  add(place, line, rest) {
    const reel = new Reel(this.#engine, line, rest);
    place.append(reel.element);
    reel.recolour((this.#colours ??= palette(place)));
    this.#reels.set(reel.element, reel);
    this.#size.observe(reel.element);
    this.#sight.observe(reel.element);
    const card = place.closest('li') ?? place;
    /** @param {Reel | null} called */
    const call = (called) => {
      this.#called = called;
      if (called?.done) called.rewind();
      this.#direct();
    };
    const mouse = (/** @type {Event} */ event) => event instanceof PointerEvent && event.pointerType === 'mouse';
    card.addEventListener('pointerenter', (event) => mouse(event) && !this.#stopped && call(reel), {
      signal: this.#end,
    });
    card.addEventListener('pointerleave', (event) => mouse(event) && call(null), { signal: this.#end });
  }

  stop() {
    this.#stopped = true;
    this.#direct();
  }

  /** Whatever is in sight plays, from the beginning where it was at its end. */
  start() {
    this.#stopped = false;
    for (const reel of this.#reels.values()) if (reel.done) reel.rewind();
    this.#direct();
  }

  #recolour() {
    const [first] = this.#reels.keys();
    if (!first) return;
    this.#colours = palette(first.parentElement ?? first);
    for (const reel of this.#reels.values()) {
      reel.recolour(this.#colours);
      reel.paint();
    }
  }

  /** @param {IntersectionObserverEntry[]} entries */
  #look(entries) {
    for (const { target, isIntersecting } of entries) {
      const reel = this.#reels.get(target);
      if (reel && isIntersecting) this.#seen.add(reel);
      else if (reel) this.#seen.delete(reel);
    }
    this.#direct();
  }

  /** Gives the stage to whose turn it is. */
  #direct() {
    const idle = this.#end.aborted || this.#stopped || document.hidden || this.#less.matches;
    const next = idle ? null : this.#next();
    if (next !== (this.#playing?.reel ?? null)) {
      this.#playing?.cut.abort();
      this.#playing = null;
      if (next) this.#perform(next);
    }
    this.#changed();
  }

  #next() {
    const waiting = [...this.#reels.values()].filter((reel) => this.#seen.has(reel) && !reel.done);
    return (
      waiting.find((reel) => reel === this.#called) ??
      waiting.find((reel) => reel === this.#playing?.reel) ??
      waiting[0] ??
      null
    );
  }

  /** @param {Reel} reel */
  async #perform(reel) {
    const cut = new AbortController();
    this.#playing = { reel, cut };
    do {
      await wait(BEAT, cut.signal);
    } while (!cut.signal.aborted && (await reel.step(cut.signal)));
    await wait(REST, cut.signal);
    if (cut.signal.aborted) return;
    reel.done = true;
    this.#direct();
  }

  #close() {
    this.#sight.disconnect();
    this.#size.disconnect();
    this.#playing?.cut.abort();
    for (const reel of this.#reels.values()) reel.free();
    this.#reels.clear();
    this.#seen.clear();
  }
}

/** @returns {Promise<number>} */
function frame() {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Lets time go by, or no more of it once it is cut short. @param {number} length in milliseconds @param {AbortSignal} cut */
const wait = (length, cut) => pause(length, cut).catch(() => {});
