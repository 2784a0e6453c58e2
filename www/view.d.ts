// The types of values that the wasm modules return to the page: the views of `crates/scene`, the results of the computer
// players from `crates/worker`, and the rest from `crates/web`. The page creates some of them itself.

/** A message: its id in the catalogues, and its arguments. */
export interface Phrase {
  id: string;
  args?: Record<string, Arg>;
}

export type Arg = string | number | Phrase | Phrase[];

export interface Turn {
  kind: 'move' | 'chance' | 'over';
  seat: number | null;
  side: string | null;
}

export interface Outcome {
  winners: number[];
  reason: string;
}

export type Score = Record<string, number>;

export interface Seat {
  number: number;
  side: string | null;
  name: string;
  /** the player's number in the series: the seat that they had in its first game */
  player: number;
  title: Phrase;
  /** who controls the seat: a local player, a remote player or a computer */
  by: 'here' | 'away' | 'computer';
  /** the level of the computer */
  level: number | null;
  active: boolean;
  winner: boolean;
  points: number;
  /** the rotation of the board, in degrees clockwise, that puts this seat at the bottom */
  facing: number;
  facts: Phrase[];
}

export interface Choice {
  id: string;
  group: string;
  label: Phrase;
  hint: Phrase | null;
  icon: boolean;
  pressed: boolean;
  enabled: boolean;
  primary: boolean;
}

export interface View {
  game: string;
  ply: number;
  node: number;
  turn: Turn;
  outcome: Outcome | null;
  score: Score | null;
  /** whether a local player is to move */
  here: boolean;
  /** whether the players can agree on a draw: the game is not over, and all of them are local */
  can_draw: boolean;
  can_undo: boolean;
  can_redo: boolean;
  /** whether the current line has ended, or the game of which it is a variation, and the end was not taken back */
  ended: boolean;
  status: Phrase;
  detail: Phrase | null;
  refused: boolean;
  announce: Phrase | null;
  /** the piece in the hand of the player to move, for screen readers */
  hand: Phrase | null;
  /** where that piece would be placed, for screen readers */
  over: Phrase | null;
  ending: Phrase[];
  /** the number of the game in its series, counted from 1 */
  round: number;
  seats: Seat[];
  choices: Choice[];
  /** the maximum number of rows of buttons for a move of this game */
  rows: number;
  width: number;
  height: number;
  turnable: boolean;
  busy: boolean;
  /** the target from which the piece in the hand was picked up */
  picked: string | null;
  aimed: string | null;
  /** whether a tap has previewed a move that a second tap would play */
  awaits_tap: boolean;
  /** the move that a press on `aimed` would play */
  token: string | null;
}

export interface Place {
  id: string;
  row: number;
  column: number;
  x: number;
  y: number;
  w: number;
  h: number;
  label: Phrase;
  pressable: boolean;
  /** whether a press picks up the piece there, so that it can be dragged */
  grab?: boolean;
}

/** The tokens played up to the position shown. */
export interface PlayedSince {
  /** The game line. */
  line: string;
  /** The tokens, each with the length of the line before it and with it. */
  tokens: { token: string; seat: number | null; side: string | null; ply: number; from: number; to: number }[];
}

export interface Played {
  node: number;
  parent: number;
  number: number;
  seat: number | null;
  side: string | null;
  text: string;
  label: Phrase | null;
  on_line: boolean;
  /** the comment, including commands for programs; may be empty */
  comment: string;
  /** the annotation symbol, such as `?!`; may be empty */
  mark: string;
  depth: number;
}

/** The score table of a series, with a column for each player, by seat, and a row for each game. */
export interface Series {
  players: SeriesPlayer[];
  /** the last one is the current game */
  rounds: Round[];
}

export interface SeriesPlayer {
  title: Phrase;
  /** points from earlier games that are not listed */
  before: number;
  points: number;
  wins: number;
}

export interface Round {
  over: boolean;
  parts: { seat: number; side: string | null; points: number; won: boolean }[];
}

