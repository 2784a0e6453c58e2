// Opens the analysis of a game. It stays open beside the board until the user closes it or another game is shown.

import { addStyles } from '../../kit/styles.js';
import { Panel } from './panel.js';

/** @type {WeakMap<object, Panel>} */
const panels = new WeakMap();

/** @param {Context} context @param {'look' | 'learn'} how `learn` opens the user's mistakes as exercises @returns {Promise<Now>} */
export async function open({ root }, how) {
  await addStyles(root, 'element/analysis/analysis.css');
  return (context) => {
    let panel = panels.get(context.frame);
    if (!panel?.isOf(context.board)) {
      panel?.close();
      panel = new Panel(context);
      panels.set(context.frame, panel);
    }
    if (how === 'learn') panel.learn();
    else panel.open();
  };
}
