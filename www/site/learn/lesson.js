import { attribute, button, el, fill, text } from '../../kit/dom.js';
import { engine } from '../../element/engine.js';
import { icon } from '../../kit/more-icons.js';
import { words as wordsOf } from '../../kit/words.js';
import { CARDS } from '../home/cards.js';
import { linkStyles } from '../shell/style.js';
import { Board } from './board.js';

/**
 * @typedef {object} Host
 * @property {string} lang
 * @property {import('../store/saved-game.js').Summary} [waiting] the last game of this kind with a remote player
 * @property {(step: number, finished: boolean) => void} keep
 */

const STYLE = new URL('./learn.css', import.meta.url);

/** A press on the button so soon after a new step, in milliseconds, is the second of a double tap, and is ignored. */
const DOUBLE_TAP_GUARD = 600;

const GAMES = CARDS.map(({ name }) => name);

/** @param {string} game @param {Host} host */
export async function openLesson(game, host) {
  if (!GAMES.includes(game)) return null;
  const [ready, words] = await Promise.all([engine(game, 'study'), lessonWords(host.lang), linkStyles(STYLE)]);
  return new Lesson(game, ready, words, host);
}

/** @param {string} lang */
const lessonWords = (lang) => wordsOf(lang, ['lesson', ...GAMES]);

class Lesson {
  fills = true;
  heading = el('h1', { class: 'site-title' });
  #game;
  #words;
  #host;
  /** The number of steps without the extras. */ #count;
  /** The number of steps with the extras, which the end offers. */ #all;
  /** The index of the step; `#all` is the end. */
  #at = 0;
  /** @type {import('../../cauce.d.ts').CauceExercise['state']} */ #state = 'open';
  #entered = 0;
  #posed = false;
  /** Whether the user went to this step, which is then focused and read out. */ #asked = false;

  #board = new Board();
  #progress = el('progress', { class: 'lesson-progress', 'aria-hidden': 'true' });
  #number = el('p', { class: 'lesson-count' });
  #back = button('icon-button', () => this.#go((this.#over ? this.#count : this.#at) - 1), icon('back'));
  #next = button('button', () => this.#forward());
  #end = el('section', {
    class: 'lesson-end',
    tabindex: '-1',
    'aria-labelledby': 'lesson-end',
    'aria-describedby': 'lesson-end-text',
    hidden: true,
  });
  element = el('article', { class: 'lesson' }, this.#board.element);

  /** @param {string} game @param {Engine} engine @param {Words} words @param {Host} host */
  constructor(game, engine, words, host) {
    this.#game = game;
    this.#words = words;
    this.#host = host;
    this.#all = engine.lesson_steps(game);
    this.#count = this.#all - engine.lesson_extras(game);
    attribute(this.element, 'data-game', game);
    const head = el('header', { class: 'lesson-head' }, this.#number, this.#back, this.#progress);
    this.#board.add([head, this.#end], [this.#next]);
    this.#board.element.lang = words.lang;
    this.#board.element.addEventListener('cauce-exercise', ({ detail }) => this.#changed(detail.state));
  }

  get title() {
    return this.#words.say('lesson-title', { game: this.#words.say(`${this.#game}-name`) });
  }

  /** @param {number} step counted from 0 */
  begin(step) {
    this.#enter(Math.trunc(step) || 0);
  }

  end() {}

  focus() {
    if (this.#over) this.#end.focus({ preventScroll: true });
    else void this.#board.focus();
  }

  /** @param {string} lang */
  async speak(lang) {
    const { element } = this.#board;
    element.lang = lang;
    const words = await lessonWords(lang);
    if (element.lang !== lang) return;
    this.#words = words;
    this.#tell();
  }

  get #over() {
    return this.#at >= this.#all;
  }

  /** @param {number} step */
  #go(step) {
    this.#asked = true;
    this.#enter(step);
    if (this.#over) this.#end.focus({ preventScroll: true });
  }

  /** @param {number} step counted from 0; `#all` is the end */
  #enter(step) {
    this.#at = Math.max(0, Math.min(step, this.#all));
    this.#entered = performance.now();
    this.#posed = false;
    this.#host.keep(this.#at, this.#over);
    const { element } = this.#board;
    this.#state = 'open';
    if (this.#over) {
      element.readonly = true;
      element.lesson = null;
      element.line = CARDS.find(({ name }) => name === this.#game)?.line ?? this.#game;
    } else {
      element.readonly = false;
      element.lesson = `${this.#game}/${this.#at + 1}`;
    }
    this.#tell();
  }

  #forward() {
    if (this.#state === 'open' && performance.now() - this.#entered < DOUBLE_TAP_GUARD) return;
    const next = this.#at + 1;
    this.#go(next === this.#count ? this.#all : next);
  }

  /** @param {import('../../cauce.d.ts').CauceExercise['state']} state */
  #changed(state) {
    if (this.#over) return;
    const done = this.#posed && this.#state !== state && state === 'done';
    if (!this.#posed && this.#asked) void this.#board.focus();
    this.#posed = true;
    this.#state = state;
    this.#tell();
    if (done) this.#next.focus({ preventScroll: true });
  }

  #tell() {
    const say = this.#words;
    const [over, done, count] = [this.#over, this.#state === 'done', this.#count];
    text(this.heading, this.title);
    attribute(this.element, 'data-step', over ? null : this.#at + 1);
    text(this.#number, over ? say.say('lesson-finished') : this.#place());
    attribute(this.#progress, 'max', count);
    attribute(this.#progress, 'value', Math.min(this.#at + Number(done), count));
    this.#progress.style.setProperty('--steps', String(count));
    this.#back.title = say.say('lesson-back');
    this.#back.hidden = this.#at === 0;
    this.#next.hidden = over || this.#state === 'wrong';
    text(this.#next, say.say(done ? 'lesson-next' : 'lesson-skip'));
    attribute(this.#next, 'class', done ? 'button primary' : 'button quiet');
    this.#end.hidden = !over;
    fill(this.#end, ...(over ? this.#ending() : []));
  }

  #place() {
    const [at, count] = [this.#at, this.#count];
    return at < count
      ? this.#words.say('lesson-step', { number: at + 1, count })
      : this.#words.say('lesson-extra', { number: at - count + 1, count: this.#all - count });
  }

  /** @returns {HTMLElement[]} */
  #ending() {
    const say = this.#words;
    const game = say.say(`${this.#game}-name`);
    const following = GAMES[(GAMES.indexOf(this.#game) + 1) % GAMES.length] ?? this.#game;
    const { far, gameId, end } = this.#host.waiting ?? {};
    /** @param {string} kind @param {string} href @param {string} label */
    const door = (kind, href, label) => el('a', { class: kind, href }, label);
    return [
      el('h2', { id: 'lesson-end' }, say.say('lesson-end')),
      el('p', { id: 'lesson-end-text' }, say.say('lesson-end-text', { game })),
      el(
        'div',
        { class: 'lesson-doors' },
        far && door('button primary', `#${end?.link}&id=${gameId}`, say.say('lesson-waiting')),
        door(
          far ? 'button' : 'button primary',
          `#game=${this.#game}&seats=here,computer-1`,
          say.say('lesson-computer'),
        ),
        door('button', `#game=${this.#game}`, say.say('lesson-play')),
        this.#all > this.#count &&
          button('button', () => this.#go(this.#count), say.say('lesson-extras', { count: this.#all - this.#count })),
        door('button', `#learn=${following}`, say.say('lesson-following', { game: say.say(`${following}-name`) })),
      ),
    ];
  }
}
