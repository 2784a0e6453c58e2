// Keyboard shortcuts, except those that parts of the frame handle.

import { COMMANDS } from './commands.js';
import { keyOf, letterAt } from '../kit/key.js';

/** @import { CommandName } from './commands.js' */
/** @import { Game } from './game.js' */

/** On the board, arrow keys move between squares instead. @type {Record<string, CommandName>} */
const KEYS = {
  u: 'undo',
  U: 'redo',
  y: 'redo',
  Y: 'redo',
  ',': 'back',
  ArrowLeft: 'back',
  '.': 'on',
  ArrowRight: 'on',
  '<': 'first',
  '>': 'last',
  h: 'hint',
  '?': 'keys',
};

/** @type {Set<CommandName>} */
const STEPS = new Set(['undo', 'redo', 'back', 'on']);

/** With Ctrl or Command. With Shift, both redo. @type {Record<string, 'undo' | 'redo'>} */
const HELD = { z: 'undo', y: 'redo' };

const SCROLLS = ['ArrowUp', 'ArrowDown', ' '];

/** Handles a key that the focused element has not handled. @param {Game} game @param {KeyboardEvent} event */
export function keyDown(game, event) {
  const key = keyOf(event);
  const held = event.ctrlKey || event.metaKey;
  const command = held && !event.altKey ? HELD[key.toLowerCase()] : undefined;
  if (!key || (held && !command) || event.altKey) return;
  const at = event.composedPath()[0];
  if (!(at instanceof Element) || at.closest('input, select, textarea')) return;
  // A modal dialog covers the game.
  if (game.covered) return;
  if (command) {
    event.preventDefault();
    game.use(COMMANDS[event.shiftKey ? 'redo' : command]);
    return;
  }
  // A space presses the focused button, and scrolls the page if nothing has the focus.
  if (key === ' ' && (at.closest('button') || !game.frame.element.contains(at))) return;
  const free = at.matches('body, main');
  // Single characters need the focus in the game, unless the page wants them everywhere. Speech input and mistyped shortcuts
  // would trigger them by accident.
  if (key.length === 1 && free && !game.context()?.conditions.anywhere) return;
  const { surface } = game.frame;
  // Enter plays the previewed move, unless the user has moved the focus to a button by keyboard.
  if (key === 'Enter' && (free || surface.pointed) && surface.play(!free)) event.preventDefault();
  // Unused arrow keys must not scroll the page while the board is in use.
  if (press(game, key, event, !free) || (surface.used && SCROLLS.includes(key))) event.preventDefault();
}

/**
 * A held key repeats steps, but never plays a move.
 * @param {Game} game @param {string} key @param {KeyboardEvent} event
 * @param {boolean} along whether the focus follows to the target that the key leads to
 * @returns {boolean} whether the key was used
 */
function press(game, key, { code, shiftKey, repeat }, along) {
  const command = KEYS[key];
  if (command) {
    if (!repeat || STEPS.has(command)) game.use(COMMANDS[command]);
    return true;
  }
  if (key === 'Escape') return game.change((board) => board.cancel(), true, true);
  if (game.locked || !/^[^\s]$/u.test(key)) return false;
  game.frame.surface.holdOn();
  if (key === 'r' || key === 'R') return game.change((board) => board.rotate(shiftKey ? -1 : 1), true, true);
  // A sign without a meaning counts as the letter at its place on an English keyboard.
  const meant = /^[\p{L}\d]/u.test(key) ? [key] : [key, letterAt({ code, shiftKey })].filter(Boolean);
  if (!meant.some((key) => game.change((board) => board.press_key(key, repeat), true, true))) return false;
  game.frame.surface.follow(along);
  return true;
}
