// The page inside an iframe. It shows the game of its address, and offers the interface of the element through messages.
//
//   embed.html#game=snorkels&moves=d4&seats=here,away&controls=compact&lang=es&theme=dark&readonly
//
// It stores nothing. When its address changes, it updates; the game continues if only display options have changed.
// `cauce.d.ts` documents the messages. Only messages of the parent window are handled, and only its origin gets answers.

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

/** Maximum length of a message, in UTF-16 units of JSON. */
const LONGEST = 2 ** 21;

/** Maximum length of a list in a message, such as of marks, and maximum number, such as of steps. */
const MOST = 256;
const HIGHEST = 1_000_000;

/** Maximum height of a board, as a fraction of the screen. */
const SCREEN = 0.86;

/** The display options in an address. All other parameters select the game. */
const ATTRIBUTES = ['controls', 'theme', 'draws', 'orientation', 'hide', 'hint', 'analysis', 'readonly'];
const HOW = [...ATTRIBUTES, 'lang', 'asks'];

// The members of the element that messages may use. `src` is excluded: with it, any page could read files of this origin.
const CALLS = [
  ...[
    'play',
    'restrict',
    'think',
    'analyse',
    'say',
    'undo',
    'redo',
    'goTo',
    'restart',
    'save',
    'restore',
    'mark',
    'focus',
    'svg',
  ],
  ...['rectOf', 'targetAt'],
];
const SETTABLE = [...CauceGame.observedAttributes.filter((name) => name !== 'src'), 'asks'];
const READABLE = [...SETTABLE, 'turn', 'legal', 'outcome', 'score'];
/** Events that are also sent to later subscribers. */
const LASTING = ['cauce-ready', 'cauce-error', 'resize'];
const EVENTS = [
  ...LASTING,
  ...['cauce-before-move', 'cauce-move', 'cauce-change', 'cauce-turn', 'cauce-end', 'cauce-exercise', 'cauce-select'],
];

const main = document.querySelector('main') ?? document.body;

/** The element of the game in `address`. */
let element = new CauceGame();
let address = new URLSearchParams();
/** Whether moves are only reported, so that the host page decides whether to play them. */
let asks = false;
/** The origin of the host page, known since its first message. @type {string | undefined} */
let host;
/** The events to which the host page has subscribed. @type {Set<string>} */
const listening = new Set();
/** The last detail of each event in `LASTING`. @type {Map<string, any>} */
const last = new Map();
/** The requests in progress, by the `id` of the message. @type {Map<unknown, AbortController>} */
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

/** @param {string[]} names @param {string[]} asked @throws if one of those asked for is not among the names */
function allow(names, asked) {
  const other = asked.find((name) => !names.includes(name));
  if (other !== undefined) throw refusal('unknown', `${other} cannot be asked for.`);
}

/** Returns a message as plain values. @param {object} data @throws if it is too large, or not representable as JSON */
function plain(data) {
  const text = JSON.stringify(data);
  if (text.length > LONGEST) throw refusal('large', 'The message is too long.');
  return JSON.parse(text, (_, value) => {
    if (Array.isArray(value) ? value.length > MOST : typeof value === 'number' && Math.abs(value) > HIGHEST)
      throw refusal('large', 'A list is too long, or a number too high.');
    return value;
  });
}

/** The handlers of requests, by the member of the message that identifies them. @type {Record<string, (asked: any, signal: AbortSignal) => unknown>} */
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
 * Handles a message of the host page, and answers it if it has an `id`.
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
    // The code of a `DOMException` is a number; its name is used instead.
    answer({ error: { code: typeof code === 'string' ? code : name, reason } });
  } finally {
    running.delete(id);
  }
}

/** Reports the size that the frame needs to show everything, with the board as wide as the frame. */
function measure() {
  const [board, stage] = ['board', 'stage'].map((part) => element.shadowRoot?.querySelector(`[part='${part}']`));
  if (!(board instanceof HTMLElement) || !(stage instanceof HTMLElement) || !board.offsetWidth) return;
  // The current height depends on the height of the frame, so the height is computed from the width, up to the screen's.
  const whole = Math.min((stage.clientWidth * board.offsetHeight) / board.offsetWidth, SCREEN * screen.availHeight);
  // The parts beside the board may be higher.
  const high = stage.offsetHeight > board.offsetHeight ? Math.max(whole, stage.offsetHeight) : whole;
  const size = { width: main.offsetWidth, height: Math.ceil(main.offsetHeight - stage.offsetHeight + high) };
  const before = last.get('resize');
  if (size.width !== before?.width || size.height !== before.height) tell('resize', size);
}

/** Applies the language and theme of the game to the page. */
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
  // Unchanged options keep the values that the host page has set since.
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
  // An address without a game opens a new one of the default game, without an error.
  const none = !which || asked.has('puzzle') || asked.has('lesson');
  shown.openLink(none ? `game=${shown.game}` : gameOnlyLink(which) ? which : fragment);
}

/** Returns the parameters of an address that select the game. @param {URLSearchParams} asked */
function whichGame(asked) {
  const which = new URLSearchParams(asked);
  for (const name of HOW) which.delete(name);
  return which.toString();
}

for (const name of EVENTS)
  main.addEventListener(name, (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    // The host page is another window and cannot call `preventDefault` in time.
    if (name === 'cauce-before-move' && asks && !['host', 'exercise'].includes(detail.origin)) event.preventDefault();
    tell(name, detail);
  });
addEventListener('hashchange', show);
addEventListener('message', ({ source, origin, data }) => {
  // Pages without an origin, such as local files, cannot be distinguished from each other, so they are ignored.
  if (source === parent && parent !== window && origin !== 'null' && data?.cauce === VERSION) void hear(data, origin);
});
new ResizeObserver(measure).observe(main);
show();
