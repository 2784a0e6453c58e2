// A puzzle on a board: whoever solves it makes a move, and the longest defence is played against it, or, after a wrong one,
// what refutes it. What the solution does not tell is proved by the computer.

import { prove } from '../computer.js';
import { pause } from '../pause.js';

/** @import { Puzzle } from './collection.js' */
/**
 * How it stands: a move is to be made; an answer is on its way; the move was wrong; it is solved; the solution is shown.
 * @typedef {'open' | 'waiting' | 'wrong' | 'solved' | 'shown'} State
 */

/** How long it takes until an answer is played, in milliseconds: the move before must have been seen. */
const ANSWER = 900;

export class Session {
  /** @type {State} */ state = 'open';
  /** What is to be said of the last move. @type {Phrase | null} */ said = null;
  /** Whether a wrong move was made, or the solution was shown. */
  erred = false;

  #puzzle;
  #board;
  #changed;
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

  /** @param {Puzzle} puzzle @param {CauceGame} board @param {() => void} changed is told when anything has changed */
  constructor(puzzle, board, changed) {
    this.#puzzle = puzzle;
    this.#board = board;
    this.#changed = changed;
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
    board.draws = 'host';
    this.#open(puzzle.line);
  }

  end() {
    this.#task.abort();
    this.#life.abort();
  }

  again() {
    if (this.state !== 'wrong') return;
    this.said = null;
    this.#open(this.#line);
    this.#changed();
  }

  restart() {
    this.#made = 0;
    this.#straight = true;
    this.said = null;
    this.#line = this.#puzzle.line;
    this.#open(this.#line);
    this.#changed();
  }

  /** The move that is to be found now, where the solution tells it. @returns {{ line: string, token: string } | null} */
  get wanted() {
    const token = this.#puzzle.solution[2 * this.#made];
    return this.state === 'open' && this.#straight && token !== undefined ? { line: this.#line, token } : null;
  }

  async show() {
    this.erred = true;
    this.restart();
    this.#become('shown');
    const { signal } = this.#task;
    try {
      for (const token of this.#puzzle.solution) {
        await pause(ANSWER, signal);
        this.#play(token);
      }
    } catch (reason) {
      if (!signal.aborted) throw reason;
    }
  }

  // ---- the board

  /** @param {string} line */
  #open(line) {
    this.#task.abort();
    this.#task = new AbortController();
    this.#stands = line;
    this.state = 'open';
    this.#board.readonly = false;
    this.#board.line = line;
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

  /** The board shows something else. */
  #see() {
    const { line } = this.#board;
    if (line.startsWith(this.#stands)) return;
    // The keys that go back in a game take a wrong move back, and lead nowhere else here.
    if (this.state === 'wrong') this.again();
    else if (this.state === 'open' || this.state === 'waiting') this.#board.goTo(Infinity);
  }

  // ---- the moves

  /** @param {string} token @param {string} line the game with it @param {number | null} seat who made it */
  async #judge(token, line, seat) {
    const { signal } = this.#task;
    const { solution, game } = this.#puzzle;
    const at = 2 * this.#made;
    const right = this.#straight && token === solution[at];
    this.#become('waiting');
    try {
      if (right && at + 1 >= solution.length) return this.#solved();
      if (right) return await this.#answer(solution[at + 1], signal);
      if (game === 'tayu') return this.#missed(await this.#chances(token, signal));
      const { outcome } = this.#board;
      const [answer] = outcome ? [] : await prove(line, signal);
      const won = outcome ? seat !== null && outcome.winners.includes(seat) : answer !== undefined && answer.share <= 0;
      if (!won) {
        this.#missed(answer && { id: answer.share < 1 ? 'puzzle-holds' : 'puzzle-wrong' });
        if (answer) {
          await pause(ANSWER, signal);
          this.#play(answer.token);
        }
        return undefined;
      }
      this.#straight = false;
      if (outcome || 2 * (this.#made + 1) > solution.length) return this.#solved();
      return await this.#answer(answer?.token, signal);
    } catch (reason) {
      if (signal.aborted) return undefined;
      console.warn(reason);
      this.said = { id: 'computer-failed' };
      this.#become('wrong');
      return undefined;
    }
  }

  #solved() {
    this.said = { id: 'puzzle-solved' };
    this.#become('solved');
  }

  /** @param {Phrase | undefined} [why] */
  #missed(why = { id: 'puzzle-wrong' }) {
    this.erred = true;
    this.said = why;
    this.#become('wrong');
  }

  /** The other side answers, and the next move is to be found. @param {string | undefined} token @param {AbortSignal} signal */
  async #answer(token, signal) {
    this.said = { id: 'puzzle-right' };
    this.#changed();
    await pause(ANSWER, signal);
    if (token === undefined) return this.#solved();
    this.#play(token);
    this.#made += 1;
    this.#line = this.#stands;
    if (this.#board.outcome) return this.#solved();
    this.#become('open');
    return undefined;
  }

  /** How often a placement wins, and the best one. @param {string} token @param {AbortSignal} signal @returns {Promise<Phrase>} */
  async #chances(token, signal) {
    const worth = await prove(this.#puzzle.line, signal);
    /** @param {number | undefined} share */
    const percent = (share) => Math.round((share ?? 0) * 100);
    const own = worth.find((one) => one.token === token);
    return { id: 'puzzle-chance', args: { own: percent(own?.share), best: percent(worth[0]?.share) } };
  }
}
