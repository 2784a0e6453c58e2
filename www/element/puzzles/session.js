// A puzzle on a board: whoever solves it makes a move, and the longest defence is played against it. What refutes a wrong one,
// and the solution, are shown move by move. What the solution does not tell is proved by the computer.

import { percent, prove } from '../computer.js';
import { inspect } from '../inspect.js';
import { naming } from '../naming.js';
import { pause } from '../pause.js';
import { perSide } from '../reasons.js';
import { reason, wins } from './reason.js';
import { after, refute } from './refute.js';
import { whySilent } from '../unfetched.js';

/** @import { Worth } from '../../view.js' */
/** @import { Puzzle } from './collection.js' */
/**
 * How it stands: a move is to be made; an answer is on its way; the move was wrong; it is solved; the solution is shown.
 * @typedef {'open' | 'waiting' | 'wrong' | 'solved' | 'shown'} State
 */

/** How long it takes until an answer is played, in milliseconds: the move before must have been seen. */
const ANSWER = 900;

/** How long is waited for why a move is right, in milliseconds. */
const PATIENCE = 3000;

/**
 * The id of what is asked; where chance takes part after the move, that is said.
 * @param {Puzzle} puzzle @param {Engine} engine
 */
export function taskOf({ game, line, solution: [token = ''] }, engine) {
  const { turn } = inspect(engine, after(engine, line, token), (board) => board.view());
  return `puzzle-task-${game}${turn.kind === 'chance' ? '-chance' : ''}`;
}

export class Session {
  /** @type {State} */ state = 'open';
  /** What is to be said of the last move. @type {Phrase[]} */ said = [];
  /** Whether what the board shows goes on, and can be gone through. */
  goesOn = false;

  #puzzle;
  #board;
  #engine;
  #has;
  #changed;
  /** How many moves are made where the puzzle begins. */
  #start;
  /** How many are made where that begins which is shown move by move. */
  #from;
  /** How many moves of the solver's own have been made. */
  #made = 0;
  /** The position in which the solver is to move. */
  #line;
  /** What the board shows. */
  #stands;
  /** Whether all moves so far are those of the solution. */
  #straight = true;
  #task = new AbortController();
  #life = new AbortController();

