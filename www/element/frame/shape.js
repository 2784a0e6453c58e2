// The shape of a game's frame, by the element's own box: the board above all else, or beside it.

/**
 * @typedef {object} Shape
 * @property {'stacked' | 'beside'} shape all in one column, or the board at the left and all else at its right
 * @property {boolean} dense whether there is so little height that all else takes as little of it as it can
 * @property {boolean} flow whether the page gives no height, or one in which a board has no room: as that of some lines of
 *   text beside it in a row
 */

/** From this width on the board stands beside all else, where the page gives no height, in rem. */
const WIDE = 46;
/** The least height that counts as one, in rem. */
const LEAST = 8;
/** The height below which stacked areas are dense, and beside the board, in rem. */
const [LOW, LOWEST] = [44, 30];
/** What the seats, the console and a row of buttons take of the height, dense and otherwise, in rem. */
const [DENSE, LOOSE] = [
  [2.5, 5.125, 2.75],
  [2.75, 6.5, 3.25],
];

/**
 * The shape in which the board is as large as it can be. The board at the left wins where that costs little of its size, since
 * the moves and the analysis are in sight then.
 * @param {number} width of the element, in CSS pixels
 * @param {number} height 0 or less where the page gives it none
 * @param {number} ratio the board's width over its height
 * @param {number} rows how many rows of buttons the game's hand takes
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

/** How wide the column beside the board is, as `layout.css` has it. @param {number} width @param {number} rem */
const sideOf = (width, rem) => Math.min(27 * rem, Math.max(18 * rem, 0.3 * width));
