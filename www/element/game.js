// The game that an element shows: the engine's board, its last view, and the frame.
//
// Data flows one way. Presses, keys and commands change the board; `refresh` reads its view, shows it in the frame and dispatches
// events. Settings are read from the element.

import { fitCanvas } from './board/canvas.js';
import { conditionsOf } from './extension.js';
import { day } from '../kit/day.js';
import { engine, isGame, isLoaded } from './engine.js';
import { Frame } from './frame/frame.js';
import { keyDown } from './keyboard.js';
import { reasonOf } from '../kit/support.js';
import { emit, emitChange, emitError } from './events.js';
import { holdPlace, showInstead } from './placeholder.js';
import { addStyles } from '../kit/styles.js';
import { followPage, isDark } from './look/theme.js';
import { gameOnlyLink, linkOf, pairsOf } from './link.js';
import { playerOf, withoutOwner } from '../kit/seats.js';
import { COMMANDS, mayAnalyse, mayHint, menu, note, renaming } from './commands.js';
import { languageAt, currentWords } from '../kit/words.js';

/** @import { Command } from './commands.js' */
/** @typedef {import('../cauce.d.ts').CauceOrigin} Origin */
/**
 * Returns what the page sets besides the game, called when the game is loaded: names for players without one, and the
 * number of moves up to the position to show, or `last`.
 * @typedef {() => { names: string[], ply?: unknown }} PageDefaults
 */

/** The default game. */
export const DEFAULT_GAME = 'snorkels';

export class Game {
  /** @type {Board | null} */ board = null;
  /** @type {View | null} */ view = null;
  /** @type {Words} */ words;
  /** @type {Frame} */ frame;

  /** @type {CauceGame} */ #element;
  /** @type {ShadowRoot} */ #root;
  /** @type {Engine} */ #engine;
  /** @type {AbortSignal} */ #end;
  /** @type {() => void} */ #begun;
  /** The board in the frame. This is the previous one while words for the new game are loading. @type {Board | null} */
  #shown = null;
  /** Loaded when a computer takes a seat. @type {import('./opponent.js').Opponent | null} */
  #opponent = null;
  /** Number of the last request for words, to drop outdated ones. */
  #request = 0;
  /** The catalogues requested last. @type {string[]} */
  #asked = [];
  /** The last dispatched selection: the targets picked up and aimed at, and the token. */
  #selected = ',,';
  /** The game line as it was shown last. */
  #line = '';
  /** The last applied `orientation` of a 3D board, in degrees. */
  #turned = 0;
  /** @type {(trouble: unknown, again: () => void) => void} */ #failed;
  /** The notice that a command has failed. @type {HTMLElement | null} */ #trouble = null;
  /** Number of the last game to be opened, to drop outdated ones. */
  #openings = 0;
  /** Shows why not all of the game could be read, in place of the game, until the user asks for it. @type {(() => void) | null} */
  #instead = null;
  /** `moves_revision` of the board as shown last. */
  #moves = 0;

