/**
 * Cauce: board games to embed in a page.
 *
 * ```html
 * <script type="module" src="cauce@1.js"></script>
 * <cauce-game game="snorkels"></cauce-game>
 * ```
 *
 * Loading the module defines the element `<cauce-game>` and changes nothing else on the page.
 *
 * **Versions.** `cauce@1.js` is major version 1 of this interface: features may be added, but never removed. The changelog
 * lists the additions. `cauce.js` is always the latest version.
 *
 * **Colours and fonts.** Every colour and font is a CSS custom property that begins with `--cauce-`. Set them on the
 * element: `cauce-game { --cauce-page: white; --cauce-font: Georgia; --cauce-board-height: 60vh }`. Sizes are in `rem`.
 *
 * **Size.** An element with a height set by the page fills it, and the board takes the space that the rest leaves.
 * Otherwise the width determines the height. If nothing sets a width, as in a flex row or a table, the element is at most
 * 20 rem wide. Printed pages include boards that were never scrolled into view.
 *
 * **Parts** to style with `cauce-game::part(NAME)`: `frame` contains `seats` (each a `seat`), `console` (with `status`, `detail`,
 * `ending`, `note`, the comment on the position shown, `notices`, and `actions`), `stage` (with `board`, which contains `canvas`
 * and `grid`, and `camera`), `choices` (each a `choice`), `walk` (each of its buttons a `button`), and `side` with `moves` (each
 * a `move`, with each `comment`) and, once requested, `analysis`. `dialog` is any dialog, and `picture` a diagram in it. `menu`
 * is the menu of the game or of a move.
 *
 * **Slots.** A child with `slot="title"` is shown above the game. A button with `slot="actions"` is shown at the end of `walk`.
 * A child with `slot="task"` replaces the status in the console, above the text of an exercise; one with `slot="task-offers"`
 * is shown below it, after its buttons.
 *
 * @packageDocumentation
 */

/** The player to move. */
export interface CauceTurn {
  /** `move`: a player is to move; `chance`: a random draw is due; `over`: the game has ended. */
  kind: 'move' | 'chance' | 'over';
  /** The seat, counted from 1; null if no player is to move. */
  seat: number | null;
  /** The side of that seat, such as `purple` or `ns`; null if no player is to move, or if sides are not decided yet. */
  side: string | null;
}

/** The result of a game. */
export interface CauceOutcome {
  /** The seats that won, counted from 1; empty in a draw. */
  winners: number[];
  /** The reason, such as `capture`, `resignation`, `time` or `agreement`. */
  reason: string;
}

/** The current score by side; null if the game has none at this point. */
export type CauceScore = Record<string, number> | null;

/**
 * The origin of a token: a player at this board (`here`), a call of `play` by the host page (`host`), the board's computer
 * player, an exercise (a puzzle or lesson that replies or shows moves), or a random draw of this element (`chance`).
 */
export type CauceOrigin = 'here' | 'host' | 'computer' | 'exercise' | 'chance';

/** The error of `think` and `analyse`. */
export interface CauceComputerError extends Error {
  /**
   * `line`: the game line is invalid; `level`: there is no such level; `turn`: no player is to move. After `load` (the files
   * could not be fetched), `silent` (the worker does not answer) and `trap` (the worker crashed), a retry may succeed.
   */
  code: 'line' | 'level' | 'turn' | 'load' | 'silent' | 'trap';
}

/** A circle around a target of the board, such as `d4`, or an arrow from one target to another. */
export interface CauceMark {
  /** The target to circle. */
  at?: string;
  /** The target where an arrow starts. */
  from?: string;
  /** The target where it ends. */
  to?: string;
  /** The name of a board colour, such as `last`, `aim`, `danger` or `win`. The default is `aim`. */
  colour?: string;
  /** A text in the circle or at the middle of the arrow. At most three characters are drawn. */
  label?: string;
}

/** The computer's analysis of a position. */
export interface CauceAnalysis {
  /** The game line of the position. */
  line: string;
  /** The number of search steps. */
  steps: number;
  /** The seat to move, counted from 1; null if there is none. */
  seat: number | null;
  /** The winning chance of each seat, from 0 to 1. A draw counts as a share of a win. */
  chances: number[];
  /** The best moves, best first, without moves that were hardly searched. */
  lines: CauceAnalysisLine[];
}

