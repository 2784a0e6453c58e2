// The game that an element shows: the engine's board, what was seen of it last, and the frame that it stands in.
//
// All runs one way round. Presses, keys and commands do something with the board; what came of it is read again, shown in the
// frame, and told to the page. What the page wants of it is asked of the element.

import { Frame } from './frame/frame.js';
import { Keyboard } from './keyboard.js';
import { emit, emitChange } from './events.js';
import { addStyles } from './look/styles.js';
import { isDark, onSystemTheme } from './look/theme.js';
import { COMMANDS, menu, note, renaming } from './commands.js';
import { languageAt, lastWords } from './words.js';

/**
 * @typedef {import('../cauce-web.js').Board} Board
 * @typedef {typeof import('../cauce-web.js')} Engine
 * @typedef {import('../view.js').View} View
 * @typedef {import('./words.js').Words} Words
 * @typedef {import('./words.js').Phrase} Phrase
 * @typedef {import('./commands.js').Command} Command
 * @typedef {import('./commands.js').Context} Context
 */

export class Game {
  /** The game itself, once one was opened. @type {Board | null} */ board = null;
  /** The board as it was shown last. @type {View | null} */ view = null;
  /** @type {Words} */ words;
  /** @type {Frame} */ frame;

  /** @type {import('./element.js').CauceGame} */ #element;
  /** @type {ShadowRoot} */ #root;
  /** @type {Engine} */ #engine;
  /** @type {AbortSignal} */ #end;
  /** @type {() => void} */ #begun;
  #keyboard = new Keyboard(this);
  /** How many games were asked for. */
  #request = 0;
  /** Whether a board in space is looked at from straight above. */
  #above = false;
  /** The board's mark of its list of moves, as it was shown last. */
  #moves = 0;

  /**
   * @param {import('./element.js').CauceGame} element what the page wants is asked of it, and what happens told by it
   * @param {object} parts
   * @param {ShadowRoot} parts.root
   * @param {Engine} parts.engine
   * @param {Words} parts.words
   * @param {AbortSignal} parts.end is aborted when the element leaves the page
   * @param {() => void} parts.begun a game was opened
   */
  constructor(element, { root, engine, words, end, begun }) {
    this.#element = element;
    this.#root = root;
    this.#engine = engine;
    this.#end = end;
    this.#begun = begun;
    this.words = words;
    this.frame = new Frame(this.#handlers(), end);
    this.frame.element.addEventListener('keydown', (event) => this.keyDown(event), { signal: end });
    onSystemTheme(() => this.recolour(), end);
  }

  // ---- opening a game

  /**
   * Opens a game line.
   *
   * @param {string} line
   * @param {string[]} names
   */
  open(line, names) {
    return this.#present(this.#engine.Board.read(line), names);
  }

  /**
   * Opens the game of a link.
   *
   * @param {string} fragment
   * @param {string[]} names
   */
  openLink(fragment, names) {
    const read = this.#engine.Board.read_link(fragment);
    return this.#present(read, read.names.some(Boolean) ? read.names : names);
  }

  /**
   * Adds the moves of a link to the game that is shown, and shows how the last one was made.
   *
   * @param {string} fragment
   * @returns {'newer' | 'same' | 'older' | 'apart' | 'other'} how the link stands to what was played here: an older one
   *   has nothing to add; of another game, with another start, nothing can be added
   */
  takeUp(fragment) {
    const { board } = this;
    const stands = board?.compare(fragment) ?? 'other';
    if (!board || stands === 'older') return stands;
    const tip = board.shown_line().at(-1) ?? 0;
    if (!board.take_up(fragment)) return 'other';
    const goesOn = board.shown_line().includes(tip);
    this.#showLast(board, () => this.refresh({ announce: false }));
    // An answer to a move that was taken back since then is one to another line than the one that was shown.
    return goesOn ? stands : 'apart';
  }

  /**
   * Shows the position before the last move of the line that is shown, and then that move on its way.
   *
   * @param {Board} board
   * @param {() => void} show
   */
  #showLast(board, show) {
    const tip = board.shown_line().at(-1) ?? 0;
    const { ply } = board.end();
    if (ply > 0) board.go_to_ply(ply - 1);
    show();
    this.change((board) => board.go_to(tip));
  }

