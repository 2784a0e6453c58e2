// The pictures in the rules of Sendas.

/** White can leave past e9. */
export const LEAVING = 'sendas white=e9NS,e8NS,e7NESW,f7EW,g7SW,d7ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW';

/** The trails are joined through e4 and e5. */
export const JOINED = 'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW';

/** Five black pieces connect white's e9 with the rest; the sixth is at the side. */
export const HELD = 'sendas white=e9NS,c3EW,d3EW,e3NEW,f3SW,f2NE black=e8NS,e7NS,e6NES,f6SW,e5NS,e4NS : pass';

/** Every black piece is needed to connect white's e9. */
export const STUCK = 'sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS : pass';

/** White can leave past black's piece on e9. */
export const THROUGH = 'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NS,e6NES,f6SW,e7NS,e8NS,e9NESW';

/** @type {import('../dialogs/rules.js').Section[]} */
export default [
  { name: 'goal', figures: [{ line: `${LEAVING} : g7-e10` }] },
  { name: 'start', figures: [{ line: 'sendas' }] },
  { name: 'turn', figures: [{ line: 'sendas', press: ['c1'] }] },
  { name: 'needed', figures: [{ line: 'sendas', aim: 'd1' }] },
  { name: 'joined', figures: [{ line: JOINED, press: ['c4'], aim: 'e8' }] },
  { name: 'held', figures: [{ line: HELD, press: ['f6'] }] },
  { name: 'part', figures: [{ line: `${JOINED} : pass e5=NEW` }] },
  { name: 'wild', figures: [{ line: `${JOINED} : c4*` }] },
  { name: 'stuck', figures: [{ line: STUCK, aim: 'e8' }] },
  { name: 'exit', figures: [{ line: THROUGH, press: ['c4'], aim: 'item:beyond-e' }] },
  { name: 'draw' },
];
