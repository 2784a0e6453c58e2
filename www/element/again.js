// A question that is answered as it was answered before: whoever has said that a game goes on is not asked again and again.

/** How long the question is seen, in milliseconds. */
const SEEN = 2000;

/**
 * Answers it, unless something else is done meanwhile, or somebody plays from elsewhere.
 * @param {import('./game.js').Game} game
 */
export function answer(game) {
  const { board, view } = game;
  const choice = view?.choices.find(({ group, enabled }) => group === 'again' && enabled);
  if (!board || !view || !choice || view.can_redo || view.seats.some(({ by }) => by === 'away')) return;
  setTimeout(() => {
    if (game.board === board && game.view?.node === view.node && !game.locked && !game.covered) game.change((board) => board.press(choice.id));
  }, board.duration() + SEEN);
}
