// Playing a game through by itself: a step, a while to look at it, and the next. It stops at the end, where anything else
// is pressed, and where nobody can see it. Nothing of it is left then, no timer and no listener.

import { keyOf } from '../key.js';

/** @import { Frame } from './frame.js' */

/** How long a step is looked at, in milliseconds, besides the time it takes to be shown. */
const PACE = 1200;

/** What stops the game that is being played through in a frame, and which it is. @type {WeakMap<Frame, { stop: AbortController, board: Board }>} */
const running = new WeakMap();

/**
 * Begins to play a game through, from the start where it stands at its end; or stops that.
 * @param {Context} context @param {number} from where it stood when that was asked for: whoever has gone on by hand goes on
 */
export function toggle(context, from) {
  const { frame, board, view, words } = context;
  const known = running.get(frame);
  known?.stop.abort();
  if (known?.board === board) return undefined;
  if (view.node !== from || (!view.can_redo && !view.can_undo)) return undefined;

  const stop = new AbortController();
  const { signal } = stop;
  running.set(frame, { stop, board });
  frame.playing(words, true);

  let timer = 0;
  const step = () => {
    const now = context.again();
    // Another game may have been opened meanwhile.
    if (!now || now.board !== board) return stop.abort();
    now.change((board) => board.redo(), false);
    return next();
  };
  const next = () => {
    const now = context.again();
    if (!now?.view.can_redo) stop.abort();
    else timer = window.setTimeout(step, PACE + now.board.duration());
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    running.delete(frame);
    frame.playing(context.again()?.words ?? words, false);
  });

  frame.end.addEventListener('abort', () => stop.abort(), { signal });
  document.addEventListener('visibilitychange', () => stop.abort(), { signal });
  // Heard on the window: where nothing has the focus, keys that are meant for the game come from elsewhere.
  /** @param {Event} event */
  const pressed = (event) => {
    const path = event.composedPath();
    if (!path.includes(frame.element) && event.target !== document.body) return;
    const own = path.some((node) => node instanceof HTMLElement && node.dataset.command === 'play');
    // The key that began it stops it by itself, too.
    if (!own && !(event instanceof KeyboardEvent && ['k', ' ', 'Shift', 'Tab'].includes(keyOf(event)))) stop.abort();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, pressed, { signal, capture: true });

  if (view.can_redo) step();
  else {
    context.change((board) => board.go_to(0), false);
    next();
  }
  return undefined;
}
