// The page inside an iframe: one game, as the address says.
//
//   embed.html#game=snorkels&moves=d4&controls=compact&lang=es&theme=dark
//
// It keeps nothing, and follows its address.

import '../cauce.js';
import { language } from './words.js';

const main = document.querySelector('main') ?? document.body;

function show() {
  const fragment = location.hash.slice(1);
  const asked = new URLSearchParams(fragment);
  const element = /** @type {import('./element.js').CauceGame} */ (document.createElement('cauce-game'));
  for (const name of ['controls', 'theme']) {
    const value = asked.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
  element.readonly = asked.has('readonly');
  element.lang = document.documentElement.lang = language([asked.get('lang'), ...navigator.languages]);
  main.replaceChildren(element);
  // An address that names no game is a fresh one of the default game, not a mistake.
  element.openLink(asked.has('game') ? fragment : `game=${element.game}`);
}

addEventListener('hashchange', show);
show();
