import { dismissOnOtherInput } from '../help-text.js';
import { computerFailureMessage } from '../computer-failure.js';

/** @import { Effect, ExerciseEvent, ExerciseQuestion, Task } from '../../view.js' */

export class Run {
  #element;
  #exercise;
  #end;
  #page;
  /** Aborts pending timers and questions. */ #waiting = new AbortController();
  /** The presses of the move that a hint shows. @type {string[] | null} */ #presses = null;

  /**
   * @param {CauceGame} element @param {import('../../cauce-web.js').Exercise} exercise
   * @param {AbortSignal} end frees the exercise @param {object} page
   * @param {(task: Task) => void} page.show called whenever the task may have changed
   * @param {(token: string) => void} page.play @param {() => Context | null} page.current
   */
  constructor(element, exercise, end, page) {
    this.#element = element;
    this.#exercise = exercise;
    this.#end = end;
    this.#page = page;
    end.addEventListener('abort', () => {
      this.#waiting.abort();
      exercise.free();
    });
  }

  get task() {
    return this.#exercise.task();
  }

  /** @param {ExerciseEvent} event */
  on(event) {
    if (this.#end.aborted) return;
    for (const effect of this.#exercise.on(event)) this.#carryOut(effect);
    this.show();
  }

  show() {
    if (this.#end.aborted) return;
    const { task } = this;
    this.#page.show(task);
    const before = this.#presses;
    this.#presses = task.presses;
    if (task.presses && JSON.stringify(before) !== JSON.stringify(task.presses)) this.#watch(task.presses);
  }

  /** Dismisses a hint once the player does anything other than what it shows. @param {string[]} presses */
  #watch(presses) {
    const { current } = this.#page;
    const told = () => this.#presses?.join() === presses.join();
    dismissOnOtherInput(current, presses, told, () => this.on({ type: 'aside' }));
  }

  /** @param {Effect} effect */
  #carryOut(effect) {
    const element = this.#element;
    if (effect === 'stop') {
      this.#waiting.abort();
      this.#waiting = new AbortController();
    } else if ('open' in effect) void element.openLine(effect.open.line, effect.open.ply ?? undefined);
    else if ('go_to' in effect) element.goTo(effect.go_to);
    else if ('play' in effect) this.#page.play(effect.play);
    else if ('mark' in effect) element.mark(effect.mark);
    else if ('point' in effect) element.point(effect.point.press, effect.point.at ?? undefined);
    else if ('wait' in effect) this.#wait(effect.wait);
    else void this.#ask(effect.ask);
  }

  /** @param {{ number: number, milliseconds: number }} wait */
  #wait({ number, milliseconds }) {
    const timer = setTimeout(() => this.on({ type: 'elapsed', number }), milliseconds);
    this.#waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  }

  /** @param {{ number: number, question: ExerciseQuestion }} ask */
  async #ask({ number, question }) {
    const { signal } = this.#waiting;
    try {
      this.on({ type: 'answered', number, ...(await answer(question, signal)) });
    } catch (trouble) {
      if (signal.aborted) return;
      console.warn(trouble);
      this.on({ type: 'failed', number, why: computerFailureMessage(trouble, this.#element) });
    }
  }
}

/**
 * Imports the computer on demand: lessons ask nothing and must work without a network.
 * @param {ExerciseQuestion} question @param {AbortSignal} signal
 */
async function answer(question, signal) {
  const [{ analyse, prove }, { analysePosition: look }] = await Promise.all([
    import('../computer.js'),
    import('../analysis/review.js'),
  ]);
  if ('prove' in question) return { worth: await prove(question.prove.line, signal) };
  if ('look' in question) return { found: await look(question.look.line, signal) };
  return { found: await analyse(question.analyse.line, { ...question.analyse, signal }) };
}
