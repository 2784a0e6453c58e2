// The lesson of Sendas.

import { HELD, JOINED, LEAVING, STUCK, THROUGH } from '../../element/rules/sendas.js';

/** White is one step from there. */
const NEAR = 'sendas white=e8NS,e7NS,e6NESW,f6EW,g6EW,d6ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW';

/** White can meet black on e5. */
const APART = 'sendas white=c4EW,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e6NSW,d6EW,e7NS,e8NESW,d8ES,f8SW';

/** @type {import('./steps.js').Step[]} */
export default [
  { name: 'goal', line: LEAVING, tasks: [{ goal: 'exit' }] },
  { name: 'move', line: 'sendas', tasks: [{ goal: 'forward' }] },
  { name: 'needed', line: 'sendas : c1-e3=SW pass', tasks: [{ goal: 'onward' }] },
  { name: 'turn', line: 'sendas', tasks: [{ goal: 'turn', misses: ['moved'] }] },
  { name: 'join', line: APART, tasks: [{ goal: 'join' }] },
  { name: 'carry', line: JOINED, tasks: [{ goal: 'reach' }] },
  { name: 'held', line: HELD, tasks: [{ goal: 'put', hint: 'f6-g2' }] },
  { name: 'part', line: `${JOINED} : pass`, tasks: [{ goal: 'part' }] },
  { name: 'wild', line: JOINED, tasks: [{ goal: 'wild' }] },
  { name: 'stuck', line: STUCK, tasks: [{ goal: 'not-wild' }] },
  { name: 'through', line: THROUGH, tasks: [{ goal: 'exit' }] },
  { name: 'finish', line: NEAR, tasks: [{ goal: 'ready', reply: ['e4-g4'] }, { goal: 'exit' }] },
];
