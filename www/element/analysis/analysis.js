// What opens the analysis of a game. It stays open, beside the board, until it is closed or another game is shown.

import { addStyles } from '../look/styles.js';
import { Panel } from './panel.js';

/** The panel of each frame. @type {WeakMap<object, Panel>} */
const panels = new WeakMap();

/**
 * Fetches what the analysis looks like.
 * @param {Context} context
 * @param {'look' | 'learn'} how whether it is only looked at, or the person learns from their mistakes
 * @returns {Promise<Now>} what opens it, and has it begin
 */
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
    else panel.look();
  };
}