/** A move and its value. */
export interface CauceAnalysisLine {
  /** The tokens of the move and of the expected continuation. */
  moves: string[];
  /** The winning chance of the player to move, from 0 to 1. For the best move, this is the value in `chances`. */
  chance: number;
  /** The number of times the search visited the move. */
  visits: number;
  /**
   * The proved result of the move, or null: the winning seats (empty in a draw), and the maximal number of moves and draws
   * until the end.
   */
  proof: { winners: number[]; plies: number } | null;
  /** The reasons for the move, most important first. */
  reasons: CauceReason[];
}

/** A reason for a move: a message id and its arguments. `say` returns it as a sentence. */
export interface CauceReason {
  id: string;
  args?: Record<string, unknown>;
}

/** The error of `play`: the token cannot be played. The game is unchanged. */
export class CauceError extends Error {
  constructor(token: string, reason: string, code: string);
  /** The rejected token. */
  token: string;
  /** The reason as a sentence in the language of the element; in English before `ready`. */
  reason: string;
  /** The id of that sentence in every language, such as `illegal-over`; `not-ready` before `ready`. */
  code: string;
}

/**
 * The element `<cauce-game>`: one game.
 *
 * It starts when it comes near the viewport. When removed from the page, it frees everything except the moves, and
 * `line` and `ply` keep their values. When inserted again, it continues. It stores nothing, and fetches only the files of
 * the package and the record in `src`.
 *
 * Properties may be set before the module is loaded. Once a game is opened, all properties refer to it, even while its
 * texts are still loading.
 *
 * If several of `game`, `line`, `record`, `src`, `puzzle` and `lesson` are set, the last one set counts; before `ready`, the
 * last one in this order. `game` is also the game of `puzzle`. Removing one of them opens the one before it. An empty
 * attribute is ignored, except `readonly`.
 */
export class CauceGame extends HTMLElement {
  /**
   * Fulfilled when the game can be played, at the earliest when the element comes near the viewport. A script that does not
   * import the module must first `await customElements.whenDefined('cauce-game')`; before that, this is undefined.
   */
  readonly ready: Promise<CauceGame>;

  /**
   * The attribute `game`: `snorkels`, `tayu`, `caminos` or `sendas`. Setting it opens a new game with default options. The
   * default is `snorkels`.
   */
  game: string;

  /**
   * The attribute `line`: a game line, such as `snorkels size=5 : c3 b2`. Setting it opens that game, at once or as soon as
   * the files of the game are loaded. Reading it returns the line up to the position shown.
   *
   * If the line is invalid, it is opened up to the error. The error is dispatched as `cauce-error`, and shown in place of
   * the board until the user asks for what was read, or the page plays or opens something.
   */
  line: string;

  /**
   * The attribute `record`: a game record, with variations, comments, marks and names. Setting it opens that game at the
   * start, or at the move given by `ply`. Reading it returns the record of the open game; empty before `ready`.
   *
   * The record may also be in a file (`src`), or in a child element if no attribute other than `game` selects a game. Only
   * the first game of a record is opened. The child is read when the element comes near the viewport:
   *
   * ```html
   * <cauce-game readonly>
   *   <script type="text/x-cauce">
   *     [Game "snorkels"]
   *     1. d4 {The middle.} (1. a1? {Too far away.}) 2. swap! 3. e5 *
   *   </script>
   * </cauce-game>
   * ```
   *
   * With `readonly`, readers step through the game with the buttons or the keys `,` and `.`, and the list of moves shows the
   * comments. In a comment, write `\x3c` for `<`, so that no comment ends the script.
   *
   * If the record is invalid, the same happens as with an invalid line, and the full text can be saved.
   */
  record: string;

  /**
   * The attribute `src`: the URL of a file with a record, on the origin of the page and of at most a million bytes. Setting
   * it opens that game. A Content-Security-Policy must allow the URL in `connect-src`. Null if not set.
   */
  src: string | null;

  /**
   * The attribute `lang`: `ca`, `de`, `en`, `es`, `fr`, `it` or `pt`, with or without a region. The default is the nearest
   * `lang` of the page, then the languages of the browser, then English.
   */
  lang: string;

  /**
   * The attribute `controls`: what is shown around the board. `compact`, the default, shows the status, the controls for
   * making a move, and undo and redo. `full` adds the seats, the list of moves, the rules and a menu. `moves` shows only the
   * list of moves, to the right of the board or below it, for reading a game. `none` shows only the board. Hints need `full`,
   * and are not available against a remote player.
   */
  get controls(): 'compact' | 'full' | 'moves' | 'none';
  set controls(controls: string);

