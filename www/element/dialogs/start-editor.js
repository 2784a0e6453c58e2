// The board on which people lay out a start of their own. Words: `<game>-editor`, and the same with what they are about.
//
// Which pieces there are, what a press does and what is wrong with a start is all asked of the engine.

import { attribute, button, el, text } from '../dom.js';
import { Surface } from '../board/surface.js';
import { onTheme } from '../look/theme.js';
import { check } from './fields.js';
import { paintTools, showTools } from './tools.js';

/**
 * @param {Engine} engine @param {Words} words @param {string} game @param {string} begun the start as the setting writes it
 * @param {() => void} change is called whenever the start has changed
 * @param {AbortSignal} end
 */
export function startBoard(engine, words, game, begun, change, end) {
  let editor = new engine.StartEditor(game, begun);
  /** @param {string} [about] */
  const named = (about = '') => words.say(`${game}-editor${about}`);
  /** Why it cannot be played from; empty once it can. */
  const problem = () => {
    const why = editor.problem();
    return why ? words.say(why) : '';
  };
  /** @param {string} said @param {boolean} wrong */
  const tell = (said, wrong) => {
    text(state, said);
    attribute(state, 'data-wrong', wrong);
  };
  const show = () => {
    const shown = editor;
    surface.show(shown, shown.view(), () => shown.places(), words, named());
    tell(problem() || named('-whole'), problem() !== '');
    showTools(tools, editor, words, 0, show);
  };
  /** Brings the keyboard back, where somebody else has said what is wrong with the start. */
  const again = () => {
    tell('', false);
    surface.focus();
  };
  const changed = () => {
    show();
    change();
  };
  const press = (/** @type {string} */ id) => {
    const refused = editor.press(id);
    changed();
    if (refused) {
      tell(words.say(refused), true);
      // On a phone it may be long, and the board high.
      state.scrollIntoView({ block: 'nearest' });
    }
    return true;
  };
  /** @param {boolean} on */
  const mirror = (on) => {
    editor.mirrored = on;
    changed();
  };
  const clear = () => {
    const { mirrored } = editor;
    editor.free();
    editor = new engine.StartEditor(game, '');
    mirror(mirrored);
  };
  const surface = new Surface({ press, grab: press }, end);
  const tools = el('div', { class: 'editor-tools', role: 'group', 'aria-label': named('-tools') });
  const state = el('p', { class: 'editor-state', role: 'status' });
  const element = el(
    'div',
    { class: 'editor' },
    el('p', { class: 'hint' }, named('-hint')),
    check(named('-mirror'), editor.mirrored, mirror),
    el('div', { class: 'editor-bar' }, tools, button('tool', clear, named('-clear'))),
    el('div', { class: 'picker' }, surface.element),
    state,
  );
  const recolour = () => {
    surface.recolour();
    paintTools(tools, editor);
  };
  onTheme(recolour, end);
  end.addEventListener('abort', () => editor.free(), { once: true });
  // The board needs its place on the page before it can be painted.
  queueMicrotask(show);
  return { element, problem, start: () => editor.start, again };
}
