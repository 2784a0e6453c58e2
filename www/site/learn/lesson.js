// The page of a lesson: what there is to know, the board, and the buttons that lead on.
//
// The element plays, this page judges. A move that does what was asked leads on; another legal one stays on the board
// to be looked at, with a sentence about it, until it is taken back. What is not legal the board explains itself.

import { attribute, button, el, fill, text } from '../../element/dom.js';
import { engine } from '../../element/engine.js';
import { CARDS } from '../home/cards.js';
import { inspect } from '../../element/inspect.js';
import { naming } from '../../element/naming.js';
import { icon } from '../../element/look/more-icons.js';
import { addStyles } from '../../element/look/styles.js';
import { linkStyles } from '../shell/style.js';
import { StepPage } from './step-page.js';
import { LESSONS, answer, hint, judge } from './steps.js';
import { words as wordsOf } from '../../element/words.js';

/** @import { Step, Task } from './steps.js' */
/**
 * How a step stands: something is to be done; it is done; it was missed; the other side is about to answer; or all steps are done.
 * @typedef {'open' | 'done' | 'missed' | 'waiting' | 'finished'} State
 *
 * @typedef {object} Host the site around the lesson
 * @property {string} lang
 * @property {(step: number, finished: boolean, skipped: number[]) => void} keep remembers how far one has come, and what has not been done
 */

const STYLE = new URL('./learn.css', import.meta.url);

/** How long the other side takes to answer, in milliseconds: the move before must have been seen. */
const ANSWER = 900;

/** How soon after a step has begun nobody can mean to skip it, in milliseconds. */
const HASTE = 600;

/** @param {string} game @param {Host} host */
export async function openLesson(game, host) {
  if (!Object.hasOwn(LESSONS, game)) return null;
  const [ready, loaded, words] = await Promise.all([
    engine(game),
    LESSONS[game]?.(),
    lessonWords(host.lang, game),
    linkStyles(STYLE),
  ]);
  return new Lesson(game, loaded?.default ?? [], ready, words, host);
}

/** @param {string} lang @param {string} game */
const lessonWords = (lang, game) => wordsOf(lang, ['lesson', 'hint', `${game}-lesson`, ...Object.keys(LESSONS)]);

export class Lesson extends StepPage {
  #game;
  #steps;
  #host;
  /** Which step is shown; beyond the last one stands the end. */
  #at = 0;
  /** Which steps have not been done. @type {Set<number>} */ #skipped = new Set();
  /** Which of its tasks is to be done. */
  #task = 0;
  /** @type {State} */ #state = 'open';
  /** What is said below the text. @type {Phrase | null} */ #said = null;
  /** What the board shows while nothing has been tried. */
  #line = '';
  /** What it shows now, whatever the keys of a game are pressed for. */
  #stands = '';
  #waiting = 0;
  #entered = 0;
  #life = new AbortController();

  #progress = el('progress', { class: 'lesson-progress', 'aria-hidden': 'true' });
  /** Says a further task to who does not see it. */
  #voice = el('p', { class: 'unseen', role: 'status' });
  #restart = button('icon-button', () => void this.#again(), icon('rematch'));
  #back = button('icon-button', () => this.#go(this.#at - 1), icon('back'));
  #hint = button('button', () => this.#show());
  #next = button('button', () => this.#forward());