  /**
   * Shows a game that was read. Where something was wrong with it, it says what, and shows a fresh game instead.
   *
   * @param {import('../view.js').ReadLine} read the game as far as it could be read
   * @param {string[]} names
   */
  async #present({ line, seats, id, problem }, names) {
    const fresh = problem ? this.#start(line) : line;
    if (!(await this.#speakOf(gameOf(fresh)))) return;
    this.frame.hush();
    const { Board } = this.#engine;
    const { readonly, draws } = this.#element;
    const board = readonly || !draws ? Board.showing(fresh) : new Board(fresh, names);
    if (!problem) {
      if (id) board.set_tag('GameId', id);
      if (seats) board.set_seats(seats);
      // Whoever sent the game has made the last move of it just now.
      if (seats) this.#showLast(board, () => this.take(board));
      else this.take(board);
      return;
    }
    this.take(board);
    const reason = this.words.say(problem);
    const offer = { name: this.words.say('line-as-far'), act: () => this.open(line, names) };
    this.frame.notify(this.words, reason, line === fresh ? undefined : offer);
    emit(this.#element, 'cauce-error', { reason });
  }

  /**
   * Begins the game that is shown again.
   *
   * @param {string[]} names
   */
  restart(names) {
    if (this.board) this.open(this.board.line_to(0), names);
  }

  /**
   * A game line without what was played.
   *
   * @param {string} line
   */
  #start(line) {
    const board = this.#engine.Board.showing(line);
    const start = board.line_to(0);
    board.free();
    return start;
  }

  /**
   * Opens a saved game.
   *
   * @param {string} saved
   * @param {boolean} [same] whether it is the game that is shown, as another window has left it
   * @returns {Promise<Phrase | null>} why it could not be read, and then nothing is changed; null when it was
   */
  async restore(saved, same) {
    const { Board } = this.#engine;
    let board;
    try {
      board = this.#element.readonly ? Board.restore_showing(saved) : Board.restore(saved);
    } catch (problem) {
      return /** @type {Phrase} */ (problem);
    }
    if (await this.#speakOf(gameOf(board.line))) this.take(board, same);
    else board.free();
    return null;
  }

  /**
   * Fetches the words of a game that was asked for.
   *
   * @param {string} game
   * @returns {Promise<boolean>} whether it is still to be shown: the words of one asked for later may have come first
   */
  async #speakOf(game) {
    const request = ++this.#request;
    const say = await lastWords(() => languageAt(this.#element), [game]);
    if (this.#end.aborted || request !== this.#request) return false;
    this.words = say;
    return true;
  }

  /**
   * Shows a game in place of the one before, which it lets go of; or the same anew.
   *
   * @param {Board} board
   * @param {boolean} [same] whether it is the same game, which has gone on
   */
  take(board, same = false) {
    if (board !== this.board) {
      // What is open over a game is about that game, and mostly about where it stood.
      for (const dialog of this.#root.querySelectorAll(`.dialog${same ? ':not([data-stays])' : ''}`)) /** @type {HTMLDialogElement} */ (dialog).close();
      for (const menu of this.#root.querySelectorAll('.menu')) /** @type {HTMLElement} */ (menu).hidePopover();
      this.board?.free();
      this.board = board;
      this.#above = false;
    }
    this.view = null;
    this.refresh({ announce: false });
    this.#begun();
  }

  /** Lets go of the game: the element leaves the page. */
  leave() {
    // An open dialog may hold boards of its own, which it lets go of when it closes.
    for (const dialog of this.#root.querySelectorAll('dialog')) dialog.close();
    this.board?.free();
    this.board = null;
    this.view = null;
  }

  // ---- what is shown

  /**
   * Reads the view again and shows it, and tells the page what happened.
   *
   * @param {{ played?: boolean, announce?: boolean }} how whether something may have been played, and whether what
   *   happened is to be spoken
   */
  refresh({ played = false, announce = true } = {}) {
    const { board, frame, view: before } = this;
    if (!board) return;
    const view = board.view();
    this.view = view;
    if (played && before?.ply === 0 && view.ply > 0) date(board);
    // The place is held until there is something to show, so that nothing on the page moves twice.
    if (!frame.element.isConnected) this.#root.replaceChildren(frame.element);
    const { extensions } = this.#element;
    for (const extension of extensions) extension.see?.(/** @type {Context} */ (this.context()), before, played);
    const walked = !played && before !== null && before.node !== view.node;
    frame.show(board, view, this.words, { ...this.#how, changed: 'game', walked, announce });
    for (const extension of extensions) extension.show?.(/** @type {Context} */ (this.context()));
    const edited = board.moves_stamp !== this.#moves;
    this.#moves = board.moves_stamp;
    emitChange(this.#element, board, before, view, { played, edited });
  }

  /**
   * Only the aim or the eye has moved: nothing is told, and what has not changed is not asked for.
   *
   * @param {'aim' | 'eye'} changed
   */
  #glance(changed) {
    const { board, frame } = this;
    if (!board) return;
    if (changed === 'eye' && frame.surface.turning) {
      // While the board is being dragged round, nobody presses what moves with it: only the picture is made anew.
      frame.surface.paint();
      return;
    }
    this.view = board.view();
    frame.show(board, this.view, this.words, { ...this.#how, changed, walked: false, announce: changed === 'aim' });
  }

  /** How the frame is to be shown just now. */
  get #how() {
    const { readonly, extensions } = this.#element;
    return { readonly, paused: extensions.some(({ paused }) => paused), settings: extensions.some(({ settings }) => settings) };
  }

  /** Whether what the players press does nothing. */
  get locked() {
    return this.#how.readonly || this.#how.paused;
  }

  /** Whether it is shown in the dark theme. */
  get dark() {
    return isDark(this.#element.theme);
  }

  /** The colours have changed. */
  recolour() {
    this.frame.recolour();
  }

  /** The language has changed. */
  async speak() {
    const say = await lastWords(() => languageAt(this.#element), [this.view?.game ?? this.#element.game]);
    if (this.#end.aborted) return;
    this.words = say;
    this.refresh({ announce: false });
  }

  // ---- what is done

  /**
   * Does something with the board and shows what came of it, if anything.
   *
   * @param {(board: Board) => unknown} action
   * @param {boolean} [played] whether something may have been played
   * @returns {boolean} whether anything changed
   */
  change(action, played = true) {
    const { board } = this;
    if (!board) return false;
    const before = board.stamp;
    const told = action(board);
    const changed = told === undefined ? board.stamp !== before : told === true;
    if (changed) this.refresh({ played });
    return changed;
  }

  /**
   * Looks at the board from elsewhere: its places move, and nothing else.
   *
   * @param {(board: Board) => void} turn
   */
  #look(turn) {
    if (!this.board || !this.view?.turnable) return false;
    turn(this.board);
    this.#glance('eye');
    return true;
  }

  /** Moves are taken from the players from now on, or no longer. */
  lock() {
    const { readonly, draws } = this.#element;
    this.board?.cancel();
    this.board?.draw_chance(draws && !readonly);
    this.refresh({ played: true, announce: false });
  }

  /**
   * Gives the players names.
   *
   * @param {string[]} names by seat
   */
  rename(names) {
    names.forEach((name, index) => this.board?.rename(index + 1, name));
    this.refresh({ announce: false });
  }

  /**
   * Shows how a move could be made: presses what is to be pressed first, and brings the hand and the keyboard to where
   * the last press would fall; with nothing named, the keyboard to where it was last.
   *
   * @param {readonly string[]} press
   * @param {string} [at]
   */
  point(press, at) {
    this.board?.cancel();
    for (const id of press) this.board?.press(id);
    this.refresh({ announce: false });
    if (at === undefined) this.frame.surface.focus();
    else this.frame.point(at);
  }

  /**
   * A key that may be meant for the game.
   *
   * @param {KeyboardEvent} event
   */
  keyDown(event) {
    this.#keyboard.down(event);
  }

  /**
   * Runs a command. One that has to fetch something opens a dialog with it, unless another is open by then.
   *
   * @param {Command} command
   */
  async use(command) {
    const context = this.context();
    const fetched = context && command(context);
    if (!fetched) return;
    const failed = () => void this.frame.notify(this.words, this.words.say('load-failed'));
    const [now] = (await Promise.all([fetched, addStyles(this.#root, 'element/dialogs/dialogs.css')]).catch(failed)) ?? [];
    const later = this.context();
    if (now && later && !this.#root.querySelector('.dialog')) now(later);
  }

  /** What a command may use. @returns {Context | null} */
  context() {
    const { board, view, words, frame, dark } = this;
    if (!board || !view) return null;
    const { readonly, extensions } = this.#element;
    return {
      root: this.#root,
      engine: this.#engine,
      board,
      view,
      words,
      frame,
      readonly,
      dark,
      extensions,
      change: (action, played) => void this.change(action, played),
      look: (turn) => void this.#look(turn),
      lookAbove: () => {
        this.#above = !this.#above;
        this.#look((board) => board.look(this.#above));
      },
      take: (board) => this.take(board),
      use: (command) => void this.use(command),
      again: () => this.context(),
      key: (event) => this.keyDown(event),
    };
  }

  /** @returns {import('./frame/frame.js').Handlers} */
  #handlers() {
    return {
      gestures: {
        aim: (id) => {
          const moved = this.board?.aim(id) ?? false;
          if (moved) this.#glance('aim');
          return moved;
        },
        press: (id) => this.change((board) => board.press(id)),
        tap: (id) => this.change((board) => board.tap(id)),
        grab: (id) => this.change((board) => board.grab(id)),
        turn: (steps) => this.change((board) => board.turn(steps)),
        cancel: () => this.change((board) => board.cancel()),
        orbit: (yaw, tilt) => this.#look((board) => board.orbit(yaw, tilt)),
      },
      press: (id) => void this.change((board) => board.press(id)),
      icon: (id, canvas, width, height) => this.#paintIcon(id, canvas, width, height),
      moves: {
        go: (node) => void this.change((board) => board.go_to(node), false),
        menu: (node, beside) => void this.use(menu(node, beside)),
        note: (node) => void this.use(note(node)),
      },
      command: (name) => void this.use(COMMANDS[name]),
      rename: (seat) => void this.use(renaming(seat)),
    };
  }

  /**
   * @param {string} id
   * @param {HTMLCanvasElement} canvas
   * @param {number} width in CSS pixels
   * @param {number} height
   */
  #paintIcon(id, canvas, width, height) {
    const context = canvas.getContext('2d');
    if (!this.board || !context) return;
    const [w, h] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
    // A canvas is emptied when its size is set.
    const blank = canvas.width !== w || canvas.height !== h;
    if (blank) [canvas.width, canvas.height] = [w, h];
    this.board.paint_icon(context, id, width, height, devicePixelRatio, blank);
  }
}

/**
 * The game's name in a game line: its words are fetched while the engine is.
 *
 * @param {string} line
 */
export function gameOf(line) {
  return line.split(' ')[0] ?? line;
}

/**
 * Writes the day into a game whose first move has just been made.
 *
 * @param {Board} board
 */
function date(board) {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  if (!board.tags().some(([name]) => name === 'Date')) {
    board.set_tag('Date', day.map((part) => String(part).padStart(2, '0')).join('.'));
  }
}
