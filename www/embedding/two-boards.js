// One game on two boards with a player each. The moves and draws of one board are sent to the other.

import { el } from '../kit/dom.js';
import { codeBlock } from './code.js';
import { CHANNEL, MESSAGES, SHARE } from './sharing.js';

/** @typedef {{ token: string, after: string } | { ply: number }} Sent a move or draw; or another point of the game, after undo */

/**
 * The function in `SHARE`, which is shown as code.
 * @param {CauceGame} board @param {(sent: Sent) => void} send
 * @returns {(sent: any) => void} applies a message of the other board; invalid ones are ignored
 */
function share(board, send) {
  let hearing = false;
  board.addEventListener('cauce-move', ({ detail }) => {
    const { token, after, origin } = detail;
    if (origin !== 'host') send({ token, after });
  });
  board.addEventListener('cauce-change', ({ detail }) => {
    const { ply, fresh, edited } = detail;
    if (!hearing && !fresh && !edited) send({ ply });
  });
  return (sent) => {
    hearing = true;
    try {
      if (sent.token) board.play(sent.token, { after: sent.after });
      else if (Number.isInteger(sent.ply)) board.goTo(sent.ply);
    } catch {
      // It was meant for another position.
    }
    hearing = false;
  };
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
