// The lesson of Tayü.

import { THIRTY } from '../../element/rules/tayu.js';

/** A game that has reached the north rim and is on its way to the south. */
const NORTH =
  'tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +123 j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235';

/** Two mouths in the east, and a third one is on its way there. */
const EAST =
  'tayu : +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 +012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023';

/** @type {import('./steps.js').Step[]} */
export default [
  { name: 'first', line: 'tayu : +036', tasks: [{ goal: 'north-and-south' }] },
  { name: 'turn', line: 'tayu : +036 i9h036 +012 g8h012 +135', tasks: [{ goal: 'more-north' }] },
  { name: 'join', line: 'tayu : +167 j8v235 +057 l7h057 +026', tasks: [{ goal: 'two-joints' }] },
  {
    name: 'rim',
    line: 'tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +237',
    tasks: [{ goal: 'north-rim' }],
  },
  {
    name: 'spring',
    line: 'tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +037',
    tasks: [{ goal: 'spring' }],
  },
  { name: 'product', line: `${NORTH} +036`, tasks: [{ goal: 'score' }] },
  { name: 'count', line: THIRTY },
  { name: 'divert', line: `${EAST} +023`, tasks: [{ goal: 'east-shut' }] },
  {
    name: 'end',
    line: 'tayu : +012 j8v012 +015 k9v145 +027 l8v346 +015 l6h145 +012 m5h012 +034',
    tasks: [{ goal: 'go-on' }],
  },
  { name: 'table', line: 'tayu draw=table', tasks: [{ goal: 'twelve-ways' }] },
  { name: 'auction', line: 'tayu players=3 saboteur=auction : bid28 bid25', tasks: [{ goal: 'second-defends' }] },
];
