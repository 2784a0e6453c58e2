// Questions that are answered the same way as before, so that they are asked only once.

/**
 * Answers the question, unless the user looks at earlier moves or a seat is remote. The answer is announced and can be undone.
 * @param {import('./game.js').Game} game
 */
export async function answer(game) {
  const { board, view } = game;
  const release = await game.context()?.extension?.acquireLock?.(game.frame.end);
  release?.();
  if (game.board !== board || game.view?.node !== view?.node) return;
  const choice = game.view?.choices.find(({ group, enabled }) => group === 'again' && enabled);
  if (!choice || game.view?.can_redo || game.locked || game.covered || game.view?.seats.some(({ by }) => by === 'away'))
    return;
  game.change((board) => board.press(choice.id));
}
