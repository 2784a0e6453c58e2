import { fitCanvas, keep } from './canvas.js';
import { el } from '../../kit/dom.js';
import { onColours, palette } from '../look/theme.js';

/**
 * Creates a still picture of a game line. It is repainted when its size or the colours of the page change.
 * @param {Engine} engine @param {string} line @param {object} how
 * @param {string} [how.label] omitted if the text beside the picture says the same @param {AbortSignal} how.end stops painting
 * @param {readonly string[]} [how.press] targets to press first @param {string} [how.aim] target to aim at
 * @param {boolean} [how.turned] whether the board is seen from its other side
 */
export function picture(engine, line, { label, end, press = [], aim, turned = false }) {
  const element = el('canvas', {
    class: 'picture',
    part: 'picture',
    role: 'img',
    'aria-label': label,
    'aria-hidden': label ? null : 'true',
  });
  /** The board that measured the picture, for the first paint. Most pictures are painted once. @type {Board | null} */
  let fresh = engine.Board.showing(line);
  const { width, height } = fresh.view();
  element.style.aspectRatio = `${width} / ${height}`;
  if (turned) element.style.rotate = '180deg';

  const paint = () => {
    const { clientWidth: w, clientHeight: h } = element;
    const shown = end.aborted ? null : fitCanvas(element);
    if (!shown) return;
    const board = fresh ?? engine.Board.showing(line);
    fresh = null;
    const { colours, font } = palette(element.parentElement ?? element);
    board.set_palette(colours, font);
    board.fit(w, h);
    if (turned) board.turn_letters(180);
    for (const id of press) board.press(id);
    if (aim !== undefined) board.aim(aim);
    board.paint(shown.context, shown.ratio, 1);
    board.free();
  };
  keep(element, { paint }, end);
  onColours(element, paint, end);
  const stop = () => {
    fresh?.free();
    fresh = null;
  };
  end.addEventListener('abort', stop, { once: true });
  return element;
}
