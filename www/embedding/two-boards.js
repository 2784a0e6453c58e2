// One game on two boards with a player each. The moves and draws of one board are sent to the other.

import { el } from '../kit/dom.js';
import { codeBlock } from './code.js';
import { CHANNEL, MESSAGES, SHARE } from './sharing.js';

/** @param {Words} words */
export const twoBoards = (words) =>
  el(
    'article',
    { class: 'example wide' },
    el('h3', {}, words.say('embedding-two')),
    el('p', {}, words.say('embedding-two-text')),
    codeBlock(words, SHARE).element,
    el('p', {}, words.say('embedding-two-windows')),
    codeBlock(words, CHANNEL).element,
    el('p', {}, words.say('embedding-two-sites')),
    codeBlock(words, MESSAGES).element,
  );
