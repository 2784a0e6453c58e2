import { attribute, el, fill, text } from '../../kit/dom.js';
import { shortAndSpoken } from '../help-text.js';
import { mark } from '../../kit/icons.js';

/** @import { Task, TaskButton } from '../../view.js' */

export class Panel {
  #press;
  #title = el('h2', { class: 'task-title', id: 'task-title' });
  #side = el('p', { class: 'task-side', id: 'task-side' });
  #text = el('p', { class: 'task-text', id: 'task-text' });
  #asked = el('p', { class: 'task-asked', id: 'task-asked' });
  #said = el('p', { class: 'task-said', role: 'status' });
  /** Announces the next question to screen readers. */
  #voice = el('p', { class: 'unseen', role: 'status' });
  element = el(
    'section',
    {
      class: 'task',
      tabindex: '0',
    },
    el('header', { class: 'task-head' }, this.#title, this.#side),
    this.#text,
    this.#asked,
    this.#said,
    this.#voice,
  );
  buttons = el('div', { class: 'task-buttons' });
  /** @type {Task | null} */ #shown = null;

  /** @param {(name: TaskButton['name']) => void} press */
  constructor(press) {
    this.#press = press;
  }

  /** @param {Task} task @param {Words} words @param {import('../frame/frame.js').Frame} frame */
  show(task, words, frame) {
    const before = this.#shown;
    this.#shown = task;
    /** @param {Element} node @param {Phrase | null} phrase */
    const put = (node, phrase) => {
      const said = phrase ? words.say(phrase) : '';
      text(node, said);
      attribute(node, 'hidden', !said);
    };
    put(this.#title, task.title);
    attribute(this.element, 'aria-labelledby', task.title ? 'task-title' : 'task-asked');
    attribute(this.element, 'aria-describedby', task.title ? 'task-text task-side task-asked' : 'task-side');
    put(this.#text, task.text);
    put(this.#asked, task.asked);
    fill(this.#side, ...(task.plays && task.side ? [mark(task.side), words.say(task.plays)] : []));
    attribute(this.#side, 'hidden', !task.plays);
    // A question after an answer is announced. The first one is read with the rest of the task.
    const next = before?.state === 'waiting' && task.state === 'open' && task.asked;
    if (next) text(this.#voice, words.say(next));
    else if (task.state !== 'open') text(this.#voice, '');
    const { feedback, spoken, cheer, judging } = task;
    const told = this.#said.textContent;
    fill(
      this.#said,
      cheer && el('strong', { class: 'task-cheer' }, words.say(cheer), ' '),
      ...(spoken.length > 0
        ? shortAndSpoken(words, feedback, spoken)
        : [feedback.map((phrase) => words.say(phrase)).join(' ')]),
    );
    attribute(this.#said, 'hidden', !this.#said.textContent);
    attribute(this.#said, 'data-state', judging ? null : task.state);
    if (this.#said.textContent && this.#said.textContent !== told) this.#said.scrollIntoView({ block: 'nearest' });
    frame.showTask(task);
    if (this.#offer(task, words)) frame.surface.focus();
    if (before && before.state !== task.state && task.state === 'wrong')
      this.buttons.querySelector('button')?.focus({ preventScroll: true });
  }

  /** @param {Task} task @param {Words} words @returns {boolean} whether the focused button was removed */
  #offer({ buttons }, words) {
    const root = /** @type {ShadowRoot} */ (this.buttons.getRootNode());
    const held = this.buttons.contains(root.activeElement);
    fill(
      this.buttons,
      ...buttons.map(({ name, label, primary }) => {
        const known = this.buttons.querySelector(`[data-offer=${name}]`);
        const made =
          known ?? el('button', { type: 'button', 'data-offer': name, on: { click: () => this.#press(name) } });
        attribute(made, 'class', primary ? 'button primary' : 'button');
        text(made, words.say(label));
        return made;
      }),
    );
    return held && !this.buttons.contains(root.activeElement);
  }
}