/** The readable part of a game line or a link. */
export interface ReadLine {
  /** the game's name; null if there is no such game */
  game: string | null;
  /** the game line up to the first error */
  line: string;
  /** the names in a link, by seat */
  names: string[];
  /** the controllers of the seats in a link, such as `here computer-3` */
  seats: string | null;
  /** the id of the game in a link: the tag `GameId` of its record */
  id: string | null;
  /** the compressed record of a link without moves */
  packed: string | null;
  problem: Phrase | null;
}

/** A game of a file. */
export interface FiledGame {
  /** the game's name; empty if the start of the game is unreadable */
  game: string;
  /** the players' names, by seat */
  names: string[];
  /** the displayed names, by seat */
  players: Phrase[];
  /** the tags that do not affect the game, such as its date */
  tags: [string, string][];
  /** the fragment of a link to the end of the main line */
  link: string;
  ply: number;
  /** the seats that won; null if the game is not over */
  winners: number[] | null;
  /** the name of the reason for the end; null if the game is not over */
  reason: string | null;
  /** the input of `restore`; empty if nothing could be read */
  saved: string;
  /** the error and its place */
  problem: Phrase | null;
  /** the part of the file that was read so far, in percent */
  percent: number;
}

export interface Setting {
  key: string;
  kind: 'one-of' | 'number' | 'squares';
  values: string[];
  min: number;
  max: number;
  value: string;
  /** a game line for each value, if a picture explains the values better than their names */
  lines: string[];
}

export interface Setup {
  game: string;
  settings: Setting[];
  /** descriptions of the seats: which one moves first, and the side and partner of each */
  seats: Phrase[];
  problem: Phrase | null;
  line: string;
}

/** The analysis of a position by the computer players. */
export interface Analysis {
  /** the game line of the position */
  line: string;
  /** the number of search steps so far */
  steps: number;
  /** the seat to move, counted from 1; null if there is none */
  seat: number | null;
  /** the probability of winning by seat, from 0 to 1; a draw counts as a share of a win */
  chances: number[];
  /** the best moves, best first, without moves that were hardly searched */
  lines: AnalysisLine[];
}

export interface AnalysisLine {
  /** the tokens of the move and of the expected continuation */
  moves: string[];
  /** the probability that the player to move wins; for the best move, the value in `chances` */
  chance: number;
  /** the number of visits of the search */
  visits: number;
  /** the proved result: the winners (none in a draw), and the maximum number of moves and chance events until the end */
  proof: { winners: number[]; plies: number } | null;
  /** the reasons for the move, most important first */
  reasons: Phrase[];
}

/** The proved value of a move. */
export interface MoveValue {
  /** the move */
  token: string;
  /** the value for its player: 1 for a win, 0 for a loss; the mean over all draws if there is chance */
  share: number;
  /** the number of plies until the end, including the move; 0 if unknown */
  plies: number;
}

/** A mark of a hint on the board. */
export interface RegionMark {
  at?: string;
  around?: string[];
  colour: string;
  thin: boolean;
}

/**
 * An exercise to pose: a step of a lesson, counted from 0; a puzzle; a mistake of a seat, with the analysis of the position
 * before it; or a hint at the end of a game line.
 */
export type ExerciseAsked =
  | { game: string; step: number }
  | { line: string; solution: string[] }
  | { before: Analysis; seat: number; made: string }
  | { hint: string };

/** The events that an exercise handles. */
export type ExerciseEvent =
  | { type: 'begun' | 'aside' }
  | { type: 'moved'; line: string; ply: number }
  | { type: 'pressed'; name: TaskButton['name'] }
  | { type: 'answered'; number: number; worth?: MoveValue[]; found?: Analysis }
  | { type: 'failed'; number: number; why: string }
  | { type: 'elapsed'; number: number };

