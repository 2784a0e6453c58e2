// Arrows and circles over the board. They follow their targets when the camera moves.

import { attribute, svg } from '../../kit/dom.js';
import { SQUARE } from './cells.js';

/**
 * An arrow from one target to another, or a circle round a target. `thin` marks are dashed and fit inside others: they are the
 * computer's. A `short` circle leaves room for its neighbours. `over` lists the squares of a piece, which get one common frame.
 * `around` lists squares that get one common circle.
 * @typedef {CauceMark & { thin?: boolean, short?: boolean, over?: readonly string[], around?: readonly string[] }} Mark
 *
 * A target in CSS pixels.
 * @typedef {{ x: number, y: number, radius: number }} Spot
 */

/** Stroke width including the pale edge, in radii. */
const EDGE = 0.28;

/** Scale of thin marks. */
const THIN = 0.6;

/** Distance between the tip of an arrow and the centre of its target, in radii. */
const TIP = 0.3;

/** Maximum number of characters of a label, and their height in radii of the target, by their number. */
const LONGEST = 3;
const LETTERS = [0, 1.1, 0.9, 0.7];

/** Minimum radius of a target for the width of its mark, in CSS pixels. */
const LEAST = 9;

export class Arrows {
  #marks = svg('g', { class: 'arrows', opacity: 0.85 });
  #labels = svg('g', { class: 'mark-labels' });
  element = svg('svg', { 'aria-hidden': 'true' }, this.#marks, this.#labels);

  constructor() {
    this.element.style.cssText = 'position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none';
  }

  /**
   * Draws marks. Those without a target are left out.
   * @param {readonly Mark[]} marks @param {readonly Place[]} places @param {number} width of the board, in CSS pixels
   * @param {number} height
   */
  draw(marks, places, width, height) {
    const spots = spotsOf(places, width, height);
    attribute(this.element, 'viewBox', `0 0 ${width} ${height}`);
    this.#marks.replaceChildren(...marks.flatMap((mark) => shape(mark, spots)));
    const lies = this.element.parentElement?.style.rotate || '0deg';
    this.#labels.replaceChildren(...marks.flatMap((mark) => label(mark, spots, lies)));
  }
}

/**
 * Returns the centres of targets, and of the top of squares with something on them.
 * @param {readonly Place[]} places @param {number} width of the board @param {number} height @returns {Map<unknown, Spot>}
 */
function spotsOf(places, width, height) {
  /** The height of an empty square. */
  const bare = Math.min(...places.filter(({ id }) => SQUARE.test(id)).map(({ h }) => h));
  return new Map(
    places.map(({ id, x, y, w, h }) => {
      const top = SQUARE.test(id) ? Math.min(h, bare) : h;
      return [id, { x: (x + w / 2) * width, y: (y + top / 2) * height, radius: Math.min(w * width, top * height) / 2 }];
    }),
  );
}

/** @param {Mark} mark @param {Map<unknown, Spot>} spots @returns {SVGElement[]} */
function shape({ at, from, to, thin, short, over = [], around = [], colour = 'aim' }, spots) {
  const [start, end] = [spots.get(from), spots.get(to)];
  const ring = around.flatMap((id) => spots.get(id) ?? []);
  const centre = spots.get(at) ?? ring[0];
  const shapes = [];
  if (centre) {
    const r = centre.radius * (thin || short ? 0.6 : 0.85);
    const frame = over.flatMap((id) => spots.get(id) ?? []);
    const { left, right, top, bottom } = bounds(frame.length > 1 ? frame : ring.length > 1 ? ring : [centre]);
    const [x, y, width, height] = [left - r, top - r, right - left + 2 * r, bottom - top + 2 * r];
    if (frame.length > 1) shapes.push(svg('rect', { x, y, width, height, rx: r, fill: 'none' }));
    else if (ring.length > 1) {
      // The ellipse goes round the corners of the box.
      const [rx, ry] = [(width / 2) * Math.SQRT2, (height / 2) * Math.SQRT2];
      shapes.push(svg('ellipse', { cx: x + width / 2, cy: y + height / 2, rx, ry, fill: 'none' }));
    } else shapes.push(svg('circle', { cx: centre.x, cy: centre.y, r, fill: 'none' }));
  }
  if (start && end && start !== end) shapes.push(svg('path', { d: arrow(start, end, end.radius * (thin ? THIN : 1)) }));
  const thick = Math.max(LEAST, (centre ? centre.radius : (end?.radius ?? 0) * 1.4) * (thin ? THIN : 1));
  // A pale edge makes the colour visible on any background.
  return shapes.flatMap((over) => {
    const edge = /** @type {SVGElement} */ (over.cloneNode());
    paint(edge, 'paper', thick * EDGE);
    paint(over, String(colour), thick * 0.17);
    if (thin) over.style.strokeDasharray = `${thick * 0.3} ${thick * 0.4}`;
    return [edge, over];
  });
}

/** @param {{ x: number, y: number }[]} spots */
function bounds(spots) {
  const [across, down] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), bottom: Math.max(...down) };
}

/**
 * Returns an arrow that ends before the centre of its target, so that the centre stays visible.
 * @param {Spot} from @param {Spot} to @param {number} size of the head
 */
function arrow({ x: left, y: top }, { x, y, radius }, size) {
  const far = Math.hypot(x - left, y - top);
  const [ux, uy] = [(x - left) / far, (y - top) / far];
  /** @param {number} back from the middle @param {number} aside */
  const at = (back, aside) => `${x - ux * back - uy * aside} ${y - uy * back + ux * aside}`;
  const [tip, foot, half] = [radius * TIP, radius * TIP + size * 0.85, size * 0.45];
  return `M${left} ${top}L${at(foot, 0)}M${at(tip, 0)}L${at(foot, half)}L${at(foot, -half)}z`;
}

/**
 * Returns the label of a mark, in its circle or at the middle of its arrow. It is upright at any rotation of the board.
 * @param {Mark} mark @param {Map<unknown, Spot>} spots @param {string} lies the rotation of the board, as a CSS angle @returns {SVGElement[]}
 */
function label({ at, from, to, label = '', colour = 'aim' }, spots, lies) {
  const letters = Array.from(String(label)).slice(0, LONGEST);
  const [centre, start, end] = [spots.get(at), spots.get(from), spots.get(to)];
  const middle = start && end && start !== end ? { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 } : null;
  const [place, radius] = [centre ?? middle, (centre ?? end)?.radius ?? 0];
  if (!place || letters.length === 0) return [];
  const size = radius * (LETTERS[letters.length] ?? 0);
  const text = svg('text', { x: place.x, y: place.y, 'text-anchor': 'middle', 'dominant-baseline': 'central' });
  text.textContent = letters.join('');
  const { style } = text;
  style.font = `700 ${size}px var(--cauce-font-board)`;
  style.fill = `var(--cauce-${String(colour)})`;
  style.stroke = 'var(--cauce-paper)';
  style.strokeWidth = `${size * 0.25}px`;
  style.strokeLinejoin = 'round';
  style.paintOrder = 'stroke';
  style.transformOrigin = `${place.x}px ${place.y}px`;
  style.rotate = `calc(-1 * ${lies})`;
  return [text];
}

/** @param {SVGElement} shape @param {string} colour a semantic colour @param {number} width */
function paint({ style, tagName }, colour, width) {
  style.stroke = `var(--cauce-${colour})`;
  // Only the head of an arrow has an inside.
  if (tagName === 'path') style.fill = style.stroke;
  style.strokeWidth = `${width}px`;
  style.strokeLinecap = style.strokeLinejoin = 'round';
}
