// Carries out what an exercise asks for, and tells it what happens.

import { stepAside } from '../aside.js';
import { whySilent } from '../unfetched.js';

/** @import { Effect, ExerciseEvent, ExerciseQuestion, Task } from '../../view.js' */

export class Run {
  #element;
  #exercise;
  #end;
  #page;
  /** Ends what is waited for. */ #waiting = new AbortController();
  /** What was to be pressed for the move of the hint that is told. @type {string[] | null} */ #presses = null;

  /**
   * @param {CauceGame} element @param {import('../../cauce-web.js').Exercise} exercise
   * @param {AbortSignal} end takes it away again
   * @param {object} page
   * @param {(task: Task) => void} page.show is told how it stands, whenever that may have changed
   * @param {(token: string) => void} page.play plays what it asks to have played
   * @param {() => Context | null} page.again the game as it is by now
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

  /** Puts a hint away once somebody does something else than it shows. @param {string[]} presses */
  #watch(presses) {
    const { again } = this.#page;
    const told = () => this.#presses?.join() === presses.join();
    stepAside(again, presses, told, () => this.on({ type: 'aside' }));
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
      this.on({ type: 'failed', number, why: whySilent(trouble, this.#element) });
    }
  }
}

/**
 * Asks the computer. Lessons ask nothing, and go on without it where there is no network.
 * @param {ExerciseQuestion} question @param {AbortSignal} signal
 */
async function answer(question, signal) {
  const [{ analyse, prove }, { look }] = await Promise.all([import('../computer.js'), import('../analysis/review.js')]);
  if ('prove' in question) return { worth: await prove(question.prove.line, signal) };
  if ('look' in question) return { found: await look(question.look.line, signal) };
  return { found: await analyse(question.analyse.line, { ...question.analyse, signal }) };
}
