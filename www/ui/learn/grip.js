// How a hand comes to a move: what is pressed, one after the other, and where the last press falls.
//
// The engine is asked whether it does: every way that a hand of that game has is tried until one plays the token.

/**
 * @typedef {typeof import('../../cauce-web.js')} Engine
 *
 * @typedef {object} Grip
 * @property {string[]} press what is pressed first
 * @property {string} at where the move is made
 */

/**
 * @param {Engine} engine
 * @param {string} line
 * @param {string} token
 * @returns {Grip | null}
 */
export function grip(engine, line, token) {
  return ways(engine, line, token).find((way) => plays(engine, line, token, way)) ?? null;
}

/**
 * What is said of the place where the move is made: a square by its name, anything else as it is spoken of once all that
 * comes before is pressed. Only a piece in hand has a place beyond the edge.
 *
 * @param {Engine} engine
 * @param {string} line
 * @param {Grip} way
 * @returns {string | import('../../view.js').Phrase | undefined}
 */
export function place(engine, line, { press, at }) {
  if (!at.includes(':')) return at;
  const board = engine.Board.showing(line);
  for (const id of press) board.press(id);
  const found = [...board.view().choices, ...board.places()].find(({ id }) => id === at);
  board.free();
  return found?.label;
}

/**
 * @param {Engine} engine
 * @param {string} line
 * @param {string} token
 * @param {Grip} way
 */
function plays(engine, line, token, { press, at }) {
  const board = engine.Board.showing(line);
  const { ply } = board.view();
  for (const id of press) board.press(id);
  board.aim(at);
  const early = board.view().ply > ply;
  board.press(at);
  const played = !early && board.view().ply > ply && board.line.endsWith(` ${token}`);
  board.free();
  return played;
}

/**
 * @param {Engine} engine
 * @param {string} line
 * @param {string} token
 * @returns {Grip[]}
 */
function ways(engine, line, token) {
  const squares = [...new Set(token.match(/(?<![a-z])[a-r]\d+/g) ?? [])];
  const [from = '', to = from] = squares;
  // A word: a button that says it.
  if (!squares.length) return [{ press: [], at: `play:${token}` }];
  switch (line.split(' ')[0]) {
    case 'tayu':
      return turns([]).map((press) => ({ press, at: from }));
    case 'caminos': {
      const piece = `item:piece-${token[0]}`;
      return lies(engine, line, piece).flatMap((lie) => squares.map((at) => ({ press: [piece, lie], at })));
    }
    case 'sendas': {
      const at = token.endsWith('*') ? 'item:flip' : /[a-i](10|0)$/.test(token) ? `item:beyond-${to[0]}` : to;
      return turns([from]).map((press) => ({ press, at }));
    }
    default:
      return [{ press: [], at: from }];
  }
}

/**
 * The ways to go on with a piece in hand: as it is, or turned once, twice, three times.
 *
 * @param {string[]} taken
 */
function turns(taken) {
  return [0, 1, 2, 3].map((times) => [...taken, ...Array(times).fill('item:turn')]);
}

/**
 * The ways in which a piece of Caminos can lie.
 *
 * @param {Engine} engine
 * @param {string} line
 * @param {string} piece
 */
function lies(engine, line, piece) {
  const board = engine.Board.showing(line);
  board.press(piece);
  board.press('item:ways');
  const all = board.view().choices.flatMap(({ id }) => (id.startsWith('item:way-') ? [id] : []));
  board.free();
  return all;
}
