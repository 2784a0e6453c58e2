/**
 * Cauce: board games to put into a page.
 *
 * ```html
 * <script type="module" src="cauce@1.js"></script>
 * <cauce-game game="snorkels"></cauce-game>
 * ```
 *
 * Loading the module defines the element `<cauce-game>` and adds nothing else to the page.
 *
 * **Versions.** `cauce@1.js` is the first major version of what stands here: it gains things, and loses none. What it has
 * gained stands in the changelog. `cauce.js` is the newest version, whatever its number.
 *
 * **Colours and type.** Every colour and font is a CSS custom property that begins with `--cauce-` and is set on the
 * element: `cauce-game { --cauce-page: white; --cauce-font: Georgia; --cauce-board-height: 60vh }`. Sizes are in `rem`.
 *
 * **Size.** An element to which the page gives a height fills it; the board takes what the rest leaves. Else it is as
 * high as its width asks for. Where nothing says how wide it is, as in a flex row or a table, it is 20 rem wide, or as
 * wide as there is room. Paper shows also the boards that nobody has seen.
 *
 * **Parts**, to be styled by `cauce-game::part(NAME)`: `frame` holds `seats` (each a `seat`), `console` (with `status`, `detail`,
 * `ending`, `note`, what is written about the point shown, `notices`, and `actions`, what is offered with them), `stage` (with
 * `board`, in it `canvas` and `grid`, and `camera`), `choices` (each a `choice`), `walk` (each of its buttons a `button`), and
 * `side` with `moves` (each a `move`, with each `comment`); `analysis` stands there once it was asked for. `dialog` is what opens
 * over the page, and `picture` a diagram in it; `menu` is the menu of the game or of a move.
 *
 * **Slots.** A child with `slot="title"` stands over the game. A button with `slot="actions"` stands at the end of `walk`. A child with `slot="task"` stands in the console in place of whose turn it is, above what an exercise says, and
 * scrolls there; one with `slot="task-offers"` below it, after its buttons.
 *
 * @packageDocumentation
 */

/** Whose turn it is. */
export interface CauceTurn {
  /** `move`: somebody decides; `chance`: a draw by lot is due; `over`: the game has ended. */
  kind: 'move' | 'chance' | 'over';
  /** The seat, counted from 1; null where nobody decides. */
  seat: number | null;
  /** The side that the seat plays, such as `purple` or `ns`; null where nobody decides, or as long as it plays none. */
  side: string | null;
}

/** How a game ended. */
export interface CauceOutcome {
  /** The seats that won, counted from 1; none in a draw. */
  winners: number[];
  /** Why, in one word, such as `capture`, `resignation`, `time` or `agreement`. */
  reason: string;
}

/** The score by side, as it stands; null as long as there is none. */
export type CauceScore = Record<string, number> | null;

/**
 * Where a token comes from: from a player at this board, from the page by `play`, from the board's own computer player, from
 * a puzzle or a lesson, which answers and shows moves, or from chance, drawn here.
 */
export type CauceOrigin = 'here' | 'host' | 'computer' | 'exercise' | 'chance';

/** Why the computer does not answer. */
export interface CauceComputerError extends Error {
  /**
   * `line`: the game line cannot be read; `level`: there is none of that number; `turn`: nobody is to move. After `load` (its
   * files cannot be had), `silent` (nothing more is heard of it) and `trap` (it has broken down) it is worth asking again.
   */
  code: 'line' | 'level' | 'turn' | 'load' | 'silent' | 'trap';
}

/** A circle round a target of the board, such as `d4`, or an arrow from one target to another. */
export interface CauceMark {
  /** The target in a circle. */
  at?: string;
  /** Where an arrow begins. */
  from?: string;
  /** Where it points. */
  to?: string;
  /** A colour of the boards by its name, such as `last`, `aim`, `danger` or `win`; `aim` where none is given. */
  colour?: string;
  /** A text in the circle, or half way along the arrow; three characters of it are drawn. */
  label?: string;
}

