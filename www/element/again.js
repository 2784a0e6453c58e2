// A question that is answered as it was answered before: whoever has said that a game goes on is not asked again and again.

/**
 * Answers it, unless somebody looks at earlier moves or plays from elsewhere, once the move before stands. What was answered
 * is said, and can be taken back.
 * @param {import('./game.js').Game} game
 */
export async function answer(game) {
  const { board, view } = game;
  const context = game.context();
  const turn = context && (await context.extension?.turn?.(game.frame.end, context));
  try {
    await turn?.stands();
  } finally {
    turn?.free();
  }
  if (game.board !== board || game.view?.node !== view?.node) return;
  const choice = game.view?.choices.find(({ group, enabled }) => group === 'again' && enabled);
  if (!choice || game.view?.can_redo || game.locked || game.covered || game.view?.seats.some(({ by }) => by === 'away'))
    return;
  game.change((board) => board.press(choice.id));
}
