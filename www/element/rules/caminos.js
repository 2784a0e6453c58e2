// The pictures in the rules of Caminos.

/** @type {import('../dialogs/rules.js').Section[]} */
export default [
  { name: 'goal', figures: [{ line: 'caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2' }] },
  { name: 'turn' },
  {
    name: 'stand',
    figures: [
      { line: 'caminos : L:c4d4e4e5 Z:e4e4f4f4' },
      { name: 'gap', line: 'caminos : L:c4d4e4e5', press: ['item:piece-O'], aim: 'e5' },
      { name: 'aloft', line: 'caminos : O:d4d5e4e5', press: ['item:piece-O'], aim: 'd4' },
    ],
  },
  {
    name: 'road',
    figures: [{ line: 'caminos : L:d4e4f4f5 O:c4c4c5c5 L:b4b4b4c4 O:g7g8h7h8 L:a2a3a4b2 T:d7e7e8f7 L:g4h4h5h6' }],
  },
  { name: 'sides', figures: [{ line: 'caminos board=ring : L:a6a7b7c7 O:b3b4c3c4 T:d7e7e8f7 O:g2g3h2h3 T:g7g8g9h8' }] },
  { name: 'out' },
  { name: 'neutral', figures: [{ line: 'caminos board=rhombus neutrals=yes : I:f6f6f6 I:d3e3f3' }] },
  { name: 'four' },
  { name: 'points' },
  { name: 'hands' },
];
