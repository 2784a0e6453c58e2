// `<cauce-game>`: a game to play, on our own site and on anybody's.
//
//   <script type="module" src="https://.../cauce.js"></script>
//   <cauce-game game="snorkels"></cauce-game>
//
// `cauce.d.ts` documents what a host page may use. The site itself uses a few members more, with their types here:
// `playing`, `link`, `end`, `tags`, `names`, `draws`, `furniture`, `openLink`, `openNewGame`, `openRules`, `notify`, `point`,
// `keyDown`, `save` and `restore`, and the event `cauce-change`, which comes whenever there is something to keep. The element
// itself stores nothing.

import { el, fill } from './dom.js';
import { engine } from './engine.js';
import { Frame } from './frame.js';
import { WAITING, sheets, wear } from './sheets.js';
import { colourSheet, onSystemTheme } from './theme.js';
import { TOOLS, menu, note, renaming } from './tools.js';
import { language, words } from './words.js';

/**
 * @typedef {import('../cauce-web.js').Board} Board
 * @typedef {typeof import('../cauce-web.js')} Engine
 * @typedef {import('../view.js').View} View
 * @typedef {import('../view.js').Turn} Turn
 * @typedef {import('../view.js').Outcome} Outcome
 * @typedef {import('./words.js').Words} Words
 * @typedef {import('./words.js').Phrase} Phrase
 * @typedef {import('./tools.js').Deed} Deed
 * @typedef {import('./tools.js').Hold} Hold
 * @typedef {import('./furniture.js').Furniture} Furniture
 * @typedef {import('../cauce.d.ts').CauceEvents & { 'cauce-change': CustomEvent<{ line: string, link: string, fresh: boolean, edited: boolean }> }} Events
 */

/** How near the screen a board must be before it is made, as a margin round the screen. */
const NEAR = '400px';

/** The keys of tools, where nothing has a nearer use for them: on the board, arrows walk from square to square. @type {Record<string, import('./tools.js').Tool>} */
const KEYS = {
  u: 'undo',
  ',': 'undo',
  ArrowLeft: 'undo',
  U: 'redo',
  y: 'redo',
  Y: 'redo',
  '.': 'redo',
  ArrowRight: 'redo',
  '<': 'first',
  '>': 'last',
  k: 'play',
  ' ': 'play',
  '?': 'keys',
};

/** A token that cannot be played. */
export class CauceError extends Error {
  /**
   * @param {string} token
   * @param {string} reason in the words of the element's language
   */
  constructor(token, reason) {
    super(reason);
    this.name = 'CauceError';
    this.token = token;
    this.reason = reason;
  }
}

export class CauceGame extends HTMLElement {
  static observedAttributes = ['game', 'line', 'lang', 'controls', 'readonly', 'theme'];

  /** Fulfilled when the game can be played. @readonly @type {Promise<CauceGame>} */
  ready;

  /** @type {(element: CauceGame) => void} */ #fulfil = () => {};
  /** @type {ShadowRoot} */ #root = this.attachShadow({ mode: 'open' });
  /** @type {Engine | null} */ #engine = null;
  /** @type {Board | null} */ #board = null;
  /** @type {View | null} */ #view = null;
  /** @type {Words | null} */ #words = null;
  /** @type {Frame | null} */ #frame = null;
  /** From being put into a page to being taken out. @type {AbortController | null} */
  #life = null;
  /** The game of a board that was taken out of the page. */
  #kept = '';
  /** Whether somebody has said already what is to be opened first. */
  #held = false;
  /** Whether a game has been opened. */
  #begun = false;
  /** Fulfilled when the frame stands and a game can be opened. @type {Promise<void>} */
  #standing;
  /** @type {() => void} */ #stand = () => {};
  /** @type {string[]} */ #names = [];
  /** Whether chance is drawn as soon as it is due, where moves are taken from the players. */
  #draws = true;
  /** How many games were asked for. */
  #request = 0;
  /** Whether a board in space is looked at from straight above. */
  #above = false;
  /** @type {Furniture | null} */ #furniture = null;
  /** The key that has made the last move, and makes no other while it is held down. */
  #spent = '';
  /** The board's mark of its list of moves, as it was shown last. */
  #moves = 0;

