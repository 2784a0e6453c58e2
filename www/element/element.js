// `<cauce-game>`: a game to play, on our own site and on anybody's.
//
//   <script type="module" src="https://.../cauce.js"></script>
//   <cauce-game game="snorkels"></cauce-game>
//
// `cauce.d.ts` documents what a host page may use. The site itself uses a few members more, with their types here:
// `playing`, `link`, `end`, `tags`, `extension`, `openLine`, `openLink`, `openSaved`, `takeUp`, `use`, `notify`,
// `point`, `practise`, `keyDown` and `afterwards`. The element itself stores nothing.

import { attribute } from './dom.js';
import { engine } from './engine.js';
import { Game, INSTEAD, gameOf, goTo } from './game.js';
import { emit } from './events.js';
import { LEVELS } from './seats.js';
import { elementStyles } from './look/styles.js';
import { colourSheet } from './look/theme.js';
import { COMMANDS } from './commands.js';
import { reasonOf, unfit } from './needs.js';
import { holdPlace, onceNear, showFailure, showTitle, wear } from './placeholder.js';
import { languageAt, lastWords, words } from './words.js';

/** @typedef {import('../cauce.d.ts').CauceGame} Contract */
/** @import { Extension } from './extension.js' */

/** The attributes that say which game is opened: of several in the markup the later one in this list counts. */
const SOURCES = ['game', 'line', 'record', 'src', 'puzzle', 'lesson'];

/** Those that pose an exercise. */
const EXERCISES = ['puzzle', 'lesson'];

/** A square in a circle, or two with an arrow from one to the other, perhaps after a colour. */
const MARK = /(?<!\S)(?:(?<colour>[a-z-]+):)?(?<from>[a-z]\d+)(?:-(?<to>[a-z]\d+))?(?!\S)/g;

/** A token that cannot be played. */
export class CauceError extends Error {
  /** @param {string} token @param {string} reason in the words of the element's language @param {string} code its name */
  constructor(token, reason, code) {
    super(reason);
    this.name = 'CauceError';
    this.token = token;
    this.reason = reason;
    this.code = code;
  }
}

export class CauceGame extends HTMLElement {
  static observedAttributes = [
    'game',
    'line',
    'lang',
    'controls',
    'readonly',
    'theme',
    'seats',
    'draws',
    'loading',
    'orientation',
    'hint',
    'analysis',
    'puzzle',
    'lesson',
    'record',
    'src',
    'ply',
    'names',
    'marks',
  ];

  /** Is fulfilled when the game can be played. @type {ReturnType<typeof promised<CauceGame>>} */
  #ready = promised();

  /** @type {ShadowRoot} */ #root = this.attachShadow({ mode: 'open' });
  #states = this.attachInternals().states;
  /** From being put into a page to being taken out. @type {AbortController | null} */
  #life = null;
  /** What is shown, once the frame stands. @type {Game | null} */
  #game = null;
  /** Is fulfilled when a game can be opened. @type {ReturnType<typeof promised<Game>>} */
  #standing = promised();
  /**
   * The game of a board that was taken out of the page, until it is shown again, and whether everybody sits there as
   * they did.
   * @type {{ saved: string, line: string, ply: number, seated: boolean } | null}
   */
  #kept = null;
  /** The sources; once a game is there, each goes to the end when it is set. */ #order = SOURCES;
  /** The source of the game that was opened last. */ #openedSource = '';
  /** Whether somebody has said already what is to be opened first. */
  #chosen = false;
  #begun = false;
  /** @type {string[]} */ #names = [];
  /** @type {readonly CauceMark[]} */ #marks = [];
  /** Whether a game of the page is being opened: the marks are drawn over it. */ #isOpening = false;
  /** What the page adds to the game. @type {Extension | null} */ extension = null;
  /** Ends the exercise that is posed. @type {AbortController | null} */ #posed = null;
  /** Begins the work that waits for the element to come near the screen. */
  #approach = () => {};

