// The game that an element shows: the engine's board, what was seen of it last, and the frame that it stands in.
//
// All runs one way round. Presses, keys and commands do something with the board; what came of it is read again, shown in the
// frame, and told to the page. What the page wants of it is asked of the element.

import { fitted } from './board/canvas.js';
import { conditionsOf } from './extension.js';
import { day } from './day.js';
import { engine, isGame, isThere } from './engine.js';
import { Frame } from './frame/frame.js';
import { inspect } from './inspect.js';
import { keyDown } from './keyboard.js';
import { reasonOf } from './needs.js';
import { emit, emitChange, emitError } from './events.js';
import { addStyles } from './look/styles.js';
import { followPage, isDark } from './look/theme.js';
import { gameAlone, linkOf, pairsOf } from './link.js';
import { playerOf, unowned } from './seats.js';
import { COMMANDS, mayAnalyse, mayHint, menu, note, renaming } from './commands.js';
import { languageAt, lastWords } from './words.js';

/** @import { Command } from './commands.js' */
/** @typedef {import('../cauce.d.ts').CauceOrigin} Origin */
/**
 * What the page says besides the game that it opens, asked for once that is there: the names of those whom the game does not
 * name, and how many moves are made where it is shown, or `last`.
 * @typedef {() => { names: string[], ply?: unknown }} Beside
 */

/** The game that is opened where none is named that there is. */
export const INSTEAD = 'snorkels';

export class Game {
  /** The game itself, once one was opened. @type {Board | null} */ board = null;
  /** The board as it was shown last. @type {View | null} */ view = null;
  /** @type {Words} */ words;
  /** @type {Frame} */ frame;

  /** @type {CauceGame} */ #element;
  /** @type {ShadowRoot} */ #root;
  /** @type {Engine} */ #engine;
  /** @type {AbortSignal} */ #end;
  /** @type {() => void} */ #begun;
  /** The board in the frame: the one before, as long as the words of the game are on their way. @type {Board | null} */
  #shown = null;
  /** What moves for the computer, once one has sat at the table. @type {import('./opponent.js').Opponent | null} */
  #opponent = null;
  /** How many times words were asked for. */
  #request = 0;
  /** The catalogues that were asked for last. @type {string[]} */
  #asked = [];
  /** The game line as it was shown last. */
  #line = '';
  /** How far a board in space was turned as the element says, in degrees; null where it has not been seen to. @type {number | null} */
  #turned = null;
  /** @type {(trouble: unknown, again: () => void) => void} */ #failed;
  /** What says that a command could not be carried out. @type {HTMLElement | null} */ #trouble = null;
  /** How often a game was to be opened. */
  #openings = 0;
  /** The board's mark of its list of moves, as it was shown last. */
  #moves = 0;

  /**
   * @param {CauceGame} element what the page wants is asked of it, and what happens told by it
   * @param {object} parts @param {ShadowRoot} parts.root @param {Engine} parts.engine @param {Words} parts.words
   * @param {CustomStateSet | undefined} parts.states of the element, where the browser knows any
   * @param {AbortSignal} parts.end is aborted when the element leaves the page
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
   * Opens a game line, at its end where the page does not say where.
   * @param {string} line @param {Beside} beside
   */
  open(line, beside) {
    return this.#having(line, () => this.#present(this.#engine.Board.read(line), beside));
  }

