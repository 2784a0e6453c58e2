// What the buttons around the board do, each by its name. A new command needs its place among the buttons of
// `frame/frame.js` and its name `command-<name>` in the catalogues.
//
// A command that needs what is not loaded yet (a dialog, nearly always) fetches that first, and gives back what is to be
// done then, with the game as it is by that time.

import { engine } from './engine.js';
import { addStyles } from './look/styles.js';
import { catalogue } from './words.js';

/** @import { Frame } from './frame/frame.js' */
/**
 * The game that a command is used on, and what can be done with it.
 * @typedef {object} Context
 * @property {ShadowRoot} root where dialogs open
 * @property {Engine} engine
 * @property {Board} board
 * @property {View} view
 * @property {Words} words
 * @property {Frame} frame
 * @property {boolean} readonly whether moves are taken from the players
 * @property {boolean} draws whether chance is drawn here
 * @property {boolean} dark whether the game is shown in the dark theme
 * @property {import('./extension.js').Extension | null} extension what the page adds
 * @property {import('./extension.js').Conditions} conditions
 * @property {(action: (board: Board) => unknown, played?: boolean) => void} change does something with the board and
 *   shows what came of it: whether something may have been played
 * @property {(action: (board: Board) => unknown) => void} step the same, by which nothing is played: words may follow in the
 *   frame after the picture
 * @property {(turn: (board: Board) => void) => void} moveCamera moves the camera
 * @property {(board: Board) => void} beginGame a new game begins on a board
 * @property {(command: Command) => void} use runs a command
 * @property {() => Context | null} again the game as it is by now
 *
 * @typedef {(context: Context) => void} Now
 * @typedef {(context: Context) => void | Promise<Now>} Command
 *
 * @typedef {'first' | 'back' | 'on' | 'undo' | 'redo' | 'last' | 'left' | 'right' | 'above' | 'new' | 'rules' | 'share' |
 *   'draw' | 'resign' | 'rematch' | 'invite' | 'series' | 'settings' | 'hint' | 'analyse' | 'learn' | 'keys'} CommandName
 */

/** How far the camera buttons turn a board in space, in degrees. */
const CAMERA_STEP = 15;

/** @type {Record<CommandName, Command>} */ export const COMMANDS = {
  // ---- the walk through the game
  first: ({ step }) => step((board) => board.go_to(0)),
  back: ({ view, step }) => step((board) => board.go_to_ply(Math.max(view.ply - 1, 0))),
  on: ({ view, step }) => step((board) => board.go_to_ply(view.ply + 1)),
  // In an analysis every move is looked at, not only one's own.
  undo: (context) => (context.frame.isStudied ? COMMANDS.back(context) : context.step((board) => board.undo())),
  redo: (context) => (context.frame.isStudied ? COMMANDS.on(context) : context.step((board) => board.redo())),
  last: ({ step }) => step((board) => board.go_to(board.shown_line().at(-1) ?? 0)),

  // ---- turning a board in space
  left: ({ moveCamera }) => moveCamera((board) => board.orbit(-CAMERA_STEP, 0)),
  right: ({ moveCamera }) => moveCamera((board) => board.orbit(CAMERA_STEP, 0)),
  above: ({ moveCamera }) => moveCamera((board) => board.toggle_overhead()),

  // ---- the game as a whole
  async new(context) {
    const adding = context.extension?.parts?.new?.(context);
    const [{ openNewGame }, more] = await Promise.all([
      import('./dialogs/new-game.js'),
      adding,
      engine('later'),
      ...['new', 'unread', 'computer', `${context.view.game}-rules`].map((name) => catalogue(context.words, name)),
    ]);
    return (context) => openNewGame(context, more);
  },
  async rules({ words, view: { game } }) {
    const [{ openRules }] = await Promise.all([
      import('./dialogs/rules.js'),
      catalogue(words, 'rules'),
      catalogue(words, `${game}-rules`),
    ]);
    return ({ root, words, engine }) => void openRules(root, words, engine, game);
  },
  async share(context) {
    const [{ openShare }] = await Promise.all([
      import('./dialogs/share.js'),
      catalogue(context.words, 'share'),
      engine('later'),
    ]);
    return openShare;
  },
  async series({ root, words, extension }) {
    const [{ openSeries }, earlier = []] = await Promise.all([
      import('./dialogs/series.js'),
      extension?.parts?.series?.(),
      engine('later'),
      catalogue(words, 'series'),
      addStyles(root, 'element/dialogs/series.css'),
    ]);
    return (context) => openSeries(context, earlier, () => void COMMANDS.rematch(context));
  },
  invite: (context) => context.extension?.parts?.invite?.(context),
  settings: (context) => context.extension?.parts?.settings?.(context),
  async hint(context) {
    if (!context.view.here || !mayHint(context)) return () => {};
    // What it is asked by is seen to be at work for as long as it thinks.
    const button = context.root.querySelector('[data-command=hint]');
    button?.setAttribute('aria-busy', 'true');
    try {
      const [{ hint }] = await Promise.all([import('./hint.js'), catalogue(context.words, 'hint'), engine('study')]);
      return await hint(context);
    } finally {
      button?.removeAttribute('aria-busy');
    }
  },
  analyse: (context) => analysis(context, 'look'),
  learn: (context) => analysis(context, 'learn'),
  draw: (context) => import('./dialogs/ask.js').then(({ draw }) => draw(context)),
  resign: (context) => import('./dialogs/ask.js').then(({ resign }) => resign(context)),
  rematch({ board, beginGame }) {
    board.rematch();
    beginGame(board);
  },
  async keys({ words }) {
    const [{ openKeys }] = await Promise.all([import('./dialogs/keys.js'), catalogue(words, 'keys'), engine('later')]);
    return openKeys;
  },
};

