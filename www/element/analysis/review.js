// A game looked through by the computer: how likely each seat is to win after every move of the main line, and which moves
// gave away how much of that. What is found is written into the record, from where it is read again.

import { SQUARE } from '../board/cells.js';
import { inspect } from '../inspect.js';
import { commandOf, withCommand } from '../comment.js';
import { CERTAIN, analyse, percent } from '../computer.js';

/**
 * A point of the main line: the start, or what a move or a draw by lot led to.
 * @typedef {object} Point
 * @property {number} node
 * @property {string} line the game up to here
 * @property {number} number how many moves are made
 * @property {number | null} seat who made the last one; null at the start and after a draw by lot
 * @property {string | null} side the side that made it
 * @property {string} text its token
 * @property {Phrase | null} label what it is called
 * @property {number[] | null} chances how likely each seat is to win, from 0 to 1; null as long as nobody knows
 * @property {number | null} plies after how many moves and draws by lot the game is over, where that is proved
 * @property {Analysis | null} analysis what is known besides, unless it was read from the record
 * @property {Mark} mark what the move was
 *
 * @typedef {'' | '?!' | '?' | '??'} Mark
 */

/** What the marks are called, for the catalogues. @type {Record<Mark, string>} */
export const NAMES = { '': 'good', '?!': 'inaccuracy', '?': 'mistake', '??': 'blunder' };

/**
 * How much of the chance to win a move must give away to be called a fault, from 0 to 1. The lines are drawn at twice what
 * they are for chess elsewhere (Lichess: 0.1, 0.2 and 0.3 on a scale from -1 to 1), since these chances are found by trial.
 * @type {readonly [Mark, number][]}
 */
const FAULTS = [
  ['??', 0.3],
  ['?', 0.2],
  ['?!', 0.1],
];

/** A move that gives away no more than this is nearly as good as the best. */
const NEARLY = 0.05;

/**
 * Games that are measured by a finer scale, and by what part. In Tayü luck and many moves leave little to each, and chances are
 * known to a sixth of what is unsure in Snorkels: the lines are those of chess. `crates/lab/STRENGTH.md` has what was measured.
 * @type {Record<string, number>}
 */
const FINER = { tayu: 0.5 };

/** Who is as likely to win as that is ahead. */
const AHEAD = 0.6;

/** How many steps are made about a position: as many as for a hint. */
const STEPS = 2500;

/** On a board of fewer squares steps are soon made, and soon prove who wins: it has more, by this power of how much smaller it is. */
const SQUARES = 49;
const SMALLER = 4;

/** So many workers look at a game together, where there are as many cores. */
const WORKERS = 3;

/** How many moves are told of a position. */
export const LINES = 3;

/** How many moves of a line are told, and go into the record. */
export const LONGEST = 6;

/** By what part the scale of a game is finer. @param {string} line the game */
const scale = (line) => FINER[line.split(' ')[0] ?? ''] ?? 1;

/** The faults of a game, and how much of the chance to win each gives away at least. @param {string} line @returns {[Mark, number][]} */
export const faultsIn = (line) => FAULTS.map(([mark, least]) => [mark, least * scale(line)]);

/** How much a move may give away that is nearly as good as the best. @param {string} line the game */
export const nearlyIn = (line) => NEARLY * scale(line);

/**
 * What a move is that gives away so much. One that lets somebody win at once is a fault, too, however little was to be lost; but
 * where there was nothing to be lost, it is none.
 * @param {number} loss @param {string} line the game @param {boolean} [lets] @returns {Mark}
 */
export const judge = (loss, line, lets = false) =>
  faultsIn(line).find(([, least]) => loss >= least)?.[0] ?? (lets && loss >= CERTAIN ? '?!' : '');

/** Whether a line is proved to lose for a seat. @param {AnalysisLine | undefined} line @param {number} seat */
export const loses = (line, seat) => Boolean(line?.proof?.winners.length && !line.proof.winners.includes(seat));

/** Whether a move has let another win at once. @param {Analysis | null} after where it led to @param {number} seat who made it */
export function letsWin(after, seat) {
  const answer = after?.lines[0];
  return loses(answer, seat) && answer?.proof?.plies === 1;
}

/**
 * What a search found in positions, by their lines: nothing is asked twice, and nothing of it is changed, so that a game is
 * judged alike whatever was analysed before it.
 * @type {Map<string, Analysis>}
 */
