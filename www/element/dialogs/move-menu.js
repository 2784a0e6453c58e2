// The menu of a move: annotating and commenting it, promoting its variation, deleting it, and playing on from it.

import { withBoard } from '../with-board.js';
import { wordsOf, withWords } from '../comment.js';
import { button, closeBeside, el } from '../../kit/dom.js';
import { keyOf } from '../../kit/key.js';
import { place, walkMenu } from '../frame/command-menu.js';
import { degreesOf } from '../game.js';
import { cancelButton, openDialog, keepOpen } from '../../kit/dialog.js';
import { nameInList } from '../naming.js';
import { icon } from '../../kit/more-icons.js';

/** @import { IconName } from '../../kit/more-icons.js' */

/** In characters. */
const LONGEST = 10_000;

/** The annotation symbols, each with its message. */
const MARKS = /** @type {const} */ ([
  ['!!', 'moves-mark-brilliant'],
  ['!', 'moves-mark-good'],
  ['!?', 'moves-mark-interesting'],
  ['?!', 'moves-mark-dubious'],
  ['?', 'moves-mark-mistake'],
  ['??', 'moves-mark-blunder'],
]);

/** @param {Context} context @param {number} node @param {HTMLElement | MouseEvent} beside */
export function openMenu(context, node, beside) {
  const { root, words, engine, board, readonly, draws } = context;
  const move = board.moves().find((entry) => entry.node === node);
  const text = move ? nameInList(words, move) : '';
  const meaning = move?.label && words.say(move.label);
  const title = move ? words.say('moves-menu', { number: move.number, move: text }) : words.say('moves-menu-start');

  // Sighted users see what a token means in the list below. Screen readers get it in the menu's label.
  const name =
    move && meaning && meaning !== text
      ? words.say('move-named', { number: move.number, move: text, name: meaning })
      : title;

  /** @typedef {[IconName, string, () => void][]} Items */
  /** @type {Items} */ const items = [];
  if (!readonly) {
    const written = wordsOf(board.comment_of(node)) !== '';
    items.push(['note', words.say(written ? 'moves-note-change' : 'moves-note'), () => openNote(context, node)]);
    if (move && move.depth > 0) items.push(['branch', words.say('moves-promote'), () => promote(context, node)]);
    if (move) items.push(['trash', words.say('moves-delete'), () => remove(context, node)]);
  }
  const goesOn =
    draws &&
    !root.host.getAttribute('seats') &&
    withBoard(engine, board.line_to(node), (there) => there.view().turn.kind) !== 'over';
  if (goesOn) items.push(['computer', words.say('moves-computer'), () => playOn(context, node)]);
  if (!context.view.turnable) items.push(['rematch', words.say('moves-turn'), () => turnRound(context)]);

  const menu = el('div', { class: 'menu', part: 'menu', role: 'menu', popover: 'auto', 'aria-label': name });
  /** @param {Record<string, unknown>} props @param {() => void} act @param {...import('../../kit/dom.js').Child} children */
  const item = (props, act, ...children) => {
    const click = () => {
      menu.hidePopover();
      act();
    };
    return el('button', { type: 'button', tabindex: -1, ...props, on: { click } }, ...children);
  };
  const marks = (move && !readonly ? MARKS : []).map(([sign, id]) => {
    const set = move?.mark === sign;
    const title = words.say(id);
    const act = () => {
      context.change((board) => board.mark(node, set ? '' : sign), false);
      context.frame.focusMoves();
    };
    return item(
      { role: 'menuitemradio', class: 'menu-mark', title, 'aria-label': title, 'aria-checked': String(set) },
      act,
      sign,
    );
  });
  const acts = items.map(([image, name, act]) =>
    item({ role: 'menuitem', class: 'menu-item' }, act, icon(image), el('span', {}, name)),
  );
  const buttons = [...marks, ...acts];
  menu.append(
    el('p', { class: 'menu-title', 'aria-hidden': 'true' }, title),
    el(
      'div',
      { class: 'menu-marks', role: 'group', 'aria-label': words.say('moves-mark'), hidden: marks.length === 0 },
      ...marks,
    ),
    ...acts,
  );
  walkMenu(menu, buttons);
  menu.addEventListener('keydown', (event) => {
    if (keyOf(event) !== 'Tab') return;
    event.preventDefault();
    menu.hidePopover();
  });
  const before = root.activeElement;
  menu.addEventListener('toggle', (event) => {
    if (/** @type {ToggleEvent} */ (event).newState !== 'closed') return;
    // The focus returns unless another element has taken it.
    const lost = !root.activeElement || menu.contains(root.activeElement);
    menu.remove();
    if (lost && before instanceof HTMLElement) before.focus();
  });
  closeBeside(menu);
  root.append(menu);
  menu.showPopover();
  place(menu, beside);
  (acts[0] ?? buttons[0])?.focus();
}

/** @param {Context} context */
function turnRound({ root, view }) {
  const element = /** @type {import('../../cauce.d.ts').CauceGame} */ (root.host);
  element.orientation = (degreesOf(element.orientation, view) + 180) % 360;
}

