// The dialog for a new game: who plays and the game's settings.
//
// Nothing here depends on the game. Its settings come from `setup`, and again from `choose` after every choice, which may
// be refused or may change other settings. Messages: `<game>-option-<key>` or `option-<key>`; with `-<value>` for values,
// and with `-hint` for explanations.

import { attribute, button, el, fill, keepFocus, text } from '../../kit/dom.js';
import { openDialog, keepOpen } from '../../kit/dialog.js';
import { explain, field, nameInput, playerRow, playerSelect } from '../../kit/fields.js';
import { icon } from '../../kit/more-icons.js';
import { picture } from '../board/picture.js';
import { Surface } from '../board/surface.js';
import { capLevel } from '../../kit/levels.js';
import { playerOf } from '../../kit/seats.js';

/** @import { Setup, Setting } from '../../view.js' */
/** @typedef {Record<string, string>} Chosen */

/** Longer lists become a select element. */
const SIDE_BY_SIDE = 9;

let count = 0;

/** @param {Context} context @param {import('../extension.js').NewGamePart} [more] what the page adds to the dialog */
export function openNewGame(context, more) {
  const { root, words, engine, board, view, draws, beginGame } = context;
  const { game, settings: before } = board.setup();
  const sat = view.seats.map(({ name }) => name);
  const names = more?.names(sat) ?? sat;
  const by = more?.seats(game, view.seats.map(playerOf)) ?? view.seats.map(playerOf);
  /** @param {Board} next @param {string[]} names @param {string[]} by `here`, `away` or `computer-3` for each seat */
  const start = (next, names, by) => {
    more?.begin(game, names, by);
    beginGame(next);
  };
  /** @type {Chosen} */ const choices = Object.fromEntries(before.map(({ key, value }) => [key, value]));
  /** Players by seat. Those without a seat are kept in case the number of seats grows again. */
  const players = names.map((name, index) => ({ name, by: capLevel(game, by[index] ?? 'here') }));
  // With the attribute `seats`, the page decides who plays.
  const asks = !(root instanceof ShadowRoot && root.host.getAttribute('seats'));
  let number = 0;
  const form = el('form', { class: 'form', method: 'dialog', id: 'new-game' });
  const seats = el('fieldset', { class: 'fieldset' });
  const settings = el('div', { class: 'settings' });
  const many = el('div', { class: 'settings' });
  const problem = el('p', { class: 'problem', role: 'alert', hidden: true });
  const begin = el(
    'button',
    { type: 'submit', form: form.id, class: 'button primary', autofocus: true },
    words.say('new-start'),
  );
  const laying = button('button quiet', () => void layOut(), words.say('new-position'));
  form.append(el('div', { class: 'settings' }, many, seats, more?.fields.element ?? null), settings);

  /** @type {AbortController} */ let drawn = new AbortController();
  const render = (setup = engine.setup(game, choices)) => {
    for (const { key, value } of setup.settings) choices[key] = value;
    keepFocus(form, 'data-focus', () => {
      drawn.abort();
      drawn = new AbortController();
      for (const [place, first] of /** @type {const} */ ([
        [many, true],
        [settings, false],
      ])) {
        const some = setup.settings.filter(({ key }) => (key === 'players') === first);
        place.hidden = some.length === 0;
        fill(place, ...some.map((setting) => asked(setting, setup)));
      }
      renderSeats(setup.seats);
      more?.fields.seats(setup.seats.length);
      complain(setup.problem);
    });
  };

  /** Shows a problem beside the setting that causes it. @param {Phrase | null} reason */
  const complain = (reason) => {
    problem.hidden = !reason;
    if (!reason) return;
    const { key, fault } = reason.args ?? {};
    const place = typeof key === 'string' ? settings.querySelector(`[data-setting="${CSS.escape(key)}"]`) : null;
    (place ?? settings).append(problem);
    text(
      problem,
      place && fault ? words.say('new-refused', { setting: labelOf(String(key)), fault }) : words.say(reason),
    );
    // The picture of the setting is laid out first.
    queueMicrotask(() => problem.scrollIntoView({ block: 'nearest' }));
  };

  /** @param {string} key @param {string} value */
  const choose = (key, value) => {
    render(engine.choose(game, choices, key, value));
  };

  /** Explains who plays which side, for games whose seats have no side before the start. */
  const sides = words.first([`${game}-option-seats-hint`]);

  /** @param {Phrase[]} titles */
  const renderSeats = (titles) => {
    number = titles.length;
    while (players.length < number) players.push({ name: '', by: 'here' });
    const orders = el(
      'div',
      { class: 'button-row' },
      button('button quiet', () => seat(rotated), icon('swap'), words.say('new-turn-seats')),
      button('button quiet', () => seat(shuffled), icon('dice'), words.say('new-draw-lots')),
    );
    // Changing seats needs players that can be told apart.
    const known = () => {
      orders.hidden = !players.slice(0, number).some(({ name, by }) => name.trim() || by !== 'here');
    };
    fill(
      seats,
      el('legend', { class: 'unseen' }, words.say('players')),
      ...titles.map((phrase, index) => {
        const player = () => players[index] ?? { name: '', by: 'here' };
        const input = nameInput(engine, words, index + 1, {
          value: player().name,
          'data-focus': `seat-${index}`,
        });
        input.addEventListener('input', () => {
          player().name = input.value;
          known();
        });
        const named = field(words.say(phrase), input);
        const change = (/** @type {string} */ by) => {
          player().by = by;
          known();
        };
        const seat = { game, seat: index + 1, by: player().by, away: more?.away };
        return playerRow(named, input, asks && playerSelect(words, seat, change));
      }),
      sides ? el('p', { class: 'hint' }, sides) : null,
      orders,
    );
    known();
  };

  /** @param {<T>(all: T[]) => T[]} order */
  const seat = (order) => {
    players.splice(0, number, ...order(players.slice(0, number)));
    seats.querySelectorAll('input').forEach((input, index) => (input.value = players[index]?.name ?? ''));
    const by = players.map((player) => player.by);
    seats.querySelectorAll('select').forEach((select, index) => {
      select.value = by[index] ?? 'here';
      select.dispatchEvent(new Event('change'));
    });
  };

  /** @param {string} key */
  const labelOf = (key) => words.first([`${game}-option-${key}`, `option-${key}`]) ?? key;

  /** @param {Setting} setting @param {Setup} setup */
  const asked = (setting, setup) => {
    const { key } = setting;
    const label = labelOf(key);
    const hint = words.first([`${game}-option-${key}-hint`, `option-${key}-hint`]);
    const note = hint ? el('p', { class: 'hint' }, hint) : null;
    if (setting.kind === 'squares') return squares(setting, setup, label, note);
    if (setting.kind === 'one-of' && setting.values.length <= SIDE_BY_SIDE) return radios(setting, label, note);
    const input = setting.kind === 'one-of' ? select(setting) : entry(setting);
    attribute(input, 'data-focus', key);
    input.addEventListener('change', () => {
      // Invalid input stays for correction, and keeps the form from being submitted.
      if (input.validity.valid) {
        typed.delete(key);
        choose(key, input.value);
      } else typed.set(key, input.value);
    });
    return el('div', {}, field(label, input), note);
  };

  /** @param {string} key @param {string} value */
  const valueName = (key, value) =>
    words.first([`${game}-option-${key}-${value}`, `option-${key}-${value}`, `${game}-option-${key}-own`], { value }) ??
    value;

  /** @param {Setting} setting */
  const select = ({ key, values, value }) =>
    el(
      'select',
      {},
      ...values.map((one) => el('option', { value: one, selected: one === value }, valueName(key, one))),
    );

  /** @param {Setting} setting */
  const entry = ({ key, min, max, value }) =>
    explain(
      el('input', { type: 'number', inputmode: 'numeric', min, max, value: typed.get(key) || value }),
      words.say('new-whole', { min, max }),
    );
  /** Invalid input by setting. @type {Map<string, string>} */
  const typed = new Map();

  /** @param {Setting} setting @param {string} label @param {HTMLElement | null} note */
  const radios = ({ key, values, value, lines }, label, note) => {
    const name = `setting-${++count}`;
    const row = values.map((one, index) => {
      const input = el('input', {
        type: 'radio',
        name,
        value: one,
        checked: one === value,
        'data-focus': `${key}=${one}`,
      });
      input.addEventListener('change', () => choose(key, one));
      const line = lines[index];
      const shown = line ? picture(engine, line, { end: drawn.signal }) : null;
      return el('label', { class: 'segment' }, input, el('span', {}, shown, valueName(key, one)));
    });
    const plain = values.length > 3 && values.every((one) => /^\d+$/.test(one));
    const kind = plain ? 'segments numbers' : lines.length > 0 ? 'segments pictured' : 'segments';
    const side = el('div', { class: kind }, ...row);
    return el('fieldset', { class: 'fieldset' }, el('legend', {}, label), note, side);
  };

  /** Squares are selected on a small board. @param {Setting} setting @param {Setup} setup @param {string} label @param {HTMLElement | null} note */
  const squares = ({ key, value }, setup, label, note) => {
    const list = value ? value.split(',') : [];
    const open = opened.has(key) || list.length > 0;
    const holder = el('div', { class: 'picker' });
    const summary = list.length
      ? words.say('new-squares-some', { squares: list.join(', ') })
      : words.say('new-squares-none');
    const details = el(
      'details',
      { class: 'fieldset', open, 'data-setting': key },
      el(
        'summary',
        { 'data-focus': `${key}-open` },
        el('span', { class: 'field-name' }, label),
        ' ',
        el('span', { class: 'hint' }, summary),
      ),
      note,
      holder,
    );
    const show = () => {
      if (!details.open || holder.firstChild) return;
      const board = engine.Board.showing(setup.line);
      /** @param {string} id */
      const press = (id) => {
        picked = id;
        choose(key, (list.includes(id) ? list.filter((one) => one !== id) : [...list, id]).join(','));
        return true;
      };
      const surface = new Surface({ press }, drawn.signal);
      drawn.signal.addEventListener('abort', () => board.free(), { once: true });
      holder.append(surface.element);
      const places = () => board.places().map((place) => ({ ...place, pressable: true }));
      surface.show(board, board.view(), places, words, label);
      if (picked !== undefined) surface.focus(picked);
      picked = undefined;
    };
    details.addEventListener('toggle', () => {
      if (details.open) opened.add(key);
      else opened.delete(key);
      show();
    });
    // The board needs its layout before it can be painted.
    if (open) queueMicrotask(show);
    return details;
  };
  /** @type {Set<string>} */ const opened = new Set();
  /** The square pressed last, which gets the focus again after rendering. @type {string | undefined} */
  let picked;

  const layOut = async () => {
    let dealt;
    try {
      dealt = engine.Board.deal(game, choices, [], false);
    } catch (reason) {
      return complain(/** @type {Phrase} */ (reason));
    }
    const { line } = dealt;
    dealt.free();
    return import('./position.js')
      .then(({ setUp }) => setUp(context, line, start))
      .catch(() => complain({ id: 'load-failed', args: {} }));
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const seated = players.slice(0, number);
    const by = seated.map(({ by }) => by);
    // Computers are named by their level.
    const names = seated.map(({ name, by }) => (by.startsWith('computer') ? '' : name));
    let board;
    try {
      board = engine.Board.deal(game, choices, names, draws);
      board.set_seats(by.join(' '));
    } catch (reason) {
      complain(/** @type {Phrase} */ (reason));
      return;
    }
    dialog.close();
    // The engine has normalized the names.
    const taken = board.view().seats.map(({ name }) => name);
    start(board, taken, by);
  });
  const title = words.say('new-title', { game: words.say(`${game}-name`) });
  const buttons = el('div', { class: 'dialog-buttons' }, laying, begin);
  const dialog = keepOpen(openDialog(root, words, title, 'new-game', form, buttons));
  dialog.closed.addEventListener(
    'abort',
    () => {
      drawn.abort();
    },
    { once: true },
  );
  render();
  begin.focus();
}

/** @template T @param {readonly T[]} all */
function rotated(all) {
  return [...all.slice(1), ...all.slice(0, 1)];
}

/** Shuffles uniformly. @template T @param {readonly T[]} all */
function shuffled(all) {
  const left = [...all];
  // 2^32 is so much larger than the number of seats that the bias of the remainder is negligible.
  return [...crypto.getRandomValues(new Uint32Array(all.length))].flatMap((drawn) =>
    left.splice(drawn % left.length, 1),
  );
}
