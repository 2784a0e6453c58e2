// The page inside an iframe: one game, as the address says, and messages to and from the page around it.
//
//   embed.html#game=snorkels&moves=d4&seats=here,away&controls=compact&lang=es&theme=dark&readonly
//
// It keeps nothing, and follows its address: one that says only otherwise how the game is shown leaves the game as it
// is. `cauce.d.ts` has the shapes of the messages. They are exchanged with the origin that embeds this page and with no
// other; whatever else arrives is passed over.

import '../cauce.js';
import { attribute } from '../element/dom.js';
import { gameAlone, pairsOf } from '../element/link.js';
import { language } from '../element/words.js';

/**
 * @typedef {import('../cauce.d.ts').CauceMessage} Message
 * @typedef {import('../cauce.d.ts').CauceState} State
 */

const VERSION = 1;

/** The longest text that is looked at, in UTF-16 units: a game line has no more bytes. */
const LONGEST = 65_536;

const LONGEST_SAVED = 16 * LONGEST;

/** How many moves are told of a position at most, and how many steps are made for it. */
const MOVES = 100;
const STEPS = 1_000_000;

const MARKS = 256;

/** How much of the height of the screen a board is to take at most. */
const MOST = 0.86;

/** What an address says of how a game is shown, and not of which. Those that are attributes come first. */
const ATTRIBUTES = ['controls', 'theme', 'draws', 'orientation', 'hint', 'analysis', 'readonly'];
const HOW = [...ATTRIBUTES, 'lang', 'asks'];

const main = document.querySelector('main') ?? document.body;
const host = embedder();

/** The game once it can be played. @type {CauceGame | null} */
let game = null;
/** Whether moves are only told, and the page around plays them or not. */
let asks = false;
/** Whether the state is about to be told. */
let due = false;
/** The size that was told last. */
let told = '';
/** What stands there, and the address that it is from. @type {CauceGame | null} */
let element = null;
let address = new URLSearchParams();

/**
 * The origin of the page around this one. A page without an origin of its own, such as a file from disk, cannot be
 * told from any other of that kind, and gets no messages.
 * @returns {string | null}
 */
function embedder() {
  if (parent === window) return null;
  const origin = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return origin && origin !== 'null' ? origin : null;
}

/** @param {unknown} value @param {number} [longest] @returns {value is string} */
function isText(value, longest = LONGEST) {
  return typeof value === 'string' && value.length <= longest;
}

/** What can be set, each from a value that may be anything. @type {Record<string, (game: CauceGame, value: unknown) => void>} */
const SETTINGS = {
  // Before what opens a game, which begins there.
  ply: (game, value) => (game.ply = value === 'last' ? value : Number(value)),
  line: (game, value) => isText(value) && (game.line = value),
  record: (game, value) => isText(value, LONGEST_SAVED) && (game.record = value),
  seats: (game, value) => isText(value) && (game.seats = value),
  names: (game, value) => Array.isArray(value) && value.every((name) => isText(name)) && (game.names = value),
  draws: (game, value) => isText(value) && (game.draws = value),
  orientation: (game, value) => (game.orientation = Number(value)),
  readonly: (game, value) => (game.readonly = value === true),
  asks: (_, value) => (asks = value === true),
};

/** @param {Message} message */
function send(message) {
  if (host) parent.postMessage(message, host);
}

/** @param {CauceGame} of @returns {State} */
function state({ playing, line, turn, legal, outcome, score, ply, seats, names }) {
  return { game: playing, line, turn, legal, outcome, score, ply, seats, names };
}

function tell() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    if (game) send({ cauce: VERSION, type: 'state', ...state(game) });
  });
}

/** @param {CauceGame} game @param {string} token @param {unknown} after */
function play(game, token, after) {
  try {
    game.play(token, typeof after === 'number' || isText(after) ? { after } : {});
  } catch (error) {
    const { reason, code } = /** @type {import('../element/element.js').CauceError} */ (error);
    send({ cauce: VERSION, type: 'error', token, code, reason });
  }
}

let thinking = new AbortController();

/** Asks the computer, and tells what it answers, or why it cannot. @param {(signal: AbortSignal) => Promise<Message>} asking */
async function consult(asking) {
  const { signal } = thinking;
  try {
    send(await asking(signal));
  } catch (error) {
    if (!signal.aborted)
      send({ cauce: VERSION, type: 'error', reason: error instanceof Error ? error.message : String(error) });
  }
}

/** A number that somebody gave, where it is a count up to a limit. @param {unknown} value @param {number} most */
const count = (value, most) =>
  Number.isInteger(value) && Number(value) > 0 ? Math.min(Number(value), most) : undefined;

/** Does what a message from the page around asks for, and nothing where it is not one of ours. @param {any} data */
function hear(data) {
  if (!game || data?.cauce !== VERSION || !isText(data.type) || !Object.hasOwn(REQUESTS, data.type)) return;
  REQUESTS[data.type]?.(game, data);
}