/**
 * Starts a new game against the computer from a move. If one person has played alone here, that person keeps the seat.
 * Otherwise the user plays the side to move.
 * @param {Context} context @param {number} node
 */
function playOn({ engine, board, view, conditions, beginGame }, node) {
  const next = new engine.Board(board.line_to(node), []);
  const { turn, seats } = next.view();
  const [person, ...others] = view.seats.filter(({ level }) => !level);
  const alone = person?.by === 'here' && others.length === 0 ? person.number : null;
  const mine = alone ?? turn.seat;
  next.set_seats(
    alone
      ? board.seats
      : seats.map(({ number }) => (number === mine ? 'here' : `computer-${conditions.level}`)).join(' '),
  );
  if (mine) next.rename(mine, view.seats[mine - 1]?.name ?? '');
  beginGame(next);
}

/** Milliseconds after the last input at which the comment is saved. */
const PAUSE = 400;

/**
 * Opens the comment editor of a move. The comment is saved while it is typed, and can be discarded. Meanwhile another window
 * may play on in the game, comment on the same move or delete it.
 * @param {Context} context @param {number} node
 */
export function openNote({ root, words, board, change, current, frame }, node) {
  const before = wordsOf(board.comment_of(node));
  const line = board.line_to(node);
  const move = board.moves().find((entry) => entry.node === node);
  const title = move
    ? words.say('moves-note-title', { number: move.number, move: nameInList(words, move) })
    : words.say('moves-note-start');
  const input = el('textarea', { rows: 4, maxlength: LONGEST, 'aria-label': title, autofocus: true });
  input.value = before;
  const problem = el('p', { class: 'problem', role: 'alert', hidden: true });
  const discard = cancelButton(words, 'moves-note-discard');
  discard.hidden = true;
  discard.addEventListener('click', () => (input.value = before), { capture: true });
  let [said, kept, others] = [before, before, ''];
  /** Saves the comment in the current game. Returns false if the move no longer exists. */
  const write = () => {
    const now = current()?.board;
    const there = now ? nodeAt(now, line) : undefined;
    if (!now || there === undefined) return false;
    const comment = now.comment_of(there);
    const meanwhile = wordsOf(comment);
    const lost = said !== before && !meanwhile.includes(said);
    const text = input.value.trim();
    if (text === said && !lost) return true;
    // Comments that another window has added meanwhile are kept before this one.
    if (meanwhile !== kept) others = meanwhile;
    said = text;
    kept = [others, said].filter(Boolean).join('\n');
    change((board) => board.comment(there, withWords(comment, kept)), false);
    return true;
  };
  let pause = 0;
  const finish = () => {
    clearTimeout(pause);
    const written = write();
    problem.hidden = written;
    if (!written) problem.textContent = words.say('moves-note-gone');
    return written;
  };
  const keep = () => {
    if (!finish()) return input.focus();
    dialog.close();
  };
  const dialog = keepOpen(
    openDialog(
      root,
      words,
      title,
      'small beside',
      input,
      problem,
      el('div', { class: 'dialog-buttons' }, discard, button('button primary', keep, words.say('moves-note-keep'))),
    ),
  );
  input.addEventListener('keydown', (event) => {
    if (keyOf(event) === 'Enter' && (event.ctrlKey || event.metaKey)) keep();
  });
  input.addEventListener('input', () => {
    discard.hidden = input.value === before;
    clearTimeout(pause);
    pause = window.setTimeout(write, PAUSE);
  });
  addEventListener('pagehide', write, { signal: dialog.closed });
  dialog.closed.addEventListener('abort', () => {
    finish();
    // Scroll to the comment instead of whatever was below the dialog.
    const places = [...root.querySelectorAll('.note, .moves')];
    if (said !== before) places.find((place) => place.checkVisibility())?.scrollIntoView({ block: 'nearest' });
    if (!root.activeElement || dialog.element.contains(root.activeElement)) frame.focusMoves();
  });
}

/** Returns the node at the end of a line, which may have another number by now. @param {Board} board @param {string} line */
function nodeAt(board, line) {
  const ends = board.moves().filter(({ text }) => line.endsWith(` ${text}`));
  return [0, ...ends.map(({ node }) => node)].find((node) => board.line_to(node) === line);
}

/** @param {Context} context @param {number} node */
function promote({ change, frame }, node) {
  change((board) => board.promote(node), false);
  frame.focusMoves();
}

/** @param {Context} context @param {number} node */
function remove({ words, view, change, frame }, node) {
  change((board) => board.delete(node), false);
  // Deletions can only be undone in reverse order, so older offers are removed.
  frame.dismissCards();
  const offer = {
    name: 'moves-put-back',
    act: () => {
      const back = (/** @type {Board} */ board) => {
        board.undelete();
        board.go_to(view.node);
      };
      change(back, false);
      frame.focusMoves();
    },
  };
  frame.card('news', words, 'moves-deleted', offer);
  frame.focusMoves();
}