  constructor() {
    super();
    this.ready = new Promise((fulfil) => (this.#fulfil = fulfil));
    this.#standing = new Promise((fulfil) => (this.#stand = fulfil));
  }

  // ---- life

  connectedCallback() {
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#root.adoptedStyleSheets = [WAITING];
    this.#root.replaceChildren(el('div', { class: 'waiting' }));
    const near = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        this.#start(signal);
      },
      { rootMargin: NEAR },
    );
    near.observe(this);
    signal.addEventListener('abort', () => near.disconnect(), { once: true });
  }

  disconnectedCallback() {
    if (this.#board) this.#kept = this.#board.save();
    this.#furniture?.leave();
    // An open sheet may hold boards of its own, which it lets go of when it closes.
    for (const dialog of this.#root.querySelectorAll('dialog')) dialog.close();
    this.#life?.abort();
    this.#life = null;
    this.#board?.free();
    this.#board = null;
    this.#view = null;
    this.#frame = null;
    this.#root.replaceChildren();
  }

  /**
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (!this.#frame) {
      // Whoever asks for another game does not want the one that was there.
      if (name === 'line' || (name === 'game' && before !== now)) this.#kept = '';
      return;
    }
    if (name === 'line') this.#open(now ?? this.game);
    else if (before === now) return;
    else if (name === 'game' && !this.hasAttribute('line')) this.#open(this.game);
    else if (name === 'lang') this.#speak();
    else if (name === 'theme') this.#recolour();
    else if (name === 'readonly') this.#lock();
  }

  /**
   * Fetches what is needed and opens the game.
   *
   * @param {AbortSignal} signal
   */
  async #start(signal) {
    try {
      const lang = this.#language();
      const line = this.getAttribute('line') ?? this.getAttribute('game') ?? (this.#held ? '' : this.game);
      const speaking = this.#entitle(gameOf(line), words(lang, line ? [gameOf(line)] : []));
      const [ready, colours, styles, say] = await Promise.all([engine(), colourSheet(), sheets(), speaking]);
      if (signal.aborted) return;
      this.#engine = ready;
      this.#words = say;
      this.#root.adoptedStyleSheets = [colours, ...styles];
      this.#frame = new Frame(this.#acts(), signal);
      this.#frame.element.addEventListener('keydown', (event) => this.keyDown(event), { signal });
      onSystemTheme(() => this.#recolour(), signal);
      this.#stand();
      const kept = this.#kept;
      this.#kept = '';
      if (this.#board) this.#refresh({ announce: false });
      else if (kept) await this.#restore(ready, kept);
      else if (!this.#held) await this.#open(this.getAttribute('line') ?? this.game);
    } catch (reason) {
      if (!signal.aborted) this.#fail(signal, reason);
    }
  }

  /**
   * Says which game is on its way as soon as there are words, where one has to wait for the rest.
   *
   * @param {string} game
   * @param {Promise<Words>} speaking
   */
  async #entitle(game, speaking) {
    const say = await speaking;
    const place = this.#root.querySelector('.waiting');
    const title = [`${game}-name`, `${game}-credit`].filter((id) => say.has(id));
    if (place && title.length > 0) fill(place, el('p', {}, ...title.map((id) => el('span', {}, say.say(id)))));
    return say;
  }

  /**
   * What was needed could not be had, so there may be no words either.
   *
   * @param {AbortSignal} signal
   * @param {unknown} reason
   */
  async #fail(signal, reason) {
    const say = await words(this.#language());
    if (signal.aborted) return;
    const known = say.has('load-failed');
    const again = () => {
      this.#root.replaceChildren(el('div', { class: 'waiting' }));
      this.#start(signal);
    };
    this.#root.replaceChildren(
      el('p', { role: 'alert' }, known ? say.say('load-failed') : 'Cauce could not be loaded.'),
      el('button', { type: 'button', on: { click: again } }, known ? say.say('load-again') : 'Try again'),
    );
    this.#emit('cauce-error', { reason: String(reason) });
  }

  // ---- attributes

  /** A game's name. @returns {string} */
  get game() {
    return this.getAttribute('game') ?? 'snorkels';
  }
  set game(name) {
    this.setAttribute('game', name);
  }

  /** The game line up to the point shown; setting it opens that game. @returns {string} */
  get line() {
    return this.#board?.line ?? this.getAttribute('line') ?? this.game;
  }
  set line(line) {
    this.setAttribute('line', line);
  }

  /** @returns {'full' | 'compact' | 'none'} */
  get controls() {
    const controls = this.getAttribute('controls');
    return controls === 'compact' || controls === 'none' ? controls : 'full';
  }
  /** @param {string} controls anything else is `full` */
  set controls(controls) {
    this.setAttribute('controls', controls);
  }

  /** Whether moves are taken from the players. @returns {boolean} */
  get readonly() {
    return this.hasAttribute('readonly');
  }
  set readonly(readonly) {
    this.toggleAttribute('readonly', Boolean(readonly));
  }

  /** @returns {'auto' | 'light' | 'dark'} */
  get theme() {
    const theme = this.getAttribute('theme');
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  }
  /** @param {string} theme anything else is `auto` */
  set theme(theme) {
    this.setAttribute('theme', theme);
  }

  // ---- what there is to know

  /** The players' names, by seat. @returns {string[]} */
  get names() {
    return this.#view?.seats.map(({ name }) => name) ?? this.#names;
  }
  set names(names) {
    this.#names = names.map(String);
    names.forEach((name, index) => this.#board?.rename(index + 1, String(name)));
    if (this.#board) this.#refresh({ announce: false });
  }

  /** Whether chance is drawn where moves are taken from the players; said before there is a game. */
  get draws() {
    return this.#draws;
  }
  set draws(draws) {
    this.#draws = draws;
  }

  /** What our own site puts round the board: clocks, sounds, habits. @returns {Furniture | null} */
  get furniture() {
    return this.#furniture;
  }
  set furniture(furniture) {
    this.#furniture = furniture;
  }

  /** The name of the game that is played, which need not be the one of the attribute. @returns {string} */
  get playing() {
    return this.#view?.game ?? this.game;
  }

  /** Whose turn it is. @returns {Turn | null} */
  get turn() {
    return this.#view?.turn ?? null;
  }

  /** Every legal token. @returns {string[]} */
  get legal() {
    return this.#board?.legal() ?? [];
  }

  /** How it ended, once it has. @returns {Outcome | null} */
  get outcome() {
    return this.#view?.outcome ?? null;
  }

  /** The score as it stands, in a game that has one. @returns {Record<string, number> | null} */
  get score() {
    return this.#view?.score ?? null;
  }

  /** How many moves were made. @returns {number} */
  get ply() {
    return this.#view?.ply ?? 0;
  }

  /** What stands after the `#` of a link to this game. @returns {string} */
  get link() {
    return this.#board?.link ?? '';
  }

  /** How the line that is shown ends, as far as it was played. */
  get end() {
    return this.#board?.end() ?? { link: '', ply: 0, winners: null };
  }

  /** What the record says besides the game itself: names and values. */
  get tags() {
    return this.#board?.tags() ?? [];
  }

  /**
   * The picture as SVG text.
   *
   * @returns {string}
   */
  svg() {
    return this.#board?.svg(this.#dark) ?? '';
  }

  /**
   * Where a target stands on the page, in client pixels.
   *
   * @param {string} target
   * @returns {DOMRect | null}
   */
  rectOf(target) {
    return this.#frame?.surface.rectOf(target) ?? null;
  }

  // ---- what can be done

  /**
   * Plays a token.
   *
   * @param {string} token
   * @throws {CauceError} where it is not legal; nothing is changed then
   */
  play(token) {
    const text = String(token);
    const [board, say] = [this.#board, this.#words];
    if (!board || !say) throw new CauceError(text, 'Nothing can be played yet: wait for `ready`.');
    try {
      board.play(text);
    } catch (reason) {
      throw new CauceError(text, say.say(/** @type {Phrase} */ (reason)));
    }
    this.#refresh({ played: true });
  }

  /** Goes back to the decision before. */
  undo() {
    this.#do((board) => board.undo(), false);
  }

  /** Takes up again what was undone. */
  redo() {
    this.#do((board) => board.redo(), false);
  }

  /**
   * Goes to a point of the line that is shown.
   *
   * @param {number} ply how many moves are made there
   */
  goTo(ply) {
    const wanted = Math.max(0, Math.trunc(Number(ply)) || 0);
    this.#do((board) => {
      while (board.view().ply > wanted && board.undo());
      while (board.view().ply < wanted && board.redo());
    }, false);
  }

  /** Begins the same game again. */
  restart() {
    this.#open(start(this.line), this.names);
  }

  /**
   * The game with its names and variations, as text for `restore`.
   *
   * @returns {string}
   */
  save() {
    return this.#board?.save() ?? '';
  }

  /**
   * Opens a saved game.
   *
   * @param {string} saved
   * @returns {Promise<Phrase | null>} why it could not be read, and then nothing is changed; null when it was
   */
  async restore(saved) {
    return this.#restore(await this.#wait(), saved);
  }

  /**
   * Opens the game of a link. One that cannot be read is explained, and a fresh game is opened instead.
   *
   * @param {string} fragment what stands after the `#`
   */
  async openLink(fragment) {
    const engine = await this.#wait();
    await this.#present(engine.Board.read_link(fragment));
  }

  /** Opens the sheet for a new game. */
  openNewGame() {
    this.#use(TOOLS.new);
  }

  /** Opens the rules of the game. */
  openRules() {
    this.#use(TOOLS.rules);
  }

  /**
   * Says something at the top of the game until it is put away.
   *
   * @param {string} message
   * @param {{ name: string, act: () => void }} [offer]
   */
  notify(message, offer) {
    if (this.#words) this.#frame?.notify(this.#words, message, offer);
  }

  /**
   * Shows how a move could be made: presses what is to be pressed first, and brings the hand and the keyboard to where
   * the last press would fall; with nothing named, the keyboard to where it was last.
   *
   * @param {readonly string[]} [press]
   * @param {string} [at]
   */
  point(press = [], at) {
    this.#board?.cancel();
    for (const id of press) this.#board?.press(id);
    this.#refresh({ announce: false });
    if (at === undefined) this.#frame?.surface.focus();
    else this.#frame?.point(at);
  }

  // ---- within

  /** @returns {string} */
  #language() {
    /** @type {Element | null} */
    let node = this;
    while (node) {
      const near = node.closest('[lang]');
      if (near) return language([near.getAttribute('lang'), ...navigator.languages]);
      const root = node.getRootNode();
      node = root instanceof ShadowRoot ? root.host : null;
    }
    return language(navigator.languages);
  }

  get #dark() {
    return this.theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark';
  }

  async #speak() {
    const life = this.#life;
    const say = await words(this.#language(), [this.#view?.game ?? this.game]);
    if (life !== this.#life || !this.#frame) return;
    this.#words = say;
    this.#refresh({ announce: false });
  }

  /** Moves are taken from the players from now on, or no longer. */
  #lock() {
    this.#board?.cancel();
    this.#board?.draw_chance(this.#draws && !this.readonly);
    this.#refresh({ played: true, announce: false });
  }

  #recolour() {
    if (this.#view) this.#frame?.recolour(this.#view);
  }

  /**
   * Opens a game line.
   *
   * @param {string} line
   * @param {string[]} [names]
   */
  async #open(line, names) {
    if (this.#engine) await this.#present(this.#engine.Board.read(line), names);
  }

  /**
   * Shows a game that was read. Where something was wrong with it, it says what, and shows a fresh game instead.
   *
   * @param {{ line: string, problem: Phrase | null }} read the game as far as it could be read
   * @param {string[]} [names]
   */
  async #present({ line, problem }, names = this.#names) {
    const [engine, life] = [this.#engine, this.#life];
    if (!engine) return;
    const fresh = problem ? start(line) : line;
    const request = ++this.#request;
    const say = await words(this.#language(), [gameOf(fresh)]);
    // The words of a game asked for later may have come first.
    if (life !== this.#life || request !== this.#request) return;
    this.#words = say;
    this.#frame?.hush();
    this.#take(this.readonly || !this.#draws ? engine.Board.showing(fresh) : new engine.Board(fresh, names));
    if (!problem) return;
    const reason = say.say(problem);
    const offer = { name: say.say('line-as-far'), act: () => this.#open(line, names) };
    this.notify(reason, line === fresh ? undefined : offer);
    this.#emit('cauce-error', { reason });
  }

  /**
   * @param {Engine} engine
   * @param {string} saved
   * @returns {Promise<Phrase | null>}
   */
  async #restore(engine, saved) {
    const life = this.#life;
    let board;
    try {
      board = this.readonly ? engine.Board.restore_showing(saved) : engine.Board.restore(saved);
    } catch (problem) {
      return /** @type {Phrase} */ (problem);
    }
    const request = ++this.#request;
    const say = await words(this.#language(), [gameOf(board.line)]);
    if (life === this.#life && request === this.#request) {
      this.#words = say;
      this.#take(board);
    } else {
      board.free();
    }
    return null;
  }

  /** Waits until a game can be opened, and keeps the element from opening one of its own. */
  async #wait() {
    this.#held = true;
    await this.#standing;
    return engine();
  }

  /** @param {Board} board */
  #take(board) {
    if (board !== this.#board) {
      // What is open over a game is about that game.
      for (const sheet of this.#root.querySelectorAll('dialog.sheet')) /** @type {HTMLDialogElement} */ (sheet).close();
      for (const menu of this.#root.querySelectorAll('.menu')) /** @type {HTMLElement} */ (menu).hidePopover();
      this.#board?.free();
      this.#board = board;
      this.#above = false;
    }
    this.#view = null;
    this.#refresh({ announce: false });
    if (this.#begun) return;
    this.#begun = true;
    this.#fulfil(this);
    this.#emit('cauce-ready', {});
  }

  /**
   * Reads the view again and shows it, and tells the page what happened.
   *
   * @param {{ played?: boolean, announce?: boolean }} how whether something may have been played, and whether what
   *   happened is to be spoken
   */
  #refresh({ played = false, announce = true } = {}) {
    const [board, say, frame, before] = [this.#board, this.#words, this.#frame, this.#view];
    if (!board || !say || !frame) return;
    const view = board.view();
    this.#view = view;
    if (played && before?.ply === 0 && view.ply > 0) date(board);
    // The place is held until there is something to show, so that nothing on the page moves twice.
    if (!frame.element.isConnected) this.#root.replaceChildren(frame.element);
    this.#furniture?.see(/** @type {Hold} */ (this.#hold()), before, played);
    const walked = !played && before !== null && before.node !== view.node;
    frame.show(board, view, say, { ...this.#how, changed: 'game', walked, announce });
    this.#furniture?.show(/** @type {Hold} */ (this.#hold()));
    const edited = board.moves_stamp !== this.#moves;
    this.#moves = board.moves_stamp;
    if (before?.node === view.node && !edited) return;
    this.#emit('cauce-change', { line: board.line, link: board.link, fresh: !before, edited });
    if (!before || before.node === view.node) return;
    if (played) this.#tell(before.node, board);
    const [was, is] = [before.turn, view.turn];
    if (was.kind !== is.kind || was.seat !== is.seat || was.side !== is.side) this.#emit('cauce-turn', { ...is });
    if (played && view.outcome) this.#emit('cauce-end', { outcome: view.outcome, score: view.score, line: board.line });
  }

  /** How the frame is to be shown just now. */
  get #how() {
    const furniture = this.#furniture;
    return { readonly: this.readonly, held: furniture?.holds ?? false, furnished: furniture !== null };
  }

  /**
   * Only the aim or the eye has moved: nothing is told, and what has not changed is not asked for.
   *
   * @param {'aim' | 'eye'} changed
   */
  #glance(changed) {
    const [board, say, frame] = [this.#board, this.#words, this.#frame];
    if (!board || !say || !frame) return;
    if (changed === 'eye' && frame.surface.turning) {
      // While the board is being dragged round, nobody presses what moves with it: only the picture is made anew.
      frame.surface.paint();
      return;
    }
    this.#view = board.view();
    frame.show(board, this.#view, say, { ...this.#how, changed, walked: false, announce: changed === 'aim' });
  }

  /**
   * Tells of every token that was played since the board stood at a node of its tree.
   *
   * @param {number} since
   * @param {Board} board
   */
  #tell(since, board) {
    const all = board.moves();
    const byNode = new Map(all.map((entry) => [entry.node, entry]));
    const path = [];
    for (let entry = all.find(({ current }) => current); entry && entry.node !== since; entry = byNode.get(entry.parent)) {
      path.unshift(entry);
    }
    const words = board.line.split(' ');
    path.forEach(({ text, seat, side, number }, index) => {
      const line = words.slice(0, words.length - path.length + index + 1).join(' ');
      this.#emit('cauce-move', { token: text, seat, side, ply: number, line });
    });
  }

  /**
   * @template {keyof Events} T
   * @param {T} type
   * @param {Events[T]['detail']} detail
   */
  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  /**
   * Does something with the board and shows what came of it, if anything.
   *
   * @param {(board: Board) => unknown} deed
   * @param {boolean} [played] whether something may have been played
   * @returns {boolean} whether anything changed
   */
  #do(deed, played = true) {
    const board = this.#board;
    if (!board) return false;
    const before = board.stamp;
    const told = deed(board);
    const changed = told === undefined ? board.stamp !== before : told === true;
    if (changed) this.#refresh({ played });
    return changed;
  }

  /** @returns {import('./frame.js').Acts} */
  #acts() {
    return {
      hands: {
        aim: (id) => {
          const moved = this.#board?.aim(id) ?? false;
          if (moved) this.#glance('aim');
          return moved;
        },
        press: (id) => this.#do((board) => board.press(id)),
        tap: (id) => this.#do((board) => board.tap(id)),
        grab: (id) => this.#do((board) => board.grab(id)),
        turn: (steps) => this.#do((board) => board.turn(steps)),
        cancel: () => this.#do((board) => board.cancel()),
        orbit: (yaw, tilt) => this.#look((board) => board.orbit(yaw, tilt)),
      },
      press: (id) => void this.#do((board) => board.press(id)),
      icon: (id, canvas, width, height) => this.#paintIcon(id, canvas, width, height),
      moves: {
        go: (node) => void this.#do((board) => board.go_to(node), false),
        menu: (node, beside) => void this.#use(menu(node, beside)),
        note: (node) => void this.#use(note(node)),
      },
      tool: (tool) => void this.#use(TOOLS[tool]),
      rename: (seat) => void this.#use(renaming(seat)),
    };
  }

  /**
   * Uses a tool. One that has to fetch something opens a sheet with it, unless another is open by then.
   *
   * @param {Deed} deed
   */
  async #use(deed) {
    const hold = this.#hold();
    const fetched = hold && deed(hold);
    if (!fetched) return;
    const all = Promise.all([fetched, wear(this.#root, 'styles/sheets.css')]);
    const [now] = (await all.catch(() => this.notify(hold.words.say('load-failed')))) ?? [];
    const later = this.#hold();
    if (now && later && !this.#root.querySelector('dialog.sheet')) now(later);
  }

  /** Whether the players' hands do nothing. */
  get #locked() {
    return this.readonly || this.#how.held;
  }

  /** What a tool may use. @returns {Hold | null} */
  #hold() {
    const [engine, board, view, words, frame] = [this.#engine, this.#board, this.#view, this.#words, this.#frame];
    if (!engine || !board || !view || !words || !frame) return null;
    return {
      root: this.#root,
      engine,
      board,
      view,
      words,
      frame,
      readonly: this.readonly,
      dark: this.#dark,
      furniture: this.#furniture,
      change: (deed, played) => void this.#do(deed, played),
      look: (turn) => void this.#look(turn),
      lookAbove: () => {
        this.#above = !this.#above;
        this.#look((board) => board.look(this.#above));
      },
      take: (board) => this.#take(board),
      use: (deed) => void this.#use(deed),
      again: () => this.#hold(),
      key: (event) => this.keyDown(event),
    };
  }

  /**
   * Looks at the board from elsewhere: its places move, and nothing else.
   *
   * @param {(board: Board) => void} turn
   */
  #look(turn) {
    if (!this.#board || !this.#view?.turnable) return false;
    turn(this.#board);
    this.#glance('eye');
    return true;
  }

  /**
   * @param {string} id
   * @param {HTMLCanvasElement} canvas
   * @param {number} width in CSS pixels
   * @param {number} height
   */
  #paintIcon(id, canvas, width, height) {
    const context = canvas.getContext('2d');
    if (!this.#board || !context) return;
    const [w, h] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)];
    if (canvas.width !== w) canvas.width = w;
    if (canvas.height !== h) canvas.height = h;
    this.#board.paint_icon(context, id, width, height, devicePixelRatio);
  }

  /**
   * A key that is meant for the game, and not for what has the focus.
   *
   * @param {KeyboardEvent} event
   */
  keyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.composedPath()[0];
    if (!(at instanceof Element) || at.closest('input, select, textarea')) return;
    // A space presses the button that it is given to, and scrolls where nothing has the focus.
    if (event.key === ' ' && (at.closest('button') || !this.#frame?.element.contains(at))) return;
    if (this.#key(event)) event.preventDefault();
  }

  /**
   * A key that no part of the frame had a use for. Held down it goes on, but makes one move at most.
   *
   * @param {KeyboardEvent} event
   * @returns {boolean} whether it meant something
   */
  #key({ key, shiftKey, repeat }) {
    const tool = KEYS[key];
    if (tool) {
      if (!repeat || tool === 'undo' || tool === 'redo') this.#use(TOOLS[tool]);
      return true;
    }
    if (key === 'Escape') return this.#do((board) => board.cancel());
    if (this.#locked || !/^[^\s]$/u.test(key)) return false;
    this.#frame?.surface.holdOn();
    switch (key) {
      case 'r':
      case 'R':
        return this.#do((board) => board.turn(shiftKey ? -1 : 1));
      default:
        return !(repeat && key === this.#spent) && this.#letter(key);
    }
  }

  /**
   * A key of the game itself.
   *
   * @param {string} key
   */
  #letter(key) {
    const before = this.#view?.node;
    if (!this.#do((board) => board.key(key))) return false;
    this.#spent = this.#view?.node === before ? '' : key;
    this.#frame?.surface.follow();
    return true;
  }
}

/**
 * The game's name in a game line that could be read.
 *
 * @param {string} line
 */
function gameOf(line) {
  return line.split(' ')[0] ?? line;
}

/**
 * Writes the day into a game whose first move has just been made.
 *
 * @param {Board} board
 */
function date(board) {
  const now = new Date();
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  if (!board.tags().some(([name]) => name === 'Date')) {
    board.set_tag('Date', day.map((part) => String(part).padStart(2, '0')).join('.'));
  }
}

/**
 * A game line without what was played.
 *
 * @param {string} line
 */
function start(line) {
  return line.split(' :')[0] ?? line;
}
