// The lesson of Tayü.

/**
 * @typedef {import('./position.js').Position} Position
 * @typedef {import('../../view.js').Phrase} Phrase
 * @typedef {{ square: string, direction: string, points?: number }} Place
 * @typedef {Place & { kind: string }} Mouth
 */

/** A game that has reached the north rim and is on its way to the south. */
const NORTH =
  'tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +123 j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235';

/** The same game some tiles later: north and south have a spring on either side. */
const COUNTED = `${NORTH} +127 q18h127 +015 f2h145 +027 d6h346 +014 h1h045 +135 c5h157 +026 e1h246`;

/** Two mouths in the east, and a third one is on its way there. */
const EAST =
  'tayu : +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 +012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023';

/**
 * All mouths of the network, each with what it meets: `open`, `joined` or `rim`.
 *
 * @param {Position} position
 * @param {string} kind
 * @returns {Place[]}
 */
function mouths(position, kind) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const place of /** @type {{ mouths?: Phrase[] }[]} */ (position.told)) {
    for (const { id, args } of place.mouths ?? []) {
      // A tile tells of its mouths on each of its squares.
      if (id === `tayu-mouth-${kind}`) found.set(JSON.stringify(args), /** @type {any} */ (args));
    }
  }
  return [...found.values()];
}

/**
 * How many of them point there.
 *
 * @param {Position} position
 * @param {string} kind
 * @param {string} direction
 */
const pointing = (position, kind, direction) => mouths(position, kind).filter((mouth) => mouth.direction === direction).length;

/**
 * What the rims in north and south count.
 *
 * @param {Position} position
 */
function rims(position) {
  const fact = position.view.seats[0]?.facts.find(({ id }) => id === 'tayu-fact-score');
  return { north: Number(fact?.args?.one), south: Number(fact?.args?.other) };
}

/** @type {import('./steps.js').Step[]} */
export default [
  {
    name: 'first',
    line: 'tayu : +036',
    tasks: [{ goal: (now) => pointing(now, 'open', 'north') > 0 && pointing(now, 'open', 'south') > 0 }],
  },
  {
    name: 'turn',
    line: 'tayu : +036 i9h036 +012 g8h012 +135',
    tasks: [{ goal: (now, before) => pointing(now, 'open', 'north') > pointing(before, 'open', 'north') }],
  },
  {
    name: 'join',
    line: 'tayu : +167 j8v235 +057 l7h057 +026',
    tasks: [{ goal: (now, before) => mouths(now, 'joined').length >= mouths(before, 'joined').length + 4 }],
  },
  {
    name: 'rim',
    line: 'tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +034',
    tasks: [{ goal: (now, before) => rims(now).north > rims(before).north }],
  },
  {
    name: 'spring',
    line: 'tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +037',
    tasks: [{ goal: (now) => mouths(now, 'rim').some(({ points }) => points === 2) }],
  },
  { name: 'product', line: `${NORTH} +036`, tasks: [{ goal: (now) => (now.view.score?.ns ?? 0) > 0 }] },
  { name: 'count', line: COUNTED },
  {
    name: 'divert',
    line: `${EAST} +023`,
    tasks: [{ goal: (now) => !mouths(now, 'open').some(({ square, direction }) => direction === 'east' && square > 'n') }],
  },
  {
    name: 'end',
    line: 'tayu : +012 j8v012 +015 k9v145 +027 l8v346 +015 l6h145 +012 m5h012 +034',
    tasks: [{ goal: (now) => now.view.outcome === null }],
  },
  { name: 'table', line: 'tayu draw=table', tasks: [{ goal: (now) => now.legal.length === 12 }] },
  {
    name: 'auction',
    line: 'tayu players=3 saboteur=auction : bid28 bid25',
    tasks: [{ goal: (now) => now.view.seats[1]?.side === 'saboteur' }],
  },
];
