// The winners' marks rise over the board like bubbles until the next action.

import { addStyles } from '../../kit/styles.js';
import { SQUARE } from '../../element/board/cells.js';
import { el } from '../../kit/dom.js';
import { mark } from '../../kit/icons.js';

const MARKS = 24;

/** The start of the last mark and the duration of the slowest one, in milliseconds. */
const LAST = 600;
const SLOWEST = 2100;

/** Celebrates if a local player has won. @param {Context} context @param {number} after the delay in milliseconds */
export async function celebrate({ root, view, frame, board }, after) {
  const sides = view.seats.flatMap(({ winner, by, side }) => (winner && by === 'here' ? [side] : []));
  if (sides.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const over = new AbortController();
  for (const type of ['cauce-change', 'pointerdown', 'keydown'])
    root.host.addEventListener(type, () => over.abort(), { signal: over.signal });
  // The board displays the score below the squares. Do not cover it.
  const foot = Math.max(...board.places().flatMap(({ id, y, h }) => (SQUARE.test(id) ? [y + h] : [])));
  await bubbles(frame.surface.element, root, sides, over.signal, { after, foot });
  over.abort();
}

/** Replaces the result with “the game is over” until the board has shown what decided it. @param {Context} context */
export async function meanwhile({ root, words, frame }) {
  const board = frame.surface.element;
  await addStyles(root, 'site/table/celebration.css');
  if (!board.hasAttribute('data-ends')) return;
  const said = el('p', { class: 'status-line meanwhile', 'aria-hidden': 'true' }, words.say('illegal-over'));
  frame.parts.console.append(said);
  new MutationObserver((_, seen) => {
    seen.disconnect();
    said.remove();
  }).observe(board, { attributeFilter: ['data-ends'] });
}

/**
 * @param {Element} place @param {Document | ShadowRoot} root
 * @param {(string | null)[]} sides @param {AbortSignal} signal
 * @param {{ after?: number, foot?: number }} [how] the delay in milliseconds, and the start as a fraction of the height
 */
export async function bubbles(place, root, sides, signal, { after = 0, foot = 1 } = {}) {
  await addStyles(root, 'site/table/celebration.css');
  if (signal.aborted) return;
  const layer = el('div', { class: 'celebration', 'aria-hidden': 'true' });
  const rising = Array.from({ length: MARKS }, (_, number) => {
    const one = mark(sides[number % sides.length] ?? null);
    layer.append(one);
    return { one, delay: after + Math.random() * LAST };
  });
  layer.style.setProperty('bottom', `${100 * (1 - foot)}%`);
  place.append(layer);
  signal.addEventListener('abort', () => layer.remove());
  await Promise.allSettled(rising.map(({ one, delay }) => rise(one, delay).finished));
  layer.remove();
}

/** @param {SVGElement} one @param {number} delay */
function rise(one, delay) {
  const far = Math.random();
  // Stay within the board, and fade before its upper edge.
  one.style.setProperty('left', `${10 + 70 * Math.random()}%`);
  one.style.setProperty('width', `${5 + 5 * far}%`);
  const [sway, spin] = [8 * Math.random() - 4, 90 * Math.random() - 45];
  /** @param {number} high @param {number} opacity */
  const at = (high, opacity) => ({
    transform: `translate(${sway * Math.sin(high * 7)}rem, ${-high * 100}cqh) rotate(${spin * high}deg)`,
    opacity,
  });
  return one.animate([at(0, 0), at(0.15, 1), at(0.5, 1), at(0.8, 0.8), at(1, 0)], {
    delay,
    duration: SLOWEST - LAST * far,
    easing: 'ease-out',
    fill: 'both',
  });
}
