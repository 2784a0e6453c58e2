// Tools for drawing over a board with a finger, or without a right mouse button. While they are open, a drag draws an arrow
// and a press draws a circle. With the keyboard, Enter or Space chooses the first square and then the second.

import { withCommand } from '../comment.js';
import { attribute, button, el, text } from '../../kit/dom.js';
import { keyOf } from '../../kit/key.js';
import { Arrows } from './arrows.js';

/** With the modifier keys that select them when drawing with the right button. */
const COLOURS = [
  { colour: 'aim', name: 'blue', shiftKey: false, altKey: false },
  { colour: 'danger', name: 'red', shiftKey: true, altKey: false },
  { colour: 'win', name: 'gold', shiftKey: false, altKey: true },
];

/** Closes the open tools of a surface. @type {WeakMap<object, () => void>} */
const out = new WeakMap();

/** Opens the tools in the console, or closes them. @param {Context} context */
export function drawTools(context) {
  const {
    board,
    frame: { surface, end, parts },
    root,
    words,
    readonly,
    change,
  } = context;
  const putAway = out.get(surface);
  if (putAway) return putAway();
  const life = new AbortController();
  const { signal } = life;
  const { element } = surface;
  const preview = new Arrows();
  let pen = COLOURS[0];
  /** The first square of an arrow. @type {string | undefined} */ let from;

  const close = () => {
    life.abort();
    out.delete(surface);
    for (const part of [tools, preview.element]) part.remove();
    attribute(element, 'data-drawing', null);
    surface.focus();
  };
  out.set(surface, close);

  const said = el('p', { role: 'status' });
  const say = () =>
    text(said, from === undefined ? words.say('moves-draw-hint') : words.say('moves-draw-from', { square: from }));
  /** @param {string} [to] */
  const show = (to) => {
    const marks =
      from === undefined ? [] : [{ ...(to && to !== from ? { from, to } : { at: from }), colour: pen?.colour }];
    preview.draw(marks, board.places(), element.clientWidth, element.clientHeight);
  };
  /** @param {string | undefined} [square] */
  const begin = (square) => {
    from = square;
    show();
  };
  /** @param {string | undefined} to */
  const finish = (to) => {
    if (pen) void surface.draw(from, to, pen);
    begin();
    say();
  };

  const colours = COLOURS.map((one) => {
    const take = () => {
      pen = one;
      for (const [index, choice] of colours.entries())
        attribute(choice, 'aria-pressed', String(COLOURS[index] === one));
      show();
    };
    const title = words.say(`moves-draw-${one.name}`);
    return el('button', {
      type: 'button',
      class: 'icon-button',
      title,
      'data-colour': one.colour,
      'aria-pressed': String(one === pen),
      on: { click: take },
    });
  });
  const clear = () =>
    change((board) => {
      const { node } = board.view();
      board.comment(node, withCommand(withCommand(board.comment_of(node), 'csl', null), 'cal', null));
    }, false);
  const tools = el(
    'div',
    { class: 'draw-tools', role: 'group', 'aria-label': words.say('moves-draw') },
    ...colours,
    !readonly && button('button', clear, words.say('moves-draw-clear')),
    button('button primary', close, words.say('moves-draw-done')),
    said,
  );
  say();

  /** @type {<K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) => void} */
  const on = (type, listener) => element.addEventListener(type, listener, { capture: true, signal });
  on('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    if (!event.isPrimary) return;
    element.setPointerCapture(event.pointerId);
    begin(surface.targetUnder(event));
  });
  on('pointermove', (event) => {
    event.stopPropagation();
    if (element.hasPointerCapture(event.pointerId)) show(surface.targetUnder(event));
  });
  on('pointerup', (event) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    if (element.hasPointerCapture(event.pointerId)) finish(surface.targetUnder(event));
  });
  on('pointercancel', () => begin());
  on('click', (event) => {
    event.stopPropagation();
    // A click without a pointer comes from a screen reader.
    if (event.detail === 0) choose(event);
  });
  on('contextmenu', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  on('keydown', (event) => {
    const key = keyOf(event);
    if (key === 'Escape') close();
    else if (key === 'Enter' || key === ' ') choose(event);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  /** @param {Event} event */
  const choose = ({ target }) => {
    const square = target instanceof HTMLElement ? target.dataset.id : undefined;
    if (from !== undefined) return finish(square);
    begin(square);
    say();
  };
  tools.addEventListener('keydown', (event) => keyOf(event) === 'Escape' && close());
  end.addEventListener('abort', close, { signal });
  // The layout may hide the tools; drawing without seeing them would be confusing.
  const seen = new ResizeObserver(() => {
    if (tools.getClientRects().length === 0) close();
  });
  signal.addEventListener('abort', () => seen.disconnect());
  root.host.addEventListener(
    'cauce-change',
    (event) => {
      if (/** @type {CustomEvent<import('../../cauce.d.ts').CauceChange>} */ (event).detail.fresh) close();
    },
    { signal },
  );

  attribute(element, 'data-drawing', true);
  element.append(preview.element);
  parts.console.append(tools);
  seen.observe(tools);
  colours[0]?.focus({ preventScroll: true });
  for (const part of [element, tools]) part.scrollIntoView({ block: 'nearest' });
}
