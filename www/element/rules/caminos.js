// The rules of Caminos: what is said, and what is shown with it.

/** @type {import('../dialogs/rules.js').Section[]} */
export default [
  {
    title: 'caminos-rules-goal',
    text: ['caminos-rules-goal-1'],
    figures: [
      {
        line: 'caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2',
        caption: 'caminos-rules-goal-figure',
      },
    ],
  },
  { title: 'caminos-rules-turn', text: ['caminos-rules-turn-1'] },
  {
    title: 'caminos-rules-stand',
    text: ['caminos-rules-stand-1', 'caminos-rules-stand-2'],
    figures: [
      { line: 'caminos : L:c4d4e4e5 Z:e4e4f4f4', caption: 'caminos-rules-stand-figure' },
      {
        line: 'caminos : L:c4d4e4e5',
        press: ['item:piece-O'],
        aim: 'e5',
        caption: 'caminos-rules-gap-figure',
      },
      {
        line: 'caminos : O:d4d5e4e5',
        press: ['item:piece-O'],
        aim: 'd4',
        caption: 'caminos-rules-aloft-figure',
      },
    ],
  },
  {
    title: 'caminos-rules-road',
    text: ['caminos-rules-road-1', 'caminos-rules-road-2'],
    figures: [
      {
        line: 'caminos : L:d4e4f4f5 O:c4c4c5c5 L:b4b4b4c4 O:g7g8h7h8 L:a2a3a4b2 T:d7e7e8f7 L:g4h4h5h6',
        caption: 'caminos-rules-road-figure',
      },
    ],
  },
  {
    title: 'caminos-rules-sides',
    text: ['caminos-rules-sides-1'],
    figures: [
      {
        line: 'caminos board=ring : L:a6a7b7c7 O:b3b4c3c4 T:d7e7e8f7 O:g2g3h2h3 T:g7g8g9h8',
        caption: 'caminos-rules-sides-figure',
      },
    ],
  },
  { title: 'caminos-rules-out', text: ['caminos-rules-out-1'] },
  {
    title: 'caminos-rules-neutral',
    text: ['caminos-rules-neutral-1'],
    figures: [
      { line: 'caminos board=rhombus neutrals=yes : I:f6f6f6 I:d3e3f3', caption: 'caminos-rules-neutral-figure' },
    ],
  },
  { title: 'caminos-rules-four', text: ['caminos-rules-four-1'] },
  { title: 'caminos-rules-points', text: ['caminos-rules-points-1', 'caminos-rules-points-2'] },
  {
    title: 'caminos-rules-hands',
    text: ['caminos-rules-hands-1', 'caminos-rules-hands-2', 'caminos-rules-hands-3'],
  },
];
