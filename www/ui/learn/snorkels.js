// The lesson of Snorkels.

import { holds, lost, survives, winsBy } from './goals.js';

/**
 * @typedef {import('./position.js').Position} Position
 * @typedef {{ id: string, kind: string, side: string, group: number, air: number }} Snorkel
 */

/**
 * The snorkels of a side.
 *
 * @param {Position} position
 * @param {string | null} side
 */
function snorkels(position, side) {
  const all = /** @type {Snorkel[]} */ (/** @type {unknown} */ (position.told));
  return all.filter((place) => place.kind === 'snorkels-square-snorkel' && place.side === side);
}

/**
 * How much air the snorkels of a side have between them.
 *
 * @param {Position} position
 * @param {string | null} side
 */
const breath = (position, side) => snorkels(position, side).reduce((sum, { air }) => sum + air, 0);

/** @type {import('./steps.js').Step[]} */
export default [
  {
    name: 'air',
    line: 'snorkels size=5 : a1 e5',
    tasks: [{ goal: (now) => snorkels(now, 'purple').some(({ air }) => air === 4), hint: 'c3' }],
  },
  {
    name: 'block',
    line: 'snorkels size=5 stones=c4 : a2 c3',
    tasks: [{ goal: (now, before) => breath(now, 'green') < breath(before, 'green') }],
  },
  {
    name: 'group',
    line: 'snorkels size=5 : b3 e5 d3 e1',
    tasks: [{ goal: (now) => snorkels(now, 'purple').every(({ group }) => group === 3) }],
  },
  {
    name: 'save',
    line: 'snorkels size=5 : a1 a2 d4 c3',
    tasks: [{ goal: holds(), misses: ['open'] }],
  },
  {
    name: 'capture',
    line: 'snorkels size=5 : b3 c3 d3 e5 c2 d4',
    tasks: [{ goal: winsBy('capture') }],
  },
  {
    name: 'shared',
    line: 'snorkels size=5 : a4 b4 b5 c4 b3 c3 d4 e1 d3 a1 c2 e2',
    tasks: [{ goal: winsBy('capture') }],
  },
  {
    name: 'fork',
    line: 'snorkels size=5 : a3 b3 b2 d3 d2 a5 e3 e1',
    tasks: [
      { goal: (now) => snorkels(now, 'green').filter(({ air }) => air === 1).length > 1, reply: ['b4'] },
      { goal: winsBy('capture') },
    ],
  },
  {
    name: 'self',
    line: 'snorkels size=5 : d1 d4 c1 b4 a3 b2 a4 b3 d5 b5 a2 c3 a5 b1 d2 c5 e1 d3 e5 e3',
    tasks: [{ goal: survives, misses: ['lost'] }],
  },
  {
    name: 'both',
    line: 'snorkels size=5 : a2 a1 e5 c1 e4 b2',
    tasks: [{ goal: winsBy('capture') }],
  },
  {
    name: 'room',
    line: 'snorkels size=5 : e1 c3 a4 c2 d1 d2 b2 e5 a2 e3 c5 d5 b4 c4 c1 e4 b5 d3 b1 e2',
    tasks: [
      {
        goal: (now, before) => lost(now) || now.next.every((reply) => reply.won(before.seat)),
        misses: ['lost'],
        reply: ['d4'],
      },
    ],
  },
  {
    name: 'colour',
    line: 'snorkels : d4',
    tasks: [{ goal: (now) => now.view.turn.side === 'green' }],
  },
];