/** The effects that the page must carry out for an exercise. */
export type Effect =
  | 'stop'
  | { open: { line: string; ply: number | null } }
  | { go_to: number }
  | { play: string }
  | { point: { press: string[]; at: string | null } }
  | { mark: RegionMark[] }
  | { ask: { number: number; question: ExerciseQuestion } }
  | { wait: { number: number; milliseconds: number } };

export type ExerciseQuestion =
  | { prove: { line: string } }
  | { analyse: { line: string; steps: number; lines: number } }
  | { look: { line: string } };

export interface TaskButton {
  name: 'help' | 'again' | 'restart' | 'show';
  label: Phrase;
  primary: boolean;
}

/** The view of an exercise. */
export interface Task {
  state: 'open' | 'waiting' | 'wrong' | 'done' | 'shown';
  title: Phrase | null;
  text: Phrase | null;
  /** the side to move */
  side: string | null;
  plays: Phrase | null;
  asked: Phrase | null;
  feedback: Phrase[];
  /** the version of `said` for screen readers; empty if it is the same */
  spoken: Phrase[];
  /** the announcement when the task is done */
  cheer: Phrase | null;
  /** whether a hint has played a move */
  helped: boolean;
  /** whether a move is being judged */
  judging: boolean;
  /** the presses that a hint shows; null without a hint */
  presses: string[] | null;
  /** whether the line shown can be stepped through now; null if it never can */
  steppable: boolean | null;
  buttons: TaskButton[];
}

/** The review of a game, complete or in progress. */
export interface Review {
  /** whether it matches the current main line */
  fits: boolean;
  complete: boolean;
  /** the positions in which a player decides, and the final one */
  points: ReviewedPoint[];
  /** the teams */
  sides: ReviewedSide[];
  /** the faults found so far, in the order of the game, as exercises */
  tasks: ReviewTask[];
  /** the indices of the tasks, gravest fault first */
  faults: number[];
  /** the kinds of faults, least grave first */
  grades: { mark: string; name: Phrase; help: Phrase }[];
}

export interface ReviewedSide {
  seats: number[];
  /** their side at the end of the main line */
  side: string | null;
  /**
   * their chance to win in percent, if they were ahead but did not win: the game ended by resignation, on time or by an agreed
   * draw
   */
  ahead: number | null;
}

/** A move of the record. */
export interface ReviewedStep {
  node: number;
  seat: number | null;
  side: string | null;
}

export interface ReviewedPoint {
  node: number;
  number: number;
  /** the move that led there, without random draws after it */
  made: ReviewedStep;
  /** the probability of winning by seat, from 0 to 1 */
  chances: number[] | null;
  /** the annotation symbol of the move; empty if it was no fault */
  mark: string;
}

/** The verdict on a move of the game. */
export interface ReviewedMove extends ReviewedStep {
  number: number;
  seat: number;
  token: string;
  /** the label of a token that is not readable by itself */
  label: Phrase | null;
  mark: string;
  name: Phrase | null;
  /** the change of the player's chance, in short and as a sentence */
  lost: Phrase | null;
  cost: Phrase | null;
  /** whether the move is a fault only because it let the other side win at once */
  allows: boolean;
  best: boolean;
  /** the better line that the computer has added to the record */
  better: ReviewedStep[];
  /** the main reason for the move, or for the better one */
  reason: Phrase | null;
  /** whether the reason needs a search of the position before the move */
  wanted: boolean;
  before: { line: string; chances: number[] };
}

/** A fault, as the exercise to find a better move. */
export interface ReviewTask extends ReviewedMove {
  name: Phrase;
}

/** The current position of a board within a review. */
export interface ReviewedPosition {
  /** the index of the point; in a variation, of the one where it branches off */
  place: number;
  /** whether the position is in a variation */
  in_variation: boolean;
  judged: ReviewedMove | null;
}

export interface BestMove {
  /** the move, and its expected continuation or the one in the line shown */
  moves: string[];
  /** whether the line shown continues with it */
  own: boolean;
  colour: 'win' | 'aim' | 'danger';
  worth: Phrase;
  reason: Phrase | null;
}
