// A hint in three steps, one at each press: where to look, which move, and why; one press more puts it away. It stands over
// the game until another position is shown; on the board the move is seen as if it was about to be made, and a button makes it.

import { look } from './analysis/review.js';
import { faces, stepAside } from './aside.js';
import { percent } from './computer.js';
import { el } from './dom.js';
import { moved } from './move-marks.js';
import { called } from './naming.js';

/**
 * @typedef {object} Hint
 * @property {string} line the position that it is about
 * @property {Promise<Analysis>} found
 * @property {AbortController} stop
 * @property {number} told how many of its steps have been told
 */

/** How many letters are read at a glance. */
const GLANCE = 85;
/** How many reasons are told of the move itself. */
const REASONS = 2;
/** How many sentences are read at once. */
const SENTENCES = 3;
/** By how much less likely to win a move is that is told of as worse. */
const LESS = 0.05;

/** The hint that was asked for last on each board. @type {WeakMap<object, Hint>} */
const hints = new WeakMap();

/**
 * Fetches a hint, or the next step of the one that is shown. It is what an analysis says of the position, and thought about until
 * another position is shown.
 * @param {Context} context @returns {Promise<Now>} what shows it
 */
export async function hint({ board, root }) {
  const { line } = board;
  let asked = hints.get(board);
  if (asked?.line !== line) {
    const stop = new AbortController();
    asked = { line, found: look(line, stop.signal), stop, told: 0 };
    hints.set(board, asked);
    asked.found.catch(() => hints.delete(board));
    const leave = () => {
      if (/** @type {CauceGame} */ (root.host).line !== line) stop.abort();
    };
    root.host.addEventListener('cauce-change', leave, { signal: stop.signal });
  }
  const { found, stop } = asked;
  const analysis = await found.catch((reason) => {
    if (!stop.signal.aborted) throw reason;
  });
  if (!analysis) return () => {};
  return (context) => {
    const now = hints.get(context.board);
    if (now?.found === found && context.board.line === line) show(context, now, analysis);
  };
}

/** @param {Context} context @param {Hint} asked @param {Analysis} analysis */
function show(context, asked, { lines: [best, next], seat }) {
  const { root, board, view, frame, use, change } = context;
  const token = best?.moves[0];
  const told = token && board.hint(token);
  if (!best || !token || !told || seat === null) {
    put(context, 'hint-none');
    return;
  }
  const { presses, region, said: made } = told;
  // Where no reason is known, all that is known is told with the move.
  const bare = best.reasons.length === 0 && !best.proof;
  const last = bare ? 2 : 3;
  const note = root.querySelector('.notice[data-card=hint]');
  if (asked.told === last && note) {
    note.remove();
    frame.surface.mark([]);
    return;
  }
  const step = (asked.told = Math.min(asked.told + 1, last));
  const on = () => use(hint);
  /** @param {HTMLElement} note @param {string[]} presses */
  const closes = (note, presses) => {
    stepAside(
      context,
      presses,
      () => note.isConnected,
      () => {
        note.remove();
        frame.surface.mark([]);
        // The move is shown by the next press.
        asked.told = 1;
      },
    );
  };
  if (step === 1) {
    // What was refused says nothing of where to look, nor does what a tap has shown, unless a button stands there to put it down.
    if (view.refused || (view.awaits_tap && !view.choices.some(({ primary }) => primary)))
      change((board) => board.cancel(), false);
    const { marks, glance, spoken, take } = region;
    // What is to be taken is in the hand, as it lies there where it was already.
    if (view.choices.some(({ id, pressed }) => id === take[0] && !pressed))
      /** @type {CauceGame} */ (root.host).point(take);
    frame.surface.mark(marks);
    /** @param {Words} words */
    const say = (words) => faces(words, glance, spoken);
    closes(put(context, say, [{ name: 'hint-show-move', act: on }]), []);
    return;
  }
  // Who went on by the command has put away what the move is made with.
  /** @type {CauceGame} */ (root.host).point(presses.slice(0, -1), presses.at(-1));
  // What is laid or placed is seen itself, and so is what the arrow brings.
  frame.surface.mark(
    moved(presses, board.places()).flatMap((mark) => (mark.from ? { ...mark, short: true, thin: true } : [])),
  );
  if (step === 2 && !bare) {
    closes(
      put(context, (words) => move(words, made, token), [{ name: 'hint-show-why', act: on }], token),
      presses,
    );
    return;
  }
  // Where little can be said of the move itself, what else could be played, and what comes next, says the rest.
  /** @param {Words} words */
  const say = (words) => {
    const reasons = [
      ...why(best, seat),
      ...instead({ ...context, words }, asked.line, best, next),
      ...answer({ ...context, words }, asked.line, best),
    ];
    const all = reasons
      .slice(0, SENTENCES)
      .map((phrase) => words.say(phrase))
      .join(' ');
    return bare ? move(words, made, token, all) : [all];
  };
  closes(put(context, say, [], token), presses);
}