  // ---- life

  constructor() {
    super();
    // What was set before the element was known stands in the way of what sets it.
    for (const name of Object.keys(this)) {
      if (!Object.getOwnPropertyDescriptor(CauceGame.prototype, name)?.set) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    holdPlace(this.#root);
    this.#approach = onceNear(this, signal, () => this.#start(signal));
    if (this.loading === 'eager') this.#approach();
  }

  disconnectedCallback() {
    this.#game?.mend();
    if (this.#game?.board) this.#kept = { saved: this.save(), line: this.line, ply: this.ply, seated: true };
    this.#life?.abort();
    this.#life = null;
    if (this.#game) this.#standing = promised();
    this.#game?.leave();
    this.#game = null;
    this.#posed?.abort();
    this.#posed = null;
    this.#root.replaceChildren();
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (name === 'loading' && this.loading === 'eager') this.#approach();
    if (SOURCES.includes(name)) this.#changeSource(name, before || null, now || null);
    else if (name === 'names' || name === 'marks') Reflect.set(this, name, now);
    else if (name === 'seats' && this.#kept) this.#kept.seated = false;
    const game = this.#game;
    if (!game) return;
    if (name === 'ply' && now) {
      this.goTo(/** @type {'last'} */ (now));
      this.#mark();
    } else if (before === now) return;
    else if (name === 'lang') game.speak();
    else if (name === 'theme') game.follow();
    else if (name === 'readonly' || name === 'draws') game.lock();
    else if (name === 'seats') game.reseat();
    else if (name === 'orientation') game.orient();
    else if (name === 'controls' || name === 'hint' || name === 'analysis') game.refresh({ announce: false });
  }

  /**
   * A source was set or taken away. The last one set wins; where it is taken away, the one before is opened.
   * @param {string} name @param {string | null} before @param {string | null} now
   */
  #changeSource(name, before, now) {
    if (before === now && (!now || name === 'game' || EXERCISES.includes(name))) return;
    // Beside a puzzle, a game says which one that is of.
    const beside = name === 'game' && this.#source === 'puzzle';
    // What stands in the markup is set in an order that nobody thinks of.
    if (now && this.#begun && !beside) this.#order = [...this.#order.filter((other) => other !== name), name];
    const wins = beside || name === (now ? this.#source : this.#openedSource);
    if (!wins) return;
    // Whoever asks for another game does not want the one that was there.
    this.#kept = null;
    if (this.#game) void this.#open(this.#game);
  }

  /** Fetches what is needed and opens the game. @param {AbortSignal} end */
  async #start(end) {
    const root = this.#root;
    try {
      if (unfit()) throw new Error('This browser lacks what is needed.');
      const line = this.#record || this.#chosen ? this.getAttribute('game') || '' : this.#line;
      const speaking = lastWords(() => languageAt(this), line ? [gameOf(line)] : []);
      // Around an exercise the page says what it is.
      const entitled = showTitle(root, this.#isExercise ? '' : gameOf(line), speaking);
      const [ready, colours, styles, say] = await Promise.all([
        engine(gameOf(line)),
        colourSheet(),
        elementStyles(),
        speaking,
        entitled,
        this.#isExercise && import('./exercise/pose.js'),
      ]);
      if (end.aborted) return;
      wear(root, colours, styles);
      const game = new Game(this, {
        root,
        engine: ready,
        words: say,
        states: this.#states,
        end,
        begun: () => this.#begin(),
        failed: (trouble, again) => void this.#fail(end, trouble, again),
      });
      this.#game = game;
      this.#standing.resolve(game);
      this.#isOpening = true;
      if (this.#kept) await game.restore(this.#kept.saved, this.#kept);
      else if (!this.#chosen) await this.#open(game);
    } catch (trouble) {
      if (end.aborted) return;
      // The page is told in words, and who looks into it finds the rest here.
      console.warn(trouble);
      await this.#fail(end, trouble, () => this.#start(end));
    }
  }

  /** Opens what the page has put here. @param {Game} game */
  #open(game) {
    this.#posed?.abort();
    this.#posed = null;
    this.#openedSource = this.#source;
    // An exercise opens what it is about itself.
    if (this.#isExercise) return this.#pose(game);
    this.#isOpening = true;
    const record = this.#record;
    // Whatever is set until the game is there counts, in whatever order it is set.
    const beside = () => ({ names: this.#names, ply: this.getAttribute('ply') });
    return record ? game.openRecord(record, beside) : game.open(this.#line, beside);
  }

  /** What says which game is to be opened: one of the attributes, or `child`. */
  get #source() {
    const name = this.#order.findLast((name) => this.getAttribute(name));
    return name && name !== 'game' ? name : this.#child ? 'child' : 'game';
  }

  get #child() {
    return this.querySelector(':scope > script[type="text/x-cauce"]')?.textContent?.trim();
  }

  /** Where the record is, if one is to be opened. @returns {import('./record.js').Source | null} */
  get #record() {
    const source = this.#source;
    if (source === 'src') return { src: this.getAttribute('src') ?? '' };
    if (source === 'child') return { text: this.#child ?? '' };
    return source === 'record' ? { text: this.getAttribute('record') ?? '' } : null;
  }

  /** The line that is to be opened where there is no record. */
  get #line() {
    if (this.#source === 'lesson') return gameOf(this.lesson?.split('/')[0] ?? '');
    return (this.#source === 'line' && this.getAttribute('line')) || this.game;
  }

  /** Says that nothing can be shown. @param {AbortSignal} end @param {unknown} trouble @param {() => void} again */
  async #fail(end, trouble, again) {
    const root = this.#root;
    const say = await words(languageAt(this));
    if (end.aborted) return;
    const reason = showFailure(root, say, trouble, () => {
      holdPlace(root);
      again();
    });
    emit(this, 'cauce-error', { code: reasonOf(trouble).id, reason });
  }

  #begin() {
    this.#kept = null;
    if (!this.#begun) {
      this.#begun = true;
      this.#ready.resolve(this);
      emit(this, 'cauce-ready', {});
    }
    if (this.#isOpening) this.#mark();
    this.#isOpening = false;
    // What is posed opens games itself; a board that is put back into a page poses it again.
    if (this.#game && !this.#posed && this.#isExercise) this.#pose(this.#game);
  }

  /** Draws what the page has marked over the position that is shown. */
  #mark() {
    if (this.#game?.shown) this.mark(this.#marks);
  }

  get #isExercise() {
    return EXERCISES.includes(this.#source);
  }

  /** Poses the exercise that is asked for. @param {Game} game */
  #pose(game) {
    const kind = /** @type {'puzzle' | 'lesson'} */ (this.#source);
    this.#openedSource = kind;
    const { signal } = (this.#posed = new AbortController());
    const open = () => game.open(this.#line, () => ({ names: this.#names }));
    return import('./exercise/pose.js')
      .then(({ pose }) => pose(this, this.#root, game, kind, this[kind] ?? '', signal))
      .then((posed) => posed || game.shown || open())
      .catch(async (trouble) => {
        console.warn(trouble);
        // Something else was asked for meanwhile.
        if (signal.aborted) return;
        if (!game.shown) await open();
        game.report({ id: 'load-failed' }, { name: game.words.say('load-again'), act: () => this.#pose(game) });
      });
  }

  /**
   * Poses an exercise that has no name, in place of whatever is shown.
   * @param {import('../view.js').ExerciseAsked} asked @param {(task: import('./exercise/pose.js').Standing) => void} changed
   */
  async practise(asked, changed) {
    const game = this.#game ?? (await this.#wait());
    this.#posed?.abort();
    const { signal } = (this.#posed = new AbortController());
    const { practise } = await import('./exercise/pose.js');
    await practise(this, this.#root, game, { of: this.game, names: ['analysis', 'puzzle'], asked }, signal, changed);
  }

  /** Waits until a game can be opened, and keeps the element from opening one of its own. */
  #wait() {
    this.#chosen = true;
    return this.#standing.promise;
  }

  get ready() {
    return this.#ready.promise;
  }

  // ---- attributes

  get game() {
    return this.getAttribute('game') || INSTEAD;
  }
  set game(name) {
    this.setAttribute('game', name);
  }

  get line() {
    return this.#game?.board?.line ?? this.#kept?.line ?? this.#line;
  }
  set line(line) {
    this.setAttribute('line', line);
  }

  /** @returns {'full' | 'compact' | 'none'} */
  get controls() {
    return oneOf(this, 'controls', 'full', 'compact', 'none');
  }
  /** @param {string} controls anything else is `full` */
  set controls(controls) {
    this.setAttribute('controls', controls);
  }

  get readonly() {
    return this.hasAttribute('readonly');
  }
  set readonly(readonly) {
    this.toggleAttribute('readonly', Boolean(readonly));
  }

  /** @returns {'auto' | 'light' | 'dark'} */
  get theme() {
    return oneOf(this, 'theme', 'auto', 'light', 'dark');
  }
  /** @param {string} theme anything else is `auto` */
  set theme(theme) {
    this.setAttribute('theme', theme);
  }

  get seats() {
    return this.#game?.board?.seats ?? (this.getAttribute('seats') || null);
  }
  set seats(seats) {
    attribute(this, 'seats', seats);
  }

  /** @returns {'here' | 'host'} */
  get draws() {
    return oneOf(this, 'draws', 'here', 'host');
  }
  /** @param {string} draws anything else is `here` */
  set draws(draws) {
    this.setAttribute('draws', draws);
  }

  /** @returns {'lazy' | 'eager'} */
  get loading() {
    return oneOf(this, 'loading', 'lazy', 'eager');
  }
  /** @param {string} loading anything else is `lazy` */
  set loading(loading) {
    this.setAttribute('loading', loading);
  }

  /** How far the board is turned, in degrees clockwise. @returns {0 | 90 | 180 | 270} */
  get orientation() {
    const degrees = Number(this.getAttribute('orientation'));
    return degrees === 90 || degrees === 180 || degrees === 270 ? degrees : 0;
  }
  /** @param {number} degrees anything else is 0 */
  set orientation(degrees) {
    this.setAttribute('orientation', String(degrees));
  }

  /** @returns {'on' | 'off'} */
  get hint() {
    return oneOf(this, 'hint', 'on', 'off');
  }
  /** @param {string} hint anything but `off` is `on` */
  set hint(hint) {
    this.setAttribute('hint', hint);
  }

  /** @returns {'on' | 'off'} */
  get analysis() {
    return oneOf(this, 'analysis', 'on', 'off');
  }
  /** @param {string} analysis anything but `off` is `on` */
  set analysis(analysis) {
    this.setAttribute('analysis', analysis);
  }

  get puzzle() {
    return this.getAttribute('puzzle') || null;
  }
  set puzzle(puzzle) {
    attribute(this, 'puzzle', puzzle);
  }

  get lesson() {
    return this.getAttribute('lesson') || null;
  }
  set lesson(lesson) {
    attribute(this, 'lesson', lesson);
  }

  // ---- what there is to know

  /** @returns {string[]} */
  get names() {
    return this.#game?.view?.seats.map(({ name }) => name) ?? this.#names;
  }
  /** @param {readonly string[] | string | null} names with commas between, where they are one text */
  set names(names) {
    this.#names = Array.from(typeof names === 'string' ? names.split(',') : (names ?? []), (name) =>
      String(name).trim(),
    );
    this.#game?.rename(this.#names);
  }

  /** @returns {readonly CauceMark[]} */
  get marks() {
    return this.#marks;
  }
  /** @param {readonly CauceMark[] | string | null} marks with spaces between, where they are one text */
  set marks(marks) {
    this.#marks = typeof marks === 'string' ? marksIn(marks) : marked(marks ?? []);
    this.#mark();
  }

  /** The name of the game that is played, which need not be the one of the attribute. @returns {string} */
  get playing() {
    return this.#game?.view?.game ?? this.game;
  }

  get turn() {
    return this.#game?.view?.turn ?? null;
  }

  get legal() {
    return this.#game?.board?.legal() ?? [];
  }

  get outcome() {
    return this.#game?.view?.outcome ?? null;
  }

  get score() {
    return this.#game?.view?.score ?? null;
  }

  /** @returns {number} */
  get ply() {
    return this.#game?.view?.ply ?? this.#kept?.ply ?? 0;
  }
  /** @param {number | 'last'} ply */
  set ply(ply) {
    this.setAttribute('ply', String(ply));
  }

  /** What stands after the `#` of a link to this game. @returns {string} */
  get link() {
    return this.#game?.board?.link ?? '';
  }

  /** How the line that is shown ends, as far as it was played. */
  get end() {
    return this.#game?.board?.end() ?? { link: '', ply: 0, winners: null };
  }

  get record() {
    return this.#game?.board?.record() ?? '';
  }
  set record(record) {
    this.setAttribute('record', record);
  }

  get src() {
    return this.getAttribute('src') || null;
  }
  set src(src) {
    attribute(this, 'src', src);
  }

  /** What the record says besides the game itself: names and values. */
  get tags() {
    return this.#game?.board?.tags() ?? [];
  }

  svg() {
    return this.#game?.board?.svg(this.#game.dark) ?? '';
  }

  /** Where a target stands on the page, in client pixels. @param {string} target @returns {DOMRect | null} */
  rectOf(target) {
    return this.#game?.frame.surface.rectOf(target) ?? null;
  }

  /** Which target stands at a point of the page. @param {number} x @param {number} y @returns {string | null} */
  targetAt(x, y) {
    return this.#game?.frame.surface.targetUnder({ clientX: x, clientY: y }) ?? null;
  }

  // ---- what can be done

  /** @type {Contract['play']} */
  play(token, { after } = {}) {
    const text = String(token);
    const game = this.#game;
    if (!game?.board) throw new CauceError(text, 'Nothing can be played yet: wait for `ready`.', 'not-ready');
    try {
      return game.play(text, after);
    } catch (reason) {
      const phrase = /** @type {Phrase} */ (reason);
      throw new CauceError(text, game.words.say(phrase), phrase.id);
    }
  }

  /** @type {Contract['think']} */
  async think({ level = LEVELS, signal } = {}) {
    const [{ think }, seed] = [await import('./computer.js'), crypto.getRandomValues(new Uint32Array(1))[0] ?? 0];
    return think(this.line, { level, seed, signal });
  }

  /** @type {Contract['analyse']} */
  async analyse({ line = this.line, ...how } = {}) {
    const { analyse } = await import('./computer.js');
    return analyse(line, how);
  }

  /** @type {Contract['say']} */
  async say(reason) {
    const say = await words(languageAt(this), [this.playing]);
    await say.read('hint');
    return say.say(/** @type {Phrase} */ (reason));
  }

  undo() {
    this.#game?.change((board) => board.undo(), false);
  }

  redo() {
    this.#game?.change((board) => board.redo(), false);
  }

  /** @param {number | 'last'} ply */
  goTo(ply) {
    this.#game?.change((board) => goTo(board, ply), false);
  }

  restart() {
    this.#game?.restart(this.names);
  }

  save() {
    return this.#game?.board?.save() ?? '';
  }

  /** @type {Contract['restore']} */
  async restore(saved, { same } = {}) {
    const problem = await this.openSaved(String(saved), same);
    if (problem) await this.#game?.words.read('unread');
    return problem && (this.#game?.words.say(problem) ?? problem.id);
  }

  /** The same, with the reason as a phrase. @param {string} saved @param {boolean} [same] @returns {Promise<Phrase | null>} */
  async openSaved(saved, same) {
    return (this.#game ?? (await this.#wait())).restore(saved, { same });
  }

  /** Draws over the position that is shown. @param {readonly CauceMark[]} marks */
  mark(marks) {
    const all = marked(marks);
    this.#game?.frame.surface.mark(all);
  }

  /**
   * Opens a game line, whatever the attributes say.
   * @param {string} line @param {number} [ply] how many moves are made where it is shown; at its end, where nothing is
   *   said
   */
  async openLine(line, ply) {
    const game = this.#game ?? (await this.#wait());
    await game.open(line, () => ({ names: this.#names, ply }));
  }

  /** @param {FocusOptions} [how] */
  focus(how) {
    this.#game?.frame.focus(how);
  }

  /**
   * Opens the game of a link. One that cannot be read is explained, and a fresh game is opened instead.
   * @param {string} fragment what stands after the `#`
   * @returns {Promise<boolean>} whether all of it could be read
   */
  async openLink(fragment) {
    return (this.#game ?? (await this.#wait())).openLink(fragment, this.#names);
  }

  /**
   * Adds the moves of a link to the game that is shown, and shows how the last one was made. An older link has nothing to
   * add, and where the games begin otherwise (`other`), nothing can be added.
   * @param {string} fragment what stands after the `#`
   */
  async takeUp(fragment) {
    const { takeUp } = await import('./sent.js');
    return this.#game ? takeUp(this.#game, fragment) : 'other';
  }

  /** Does what the button of a command does. @param {import('./commands.js').CommandName} command */
  use(command) {
    this.#game?.use(COMMANDS[command]);
  }

  /**
   * Says something at the top of the game until it is put away.
   * @param {Phrase | string} message @param {import('./frame/notice.js').Offer[]} offers
   */
  notify(message, ...offers) {
    this.#game?.frame.card('news', this.#game.words, message, ...offers);
  }

  /** @param {readonly string[]} [press] @param {string} [at] */
  point(press, at) {
    this.#game?.point(press, at);
  }

  /** Does something after all that is still to be shown of the game, and before another game is. @param {() => void} act */
  afterwards(act) {
    this.#game?.frame.afterwards(act);
  }

  /** A key that may be meant for the game. @param {KeyboardEvent} event */
  keyDown(event) {
    this.#game?.keyDown(event);
  }
}

/**
 * An attribute that has one of these values; anything else stands for the first.
 * @template {string} T @param {Element} element @param {string} name @param {[T, ...T[]]} values
 */
function oneOf(element, name, ...values) {
  return values.find((value) => value === element.getAttribute(name)) ?? values[0];
}

/** @param {readonly CauceMark[]} marks @throws {TypeError} where one of them is no mark */
function marked(marks) {
  const all = [...marks];
  if (all.every((mark) => typeof mark === 'object' && mark !== null)) return all;
  throw new TypeError('A mark is an object with `at`, or with `from` and `to`.');
}

/**
 * The marks of a text such as `d4 danger:a1-b2`; what is none is passed over.
 * @param {string} text @returns {CauceMark[]}
 */
const marksIn = (text) =>
  Array.from(text.matchAll(MARK), ({ groups: { colour, from = '', to } = {} }) =>
    to ? { from, to, colour } : { at: from, colour },
  );

/**
 * A promise, and what fulfils it. A browser that lacks a shorter way is to say so, and must come as far as that.
 * @template T
 */
function promised() {
  /** @type {(value: T) => void} */ let resolve = () => {};
  const promise = new Promise((/** @type {(value: T) => void} */ done) => (resolve = done));
  return { promise, resolve };
}