  /** The attribute `hint`: `off` disables hints. The default is `on`. */
  get hint(): 'on' | 'off';
  set hint(hint: string);

  /**
   * The attribute `analysis`: `off` disables the analysis. With `on`, the default, a button opens it if `controls` is `full`,
   * no clocks run, and the game is over or has no remote player. A move is an inaccuracy (`?!`) if it loses a tenth of the
   * winning chance, a mistake (`?`) at a fifth, and a blunder (`??`) at three tenths; in Tayü at half of that each. The
   * results are part of `record` and `save()`: marks of moves, winning chances in percent as `[%win 62 38]` in comments, and
   * better lines as variations that begin with `[%computer]`. A `readonly` game is not changed.
   */
  get analysis(): 'on' | 'off';
  set analysis(analysis: string);

  /**
   * The attribute `readonly`: the game can be replayed, but players cannot make moves; `play()` still can. Nothing is drawn
   * at random: draws are tokens that the page plays.
   */
  readonly: boolean;

  /**
   * The attribute `theme`. `auto`, the default, follows the `color-scheme` of the element or, if there is none, the
   * lightness of the background behind it.
   */
  get theme(): 'auto' | 'light' | 'dark';
  set theme(theme: string);

  /**
   * The attribute `seats`: who plays each seat, such as `here computer-3`. `here` is a player at this board, `away` a remote
   * player, and `computer-1` to `computer-8` the board's computer player at that level. Tayü, which has more luck, has six
   * levels; higher ones are played at the sixth. Only `play()` makes moves for an `away` seat, and undo goes back to the last
   * decision made here. When the game is over, all seats can be played here, and moves become variations. The default is
   * `here` for every seat, unless the opened game says otherwise. Null before the game is loaded if not set.
   *
   * The computer runs in a worker that is fetched when it is first needed. It moves at the end of the line shown, while the
   * board is visible and not `readonly`. If the worker cannot be loaded, the error is shown in the frame with a button to
   * retry, and dispatched as `cauce-error`.
   *
   * The value applies to every game that is opened; a wrong number of seats is dispatched as `cauce-error`. In a rematch, the
   * players change seats and keep their kind. So they do after `restart()`, after `restore()`, and when the element is
   * inserted again.
   */
  seats: string | null;

  /**
   * The attribute `draws`: who makes random draws. With `here`, the default, this element draws as soon as a draw is due.
   * With `host`, the page plays each draw as a token, so that two boards can share one game.
   */
  get draws(): 'here' | 'host';
  set draws(draws: string);

  /** The attribute `loading`: `eager` starts at once; `lazy`, the default, when the element comes near the viewport. */
  get loading(): 'lazy' | 'eager';
  set loading(loading: string);

  /**
   * The attribute `orientation`: the rotation of the board in degrees clockwise: 0, 90, 180 or 270. The default is 0. A
   * three-dimensional board starts at this angle, and the user can still rotate it.
   *
   * `seat-1` to `seat-4` puts this seat at the bottom: in Sendas the edge from which its pieces walk away, in Tayü a rim of
   * its side, and of four players a different rim for each. It follows an auction that decides the sides. In Snorkels and
   * Caminos, where no edge belongs to a seat, and without such a seat, the board is not rotated.
   */
  get orientation(): 0 | 90 | 180 | 270 | `seat-${1 | 2 | 3 | 4}`;
  set orientation(orientation: number | string);

  /**
   * The attribute `hide`: a list of words separated by spaces. `coordinates` hides the names of files and ranks, `last-move`
   * the highlight of the last move, `targets` the highlights of legal targets in Sendas and Tayü, and `animation` disables
   * animations. Other words are ignored. `svg()` always shows everything.
   */
  hide: string;

  /**
   * The attribute `puzzle`: the name of a puzzle of the game in `game`, as in the URL of its page on our site, or `today` for
   * the puzzle of the day. The board plays the opponent, shows the refutation of a wrong move, and reports when the puzzle is
   * solved. It sets `readonly` and `draws` itself, and restores them when the puzzle is removed. When the element is inserted
   * again, the puzzle restarts. If there is no such puzzle, `cauce-error` is dispatched. Null if not set.
   */
  puzzle: string | null;