  /**
   * @param {Puzzle} puzzle @param {CauceGame} board @param {Engine} engine
   * @param {(id: string) => boolean} has whether the catalogues of who says what is told have a message
   * @param {() => void} changed is told when anything has changed
   */
  constructor(puzzle, board, engine, has, changed) {
    this.#puzzle = puzzle;
    this.#board = board;
    this.#engine = engine;
    this.#has = has;
    this.#changed = changed;
    this.#start = this.#from = inspect(engine, puzzle.line, (board) => board.view().ply);
    this.#line = this.#stands = puzzle.line;
    board.addEventListener('cauce-change', () => this.#see(), { signal: this.#life.signal });
    board.addEventListener(
      'cauce-move',
      ({ detail: { token, line, seat, origin } }) => {
        if (origin !== 'here' || this.state !== 'open') return;
        this.#stands = line;
        this.#judge(token, line, seat);
      },
      { signal: this.#life.signal },
    );
    // Who presses on the board after a wrong move wants to try again; not who has turned it, nor with the second of two taps.
    board.addEventListener(
      'click',
      (event) => {
        const at = /** @type {Element | undefined} */ (event.composedPath()[0]);
        if (at?.closest('[role="grid"]') && !event.defaultPrevented && event.detail < 2) this.again();
      },
      { signal: this.#life.signal },
    );
    board.draws = 'host';
    this.#open(puzzle.line);
  }

  end() {
    this.#task.abort();
    this.#life.abort();
  }

  again() {
    if (this.state !== 'wrong') return;
    this.said = [];
    this.#open(this.#line);
    this.#changed();
  }

  restart() {
    this.#made = 0;
    this.#straight = true;
    this.said = [];
    this.#line = this.#puzzle.line;
    this.#open(this.#line);
    this.#changed();
  }

  /** The move that is to be found now, where the solution tells it. @returns {{ line: string, token: string } | null} */
  get wanted() {
    const token = this.#puzzle.solution[2 * this.#made];
    return this.state === 'open' && this.#straight && token !== undefined ? { line: this.#line, token } : null;
  }

  /** Why the move that is to be found now is right: what it does, or else what follows. @returns {Promise<Phrase[]>} */
  async why() {
    const { wanted } = this;
    if (!wanted) return [];
    const { line, token } = wanted;
    const { signal } = this.#task;
    if (this.#puzzle.solution.length === 1) return this.#best(token, await prove(line, signal), signal);
    const told = await reason(line, token, this.#plies, signal);
    if (told.some(({ id }) => id !== 'hint-wins')) return told;
    const [, answer, then] = this.#puzzle.solution.slice(2 * this.#made);
    if (!answer || !then) return this.#plies === 1 ? [wins(1)] : told;
    /** @param {string[]} tokens */
    const name = (...tokens) => ({ move: naming(this.#engine, this.#has, line, token, ...tokens) });
    return [...told, { id: 'hint-answer', args: name(answer) }, { id: 'puzzle-then', args: name(answer, then) }];
  }

  /** After how many moves the solution ends the game, the next one among them; 0 where it goes on. */
  get #plies() {
    const { solution, line } = this.#puzzle;
    const over = inspect(
      this.#engine,
      after(this.#engine, line, ...solution),
      (board) => board.view().turn.kind === 'over',
    );
    return over ? solution.length - 2 * this.#made : 0;
  }

  /** Makes the move that is to be found now. */
  make() {
    const { wanted } = this;
    if (!wanted) return;
    this.#play(wanted.token);
    void this.#judge(wanted.token, this.#stands, null);
  }

  async show() {
    this.restart();
    this.#become('shown');
    const { signal } = this.#task;
    await this.#board.ready;
    if (signal.aborted) return;
    const { length } = this.#puzzle.solution;
    this.said = [
      {
        id: 'puzzle-solution',
        args: { moves: perSide(this.#plies), kind: this.#plies > 0 ? 'ends' : length > 1 ? 'wins' : 'best' },
      },
      ...this.#through(after(this.#engine, this.#line, ...this.#puzzle.solution), this.#start),
    ];
    this.#changed();
  }

  // ---- the board

  /** @param {string} line */
  #open(line) {
    this.#task.abort();
    this.#task = new AbortController();
    this.#stands = line;
    this.#from = this.#start;
    this.goesOn = false;
    this.state = 'open';
    this.#board.readonly = false;
    void this.#board.openLine(line);
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    this.#board.readonly = state !== 'open';
    this.#changed();
  }

  /** @param {string} token */
  #play(token) {
    // What comes of it is what is to be shown from now on.
    this.#stands = '';
    this.#board.play(token);
    this.#stands = this.#board.line;
  }

  /**
   * Shows moves one after the other: by themselves, or as somebody steps through them, where nothing is to move by itself.
   * @param {string} line the game with them @param {number} from how many moves are made where they begin
   * @returns {Phrase[]} what is to be said of how they are shown
   */
  #through(line, from) {
    const board = this.#board;
    this.#from = from;
    this.goesOn = true;
    // The line is opened where they begin.
    void board.openLine(line, from);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return [{ id: 'puzzle-step' }];
    board.use('play');
    return [];
  }

  /** The board shows something else. */
  #see() {
    const { line, ply } = this.#board;
    const { state } = this;
    // The keys that go back in a game lead nowhere while a move is to be made, and take a wrong one back. Those that go to
    // the start lead to where that begins which is shown.
    if (state === 'open' || state === 'waiting') {
      if (!line.startsWith(this.#stands)) this.#board.goTo(Infinity);
    } else if (ply === 0) this.#board.goTo(this.#from);
    else if (state === 'wrong' && !line.startsWith(this.#stands)) this.again();
  }

  // ---- the moves

  /** @param {string} token @param {string} line the game with it @param {number | null} seat who made it */
  async #judge(token, line, seat) {
    const { signal } = this.#task;
    const { solution } = this.#puzzle;
    const at = 2 * this.#made;
    const right = this.#straight && token === solution[at];
    this.said = right ? [] : [{ id: 'puzzle-weighs' }];
    this.#become('waiting');
    try {
      if (right && at + 1 >= solution.length) this.#solved();
      // What is asked for one move alone is which wins most often.
      if (solution.length === 1) return await this.#compare(token, right, signal);
      if (right) return await this.#right(token, this.#plies, solution[at + 1], signal);
      const { outcome, ply } = this.#board;
      const answers = outcome ? [] : await prove(line, signal);
      const won = outcome
        ? seat !== null && outcome.winners.includes(seat)
        : answers[0] !== undefined && answers[0].share <= 0;
      if (!won) {
        const refutation = await refute(this.#engine, this.#has, line, answers, signal);
        const how = answers.length > 0 ? this.#through(refutation.line, ply) : [];
        this.#missed([...refutation.said, ...how]);
        return undefined;
      }
      this.#straight = false;
      if (outcome || at + 2 > solution.length) this.#solved();
      const [next] = answers;
      return await this.#right(token, next?.plies ? next.plies + 1 : 0, next?.token, signal);
    } catch (reason) {
      if (signal.aborted || this.state === 'solved') return undefined;
      console.warn(reason);
      this.#missed([{ id: whySilent(reason, this.#board) }]);
      return undefined;
    }
  }

  #solved() {
    this.goesOn = true;
    this.said = [{ id: 'puzzle-solved' }];
    this.#become('solved');
  }

  /** @param {Phrase[]} why */
  #missed(why) {
    this.said = why;
    this.#become('wrong');
  }

  /**
   * Says why a move is right; unless it was the last, the other side answers, and the next move is to be found.
   * @param {string} token @param {number} plies after how many it wins, the move among them; 0 where that is not known
   * @param {string | undefined} next the answer @param {AbortSignal} signal
   */
  async #right(token, plies, next, signal) {
    const solved = this.state === 'solved';
    if (!solved) {
      this.said = [{ id: 'puzzle-right' }];
      this.#changed();
    }
    const enough = pause(PATIENCE, signal).then(() => []);
    const why = await Promise.race([reason(this.#line, token, plies, signal), enough]);
    signal.throwIfAborted();
    this.said = [...this.said, ...why];
    this.#changed();
    if (solved) return;
    await pause(ANSWER, signal);
    if (next === undefined) return this.#solved();
    this.#play(next);
    this.#made += 1;
    this.#line = this.#stands;
    if (this.#board.outcome) return this.#solved();
    this.said = [...this.said, { id: 'puzzle-on' }];
    this.#become('open');
  }

  /** Says how often a placement wins, beside the best one, or as the best one beside the next. @param {string} token @param {boolean} right @param {AbortSignal} signal */
  async #compare(token, right, signal) {
    const worth = await prove(this.#puzzle.line, signal);
    if (right) this.said = [...this.said, ...(await this.#best(token, worth, signal))];
    else
      return this.#missed([
        {
          id: 'puzzle-chance',
          args: { own: this.#often(worth.find((one) => one.token === token)), best: this.#often(worth[0]) },
        },
        ...this.#scores(token),
      ]);
    return this.#changed();
  }

  /** How the game ends after a move, beside how it ends after the best; nothing where it goes on. @param {string} token @returns {Phrase[]} */
  #scores(token) {
    const { line, solution } = this.#puzzle;
    const mover = inspect(this.#engine, line, (board) => board.view().turn.seat);
    /** The points of whoever moves, and those of the other side. @param {string} move */
    const points = (move) => {
      const { turn, seats } = inspect(this.#engine, after(this.#engine, line, move), (board) => board.view());
      return turn.kind === 'over'
        ? [true, false].map((own) => seats.find(({ number }) => (number === mover) === own)?.points ?? 0)
        : [];
    };
    const [[own, against], [best, left]] = [points(token), points(solution[0] ?? '')];
    return own === undefined || best === undefined
      ? []
      : [{ id: 'puzzle-scores', args: { own, against: against ?? 0, best, left: left ?? 0 } }];
  }

  /** What the best placement does, and how often it wins beside the next. @param {string} token @param {Worth[]} worth the best first @param {AbortSignal} signal @returns {Promise<Phrase[]>} */
  async #best(token, worth, signal) {
    const told = await reason(this.#puzzle.line, token, 0, signal);
    return [...told, { id: 'puzzle-best', args: { own: this.#often(worth[0]), next: this.#often(worth[1]) } }];
  }

  /** In a hundred times; all of them and none of them only where that is certain, and after the last tile nothing else is. @param {Worth} [worth] */
  #often(worth) {
    const share = worth?.share ?? 0;
    if (share === 0.5 && taskOf(this.#puzzle, this.#engine) === 'puzzle-task-tayu') return 'draw';
    return percent(share);
  }
}
