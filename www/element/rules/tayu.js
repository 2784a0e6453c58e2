// The rules of Tayü: what is said, and what is shown with it.

import { CARDS } from '../../site/home/cards.js';

/** Five and four mouths, six and three, none of them on a spring: the position on the home page. */
const TWENTY = CARDS.find(({ name }) => name === 'tayu')?.line ?? 'tayu';

/** North and south with a spring on either side. */
const THIRTY =
  'tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +123 j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235 +127 q18h127 +015 f2h145 +027 d6h346 +014 h1h045 +135 c5h157 +026 e1h246';

/** @type {import('../dialogs/rules.js').Section[]} */
export default [
  {
    title: 'tayu-rules-goal',
    text: ['tayu-rules-goal-1'],
    figures: [{ line: TWENTY, caption: 'tayu-rules-goal-figure' }],
  },
  { title: 'tayu-rules-turn', text: ['tayu-rules-turn-1', 'tayu-rules-turn-2'] },
  {
    title: 'tayu-rules-fit',
    text: ['tayu-rules-fit-1'],
    figures: [
      { line: 'tayu : +036 i9h036 +237 l9h367 +013', caption: 'tayu-rules-fit-figure-1' },
      { line: 'tayu : +036 i9h036 +237 l9h367 +013', aim: 'j7', caption: 'tayu-rules-fit-figure-2' },
    ],
  },
  {
    title: 'tayu-rules-count',
    text: ['tayu-rules-count-1', 'tayu-rules-count-2'],
    figures: [{ line: THIRTY, caption: 'tayu-rules-count-figure' }],
  },
  {
    title: 'tayu-rules-end',
    text: ['tayu-rules-end-1'],
    figures: [{ line: 'tayu : +012 i11v456 +012 h11v012', caption: 'tayu-rules-end-figure' }],
  },
  { title: 'tayu-rules-four', text: ['tayu-rules-four-1'] },
  {
    title: 'tayu-rules-three',
    text: ['tayu-rules-three-1', 'tayu-rules-three-2'],
    figures: [{ line: THIRTY.replace('tayu', 'tayu players=3 target=40'), caption: 'tayu-rules-three-figure' }],
  },
  {
    title: 'tayu-rules-table',
    text: ['tayu-rules-table-1'],
    figures: [{ line: 'tayu draw=table', caption: 'tayu-rules-table-figure' }],
  },
  { title: 'tayu-rules-advice', text: ['tayu-rules-advice-1'] },
];
