// The shapes of what the wasm module hands to the page: what a table looks like from `crates/scene`, what the
// computer players found out from `crates/worker`, the rest from `crates/web`. The page makes some of them itself, and may leave out what has a question mark.

/** A message without words: a name that the catalogues know, and its arguments. */
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
  /** who moves for the seat: somebody at this table, somebody elsewhere, or a computer */
  by: 'here' | 'away' | 'computer';
  /** the level of a computer */
  level: number | null;
  active: boolean;
  winner: boolean;
  points: number;
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
  /** whether somebody here is to move */
  here: boolean;
  /** whether the players can agree on a draw: the game goes on, and all of them are here */
  can_draw: boolean;
  can_undo: boolean;
  can_redo: boolean;
  /** whether the line that is shown, or the game that it is a variation of, has come to an end that was not taken back */
  ended: boolean;
  status: Phrase;
  detail: Phrase | null;
  refused: boolean;
  announce: Phrase | null;
  /** what the player to move holds in their hand, for who does not see it */
  hand: Phrase | null;
  /** where that would come to lie, for who does not see it */
  over: Phrase | null;
  ending: Phrase[];
  /** which game of the series it is, counted from 1 */
  round: number;
  seats: Seat[];
  choices: Choice[];
  /** how many rows of buttons there are at most while a move is made, in this game */
  rows: number;
  width: number;
  height: number;
  turnable: boolean;
  busy: boolean;
  /** from where what is in the hand was picked up */
  picked: string | null;
  aimed: string | null;
  /** whether a finger has shown a move there, which a second tap would play */
  awaits_tap: boolean;
  /** the move that a press there plays */
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
  /** Whether a press takes up what stands there, so that it can be dragged. */
  grab?: boolean;
}

/** What was played up to the position shown. */
export interface PlayedSince {
  /** The game line. */
  line: string;
  /** The tokens, each with how long the line was before it, and is with it. */
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
  /** what is written about it, commands for programs included; empty where nothing is */
  comment: string;
  /** the sign that says how good it was, such as `?!`; empty where nobody says so */
  mark: string;
  depth: number;
}

/** The score table of a series: a column for each player, by seat, and a row for each game. */
export interface Series {
  players: SeriesPlayer[];
  /** the last one is the one on the table */
  rounds: Round[];
}

export interface SeriesPlayer {
  title: Phrase;
  /** points from games that the series no longer knows one by one */
  before: number;
  points: number;
  wins: number;
}

export interface Round {
  over: boolean;
  parts: { seat: number; side: string | null; points: number; won: boolean }[];
}

/** What could be read of a game line or a link. */
export interface ReadLine {
  /** the game's name; null where the text names none that there is */
  game: string | null;
  /** the line as far as it could be read */
  line: string;
  /** the names that a link gives, by seat */
  names: string[];
  /** who moves for the seats, where a link tells: `here computer-3` */
  seats: string | null;
  /** what tells the game from all others, where a link gives it: the tag `GameId` of its record */
  id: string | null;
  /** a compressed record, where a link gives it in place of moves */
  packed: string | null;
  problem: Phrase | null;
}

/** A game as a file holds it. */
export interface FiledGame {
  /** the game's name; empty where the file does not say how it begins */
  game: string;
  /** the players' names, by seat */
  names: string[];
  /** what the players are called, by seat */
  players: Phrase[];
  /** the tags that say nothing of the game itself, such as its date */
  tags: [string, string][];
  /** what stands after the `#` of a link to the end of the main line */
  link: string;
  ply: number;
  /** the seats that won; null while the game goes on */
  winners: number[] | null;
  /** the name of why it ended; null while it goes on */
  reason: string | null;
  /** what `restore` reads; empty where nothing could be read */
  saved: string;
  /** what is wrong with it, and where */
  problem: Phrase | null;
  /** how many of a hundred parts of the file have been read */
  percent: number;
}

export interface Setting {
  key: string;
  kind: 'one-of' | 'number' | 'squares';
  values: string[];
  min: number;
  max: number;
  value: string;
  /** a game line for each value, where a picture says more than its name */
  lines: string[];
}

export interface Setup {
  game: string;
  settings: Setting[];
  /** Who each seat is for. */
  seats: Phrase[];
  problem: Phrase | null;
  line: string;
}

/** What the computer players have found out about a position. */
export interface Analysis {
  /** the game up to this position */
  line: string;
  /** how many steps the search has made */
  steps: number;
  /** the number of the seat to move; null where nobody is */
  seat: number | null;
  /** how likely each seat is to win, by seat, from 0 to 1; a draw is a share of a win */
  chances: number[];
  /** the best moves, the best first; what the search has hardly looked at is left out */
  lines: AnalysisLine[];
}

