// The layout of a game's frame, chosen by the size of the element: the board above everything else, or beside it.

/**
 * @typedef {object} Shape
 * @property {'stacked' | 'beside'} shape one column, or the board at the left and everything else at the right
 * @property {boolean} dense whether everything but the board is as low as possible
 * @property {boolean} flow whether the page gives no height, or too little for a board, such as that of some lines of text
 *   beside it in a row
 */

/** Minimum width in rem for the layout `beside`, if the page gives no height. */
const WIDE = 46;
/** Heights in rem below this are ignored. */
const LEAST = 8;
/** Heights in rem below which the layouts `stacked` and `beside` are dense. */
const [LOW, LOWEST] = [44, 30];
/** Heights in rem of the seats, the console and a row of buttons. */
const [DENSE, LOOSE] = [
  [2.5, 5.125, 2.75],
  [2.75, 6.5, 3.25],
];

/**
 * Returns the layout with the larger board. `beside` is preferred if it costs little, because the moves and the analysis are
 * visible then.
 * @param {number} width of the element, in CSS pixels @param {number} height 0 or less if the page gives none
 * @param {number} ratio the board's width divided by its height @param {number} rows rows of buttons for the choices
 * @param {number} rem the size of the page's text, in CSS pixels
 * @returns {Shape}
 */
export function shapeOf(width, height, ratio, rows, rem) {
  const flow = height < Math.min(LEAST * rem, width / 2);
  if (flow) return { shape: width >= WIDE * rem ? 'beside' : 'stacked', dense: false, flow };
  const low = height < LOW * rem;
  const [seats = 0, console = 0, row = 0] = low ? DENSE : LOOSE;
  const stacked = Math.min(width, (height - (seats + console + (rows + 1) * row) * rem) * ratio);
  const beside = Math.min(width - sideOf(width, rem), height * ratio);
  const wide = beside > 0.9 * stacked;
  return { shape: wide ? 'beside' : 'stacked', dense: wide ? height < LOWEST * rem : low, flow };
}

/** The width of the column beside the board, the same as in `layout.css`. @param {number} width @param {number} rem */
const sideOf = (width, rem) => Math.min(27 * rem, Math.max(18 * rem, 0.3 * width));
