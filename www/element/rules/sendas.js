// The rules of Sendas: what is said, and what is shown with it.

/** White can leave past e9. */
const LEAVING =
  'sendas white=e9NS,e8NS,e7NESW,f7EW,g7SW,d7ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW';

/** The trails hang together through e4 and e5. */
const JOINED =
  'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW';

/** Five black pieces hold white's e9; the sixth hangs on the side. */
const HELD = 'sendas white=e9NS,c3EW,d3EW,e3NEW,f3SW,f2NE black=e8NS,e7NS,e6NES,f6SW,e5NS,e4NS : pass';

/** Every black piece holds white's e9. */
const STUCK = 'sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS : pass';

/** White can leave past black's piece on e9. */
const THROUGH =
  'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NS,e6NES,f6SW,e7NS,e8NS,e9NESW';

/** @type {import('../dialogs/rules.js').Section[]} */
export default [
  {
    title: 'sendas-rules-goal',
    text: ['sendas-rules-goal-1'],
    figures: [{ line: `${LEAVING} : g7-e10`, caption: 'sendas-rules-goal-figure' }],
  },
  {
    title: 'sendas-rules-start',
    text: ['sendas-rules-start-1'],
    figures: [{ line: 'sendas', caption: 'sendas-rules-start-figure' }],
  },
  {
    title: 'sendas-rules-turn',
    text: ['sendas-rules-turn-1', 'sendas-rules-turn-2'],
    figures: [{ line: 'sendas', press: ['c1'], caption: 'sendas-rules-turn-figure' }],
  },
  {
    title: 'sendas-rules-needed',
    text: ['sendas-rules-needed-1'],
    figures: [{ line: 'sendas', aim: 'd1', caption: 'sendas-rules-needed-figure' }],
  },
  {
    title: 'sendas-rules-joined',
    text: ['sendas-rules-joined-1'],
    figures: [{ line: JOINED, press: ['c4'], aim: 'e8', caption: 'sendas-rules-joined-figure' }],
  },
  {
    title: 'sendas-rules-held',
    text: ['sendas-rules-held-1'],
    figures: [{ line: HELD, press: ['f6'], caption: 'sendas-rules-held-figure' }],
  },
  {
    title: 'sendas-rules-part',
    text: ['sendas-rules-part-1'],
    figures: [{ line: `${JOINED} : pass e5=NEW`, caption: 'sendas-rules-part-figure' }],
  },
  {
    title: 'sendas-rules-wild',
    text: ['sendas-rules-wild-1'],
    figures: [{ line: `${JOINED} : c4*`, caption: 'sendas-rules-wild-figure' }],
  },
  {
    title: 'sendas-rules-stuck',
    text: ['sendas-rules-stuck-1'],
    figures: [{ line: STUCK, aim: 'e8', caption: 'sendas-rules-stuck-figure' }],
  },
  {
    title: 'sendas-rules-exit',
    text: ['sendas-rules-exit-1', 'sendas-rules-exit-2'],
    figures: [{ line: THROUGH, press: ['c4'], aim: 'item:beyond-e', caption: 'sendas-rules-exit-figure' }],
  },
  { title: 'sendas-rules-draw', text: ['sendas-rules-draw-1'] },
];
