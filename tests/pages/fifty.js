// Fifty diagrams: positions of the games on the cards of the home page.

import './cauce.js';
import { CARDS } from './site/home/cards.js';

const DIAGRAMS = 50;
/** The first position of each game that is shown, in moves. */
const FIRST = 6;

const list = document.querySelector('ol');
const each = Math.ceil(DIAGRAMS / CARDS.length);
const diagrams = CARDS.flatMap(({ title, line }) =>
  Array.from({ length: each }, (_, at) => ({ title, line, ply: FIRST + at })),
);
for (const { title, line, ply } of diagrams.slice(0, DIAGRAMS)) {
  const board = document.createElement('cauce-game');
  Object.assign(board, { controls: 'none', readonly: true, line, ply });
  const caption = document.createElement('figcaption');
  caption.textContent = `${title}, ${ply}`;
  const figure = document.createElement('figure');
  figure.append(board, caption);
  const item = document.createElement('li');
  item.append(figure);
  list?.append(item);
}
