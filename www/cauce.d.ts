/**
 * Cauce: board games to put into a page.
 *
 * ```html
 * <script type="module" src="cauce.js"></script>
 * <cauce-game game="snorkels"></cauce-game>
 * ```
 *
 * Loading the module defines the element `<cauce-game>` and adds nothing else to the page.
 *
 * **Colours and type.** Every colour and font is a CSS custom property that begins with `--cauce-` and is set on the
 * element: `cauce-game { --cauce-page: white; --cauce-font: Georgia; --cauce-board-height: 60vh }`. Sizes are in `rem`.
 *
 * **Parts**, to be styled by `cauce-game::part(NAME)`: `frame` holds `notices`, `status` (with `detail` and `ending`),
 * `seats` (each a `seat`), `stage` (with `board`, in it `canvas` and `grid`, `camera`, and `note`, what is written about
 * the point shown), `choices` (each a `choice`), `walk` and `actions` (each of their buttons a `button`), and `moves`
 * (each a `move`, with each `comment`). `dialog` is what opens over the page, and `picture` a diagram in it; `menu` is the
 * menu of a move.
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

/** A token that cannot be played. Nothing was changed. */
export class CauceError extends Error {
  constructor(token: string, reason: string);
  /** What was to be played. */
  token: string;
  /** Why it cannot be, in a sentence in the element's language; before `ready`, when it knows none, in English. */
  reason: string;
}

/**
 * A game on a page.
 *
 * Its work begins when it comes near the screen. Taken out of the page it lets go of everything but the moves; put
 * back, it goes on where it was; in between, `line` and `ply` still tell where that is. It stores nothing, and asks the
 * network for nothing but the files of the package.
 */
export class CauceGame extends HTMLElement {
  /** Fulfilled when the game can be played, which is not before the element has come near the screen. */
  readonly ready: Promise<CauceGame>;

  /**
   * The attribute `game`: a game's name, `snorkels`, `tayu`, `caminos` or `sendas`, for a fresh game with default
   * options. Setting it opens one, unless there is an attribute `line`. `snorkels` where there is none.
   */
  game: string;

  /**
   * The attribute `line`: a whole game line, such as `snorkels size=5 : c3 b2`; it wins over `game`. Setting it opens
   * that game. Read, it is the line up to the position shown.
   *
   * A line that cannot be read is told by `cauce-error` and in the frame; a fresh game is opened instead.
   */
  line: string;

  /**
   * The attribute `lang`: `en`, `es`, `fr` or `ca`, with or without a region. Without one of them the nearest `lang`
   * of the page counts, then the browser's languages, then English.
   */
  lang: string;

  /** The attribute `controls`: everything, or board, status and undo, or the board alone. Anything else is `full`. */
  get controls(): 'full' | 'compact' | 'none';
  set controls(controls: string);

  /**
   * The attribute `readonly`: the game is shown and can be replayed, and takes no moves from players; `play` still
   * does. No chance is drawn: draws by lot are tokens to be played like any other.
   */
  readonly: boolean;

  /** The attribute `theme`. `auto`, and anything else, follows the system. */
  get theme(): 'auto' | 'light' | 'dark';
  set theme(theme: string);

  /** Whose turn it is; null before the game is ready. */
  readonly turn: CauceTurn | null;

  /** The tokens that can be played, in plain string order; where chance is due, all that can be drawn. */
  readonly legal: string[];

  /** How it ended; null while it goes on. */
  readonly outcome: CauceOutcome | null;

  /** The score as it stands. */
  readonly score: CauceScore;

  /** How many moves were made up to the position shown, draws by lot not counted. */
  readonly ply: number;

  /**
   * Plays a token of the game's notation; chance that is due then is drawn, unless the element is `readonly`.
   *
   * @throws {CauceError} where it cannot be played
   */
  play(token: string): void;

  /** Goes back to the decision before, if there is one. */
  undo(): void;

  /** Takes up again what was undone last, with the same draws. */
  redo(): void;

  /** Goes to a point of the line that is open: how many moves are made there. Beyond an end, that end. */
  goTo(ply: number): void;

  /** Begins the same game anew, with the same options and players. */
  restart(): void;

  /** The picture as SVG text, in the theme shown; empty before the game is ready. */
  svg(): string;

  /** Where a square (`d4`) or another target of the board stands, in client pixels; null where there is none. */
  rectOf(target: string): DOMRect | null;
}

/** Detail of `cauce-move`. */
export interface CauceMove {
  token: string;
  /** Who played it; null where it was drawn by lot. */
  seat: number | null;
  side: string | null;
  /** How many moves were made, this one counted. */
  ply: number;
  /** The game line up to and with this token. */
  line: string;
}

/** Detail of `cauce-end`. */
export interface CauceEnd {
  outcome: CauceOutcome;
  score: CauceScore;
  line: string;
}

/** The events of the element, all of which bubble and leave shadow roots. */
export interface CauceEvents {
  /** The game can be played. Once for an element. */
  'cauce-ready': CustomEvent<Record<string, never>>;
  /** A token was played, by whomever, or drawn by lot. Not for what is taken up again by redo. */
  'cauce-move': CustomEvent<CauceMove>;
  /** It is another's turn, or the game is over. */
  'cauce-turn': CustomEvent<CauceTurn>;
  /** A move has ended the game. */
  'cauce-end': CustomEvent<CauceEnd>;
  /** A game line could not be read, or the files of the package not be had: a sentence that says so. */
  'cauce-error': CustomEvent<{ reason: string }>;
}

/** What a page may post to the window of `embed.html` in an iframe. Before `ready`, nothing is heard. */
export type CauceRequest =
  | { cauce: 1; type: 'play'; token: string }
  | { cauce: 1; type: 'set'; line: string }
  | { cauce: 1; type: 'get' | 'undo' | 'redo' };

/** The game in an iframe. */
export interface CauceState {
  game: string;
  line: string;
  turn: CauceTurn | null;
  legal: string[];
  outcome: CauceOutcome | null;
  score: CauceScore;
  ply: number;
}

/** What `embed.html` posts to the page around it, at the origin of that page and no other. */
export type CauceMessage =
  | ({ cauce: 1; type: 'ready' } & CauceState)
  /** The answer to `get`, `undo` and `redo`, and told after every change. */
  | ({ cauce: 1; type: 'state' } & CauceState)
  | ({ cauce: 1; type: 'move' } & CauceMove)
  | ({ cauce: 1; type: 'end' } & CauceEnd)
  /** With the token that was refused, or without one where a line could not be read. */
  | { cauce: 1; type: 'error'; reason: string; token?: string }
  /** How large the frame must be, in CSS pixels, for all of it to be seen with the board as wide as the frame. */
  | { cauce: 1; type: 'resize'; width: number; height: number };

declare global {
  interface HTMLElementTagNameMap {
    'cauce-game': CauceGame;
  }
  interface HTMLElementEventMap extends CauceEvents {}
}