const known = new Map();
/** So many are remembered. */
const REMEMBERED = 2000;

/** What a review found besides by looking deeper into better moves: what is shown agrees with its marks. @type {Map<string, Analysis>} */
const reviewed = new Map();

/** What has been found out about a position, where anything has. @param {string} line */
export const foundAt = (line) => reviewed.get(line) ?? known.get(line);

/**
 * What the best moves are in a position.
 * @param {string} line @param {AbortSignal} signal @returns {Promise<Analysis>}
 */
export const look = async (line, signal) => reviewed.get(line) ?? search(line, signal);

/**
 * What a search finds in a position.
 * @param {string} line @param {AbortSignal} signal @param {number} [beside] the worker that is asked @returns {Promise<Analysis>}
 */
async function search(line, signal, beside) {
  const before = known.get(line);
  if (before) return before;
  const { engine } = await import('../engine.js');
  const squares =
    inspect(await engine(), line, (board) => board.places().filter(({ id }) => SQUARE.test(id)).length) || SQUARES;
  const steps = Math.round(STEPS * Math.max(1, SQUARES / squares) ** SMALLER);
  const found = await analyse(line, { steps, lines: LINES, signal, beside });
  if (known.size >= REMEMBERED) known.clear();
  known.set(line, found);
  return found;
}

/** The chance of whoever made a move, before and after it, in percent, as the graph has it. @param {Point} before @param {Point} point */
export const percents = (before, point) =>
  [before, point].map(({ chances }) => percent(chances?.[(point.seat ?? 1) - 1] ?? 0));

/** The game one token on. @param {Engine} engine @param {string} line @param {string} token */
export const after = (engine, line, token) =>
  inspect(engine, line, (board) => {
    board.play(token, null);
    return board.line;
  });

/**
 * A move, by what is known of where it has led.
 * @param {string} token @param {number[]} chances there @param {AnalysisLine | undefined} answer the best there
 * @param {number} seat who made it @param {AnalysisLine['reasons']} [reasons] what speaks for it @returns {AnalysisLine}
 */
export function ledTo(token, chances, answer, seat, reasons = []) {
  const proof = answer?.proof ? { ...answer.proof, plies: answer.proof.plies + 1 } : null;
  return { moves: [token, ...(answer?.moves ?? [])], chance: chances[seat - 1] ?? 0, visits: 0, proof, reasons };
}

export class Review {
  #engine;
  #board;
  #ask;
  /** Whether it was about the game when that was asked last. */
  #compared = { at: -1, fits: false };
  /** @type {Point[]} */ points;
  /** Seats that win together, each with the places of their chances. @type {{ seats: number[], side: string | null }[]} */ sides;

  /** @param {Engine} engine @param {Board} board @param {typeof search} [ask] what finds out about positions */
  constructor(engine, board, ask = search) {
    this.#engine = engine;
    this.#board = board;
    this.#ask = ask;
    reviewed.clear();
    this.points = pointsOf(board);
    this.sides = this.#teams();
  }

  /** Whether it is about the game as it stands. */
  get fits() {
    const { moves_revision } = this.#board;
    if (moves_revision !== this.#compared.at) {
      const main = this.#board.moves().filter(({ depth }) => depth === 0);
      const fits =
        main.length === this.points.length - 1 &&
        main.every(({ node }, index) => node === this.points[index + 1]?.node);
      this.#compared = { at: moves_revision, fits };
    }
    return this.#compared.fits;
  }

  /** Whether all is known. */
  get complete() {
    return this.points.every(({ chances }) => chances);
  }

  /** Those at which somebody decides, or the game has ended: what comes before a draw by lot is no point of its own. */
  get shown() {
    return this.points.filter((_, index) => this.points[index + 1]?.seat !== null);
  }

  /** The place of a node among the points that are shown: its own, or that of the draw by lot after it. @param {number} node */
  placeOf(node) {
    const { points, shown } = this;
    const index = points.findIndex((point) => point.node === node);
    const rest = new Set(points.slice(index));
    return index < 0 ? -1 : shown.findIndex((point) => rest.has(point));
  }

  /** The move that led to a point: where a draw by lot came after it, the point before. @param {Point} point */
  owner(point) {
    const { points } = this;
    let index = points.indexOf(point);
    while (index > 0 && points[index]?.seat === null) index -= 1;
    return points[index] ?? point;
  }

