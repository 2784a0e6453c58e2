// The pictures in the rules of Snorkels.

/** @type {import('../dialogs/rules.js').Section[]} */
export default [
  { name: 'goal' },
  { name: 'turn' },
  { name: 'colour' },
  { name: 'air', figures: [{ line: 'snorkels size=5 : c3 c4 c2 b3 d2 d3' }] },
  { name: 'capture', figures: [{ line: 'snorkels size=5 : c3 c4 a1 b3 e5 d3 a5 c2' }] },
  { name: 'self', figures: [{ line: 'snorkels size=5 : c3 a2 d4 b1', aim: 'a1' }] },
  { name: 'both', figures: [{ line: 'snorkels size=5 : a2 a1 e5 c1 e4 b2', aim: 'b1' }] },
  { name: 'stones', figures: [{ line: 'snorkels size=5 stones=b4,d2 : c3 d4 b2 e3' }] },
  { name: 'advice' },
];
