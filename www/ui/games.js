// What the site says about each game beside its words: here a game takes its place on the home page.
//
// To add a game: an entry here, `locales/<language>/<game>.ftl` with `<game>-name`, `<game>-tagline`, `<game>-credit` and
// all that its scene and rules say, and `ui/rules/<game>.js`.

/**
 * @typedef {object} Card
 * @property {string} name the game's name in a game line
 * @property {[number, number]} minutes how long a game takes
 * @property {string} line the position that the card shows
 */

/** @type {Card[]} */
export const CARDS = [
  {
    name: 'snorkels',
    minutes: [10, 20],
    line: 'snorkels stones=b6,f3 : d4 e4 d3 e5 c5 d5 e3 f4 c4 c6 b5 e6 d2 f5',
  },
  {
    name: 'tayu',
    minutes: [30, 45],
    line: 'tayu : +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 +012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023 +137 q3v137 +025 r12v146 +036 p1h247 +237 m1h367 +125 q13v156 +067 j1h234 +036 p15v247 +126 p17h256 +137 q18h357 +236 o15v267 +017 k3v345 +037 i2h037 +034 m16h034 +025 k17h146 +125 k18h125 +035 f2h035 +126 i16h126 +026 e1h026 +027 g15h027 +026 e16v026 +123 n18h123 +015 d17v145 +037 d3h347 +127 b16h356 +013 b14v457 +126 r2v126 +034 h17h047 +036 g3h247 +056 a12v056 +024 b4v024 +236 a4v267 +017 c6v345 +013 a7v013 +135 g18h157',
  },
  {
    name: 'caminos',
    minutes: [15, 25],
    line: 'caminos : T:f2g2g3h2 L:c3c4c5c5 T:d1d2d3e2 T:a7b6b7b8 T:g5g6g7h6 L:f3f4g4h4 L:e7e8f8g8 Z:d1e1e1f1 L:a3b3b4b5 L:d5e5e5e5 L:d6d6d6e6',
  },
  {
    name: 'sendas',
    minutes: [15, 30],
    line: 'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW : c4-e8=SW d7-c5 g4*',
  },
];
