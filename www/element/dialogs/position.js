// The position editor. The engine decides what can be placed where, and which game leads to the position.

import init, { PositionEditor } from '../../cauce-editor.js';
import { COMMANDS } from '../commands.js';
import { fitCanvas } from '../board/canvas.js';
import { attribute, button, el, fill, keepFocus, text } from '../../kit/dom.js';
import { engine as part } from '../engine.js';
import { keyOf } from '../../kit/key.js';
import { Choices } from '../frame/panels.js';
import { once } from '../../kit/once.js';
import { Surface } from '../board/surface.js';
import { onColours, palette } from '../look/theme.js';
import { openDialog, keepOpen } from '../../kit/dialog.js';
import { check } from '../../kit/fields.js';
import { catalogue } from '../../kit/words.js';

/** With more tools, their names are hidden. */
const NAMED = 8;

const arrived = () =>
  once('cauce-editor', () => init({ module_or_path: new URL('../../cauce-editor_bg.wasm', import.meta.url) }));

/** Unfinished positions by start. @type {Map<string, PositionEditor>} */
const drafts = new Map();

/**
 * @param {Context} context @param {string} start the game line of the empty board
 * @param {(board: Board, names: string[], by: string[]) => void} begin @throws if something it needs cannot be fetched
 */
export async function setUp(context, start, begin) {
  const {
    root,
    words,
    engine,
    view: { game },
    board: { line: here },
  } = context;
  await Promise.all([catalogue(words, 'position'), catalogue(words, 'unread'), arrived()]);
  /** @param {string} line */
  const play = (line) => {
    for (const dialog of root.querySelectorAll('dialog')) dialog.close();
    const next = context.draws ? new engine.Board(line, []) : engine.Board.showing(line);
    const { seats } = next.view();
    begin(
      next,
      seats.map(({ name }) => name),
      seats.map(() => 'here'),
    );
  };
  let editor = drafts.get(start) ?? new PositionEditor(start);
  drafts.set(start, editor);
  const board = editor.board();
  /** Why the last press did nothing. @type {Phrase | null} */
  let refused = null;
  /** A game line that leads to the position, if there is one. @type {string | null} */
  let line = null;
  let stands = '';

  /** @param {() => void} act */
  const attempt = (act) => {
    refused = null;
    try {
      act();
    } catch (why) {
      refused = /** @type {Phrase} */ (why);
    }
  };
  const laid = () => {
    editor.show_on(board);
    showTools(tools, editor, words, taken);
    judge();
    show();
    return true;
  };
  const taken = () => {
    refused = null;
    laid();
  };
  /** @param {(board: Board) => void} act */
  const withHand = (act) => {
    refused = null;
    act(board);
    const view = board.view();
    const token = view.node ? board.moves()[0]?.text : undefined;
    if (token !== undefined) {
      attempt(() => editor.play(token));
      return laid();
    }
    if (view.refused) refused = view.detail;
    show();
    return true;
  };
  /** Presses place without a preview: they can be undone at once. @param {string} id */
  const press = (id) => {
    if (editor.uses_hand) return withHand((board) => board.press(id));
    attempt(() => editor.press(id));
    return laid();
  };
  /** @param {boolean} changed */
  const hand = (changed) => {
    if (changed) show();
    return changed;
  };
  const closed = new AbortController();
  const surface = new Surface(
    {
      aim: (id) => editor.uses_hand && hand(board.aim(id)),
      press,
      grab: (id) => editor.uses_hand && withHand((board) => board.grab(id)),
      turn: (steps) => editor.uses_hand && hand(board.rotate(steps)),
      orbit: (yaw, tilt) => {
        board.orbit(yaw, tilt);
        return hand(true);
      },
      cancel: () => editor.uses_hand && hand(board.cancel()),
    },
    closed.signal,
  );
  /** @type {ConstructorParameters<typeof Choices>[0]} */
  const choosing = {
    press: (id) => void withHand((board) => board.press(id)),
    icon: (id, canvas, width, height) => {
      const shown = fitCanvas(canvas, width, height);
      if (shown) board.paint_icon(shown.context, id, width, height, shown.ratio, shown.blank);
    },
    hover: (event) => surface.hover(event),
    drop: (event) => surface.drop(event),
    lost: () => surface.focus(),
  };
  const choices = new Choices(choosing, closed.signal);
  const picker = el('div', { class: 'picker' }, surface.element);
  const tools = el('div', { class: 'position-tools', role: 'group', 'aria-label': words.say('position-tools') });
  const hint = el('p', { class: 'hint', id: 'position-hint' });
  const state = el('p', { class: 'editor-state', id: 'position-state', role: 'status' });

  /** @param {string} id of its name @param {() => void} click */
  const offer = (id, click) => button('button', click, words.say(id));
  const undo = offer('command-undo', () => editor.undo() && laid());
  const clear = offer('position-clear', () => editor.clear() && laid());
  const from = offer('position-from-game', () => {
    editor.free();
    editor = new PositionEditor(here);
    drafts.set(start, editor);
    laid();
  });
  const overhead = offer('command-above', () => {
    board.toggle_overhead();
    show();
  });
  const draws = check(words.say('position-draw'), editor.draws ?? false, (drawn) => {
    editor.set_draws(drawn);
    laid();
  });
  draws.hidden = editor.draws === undefined;
  /** Without a valid position, the status is announced again instead. @param {string} id @param {(line: string) => void} act */
  const taking = (id, act) => {
    const one = offer(id, () => (line === null ? state.replaceChildren(state.textContent ?? '') : act(line)));
    attribute(one, 'aria-describedby', state.id);
    return one;
  };
  const use = [
    taking('position-play', play),
    taking('command-analyse', (line) => {
      play(line);
      context.use(COMMANDS.analyse);
    }),
    taking('command-share', async (line) => {
      const fetched = await Promise.all([import('./share.js'), catalogue(words, 'share'), part('later')]).catch(
        () => null,
      );
      if (closed.signal.aborted) return;
      if (!fetched) {
        refused = { id: 'load-failed' };
        return show();
      }
      const board = engine.Board.showing(line);
      const { colours, font } = palette(surface.element);
      board.set_palette(colours, font);
      fetched[0].openShare({ ...context, board, view: board.view(), current: () => null });
    }),
  ];
  use[0]?.classList.add('primary');

  const judge = () => {
    try {
      line = editor.line();
      const board = engine.Board.showing(line);
      const { ply, status } = board.view();
      stands = words.say('position-whole', { count: ply, status });
      board.free();
    } catch (why) {
      line = null;
      stands = words.say(/** @type {Phrase} */ (why));
    }
    for (const one of use) attribute(one, 'aria-disabled', line === null ? 'true' : null);
    attribute(undo, 'aria-disabled', editor.can_undo ? null : 'true');
  };
  const show = () => {
    const view = board.view();
    const byHand = editor.uses_hand;
    const places = () => board.places().map((place) => (byHand ? place : { ...place, pressable: true, grab: false }));
    surface.show(board, view, places, words, words.say('board', { game: words.say(`${game}-name`) }));
    choices.show(byHand ? view : { ...view, choices: [] }, words);
    choices.paint();
    overhead.hidden = !view.turnable;
    attribute(picker, 'data-hand', byHand);
    // When nothing is aimed at, the view's detail would explain how the game is played.
    const way = words.first([`position-${game}-hint`]) ?? words.say('position-hint');
    const said = byHand && !view.refused && view.aimed && view.detail ? words.say(view.detail) : way;
    text(hint, view.awaits_tap ? words.say('position-there') : said);
    text(state, refused ? words.say(refused) : stands);
    attribute(state, 'data-wrong', refused !== null || line === null);
  };

  const dialog = keepOpen(
    openDialog(
      root,
      words,
      words.say('position-title', { game: words.say(`${game}-name`) }),
      'position',
      el(
        'div',
        { class: 'position-editor' },
        tools,
        draws,
        picker,
        choices.element,
        hint,
        el('div', { class: 'editor-bar' }, undo, clear, from, overhead),
      ),
      el('div', { class: 'dialog-buttons' }, state, ...use),
    ),
  );
  surface.describe([hint.id, state.id]);
  dialog.element.addEventListener('keydown', (event) => {
    const { ctrlKey, metaKey, altKey, repeat } = event;
    const key = keyOf(event);
    if (ctrlKey || metaKey || altKey || key.length !== 1 || key === ' ' || !editor.uses_hand) return;
    if (key === 'u' || key === 'U') undo.click();
    else if (key === 'r' || key === 'R') hand(board.rotate(key === 'R' ? -1 : 1));
    else withHand((board) => board.press_key(key, repeat));
  });
  // The first Escape cancels the piece in hand.
  dialog.element.addEventListener('cancel', (event) => {
    if (editor.uses_hand && board.cancel()) {
      event.preventDefault();
      show();
    }
  });
  onColours(
    surface.element,
    () => {
      choices.paint();
      paintTools(tools, editor);
    },
    closed.signal,
  );
  dialog.closed.addEventListener(
    'abort',
    () => {
      closed.abort();
      board.free();
    },
    { once: true },
  );
  laid();
  surface.focus();
  // Focusing the board has scrolled the tools above it out of sight.
  dialog.body.scrollTop = 0;
}

/** @param {HTMLElement} bar @param {PositionEditor} editor @param {Words} words @param {() => void} taken */
function showTools(bar, editor, words, taken) {
  const tools = editor.tools();
  const many = tools.length > NAMED;
  attribute(bar, 'data-many', many);
  const buttons = tools.map(({ id, label, icon, pressed }) => {
    const name = words.say(label);
    const bare = many && icon;
    const click = () => {
      editor.select_tool(id);
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

/** @param {HTMLElement} bar @param {PositionEditor} editor */
function paintTools(bar, editor) {
  const { colours, font } = palette(bar);
  editor.set_palette(colours, font);
  for (const canvas of bar.querySelectorAll('canvas')) {
    const { clientWidth: width, clientHeight: height } = canvas;
    const id = canvas.parentElement?.dataset.tool ?? '';
    const shown = fitCanvas(canvas);
    if (shown) editor.paint_icon(shown.context, id, width, height, shown.ratio);
  }
}
