// One game on two boards with a player each. The moves and draws of one board are sent to the other.

import { el } from '../element/dom.js';
import { codeBlock } from './code.js';
import { CHANNEL, MESSAGES, SHARE } from './sharing.js';

/** @typedef {{ token: string, after: string }} Sent */

/** Implements `SHARE`. @param {CauceGame} board @param {(sent: Sent) => void} send @returns {(sent: Sent) => void} */
function share(board, send) {
  board.addEventListener('cauce-move', ({ detail: { token, after, origin } }) => {
    if (origin !== 'host') send({ token, after });
  });
  return ({ token, after }) => void board.play(token, { after });
}

/** @type {BroadcastChannel[]} */
let channels = [];

/** @param {Words} words */
export function twoBoards(words) {
  for (const channel of channels) channel.close();
  channels = [];
  const name = `cauce ${crypto.getRandomValues(new Uint32Array(2)).join('')}`;
  /** @param {Record<string, unknown>} more */
  const board = (more) => {
    const made = /** @type {CauceGame} */ (el('cauce-game', { game: 'tayu', controls: 'none', ...more }));
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    const hear = share(made, (sent) => channel.postMessage(sent));
    channel.addEventListener('message', ({ data }) => hear(data));
    return made;
  };
  // The first board draws the tiles, and the second one starts with its position.
  const first = board({ seats: 'here away' });
  const second = board({ seats: 'away here', draws: 'host' });
  first.ready.then(() => (second.line = first.line));
  return el(
    'article',
    { class: 'example wide' },
    el('h3', {}, words.say('embedding-two')),
    el('p', {}, words.say('embedding-two-text')),
    el(
      'div',
      { class: 'columns' },
      ...[first, second].map((made, index) =>
        el('figure', {}, made, el('figcaption', {}, words.say('embedding-two-caption', { seat: index + 1 }))),
      ),
    ),
    codeBlock(words, SHARE).element,
    el('p', {}, words.say('embedding-two-windows')),
    codeBlock(words, CHANNEL).element,
    el('p', {}, words.say('embedding-two-sites')),
    codeBlock(words, MESSAGES).element,
  );
}
