// Arrows and circles that a page draws over the board. They stand where their targets do, wherever the board is looked
// at from.

import { attribute, svg } from '../dom.js';
import { SQUARE } from './surface.js';

/**
 * An arrow, or a circle round one target or `wide` times as wide round all that is near.
 * @typedef {CauceMark & { wide?: number }} Mark
 *
 * Where a target is, in CSS pixels.
 * @typedef {{ x: number, y: number, radius: number }} Spot
 */

/** How much of a mark is seen where it runs over the middle of a square: what is written there is read through it. */
const OVER_NUMBERS = '#555';

/** How much of a button on the board, which lies over the squares, is kept clear of marks. */
const BUTTON = 0.7;

/** A wide circle is as thick as one round a target with this radius, in CSS pixels. */
const WIDE = 24;

let masks = 0;

export class Arrows {
  #mask = svg('mask', { id: `arrows-${++masks}`, maskUnits: 'userSpaceOnUse', x: 0, y: 0 });
  #marks = svg('g', { class: 'arrows', mask: `url(#${this.#mask.id})`, opacity: 0.85 });
  element = svg('svg', { 'aria-hidden': 'true' }, this.#mask, this.#marks);

  constructor() {
    this.element.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none';
  }

  /**
   * Draws marks; one whose target is not there is left out.
   * @param {readonly Mark[]} marks @param {readonly Place[]} places @param {number} width of the board, in CSS pixels
   * @param {number} height
   */
  draw(marks, places, width, height) {
    /** @type {Map<unknown, Spot>} */ const spots = new Map();
    for (const { id, x, y, w, h } of places) {
      spots.set(id, { x: (x + w / 2) * width, y: (y + h / 2) * height, radius: Math.min(w * width, h * height) / 2 });
    }
    attribute(this.element, 'viewBox', `0 0 ${width} ${height}`);
    const size = { width: String(width), height: String(height) };
    for (const [name, value] of Object.entries(size)) attribute(this.#mask, name, value);
    /** @param {boolean} square @param {number} part */
    const middles = (square, part) =>
      Array.from(spots, ([id, { x, y, radius }]) => (SQUARE.test(String(id)) === square ? round(x, y, radius * part) : '')).join('');
    this.#mask.replaceChildren(
      svg('rect', { ...size, fill: '#fff' }),
      svg('path', { d: middles(true, 0.45), fill: OVER_NUMBERS }),
      svg('path', { d: middles(false, BUTTON) }),
    );
    this.#marks.replaceChildren(...marks.flatMap((mark) => shape(mark, spots, width, height)));
  }
}

/** @param {number} x @param {number} y @param {number} r */
function round(x, y, r) {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/**
 * @param {Mark} mark @param {Map<unknown, Spot>} spots
 * @param {number} width of the board
 * @param {number} height
 * @returns {SVGElement[]}
 */
function shape({ at, from, to, wide = 0.85, colour = 'aim' }, spots, width, height) {
  const [centre, start, end] = [spots.get(at), spots.get(from), spots.get(to)];
  const shapes = [];
  if (centre) {
    const r = centre.radius * wide;
    // A wide one near the edge moves inwards, so that all of it is seen.
    const room = wide > 1 ? r + WIDE / 4 : 0;
    const [cx, cy] = [within(centre.x, room, width), within(centre.y, room, height)];
    shapes.push(svg('circle', { cx, cy, r, fill: 'none' }));
  }
  if (start && end && start !== end) shapes.push(svg('path', { d: arrow(start, end), fill: 'none' }));
  const thick = wide > 1 ? WIDE : ((centre ?? end)?.radius ?? 0);
  // A pale edge keeps the colour apart from any ground.
  return shapes.flatMap((over) => {
    const under = /** @type {SVGElement} */ (over.cloneNode());
    paint(under, 'paper', thick * 0.28);
    paint(over, String(colour), thick * 0.17);
    return [under, over];
  });
}

/** @param {number} at @param {number} room to both ends @param {number} length */
function within(at, room, length) {
  return Math.max(room, Math.min(at, length - room));
}

/**
 * From one target to another, with a head of two strokes. It keeps clear of their middles, where their numbers stand.
 * @param {Spot} from @param {Spot} to
 */
function arrow(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = (to.radius * 0.5) / Math.hypot(dx, dy);
  const [ux, uy] = [dx * part, dy * part];
  const [x, y] = [to.x - ux, to.y - uy];
  const head = [`M${x - ux - uy} ${y - uy + ux}`, `L${x} ${y}`, `L${x - ux + uy} ${y - uy - ux}`];
  return `M${from.x + ux} ${from.y + uy}L${x} ${y}${head.join('')}`;
}

/** @param {SVGElement} shape @param {string} colour a semantic colour @param {number} width */
function paint({ style }, colour, width) {
  style.stroke = `var(--cauce-${colour})`;
  style.strokeWidth = `${width}px`;
  style.strokeLinecap = style.strokeLinejoin = 'round';
}
