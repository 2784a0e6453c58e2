// The lesson of Sendas.

/** White can leave past e9. */
const LEAVING = 'sendas white=e9NS,e8NS,e7NESW,f7EW,g7SW,d7ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW';

/** White is one step from there. */
const NEAR = 'sendas white=e8NS,e7NS,e6NESW,f6EW,g6EW,d6ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW';

/** White can meet black on e5. */
const APART = 'sendas white=c4EW,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e6NSW,d6EW,e7NS,e8NESW,d8ES,f8SW';

/** The trails hang together through e4 and e5. */
const JOINED = 'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW';

/** Five black pieces hold white’s e9; the sixth hangs on the side. */
const HELD = 'sendas white=e9NS,c3EW,d3EW,e3NEW,f3SW,f2NE black=e8NS,e7NS,e6NES,f6SW,e5NS,e4NS : pass';

/** Every black piece holds white’s e9. */
const STUCK = 'sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS : pass';

/** White can leave past black’s piece on e9. */
const THROUGH = 'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NS,e6NES,f6SW,e7NS,e8NS,e9NESW';

/** @type {import('./steps.js').Step[]} */
export default [
  { name: 'goal', line: LEAVING, tasks: [{ goal: 'exit' }] },
  { name: 'move', line: 'sendas', tasks: [{ goal: 'forward' }] },
  { name: 'needed', line: 'sendas : c1-e3=SW pass', tasks: [{ goal: 'onward' }] },
  {
    name: 'turn',
    line: 'sendas',
    tasks: [{ goal: 'turn', misses: ['moved'] }],
  },
  { name: 'join', line: APART, tasks: [{ goal: 'join' }] },
  { name: 'carry', line: JOINED, tasks: [{ goal: 'reach' }] },
  { name: 'held', line: HELD, tasks: [{ goal: 'put', hint: 'f6-g2' }] },
  { name: 'part', line: `${JOINED} : pass`, tasks: [{ goal: 'part' }] },
  { name: 'wild', line: JOINED, tasks: [{ goal: 'wild' }] },
  {
    name: 'stuck',
    line: STUCK,
    tasks: [{ goal: 'not-wild' }],
  },
  { name: 'through', line: THROUGH, tasks: [{ goal: 'exit' }] },
  {
    name: 'finish',
    line: NEAR,
    tasks: [{ goal: 'ready', reply: ['e4-g4'] }, { goal: 'exit' }],
  },
];
