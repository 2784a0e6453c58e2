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
