// Tests the English texts of a board, and the effects of presses and keys on them. The page displays these texts
// unchanged.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { words } from '../../www/kit/words.js';
import { engine } from './engine.mjs';

/** @import { Phrase } from '../../www/view.js' */

Object.assign(globalThis, {
  fetch: async (/** @type {URL} */ address) => new Response(readFileSync(address)),
  // Reports no touch screen, so that texts refer to keys.
  matchMedia: () => ({ matches: false }),
});
const en = await words('en', ['caminos', 'computer', 'sendas', 'snorkels', 'tayu']);

/** @param {Phrase | null | undefined} phrase */
const say = (phrase) => (phrase ? en.say(phrase).replaceAll(/\s/g, ' ') : '');

/**
 * Returns a property of a board as text, or the label of the target or button with this id.
 *
 * @param {InstanceType<typeof engine.Board>} board @param {string} what
 */
function told(board, what) {
  const view = board.view();
  if (what === 'line') return board.line;
  if (what === 'status' || what === 'detail' || what === 'announce' || what === 'over') return say(view[what]);
  if (what === 'refused') return String(view.refused);
  if (what === 'ending') return view.ending.map(say).join(' ');
  if (what === 'names') return view.seats.map(({ title, points }) => `${say(title)} ${points}`).join(', ');
  if (what === 'series')
    return board
      .series()
      .players.map(({ title, points, wins }) => `${say(title)} ${points} (${wins} wins)`)
      .join(', ');
  if (what === 'left') return String(board.places().filter(({ label }) => /Left: \d$/.test(say(label))).length);
  if (what === 'facts') return view.seats.map(({ facts }) => facts.map(say).join(', ')).join(' | ');
  const target = board.places().find(({ id }) => id === what) ?? view.choices.find(({ id }) => id === what);
  return say(target?.label);
}

const OUT = `caminos players=4 : T:b6c5c6d6 Z:a3a4b4b5 L:h2h3h4h4 Z:f4f5g3g4 L:e6e7e8e8 L:g7g8g8g8 L:e2f2f2f2 \
L:d3d4d5d5 T:a8b8b8c8 L:a1b1b2b3 T:c1c2c2c3 L:e3e4e5e5 L:h5h6h7h7 T:d6d7d7d7 T:f6f7f7f8 T:a1a2a2a3 Z:f3f3f4f4 \
Z:g6g6h6h6 O:b7b7c7c7 O:e1e1f1f1 Z:a6a7a7a8 O:g1g1g2g2 Z:d2d2d3d3`;
const HELD = 'sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS : pass';
const JOINED = 'sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW';
/** 26 tiles without a score, and a drawn tile that makes it 6 to 0. */
const OPENING = `tayu : +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 \
+012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023 +137 q3v137 +025 r12v146 +036 p1h247 +237 m1h367 +125 q13v156 +067 \
j1h234 +036 p15v247 +126 p17h256 +137 q18h357 +236 o15v267 +017 k3v345 +037 i2h037 +034 m16h034 +025 k17h146 +125`;
const STUCK = ': +057 h9h057 +017 e9h345 +012';

/**
 * A game line, and in turn the actions and the texts expected after them.
 *
 * @type {[string, ...(string | Record<string, string | RegExp>)[]][]}
 */