  /**
   * Opens the game of a link.
   * @param {string} fragment @param {string[]} names
   * @returns {Promise<boolean>} whether all of it could be read
   */
  async openLink(fragment, names) {
    /** @param {string} link */
    const beside = (link) => () => ({ names, ply: pairsOf(link).get('ply') });
    const alone = gameAlone(fragment);
    if (alone) return (await this.open(alone, beside(fragment))) ?? false;
    const opening = (this.#openings += 1);
    const { link } = await linkOf(fragment);
    if (this.#openings !== opening || this.#end.aborted) return false;
    const read = () => {
      const { packed, ...read } = this.#engine.Board.read_link(link);
      return packed === null ? this.#present(read, beside(link)) : this.openRecord({ packed }, beside(link));
    };
    return (await this.#having(`#${link}`, read, true)) ?? false;
  }

  /**
   * Opens a record, as far as it can be read, at its beginning where the page does not say where.
   * @param {import('./record.js').Source} source @param {Beside} beside
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

  /** Says what is wrong with what was to be opened. @param {Phrase} problem @param {import('./frame/notice.js').Offer[]} offers */
  report(problem, ...offers) {
    this.frame.notify(this.words, problem, ...offers);
    emitError(this.#element, this.words, problem);
  }

  /** Says that what is needed could not be had. @param {unknown} trouble @param {() => void} again */
  #offerAgain(trouble, again) {
    if (!this.board) return this.#failed(trouble, again);
    this.frame.notify(this.words, reasonOf(trouble), { name: 'load-again', act: again });
  }

  /**
   * Does something with the game of a text, a game line, a link or a saved game: at once, or when what only that game needs
   * has been fetched, and the part `later`, which alone can tell of which game a link or a saved game is. Where another
   * game was asked for in the meantime, nothing is done.
   * @template T @param {string} text @param {() => T} act @param {boolean} [later]
   * @returns {T | Promise<Awaited<T> | undefined>}
   */
  #having(text, act, later = false) {
    const opening = (this.#openings += 1);
    const part = later ? 'later' : '';
    const game = () => (later ? this.#engine.game_of(text) : gameOf(text) || INSTEAD);
    if (isThere(part) && isThere(game())) return act();
    /** @param {unknown} trouble @returns {Promise<any>} */
    const failed = (trouble) =>
      new Promise((done) => this.#offerAgain(trouble, () => done(this.#having(text, act, later))));
    const had = engine(part).then(() => engine(game()));
    return had.then(() => (this.#openings === opening && !this.#end.aborted ? act() : undefined), failed);
  }

  /**
   * Takes up a game that was read. Where something was wrong with it, it is a fresh one instead, and says what.
   * @param {Omit<import('../view.js').ReadLine, 'packed'>} read the game as far as it could be read
   * @param {Beside} beside @returns {Promise<boolean>} whether it was read whole, and is shown
   */
  async #present({ line, seats, id, names: own, problem }, beside) {
    const fresh = problem ? inspect(this.#engine, line, (board) => board.line_to(0)) : line;
    /** @type {typeof import('./sent.js') | null | undefined} */ let sent;
    if (id) {
      // The last move of a game that was sent is seen being made, for which the frame must have its words.
      const { board } = this;
      [sent] = await Promise.all([
        import('./sent.js').catch(() => null),
        lastWords(() => languageAt(this.#element), [gameOf(fresh)]),
      ]);
      if (this.#end.aborted || this.board !== board) return false;
    }
    this.frame.hush();
    const { names, ply } = beside();
    const board = this.#set(fresh, own.some(Boolean) ? own : names);
    if (id) board.set_tag('GameId', id);
    if (seats) board.set_seats(seats);
    if ((ply ?? '') !== '') goTo(board, ply);
    const take = () => this.take(board, { seated: seats !== null });
    const shown = await (sent ? sent.showLast(this, board, take) : take());
    if (!shown || !problem) return Boolean(shown);
    const { words } = this;
    const known = await words.read('unread');
    if (this.#end.aborted || this.board !== board) return false;
    if (!known) this.report({ id: 'load-failed' });
    else this.report(problem, ...(line === fresh ? [] : [{ name: 'line-as-far', act: () => this.open(line, beside) }]));
    return false;
  }

  /** Whether chance is drawn here as soon as it is due. */
  get draws() {
    const { readonly, draws } = this.#element;
    return draws === 'here' && !readonly;
  }

  /** A board with a game on it. @param {string} line @param {string[]} names */
  #set(line, names) {
    const { Board } = this.#engine;
    const board = this.draws ? new Board(line, []) : Board.showing(line);
    name(board, names);
    return board;
  }

  /**
   * Puts another board in place of one over which the engine has broken down, and which takes nothing any more: the game
   * stands there as it was shown last.
   */
  mend() {
    const { board, view } = this;
    if (!board || !view) return;
    try {
      // Asked for nothing, a sound board answers.
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

  /** Begins the game that is shown again. @param {string[]} names */
  restart(names) {
    const { board } = this;
    if (board) this.#present({ ...this.#engine.Board.read(board.line_to(0)), seats: board.seats }, () => ({ names }));
  }

  /**
   * Opens a saved game.
   * @param {string} saved @param {object} [how] @param {boolean} [how.same] whether it is the game that is shown, as
   *   another window has left it
   * @param {boolean} [how.seated] whether everybody sits as is saved, and not as the element says; where nothing is
   *   said, that is so if anybody is not here
   * @returns {Promise<Phrase | null>} why it could not be read, and then nothing is changed; null when it was
   */
  async restore(saved, { same, seated } = {}) {
    const restored = this.#having(
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
   * Takes up a game in place of the one before, or the same anew. It is told of at once, and shown as soon as there are
   * words for it.
   * @param {Board} board @param {object} [how] @param {boolean} [how.same] whether it is the same game, which has gone
   *   on
   * @param {boolean} [how.seated] whether everybody sits as the game says, and not as the element does
   * @returns {Promise<boolean>} whether it is shown: another may have been taken up before there were words for it
   */
  async take(board, { same = false, seated = false } = {}) {
    this.frame.settle();
    if (board !== this.board) {
      // What is open over a game is about that game, and mostly about where it stood.
      const dialogs = this.#root.querySelectorAll(`.dialog${same ? ':not([data-stays])' : ''}`);
      for (const dialog of dialogs) /** @type {HTMLDialogElement} */ (dialog).close();
      for (const note of this.#root.querySelectorAll(
        `.notice:not([data-card=problem])${same ? ':not([data-card=question])' : ''}`,
      ))
        note.remove();
      for (const menu of this.#root.querySelectorAll('.menu')) /** @type {HTMLElement} */ (menu).hidePopover();
      if (this.board !== this.#shown) letGo(this.board);
      this.board = board;
      board.ask_first(true);
      if (!seated) this.#seat(board);
    }
    this.view = null;
    const worded = this.#worded;
    if (worded) this.#request += 1;
    if (worded) this.#uncover();
    this.refresh({ announce: false });
    if (worded) this.#begun();
    else await this.speak();
    return this.#shown === board;
  }

  /** A game begins in place of the one that was played: nothing of that is left over, and all of the new one is in sight. @param {Board} board */
  #beginGame(board) {
    const { frame } = this;
    frame.hush();
    void this.take(board);
    frame.surface.focus();
    frame.bringStatus();
    frame.greet();
  }

  get #worded() {
    const { board, words } = this;
    const known = catalogues(board).every((name) => words.has(`${name}-name`));
    return words.lang === languageAt(this.#element) && known;
  }

  /** Says who moves for the seats: what the element says, else what the game says itself. @param {Board} board */
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

  /** Whether the game that was taken up last is the one that is shown. */
  get shown() {
    return this.board !== null && this.board === this.#shown;
  }

  /** From now on the frame shows the board that was taken up last. */
  #uncover() {
    if (this.#shown === this.board) return;
    letGo(this.#shown);
    this.#shown = this.board;
    this.#turned = null;
  }

  orient() {
    if (this.board !== this.#shown) return;
    const turned = this.#turn();
    this.frame.recolour();
    if (turned) this.#glance('eye');
  }

  /**
   * Turns the board as the element says: where it lies, or in space, where it can be turned on by hand.
   * @returns {boolean} whether it was turned in space
   */
  #turn() {
    const { board, view } = this;
    if (!board || !view) return false;
    const { orientation } = this.#element;
    const [flat, round] = view.turnable ? [0, orientation] : [orientation, 0];
    const by = round - (this.#turned ?? 0);
    this.#turned = round;
    this.frame.surface.lay(flat);
    if (by !== 0) board.orbit(by, 0);
    return by !== 0;
  }

  /** Lets go of the game: the element leaves the page. */
  leave() {
    this.frame.settle();
    // An open dialog may hold boards of its own, which it lets go of when it closes.
    for (const dialog of this.#root.querySelectorAll('dialog')) dialog.close();
    if (this.board !== this.#shown) letGo(this.board);
    letGo(this.#shown);
    this.#opponent?.stop();
    this.board = this.#shown = null;
    this.view = null;
  }

  // ---- what is shown

  /**
   * Reads the view again and shows it, and tells the page what happened.
   * @param {object} how @param {boolean} [how.played] whether something may have been played
   * @param {boolean} [how.announce] whether what happened is to be spoken
   * @param {Origin} [how.origin] who plays
   * @param {boolean} [how.soon] whether words may follow in the frame after the picture
   */
  refresh({ played = false, announce = true, origin = 'here', soon = false } = {}) {
    const origins = this.#consult(origin);
    const { board, view: before } = this;
    if (!board) return;
    const view = this.#read(board);
    this.view = view;
    if (played && before?.ply === 0 && view.ply > 0) date(board);
    if (played && before && before.node !== view.node) this.frame.goOn();
    this.#element.extension?.see?.(/** @type {Context} */ (this.context()), before, played);
    const walked = !played && before !== null && before.node !== view.node;
    this.#show({ walked, announce, soon });
    const edited = board.moves_revision !== this.#moves;
    this.#moves = board.moves_revision;
    this.#line = emitChange(this.#element, board, before, view, { played, edited, origins }) ?? this.#line;
    this.#summon(played && before !== null && before.node !== view.node);
    if (played && view.choices.some(({ group }) => group === 'again'))
      import('./again.js').then(
        ({ answer }) => answer(this),
        () => {},
      );
  }

  /** How things stand on a board. @param {Board} board @returns {View} */
  #read(board) {
    const view = board.view();
    const told = view.ended && conditionsOf(this.#element.extension).theirs ? unowned(view) : view;
    return this.#opponent?.dress(told) ?? told;
  }

  /**
   * Lets the computer move, if it is to. What that takes is fetched when one first sits at the table.
   * @param {boolean} played whether something was played just now
   */
  async #summon(played) {
    if (!this.#opponent) {
      if (!this.view?.seats.some(({ level }) => level)) return;
      /** @type {unknown} */ let trouble;
      const fetched = await import('./opponent.js').catch((reason) => void (trouble = reason));
      if (!fetched) return this.#offerAgain(trouble, () => void this.#summon(played));
      this.#opponent ??= new fetched.Opponent(this, this.#element);
    }
    // Where a computer has sat down in mid-game, its words are asked for once.
    if (this.shown && !this.#worded && !this.#asked.includes('computer')) await this.speak();
    else this.#opponent.see(played);
  }

  /**
   * Asks the page before each token that is to be played or was drawn, and plays it unless the page forbids that.
   * @param {Origin} origin who plays
   * @returns {Origin[]} where each token came from that was played
   */
  #consult(origin) {
    const { board } = this;
    /** @type {Origin[]} */ const origins = [];
    for (let pending = board?.pending(); board && pending; pending = board.pending()) {
      const { token, drawn } = pending;
      const from = drawn ? 'chance' : origin;
      const seat = drawn ? null : (this.view?.turn.seat ?? null);
      const consent = emit(this.#element, 'cauce-before-move', { token, seat, origin: from });
      // Whoever was asked may have shown another game.
      if (this.board !== board) break;
      board.resolve(consent);
      if (consent) origins.push(from);
    }
    return origins;
  }

  /** Shows the view, once there are words for it. @param {{ walked: boolean, announce: boolean, soon: boolean }} how */
  #show(how) {
    const { board, frame, view } = this;
    const covered = board !== this.#shown;
    frame.element.inert = covered;
    if (!board || !view || covered) return;
    // The place is held until there is something to show, so that nothing on the page moves twice.
    if (!frame.element.isConnected) {
      this.#root.replaceChildren(...frame.whole);
      this.follow();
    }
    if (this.#turned === null) this.#turn();
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
   * Only the aim or the eye has moved: nothing is told, and what has not changed is not asked for.
   * @param {'aim' | 'eye'} changed @param {boolean} [told] whether it is to be spoken
   */
  #glance(changed, told = false) {
    const { board, frame } = this;
    if (!board || board !== this.#shown) return;
    if (changed === 'eye' && frame.surface.turning) {
      // While the board is being dragged round, nobody presses what moves with it: only the picture is made anew.
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

  /** Whether what the players press does nothing. */
  get locked() {
    return this.#how.readonly || this.#how.paused;
  }

  get covered() {
    return this.#root.querySelector('.dialog') !== null;
  }

  get dark() {
    return isDark(this.frame.element);
  }

  /** Fetches the words of the game in the language that is wanted, and shows it in them. */
  async speak() {
    const request = ++this.#request;
    this.#asked = this.board ? catalogues(this.board) : [gameOf(this.#element.game)];
    const words = await lastWords(() => languageAt(this.#element), this.#asked);
    if (this.#end.aborted || request !== this.#request) return;
    this.words = words;
    const begins = this.board !== this.#shown;
    this.#uncover();
    this.refresh({ announce: false });
    if (begins) this.#begun();
  }

  // ---- what is done

  /**
   * Does something with the board and shows what came of it, if anything.
   * @param {(board: Board) => unknown} action @param {boolean} [played] whether something may have been played
   * @param {boolean} [soon] whether it was pressed, and words may follow in the frame after the picture
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
      this.mend();
      throw trouble;
    }
  }

  /** Moves the camera: the places of the board move, and nothing else. @param {(board: Board) => void} turn */
  #moveCamera(turn) {
    if (!this.board || !this.view?.turnable) return false;
    turn(this.board);
    this.#glance('eye');
    return true;
  }

  /**
   * Plays a token for the page, or for the computer.
   * @param {string} token
   * @param {number | string} [after] the position that it is meant for: how many moves are made there, or its line
   * @param {Origin} [origin] who plays
   * @returns {boolean} whether it was played: the page may have forbidden it
   * @throws {Phrase} where it cannot be played
   */
  play(token, after, origin = 'host') {
    const { board } = this;
    const before = this.view?.node;
    board?.play(token, after);
    // A page that plays may look at once at what came of it; of the computer's move the board is enough for the next frame.
    this.refresh({ played: true, origin, soon: origin === 'computer' });
    return board !== this.board || this.view?.node !== before;
  }

  lock() {
    this.board?.cancel();
    this.board?.draw_chance(this.draws);
    this.refresh({ played: true, announce: false });
  }

  /** Gives the players names. @param {string[]} names by seat */
  rename(names) {
    if (this.board) name(this.board, names);
    this.refresh({ announce: false });
  }

  /**
   * Shows how a move could be made: presses what is to be pressed first, and brings the hand and the keyboard to where
   * the last press would fall; with nothing named at all, the keyboard to where it was last.
   * @param {readonly string[]} [press] @param {string} [at]
   */
  point(press, at) {
    // A way to a move begins with a new hand: in Tayü with the tile as it was drawn.
    if (this.view) this.board?.go_to(this.view.node);
    for (const id of press ?? []) this.board?.press(id);
    this.refresh({ announce: false });
    if (!press) this.frame.surface.focus();
    if (at === undefined) return;
    this.frame.point(at);
    // What is pointed out has been seen: one press plays it.
    if (this.board?.show(at)) this.refresh({ announce: false });
  }

  /** A key that may be meant for the game. @param {KeyboardEvent} event */
  keyDown(event) {
    keyDown(this, event);
  }

  /**
   * Runs a command. One that has to fetch something opens a dialog with it, unless another is open by then.
   * @param {Command} command
   */
  async use(command) {
    this.mend();
    this.frame.settle();
    // Whoever tries again sees what comes of that.
    this.#trouble?.remove();
    const context = this.board === this.#shown ? this.context() : null;
    const fetched = context && command(context);
    if (!fetched) return;
    const failed = (/** @type {unknown} */ trouble) =>
      void (this.#trouble = this.frame.notify(this.words, reasonOf(trouble)));
    const [now] =
      (await Promise.all([fetched, addStyles(this.#root, 'element/dialogs/dialogs.css')]).catch(failed)) ?? [];
    const later = this.context();
    if (now && later && !this.covered) now(later);
  }

  /** What a command may use. @returns {Context | null} */
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
      again: () => this.context(),
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
          if (moved) this.#glance('aim', told);
          return moved;
        },
        press: (id) => pressed((board) => board.press(id)),
        tap: (id) => pressed((board) => board.tap(id, this.#direct)),
        grab: (id) => pressed((board) => board.grab(id)),
        turn: (steps) => pressed((board) => board.rotate(steps)),
        cancel: () => pressed((board) => board.cancel()),
        orbit: (yaw, tilt) => this.#moveCamera((board) => board.orbit(yaw, tilt)),
        comment: (node, comment) => pressed((board) => board.comment(node, comment), false),
      },
      press: (id) => void pressed((board) => board.press(id)),
      icon: (id, canvas, width, height) => {
        const shown = fitted(canvas, width, height);
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

/** The game's name in a game line, whose words are fetched while the engine is; empty where there is no such game. @param {string} line */
export function gameOf(line) {
  const [name = ''] = line.split(' ');
  return isGame(name) ? name : '';
}

/** The catalogues that have the words of a game. @param {Board | null} board */
function catalogues(board) {
  if (!board) return [];
  const game = gameOf(board.line);
  // What is said to whoever is here alone stands there, too.
  return /away|computer/.test(board.seats) ? [game, 'computer'] : [game];
}

/**
 * Goes to a point of the line that is shown.
 * @param {Board} board @param {unknown} ply how many moves are made there, or `last`
 * @returns {boolean} whether that is elsewhere
 */
export function goTo(board, ply) {
  // A number that the engine can take.
  const made = ply === 'last' ? Infinity : Math.trunc(Number(ply)) || 0;
  return board.go_to_ply(Math.min(Math.max(0, made), 0xffff_ffff));
}

/** Gives the players names, as far as there are seats. @param {Board} board @param {string[]} names by seat */
export function name(board, names) {
  board.view().seats.forEach(({ number }, index) => board.rename(number, names[index] ?? ''));
}

/** @param {Board | null} board */
function letGo(board) {
  try {
    board?.free();
  } catch {
    // The engine has broken down over it, and holds it for ever.
  }
}

/** Writes the day into a game whose first move has just been made. @param {Board} board */
function date(board) {
  if (!board.tags().some(([name]) => name === 'Date')) board.set_tag('Date', day(Date.now()));
}