/** What the computer has found out about a position. */
export interface CauceAnalysis {
  /** The game line up to the position. */
  line: string;
  /** How many steps the search has made. */
  steps: number;
  /** The seat to move, counted from 1; null where nobody is. */
  seat: number | null;
  /** How likely each seat is to win, by seat, from 0 to 1; a draw is a share of a win. */
  chances: number[];
  /** The best moves, the best first; what the search has hardly looked at is left out. */
  lines: CauceAnalysisLine[];
}

/** A move, and what it is worth. */
export interface CauceAnalysisLine {
  /** The move, and how the game is expected to go on, as tokens. */
  moves: string[];
  /** How likely who is to move is to win with it, from 0 to 1; with the best, as likely as `chances` says. */
  chance: number;
  /** How often the search has looked at it. */
  visits: number;
  /**
   * How the game ends with it, where that is proved: the seats that win (none in a draw), after how many moves and draws by
   * lot at most.
   */
  proof: { winners: number[]; plies: number } | null;
  /** What speaks for it, the most telling first, by names of messages with their arguments. */
  reasons: CauceReason[];
}

/** What speaks for a move: the name of a message and its arguments. `say` puts it into words. */
export interface CauceReason {
  id: string;
  args?: Record<string, unknown>;
}

/** A token that cannot be played. Nothing was changed. */
export class CauceError extends Error {
  constructor(token: string, reason: string, code: string);
  /** What was to be played. */
  token: string;
  /** Why it cannot be, in a sentence in the element's language; before `ready`, when it knows none, in English. */
  reason: string;
  /** The name of that sentence, which is the same in every language, such as `illegal-over`; before `ready`, `not-ready`. */
  code: string;
}

/**
 * A game on a page.
 *
 * Its work begins when it comes near the screen. Taken out of the page it lets go of everything but the moves; put
 * back, it goes on where it was; in between, `line` and `ply` still tell where that is. It stores nothing, and asks the
 * network for nothing but the files of the package and the record that `src` names.
 *
 * A property may be set before the module is loaded. A game that is opened is told of by all properties at once, even
 * while its words are still on their way.
 *
 * Of `game`, `line`, `record`, `src`, `puzzle` and `lesson` the last one set wins; before `ready`, the last one in this order.
 * `game` also says which game `puzzle` is of. Where one is taken away, the one before it is opened. An attribute that is
 * empty is none, except `readonly`.
 */
export class CauceGame extends HTMLElement {
  /**
   * Fulfilled when the game can be played, which is not before the element has come near the screen. A script that does not
   * import the module finds it after `await customElements.whenDefined('cauce-game')`; before, it is undefined.
   */
  readonly ready: Promise<CauceGame>;

  /**
   * The attribute `game`: a game's name, `snorkels`, `tayu`, `caminos` or `sendas`, for a fresh game with default
   * options. `snorkels` where there is none.
   */
  game: string;

  /**
   * The attribute `line`: a whole game line, such as `snorkels size=5 : c3 b2`. Setting it opens that game: at once,
   * or, where no board of the page has shown that game yet, as soon as what it needs has been fetched. Read, it is the
   * line up to the position shown.
   *
   * A line that cannot be read is told by `cauce-error` and in the frame; a fresh game is opened instead.
   */
  line: string;

  /**
   * The attribute `record`: a whole game as a record, with variations, comments, marks and names. Setting it opens that
   * game at its first move, or at the one of the attribute `ply`. Read, it is the game that is open; empty before the
   * game is ready.
   *
   * Instead of the attribute, the record may stand in a file (`src`), or be the text of a child where no other
   * attribute than `game` says what is shown. Only the first game of it is opened. The child is read when the element
   * comes near the screen:
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
   * With `readonly` it is for reading: the list of moves shows what was written, and the buttons and the keys `,` and `.` step
   * through it. `\x3c` in a comment stands for `<`, so that no comment ends the script.
   *
   * A record that cannot be read is told by `cauce-error` and in the frame, with the place; it is shown as far as it could be
   * read, and its whole text can be saved.
   */
  record: string;

  /**
   * The attribute `src`: the address of a file with a record, on the origin of the page and of at most a million bytes.
   * Setting it opens that game. A policy that names its sources must let the page `connect-src` there. Null
   * where there is none.
   */
  src: string | null;

  /**
   * The attribute `lang`: `ca`, `de`, `en`, `es`, `fr`, `it` or `pt`, with or without a region. Without one of them the
   * nearest `lang` of the page counts, then the browser's languages, then English.
   */
  lang: string;