/**
 * Says something until another position is shown, or it is put away.
 * @param {Context} context @param {import('./frame/notice.js').Said} said @param {import('./frame/notice.js').Offer[]} [offers]
 * @param {string} [token] the move, where it has been told
 * @param {import('./frame/console.js').Card} [card]
 * @returns {HTMLElement} where it is said
 */
export function put({ root, words, frame, board, change }, said, offers = [], token, card = 'hint') {
  const before = root.querySelector('.notice[data-card=hint]');
  // Who pressed in the last one presses in this one.
  const held = before?.contains(root.activeElement) || root.activeElement === null;
  before?.remove();
  const play = { name: 'hint-play', act: () => void change((board) => board.play(token ?? '', null)) };
  const note = frame.card(card, words, said, ...offers, ...(token ? [play] : []));
  note.querySelector('.icon-button')?.addEventListener('click', () => frame.surface.mark([]));
  if (held) note.querySelector('button')?.focus({ preventScroll: true });
  note.scrollIntoView({ block: 'nearest' });
  const { line } = board;
  const gone = new AbortController();
  root.host.addEventListener(
    'cauce-change',
    () => {
      const here = /** @type {CauceGame} */ (root.host).line === line;
      if (note.isConnected && here) return;
      note.remove();
      gone.abort();
      // Who comes back there is told from the first step on.
      const asked = hints.get(board);
      if (asked && !here) asked.told = 0;
    },
    { signal: gone.signal },
  );
  return note;
}

/**
 * Which move to try. It is seen on the board: where much is to be told of it, that is for who does not see it.
 * @param {Words} words @param {Phrase | null} made what is announced of it @param {string} token @param {string} [rest] what is said after it
 */
function move(words, made, token, rest = '') {
  const all = words.say('hint-move', { move: made ? words.say(made) : token });
  const shown =
    words.first([`hint-shown-${made?.id}`], made?.args) ?? (all.length > GLANCE ? words.say('hint-move-shown') : null);
  const face = shown ? [el('span', { 'aria-hidden': 'true' }, shown), el('span', { class: 'unseen' }, all)] : [all];
  return [...face, rest && ` ${rest}`];
}

/**
 * Why a move is the best, and how far that is proved.
 * @param {AnalysisLine} best @param {number} seat whose move it is
 * @returns {Phrase[]}
 */
function why({ chance, proof, reasons }, seat) {
  const told = reasons.slice(0, REASONS);
  if (!proof) return [...told, { id: 'hint-chance', args: { percent: percent(chance, false) } }];
  if (proof.winners.includes(seat)) return told;
  return [...told, { id: proof.winners.length > 0 ? 'hint-lost' : 'hint-drawn' }];
}

/**
 * What the next best move comes to, where that is less.
 * @param {Context} context @param {string} line @param {AnalysisLine} best
 * @param {AnalysisLine} [next] @returns {Phrase[]}
 */
function instead({ engine, words, view }, line, best, next) {
  const [token] = next?.moves ?? [];
  if (!next || !token) return [];
  const move = called(engine, words, line, token);
  const { proof, chance } = next;
  if (proof && proof.winners.length > 0 && !proof.winners.includes(view.turn.seat ?? 0)) {
    return best.reasons.some(({ id }) => id === 'hint-only')
      ? []
      : [{ id: 'hint-next-loses', args: { move, moves: Math.ceil(proof.plies / 2) } }];
  }
  return proof || best.chance - chance < LESS
    ? []
    : [{ id: 'hint-next', args: { move, percent: percent(chance, false) } }];
}

/**
 * The best answer to a move, where one is known.
 * @param {Context} context @param {string} line @param {AnalysisLine} best @returns {Phrase[]}
 */
function answer({ engine, words }, line, { moves: [token, then] }) {
  return token && then ? [{ id: 'hint-answer', args: { move: called(engine, words, line, token, then) } }] : [];
}