  /**
   * The attribute `lesson`: a step of the lesson of a game, such as `snorkels/3`; without a number, the first. It behaves like
   * a puzzle, with the same events.
   */
  lesson: string | null;

  /**
   * The attribute `names`: the names of the players by seat, separated by commas; empty for a player without a name. Setting
   * it renames the players.
   */
  get names(): string[];
  set names(names: readonly string[] | string | null);

  /**
   * The attribute `marks`: circles and arrows separated by spaces, such as `d4=A danger:a1-b2`. Each may have a colour before it
   * and a label after it. They are drawn on the first position shown of a game of the attributes, or on the position shown
   * when they are set.
   */
  get marks(): readonly CauceMark[];
  set marks(marks: readonly CauceMark[] | string | null);

  /** The player to move; null before `ready`. */
  readonly turn: CauceTurn | null;

  /**
   * All legal tokens in string order; all possible draws if a random draw is due. `resign`, `draw` and `time` are not listed,
   * although `play()` accepts them during the game: the player to move resigns or loses on time, or all players have agreed
   * on a draw. So ask the local player before you play the `draw` that a remote player offers.
   */
  readonly legal: string[];

  /** The result; null while the game continues. */
  readonly outcome: CauceOutcome | null;

  /** The current score. */
  readonly score: CauceScore;

  /**
   * The attribute `ply`: the number of moves, or `last`, at which a game of the attributes is first shown. The default is the
   * end of a line and the start of a record. Setting it goes there. Reading it returns the number of moves up to the position
   * shown, without random draws.
   */
  get ply(): number;
  set ply(ply: number | 'last');

  /**
   * Plays a token of the game's notation for the player to move. A random draw that is then due is made, unless `draws` is
   * `host`.
   *
   * With `after`, the token is played only in that position, given as a number of moves or as a game line, which also
   * identifies random draws. So a message that arrives twice or too late has no effect.
   *
   * Returns false if a listener of `cauce-before-move` prevented it, otherwise true.
   *
   * @throws {CauceError} if it cannot be played.
   */
  play(token: string, when?: { after?: number | string }): boolean;

  /**
   * Allows the players at this board only these moves in the position shown: highlights and previews follow, and another move
   * is refused with a sentence. `null` allows every legal move again, and so does another position. The restriction holds for
   * moves made on the board, not for `play()`, the computer, resignations or draws. An unfinished move is cancelled.
   *
   * @throws {CauceError} if one of them cannot be played; then nothing is changed.
   */
  restrict(tokens: readonly string[] | null): void;

  /**
   * Returns the token of the move that the computer player would make in the position shown, at a level from 1 to 8. The
   * default is 8; in Tayü, 7 and 8 are the same as 6. Nothing is played. The worker is fetched when it is first needed. If
   * `signal` is aborted, the promise is rejected with its reason.
   *
   * @throws {CauceComputerError} if the computer cannot answer.
   */
  think(how?: { level?: number; signal?: AbortSignal }): Promise<string>;

  /**
   * Returns the best moves and the winning chances in the position shown, or at the end of another `line`. More `steps`
   * (default 20,000) give better results. `lines` (default 3) is the maximal number of moves. `onProgress` is called with
   * intermediate results.
   *
   * @throws {CauceComputerError} if the computer cannot answer.
   */
  analyse(how?: {
    line?: string;
    lines?: number;
    steps?: number;
    signal?: AbortSignal;
    onProgress?: (analysis: CauceAnalysis) => void;
  }): Promise<CauceAnalysis>;

  /** Returns a reason from `analyse` as a sentence in the language of the element. */
  say(reason: CauceReason): Promise<string>;

  /**
   * Goes back to the previous decision, if there is one. If the game is not over, the next move continues the game from there,
   * and the undone moves become a variation.
   */
  undo(): void;

  /** Redoes what was undone last, with the same random draws. */
  redo(): void;

  /** Goes to a position of the current line, given by its number of moves, or to its end. The number is clamped. */
  goTo(ply: number | 'last'): void;

  /** Starts a new game with the same options, players and seats. */
  restart(): void;

  /** Returns the whole game as text for `restore`, with names, variations and comments; empty before `ready`. */
  save(): string;

  /**
   * Opens a game from `save`. Returns null, or an error sentence if the text is invalid; then nothing is changed. Pass `same`
   * if it is a newer state of the game shown, for example from another window: open dialogs then stay open.
   */
  restore(saved: string, how?: { same?: boolean }): Promise<string | null>;

