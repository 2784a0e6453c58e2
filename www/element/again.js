// A question that is answered as it was answered before: whoever has said that a game goes on is not asked again and again.

/**
 * Answers it, unless a player looks at earlier moves or plays remotely. The answer is announced, and can be taken back.
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
