// A hint: where to look, which move and why, and the move itself. It is an exercise that asks for nothing, told on a card over
// the game until another position is shown.

import { faces } from './aside.js';
import { Run } from './exercise/run.js';

/** @import { Task } from '../view.js' */

/** The hint that was asked for last on each board. @type {WeakMap<object, Hint>} */
const hints = new WeakMap();

/**
 * Fetches a hint, or the next step of the one that is shown; one press more puts it away.
 * @param {Context} context with the part `study` of the engine
 */
export async function hint(context) {
  const { board } = context;
  const asked = hints.get(board);
  if (asked?.line === board.line && !asked.failed) asked.press();
  else {
    asked?.end();
    await new Hint(context).told;
  }
  return () => {};
}

class Hint {
  line;
  /** Fulfilled when something has been told, or nothing will be. @type {Promise<void>} */ told;

  #context;
  #run;
  #end = new AbortController();
  /** @type {HTMLElement | null} */ #note = null;
  /** @type {() => void} */ #tell = () => {};

  /** @param {Context} context */
  constructor(context) {
    const { board, engine, root, again } = context;
    const element = /** @type {CauceGame} */ (root.host);
    this.line = board.line;
    this.#context = context;
    this.told = new Promise((tell) => (this.#tell = tell));
    hints.set(board, this);
    const { signal } = this.#end;
    signal.addEventListener('abort', () => {
      if (hints.get(board) === this) hints.delete(board);
      this.#note?.remove();
      this.#tell();
    });
    element.addEventListener('cauce-change', () => element.line !== this.line && this.#end.abort(), { signal });
    const exercise = /** @type {import('../cauce-web.js').Exercise} */ (
      engine.Exercise.pose({ hint: this.line, still: true })
    );
    this.#run = new Run(element, exercise, signal, {
      show: (task) => this.#show(task),
      play: (token) => again()?.change((board) => board.play(token, null)),
      again,
    });
    this.#run.on({ type: 'begun' });
  }

  /** Whether it could not be had: the next press asks anew. */
  get failed() {
    return this.#run.task.state === 'wrong';
  }

  end() {
    this.#end.abort();
  }

  press() {
    const [next] = this.#run.task.buttons;
    const last = next?.label.id === 'hint-play' || !next;
    if (last && this.#note?.isConnected) this.#run.on({ type: 'aside' });
    else this.#run.on({ type: 'pressed', name: 'help' });
  }

  /** @param {Task} task */
  #show({ said, spoken, buttons }) {
    const { again, root } = this.#context;
    const now = again();
    if (!now) return;
    // Who pressed in the last one presses in this one.
    const held = this.#note?.contains(root.activeElement) || root.activeElement === null;
    this.#note?.remove();
    if (said.length === 0) return;
    this.#tell();
    const note = now.frame.card(
      'hint',
      now.words,
      (words) => faces(words, said, spoken.length > 0 ? spoken : said),
      ...buttons.map(({ name, label }) => ({ name: label, act: () => this.#run.on({ type: 'pressed', name }) })),
    );
    this.#note = note;
    note.querySelector('.icon-button')?.addEventListener('click', () => this.#run.on({ type: 'aside' }));
    if (held) note.querySelector('button')?.focus({ preventScroll: true });
    note.scrollIntoView({ block: 'nearest' });
  }
}
