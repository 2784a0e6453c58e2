// The page inside an iframe: one game, as the address says, and the contract of the element spoken by messages.
//
//   embed.html#game=snorkels&moves=d4&seats=here,away&controls=compact&lang=es&theme=dark&readonly
//
// It keeps nothing, and follows its address: one that says only otherwise how the game is shown leaves the game as it
// is. `cauce.d.ts` has the shapes of the messages. Only the window around this one is heard, and only its origin is
// answered; whatever else arrives is passed over.

import '../cauce.js';
import { attribute } from '../kit/dom.js';
import { CauceGame } from '../element/element.js';
import { gameOnlyLink, pairsOf } from '../element/link.js';
import { language } from '../kit/words.js';

/**
 * @typedef {import('../cauce.d.ts').CauceRequest} Request
 * @typedef {import('../cauce.d.ts').CauceMessage} Message
 */

const VERSION = 1;

/** The longest message that is looked at, in UTF-16 units of JSON. */
const LONGEST = 2 ** 21;

/** The longest list in a message, such as of marks, and the highest number, such as of steps. */
const MOST = 256;
const HIGHEST = 1_000_000;

/** How much of the height of the screen a board is to take at most. */
const SCREEN = 0.86;

/** What an address says of how a game is shown, and not of which. Those that are attributes come first. */
const ATTRIBUTES = ['controls', 'theme', 'draws', 'orientation', 'hide', 'hint', 'analysis', 'readonly'];
const HOW = [...ATTRIBUTES, 'lang', 'asks'];

// What of the element can be asked for. Not `src`: with it, a page of any origin could read files of this one.
const CALLS = [
  ...['play', 'think', 'analyse', 'say', 'undo', 'redo', 'goTo', 'restart', 'save', 'restore', 'mark', 'focus', 'svg'],
  ...['rectOf', 'targetAt'],
];
const SETTABLE = [...CauceGame.observedAttributes.filter((name) => name !== 'src'), 'asks'];
const READABLE = [...SETTABLE, 'turn', 'legal', 'outcome', 'score'];
/** What is told of whenever somebody begins to listen. */
const LASTING = ['cauce-ready', 'cauce-error', 'resize'];
const EVENTS = [
  ...LASTING,
  ...['cauce-before-move', 'cauce-move', 'cauce-change', 'cauce-turn', 'cauce-end', 'cauce-exercise', 'cauce-select'],
];

const main = document.querySelector('main') ?? document.body;

/** The game, from the address that comes with it. */
let element = new CauceGame();
let address = new URLSearchParams();
/** Whether moves are only told, and the page around plays them or not. */
let asks = false;
/** The origin of the page around this one, once it has asked for something. @type {string | undefined} */
let host;
/** What is told of. @type {Set<string>} */
const listening = new Set();
/** What was told last of what lasts, with how it stands. @type {Map<string, any>} */
const last = new Map();
/** What is being done, by the `id` of its message. @type {Map<unknown, AbortController>} */
const running = new Map();

/** @param {Message} message */
function send(message) {
  if (host) parent.postMessage(message, host);
}

/** @param {string} event @param {any} detail */
function tell(event, detail) {
  if (LASTING.includes(event)) last.set(event, detail);
  if (listening.has(event)) send({ cauce: VERSION, event, detail });
}

/** @param {string} code @param {string} reason */
const refusal = (code, reason) => Object.assign(new Error(reason), { code });

/** @param {string[]} names @param {string[]} asked @throws where one of them is another */
function allow(names, asked) {
  const other = asked.find((name) => !names.includes(name));
  if (other !== undefined) throw refusal('unknown', `${other} cannot be asked for.`);
}

/** A message as plain values. @param {object} data @throws where it is too large, or cannot be written down */
function plain(data) {
  const text = JSON.stringify(data);
  if (text.length > LONGEST) throw refusal('large', 'The message is too long.');
  return JSON.parse(text, (_, value) => {
    if (Array.isArray(value) ? value.length > MOST : typeof value === 'number' && Math.abs(value) > HIGHEST)
      throw refusal('large', 'A list is too long, or a number too high.');
    return value;
  });
}

