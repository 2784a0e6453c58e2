// The rules of Snorkels: what is said, and what is shown with it.

/** @type {import('../dialogs/rules.js').Section[]} */
export default [
  { title: 'snorkels-rules-goal', text: ['snorkels-rules-goal-1'] },
  { title: 'snorkels-rules-turn', text: ['snorkels-rules-turn-1'] },
  { title: 'snorkels-rules-colour', text: ['snorkels-rules-colour-1'] },
  {
    title: 'snorkels-rules-air',
    text: ['snorkels-rules-air-1', 'snorkels-rules-air-2'],
    figures: [{ line: 'snorkels size=5 : c3 c4 c2 b3 d2 d3', caption: 'snorkels-rules-air-figure' }],
  },
  {
    title: 'snorkels-rules-capture',
    text: ['snorkels-rules-capture-1'],
    figures: [{ line: 'snorkels size=5 : c3 c4 a1 b3 e5 d3 a5 c2', caption: 'snorkels-rules-capture-figure' }],
  },
  {
    title: 'snorkels-rules-self',
    text: ['snorkels-rules-self-1'],
    figures: [{ line: 'snorkels size=5 : c3 a2 d4 b1', aim: 'a1', caption: 'snorkels-rules-self-figure' }],
  },
  {
    title: 'snorkels-rules-both',
    text: ['snorkels-rules-both-1'],
    figures: [{ line: 'snorkels size=5 : a2 a1 e5 c1 e4 b2', aim: 'b1', caption: 'snorkels-rules-both-figure' }],
  },
  {
    title: 'snorkels-rules-stones',
    text: ['snorkels-rules-stones-1'],
    figures: [{ line: 'snorkels size=5 stones=b4,d2 : c3 d4 b2 e3', caption: 'snorkels-rules-stones-figure' }],
  },
  { title: 'snorkels-rules-advice', text: ['snorkels-rules-advice-1'] },
];
