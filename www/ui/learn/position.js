// A position as the engine tells it: what is legal there, what stands where, who has won.
//
// This is all that a lesson knows of a game. Whether a task is done is asked of the position that a move leads to, never
// of the move, so that whatever the rules allow to do the same counts as well.

/**
 * @typedef {typeof import('../../cauce-web.js')} Engine
 * @typedef {import('../../view.js').View} View
 * @typedef {import('../../view.js').Phrase} Phrase
 */

export class Position {
  #engine;
  /** @type {View | undefined} */ #view;
  /** @type {string[] | undefined} */ #legal;
  /** @type {({ id: string, kind: string } & Phrase['args'])[] | undefined} */ #told;

  /**
   * @param {Engine} engine
   * @param {string} line
   */
  constructor(engine, line) {
    this.#engine = engine;
    this.line = line;
  }

  /** What is to be said around the board. @returns {View} */
  get view() {
    return (this.#view ??= this.#ask((board) => board.view()));
  }

  /** @returns {string[]} */
  get legal() {
    return (this.#legal ??= this.#ask((board) => board.legal()));
  }

  /** The places with what is said of each. */
  get told() {
    return (this.#told ??= this.#ask((board) => board.places()).map(({ id, label }) => ({ id, kind: label.id, ...label.args })));
  }

  /** The seat that decides. */
  get seat() {
    return this.view.turn.seat ?? 0;
  }

  /**
   * The position after a token, which must be legal.
   *
   * @param {string} token
   */
  after(token) {
    return new Position(this.#engine, this.line.includes(' :') ? `${this.line} ${token}` : `${this.line} : ${token}`);
  }

  /** Every position that one more token can lead to. */
  get next() {
    return this.legal.map((token) => this.after(token));
  }

  /**
   * Whether a seat has won here.
   *
   * @param {number} seat
   */
  won(seat) {
    return this.view.outcome?.winners.includes(seat) ?? false;
  }

  /**
   * @template T
   * @param {(board: import('../../cauce-web.js').Board) => T} question
   * @returns {T}
   */
  #ask(question) {
    const board = this.#engine.Board.showing(this.line);
    try {
      return question(board);
    } finally {
      board.free();
    }
  }
}