const CASES = [
  // A piece that does not fit is explained, both beforehand and when it is pressed.
  [
    'caminos : O:a1a2b1b2',
    'press item:piece-O',
    'aim b2',
    { detail: 'There would be empty space under the piece on b3.', refused: 'false' },
    'press b2',
    { detail: /^There would be empty space/, refused: 'true', line: 'caminos : O:a1a2b1b2' },
    'cancel',
    { detail: /^Join two equal letters/, refused: 'false' },
  ],
  [
    'caminos : O:e4e5f4f5 Z:d4d4e4e4',
    { e4: 'e4, height 3, from below: green, yellow and yellow', a1: 'a1, bare, on sides A and B' },
    'press item:piece-O',
    'press a7',
    { announce: /^Player 1 places O: a7 at height 1, a8 at height 1/ },
  ],
  // A player who cannot place is out, and so is the partner.
  [
    OUT,
    { status: 'Player 4 to move (yellow)' },
    'play T:c8d8d8d8',
    {
      status: 'Player 2 plays on alone: no green piece fits any more',
      announce: /green is out/,
      facts: /^.*out of the game.* \| .* \| .*out of the game.* \| .*$/,
    },
    'play T:f5g5g5h5',
    { status: 'Player 2 and Player 4 win' },
  ],
  // Keys turn a piece about three axes and back.
  ['caminos', 'show d4', 'key 3 r t g G T R', 'press d4', { line: 'caminos : L:c4c5d4e4' }],
  ['caminos', 'aim item:side-0', { detail: /^Side A: /, 'item:side-0': /^Side A: / }],
  // The strip of orientations stays the same wherever the piece is held, and marks what fits there. W steps to what
  // fits.
  [
    'caminos : O:a1a1b1b1',
    { 'item:way-3': /^Rotation 3 of 6(?!.*does not fit)/ },
    'show a2',
    { 'item:way-0': /height 1$/, 'item:way-3': /does not fit here\)$/ },
    'press item:way-3',
    'show a2',
    'key w',
    'press a2',
    { line: /^caminos : O:a1a1b1b1 T:.*a2/ },
  ],
  ['caminos : O:a1a1b1b1', 'show a2', 'key f', 'press a2', { line: /^caminos : O:a1a1b1b1 T:.*a2/ }],
  [
    'sendas',
    'press c1',
    'press a5',
    { detail: 'That would split white’s trail: a5 would be cut off.', refused: 'true' },
    'cancel',
    { status: 'Player 1 to move (white)', refused: 'false' },
  ],
  [
    HELD,
    { detail: 'None of your pieces can move now. Flip one of them, or pass.' },
    'aim e5',
    { detail: /^The piece on e5 cannot move/ },
    'press e5',
    'key f',
    { line: / : pass e5\*$/ },
  ],
  [
    JOINED,
    { e4: 'e4: white cross, open north, east, south and west, linked with black on e5, white on f4 and white on d4' },
  ],
  // The right player is asked about the end and may refuse; with three players, both others are asked.
  [
    `tayu players=4 ${STUCK}`,
    {
      status: 'Player 4: Player 3’s tile fits nowhere. End the game?',
      detail: /^81 tiles are left\. \d+ of them could be laid now\.$/,
    },
    'press play:on',
    { line: /\+012 on$/ },
    'undo',
    'press play:end',
    {
      ending:
        /The last tile fits nowhere, and nobody wanted to play on\. North and south: no mouth in the north and no mouth in the south\. 0 × 0 = 0\./,
    },
  ],
  [
    `tayu players=3 ${STUCK}`,
    { status: 'Player 1: Player 3’s tile fits nowhere. End the game?' },
    'press play:end',
    { status: 'Player 2: Player 3’s tile fits nowhere. End the game?' },
    'press play:end',
    { ending: /Neither side reached 24: the saboteur wins\./ },
  ],
  [
    'tayu draw=table',
    { status: 'Player 1 to pick a tile from the table', 'play:ring': 'With a ring (36)' },
    'press play:ring',
    'play +036',
    { line: 'tayu draw=table : ring +036', 'play:ring': '' },
    'play i9h036',
    { 'play:plain': 'Without a ring (48)' },
    'press play:plain',
    { line: / plain$/ },
  ],
  [
    'tayu players=3 saboteur=auction : bid60',
    { 'play:bid60': 'Let Player 1 defend 60' },
    'press play:bid60',
    { announce: /Saboteur: Player 1/ },
  ],
  [
    'tayu : +036 i9h036 +237 l9h367 +012',
    { i9: 'i9, tile with mouths: north of h9 open, east of j9 joined to k9 and south of h9 open' },
  ],
  // One press displays the remaining tiles.
  [
    'tayu : +036 i9h036 +012',
    { left: '0' },
    'press item:bag',
    { left: '28' },
    'cancel',
    { i9: /^i9, tile with mouths/ },
  ],
  [
    OPENING,
    'aim k18',
    { detail: /^The scores would be: north and south 6 \(\+6\), east and west 0 \(\+0\)\./ },
    'rotate 1',
    { detail: 'The tile would stick out over the north rim.' },
    'aim b3',
    { detail: 'Every tile has to be joined to one that lies there already.' },
    'aim j8',
    { detail: /^(?!Something)/ },
    'press j8',
    { detail: /^Something already stands on j/, refused: 'true', line: / \+125$/ },
  ],
  // A saboteur who wins scores the points of the win.
  [
    'tayu players=3 target=30 : +012 i11v456 +012 h11v012 +237',
    { series: 'Player 1 0 (0 wins), Player 2 0 (0 wins), Player 3 30 (1 wins)', ending: /30/ },
  ],
  // A player without a name keeps the number when the seats change.
  [
    'snorkels : d4 swap a1 b1 g7 a2',
    { status: 'Player 2 wins', series: 'Player 1 0 (0 wins), Player 2 1 (1 wins)' },
    'rematch',
    { status: 'Player 2 to move (purple)', names: 'Player 2 1, Player 1 0' },
  ],
  // Events that are not visible on the board stay displayed until the next action: a pass, and a choice of colours.
  ['sendas', 'play pass', { status: 'Player 1 passes. Player 2 to move (black)', announce: /Player 1 passes/ }],
  [
    'sendas',
    'seats computer-1 here',
    'play pass',
    { status: 'Computer 1 passes. Your move (black)', announce: /^Computer 1 passes/ },
    'press c9',
    { status: 'Put the black piece down' },
  ],
  [
    'snorkels : d4',
    'seats here computer-1',
    'play swap',
    {
      status: 'Computer 1 switches to purple. Your move (green)',
      detail: 'The snorkel on the board belongs to Computer 1 now. You go on with green.',
    },
    'aim a1',
    { detail: /You go on with green\./ },
    'press a1',
    { detail: '' },
  ],
  // A single player against the computer is called “you”.
  [
    'snorkels size=3 : a1 a2 c3',
    'seats computer-1 here',
    { status: 'Your move (green)', names: 'Computer 1 0, You 0' },
    'press b1',
    { status: 'You won', announce: /^You place green on b1\./, series: 'Computer 1 0 (0 wins), You 1 (1 wins)' },
    'rename 2 Ana',
    { status: 'Ana wins', names: 'Computer 1 0, Ana 0' },
    'rename 2',
    // Undo goes back to decisions of the player only.
    'undo',
    { line: 'snorkels size=3 : a1 a2 c3', status: 'Your move (green)' },
    'undo',
    { line: 'snorkels size=3 : a1' },
    'redo',
    { line: 'snorkels size=3 : a1 a2 c3' },
  ],
];