  /**
   * Draws circles and arrows on the position shown, also when it is shown again. An empty list removes them.
   *
   * @throws {TypeError} if one of them is not an object; then nothing is drawn.
   */
  mark(marks: readonly CauceMark[]): void;

  /** Focuses the board, or the task of an exercise. `preventScroll` keeps the page from scrolling. */
  focus(options?: FocusOptions): void;

  /**
   * Returns the picture of the board as SVG text, in the current theme, with the colours of the page and without marks; empty
   * before `ready`.
   */
  svg(): string;

  /**
   * Returns the box of a square (`d4`) or another target, in client pixels; null if there is no such target. Other targets on
   * a board have names such as `item:turn`, as `targetAt` and `cauce-select` return them.
   */
  rectOf(target: string): DOMRect | null;

  /** Returns the square or other target at a point in client pixels; null if there is none. */
  targetAt(x: number, y: number): string | null;
}

/** Detail of `cauce-before-move`. */
export interface CauceBeforeMove {
  token: string;
  /** The seat to move; null for a random draw. */
  seat: number | null;
  origin: CauceOrigin;
}

/** Detail of `cauce-move`. */
export interface CauceMove {
  token: string;
  /** The seat that moved; null for a random draw. */
  seat: number | null;
  side: string | null;
  /** The number of moves, including this one. */
  ply: number;
  /** The game line before the move, for `play` on another board. */
  after: string;
  /** The game line including this token. */
  line: string;
  origin: CauceOrigin;
}

/** Detail of `cauce-select`: targets as in `rectOf` and `targetAt`. */
export interface CauceSelect {
  /** The target from which a piece was picked up; null if none is, and in games whose pieces are not on the board. */
  picked: string | null;
  /** The target under the pointer, finger or keyboard cursor. */
  aimed: string | null;
  /** The token of the move that a press there plays; null if it plays none. */
  token: string | null;
}

/** Detail of `cauce-change`. */
export interface CauceChange {
  /** The game line of the position shown. */
  line: string;
  /** The number of moves up to there. */
  ply: number;
  /** Whether another game was opened or started. */
  fresh: boolean;
  /** Whether the record has changed: a new move, or a changed variation, comment, name or seat. */
  edited: boolean;
}

/** Detail of `cauce-end`. */
export interface CauceEnd {
  outcome: CauceOutcome;
  score: CauceScore;
  line: string;
}

/** Detail of `cauce-exercise`: the state of a puzzle or a step of a lesson. */
export interface CauceExercise {
  /** The attribute that selects it. */
  kind: 'puzzle' | 'lesson';
  /** The name of the puzzle, or the value of `lesson`. */
  name: string;
  /** A move is expected, is being judged, was wrong; the exercise is done; the solution is shown. */
  state: 'open' | 'waiting' | 'wrong' | 'done' | 'shown';
  /** Whether a hint has made a move. */
  helped: boolean;
  /** The game line of the position shown. */
  line: string;
}

/** The events of the element. All of them bubble and are composed. */
export interface CauceEvents {
  /** The game can be played. Dispatched once per element. */
  'cauce-ready': CustomEvent<Record<string, never>>;
  /**
   * A token is about to be played, by any origin. The properties still refer to the position before it. `preventDefault()`
   * prevents the move; a prevented random draw stays due. Not dispatched for draws that are made while a game is opened.
   */
  'cauce-before-move': CustomEvent<CauceBeforeMove>;
  /** A piece was picked up, put down or rotated, or another target is aimed at. */
  'cauce-select': CustomEvent<CauceSelect>;
  /** A token was played, by any origin. Not dispatched for redo. */
  'cauce-move': CustomEvent<CauceMove>;
  /** The game, the position or the record has changed. Dispatched before the other events. */
  'cauce-change': CustomEvent<CauceChange>;
  /** Another player is to move, or the game is over. */
  'cauce-turn': CustomEvent<CauceTurn>;
  /** A move ended the game. */
  'cauce-end': CustomEvent<CauceEnd>;
  /**
   * A game line, record or seat list is invalid, a file could not be fetched, or the computer could not move. `reason` is a
   * sentence in the language of the element, and `code` its id in every language.
   */
  'cauce-error': CustomEvent<{ code: string; reason: string }>;
  /** The state of a puzzle or a step of a lesson has changed. */
  'cauce-exercise': CustomEvent<CauceExercise>;
}