/** What a message asks for, by the member that says so. @type {Record<string, (asked: any, signal: AbortSignal) => unknown>} */
const REQUESTS = {
  async call({ call, args = [] }, signal) {
    allow(CALLS, [call]);
    const game = await element.ready;
    const method = Reflect.get(game, call);
    if (call !== 'think' && call !== 'analyse') return Reflect.apply(method, game, args);
    const { level, line, lines, steps } = args[0] ?? {};
    return Reflect.apply(method, game, [{ level, line, lines, steps, signal }]);
  },
  async set({ set }) {
    allow(SETTABLE, Object.keys(set));
    const game = await element.ready;
    for (const [name, value] of Object.entries(set))
      if (name === 'asks') asks = value === true;
      else Reflect.set(game, name, value);
    wear();
  },
  async get({ get }) {
    allow(READABLE, get);
    const game = await element.ready;
    return Object.fromEntries(
      get.map((/** @type {string} */ name) => [name, name === 'asks' ? asks : Reflect.get(game, name)]),
    );
  },
  listen({ listen }) {
    allow(EVENTS, listen);
    for (const event of listen) {
      const heard = listening.has(event);
      listening.add(event);
      if (!heard && last.has(event)) tell(event, last.get(event));
    }
  },
  cancel: ({ cancel }) => running.get(cancel)?.abort(),
};

/**
 * Does what a message from the page around asks for, and answers it where it has an `id`.
 * @param {any} data @param {string} origin
 */
async function hear({ id, ...data }, origin) {
  const asking = Object.keys(REQUESTS).find((name) => Object.hasOwn(data, name));
  if (!asking) return;
  host ??= origin;
  /** @param {object} answer */
  const answer = (answer) => ['string', 'number'].includes(typeof id) && send({ cauce: VERSION, id, ...answer });
  const stop = new AbortController();
  running.set(id, stop);
  try {
    answer({ result: await REQUESTS[asking]?.(plain(data), stop.signal) });
  } catch (trouble) {
    const { name, message, code = name, reason = message } = /** @type {any} */ (trouble);
    // What a browser throws has a number for a code.
    answer({ error: { code: typeof code === 'string' ? code : name, reason } });
  } finally {
    running.delete(id);
  }
}

/** Tells how large the frame must be for everything to be seen with the board as wide as the frame. */
function measure() {
  const [board, stage] = ['board', 'stage'].map((part) => element.shadowRoot?.querySelector(`[part='${part}']`));
  if (!(board instanceof HTMLElement) || !(stage instanceof HTMLElement) || !board.offsetWidth) return;
  // Not the height that it has now, which follows the height of the frame; nor more than a screen has.
  const whole = Math.min((stage.clientWidth * board.offsetHeight) / board.offsetWidth, SCREEN * screen.availHeight);
  // What stands beside the board may be higher.
  const high = stage.offsetHeight > board.offsetHeight ? Math.max(whole, stage.offsetHeight) : whole;
  const size = { width: main.offsetWidth, height: Math.ceil(main.offsetHeight - stage.offsetHeight + high) };
  const before = last.get('resize');
  if (size.width !== before?.width || size.height !== before.height) tell('resize', size);
}

/** Has the page look and speak as its game does. */
function wear() {
  const root = document.documentElement;
  root.lang = language([element.lang, root.lang]);
  attribute(root, 'data-theme', element.theme === 'auto' ? null : element.theme);
}

function show() {
  const fragment = location.hash.slice(1);
  const [before, asked] = [address, pairsOf(fragment)];
  const fresh = !element.isConnected || whichGame(asked) !== whichGame(before);
  address = asked;
  if (fresh) element = new CauceGame();
  const shown = element;
  // What the page around has set since then stays as it is.
  for (const name of ATTRIBUTES)
    if (fresh || asked.get(name) !== before.get(name)) attribute(shown, name, asked.get(name));
  if (fresh || asked.has('asks') !== before.has('asks')) asks = asked.has('asks');
  if (fresh || asked.get('lang') !== before.get('lang'))
    shown.lang = language([asked.get('lang'), ...navigator.languages]);
  wear();
  if (!fresh) return;
  for (const name of ['game', 'puzzle', 'lesson']) attribute(shown, name, asked.get(name));
  last.clear();
  main.replaceChildren(shown);
  void shown.ready.then(measure);
  const which = whichGame(asked);
  // An address that says nothing of a game is a fresh one of the default game, not a mistake.
  const none = !which || asked.has('puzzle') || asked.has('lesson');
  shown.openLink(none ? `game=${shown.game}` : gameOnlyLink(which) ? which : fragment);
}

/** What an address says of which game is shown. @param {URLSearchParams} asked */
function whichGame(asked) {
  const which = new URLSearchParams(asked);
  for (const name of HOW) which.delete(name);
  return which.toString();
}

for (const name of EVENTS)
  main.addEventListener(name, (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    // Another window cannot answer an event in time.
    if (name === 'cauce-before-move' && asks && !['host', 'exercise'].includes(detail.origin)) event.preventDefault();
    tell(name, detail);
  });
addEventListener('hashchange', show);
addEventListener('message', ({ source, origin, data }) => {
  // A page without an origin of its own, such as a file from disk, cannot be told from any other of that kind.
  if (source === parent && parent !== window && origin !== 'null' && data?.cauce === VERSION) void hear(data, origin);
});
new ResizeObserver(measure).observe(main);
show();
