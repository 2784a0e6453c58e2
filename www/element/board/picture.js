// A still picture of any game line, painted by the real scene: for cards, rules and dialogs.

import { fitted, keep } from './canvas.js';
import { el } from '../dom.js';
import { onColours, palette } from '../look/theme.js';

/**
 * Makes a canvas that shows a game line and keeps itself crisp and in the colours of the page.
 * @param {Engine} engine @param {string} line @param {object} how
 * @param {string} [how.label] what is seen, for who does not see it; none where the words beside it say so
 * @param {AbortSignal} how.end when it is aborted, the picture is never painted again
 * @param {readonly string[]} [how.press] targets that are pressed first: what is taken in hand, and how
 * @param {string} [how.aim] a target that is aimed at
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
  /** @type {Board | null} kept from asking for its size until it is painted: most are once */
  let fresh = engine.Board.showing(line);
  const { width, height } = fresh.view();
  element.style.aspectRatio = `${width} / ${height}`;
  if (turned) element.style.rotate = '180deg';

  const paint = () => {
    const { clientWidth: w, clientHeight: h } = element;
    const shown = end.aborted ? null : fitted(element);
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
