// The data of each game that is not text. A game listed here appears on the home page.

/**
 * @typedef {object} Card
 * @property {string} name
 * @property {string} title the same in every language
 * @property {[number, number]} minutes the shortest and longest duration of a game
 * @property {string} line a game up to its middle
 * @property {boolean} [facing] whether the players sit on opposite sides, so that the board is turned
 */

/** Returns the title of a game, or its name if only another version knows it. @param {string} game */
export function titleOf(game) {
  return CARDS.find(({ name }) => name === game)?.title ?? game;
}

/** @type {Card[]} */ export const CARDS = [
  {
    name: 'snorkels',
    title: 'Snorkels',
    minutes: [10, 20],
    line: 'snorkels stones=c3,e5 : f6 swap d4 f4 d2 g5 e3 g3 f2 g7 e1 e7 c1 d6 b2 c7 a1 c5 a3 b6 b4 b5 f3 g2 f1 a7 g1 g4 c4 a5 a4 d5',
  },
  {
    name: 'tayu',
    title: 'Tayü',
    minutes: [30, 45],
    line: 'tayu : +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 +012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023 +137 q3v137 +025 r12v146 +036 p1h247 +237 m1h367 +125 q13v156 +067 j1h234 +036 p15v247 +126 p17h256 +137 q18h357 +236 o15v267 +017 k3v345 +037 i2h037 +034 m16h034 +025 k17h146 +125 k18h125 +035 f2h035 +126 i16h126 +026 e1h026 +027 g15h027 +026 e16v026 +123 n18h123 +015 d17v145 +037 d3h347 +127 b16h356 +013 b14v457 +126 r2v126 +034 h17h047 +036 g3h247 +056 a12v056 +024 b4v024 +236 a4v267 +017 c6v345 +013 a7v013 +135 g18h157',
  },
  {
    name: 'caminos',
    title: 'Caminos',
    minutes: [15, 25],
    line: 'caminos : L:f4g4g5g6 T:f5f5f5g5 L:c5c6c7d7 L:d2d3e3f3 L:c4d4d5d6 Z:a4b3b4c3 L:d1d1d2d3 L:c4d4e4e4 Z:b4b4b5b5 Z:e5e6f6f7 Z:b1b2b2b3 L:b6b6c6d6 T:a5a6a6a7 T:a7b7b7c7 Z:e6e7e7e8 L:c1c2c2c2 Z:f7f7g7g7 T:a1a1a1b1 T:h4h5h5h6 O:g3g3h3h3',
  },
  {
    name: 'sendas',
    title: 'Sendas',
    minutes: [15, 30],
    facing: true,
    line: 'sendas : g1-f2=SW g9=NW f2-g1 g9-e7 g1-e3=ES e7=NE f1-d2 c9-f8=NW c1-f3=NW f8-d8=ES d1-f4=NS f9-f7 d2-f5=NS d8-g7=SW e1-f6=ESW d9-g6=NS e2-e6 e9-g5=NES',
  },
];