export interface AnalysisLine {
  /** the move, and how the game is expected to go on, as tokens */
  moves: string[];
  /** how likely who is to move is to win with it; with the best, as likely as `chances` says */
  chance: number;
  /** how often the search has looked at it */
  visits: number;
  /** how the game ends with it, where that is proved: who wins (nobody in a draw), after how many moves and chance events at most */
  proof: { winners: number[]; plies: number } | null;
  /** what speaks for it, the most telling first */
  reasons: Phrase[];
}

/** What a move is worth, as is proved. */
export interface Worth {
  /** the move */
  token: string;
  /** what it brings to who makes it: 1 for a win, 0 for a loss; where chance takes part the mean of all that can be drawn */
  share: number;
  /** after how many plies the game is won or lost, the move among them; 0 where that is not known */
  plies: number;
}

/** Something to look at: what a hint marks on the board. */
export interface RegionMark {
  at?: string;
  around?: string[];
  close: boolean;
  colour: string;
  thin: boolean;
}

/**
 * Which exercise is to be posed: a step of a lesson, counted from 0, a puzzle, a move of a seat that was a mistake, with what was
 * found out about the position before it, or a hint where a game line ends.
 */
export type ExerciseAsked =
  | { game: string; step: number }
  | { line: string; solution: string[] }
  | { before: Analysis; seat: number; made: string }
  | { hint: string };

/** What an exercise is told. */
export type ExerciseEvent =
  | { type: 'begun' | 'aside' }
  | { type: 'moved'; line: string; ply: number }
  | { type: 'pressed'; name: TaskButton['name'] }
  | { type: 'answered'; number: number; worth?: Worth[]; found?: Analysis }
  | { type: 'failed'; number: number; why: string }
  | { type: 'elapsed'; number: number };

/** What an exercise asks the page to do. */
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

/** All that is shown of an exercise. */
export interface Task {
  state: 'open' | 'waiting' | 'wrong' | 'done' | 'shown';
  title: Phrase | null;
  text: Phrase | null;
  /** the side whose move is asked for */
  side: string | null;
  plays: Phrase | null;
  asked: Phrase | null;
  said: Phrase[];
  /** the same for somebody who does not see the board; empty where that is no other */
  spoken: Phrase[];
  /** what is called out once it is done */
  cheer: Phrase | null;
  /** whether a hint has made a move */
  helped: boolean;
  /** whether a move is judged */
  weighs: boolean;
  /** what a hint shows; null where none is told */
  presses: string[] | null;
  /** whether what is shown can be gone through; null where nothing ever can */
  walks: boolean | null;
  buttons: TaskButton[];
}

/** A game that is looked through by the computer, as far as that has come. */
export interface Review {
  /** whether it is about the main line as it stands */
  fits: boolean;
  complete: boolean;
  /** the points at which somebody decides, or the game has ended */
  points: ReviewedPoint[];
  /** who wins together */
  sides: ReviewedSide[];
  /** the faults that are certain by now, in the order of the game, as tasks to find a better move */
  tasks: ReviewTask[];
  /** their places among the tasks, the gravest first */
  faults: number[];
  /** the kinds of faults, the least grave first: sign, name and meaning */
  grades: { mark: string; name: Phrase; help: Phrase }[];
}

export interface ReviewedSide {
  seats: number[];
  /** what they play at the end of the main line */
  side: string | null;
  /** how likely they were to win, in percent, where they were ahead when the game was given up, ran out of time or was agreed to be drawn, and have not won it */
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
  /** the move that led there, before a draw by lot */
  made: ReviewedStep;
  /** how likely each seat is to win, from 0 to 1 */
  chances: number[] | null;
  /** the sign of the fault that the move was; empty where it was none */
  mark: string;
}

/** What is said of a move that was made. */
export interface ReviewedMove extends ReviewedStep {
  number: number;
  seat: number;
  token: string;
  /** a name for the token of a task where it cannot be read as it stands */
  label: Phrase | null;
  mark: string;
  name: Phrase | null;
  /** what it did to the chance of who made it, in a few words, and what it has cost, in a sentence */
  lost: Phrase | null;
  cost: Phrase | null;
  /** whether it is a fault by what it allowed, and not by what it gave away */
  allows: boolean;
  best: boolean;
  /** the line that the computer has added beside a fault */
  better: ReviewedStep[];
  /** what speaks most for it, or for the better move */
  reason: Phrase | null;
  /** whether it takes a search of the position before it for that to be known */
  wanted: boolean;
  before: { line: string; chances: number[] };
}

/** A fault to which a better move is to be found. */
export interface ReviewTask extends ReviewedMove {
  name: Phrase;
}

/** Where a board stands in a game that is looked through. */
export interface ReviewedHere {
  /** the place among the points; in a variation, that of the one where it left the game */
  place: number;
  /** whether it stands in a variation */
  aside: boolean;
  told: ReviewedMove | null;
}

export interface BestMove {
  /** the move, and how the game could go on, or does in the line that is shown */
  moves: string[];
  /** whether the line that is shown goes on with it */
  own: boolean;
  colour: 'win' | 'aim' | 'danger';
  worth: Phrase;
  reason: Phrase | null;
}
