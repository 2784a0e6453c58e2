// Arrows and circles over the board. They follow their targets when the camera moves.

import { attribute, svg } from '../../kit/dom.js';
import { SQUARE } from './cells.js';

/**
 * An arrow from one target to another, or a circle round a target. `thin` marks are dashed and fit inside others: they are the
 * computer's. A `short` circle leaves room for its neighbours. `over` lists the squares of a piece, which get one common frame.
 * `around` lists squares that get one circle, flat on the board. If it is `close`, it does not surround what covers them.
 * @typedef {CauceMark & { thin?: boolean, close?: boolean, short?: boolean, over?: readonly string[], around?: readonly string[] }} Mark
 *
 * A target in CSS pixels.
 * @typedef {{ x: number, y: number, radius: number }} Spot
 */

/** Maximum distance from the centre of a square to the edge of a piece that covers it, in radii of the square. */
const REACH = 3.2;

/** The same for a `close` circle. */
const CLOSE = 1.2;

/** Maximum distance of a circle beyond the outermost squares, in widths of a square. The frame of the board ends there. */
const RIM = 0.4;

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
    this.#marks.replaceChildren(...marks.flatMap((mark) => shape(mark, spots, places, width, height)));
    const lies = this.element.parentElement?.style.rotate || '0deg';
    this.#labels.replaceChildren(...marks.flatMap((mark) => label(mark, spots, lies)));
  }
}

/**
 * Returns the centres of targets, and of the top of squares with something on them.
 * @param {readonly Place[]} places @param {number} width of the board @param {number} height @returns {Map<unknown, Spot>}
 */
function spotsOf(places, width, height) {
  const bare = bareOf(places);
  return new Map(
    places.map(({ id, x, y, w, h }) => {
      const top = SQUARE.test(id) ? Math.min(h, bare) : h;
      return [id, { x: (x + w / 2) * width, y: (y + top / 2) * height, radius: Math.min(w * width, top * height) / 2 }];
    }),
  );
}

/** Returns the height of an empty square. @param {readonly Place[]} places */
function bareOf(places) {
  return Math.min(...places.filter(({ id }) => SQUARE.test(id)).map(({ h }) => h));
}

/**
 * @param {Mark} mark @param {Map<unknown, Spot>} spots @param {readonly Place[]} squares of the board @param {number} width of the board @param {number} height
 * @returns {SVGElement[]}
 */
function shape(
  { at, from, to, thin, close, short, over = [], around = [], colour = 'aim' },
  spots,
  squares,
  width,
  height,
) {
  const [centre, start, end] = [spots.get(at), spots.get(from), spots.get(to)];
  const shapes = [];
  if (centre) {
    const r = centre.radius * (thin || short ? 0.6 : 0.85);
    const { left, right, top, bottom } = bounds(over.flatMap((id) => spots.get(id) ?? []));
    if (over.length > 1)
      shapes.push(
        svg('rect', {
          x: left - r,
          y: top - r,
          width: right - left + 2 * r,
          height: bottom - top + 2 * r,
          rx: r,
          fill: 'none',
        }),
      );
    else shapes.push(svg('circle', { cx: centre.x, cy: centre.y, r, fill: 'none' }));
  }
  if (start && end && start !== end) shapes.push(svg('path', { d: arrow(start, end, end.radius * (thin ? THIN : 1)) }));
  const [first] = around.flatMap((id) => spots.get(id) ?? []);
  if (first)
    shapes.push(svg('circle', { ...hull(around, squares, close ? CLOSE : REACH, width, height), fill: 'none' }));
  const thick = Math.max(LEAST, (centre ? centre.radius : ((end ?? first)?.radius ?? 0) * 1.4) * (thin ? THIN : 1));
  // A pale edge makes the colour visible on any background.
  return shapes.flatMap((over) => {
    const edge = /** @type {SVGElement} */ (over.cloneNode());
    paint(edge, 'paper', thick * EDGE);
    paint(over, String(colour), thick * 0.17);
    if (thin) over.style.strokeDasharray = `${thick * 0.3} ${thick * 0.4}`;
    return [edge, over];
  });
}

/**
 * Returns a circle round some squares, flat on the board in perspective.
 * @param {readonly string[]} ids @param {readonly Place[]} places @param {number} reach distance from the centres, in half widths
 *   of a square @param {number} width of the board, in CSS pixels @param {number} height
 */
function hull(ids, places, reach, width, height) {
  const squares = places.filter(({ id }) => SQUARE.test(id));
  const bare = bareOf(squares);
  /** The centre of a square on the ground. @param {Place} place */
  const foot = ({ x, y, w, h }) => ({ x: (x + w / 2) * width, y: (y + h - bare / 2) * height });
  /** The vector from a square to the next one. @param {'row' | 'column'} along @param {'row' | 'column'} across */
  const step = (along, across) => {
    for (const one of squares) {
      const next = squares.find((other) => other[along] === one[along] + 1 && other[across] === one[across]);
      const [from, to] = [foot(one), foot(next ?? one)];
      if (next) return { x: to.x - from.x, y: to.y - from.y };
    }
    return { x: 0, y: 0 };
  };
  const [right, down, corner] = [step('column', 'row'), step('row', 'column'), squares[0]];
  const start = corner && foot(corner);
  /** @param {Place[]} some */
  const counted = (some) => bounds(some.map(({ row, column }) => ({ x: column, y: row })));
  const [all, some] = [counted(squares), counted(squares.filter(({ id }) => ids.includes(id)))];
  const r = (Math.hypot(some.right - some.left, some.bottom - some.top) + reach) / 2;
  /** @param {number} middle @param {number} least @param {number} most */
  const inside = (middle, least, most) => Math.max(least - 0.5 - RIM + r, Math.min(middle, most + 0.5 + RIM - r));
  const column = inside((some.left + some.right) / 2, all.left, all.right) - (corner?.column ?? 0);
  const row = inside((some.top + some.bottom) / 2, all.top, all.bottom) - (corner?.row ?? 0);
  const [x, y] = [(start?.x ?? 0) + column * right.x + row * down.x, (start?.y ?? 0) + column * right.y + row * down.y];
  return {
    r,
    transform: `matrix(${right.x} ${right.y} ${down.x} ${down.y} ${x} ${y})`,
    'vector-effect': 'non-scaling-stroke',
  };
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
