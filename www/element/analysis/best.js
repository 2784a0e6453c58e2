// The best moves of a position: listed with their chances and continuations, and drawn on the board.

import { button, el, fill } from '../../kit/dom.js';
import { drawn } from '../move-marks.js';
import { moveName } from '../naming.js';
import { pause } from '../../kit/pause.js';
import { computerFailureMessage } from '../computer-failure.js';
import { lineText, lineElements, lineSteps } from './line.js';
import { analysePosition } from './review.js';
import { reasonElement } from './verdict.js';

/** @import { BestMove } from '../../view.js' */
/** @import { On } from './verdict.js' */

/** Milliseconds for which a position must be shown before it is analysed. */
const PAUSE = 250;

export class Best {
  #context;
  element = el('div', { class: 'analysis-best' });
  /** Aborts the analysis of the current position. */ #looking = new AbortController();

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
  }

  /** @returns {Context} */
  get #now() {
    return this.#context.current() ?? this.#context;
  }

  stop() {
    this.#looking.abort();
  }

  /**
   * Shows the best moves of the current position after a short delay.
   * @param {On} on @param {(chances: number[], signal: AbortSignal) => void} known receives the chances by seat, and a signal
   *   that is aborted when the position is left
   */
  async show(on, known) {
    const { signal } = (this.#looking = new AbortController());
    const { board, view } = on.context;
    const { line } = board;
    const name = view.seats.find(({ number }) => number === view.turn.seat)?.title ?? '';
    /** @param {(title: string) => HTMLElement} rows */
    const say = (rows) => {
      const { words } = this.#now;
      const title = words.say('analysis-best', { name });
      fill(
        this.element,
        el('h3', { title }, el('span', {}, title), el('span', { class: 'analysis-worth' }, words.say('analysis-odds'))),
        rows(title),
      );
    };
    say(() => el('p', { class: 'analysis-wait' }, this.#now.words.say('analysis-learn-weighs')));
    await pause(PAUSE);
    if (signal.aborted) return;
    let silent = 'analysis-failed';
    const told = await analysePosition(line, signal)
      .then(async (found) => ({ found, moves: await on.review.best(found, signal) }))
      .catch((trouble) => void (silent = computerFailureMessage(trouble, this.#context.root.host, silent)));
    const context = this.#context.current();
    if (signal.aborted || !context || context.board.line !== line) return;
    if (!told?.moves[0]) return say(() => el('p', {}, context.words.say(silent)));
    known(told.found.chances, signal);
    const items = this.#rows({ ...on, context }, told.moves, signal);
    say((title) => el('ol', { 'aria-label': title }, ...items));
  }

  /** @param {On} on @param {readonly BestMove[]} best best first @param {AbortSignal} signal */
  #rows({ context, enter }, best, signal) {
    const { board, engine, frame, readonly, view, words } = context;
    const { line } = board;
    const shown = best.map((move) => {
      const [token = ''] = move.moves;
      return {
        ...move,
        token,
        marks: drawn(context, token, move.colour, true),
        name: moveName(engine, words, line, token),
        worth: words.say(move.worth),
        reason: reasonElement(words, move.reason),
      };
    });
    // On a board in space, only the best move is drawn: several would overlap. On flat boards all are drawn, the best one last
    // and so on top.
    const all = (view.turnable ? shown.slice(0, 1) : shown.toReversed()).flatMap(({ marks, colour }) =>
      colour === 'danger' ? [] : marks,
    );
    const mark = (/** @type {CauceMark[]} */ marks) => !signal.aborted && frame.surface.mark(marks);
    mark(all);
    // Moves with the same name and chance are listed once, such as a tile that fits in several orientations.
    const told = shown.filter(
      ({ name, worth }, index) => shown.findIndex((other) => other.name === name && other.worth === worth) === index,
    );
    const { node } = view;
    // At the end of the main line, only one move is added, since it becomes part of the game.
    const most = board.moves().findLast(({ depth }) => depth === 0)?.node === node ? 1 : Infinity;
    return told.map(({ own, moves, colour, marks, name, reason, worth }, index) => {
      const add = (/** @type {Board} */ board) =>
        moves
          .slice(0, most)
          .reduce((/** @type {number[]} */ nodes, token) => [...nodes, board.add(nodes.at(-1) ?? node, token)], []);
      const alone = () => mark(marks);
      const again = () => mark(all);
      // Touch has no hover.
      const point = (/** @type {PointerEvent} */ { pointerType }) => pointerType === 'mouse' && alone();
      const on = { pointerenter: point, pointerleave: again, focusin: alone, focusout: again };
      const [first, ...answers] = lineSteps(context, line, moves);
      const parts = [
        el(
          'span',
          { class: 'analysis-ring', 'data-colour': colour, 'data-own': own },
          ...lineElements(first ? [first] : []),
        ),
        ' ',
        el('span', { class: 'analysis-line' }, ...lineElements(answers)),
        ' ',
        el('span', { class: 'analysis-worth' }, worth),
        // Only the best move has room for its reason. A proved win is already part of `worth`.
        index === 0 && reason,
      ];
      // The row may be truncated; its title is complete.
      const title = [name, answers.length > 0 && `(${lineText(answers)})`, worth, reason ? reason.textContent : '']
        .filter(Boolean)
        .join(' ');
      if (readonly) return el('li', { class: 'analysis-move', title, on }, ...parts);
      return el(
        'li',
        { title, on },
        button('analysis-move', () => enter(add), ...parts),
      );
    });
  }
}
