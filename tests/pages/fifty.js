// Fifty diagrams: the positions of the example games.

import './cauce.js';
import init, * as engine from './cauce-web.js';
import { GAMES, length, upTo } from './embedding/lines.js';

const DIAGRAMS = 50;

await init();
const names = Object.keys(GAMES);
// The engine knows a game only after a board has loaded its code.
await Promise.all(
  names.map(async (game) => {
    const board = document.createElement('cauce-game');
    Object.assign(board, { game, loading: 'eager', hidden: true });
    document.body.append(board);
    await board.ready;
    board.remove();
  }),
);
const list = document.querySelector('ol');

names.forEach((game, index) => {
  const each = Math.floor((DIAGRAMS * (index + 1)) / names.length) - Math.floor((DIAGRAMS * index) / names.length);
  const first = Math.max(0, length(engine, game) - each + 1);
  for (let tokens = first; tokens < first + each; tokens += 1) {
    const board = document.createElement('cauce-game');
    board.controls = 'none';
    board.readonly = true;
    board.line = upTo(engine, game, tokens);
    const caption = document.createElement('figcaption');
    caption.textContent = `${game}, ${tokens}`;
    const figure = document.createElement('figure');
    figure.append(board, caption);
    const item = document.createElement('li');
    item.append(figure);
    list?.append(item);
  }
});