  /**
   * The attribute `controls`: what stands round the board. `compact` is whose turn it is, what a move is made with, and undo
   * and redo; anything else is `compact`, too. `full` is everything: the seats, the list of moves, the rules and a menu. `moves` is
   * the list of moves alone, at the right of the board or below it, for a game to be read: what is taken in hand beside the board
   * is not there. `none` is the board alone. Only with `full` a player can ask for a hint, and not against somebody who is away.
   */
  get controls(): 'compact' | 'full' | 'moves' | 'none';
  set controls(controls: string);

  /** The attribute `hint`: with `off` players cannot ask for a hint. Anything else is `on`. */
  get hint(): 'on' | 'off';
  set hint(hint: string);

  /**
   * The attribute `analysis`: with `off` players cannot have the game analysed. Anything else is `on`: where `controls` is
   * `full`, the game is over or nobody is away, and no time counts, a button opens it beside the board. A move counts as an
   * inaccuracy (`?!`) where it gives away a tenth of the chance to win, as a mistake (`?`) at a fifth, as a blunder (`??`) at
   * three tenths; in Tayü at half of that each. What was found stands in `record` and in what `save` gives: the marks
   * behind the moves, how likely each seat is to win in percent as `[%win 62 38]` in comments, and better lines as
   * variations that begin with `[%computer]`. A game that is `readonly` stays as it is.
   */
  get analysis(): 'on' | 'off';
  set analysis(analysis: string);

  /**
   * The attribute `readonly`: the game is shown and can be replayed, and takes no moves from players; `play` still
   * does. No chance is drawn: draws by lot are tokens to be played like any other.
   */
  readonly: boolean;

  /**
   * The attribute `theme`. `auto`, and anything else, follows the page: the `color-scheme` that it gives the element,
   * or where it gives none, whether the colour behind the element is light or dark.
   */
  get theme(): 'auto' | 'light' | 'dark';
  set theme(theme: string);

  /**
   * The attribute `seats`: for each seat whether it is played by somebody `here`, at this board, by somebody `away`, or by
   * the board's own computer player at a level from `computer-1` to `computer-8`, such as `here computer-3`. Tayü, in which
   * luck decides more, has six levels: who is above them takes a seat at the sixth. For a seat that is not here the
   * board takes no moves but by `play`, and undo goes back to the last decision made here. Once the game is over,
   * all seats are moved here: what is tried then is a variation. Without the attribute everybody is here, unless the game
   * that is opened says otherwise. Null before the game is there, where nothing was set.
   *
   * The computer thinks in a worker, fetched when a computer first sits at a table. It moves at the end of the line that
   * is shown, as long as the board can be seen and is not `readonly`. Where it cannot be had, that is told by
   * `cauce-error` and in the frame, with a button to try again.
   *
   * It holds for every game that is opened; where one has another number of seats, that is told by `cauce-error`. In a
   * rematch the players change seats, and take with them where they are: so they do in `restart`, in what `save` gave
   * where anybody is not here, and put back into the page.
   */
  seats: string | null;

  /**
   * The attribute `draws`: who draws what chance decides. `here` is this element, as soon as a draw is due; `host` is the
   * page, which plays it as a token, so that two boards can share one game. Anything else is `here`.
   */
  get draws(): 'here' | 'host';
  set draws(draws: string);

  /** The attribute `loading`: `eager` begins at once, and does not wait until the element comes near the screen. */
  get loading(): 'lazy' | 'eager';
  set loading(loading: string);

  /**
   * The attribute `orientation`: how far the board is turned, in degrees clockwise: 90, 180 or 270. Anything else is 0.
   * A board in space is turned about its middle, and can still be turned by hand.
   */
  get orientation(): 0 | 90 | 180 | 270;
  set orientation(degrees: number);

  /**
   * The attribute `hide`: what is not seen on the board, as words with spaces between. `coordinates` are the names of files
   * and ranks; `last-move` is what tells the last move from the others; `targets` are the places where a move can be made, as
   * Sendas and Tayü show them; with `animation` a move is at its place at once. Other words mean nothing. `svg`
   * shows everything.
   */
  hide: string;

