// Playing a game through by itself: a step, a while to look at it, and the next. It stops at the end, where anything else
// is pressed, and where nobody can see it. Nothing of it is left then, no timer and no listener.

import { segments } from '../dialogs/fields.js';

/** @import { Frame } from './frame.js' */

/** How long a step is looked at, in milliseconds, besides the time it takes to be shown. */
const PACES = { slow: 2500, normal: 1200, fast: 400 };

/** @type {keyof typeof PACES} */ let pace = 'normal';

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
  const paces = chooser(context);
  frame.playing(words, true);
  const bar = frame.walk.getBoundingClientRect();
  const button = frame.walk.querySelector('[data-command=play]')?.getBoundingClientRect();
  // They begin where the button ends that stops.
  if (button) paces.style.setProperty('--from', `${(100 * (button.right - bar.left)) / bar.width}%`);
  frame.walk.append(paces);

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
    else timer = window.setTimeout(step, PACES[pace] + now.board.duration());
  };
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    running.delete(frame);
    paces.remove();
    frame.playing(context.again()?.words ?? words, false);
  });

  frame.end.addEventListener('abort', () => stop.abort(), { signal });
  document.addEventListener('visibilitychange', () => stop.abort(), { signal });
  // Heard on the window: where nothing has the focus, keys that are meant for the game come from elsewhere.
  /** @param {Event} event */
  const pressed = (event) => {
    const path = event.composedPath();
    if (!path.includes(frame.element) && event.target !== document.body) return;
    const own = path.some((node) => node === paces || (node instanceof HTMLElement && node.dataset.command === 'play'));
    // The key that began it stops it by itself, too.
    if (!own && !(event instanceof KeyboardEvent && ['k', ' ', 'Shift', 'Tab'].includes(event.key))) stop.abort();
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, pressed, { signal, capture: true });

  if (view.can_redo) step();
  else {
    context.change((board) => board.go_to(0), false);
    next();
  }
  return undefined;
}

/** What sets the speed, while it counts. @param {Context} context */
function chooser({ words }) {
  const names = {
    slow: words.say('moves-pace-slow'),
    normal: words.say('moves-pace-normal'),
    fast: words.say('moves-pace-fast'),
  };
  const paces = segments(
    words.say('moves-pace'),
    names,
    pace,
    (chosen) => (pace = /** @type {typeof pace} */ (chosen)),
  );
  paces.classList.add('paces');
  return paces;
}
