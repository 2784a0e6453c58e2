// The tools of an editor, as buttons: the one that is taken up says what a press does on the board.

import { fitted } from '../board/canvas.js';
import { attribute, el, fill, keepFocus } from '../dom.js';
import { palette } from '../look/theme.js';

/** @typedef {Pick<import('../../cauce-web.js').StartEditor, 'tools' | 'take_up' | 'set_palette' | 'paint_icon'>} Editor */

/**
 * @param {HTMLElement} bar where they stand @param {Editor} editor @param {Words} words
 * @param {number} named with more of them, those with a picture stand without their names @param {() => void} taken
 */
export function showTools(bar, editor, words, named, taken) {
  const tools = editor.tools();
  const many = tools.length > named;
  attribute(bar, 'data-many', many);
  bar.style.setProperty('--count', String(tools.length));
  const buttons = tools.map(({ id, label, icon, pressed }) => {
    const name = words.say(label);
    const bare = many && icon;
    const click = () => {
      editor.take_up(id);
      taken();
    };
    return el(
      'button',
      {
        type: 'button',
        class: 'tool',
        'data-tool': id,
        'aria-pressed': String(pressed),
        title: bare && name,
        'aria-label': bare && name,
        on: { click },
      },
      icon && el('canvas', { 'aria-hidden': 'true' }),
      !bare && name,
    );
  });
  const { scrollLeft, scrollTop } = bar;
  keepFocus(bar, 'data-tool', () => fill(bar, ...buttons));
  bar.scrollTo(scrollLeft, scrollTop);
  paintTools(bar, editor);
}

/** @param {HTMLElement} bar @param {Editor} editor */
export function paintTools(bar, editor) {
  const { colours, font } = palette(bar);
  editor.set_palette(colours, font);
  for (const canvas of bar.querySelectorAll('canvas')) {
    const { clientWidth: width, clientHeight: height } = canvas;
    const id = canvas.parentElement?.dataset.tool ?? '';
    const shown = fitted(canvas);
    if (shown) editor.paint_icon(shown.context, id, width, height, devicePixelRatio);
  }
}
