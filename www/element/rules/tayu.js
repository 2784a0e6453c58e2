// The pictures in the rules of Tayü.

/** Five and four mouths, six and three, none of them on a spring. */
const TWENTY =
  'tayu : +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 +012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023 +137 q3v137 +025 r12v146 +036 p1h247 +237 m1h367 +125 q13v156 +067 j1h234 +036 p15v247 +126 p17h256 +137 q18h357 +236 o15v267 +017 k3v345 +037 i2h037 +034 m16h034 +025 k17h146 +125 k18h125 +035 f2h035 +126 i16h126 +026 e1h026 +027 g15h027 +026 e16v026 +123 n18h123 +015 d17v145 +037 d3h347 +127 b16h356 +013 b14v457 +126 r2v126 +034 h17h047 +036 g3h247 +056 a12v056 +024 b4v024 +236 a4v267 +017 c6v345 +013 a7v013 +135 g18h157';

/** North and south with a spring on either side. */
export const THIRTY =
  'tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +123 j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235 +127 q18h127 +015 f2h145 +027 d6h346 +014 h1h045 +135 c5h157 +026 e1h246';

/** @type {import('../dialogs/rules.js').Section[]} */
export default [
  { name: 'goal', figures: [{ line: TWENTY }] },
  { name: 'turn' },
  {
    name: 'fit',
    figures: [
      { line: 'tayu : +036 i9h036 +237 l9h367 +013' },
      { name: 'spots', line: 'tayu : +036 i9h036 +237 l9h367 +013', aim: 'j7' },
    ],
  },
  { name: 'count', figures: [{ line: THIRTY }] },
  { name: 'end', figures: [{ line: 'tayu : +012 i11v456 +012 h11v012' }] },
  { name: 'four' },
  { name: 'three' },
  { name: 'table' },
  { name: 'advice' },
];