  /** @param {string} game @param {Step[]} steps @param {Engine} engine @param {Words} words @param {Host} host */
  constructor(game, steps, engine, words, host) {
    super({ game, engine, words, read: (lang) => lessonWords(lang, game) });
    this.#game = game;
    this.#steps = steps;
    this.#host = host;
    this.board.draws = 'host';
    this.board.addEventListener('cauce-change', () => this.#changed());
    this.buttons.append(this.#back, this.#hint, this.#next);
    this.head.append(this.#restart, this.#progress);
    this.step.append(this.#voice);
  }

  get title() {
    return this.words.say('lesson-title', { game: this.words.say(`${this.#game}-name`) });
  }

  /** @param {number} step where to go on, counted from 0 @param {Iterable<number>} [skipped] what nobody has done yet: else all */
  begin(step, skipped = this.#steps.keys()) {
    this.#skipped = new Set(skipped);
    this.#enter(Math.trunc(step) || 0);
  }

  end() {
    clearTimeout(this.#waiting);
    this.#life.abort();
  }

  /** @override @param {string} lang */
  async speak(lang) {
    const due = await super.speak(lang);
    if (due && this.#now) this.#tell();
    else if (due) this.#finish();
    return due;
  }

  // ---- where one is

  get #now() {
    return this.#steps[this.#at];
  }

  /** @returns {Task | undefined} */
  get #asked() {
    return this.#now?.tasks?.[this.#task];
  }

  /** @param {number} step */
  #go(step) {
    this.#enter(step);
    this.step.scrollTo({ top: 0 });
    void this.focus();
  }

  /** Asks before the lesson begins again. */
  async #again() {
    const [{ confirm }] = await Promise.all([
      import('../../element/dialogs/dialog.js'),
      addStyles(document, 'element/dialogs/dialogs.css'),
    ]);
    const title = this.words.say('lesson-restart');
    confirm(this.element, this.words, { title, question: this.words.say('lesson-restart-sure'), yes: title }, () =>
      this.#go(0),
    );
  }

  /** @param {number} step counted from 0; beyond the last one stands the end */
  #enter(step) {
    clearTimeout(this.#waiting);
    this.#life.abort();
    this.#life = new AbortController();
    this.#at = Math.max(0, Math.min(step, this.#steps.length));
    this.#entered = performance.now();
    this.#task = 0;
    this.#said = null;
    this.#host.keep(this.#at, !this.#now, [...this.#skipped]);
    if (!this.#now) {
      this.#open(CARDS.find(({ name }) => name === this.#game)?.line ?? this.#game, 'finished');
      this.#finish();
      const sides = inspect(this.engine, this.#game, (board) => board.view().seats.map(({ side }) => side));
      if (this.#skipped.size === 0) void this.celebrate(sides, this.#life.signal);
      return;
    }
    this.#open(this.#now.line, this.#now.tasks ? 'open' : 'done');
    this.#tell();
  }

  /** @param {string} line @param {State} state */
  #open(line, state) {
    this.#line = this.#stands = line;
    this.#become(state);
    this.board.line = line;
  }

  /** @param {State} state */
  #become(state) {
    this.#state = state;
    attribute(this.element, 'data-state', state);
    this.board.readonly = state !== 'open';
  }

  #forward() {
    // The second tap of a hasty two falls on a button that did not mean this yet.
    if (this.#state === 'open' && performance.now() - this.#entered < HASTE) return;
    if (this.#state !== 'missed') {
      this.#skipped[this.#state === 'done' ? 'delete' : 'add'](this.#at);
      return this.#go(this.#at + 1);
    }
    this.#said = null;
    this.#open(this.#line, 'open');
    this.#tell();
    this.board.point();
  }

  // ---- what is played

  #changed() {
    const task = this.#asked;
    const line = this.board.line;
    if (line === this.#stands || !this.#now) return;
    if (!line.startsWith(this.#stands)) {
      // The keys that go back in a game take back a miss, and lead nowhere else here.
      if (this.#state === 'missed') this.#forward();
      else this.board.goTo(Infinity);
      return;
    }
    if (this.#state !== 'open' || !task) return;
    this.#stands = line;
    const { done, miss } = judge(this.engine, task, line);
    const reply = done ? answer(this.engine, task, line) : undefined;
    this.#said = done ? { id: this.#id('done') } : miss ? { id: `${this.#id()}-${miss}` } : { id: 'lesson-missed' };
    this.#become(!done ? 'missed' : reply ? 'waiting' : 'done');
    this.#tell();
    if (reply) this.#waiting = setTimeout(() => this.#answer(reply), ANSWER);
    else this.#next.focus({ preventScroll: true });
  }

  /** The other side plays, and there may be more to do. @param {string} token */
  #answer(token) {
    // What comes of it is what is to be shown from now on.
    this.#stands = '';
    this.board.play(token);
    this.#line = this.#stands = this.board.line;
    if (this.#task + 1 < (this.#now?.tasks?.length ?? 0)) {
      this.#task += 1;
      this.#said = null;
      this.#become('open');
      this.#tell();
      text(this.#voice, this.words.say(this.#id('task')));
      return;
    }
    this.#become('done');
    this.#tell();
    this.#next.focus({ preventScroll: true });
  }

  #show() {
    // What was missed is taken back first.
    if (this.#state === 'missed') this.#forward();
    const task = this.#asked;
    if (this.#state !== 'open' || !task) return;
    const shown = hint(this.engine, task, this.#line);
    if (!shown) return;
    // Who is shown it and does not see how is shown that, too.
    if (this.#said?.id === 'lesson-look') return void this.board.play(shown.token);
    this.board.point(shown.press, shown.at);
    const move = shown.upright ?? naming(this.engine, (id) => this.words.has(id), this.#line, shown.token);
    this.#said = { id: 'lesson-look', args: { move } };
    this.#tell();
  }

  // ---- what is said

  /** The id of a message about this step; those of its second task have a number. @param {'text' | 'task' | 'done'} [part] */
  #id(part) {
    const id = `${this.#game}-lesson-${this.#now?.name ?? ''}`;
    if (!part) return id;
    return part !== 'text' && this.#task ? `${id}-${part}-${this.#task + 1}` : `${id}-${part}`;
  }

  #tell() {
    /** @type {Words['say']} */ const say = (phrase, args) => this.words.say(phrase, args);
    const state = this.#state;
    this.element.dataset.step = this.#now?.name;
    // What a hint points at is ringed for as long as the hint is there to be read.
    attribute(this.element, 'data-pointing', this.#said?.id === 'lesson-look');
    this.#frame(say('lesson-step', { number: this.#at + 1, count: this.#steps.length }));
    this.#describe(this.#line);
    text(this.#voice, '');
    this.answer(this.#said ? say(this.#said) : '', state);
    this.buttons.hidden = false;
    this.#hint.hidden = state !== 'open' && state !== 'missed';
    text(this.#hint, say(this.#said?.id === 'lesson-look' ? 'lesson-play-it' : 'lesson-hint'));
    const onward = state === 'missed' ? 'lesson-again' : state === 'done' ? 'lesson-next' : 'lesson-skip';
    text(this.#next, say(onward));
    attribute(this.#next, 'class', state === 'done' || state === 'missed' ? 'button primary' : 'button quiet');
  }

  /** Tells what there is to know and to do. @param {string} line whose turn it is then */
  #describe(line) {
    const asked = this.#asked;
    text(this.name, this.words.say(this.#id()));
    fill(this.content, el('p', {}, this.words.say(this.#id('text'))));
    text(this.asking, this.words.say(asked ? this.#id('task') : 'lesson-only-look'));
    // Once nothing is asked any more, a change of sides may have made it untrue.
    this.showSide(asked && this.#state !== 'done' ? line : null);
  }

  /** The words that stand at every step and at the end. @param {string} count */
  #frame(count) {
    text(this.heading, this.title);
    text(this.count, count);
    attribute(this.#progress, 'max', this.#steps.length);
    const { length } = this.#steps;
    const pale = this.#steps.map(
      (_, step) =>
        `rgb(0 0 0 / ${this.#skipped.has(step) && step < this.#at ? 0.3 : 1}) ${(step / length) * 100}% ${((step + 1) / length) * 100}%`,
    );
    this.#progress.style.setProperty('--steps', String(length));
    this.#progress.style.setProperty('--done', `linear-gradient(to right, ${pale.join()})`);
    attribute(this.#progress, 'value', this.#at + Number(this.#state === 'done'));
    this.#restart.title = this.words.say('lesson-restart');
    this.#back.title = this.words.say('lesson-back');
    for (const node of [this.#restart, this.#back]) node.hidden = this.#at === 0;
  }

  #finish() {
    const say = this.words;
    const name = say.say(`${this.#game}-name`);
    const all = Object.keys(LESSONS);
    const following = all[(all.indexOf(this.#game) + 1) % all.length] ?? this.#game;
    const whole = this.#skipped.size === 0;
    const first = Math.min(...this.#skipped);
    this.#frame(whole ? say.say('lesson-finished') : '');
    attribute(this.name, 'data-whole', whole);
    text(this.name, say.say(whole ? 'lesson-end' : 'lesson-end-skipped'));
    fill(
      this.content,
      el(
        'p',
        {},
        whole
          ? say.say('lesson-end-text', { game: name })
          : say.say('lesson-end-skipped-text', { count: this.#skipped.size }),
      ),
      el(
        'div',
        { class: 'lesson-doors' },
        !whole && button('button primary', () => this.#go(first), say.say('lesson-go', { step: first + 1 })),
        el(
          'a',
          { class: whole ? 'button primary' : 'button', href: `#game=${this.#game}&seats=here,computer-1` },
          say.say('lesson-computer'),
        ),
        el('a', { class: 'button', href: `#game=${this.#game}` }, say.say('lesson-play', { game: name })),
        following !== this.#game &&
          el(
            'a',
            { class: 'button', href: `#learn=${following}` },
            say.say('lesson-following', { game: say.say(`${following}-name`) }),
          ),
        el('a', { class: 'button quiet', href: '#' }, say.say('lesson-home')),
      ),
    );
    this.answer('', null);
    text(this.asking, '');
    this.showSide(null);
    this.buttons.hidden = true;
  }
}