  /**
   * The attribute `puzzle`: a puzzle of the game of the attribute `game` is posed, by its name, as the address of its page
   * on our site has it, or `today` for the puzzle of the day. The board plays the other side, shows what refutes a wrong
   * move, and says when it is solved; meanwhile it sets `readonly` and `draws` itself, which are as they were once it
   * is taken away. Put back into a page, the board poses it from its beginning. Where there is no such puzzle, that is
   * told by `cauce-error`. Null where none is posed.
   */
  puzzle: string | null;

  /**
   * The attribute `lesson`: a step of the lesson of a game, such as `snorkels/3`; without a number the first. It is posed as a
   * puzzle is, and told by the same events.
   */
  lesson: string | null;

  /**
   * The attribute `names`, with commas between: the players' names, by seat; an empty one where a player has none.
   * Setting them renames the players.
   */
  get names(): string[];
  set names(names: readonly string[] | string | null);

  /**
   * The attribute `marks`, with spaces between, such as `d4=A danger:a1-b2`: circles round squares and arrows between
   * them, each perhaps after a colour and before a label. They are drawn over the position in which a game of the attributes is shown
   * first, or over the one that is shown when they are set.
   */
  get marks(): readonly CauceMark[];
  set marks(marks: readonly CauceMark[] | string | null);

  /** Whose turn it is; null before the game is ready. */
  readonly turn: CauceTurn | null;

  /** The tokens that can be played, in plain string order; where chance is due, all that can be drawn. */
  readonly legal: string[];

  /** How it ended; null while it goes on. */
  readonly outcome: CauceOutcome | null;

  /** The score as it stands. */
  readonly score: CauceScore;

  /**
   * The attribute `ply`: where a game of the attributes is shown first, as a number of moves, or `last`; without it, a
   * line at its end, and a record at its first move. Setting it goes there. Read, it is how many moves were made up to
   * the position shown, draws by lot not counted.
   */
  get ply(): number;
  set ply(ply: number | 'last');

  /**
   * Plays a token of the game's notation, whoever is to move; chance that is due then is drawn, unless the page draws it.
   *
   * With `after` it is played only in the position that it is meant for: a number of moves, or a game line. A line also
   * tells apart what was drawn. So a message that comes twice or too late does no harm.
   *
   * Gives back whether it was played: a listener of `cauce-before-move` may forbid it.
   *
   * @throws {CauceError} where it cannot be played.
   */
  play(token: string, when?: { after?: number | string }): boolean;

  /**
   * The move that the board's own computer player would make in the position shown, at a level from 1 to 8, or 8 where none
   * is given; in Tayü 7 and 8 are like 6. It is told as its token. Nothing is played. It thinks in a worker, fetched
   * when it is first asked. With a `signal` it can be stopped; the promise is then rejected with the signal's reason.
   *
   * @throws {CauceComputerError} where it cannot be asked.
   */
  think(how?: { level?: number; signal?: AbortSignal }): Promise<string>;

  /**
   * The best moves in the position shown, or at the end of another game line, and how likely everybody is to win. The more
   * `steps` are made, 20,000 where nothing is said, the surer it is; `lines` is how many moves are told at most, 3 where
   * nothing is said. `onProgress` is told what has been found so far.
   */
  analyse(how?: {
    line?: string;
    lines?: number;
    steps?: number;
    signal?: AbortSignal;
    onProgress?: (analysis: CauceAnalysis) => void;
  }): Promise<CauceAnalysis>;

  /** What speaks for a move, as `analyse` tells it, in a sentence in the element's language. */
  say(reason: CauceReason): Promise<string>;

  /**
   * Goes back to the decision before, if there is one. In a game that is not over the next move made there is the game from
   * then on, and what was taken back becomes a variation.
   */
  undo(): void;

  /** Takes up again what was undone last, with the same draws. */
  redo(): void;

  /** Goes to a point of the line that is open: how many moves are made there, or `last`. Beyond an end, that end. */
  goTo(ply: number | 'last'): void;

  /** Begins the same game anew, with the same options, players and seats. */
  restart(): void;

  /** The whole game as text for `restore`, with its names, variations and comments; empty before the game is ready. */
  save(): string;

