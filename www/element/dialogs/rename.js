import { el, text } from '../../kit/dom.js';
import { cancelButton, openDialog, keepOpen } from '../../kit/dialog.js';
import { field, nameInput, playerRow, playerSelect } from '../../kit/fields.js';
import { playerOf } from '../../kit/seats.js';

/** @param {Context} context @param {number} seat counted from 1 */
export function openRename({ root, engine, words, view, change }, seat) {
  const { name, player } = view.seats[seat - 1] ?? { name: '', player: seat };
  const seats = view.seats.map(playerOf);
  const before = seats[seat - 1] ?? 'here';
  let by = before;
  // With the attribute `seats`, the page decides who plays.
  const asks = !root.host.getAttribute('seats');
  const away = before === 'away' ? words.say('seat-away') : undefined;
  const label = el('span', {});
  /** Computers are named by their level. @param {string} chosen */
  const choose = (chosen) => {
    by = chosen;
    text(label, words.say(by.startsWith('computer') ? 'player-default' : 'ask-name', { seat: player }));
  };
  choose(before);
  const who = asks && playerSelect(words, { game: view.game, seat: player, by, away }, choose);
  const input = nameInput(engine, words, player, { value: name, enterkeyhint: 'done' });
  const form = el(
    'form',
    { class: 'form', method: 'dialog', id: 'rename' },
    playerRow(field(label, input), input, who),
  );
  const buttons = el(
    'div',
    { class: 'dialog-buttons' },
    cancelButton(words),
    el('button', { type: 'submit', form: form.id, class: 'button primary' }, words.say('ask-name-yes')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    dialog.close();
    change((board) => {
      board.rename(seat, by.startsWith('computer') ? '' : input.value);
      if (by !== before) board.set_seats(seats.with(seat - 1, by).join(' '));
      return true;
    }, false);
  });
  const dialog = keepOpen(openDialog(root, words, words.say('rename'), 'small', form, buttons));
  input.select();
}