/** What a message asks for, by its type. @type {Record<string, (game: CauceGame, data: any) => void>} */
const REQUESTS = {
  play: (game, { token, after }) => isText(token) && play(game, token, after),
  set(game, data) {
    for (const [name, set] of Object.entries(SETTINGS)) if (data[name] !== undefined) set(game, data[name]);
    tell();
  },
  get: tell,
  undo(game) {
    game.undo();
    tell();
  },
  redo(game) {
    game.redo();
    tell();
  },
  save: (game) => send({ cauce: VERSION, type: 'saved', saved: game.save(), record: game.record }),
  async restore(game, { saved }) {
    if (!isText(saved, LONGEST_SAVED)) return;
    const reason = await game.restore(saved);
    if (reason === null) tell();
    else send({ cauce: VERSION, type: 'error', reason });
  },
  think(game, { level }) {
    const { line: after } = game;
    consult(async (signal) => ({
      cauce: VERSION,
      type: 'thought',
      token: await game.think({ level: count(level, 8), signal }),
      after,
    }));
  },
  analyse(game, { line, lines, steps }) {
    const how = { line: isText(line) ? line : game.line, lines: count(lines, MOVES), steps: count(steps, STEPS) };
    consult(async (signal) => ({ cauce: VERSION, type: 'analysis', ...(await game.analyse({ ...how, signal })) }));
  },
  stop() {
    thinking.abort();
    thinking = new AbortController();
  },
  mark: (game, { marks }) =>
    Array.isArray(marks) && game.mark(marks.slice(0, MARKS).filter((mark) => mark && typeof mark === 'object')),
};

/** Tells how large the frame must be for everything to be seen with the board as wide as the frame. */
function measure() {
  const [board, stage] = ['board', 'stage'].map((part) => game?.shadowRoot?.querySelector(`[part='${part}']`));
  if (!(board instanceof HTMLElement) || !(stage instanceof HTMLElement) || !board.offsetWidth) return;
  // Not the height that it has now, which follows the height of the frame; nor more than a screen has.
  const whole = Math.min((stage.clientWidth * board.offsetHeight) / board.offsetWidth, MOST * screen.availHeight);
  // What stands beside the board may be higher.
  const high = stage.offsetHeight > board.offsetHeight ? Math.max(whole, stage.offsetHeight) : whole;
  const size = { width: main.offsetWidth, height: Math.ceil(main.offsetHeight - stage.offsetHeight + high) };
  const key = `${size.width} ${size.height}`;
  if (key === told) return;
  told = key;
  send({ cauce: VERSION, type: 'resize', ...size });
}

function show() {
  const fragment = location.hash.slice(1);
  const [before, asked] = [address, pairsOf(fragment)];
  const fresh = !element || whichGame(asked) !== whichGame(before);
  address = asked;
  const shown = (element = fresh || !element ? made() : element);
  // What the page around has set since then stays as it is.
  for (const name of ATTRIBUTES)
    if (fresh || asked.get(name) !== before.get(name)) attribute(shown, name, asked.get(name));
  if (fresh || asked.has('asks') !== before.has('asks')) asks = asked.has('asks');
  shown.lang = document.documentElement.lang = language([asked.get('lang'), ...navigator.languages]);
  attribute(document.documentElement, 'data-theme', shown.theme === 'auto' ? null : shown.theme);
  if (!fresh) return;
  for (const name of ['game', 'puzzle', 'lesson']) attribute(shown, name, asked.get(name));
  game = null;
  main.replaceChildren(shown);
  shown.ready.then(() => {
    if (!shown.isConnected) return;
    game = shown;
    send({ cauce: VERSION, type: 'ready', ...state(shown) });
    told = '';
    measure();
  });
  const which = whichGame(asked);
  // An address that says nothing of a game is a fresh one of the default game, not a mistake.
  const none = !which || asked.has('puzzle') || asked.has('lesson');
  shown.openLink(none ? `game=${shown.game}` : gameAlone(which) ? which : fragment);
}

/** What an address says of which game is shown. @param {URLSearchParams} asked */
function whichGame(asked) {
  const which = new URLSearchParams(asked);
  for (const name of HOW) which.delete(name);
  return which.toString();
}

/** A game that tells the page around what happens. */
function made() {
  const element = /** @type {CauceGame} */ (document.createElement('cauce-game'));
  element.addEventListener('cauce-change', ({ detail }) => {
    if (game !== element) return;
    send({ cauce: VERSION, type: 'change', ...detail });
    tell();
  });
  element.addEventListener('cauce-before-move', (event) => {
    if (!asks || ['host', 'exercise'].includes(event.detail.origin)) return;
    event.preventDefault();
    send({ cauce: VERSION, type: 'before-move', ...event.detail });
  });
  element.addEventListener('cauce-move', ({ detail }) => send({ cauce: VERSION, type: 'move', ...detail }));
  element.addEventListener('cauce-end', ({ detail }) => send({ cauce: VERSION, type: 'end', ...detail }));
  element.addEventListener('cauce-error', ({ detail }) => send({ cauce: VERSION, type: 'error', ...detail }));
  return element;
}

addEventListener('hashchange', show);
addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === host) hear(data);
});
new ResizeObserver(measure).observe(main);
show();