  /** The node at which the line that is shown left the game, no earlier than where that was left before. @param {number} left */
  fork(left) {
    const line = new Set(this.#board.shown_line());
    return this.points.filter(({ node }) => node === left || line.has(node)).at(-1)?.node ?? 0;
  }

  /** The moves that were faults, each with the point before it. @returns {{ point: Point, before: Point }[]} */
  get faults() {
    return this.points.flatMap((point, index) => {
      const before = this.points[index - 1];
      return point.mark && before ? [{ point, before }] : [];
    });
  }

  /** Those of them that are certain while the rest is looked at: the answer to a fault can show that it was none. */
  get certain() {
    const next = this.points.findIndex(({ chances }) => !chances);
    const sure = new Set(next < 0 ? this.points : this.points.slice(0, Math.max(0, next - 1)));
    return this.faults.filter(({ point }) => sure.has(point));
  }

  /** Who was ahead when the game was given up, ran out of time or was agreed to be drawn, unless they have won it. */
  get ahead() {
    const [before, end] = this.points.slice(-2);
    if (!before?.chances || !end?.chances || !this.#forfeits(before, end)) return null;
    for (const { seats } of this.sides) {
      const [was = 0, is = 0] = [before, end].map(({ chances }) => chances?.[(seats[0] ?? 1) - 1]);
      if (was >= AHEAD && is < was) return { seats, chance: was };
    }
    return null;
  }

  /** Looks at every point that is not known: each worker takes the next one. @param {AbortSignal} signal @param {() => void} onProgress */
  async run(signal, onProgress) {
    const asked = [...this.points.entries()]
      .filter(([, { chances }]) => !chances)
      .map(([index, point]) => {
        /** @type {(found: Analysis) => void} */ let resolve = () => {};
        /** @type {(why: unknown) => void} */ let reject = () => {};
        /** @type {Promise<Analysis>} */ const promise = new Promise((...settle) => ([resolve, reject] = settle));
        return { index, point, promise, resolve, reject };
      });
    const rest = asked.values();
    const stop = new AbortController();
    const either = AbortSignal.any([signal, stop.signal]);
    for (let beside = 0; beside < Math.min(globalThis.navigator?.hardwareConcurrency || 1, WORKERS); beside += 1) {
      void (async () => {
        for (const { point, promise, resolve, reject } of rest) {
          // Whoever waits for it hears of it when it is in turn.
          promise.catch(() => {});
          await this.#ask(point.line, either, beside).then(resolve, reject);
        }
      })();
    }
    try {
      for (const { index, point, promise } of asked) {
        const found = await promise;
        point.analysis = { ...found };
        point.chances = found.chances;
        point.plies = found.lines[0]?.proof?.plies ?? null;
        await this.#weigh(index, signal);
        onProgress();
      }
    } finally {
      stop.abort();
    }
  }

  /**
   * Weighs the move that led to a point: by the chance of the position before it, which is that of the best move there, and
   * of that after it, about which as much is thought.
   * @param {number} index @param {AbortSignal} signal
   */
  async #weigh(index, signal) {
    const [before, point] = [this.points[index - 1], this.points[index]];
    if (!before?.chances || !point?.chances || point.seat === null || this.#forfeits(before, point)) return;
    const found = (before.analysis ??= { ...(await this.#ask(before.line, signal)) });
    if (!found.lines[0]) return;
    const at = point.seat - 1;
    const lost = () => (before.chances?.[at] ?? 0) - (point.chances?.[at] ?? 0);
    const unsure = !found.lines[0].proof && judge(lost(), point.line);
    if (unsure) before.chances = await this.#compare(found, point, signal);
    const [best] = found.lines;
    point.mark = best.moves[0] === point.text ? '' : judge(lost(), point.line, letsWin(point.analysis, point.seat));
    // What the move before has cost is another now.
    if (unsure) await this.#weigh(index - 1, signal);
  }

  /**
   * Looks as deeply into better moves as into the one that was made, the best first, until one holds. The best of those is put
   * first, and what it comes to the position comes to.
   * @param {Analysis} found what was thought of it @param {Point} made @param {AbortSignal} signal
   * @returns {Promise<number[]>} the chances
   */
  async #compare(found, made, signal) {
    const seat = made.seat ?? 1;
    const [first] = found.lines;
    const known = found.lines.filter(({ moves }) => moves[0] !== made.text);
    /** @param {string} line @param {AnalysisLine} [known] */
    const into = async (line, known) => {
      const {
        chances,
        lines: [answer],
      } = await this.#ask(line, signal);
      return { chances, line: ledTo(known?.moves[0] ?? made.text, chances, answer, seat, known?.reasons) };
    };
    const own = await into(
      made.line,
      found.lines.find(({ moves }) => moves[0] === made.text),
    );
    let best = own;
    // What was thought to be the best is no fault.
    for (const line of first?.moves[0] === made.text ? [] : known) {
      const other = await into(after(this.#engine, found.line, line.moves[0] ?? ''), line);
      const longer = loses(other.line, seat) && (other.line.proof?.plies ?? 0) > (best.line.proof?.plies ?? 0);
      if (other.line.chance > best.line.chance || (longer && other.line.chance === best.line.chance)) best = other;
      if (judge(other.line.chance - own.line.chance, made.line)) break;
    }
    found.lines = [best.line, ...found.lines.filter(({ moves }) => moves[0] !== best.line.moves[0])].slice(0, LINES);
    reviewed.set(found.line, found);
    return (found.chances = best.chances);
  }

  /** Whether the game was given up, ran out of time or was agreed to be drawn: no move of its own. @param {Point} before @param {Point} point */
  #forfeits(before, point) {
    if (point !== this.points.at(-1)) return false;
    return !inspect(this.#engine, before.line, (board) => board.legal()).includes(point.text);
  }

  /** Writes into the record what was found: chances, marks, and the better line beside each fault. @param {Board} board */
  write(board) {
    for (const { node, chances, plies, mark } of this.points) {
      if (!chances) continue;
      const percents = chances.map((chance) => percent(chance));
      const win = [...percents, ...(plies === null ? [] : [`#${plies}`])].join(' ');
      board.comment(node, withCommand(board.comment_of(node), 'win', win));
      if (node > 0 && mark) board.mark(node, mark);
    }
    for (const { before } of this.faults) this.#better(board, before);
  }

  /** Adds the line that would have been better. @param {Board} board @param {Point} before */
  #better(board, before) {
    const moves = before.analysis?.lines[0]?.moves ?? [];
    const own = board.moves().some(({ parent, text }) => parent === before.node && text === moves[0]);
    const there = this.#engine.Board.showing(before.line);
    let node = before.node;
    for (const [index, token] of moves.slice(0, LONGEST).entries()) {
      // What is drawn by lot after it, nobody can choose.
      if (there.view().turn.kind !== 'move') break;
      there.play(token, null);
      node = board.add(node, token);
      if (index === 0 && !own) board.comment(node, withCommand(board.comment_of(node), 'computer', ''));
    }
    there.free();
  }

  /** Who wins together, as the sides are at the end of the main line. */
  #teams() {
    const { seats } = inspect(this.#engine, this.points.at(-1)?.line ?? '', (board) => board.view());
    /** @type {{ seats: number[], side: string | null }[]} */ const teams = [];
    for (const { number, side } of seats) {
      const team = side && teams.find((team) => team.side === side);
      if (team) team.seats.push(number);
      else teams.push({ seats: [number], side });
    }
    return teams;
  }
}

/** The main line, with what its record says of it. @param {Board} board @returns {Point[]} */
function pointsOf(board) {
  const start = { node: 0, number: 0, seat: null, side: null, text: '', label: null, mark: '' };
  return [start, ...board.moves().filter(({ depth }) => depth === 0)].map(
    ({ node, number, seat, side, text, label, mark }) => {
      const said = commandOf(board.comment_of(node), 'win')?.split(' ') ?? [];
      const chances = said.filter((word) => /^\d+$/.test(word)).map((percent) => Math.min(1, Number(percent) / 100));
      const plies = said.find((word) => /^#\d+$/.test(word));
      return {
        node,
        line: board.line_to(node),
        number,
        seat,
        side,
        text,
        label,
        chances: chances.length > 0 ? chances : null,
        plies: plies ? Number(plies.slice(1)) : null,
        analysis: null,
        mark: mark === '?!' || mark === '?' || mark === '??' ? mark : '',
      };
    },
  );
}