/**
 * Whether a hint may be asked for: by who is here and to move, in a frame with all its buttons, and not where others play
 * from elsewhere or time counts.
 * @param {Context} context
 */
export function mayHint({ root, view, readonly, conditions }) {
  const { controls, hint } = /** @type {CauceGame} */ (root.host);
  return (
    controls === 'full' &&
    hint === 'on' &&
    !readonly &&
    view.seats.some(({ by }) => by === 'here') &&
    view.seats.every(({ by }) => by !== 'away') &&
    !conditions.timed
  );
}

/**
 * Whether the game may be analysed: in a frame with all its buttons, once it is over, or where nobody plays from elsewhere and
 * no time counts.
 * @param {Context} context
 */
export function mayAnalyse({ root, view, conditions }) {
  const { controls, analysis } = /** @type {CauceGame} */ (root.host);
  if (controls !== 'full' || analysis !== 'on' || !(view.can_undo || view.can_redo)) return false;
  const open = view.seats.every(({ by }) => by !== 'away') && !conditions.timed;
  return open || view.ended;
}

/** @param {Context} context @param {'look' | 'learn'} how @returns {Promise<Now>} */
async function analysis(context, how) {
  if (!mayAnalyse(context)) return () => {};
  const { words } = context;
  const [{ open }] = await Promise.all([
    import('./analysis/analysis.js'),
    engine('study'),
    ...['analysis', 'hint', 'computer'].map((name) => catalogue(words, name)),
  ]);
  return open(context, how);
}

/** Asks what a player is to be called. @param {number} seat counted from 1 @returns {Command} */
export function renaming(seat) {
  return async ({ words }) => {
    const [{ openRename }] = await Promise.all([
      import('./dialogs/rename.js'),
      catalogue(words, 'computer'),
      catalogue(words, 'ask'),
    ]);
    return (context) => openRename(context, seat);
  };
}

/** Opens the menu of a move. @param {number} node @param {HTMLElement | MouseEvent} beside @returns {Command} */
export function menu(node, beside) {
  return async ({ words }) => {
    const [{ openMenu }] = await Promise.all([import('./dialogs/move-menu.js'), catalogue(words, 'moves')]);
    return (context) => openMenu(context, node, beside);
  };
}

/** Opens the dialog with what is written about a move. @param {number} node @returns {Command} */
export function note(node) {
  return async ({ words }) => {
    const [{ openNote }] = await Promise.all([import('./dialogs/move-menu.js'), catalogue(words, 'moves')]);
    return (context) => openNote(context, node);
  };
}
