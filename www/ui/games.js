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
];