test('boards have the expected texts before and after presses and keys', () => {
  for (const [line, ...steps] of CASES) {
    const board = engine.Board.showing(line);
    for (const [index, step] of steps.entries()) {
      const where = `${line}: ${steps
        .slice(0, index)
        .filter((step) => typeof step === 'string')
        .join(', ')}`;
      if (typeof step === 'string') {
        const [act, ...on] = step.split(' ');
        if (act === 'press') board.press(String(on));
        else if (act === 'aim') board.aim(String(on));
        else if (act === 'show') board.show(String(on));
        else if (act === 'play') board.play(String(on), null);
        else if (act === 'key') for (const key of on) board.press_key(key, false);
        else if (act === 'cancel') board.cancel();
        else if (act === 'seats') board.set_seats(on.join(' '));
        else if (act === 'rename') board.rename(Number(on[0]), on[1] ?? '');
        else if (act === 'rotate') board.rotate(Number(on));
        else if (act === 'rematch') board.rematch();
        else if (act === 'undo') board.undo();
        else if (act === 'redo') board.redo();
        else assert.fail(step);
        continue;
      }
      for (const [what, expected] of Object.entries(step)) {
        const found = told(board, what);
        if (typeof expected === 'string') assert.equal(found, expected, `${where}: ${what}`);
        else assert.match(found, expected, `${where}: ${what}`);
      }
    }
    board.free();
  }
});
