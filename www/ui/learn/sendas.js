// The lesson of Sendas.

import { winsBy } from './goals.js';

/**
 * @typedef {import('./position.js').Position} Position
 * @typedef {{ id: string, kind: string, piece: { args: { side: string, shape: string } }, ends: { args: { end: string } }[] }} Piece
 */

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

/**
 * The pieces of a side.
 *
 * @param {Position} position
 * @param {string | null} side
 */
function pieces(position, side) {
  const all = /** @type {Piece[]} */ (/** @type {unknown} */ (position.told));
  return all.filter((place) => place.kind === 'sendas-square-piece' && place.piece.args.side === side);
}

/**
 * The squares of a side, in one text.
 *
 * @param {Position} position
 * @param {string | null} side
 */
const squares = (position, side) => pieces(position, side).map(({ id }) => id).sort().join();

/**
 * Where the pieces of a side are and how they lie, in one text.
 *
 * @param {Position} position
 * @param {string | null} side
 */
const lies = (position, side) => JSON.stringify(pieces(position, side).map(({ id, ends }) => [id, ends]).sort());

/**
 * How far white has come.
 *
 * @param {Position} position
 */
const front = (position) => Math.max(...pieces(position, 'white').map(({ id }) => Number(id.slice(1))));

/**
 * How far all of white’s pieces have come together.
 *
 * @param {Position} position
 */
const way = (position) => pieces(position, 'white').reduce((sum, { id }) => sum + Number(id.slice(1)), 0);

/** @param {Position} position */
const joined = (position) => position.view.seats.some(({ facts }) => facts.some(({ id }) => id === 'sendas-fact-joined'));

/**
 * How many wildcards a side has.
 *
 * @param {Position} position
 * @param {string | null} side
 */
const wild = (position, side) => pieces(position, side).filter(({ piece }) => piece.args.shape === 'wildcard').length;

/** A piece of the mover’s stands elsewhere. @type {import('./steps.js').Goal} */
const moves = (now, before) => squares(now, before.view.turn.side) !== squares(before, before.view.turn.side);

/** @type {import('./steps.js').Step[]} */
export default [
  { name: 'goal', line: LEAVING, tasks: [{ goal: winsBy('exit') }] },
  { name: 'move', line: 'sendas', tasks: [{ goal: (now, before) => front(now) > front(before) }] },
  { name: 'needed', line: 'sendas : c1-e3=SW pass', tasks: [{ goal: (now, before) => way(now) > way(before) }] },
  {
    name: 'turn',
    line: 'sendas',
    tasks: [
      { goal: (now, before) => (moves(now, before) ? 'moved' : lies(now, 'white') !== lies(before, 'white')), misses: ['moved'] },
    ],
  },
  { name: 'join', line: APART, tasks: [{ goal: (now) => joined(now) }] },
  { name: 'carry', line: JOINED, tasks: [{ goal: (now) => front(now) >= 8 }] },
  { name: 'held', line: HELD, tasks: [{ goal: moves, hint: 'f6-g2' }] },
  { name: 'part', line: `${JOINED} : pass`, tasks: [{ goal: (now) => !joined(now) }] },
  { name: 'wild', line: JOINED, tasks: [{ goal: (now) => wild(now, 'white') > 0 }] },
  {
    name: 'stuck',
    line: STUCK,
    tasks: [{ goal: (now) => wild(now, 'black') === 0 }],
  },
  { name: 'through', line: THROUGH, tasks: [{ goal: winsBy('exit') }] },
  {
    name: 'finish',
    line: NEAR,
    tasks: [
      {
        goal: (now, before) => front(now) === 9 && now.after('pass').next.some((last) => last.won(before.seat)),
        reply: ['e4-g4'],
      },
      { goal: winsBy('exit') },
    ],
  },
];