/** Event listeners as JSX attributes, such as `oncauce-move`. */
export type CauceListeners = {
  [Name in keyof CauceEvents as `on${Name}`]?: (event: CauceEvents[Name]) => void;
};

/**
 * The attributes of the element in JSX. Declare them once for your framework (`react`, `preact` or `solid-js`), in any file of
 * your project:
 *
 * ```ts
 * import type { CauceAttributes } from 'cauce';
 * declare module 'react' {
 *   namespace JSX {
 *     interface IntrinsicElements { 'cauce-game': CauceAttributes; }
 *   }
 * }
 * ```
 */
export interface CauceAttributes extends CauceListeners {
  game?: string;
  line?: string;
  record?: string;
  src?: string;
  puzzle?: string;
  lesson?: string;
  ply?: number | string;
  names?: string;
  marks?: string;
  lang?: string;
  controls?: 'compact' | 'full' | 'moves' | 'none';
  readonly?: boolean | '';
  theme?: 'auto' | 'light' | 'dark';
  seats?: string;
  draws?: 'here' | 'host';
  loading?: 'lazy' | 'eager';
  orientation?: number | string;
  hide?: string;
  hint?: 'on' | 'off';
  analysis?: 'on' | 'off';
  id?: string;
  slot?: string;
  class?: string;
  className?: string;
  style?: string | Record<string, unknown>;
  /** Attributes of the framework. */
  key?: unknown;
  ref?: unknown;
  children?: unknown;
}

/**
 * The messages that a host page may post to the window of `embed.html` in an iframe. They use the names of the element's
 * interface. A message with an `id` of the page's choice is answered, if necessary after `ready`. Messages must be
 * representable as JSON of at most two million characters, with lists of at most 256 entries and numbers up to a million.
 *
 * The frame accepts messages of its parent window only, and answers to the origin of the first message. It posts nothing
 * before that, so send the first message at the `load` event of the iframe.
 *
 * The URL of the frame selects the game: `embed.html#game=tayu&moves=…`, like a link to a game or a `record`, with the
 * options `ply`, `controls`, `theme`, `lang`, `readonly`, `seats` (`here,computer-3`), `draws`, `orientation`, `hide`, `hint`,
 * `analysis`, `puzzle` and `asks`. The frame follows changes of the fragment. If game, moves, seats and puzzle are the same,
 * only the options change.
 */
export type CauceRequest =
  /**
   * Calls a method, such as `play` with `['d4', { after: 3 }]`. The answer has its result or its error. Values that are not
   * JSON, such as a `signal`, cannot be passed.
   */
  | { cauce: 1; id?: string | number; call: string; args?: unknown[] }
  /**
   * Sets properties in the given order, all except `src`. Also `asks`: if true, moves and draws made in the frame are not
   * played, but only dispatched as `cauce-before-move`, and the page may play them with `play`. It replaces
   * `preventDefault()`, which cannot be called from another window.
   */
  | { cauce: 1; id?: string | number; set: Record<string, unknown> }
  /** Reads properties. The answer has their values by name. */
  | { cauce: 1; id?: string | number; get: string[] }
  /** Subscribes to events. `cauce-ready`, `cauce-error` and `resize` are also sent if they occurred before. */
  | { cauce: 1; id?: string | number; listen: (keyof CauceEvents | 'resize')[] }
  /** Cancels `think` or `analyse` by the `id` of its call, which is then answered with the error `AbortError`. */
  | { cauce: 1; id?: string | number; cancel: string | number };

/** The messages that `embed.html` posts to the host page. */
export type CauceMessage =
  /** The result of the message with this `id`. */
  | { cauce: 1; id: string | number; result?: unknown }
  /**
   * The error of the message with this `id`. `code` is a code of `CauceError` or `CauceComputerError`, `unknown` for an unknown
   * name, `large` for a message beyond the limits, or the name of another exception.
   */
  | { cauce: 1; id: string | number; error: { code: string; reason: string } }
  /** An event of the element, with its detail. */
  | { cauce: 1; event: string; detail: unknown }
  /**
   * The size in CSS pixels at which the whole content is visible, with the board as wide as the frame or as high as the screen
   * allows.
   */
  | { cauce: 1; event: 'resize'; detail: { width: number; height: number } };

declare global {
  interface HTMLElementTagNameMap {
    'cauce-game': CauceGame;
  }
  interface HTMLElementEventMap extends CauceEvents {}
  interface DocumentEventMap extends CauceEvents {}
}
