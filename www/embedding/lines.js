/** @type {Record<string, string>} */
export const GAMES = {
  snorkels: 'snorkels : d4 d7 a3 c4 f2 f1 e2 d1 f4 d6 g6 c1 g2 b3 d3 b4 b1 d5 g5 e3 f5 g3 e6 a6 c2 a5',
  tayu: 'tayu : +237 j9h237 +137 l9v357 +013 k11v013 +057 m7h057 +035 k6v035 +056 k4h124 +123 i6h123 +057 h8v057 +026 g9v246 +137 e10h357 +125 f8v125 +067 m5v067 +167 m11h167 +016 i10h016 +015 l3h145 +014 n2h045 +027 h12v346 +067 c11v234 +034 f13h034',
  caminos:
    'caminos : O:b5b6c5c6 T:d2d3d4e3 L:a3b3c3c3 L:f2f2g2h2 T:d2e2e2e2 T:b6b7b7b7 O:f4f4g4g4 L:h6h7h7h7 L:f8g8g8g8 L:e7f7g6g7 Z:h2h2h3h3 L:d6e4e5e6 L:h3h4h4h4 O:c1c1d1d1 L:d7d7e7f7 O:e1e1f1f1',
  sendas:
    'sendas : g1-c2=SW g9-d8=ES c2-d2=ES c9=NE f1-c2=NS d8=NE d2-e3=SW d8-f8=NW e3-d2=ES f8-g9 d2-f2=NW c9-e7=NW f2-d2=NE e7-c9=NE d2-c3=ES c9-e7 c3-d2=NE e7-f8=SW d2-f1=NW f8-c9=NE e2-c3 c9-d8=ES f1=SW d8-e7=NE f1=NW g9-c9=ES',
};

/** @param {Engine} engine @param {string} game @param {number} tokens */
export function upTo(engine, game, tokens) {
  const board = engine.Board.showing(GAMES[game] ?? game);
  const line = board.line_to(board.shown_line()[tokens] ?? 0);
  board.free();
  return line;
}

/** Counts tokens. @param {Engine} engine @param {string} game */
export function length(engine, game) {
  const board = engine.Board.showing(GAMES[game] ?? game);
  const tokens = board.shown_line().length - 1;
  board.free();
  return tokens;
}

/** @param {Words} words */
export function studyIn(words) {
  return `[Game "snorkels"]

1. d4 {${words.say('embedding-study-first')}} (1. a1? {${words.say('embedding-study-corner')}})
2. swap! 3. e4 4. d3 5. e5 6. c4 *
`;
}
