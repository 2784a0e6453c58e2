import { el } from '../../kit/dom.js';
import { confirmButton, openDialog } from '../../kit/dialog.js';
import { mark } from '../../kit/icons.js';
import { icon } from '../../kit/more-icons.js';

/** @import { Series, Round } from '../../view.js' */

/**
 * @param {Context} context with the catalogue and the style sheet `series` loaded @param {() => void} rematch
 */
export function openSeries({ root, words, board, view, readonly }, rematch) {
  const { game } = view;
  const series = board.series();
  const next = view.turn.kind === 'over' && !readonly && series.players.at(-1);
  openDialog(
    root,
    words,
    words.say('series-title', { game: words.say(`${game}-name`) }),
    'series',
    table(words, series),
    key(words),
    el('p', { class: 'hint' }, words.say(`series-points-${game}`)),
    next && el('p', {}, words.say('series-next', { name: next.title })),
    next && el('div', { class: 'dialog-buttons' }, confirmButton(words.say('command-rematch'), rematch)),
  );
}

/** @param {Words} words @param {Series} series */
function table(words, { players, rounds }) {
  // Players change seats every game. Columns follow the seats of the first one.
  const columns = players
    .map((player, index) => ({ player, index }))
    .sort((a, b) => (rounds[0]?.parts[a.index]?.seat ?? 0) - (rounds[0]?.parts[b.index]?.seat ?? 0));
  /** @param {string} head @param {(column: typeof columns[number]) => string | number} cell @param {string} kind */
  const row = (head, cell, kind) =>
    el('tr', { class: kind }, el('th', { scope: 'row' }, head), ...columns.map((column) => el('td', {}, cell(column))));
  const brought = players.some(({ before }) => before > 0);
  // If a win is one point and nothing else scores, the total already shows the wins.
  const wins = players.some(({ before, points, wins }) => points !== before + wins);
  return el(
    'table',
    { class: 'score' },
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        el('th', { scope: 'col' }, words.say('series-game')),
        ...columns.map(({ player }) => el('th', { scope: 'col' }, el('bdi', {}, words.say(player.title)))),
      ),
    ),
    el(
      'tbody',
      {},
      brought && row(words.say('series-before'), ({ player }) => player.before, 'before'),
      ...rounds.map((round, index) =>
        el(
          'tr',
          { 'data-over': round.over },
          el('th', { scope: 'row' }, index + 1, remark(words, round)),
          ...columns.map((column) => part(words, round, column.index)),
        ),
      ),
    ),
    el(
      'tfoot',
      {},
      wins && row(words.say('series-wins'), ({ player }) => player.wins, 'wins'),
      row(words.say('series-total'), ({ player }) => player.points, 'total'),
    ),
  );
}

/** @param {Words} words @param {Round} round */
function remark(words, { over, parts }) {
  const drawn = over && !parts.some(({ won }) => won);
  return (drawn || !over) && el('span', { class: 'remark' }, words.say(over ? 'series-draw' : 'series-now'));
}

/** @param {Words} words @param {Round} round @param {number} index */
function part(words, { over, parts }, index) {
  const part = parts[index];
  if (!part) return el('td', {});
  const { seat, side, points, won } = part;
  return el(
    'td',
    { 'data-won': won },
    el(
      'span',
      { class: 'part' },
      mark(side),
      side && el('span', { class: 'unseen' }, words.say('side-name', { side })),
      over && el('span', { class: 'points' }, points),
      seat === 1 && sign('begin', words.say('series-began')),
      won && sign('check', words.say('series-won')),
    ),
  );
}

/** An icon that the key below the table explains. @param {import('../../kit/more-icons.js').IconName} image @param {string} meaning */
function sign(image, meaning) {
  return el('span', { class: 'sign', title: meaning }, icon(image), el('span', { class: 'unseen' }, meaning));
}

/** @param {Words} words */
function key(words) {
  return el(
    'p',
    { class: 'score-key', 'aria-hidden': 'true' },
    el('span', {}, icon('begin'), ` ${words.say('series-began')}`),
    el('span', {}, icon('check'), ` ${words.say('series-won')}`),
  );
}
