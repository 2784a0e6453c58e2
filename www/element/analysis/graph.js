// The winning chances as a graph over the moves, with a band for each side. Presses, drags and arrow keys go to a move.

import { attribute, el, svg } from '../../kit/dom.js';
import { keyOf } from '../../kit/key.js';
import { chanceOf } from './line.js';

/** @import { ReviewedPoint } from '../../view.js' */

const WIDTH = 600;
const HEIGHT = 120;

/** The symbols of mistakes, gravest last, so that it is on top. */
const MARKS = ['?!', '?', '??'];

/** From the bottom up. The first band is plain. */
const HATCHES = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M0 4h8', 'M4 0v8'];

export class Graph {
  #svg = svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
  /** Symbols of mistakes. They are HTML, because the SVG is stretched to the width. */
  #dots = el('div', { class: 'graph-dots', 'aria-hidden': 'true' });
  #cursor = el('div', { class: 'graph-cursor', 'aria-hidden': 'true' });
  element = el(
    'div',
    { class: 'graph', role: 'slider', tabindex: 0, 'aria-valuemin': 0 },
    this.#svg,
    this.#cursor,
    this.#dots,
  );
  /** @type {readonly ReviewedPoint[]} */ #points = [];
  #at = 0;
  /** Whether the board shows a variation. */ #aside = false;
  #go;

  /** @param {(node: number) => void} go */
  constructor(go) {
    this.#go = go;
    this.element.addEventListener('keydown', (event) => this.#key(event));
    this.element.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      this.element.setPointerCapture(event.pointerId);
      this.#press(event);
    });
    this.element.addEventListener('pointermove', (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) this.#press(event);
    });
  }

  /** @param {import('../../view.js').Review} review */
  draw({ points, sides }) {
    this.#points = points;
    const last = Math.max(1, points.length - 1);
    attribute(this.element, 'aria-valuemax', points.length - 1);
    const known = points.flatMap(({ chances }, index) => (chances ? [{ x: (index / last) * WIDTH, chances }] : []));
    // Positions are analysed from the left, so the bands end where the analysis has got to.
    /** @type {SVGElement[]} */ const bands = [];
    let floor = known.map(() => 0);
    for (const [index, side] of sides.entries()) {
      const under = floor;
      floor = known.map(({ chances }, at) => (under[at] ?? 0) + chanceOf(side, chances));
      const top = floor;
      const up = known.map(({ x }, at) => `${round(x)} ${round(HEIGHT * (1 - (top[at] ?? 0)))}`);
      const down = known.map(({ x }, at) => `${round(x)} ${round(HEIGHT * (1 - (under[at] ?? 0)))}`).reverse();
      if (known.length === 0) continue;
      const d = `M${[...up, ...down].join('L')}z`;
      bands.push(svg('path', { d, class: 'band', 'data-side': side.side ?? 'none' }));
      if (index % HATCHES.length > 0) bands.push(svg('path', { d, fill: `url(#hatch-${index % HATCHES.length})` }));
    }
    const hatches = HATCHES.map((d, index) => {
      const hatch = svg('pattern', { id: `hatch-${index}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse' });
      hatch.append(svg('path', { d, class: 'hatch' }));
      return hatch;
    });
    const half = svg('path', { d: `M0 ${HEIGHT / 2}H${WIDTH}`, class: 'half' });
    this.#svg.replaceChildren(...hatches, ...bands, half);
    const dots = points.flatMap((point, index) => {
      const { chances, mark, made } = point;
      if (!mark || !chances || made.seat === null) return [];
      // The symbol is at the upper edge of the band of the side that made the mistake.
      const own = sides.findIndex(({ seats }) => seats.includes(made.seat ?? 0));
      const share = sides.slice(0, own + 1).reduce((sum, side) => sum + chanceOf(side, chances), 0);
      const dot = el('span', { class: 'graph-dot', 'data-mark': mark }, mark);
      dot.style.left = `clamp(0.5rem, ${(index / last) * 100}%, 100% - 0.5rem)`;
      dot.style.top = `${Math.min(0.86, Math.max(0.14, 1 - share)) * 100}%`;
      return [dot];
    });
    /** @param {HTMLElement} dot */
    const grave = ({ dataset: { mark = '' } }) => MARKS.indexOf(mark);
    this.#dots.replaceChildren(...dots.sort((one, other) => grave(one) - grave(other)));
    this.move(this.#at, null, this.#aside);
  }

  /**
   * Moves the cursor.
   * @param {number} at index of the point @param {string | null} said its text alternative
   * @param {boolean} aside whether the board shows a variation that begins there
   */
  move(at, said, aside) {
    attribute(this.#cursor, 'data-aside', aside);
    this.#at = Math.max(0, at);
    this.#aside = aside;
    this.#cursor.style.left = `${(this.#at / Math.max(1, this.#points.length - 1)) * 100}%`;
    attribute(this.element, 'aria-valuenow', this.#at);
    if (said !== null) attribute(this.element, 'aria-valuetext', said);
  }

  /** @param {number} at */
  #to(at) {
    const point = this.#points[Math.min(this.#points.length - 1, Math.max(0, at))];
    if (point) this.#go(point.node);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const last = this.#points.length - 1;
    /** @type {Record<string, number>} */ const to = {
      ArrowLeft: this.#at - 1,
      ArrowDown: this.#at - 1,
      ArrowRight: this.#at + 1,
      ArrowUp: this.#at + 1,
      PageDown: this.#at - 5,
      PageUp: this.#at + 5,
      Home: 0,
      End: last,
    };
    const at = to[keyOf(event)];
    if (at === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    this.#to(at);
  }

  /** @param {PointerEvent} event */
  #press({ clientX }) {
    const { left, width } = this.element.getBoundingClientRect();
    const at = Math.round(((clientX - left) / Math.max(1, width)) * (this.#points.length - 1));
    if (at !== this.#at || this.#aside) this.#to(at);
  }
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;
