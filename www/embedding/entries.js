// What the reference lists. Plain names, so that a test can hold them against the element.

/** Each list by the id of its words in the catalogues, and its entries by theirs. @type {Record<string, Record<string, string>>} */
export const ENTRIES = {
  attribute: { game: 'game', line: 'line', lang: 'lang', controls: 'controls', readonly: 'readonly', theme: 'theme' },
  member: {
    ready: 'ready',
    line: 'line',
    turn: 'turn {kind, seat, side}',
    legal: 'legal',
    outcome: 'outcome {winners, reason}',
    score: 'score',
    ply: 'ply',
    play: 'play(token)',
    undo: 'undo(), redo()',
    goto: 'goTo(ply)',
    restart: 'restart()',
    svg: 'svg()',
    rect: 'rectOf(target)',
    classes: 'CauceGame, CauceError {token, reason}',
  },
  event: {
    ready: 'cauce-ready {}',
    move: 'cauce-move {token, seat, side, ply, line}',
    turn: 'cauce-turn {kind, seat, side}',
    end: 'cauce-end {outcome, score, line}',
    error: 'cauce-error {reason}',
  },
  ask: {
    play: '{cauce: 1, type: "play", token}',
    set: '{cauce: 1, type: "set", line}',
    get: '{cauce: 1, type: "get"}',
    undo: '{cauce: 1, type: "undo"}, {cauce: 1, type: "redo"}',
  },
  told: {
    ready: '{cauce: 1, type: "ready", game, line, turn, legal, outcome, score, ply}',
    state: '{cauce: 1, type: "state", game, line, turn, legal, outcome, score, ply}',
    move: '{cauce: 1, type: "move", token, seat, side, ply, line}',
    end: '{cauce: 1, type: "end", outcome, score, line}',
    error: '{cauce: 1, type: "error", reason, token}',
    resize: '{cauce: 1, type: "resize", width, height}',
  },
};

/** A part of the frame, with the parts that stand in it. @typedef {[name: string, inside?: Part[]]} Part */

/** @type {Part[]} */
export const PARTS = [
  [
    'frame',
    [
      ['notices'],
      ['status', [['detail'], ['ending']]],
      ['seats', [['seat']]],
      ['stage', [['board', [['canvas'], ['grid']]], ['camera', [['button']]], ['note']]],
      ['choices', [['choice']]],
      ['walk', [['button']]],
      ['moves', [['button'], ['move'], ['comment']]],
      ['actions', [['button']]],
    ],
  ],
  ['dialog', [['picture']]],
  ['menu'],
];

/** The colours of the frame; those of the boards come from the scene. */
export const COLOURS = [
  'page', 'raised', 'sunk', 'text', 'text-soft', 'edge', 'edge-strong', 'water', 'water-deep', 'water-soft', 'on-water',
  'wood', 'alarm', 'alarm-soft', 'glad-soft', 'veil', 'shadow',
];

/** Everything else that can be set. */
export const MEASURES = [
  'font', 'font-title', 'font-board', 'size-small', 'size-text', 'size-lead', 'size-h3', 'size-h2', 'board-height',
  'round', 'round-small', 'round-large',
];
