// The lesson of Snorkels.

/** @type {import('./steps.js').Step[]} */
export default [
  { name: 'air', line: 'snorkels size=5 : a1 e5 a5 e1', tasks: [{ goal: 'four-air', hint: 'c3' }] },
  { name: 'block', line: 'snorkels size=5 stones=c4 : a2 c3', tasks: [{ goal: 'less-air' }] },
  { name: 'group', line: 'snorkels size=5 : b3 e5 d3 e1', tasks: [{ goal: 'one-group' }] },
  { name: 'save', line: 'snorkels size=5 : a1 a2 d4 c3', tasks: [{ goal: 'hold', misses: ['open'] }] },
  { name: 'capture', line: 'snorkels size=5 : b3 c3 d3 e5 c2 d4', tasks: [{ goal: 'capture' }] },
  { name: 'shared', line: 'snorkels size=5 : a4 b4 b5 c4 b3 c3 d4 e1 d3 a1 c2 e2', tasks: [{ goal: 'capture' }] },
  {
    name: 'fork',
    line: 'snorkels size=5 : a3 b3 b2 d3 d2 a5 e3 e1',
    tasks: [{ goal: 'fork', reply: ['b4'] }, { goal: 'capture' }],
  },
  {
    name: 'self',
    line: 'snorkels size=5 : d1 d4 c1 b4 a3 b2 a4 b3 d5 b5 a2 c3 a5 b1 d2 c5 e1 d3 e5 e3',
    tasks: [{ goal: 'survive', misses: ['lost'] }],
  },
  { name: 'both', line: 'snorkels size=5 : a2 a1 e5 c1 e4 b2', tasks: [{ goal: 'capture' }] },
  {
    name: 'room',
    line: 'snorkels size=5 : e1 c3 a4 c2 d1 d2 b2 e5 a2 e3 c5 d5 b4 c4 c1 e4 b5 d3 b1 e2',
    tasks: [{ goal: 'squeeze', misses: ['lost'], reply: ['d4'] }],
  },
  { name: 'colour', line: 'snorkels : d4', tasks: [{ goal: 'green-turn' }] },
];