  /**
   * @param {CauceGame} element has the settings, and dispatches the events
   * @param {object} parts @param {ShadowRoot} parts.root @param {Engine} parts.engine @param {Words} parts.words
   * @param {CustomStateSet | undefined} parts.states of the element, if the browser has custom states
   * @param {AbortSignal} parts.end aborted when the element leaves the page
   * @param {() => void} parts.begun a game was opened
   * @param {(trouble: unknown, again: () => void) => void} parts.failed the first game could not be fetched
   */
  constructor(element, { root, engine, words, states, end, begun, failed }) {
    this.#element = element;
    this.#root = root;
    this.#engine = engine;
    this.#end = end;
    this.#begun = begun;
    this.#failed = failed;
    this.words = words;
    this.frame = new Frame(this.#handlers(), end);
    this.frame.element.addEventListener('keydown', (event) => this.keyDown(event), { signal: end });
    this.follow = followPage(element, states, this.frame.probe, end);
  }

  // ---- opening a game

  /**
   * Opens a game line, at its end by default.
   * @param {string} line @param {PageDefaults} beside
   */
  open(line, beside) {
    return this.#withGameLoaded(line, () => this.#present(this.#engine.Board.read(line), beside));
  }

  /**
   * Opens the game of a link.
   * @param {string} fragment @param {string[]} names
   * @returns {Promise<boolean>} whether all of it could be read
   */
  async openLink(fragment, names) {
    /** @param {string} link */
    const beside = (link) => () => ({ names, ply: pairsOf(link).get('ply') });
    const alone = gameOnlyLink(fragment);
    if (alone) return (await this.open(alone, beside(fragment))) ?? false;
    const opening = (this.#openings += 1);
    const { link } = await linkOf(fragment);
    if (this.#openings !== opening || this.#end.aborted) return false;
    const read = () => {
      const { packed, ...read } = this.#engine.Board.read_link(link);
      return packed === null ? this.#present(read, beside(link)) : this.openRecord({ packed }, beside(link));
    };
    return (await this.#withGameLoaded(`#${link}`, read, true)) ?? false;
  }

  /**
   * Opens a record as far as it can be read, at its start by default.
   * @param {import('./record.js').Source} source @param {PageDefaults} beside
   * @returns {Promise<boolean>} whether all of it could be read
   */
  async openRecord(source, beside) {
    const opening = (this.#openings += 1);
    /** @type {unknown} */ let trouble;
    const show = await import('./open-record.js')
      .then(({ openRecord }) => openRecord(source, beside))
      .catch((reason) => void (trouble = reason));
    if (this.#openings !== opening || this.#end.aborted) return false;
    if (show) return show(this, this.#element.game);
    return new Promise((done) => this.#offerAgain(trouble, () => done(this.openRecord(source, beside))));
  }

  /** Reports a problem with the game to open. @param {Phrase} problem @param {import('../kit/notice.js').Offer[]} offers */
  report(problem, ...offers) {
    this.frame.notify(this.words, problem, ...offers);
    emitError(this.#element, this.words, problem);
  }

  /** Reports a failed download, with a button to try again. @param {unknown} trouble @param {() => void} again */
  #offerAgain(trouble, again) {
    if (!this.board) return this.#failed(trouble, again);
    this.frame.notify(this.words, reasonOf(trouble), { name: 'load-again', act: again });
  }

  /**
   * Calls `act` once the parts of the engine for a game line, a link or a saved game are loaded; synchronously if they are
   * already. Only the part `later` can identify the game of a link or a saved game. Does nothing if another game was
   * requested meanwhile.
   * @template T @param {string} text @param {() => T} act @param {boolean} [later]
   * @returns {T | Promise<Awaited<T> | undefined>}
   */
  #withGameLoaded(text, act, later = false) {
    const opening = (this.#openings += 1);
    const part = later ? 'later' : '';
    const game = () => (later ? this.#engine.game_of(text) : gameOf(text) || DEFAULT_GAME);
    if (isLoaded(part) && isLoaded(game())) return act();
    /** @param {unknown} trouble @returns {Promise<any>} */
    const failed = (trouble) =>
      new Promise((done) => this.#offerAgain(trouble, () => done(this.#withGameLoaded(text, act, later))));
    const had = engine(part).then(() => engine(game()));
    return had.then(() => (this.#openings === opening && !this.#end.aborted ? act() : undefined), failed);
  }

  /**
   * Opens a game as far as it was read.
   * @param {Omit<import('../view.js').ReadLine, 'packed'>} read
   * @param {PageDefaults} beside @returns {Promise<boolean>} whether all of it was read, and it is shown
   */
  async #present({ problem, ...read }, beside) {
    // The other players know the whole game, so a part of it is not continued with them.
    const { line, names: own, seats, id } = problem ? { ...read, seats: null, id: '' } : read;
    /** @type {typeof import('./merge-link.js') | null | undefined} */ let sent;
    if (id) {
      // The last move of a correspondence game is animated, which needs the words of the game.
      const { board } = this;
      [sent] = await Promise.all([
        import('./merge-link.js').catch(() => null),
        currentWords(() => languageAt(this.#element), [gameOf(line)]),
      ]);
      if (this.#end.aborted || this.board !== board) return false;
    }
    this.frame.dismissCards();
    const { names, ply } = beside();
    const board = this.#set(line, own.some(Boolean) ? own : names);
    if (id) board.set_tag('GameId', id);
    if (seats) board.set_seats(seats);
    if ((ply ?? '') !== '') goTo(board, ply);
    const take = () => this.take(board, { seated: seats !== null });
    const shown = await (sent ? sent.showLast(this, board, take) : take());
    if (!shown || !problem) return Boolean(shown);
    await this.withhold(problem);
    return false;
  }

  /**
   * Reports why not all of the current game could be read, and does not show the game until the user asks for it.
   * @param {Phrase} problem @param {import('../kit/notice.js').Offer[]} offers
   */
  async withhold(problem, ...offers) {
    const { board } = this;
    this.#instead = () => holdPlace(this.#root);
    // This also stops the computer.
    this.refresh({ announce: false });
    const known = (await Promise.all(['record', 'unread'].map((name) => this.words.read(name)))).every(Boolean);
    if (this.#end.aborted || this.board !== board || !this.#instead) return;
    const reason = known ? problem : { id: 'load-failed' };
    const begun = this.board?.end().ply;
    const show = {
      name: begun ? 'line-as-far' : 'command-new',
      act: () => {
        this.#instead = null;
        this.refresh({ announce: false });
        this.frame.surface.focus();
      },
    };
    this.#instead = () => showInstead(this.#root, this.words, reason, show, ...offers);
    this.#instead();
    emitError(this.#element, this.words, reason);
  }

  /** Whether chance events are drawn here. */
  get draws() {
    const { readonly, draws } = this.#element;
    return draws === 'here' && !readonly;
  }

  /** @param {string} line @param {string[]} names */
  #set(line, names) {
    const { Board } = this.#engine;
    const board = this.draws ? new Board(line, []) : Board.showing(line);
    name(board, names);
    return board;
  }

  /**
   * Replaces a board that is unusable after a panic of the engine, with the game as it was shown last.
   */
  recoverFromPanic() {
    const { board, view } = this;
    if (!board || !view) return;
    try {
      // Throws if the board is unusable.
      board.target_at(-1, -1);
    } catch {
      const again = this.#set(
        this.#line,
        view.seats.map(({ name }) => name),
      );
      again.set_seats(view.seats.map(playerOf).join(' '));
      this.take(again, { seated: true });
    }
  }

  /** Starts the current game over. @param {string[]} names */
  restart(names) {
    const { board } = this;
    if (board) this.#present({ ...this.#engine.Board.read(board.line_to(0)), seats: board.seats }, () => ({ names }));
  }

  /**
   * Opens a saved game.
   * @param {string} saved @param {object} [how] @param {boolean} [how.same] whether it is the current game, as another window
   *   has saved it
   * @param {boolean} [how.seated] whether the saved seats count instead of the element's; the default is true if a saved
   *   seat is remote or a computer
   * @returns {Promise<Phrase | null>} why it could not be read; then nothing has changed
   */
  async restore(saved, { same, seated } = {}) {
    const restored = this.#withGameLoaded(
      saved,
      async () => {
        const { Board } = this.#engine;
        let board;
        try {
          board = Board.restore(saved, this.draws);
        } catch (problem) {
          return /** @type {Phrase} */ (problem);
        }
        await this.take(board, { same, seated: seated ?? /away|computer/.test(board.seats) });
        return null;
      },
      true,
    );
    return (await restored) ?? null;
  }

  /**
   * Replaces the game. Events are dispatched at once; the game is shown as soon as its words are loaded.
   * @param {Board} board @param {object} [how] @param {boolean} [how.same] whether it is a later state of the same game
   * @param {boolean} [how.seated] whether the seats of the game count instead of the element's
   * @returns {Promise<boolean>} false if another game has replaced it before its words were loaded
   */
  async take(board, { same = false, seated = false } = {}) {
    this.frame.settle();
    if (board !== this.board) {
      // Dialogs and cards are about the old game, and most about its old position.
      const dialogs = this.#root.querySelectorAll(`.dialog${same ? ':not([data-stays])' : ''}`);
      for (const dialog of dialogs) /** @type {HTMLDialogElement} */ (dialog).close();
      for (const note of this.#root.querySelectorAll('.notice:not([data-card=problem])')) note.remove();
      for (const menu of this.#root.querySelectorAll('.menu')) /** @type {HTMLElement} */ (menu).hidePopover();
      if (this.board !== this.#shown) freeBoard(this.board);
      this.board = board;
      this.#instead = null;
      board.ask_first(true);
      if (!seated) this.#seat(board);
    }
    this.view = null;
    const worded = this.#hasWords;
    if (worded) this.#request += 1;
    if (worded) this.#showCurrent();
    this.refresh({ announce: false });
    if (worded) this.#begun();
    else await this.speak();
    return this.#shown === board;
  }

  /** Replaces the game with a new one, and scrolls it into view. @param {Board} board */
  #beginGame(board) {
    const { frame } = this;
    frame.dismissCards();
    void this.take(board);
    frame.surface.focus();
    frame.bringStatus();
    frame.greet();
  }

  get #hasWords() {
    const { board, words } = this;
    const known = catalogues(board).every((name) => words.has(`${name}-name`));
    return words.lang === languageAt(this.#element) && known;
  }

  /** Applies the attribute `seats`; without it, the seats of the game remain. @param {Board} board */
  async #seat(board) {
    const seats = this.#element.getAttribute('seats');
    if (!seats) return;
    try {
      board.set_seats(seats);
    } catch (problem) {
      const { words } = this;
      await words.read('unread');
      emitError(this.#element, words, /** @type {Phrase} */ (problem));
    }
  }

  reseat() {
    if (!this.board) return;
    if (this.#element.getAttribute('seats')) this.#seat(this.board);
    else this.board.set_seats(this.view?.seats.map(() => 'here').join(' ') ?? '');
    this.refresh({ announce: false });
  }

  /** Whether the current game is visible: its words are loaded, and it is not withheld. */
  get shown() {
    return this.board !== null && this.board === this.#shown && !this.#instead;
  }

  /** Makes the frame show the current board. */
  #showCurrent() {
    if (this.#shown === this.board) return;
    freeBoard(this.#shown);
    this.#shown = this.board;
    this.#turned = 0;
  }

  orient() {
    if (this.shown && this.#turn()) this.#showCamera('eye');
  }

  /**
   * Applies the attribute `orientation`: rotates a flat board in its plane, or the camera of a 3D board.
   * @returns {boolean} whether the camera was moved
   */
  #turn() {
    const { board, view } = this;
    if (!board || !view) return false;
    const degrees = degreesOf(this.#element.orientation, view);
    const [flat, round] = view.turnable ? [0, degrees] : [degrees, 0];
    const by = round - this.#turned;
    this.#turned = round;
    this.frame.surface.rotate(flat);
    if (by !== 0) board.orbit(by, 0);
    return by !== 0;
  }

  /** Frees the game when the element leaves the page. */
  leave() {
    this.frame.settle();
    // Dialogs free their own boards when they close.
    for (const dialog of this.#root.querySelectorAll('dialog')) dialog.close();
    if (this.board !== this.#shown) freeBoard(this.board);
    freeBoard(this.#shown);
    this.#opponent?.stop();
    this.board = this.#shown = null;
    this.view = null;
  }

  // ---- what is shown

  /**
   * Reads the view, shows it and dispatches events.
   * @param {object} how @param {boolean} [how.played] whether a move may have been played
   * @param {boolean} [how.announce] whether changes are announced to screen readers
   * @param {Origin} [how.origin] who plays
   * @param {boolean} [how.soon] whether words may follow a frame after the picture
   */
  refresh({ played = false, announce = true, origin = 'here', soon = false } = {}) {
    const origins = this.#askPage(origin);
    const { board, view: before } = this;
    if (!board) return;
    const view = this.#read(board);
    this.view = view;
    if (played && before?.ply === 0 && view.ply > 0) date(board);
    if (played && before && before.node !== view.node) this.frame.dismissNews();
    this.#element.extension?.beforeShow?.(/** @type {Context} */ (this.context()), before, played);
    const walked = !played && before !== null && before.node !== view.node;
    this.#show({ walked, announce, soon });
    const edited = board.moves_revision !== this.#moves;
    this.#moves = board.moves_revision;
    this.#line = emitChange(this.#element, board, before, view, { played, edited, origins }) ?? this.#line;
    this.#select();
    this.#letComputerMove(played && before !== null && before.node !== view.node);
    if (played && view.choices.some(({ group }) => group === 'again'))
      import('./auto-answer.js').then(
        ({ answer }) => answer(this),
        () => {},
      );
  }

  /** Returns the view to show. @param {Board} board @returns {View} */
  #read(board) {
    const view = board.view();
    const told = view.ended && conditionsOf(this.#element.extension).ofOthers ? withoutOwner(view) : view;
    return this.#opponent?.withStatus(told) ?? told;
  }

  /**
   * Lets the computer move if it is to move. Its module is loaded when a computer first takes a seat.
   * @param {boolean} played whether a move was just played
   */
  async #letComputerMove(played) {
    if (!this.#opponent) {
      if (!this.view?.seats.some(({ level }) => level)) return;
      /** @type {unknown} */ let trouble;
      const fetched = await import('./opponent.js').catch((reason) => void (trouble = reason));
      if (!fetched) return this.#offerAgain(trouble, () => void this.#letComputerMove(played));
      this.#opponent ??= new fetched.Opponent(this, this.#element);
    }
    // If a computer takes a seat in mid-game, its words are missing.
    if (this.shown && !this.#hasWords && !this.#asked.includes('computer')) await this.speak();
    else this.#opponent.update(played);
  }

  /**
   * Dispatches `cauce-before-move` for each pending token, and plays it unless the page cancels the event.
   * @param {Origin} origin who plays
   * @returns {Origin[]} the origins of the played tokens
   */
  #askPage(origin) {
    const { board } = this;
    /** @type {Origin[]} */ const origins = [];
    for (let pending = board?.pending(); board && pending; pending = board.pending()) {
      const { token, drawn } = pending;
      const from = drawn ? 'chance' : origin;
      const seat = drawn ? null : (this.view?.turn.seat ?? null);
      const consent = emit(this.#element, 'cauce-before-move', { token, seat, origin: from });
      // A listener may have replaced the game.
      if (this.board !== board) break;
      board.resolve(consent);
      if (consent) origins.push(from);
    }
    return origins;
  }

  /** Shows the view if its words are loaded. @param {{ walked: boolean, announce: boolean, soon: boolean }} how */
  #show(how) {
    const { board, frame, view } = this;
    const covered = board !== this.#shown;
    frame.element.inert = covered;
    if (this.#instead) return this.#instead();
    if (!board || !view || covered) return;
    // The placeholder stays until now, so that the page shifts only once.
    if (!frame.element.isConnected) {
      this.#root.replaceChildren(...frame.whole);
      this.follow();
    }
    // An auction may have decided which edge belongs to a seat.
    this.#turn();
    const context = /** @type {Context} */ (this.context());
    frame.show(
      board,
      view,
      this.words,
      { ...this.#how, hint: mayHint(context), analysis: mayAnalyse(context), changed: 'game', ...how },
      () => {
        const now = this.context();
        if (now) this.#element.extension?.show?.(now);
      },
    );
  }

  /**
   * Shows a change of only the aim or the camera, without events.
   * @param {'aim' | 'eye'} changed @param {boolean} [told] whether it is announced to screen readers
   */
  #showCamera(changed, told = false) {
    const { board, frame } = this;
    if (!board || !this.shown) return;
    if (changed === 'eye' && frame.surface.turning) {
      // During a drag that turns the board, only the picture is updated: targets cannot be pressed then.
      frame.surface.paint();
      return;
    }
    this.view = this.#read(board);
    frame.show(board, this.view, this.words, {
      ...this.#how,
      changed,
      walked: false,
      announce: told,
      soon: true,
    });
    this.#select();
  }

  /** Dispatches `cauce-select` if the selection has changed. */
  #select() {
    if (!this.view) return;
    const { picked, aimed, token } = this.view;
    const now = `${[picked, aimed, token]}`;
    if (now === this.#selected) return;
    this.#selected = now;
    emit(this.#element, 'cauce-select', { picked, aimed, token });
  }

  get #how() {
    const { readonly, extension } = this.#element;
    return {
      readonly,
      paused: conditionsOf(extension).paused,
      settings: Boolean(extension?.parts?.settings),
      invites: Boolean(extension?.parts?.invite),
    };
  }

  /** Whether presses of the players are ignored. */
  get locked() {
    return this.#how.readonly || this.#how.paused;
  }

  get covered() {
    return !this.shown || this.#root.querySelector('.dialog') !== null;
  }

  get dark() {
    return isDark(this.frame.element);
  }

  /** Loads the words of the game and shows it. */
  async speak() {
    const request = ++this.#request;
    this.#asked = this.board ? catalogues(this.board) : [gameOf(this.#element.game)];
    const words = await currentWords(() => languageAt(this.#element), this.#asked);
    if (this.#end.aborted || request !== this.#request) return;
    this.words = words;
    const begins = this.board !== this.#shown;
    this.#showCurrent();
    this.refresh({ announce: false });
    if (begins) this.#begun();
  }

  // ---- what is done

  /**
   * Applies an action to the board and shows the result if anything has changed.
   * @param {(board: Board) => unknown} action @param {boolean} [played] whether a move may have been played
   * @param {boolean} [soon] whether words may follow a frame after the picture, as after a press
   * @returns {boolean} whether anything changed
   */
  change(action, played = true, soon = false) {
    const { board } = this;
    if (!board) return false;
    try {
      const before = board.revision;
      const told = action(board);
      const changed = told === undefined ? board.revision !== before : told === true;
      if (changed) this.refresh({ played, soon });
      return changed;
    } catch (trouble) {
      this.recoverFromPanic();
      throw trouble;
    }
  }

  /** @param {(board: Board) => void} turn */
  #moveCamera(turn) {
    if (!this.board || !this.view?.turnable) return false;
    turn(this.board);
    this.#showCamera('eye');
    return true;
  }

  /**
   * Plays a token for the page, or for the computer.
   * @param {string} token
   * @param {number | string} [after] the expected position, as a number of moves or a line
   * @param {Origin} [origin] who plays
   * @returns {boolean} false if the page has cancelled the move
   * @throws {Phrase} if it cannot be played
   */
  play(token, after, origin = 'host') {
    const { board } = this;
    const before = this.view?.node;
    board?.play(token, after);
    this.#instead = null;
    // The page may read the result at once. After a move of the computer, the words may follow later.
    this.refresh({ played: true, origin, soon: origin === 'computer' });
    return board !== this.board || this.view?.node !== before;
  }

  lock() {
    this.board?.cancel();
    this.board?.draw_chance(this.draws);
    this.refresh({ played: true, announce: false });
  }

  /** @param {string[]} names by seat */
  rename(names) {
    if (this.board) name(this.board, names);
    this.refresh({ announce: false });
  }

  /**
   * Shows how a move is made: presses the first targets, and aims at and focuses the last one. Without targets, focuses the
   * board.
   * @param {readonly string[]} [press] @param {string} [at]
   */
  point(press, at) {
    // The presses assume a new hand; in Tayü, the tile as it was drawn.
    if (this.view) this.board?.go_to(this.view.node);
    for (const id of press ?? []) this.board?.press(id);
    this.refresh({ announce: false });
    if (!press) this.frame.surface.focus();
    if (at === undefined) return;
    this.frame.point(at);
    // The move has been previewed, so one press plays it.
    if (this.board?.show(at)) this.refresh({ announce: false });
  }

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    keyDown(this, event);
  }

  /**
   * Runs a command. One that loads something is dropped if a dialog has opened meanwhile.
   * @param {Command} command
   */
  async use(command) {
    this.recoverFromPanic();
    this.frame.settle();
    this.#trouble?.remove();
    const context = this.shown ? this.context() : null;
    const fetched = context && command(context);
    if (!fetched) return;
    const failed = (/** @type {unknown} */ trouble) =>
      void (this.#trouble = this.frame.notify(this.words, reasonOf(trouble)));
    const [now] =
      (await Promise.all([fetched, addStyles(this.#root, 'element/dialogs/dialogs.css')]).catch(failed)) ?? [];
    const later = this.context();
    if (now && later && !this.covered) now(later);
  }

  /** @returns {Context | null} */
  context() {
    const { board, view, words, frame } = this;
    if (!board || !view) return null;
    const { readonly, extension } = this.#element;
    return {
      root: this.#root,
      engine: this.#engine,
      board,
      view,
      words,
      frame,
      readonly,
      get dark() {
        return isDark(frame.element);
      },
      extension,
      get conditions() {
        return conditionsOf(extension);
      },
      change: (action, played) => void this.change(action, played),
      step: (action) => void this.change(action, false, true),
      moveCamera: (turn) => void this.#moveCamera(turn),
      draws: this.draws,
      beginGame: (board) => this.#beginGame(board),
      use: (command) => void this.use(command),
      current: () => this.context(),
    };
  }

  get #direct() {
    return conditionsOf(this.#element.extension).direct;
  }

  /** @returns {import('./frame/frame.js').Handlers} */
  #handlers() {
    /** @param {(board: Board) => unknown} action @param {boolean} [played] */
    const pressed = (action, played) => this.change(action, played, true);
    return {
      gestures: {
        aim: (id, told = true) => {
          const moved = this.board?.aim(id) ?? false;
          if (moved) this.#showCamera('aim', told);
          return moved;
        },
        press: (id) => pressed((board) => board.press(id)),
        tap: (id) => pressed((board) => board.tap(id, this.#direct)),
        grab: (id) => pressed((board) => board.grab(id)),
        turn: (steps) => pressed((board) => board.rotate(steps)),
        cancel: () => pressed((board) => board.cancel()),
        orbit: (yaw, tilt) => this.#moveCamera((board) => board.orbit(yaw, tilt)),
      },
      press: (id) => void pressed((board) => board.press(id)),
      icon: (id, canvas, width, height) => {
        const shown = fitCanvas(canvas, width, height);
        if (shown) this.board?.paint_icon(shown.context, id, width, height, shown.ratio, shown.blank);
      },
      moves: {
        go: (node) => void pressed((board) => board.go_to(node), false),
        menu: (node, beside) => void this.use(menu(node, beside)),
        note: (node) => void this.use(note(node)),
      },
      command: (name) => void this.use(COMMANDS[name]),
      rename: (seat) => void this.use(renaming(seat)),
    };
  }
}

/** Returns the name of the game, or an empty string if there is no such game. Works before the engine is loaded. @param {string} line */
export function gameOf(line) {
  const [name = ''] = line.split(' ');
  return isGame(name) ? name : '';
}

/**
 * Returns how far the board is turned, in degrees clockwise.
 * @param {import('../cauce.d.ts').CauceGame['orientation']} orientation @param {View} view
 */
export function degreesOf(orientation, { seats }) {
  if (typeof orientation === 'number') return orientation;
  return seats.find(({ number }) => orientation === `seat-${number}`)?.facing ?? 0;
}

/** Returns the catalogues with the words of a game. @param {Board | null} board */
function catalogues(board) {
  if (!board) return [];
  const game = gameOf(board.line);
  // The catalogue `computer` also has the messages for a player who is alone here.
  return /away|computer/.test(board.seats) ? [game, 'computer'] : [game];
}

/**
 * Goes to a position of the line shown.
 * @param {Board} board @param {unknown} ply the number of moves before it, or `last`
 * @returns {boolean} whether the position has changed
 */
export function goTo(board, ply) {
  // The engine takes a 32-bit integer.
  const made = ply === 'last' ? Infinity : Math.trunc(Number(ply)) || 0;
  return board.go_to_ply(Math.min(Math.max(0, made), 0xffff_ffff));
}

/** Names the players. Surplus names are ignored. @param {Board} board @param {string[]} names by seat */
export function name(board, names) {
  board.view().seats.forEach(({ number }, index) => board.rename(number, names[index] ?? ''));
}

/** @param {Board | null} board */
function freeBoard(board) {
  try {
    board?.free();
  } catch {
    // After a panic of the engine, the board cannot be freed.
  }
}

/** Sets the date of a game after its first move. @param {Board} board */
function date(board) {
  if (!board.tags().some(([name]) => name === 'Date')) board.set_tag('Date', day(Date.now()));
}