  /**
   * Opens what `save` gave. Fulfilled with null, or with a sentence that says why it could not be read; then nothing was
   * changed. With `same` it is the game that is shown, as another window has left it: what the reader is just writing
   * over it stays open.
   */
  restore(saved: string, how?: { same?: boolean }): Promise<string | null>;

  /**
   * Draws circles and arrows over the position that is shown, whenever it is; no marks take away those that are there.
   *
   * @throws {TypeError} where one of them is no object; nothing is drawn then.
   */
  mark(marks: readonly CauceMark[]): void;

  /** Brings the keyboard to the board, or to what is asked where an exercise is posed. With `preventScroll` the page stays where it is. */
  focus(options?: FocusOptions): void;

  /** The picture as SVG text, in the theme shown, without marks; empty before the game is ready. */
  svg(): string;

  /** Where a square (`d4`) or another target of the board stands, in client pixels; null where there is none. */
  rectOf(target: string): DOMRect | null;

  /** Which square or other target of the board stands at a point, in client pixels; null where there is none. */
  targetAt(x: number, y: number): string | null;
}

/** Detail of `cauce-before-move`. */
export interface CauceBeforeMove {
  token: string;
  /** Who is to move; null where it is drawn by lot. */
  seat: number | null;
  origin: CauceOrigin;
}

/** Detail of `cauce-move`. */
export interface CauceMove {
  token: string;
  /** Who played it; null where it was drawn by lot. */
  seat: number | null;
  side: string | null;
  /** How many moves were made, this one counted. */
  ply: number;
  /** The game line before it: what `play` needs on another board. */
  after: string;
  /** The game line up to and with this token. */
  line: string;
  origin: CauceOrigin;
}

/** Detail of `cauce-select`: targets as in `rectOf` and `targetAt`. */
export interface CauceSelect {
  /** From where a piece was picked up; null where none is, and in games whose pieces do not come from the board. */
  picked: string | null;
  /** What the pointer, a finger or the keyboard aims at. */
  aimed: string | null;
  /** The move that a press there makes, whole, as a token. */
  token: string | null;
}

/** Detail of `cauce-change`. */
export interface CauceChange {
  /** The game line up to the position shown. */
  line: string;
  /** How many moves were made there. */
  ply: number;
  /** Whether another game was opened or begun. */
  fresh: boolean;
  /** Whether the record is another: a move is new, or a variation, a comment, a name or a seat was changed. */
  edited: boolean;
}

/** Detail of `cauce-end`. */
export interface CauceEnd {
  outcome: CauceOutcome;
  score: CauceScore;
  line: string;
}

/** How an exercise stands, a puzzle or a step of a lesson. */
export interface CauceExercise {
  /** Which of the attributes poses it. */
  kind: 'puzzle' | 'lesson';
  /** The puzzle's own name, or the lesson as the attribute names it. */
  name: string;
  /** A move is to be made; it is judged; it was wrong; all is done; the solution is shown. */
  state: 'open' | 'waiting' | 'wrong' | 'done' | 'shown';
  /** Whether a hint has made a move. */
  helped: boolean;
  /** The game line that is shown. */
  line: string;
}

/** The events of the element, all of which bubble and leave shadow roots. */
export interface CauceEvents {
  /** The game can be played. Once for an element. */
  'cauce-ready': CustomEvent<Record<string, never>>;
  /**
   * A token is about to be played, by whomever, the computer included, or was drawn by lot; the properties still tell of the position before.
   * Where a listener calls `preventDefault`, it is not played, and chance that was drawn stays due. What is drawn as a
   * game is opened belongs to its beginning, and is not asked about.
   */
  'cauce-before-move': CustomEvent<CauceBeforeMove>;
  /** A piece was picked up or put down, something else is aimed at, or turned: what a press would make of it has changed. */
  'cauce-select': CustomEvent<CauceSelect>;
  /** A token was played, by whomever, or drawn by lot. Not for what is taken up again by redo. */
  'cauce-move': CustomEvent<CauceMove>;
  /** Anything has changed: the game, the position, or what its record says. It comes before the other events. */
  'cauce-change': CustomEvent<CauceChange>;
  /** It is another's turn, or the game is over. */
  'cauce-turn': CustomEvent<CauceTurn>;
  /** A move has ended the game. */
  'cauce-end': CustomEvent<CauceEnd>;
  /**
   * A game line, a record or seats could not be read, the files of the package not be had, or the computer not move: a
   * sentence that says so, and its name, which is the same in every language.
   */
  'cauce-error': CustomEvent<{ code: string; reason: string }>;
  /** A puzzle or a step of a lesson stands otherwise: a move was judged, it is done, its solution is shown. */
  'cauce-exercise': CustomEvent<CauceExercise>;
}

