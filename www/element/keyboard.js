// The keys of a game: those that no part of its frame has a nearer use for. `keys.js` shows which there are.

import { COMMANDS } from './commands.js';
import { keyOf, letterAt } from './key.js';

/** @import { CommandName } from './commands.js' */
/** @import { Game } from './game.js' */

/** The keys of commands: on the board, arrows walk from square to square instead. @type {Record<string, CommandName>} */
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

/** Commands that a key held down repeats. @type {Set<CommandName>} */
const STEPS = new Set(['undo', 'redo', 'back', 'on']);

/** Those that are held together with Ctrl or Command; with Shift all of them redo. @type {Record<string, 'undo' | 'redo'>} */
const HELD = { z: 'undo', y: 'redo' };

/** What scrolls a page, besides keys of commands. */
const SCROLLS = ['ArrowUp', 'ArrowDown', ' '];

/** A key that is meant for the game, unless it is meant for what has the focus. @param {Game} game @param {KeyboardEvent} event */
export function keyDown(game, event) {
  const key = keyOf(event);
  const held = event.ctrlKey || event.metaKey;
  const command = held && !event.altKey ? HELD[key.toLowerCase()] : undefined;
  if (!key || (held && !command) || event.altKey) return;
  const at = event.composedPath()[0];
  if (!(at instanceof Element) || at.closest('input, select, textarea')) return;
  // Nothing beneath a dialog is meant, whatever has the focus.
  if (game.covered) return;
  if (command) {
    event.preventDefault();
    game.use(COMMANDS[event.shiftKey ? 'redo' : command]);
    return;
  }
  // A space presses the button that it is given to, and scrolls where nothing has the focus.
  if (key === ' ' && (at.closest('button') || !game.frame.element.contains(at))) return;
  const free = at.matches('body, main');
  // Single characters are for whoever has come to the game, unless they are wanted everywhere: who dictates, or misses a
  // key, does not mean it.
  if (key.length === 1 && free && !game.context()?.conditions.anywhere) return;
  const { surface } = game.frame;
  // Enter plays what is shown on the board, unless somebody came to a button by keyboard.
  if (key === 'Enter' && (free || surface.pointed) && surface.play(!free)) event.preventDefault();
  // A key that means nothing to a board in use does not scroll the page away from under it.
  if (press(game, key, event, !free) || (surface.used && SCROLLS.includes(key))) event.preventDefault();
}

/**
 * Held down a key goes on, but plays nothing.
 * @param {Game} game @param {string} key @param {KeyboardEvent} event @param {boolean} along whether the focus comes to where it has led
 * @returns {boolean} whether it meant something
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
  // A sign that means nothing stands for the letter in its place.
  const meant = /^[\p{L}\d]/u.test(key) ? [key] : [key, letterAt({ code, shiftKey })].filter(Boolean);
  if (!meant.some((key) => game.change((board) => board.press_key(key, repeat), true, true))) return false;
  game.frame.surface.follow(along);
  return true;
}
