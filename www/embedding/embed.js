// The page inside an iframe: one game, as the address says, and messages to and from the page around it.
//
//   embed.html#game=snorkels&moves=d4&controls=compact&lang=es&theme=dark&readonly
//
// It keeps nothing, and follows its address. `cauce.d.ts` has the shapes of the messages. They are exchanged with the
// origin that embeds this page and with no other; whatever else arrives is passed over.

import '../cauce.js';
import { attribute } from '../element/dom.js';
import { language } from '../element/words.js';

/**
 * @typedef {import('../element/element.js').CauceGame} CauceGame
 * @typedef {import('../cauce.d.ts').CauceMessage} Message
 * @typedef {import('../cauce.d.ts').CauceState} State
 */

const VERSION = 1;

/** The longest text that is looked at, in UTF-16 units: a game line has no more bytes. */
const LONGEST = 65_536;

const main = document.querySelector('main') ?? document.body;
const host = embedder();

/** The game once it can be played. @type {CauceGame | null} */
let game = null;
/** Whether the state is about to be told. */
let due = false;
/** The size that was told last. */
let told = '';

/**
 * The origin of the page around this one. A page without an origin of its own, such as a file from disk, cannot be
 * told from any other of that kind, and gets no messages.
 *
 * @returns {string | null}
 */
function embedder() {
  if (parent === window) return null;
  const origin = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
  return origin && origin !== 'null' ? origin : null;
}

/**
 * @param {unknown} value
 * @returns {value is string}
 */
function isText(value) {
  return typeof value === 'string' && value.length <= LONGEST;
}

/** @param {Message} message */
function send(message) {
  if (host) parent.postMessage(message, host);
}

/**
 * @param {CauceGame} of
 * @returns {State}
 */
function state({ playing, line, turn, legal, outcome, score, ply }) {
  return { game: playing, line, turn, legal, outcome, score, ply };
}

/** Tells the state once, after all that is happening now. */
function tell() {
  if (due) return;
  due = true;
  queueMicrotask(() => {
    due = false;
    if (game) send({ cauce: VERSION, type: 'state', ...state(game) });
  });
}

/** @param {string} token */
function play(token) {
  try {
    game?.play(token);
  } catch (error) {
    const { reason } = /** @type {import('../element/element.js').CauceError} */ (error);
    send({ cauce: VERSION, type: 'error', token, reason });
  }
}

/**
 * Does what a message from the page around asks for, and nothing where it is not one of ours.
 *
 * @param {any} data
 */
function hear(data) {
  if (!game || data?.cauce !== VERSION) return;
  const { type, token, line } = data;
  if (type === 'play' && isText(token)) play(token);
  else if (type === 'set' && isText(line)) game.line = line;
  else if (type === 'undo' || type === 'redo') game[/** @type {'undo' | 'redo'} */ (type)]();
  if (type === 'get' || type === 'undo' || type === 'redo') tell();
}

/** Tells how large the frame must be for everything to be seen with the board as wide as the frame. */
function measure() {
  const [board, stage] = ['board', 'stage'].map((part) => game?.shadowRoot?.querySelector(`[part='${part}']`));
  if (!(board instanceof HTMLElement) || !(stage instanceof HTMLElement) || !board.offsetWidth) return;
  // Not the height that it has now, which follows the height of the frame.
  const whole = (stage.clientWidth * board.offsetHeight) / board.offsetWidth;
  const size = { width: main.offsetWidth, height: Math.ceil(main.offsetHeight - board.offsetHeight + whole) };
  const key = `${size.width} ${size.height}`;
  if (key === told) return;
  told = key;
  send({ cauce: VERSION, type: 'resize', ...size });
}

function show() {
  const fragment = location.hash.slice(1);
  const asked = new URLSearchParams(fragment);
  const element = /** @type {CauceGame} */ (document.createElement('cauce-game'));
  for (const name of ['game', 'controls', 'theme']) {
    const value = asked.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  element.readonly = asked.has('readonly');
  element.lang = document.documentElement.lang = language([asked.get('lang'), ...navigator.languages]);
  attribute(document.documentElement, 'data-theme', element.theme === 'auto' ? null : element.theme);
  element.addEventListener('cauce-change', () => game === element && tell());
  element.addEventListener('cauce-move', ({ detail }) => send({ cauce: VERSION, type: 'move', ...detail }));
  element.addEventListener('cauce-end', ({ detail }) => send({ cauce: VERSION, type: 'end', ...detail }));
  element.addEventListener('cauce-error', ({ detail }) => send({ cauce: VERSION, type: 'error', ...detail }));
  game = null;
  main.replaceChildren(element);
  element.ready.then(() => {
    if (!element.isConnected) return;
    game = element;
    send({ cauce: VERSION, type: 'ready', ...state(element) });
    told = '';
    measure();
  });
  // An address that names no game is a fresh one of the default game, not a mistake.
  element.openLink(asked.has('game') ? fragment : `game=${element.game}`);
}

addEventListener('hashchange', show);
addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === host) hear(data);
});
new ResizeObserver(measure).observe(main);
show();