/** Listeners for the events of the element, as JSX names them: `oncauce-move` and the like. */
export type CauceListeners = {
  [Name in keyof CauceEvents as `on${Name}`]?: (event: CauceEvents[Name]) => void;
};

/**
 * The element in JSX. A project that writes it tells its framework once, in any file of its own: `react`, or `preact`, or
 * `solid-js`.
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
  /** What the framework itself takes; it says which values. */
  key?: unknown;
  ref?: unknown;
  children?: unknown;
}

/**
 * What a page may post to the window of `embed.html` in an iframe: the contract of the element, by the names that it has
 * there. A message with an `id` is answered, once `ready` is fulfilled where it asks for the game; `id` is of the page's own
 * choice. What is in a message must be such as can be written as JSON, of at most two million characters; no list in it may
 * have more than 256 entries, and no number be above a million.
 *
 * The frame hears the window around it and no other, and answers at the origin from which it was asked. It says nothing
 * before. So a page begins when the frame's `load` is told: what lasts is told whenever somebody begins to listen.
 *
 * The address of the frame says the rest: `embed.html#game=tayu&moves=…`, as a link to the game has it (also one with a
 * `record`), with `ply`, `controls`, `theme`, `lang`, `readonly`, `seats` (`here,computer-3`), `draws`, `orientation`,
 * `hide`, `hint`, `analysis`, `puzzle` and `asks`. The frame follows it; one that names the same game, moves, seats and puzzle
 * only changes how that is shown.
 */
export type CauceRequest =
  /**
   * Calls a method, such as `play` with `['d4', { after: 3 }]`. The answer has what it gives back or, where it throws, an
   * error. Whatever can only be passed within a page, such as a `signal`, cannot be passed.
   */
  | { cauce: 1; id?: string | number; call: string; args?: unknown[] }
  /**
   * Sets properties, in the order in which they stand: all but `src`; and `asks`, whether moves made in the frame, and
   * draws, are only told, by `cauce-before-move`, and not played. The page then plays them by `play`, or does not. An
   * event of another window cannot be forbidden in time.
   */
  | { cauce: 1; id?: string | number; set: Record<string, unknown> }
  /** Reads properties. The answer has them by their names. */
  | { cauce: 1; id?: string | number; get: string[] }
  /** Has events told from now on. `cauce-ready`, `cauce-error` and `resize` are told also where they came before. */
  | { cauce: 1; id?: string | number; listen: (keyof CauceEvents | 'resize')[] }
  /** Stops `think` or `analyse`, by the `id` with which it was called. That is then answered by an error, `AbortError`. */
  | { cauce: 1; id?: string | number; cancel: string | number };

/** What `embed.html` posts to the page around it. */
export type CauceMessage =
  /** The answer to what was asked with this `id`. */
  | { cauce: 1; id: string | number; result?: unknown }
  /**
   * What was asked with this `id` could not be done. Besides the codes of `CauceError` and `CauceComputerError` there are
   * `unknown`, for a name that cannot be asked for, and `large`; else it is the name of what was thrown.
   */
  | { cauce: 1; id: string | number; error: { code: string; reason: string } }
  /** An event of the element, with its detail. */
  | { cauce: 1; event: string; detail: unknown }
  /**
   * How large the frame must be, in CSS pixels, for all of it to be seen with the board as wide as the frame, or as high
   * as a screen allows.
   */
  | { cauce: 1; event: 'resize'; detail: { width: number; height: number } };

declare global {
  interface HTMLElementTagNameMap {
    'cauce-game': CauceGame;
  }
  interface HTMLElementEventMap extends CauceEvents {}
  interface DocumentEventMap extends CauceEvents {}
}
