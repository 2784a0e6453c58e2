// The commands of the buttons around the board. A new command also needs its place among the buttons of `frame/frame.js` and
// its name `command-<name>` in the catalogues.
//
// A command that needs more code or words (usually a dialog) loads these first. It then returns a function that is called
// with the context as it is by that time.

import { engine } from './engine.js';
import { playerOf } from '../kit/seats.js';
import { addStyles } from '../kit/styles.js';
import { catalogue } from '../kit/words.js';

/** @import { Frame } from './frame/frame.js' */
/**
 * @typedef {object} Context
 * @property {ShadowRoot} root where dialogs open @property {Engine} engine @property {Board} board @property {View} view
 * @property {Words} words @property {Frame} frame
 * @property {boolean} readonly @property {boolean} draws whether chance is drawn here @property {boolean} dark
 * @property {import('./extension.js').Extension | null} extension
 * @property {import('./extension.js').Conditions} conditions
 * @property {(action: (board: Board) => unknown, played?: boolean) => void} change applies an action to the board and shows
 *   the result; `played` says whether a move may have been played
 * @property {(action: (board: Board) => unknown) => void} step the same for navigation: words may follow a frame later
 * @property {(turn: (board: Board) => void) => void} moveCamera
 * @property {(board: Board) => void} beginGame
 * @property {(command: Command) => void} use runs a command
 * @property {() => Context | null} current returns the current context
 *
 * @typedef {(context: Context) => void} Now
 * @typedef {(context: Context) => void | Promise<Now>} Command
 *
 * @typedef {'first' | 'back' | 'on' | 'undo' | 'redo' | 'last' | 'left' | 'right' | 'above' | 'new' | 'rules' | 'share' |
 *   'draw' | 'resign' | 'rematch' | 'invite' | 'series' | 'settings' | 'hint' | 'analyse' | 'learn' | 'keys'} CommandName
 */

/** In degrees. */
const CAMERA_STEP = 15;

/** @type {Record<CommandName, Command>} */ export const COMMANDS = {
  // ---- navigation
  first: ({ step }) => step((board) => board.go_to(0)),
  back: ({ view, step }) => step((board) => board.go_to_ply(Math.max(view.ply - 1, 0))),
  on: ({ view, step }) => step((board) => board.go_to_ply(view.ply + 1)),
  // In an analysis, undo and redo stop at every move, not only at the user's own.
  undo: (context) => (context.frame.isAnalysing ? COMMANDS.back(context) : context.step((board) => board.undo())),
  redo: (context) => (context.frame.isAnalysing ? COMMANDS.on(context) : context.step((board) => board.redo())),
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
  async series({ root, words }) {
    const [{ openSeries }] = await Promise.all([
      import('./dialogs/series.js'),
      engine('later'),
      catalogue(words, 'series'),
      addStyles(root, 'element/dialogs/series.css'),
    ]);
    return (context) => openSeries(context, () => void COMMANDS.rematch(context));
  },
  invite: (context) => context.extension?.parts?.invite?.(context),
  settings: (context) => context.extension?.parts?.settings?.(context),
  async hint(context) {
    if (!context.view.here || !mayHint(context)) return () => {};
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
  rematch({ board, view, beginGame }) {
    // A game of other people is shown as if all of them were here, and continued so.
    board.set_seats(view.seats.map(playerOf).join(' '));
    board.rematch();
    beginGame(board);
  },
  async keys({ words }) {
    const [{ openKeys }] = await Promise.all([import('./dialogs/keys.js'), catalogue(words, 'keys'), engine('later')]);
    return openKeys;
  },
};

/** Only with full controls, and not against remote players or the clock. @param {Context} context */
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

/** Only with full controls, and if the game is over or has neither remote players nor a clock. @param {Context} context */
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

/** @param {number} seat counted from 1 @returns {Command} */
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

/** @param {number} node @param {HTMLElement | MouseEvent} beside @returns {Command} */
export function menu(node, beside) {
  return async ({ words }) => {
    const [{ openMenu }] = await Promise.all([import('./dialogs/move-menu.js'), catalogue(words, 'moves')]);
    return (context) => openMenu(context, node, beside);
  };
}

/** @param {number} node @returns {Command} */
export function note(node) {
  return async ({ words }) => {
    const [{ openNote }] = await Promise.all([import('./dialogs/move-menu.js'), catalogue(words, 'moves')]);
    return (context) => openNote(context, node);
  };
}
