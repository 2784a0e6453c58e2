// Carries out what an exercise asks for, and tells it what happens on the board.

import { attribute } from '../dom.js';
import { stepAside } from '../aside.js';
import { whySilent } from '../unfetched.js';
import { Panel } from './panel.js';

/** @import { Effect, ExerciseEvent, ExerciseQuestion, Task } from '../../view.js' */

export class Run {
  #element;
  #game;
  #exercise;
  #words;
  #end;
  #changed;
  #panel;
  /** Ends what is waited for. */ #waiting = new AbortController();
  /** What was to be pressed for the move of the hint that is told. @type {string[] | null} */ #presses = null;

  /**
   * @param {CauceGame} element @param {import('../game.js').Game} game
   * @param {import('../../cauce-web.js').Exercise} exercise @param {Words} words
   * @param {AbortSignal} end takes it away again
   * @param {(task: Task) => void} changed is told how it stands, whenever that has changed
   */
  constructor(element, game, exercise, words, end, changed) {
    this.#element = element;
    this.#game = game;
    this.#exercise = exercise;
    this.#words = words;
    this.#end = end;
    this.#changed = changed;
    this.#panel = new Panel((name) => this.#on({ type: 'pressed', name }));
  }

  /** @param {() => Promise<Words>} read fetches the words anew, in another language */
  start(read) {
    const [element, game, end] = [this.#element, this.#game, this.#end];
    const { frame } = game;
    // It sets them as it needs them.
    const before = ['draws', 'readonly'].map((name) => /** @type {const} */ ([name, element.getAttribute(name)]));
    element.draws = 'host';
    const moved = () => this.#on({ type: 'moved', line: element.line, ply: game.view?.ply ?? 0 });
    element.addEventListener('cauce-change', moved, { signal: end });
    // Who presses on the board after a wrong move wants to try again; not who has turned it, nor with the second of two taps.
    let wrong = false;
    element.addEventListener('pointerdown', () => (wrong = this.#exercise.task().state === 'wrong'), {
      capture: true,
      signal: end,
    });
    const pressed = (/** @type {MouseEvent} */ event) => {
      const at = /** @type {Element | undefined} */ (event.composedPath()[0]);
      if (wrong && at?.closest('[role="grid"]') && !event.defaultPrevented && event.detail < 2)
        this.#on({ type: 'pressed', name: 'again' });
    };
    element.addEventListener('click', pressed, { signal: end });
    const language = new MutationObserver(async () => {
      this.#words = await read();
      if (!end.aborted) this.#show();
    });
    language.observe(frame.element, { attributeFilter: ['lang'] });
    frame.pose(this.#panel);
    end.addEventListener('abort', () => {
      language.disconnect();
      this.#waiting.abort();
      frame.pose(null);
      for (const [name, value] of before) attribute(element, name, value);
      this.#exercise.free();
    });
    this.#on({ type: 'begun' });
  }

  /** @param {ExerciseEvent} event */
  #on(event) {
    if (this.#end.aborted) return;
    for (const effect of this.#exercise.on(event)) this.#carryOut(effect);
    this.#show();
  }

  #show() {
    const task = this.#exercise.task();
    this.#element.readonly = task.state !== 'open';
    this.#panel.show(task, this.#words, this.#game.frame);
    const before = this.#presses;
    this.#presses = task.presses;
    if (task.presses && JSON.stringify(before) !== JSON.stringify(task.presses)) this.#watch(task.presses);
    this.#changed(task);
  }

  /** Puts a hint away once somebody does something else than it shows. @param {string[]} presses */
  #watch(presses) {
    const context = this.#game.context();
    const told = () => this.#presses?.join() === presses.join();
    if (context) stepAside(context, presses, told, () => this.#on({ type: 'aside' }));
  }

  /** @param {Effect} effect */
  #carryOut(effect) {
    const element = this.#element;
    if (effect === 'stop') {
      this.#waiting.abort();
      this.#waiting = new AbortController();
    } else if (effect === 'play_through') element.use('play');
    else if ('open' in effect) void element.openLine(effect.open.line, effect.open.ply ?? undefined);
    else if ('go_to' in effect) element.goTo(effect.go_to);
    else if ('play' in effect) element.play(effect.play);
    else if ('mark' in effect) element.mark(effect.mark);
    else if ('point' in effect) element.point(effect.point.press, effect.point.at ?? undefined);
    else if ('wait' in effect) this.#wait(effect.wait);
    else void this.#ask(effect.ask);
  }

  /** @param {{ number: number, milliseconds: number }} wait */
  #wait({ number, milliseconds }) {
    const timer = setTimeout(() => this.#on({ type: 'elapsed', number }), milliseconds);
    this.#waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** @param {{ number: number, question: ExerciseQuestion }} ask */
  async #ask({ number, question }) {
    const { signal } = this.#waiting;
    try {
      // Lessons ask nothing, and go on without it where there is no network.
      const { analyse, prove } = await import('../computer.js');
      const worth = 'prove' in question ? await prove(question.prove.line, signal) : [];
      const asked = 'analyse' in question ? question.analyse : null;
      const { lines } = asked ? await analyse(asked.line, { ...asked, signal }) : { lines: [] };
      this.#on({ type: 'answered', number, worth, lines });
    } catch (trouble) {
      if (signal.aborted) return;
      console.warn(trouble);
      this.#on({ type: 'failed', number, why: whySilent(trouble, this.#element) });
    }
  }
}
