// The custom element `<cauce-game>`.
//
//   <script type="module" src="https://.../cauce.js"></script>
//   <cauce-game game="snorkels"></cauce-game>
//
// `cauce.d.ts` documents the public members. The site uses some more, which are typed here:
// `playing`, `link`, `end`, `tags`, `extension`, `openLine`, `openLink`, `openSaved`, `mergeLink`, `use`, `notify`,
// `point`, `practise`, `keyDown` and `afterPaint`. The element itself stores nothing.

import { attribute } from '../kit/dom.js';
import { engine } from './engine.js';
import { Game, DEFAULT_GAME, gameOf, goTo } from './game.js';
import { emit } from './events.js';
import { LEVELS } from '../kit/seats.js';
import { elementStyles } from '../kit/styles.js';
import { colourSheet } from './look/theme.js';
import { COMMANDS } from './commands.js';
import { reasonOf, unsupportedReason } from '../kit/support.js';
import { holdPlace, onceNear, showFailure, showTitle, adoptSheets } from './placeholder.js';
import { languageAt, currentWords, words } from '../kit/words.js';

/** @typedef {import('../cauce.d.ts').CauceGame} Contract */
/** @import { Extension } from './extension.js' */

/** The attributes that name a game. If the markup has several, the last one in this list counts. */
const SOURCES = ['game', 'line', 'record', 'src', 'puzzle', 'lesson'];

const EXERCISES = ['puzzle', 'lesson'];

/** How the board can be turned: by degrees clockwise, or with a seat at the bottom. */
const ORIENTATIONS = /** @type {const} */ ([0, 90, 180, 270, 'seat-1', 'seat-2', 'seat-3', 'seat-4']);

/** A mark in the attribute `marks`: one square or two, with an optional colour before and an optional label after. */
const MARK = /(?<!\S)(?:(?<colour>[a-z-]+):)?(?<from>[a-z]\d+)(?:-(?<to>[a-z]\d+))?(?:=(?<label>\S+))?(?!\S)/g;

/** A token that cannot be played. */
export class CauceError extends Error {
  /** @param {string} token @param {string} reason in the element's language @param {string} code the id of its message */
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
    'hide',
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

  /** @type {ReturnType<typeof promised<CauceGame>>} */
  #ready = promised();

  /** @type {ShadowRoot} */ #root = this.attachShadow({ mode: 'open' });
  #states = this.attachInternals().states;
  /** Aborted when the element leaves the page. @type {AbortController | null} */
  #life = null;
  /** @type {Game | null} */
  #game = null;
  /** Resolves when a game can be opened. @type {ReturnType<typeof promised<Game>>} */
  #standing = promised();
  /**
   * The game while the element is not in the page, and whether its seats are restored.
   * @type {{ saved: string, line: string, ply: number, seated: boolean } | null}
   */
  #kept = null;
  /** Once a game is shown, an attribute that is set moves to the end. */ #order = SOURCES;
  #openedSource = '';
  /** Whether a method has opened a game, so that the attributes do not. */
  #chosen = false;
  #begun = false;
  /** @type {string[]} */ #names = [];
  /** @type {readonly CauceMark[]} */ #marks = [];
  /** Whether a game from the attributes is being opened, on which the marks are drawn. */ #isOpening = false;
  /** @type {Extension | null} */ extension = null;
  /** Ends the current exercise. @type {AbortController | null} */ #posed = null;
  /** Starts at once, without waiting until the element is near the viewport. */
  #approach = () => {};

  // ---- life

