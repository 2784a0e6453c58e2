// Hints in three steps: where to look, which move and why, and the move itself. A hint is an exercise shown on a card.

import { shortAndSpoken } from './help-text.js';
import { Run } from './exercise/run.js';

/** @import { Task } from '../view.js' */

/** The latest hint on each board. @type {WeakMap<object, Hint>} */
const hints = new WeakMap();

/** Shows the next step. After the last one, the hint is dismissed. @param {Context} context with the part `study` of the engine */
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
  /** Resolves when the first step is shown, or when the hint ends. @type {Promise<void>} */ told;

  #context;
  #run;
  #end = new AbortController();
  /** @type {HTMLElement | null} */ #note = null;
  /** @type {() => void} */ #tell = () => {};

  /** @param {Context} context */
  constructor(context) {
    const { board, engine, root, current } = context;
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
      play: (token) => current()?.change((board) => board.play(token, null)),
      current,
    });
    this.#run.on({ type: 'begun' });
  }

  /** Whether the hint could not be computed, so that the next press must start anew. */
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
  #show({ feedback, spoken, buttons }) {
    const { current, root } = this.#context;
    const now = current();
    if (!now) return;
    // If the old card had the focus, the new one gets it.
    const held = this.#note?.contains(root.activeElement) || root.activeElement === null;
    this.#note?.remove();
    if (feedback.length === 0) return;
    this.#tell();
    const note = now.frame.card(
      'hint',
      now.words,
      (words) => shortAndSpoken(words, feedback, spoken.length > 0 ? spoken : feedback),
      ...buttons.map(({ name, label }) => ({ name: label, act: () => this.#run.on({ type: 'pressed', name }) })),
    );
    this.#note = note;
    note.querySelector('.icon-button')?.addEventListener('click', () => this.#run.on({ type: 'aside' }));
    if (held) note.querySelector('button')?.focus({ preventScroll: true });
    note.scrollIntoView({ block: 'nearest' });
  }
}