  constructor() {
    super();
    // Properties that were set before the element was defined would shadow the setters.
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
    this.#game?.recoverFromPanic();
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
   * The last source that was set wins. If it is removed, the one before is opened.
   * @param {string} name @param {string | null} before @param {string | null} now
   */
  #changeSource(name, before, now) {
    if (before === now && (!now || name === 'game' || EXERCISES.includes(name))) return;
    // With the attribute `puzzle`, `game` is the game of the puzzle.
    const beside = name === 'game' && this.#source === 'puzzle';
    // The order of attributes in the markup has no meaning.
    if (now && this.#begun && !beside) this.#order = [...this.#order.filter((other) => other !== name), name];
    const wins = beside || name === (now ? this.#source : this.#openedSource);
    if (!wins) return;
    this.#kept = null;
    if (this.#game) void this.#open(this.#game);
  }

  /** @param {AbortSignal} end */
  async #start(end) {
    const root = this.#root;
    try {
      if (unsupportedReason()) throw new Error('This browser lacks what is needed.');
      const line = this.#record || this.#chosen ? this.getAttribute('game') || '' : this.#line;
      const speaking = currentWords(() => languageAt(this), line ? [gameOf(line)] : []);
      // The page has its own title for an exercise.
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
      adoptSheets(root, colours, styles);
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
      // The page shows a short message; the details are for developers.
      console.warn(trouble);
      await this.#fail(end, trouble, () => this.#start(end));
    }
  }

  /** Opens the game of the attributes. @param {Game} game */
  #open(game) {
    this.#posed?.abort();
    this.#posed = null;
    this.#openedSource = this.#source;
    // An exercise opens its own game.
    if (this.#isExercise) return this.#pose(game);
    this.#isOpening = true;
    const record = this.#record;
    // Read when the game is loaded, so the order of attributes does not matter.
    const beside = () => ({ names: this.#names, ply: this.getAttribute('ply') });
    return record ? game.openRecord(record, beside) : game.open(this.#line, beside);
  }

  /** The source that counts: the name of an attribute, or `child`. */
  get #source() {
    const name = this.#order.findLast((name) => this.getAttribute(name));
    return name && name !== 'game' ? name : this.#child ? 'child' : 'game';
  }

  get #child() {
    return this.querySelector(':scope > script[type="text/x-cauce"]')?.textContent?.trim();
  }

  /** @returns {import('./record.js').Source | null} */
  get #record() {
    const source = this.#source;
    if (source === 'src') return { src: this.getAttribute('src') ?? '' };
    if (source === 'child') return { text: this.#child ?? '' };
    return source === 'record' ? { text: this.getAttribute('record') ?? '' } : null;
  }

  /** The line to open if there is no record. */
  get #line() {
    if (this.#source === 'lesson') return gameOf(this.lesson?.split('/')[0] ?? '');
    return (this.#source === 'line' && this.getAttribute('line')) || this.game;
  }

  /** Shows a failure in place of the game. @param {AbortSignal} end @param {unknown} trouble @param {() => void} again */
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
    // An element that is put back into a page poses its exercise again.
    if (this.#game && !this.#posed && this.#isExercise) this.#pose(this.#game);
  }

  #mark() {
    if (this.#game?.shown) this.mark(this.#marks);
  }

  get #isExercise() {
    return EXERCISES.includes(this.#source);
  }

  /** Poses the exercise of the attributes. @param {Game} game */
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
        // The page has opened something else meanwhile.
        if (signal.aborted) return;
        if (!game.shown) await open();
        game.report({ id: 'load-failed' }, { name: game.words.say('load-again'), act: () => this.#pose(game) });
      });
  }

  /**
   * Poses an exercise without a name.
   * @param {import('../view.js').ExerciseAsked} asked @param {(task: import('./exercise/pose.js').ExerciseState) => void} changed
   */
  async practise(asked, changed) {
    const game = this.#game ?? (await this.#wait());
    this.#posed?.abort();
    const { signal } = (this.#posed = new AbortController());
    const { poseExercise } = await import('./exercise/pose.js');
    await poseExercise(
      this,
      this.#root,
      game,
      { of: this.game, names: ['analysis', 'puzzle'], asked },
      signal,
      changed,
    );
  }

  /** Waits until a game can be opened, and keeps the element from opening that of its attributes. */
  #wait() {
    this.#chosen = true;
    return this.#standing.promise;
  }

  get ready() {
    return this.#ready.promise;
  }

  // ---- attributes

  get game() {
    return this.getAttribute('game') || DEFAULT_GAME;
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

  /** @returns {'compact' | 'full' | 'moves' | 'none'} */
  get controls() {
    return oneOf(this, 'controls', 'compact', 'full', 'moves', 'none');
  }
  /** @param {string} controls anything else is `compact` */
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

  /** @returns {Contract['orientation']} */
  get orientation() {
    return ORIENTATIONS.find((known) => `${known}` === this.getAttribute('orientation')) ?? 0;
  }
  /** @param {number | string} orientation anything else is 0 */
  set orientation(orientation) {
    this.setAttribute('orientation', String(orientation));
  }

  get hide() {
    return this.getAttribute('hide') ?? '';
  }
  set hide(words) {
    this.setAttribute('hide', words);
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

  // ---- state

  /** @returns {string[]} */
  get names() {
    return this.#game?.view?.seats.map(({ name }) => name) ?? this.#names;
  }
  /** @param {readonly string[] | string | null} names a text is separated by commas */
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
  /** @param {readonly CauceMark[] | string | null} marks a text is separated by spaces */
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

  /** The fragment of a link to this game. @returns {string} */
  get link() {
    return this.#game?.board?.link ?? '';
  }

  /** The end of the line shown. */
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

  /** The tags of the record: names and values. */
  get tags() {
    return this.#game?.board?.tags() ?? [];
  }

  svg() {
    if (!this.#game?.board) return '';
    this.#game.frame.surface.takeColours();
    return this.#game.board.svg();
  }

  /** Returns the bounding box of a target, in client pixels. @param {string} target @returns {DOMRect | null} */
  rectOf(target) {
    return this.#game?.frame.surface.rectOf(target) ?? null;
  }

  /** Returns the target at a point in client pixels. @param {number} x @param {number} y @returns {string | null} */
  targetAt(x, y) {
    return this.#game?.frame.surface.targetUnder({ clientX: x, clientY: y }) ?? null;
  }

  // ---- methods

  /** @type {Contract['play']} */
  play(token, { after } = {}) {
    const text = String(token);
    return this.#attempt(text, (game) => game.play(text, after));
  }

  /** @type {Contract['restrict']} */
  restrict(tokens) {
    const texts = tokens && Array.from(tokens, String);
    this.#attempt(`${texts}`, (game) => void game.change((board) => board.restrict(texts), false));
  }

  /**
   * Does something with tokens.
   * @template T @param {string} text the tokens @param {(game: Game) => T} act @throws {CauceError} if it cannot be done
   */
  #attempt(text, act) {
    const game = this.#game;
    if (!game?.board) throw new CauceError(text, 'Nothing can be played yet: wait for `ready`.', 'not-ready');
    try {
      return act(game);
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

  /** Like `restore`, with the reason as a phrase. @param {string} saved @param {boolean} [same] @returns {Promise<Phrase | null>} */
  async openSaved(saved, same) {
    return (this.#game ?? (await this.#wait())).restore(saved, { same });
  }

  /** Draws over the current position. @param {readonly CauceMark[]} marks */
  mark(marks) {
    const all = marked(marks);
    this.#game?.frame.surface.mark(all);
  }

  /**
   * Opens a game line and ignores the attributes.
   * @param {string} line @param {number} [ply] the number of moves before the position to show; the default is the end
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
   * Opens the game of a link, as far as it can be read, and reports the problem if there is one.
   * @param {string} fragment
   * @returns {Promise<boolean>} whether all of it could be read
   */
  async openLink(fragment) {
    return (this.#game ?? (await this.#wait())).openLink(fragment, this.#names);
  }

  /**
   * Merges the moves of a link into the current game, and animates the last one. An older link adds nothing, and a link to a
   * game with another start (`other`) cannot be merged.
   * @param {string} fragment
   */
  async mergeLink(fragment) {
    const { mergeLink: takeUp } = await import('./merge-link.js');
    return this.#game ? takeUp(this.#game, fragment) : 'other';
  }

  /** Does not show the game until the user asks for it, and reports why. @param {Phrase} problem */
  async withhold(problem) {
    await this.#game?.withhold(problem);
  }

  /** Runs a command. @param {import('./commands.js').CommandName} command */
  use(command) {
    this.#game?.use(COMMANDS[command]);
  }

  /**
   * Shows a message in the console until it is dismissed.
   * @param {Phrase | string} message @param {import('../kit/notice.js').Offer[]} offers
   */
  notify(message, ...offers) {
    this.#game?.frame.card('news', this.#game.words, message, ...offers);
  }

  /** @param {readonly string[]} [press] @param {string} [at] */
  point(press, at) {
    this.#game?.point(press, at);
  }

  /** Runs `act` after pending changes of the panels are shown. @param {() => void} act */
  afterPaint(act) {
    this.#game?.frame.afterPaint(act);
  }

  /** @param {KeyboardEvent} event */
  keyDown(event) {
    this.#game?.keyDown(event);
  }
}

/**
 * Returns an enumerated attribute. Other values count as the first.
 * @template {string} T @param {Element} element @param {string} name @param {[T, ...T[]]} values
 */
function oneOf(element, name, ...values) {
  return values.find((value) => value === element.getAttribute(name)) ?? values[0];
}

/** @param {readonly CauceMark[]} marks @throws {TypeError} if one of them is not a mark */
function marked(marks) {
  const all = [...marks];
  if (all.every((mark) => typeof mark === 'object' && mark !== null)) return all;
  throw new TypeError('A mark is an object with `at`, or with `from` and `to`.');
}

/**
 * Parses the marks in a text such as `d4=A danger:a1-b2`. Invalid words are ignored.
 * @param {string} text @returns {CauceMark[]}
 */
const marksIn = (text) =>
  Array.from(text.matchAll(MARK), ({ groups: { colour, from = '', to, label } = {} }) =>
    to ? { from, to, colour, label } : { at: from, colour, label },
  );

/**
 * `Promise.withResolvers` for browsers without it, which must get far enough to report that they are too old.
 * @template T
 */
function promised() {
  /** @type {(value: T) => void} */ let resolve = () => {};
  const promise = new Promise((/** @type {(value: T) => void} */ done) => (resolve = done));
  return { promise, resolve };
}
