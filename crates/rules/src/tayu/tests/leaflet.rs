//! The example scores of the printed rules, each at the end of a real game.

use super::{
    Position,
    diagram::{assert_diagram, rim},
    position, scores,
};
use crate::Direction;

/// 46 tiles: rims with four and five mouths, and six and three, none of them on a spring.
pub(super) const PLAIN: &str = "tayu : \
    +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 \
    +025 q7h146 +012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023 +137 q3v137 +025 r12v146 \
    +036 p1h247 +237 m1h367 +125 q13v156 +067 j1h234 +036 p15v247 +126 p17h256 +137 q18h357 \
    +236 o15v267 +017 k3v345 +037 i2h037 +034 m16h034 +025 k17h146 +125 k18h125 +035 f2h035 \
    +126 i16h126 +026 e1h026 +027 g15h027 +026 e16v026 +123 n18h123 +015 d17v145 +037 \
    d3h347 +127 b16h356 +013 b14v457 +126 r2v126 +034 h17h047 +036 g3h247 +056 a12v056 +024 \
    b4v024 +236 a4v267 +017 c6v345 +013 a7v013 +135 g18h157";

/// 23 tiles: five mouths at one rim, one of them on a spring, and four at the opposite rim.
const ONE_SPRING: &str = "tayu : \
    +014 j8v014 +127 h7h356 +023 h5v467 +127 f4h356 +017 f2v017 +037 e2v347 +027 c1h346 \
    +123 h2h567 +013 h1h013 +012 k10v456 +123 k1h567 +034 i11h034 +126 h12h256 +167 j13h167 \
    +015 j14h015 +125 j15h156 +036 h14v247 +056 h16h056 +016 f17h245 +024 f18h024 +067 \
    f6h234 +035 j17v035 +027 l18h027";

/// 18 tiles: the same with a spring at both rims.
const TWO_SPRINGS: &str = "tayu : \
    +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +123 \
    j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235 +127 q18h127 +015 \
    f2h145 +027 d6h346 +014 h1h045 +135 c5h157 +026 e1h246";

#[track_caller]
fn assert_rims(game: &Position, rims: [&str; 4]) {
    assert_eq!(Direction::ALL.map(|side| rim(game, side)), rims);
}

#[test]
fn four_times_five_is_twenty_and_six_times_three_is_eighteen() {
    let game = position(PLAIN);
    assert_rims(
        &game,
        ["..:...o.::oo.oo:..", "oo:oo...::.o...:.o", "..:o....::oo...:o.", "..:.o...::.oo..:.."],
    );
    assert_eq!(Direction::ALL.map(|side| game.total(side)), [5, 6, 4, 3]);
    assert_eq!(scores(&game), [20, 18]);
    assert_diagram(
        &game,
        "a1",
        "r18",
        "
                    +---+   +---+-o-+---+   +---+-o-+-o-+---+-o-+-o-+---+---+---+
                    |   |   o           |   |           |           o           o
                    +   +---+---+-o-+---+---+---+-o-+---+---+---+---+---+-o-+---+
                    o   o   o   o           |           |       |           |
        +---+---+---+   +   +   +---+---+-o-+-o-+---+-o-+---+---+-o-+-o-+---+
        |           o   |   |       |           |   |           o   |   |
        +-o-+-o-+---+---+   +-o-+---+-o-+---+---+   +---+---+-o-+   +   +
            |   |       |   o           |                       |   |   |
            +   +       +---+---+---+---+                       +   +   +---+
            o   |                                               |   o   o   |
        +---+   +                                               +---+---+   +---+
        o   o   |                                                       o   o   |
        +   +---+                                                       +   +   +
        o   |                                                           |   |   o
        +   +                                                           +---+   +
        |   |                                                           |   o   |
        +---+                                                           +   +---+
                                                                        |   |
                                            +---+                       +   +
                                            |   |                       |   o
        +---+                               +   +                   +-o-+-o-+---+
        |   o                               o   |                   |           |
        +   +   +---+                       +   +-o-+---+---+       +---+-o-+---+
        |   o   |   |                       |   o           |       |           |
        +   +   +   +               +-o-+-o-+-o-+---+-o-+---+   +-o-+-o-+---+-o-+
        |   |   o   |               |           |           |   |           |   |
        +-o-+---+   +               +---+---+---+-o-+-o-+---+   +-o-+---+---+   +
        o   |   o   |                           |           |   |           |   o
        +   +   +-o-+                           +---+---+-o-+-o-+-o-+---+-o-+   +
        |   |   |                               |   |   |           |   |   |   o
        +   +   +---+---+---+---+---+-o-+       +   +   +---+---+---+   +   +---+
        |   o   o           o           |       o   |                   |   o   |
        +---+---+---+---+-o-+---+---+-o-+---+---+   +                   +   +   +
                        |           o           o   |                   |   |   o
                    +-o-+---+-o-+---+---+---+---+-o-+---+---+---+---+---+-o-+   +
                    |           |       |           o           o           |   o
                    +-o-+---+---+       +---+---+-o-+-o-+---+---+---+---+-o-+---+
        ",
    );
}

#[test]
fn a_spring_makes_five_six() {
    let game = position(ONE_SPRING);
    assert_rims(
        &game,
        ["..:.o.o.::o.o..:..", "..:.....::.....:..", ".o:oo...:Oo....:..", "..:.....::.....:.."],
    );
    assert_eq!(Direction::ALL.map(|side| game.total(side)), [4, 0, 6, 0]);
    assert_eq!(scores(&game), [24, 0]);
    assert_diagram(
        &game,
        "a1",
        "r18",
        "
                        +-o-+---+-o-+       +---+-o-+---+-o-+
                        |           |       |   o           |
                        +---+---+-o-+       +   +---+---+---+
                        |           |       o   |
                        +---+-o-+-o-+---+---+   +
                                |           |   |
                                +-o-+-o-+---+-o-+---+
                                    |   |           |
                                    +   +-o-+-o-+---+
                                    |   |           |
                                    +   +---+-o-+---+
                                    o   o           |
                                +---+---+-o-+---+---+
                                |           |
                                +-o-+-o-+---+---+---+
                                    |           o   |
                                    +---+---+-o-+   +
                                                o   |
                                            +---+   +
                                            |   o   |
                                            +   +---+
                                            |   o
                                +---+---+---+   +
                                |           o   |
                        +---+---+-o-+-o-+---+---+
                        |           o   |
                        +---+---+-o-+   +
                                    |   |
                        +---+---+---+   +
                        |           o   |
                        +-o-+-o-+---+---+
                        |   |   o
                        +   +   +---+---+---+
                        |   |   o           |
            +---+---+---+   +   +-o-+-o-+---+---+---+---+
            |           o   |   |           o           |
            +-o-+---+-o-+-o-+---+---+---+---+-o-+-o-+---+
        ",
    );
}

#[test]
fn a_spring_on_either_side_makes_thirty() {
    let game = position(TWO_SPRINGS);
    assert_rims(
        &game,
        ["..:.....:Oo...o:oo", "..:.....::.....:..", "..:o.o.oO:.....:..", "..:.....::.....:.."],
    );
    assert_eq!(Direction::ALL.map(|side| game.total(side)), [6, 0, 5, 0]);
    assert_eq!(scores(&game), [30, 0]);
    assert_diagram(
        &game,
        "a1",
        "r18",
        "
                                        +---+-o-+-o-+---+---+---+-o-+---+-o-+-o-+
                                        |           o   |           o           |
                                        +---+---+---+   +---+-o-+---+---+---+---+
                                                    |   o           |
                                                    +   +---+-o-+---+
                                                    |   o   |
                                                    +---+   +
                                                        o   |
                                            +---+-o-+---+   +
                                            |           o   |
                                            +---+---+-o-+---+
                                            |           |
                                            +-o-+---+-o-+
                                            |   |
                                            +   +
                                            o   |
                                +---+---+---+   +
                                |           o   |
                        +---+-o-+-o-+-o-+---+---+
                        |           |
                        +---+-o-+---+
                            |   |
                            +   +
                            |   |
                +---+---+---+   +
                |           o   |
            +---+-o-+---+-o-+-o-+
            o           |   |   |
            +---+-o-+---+   +   +
                            |   |
                            +   +
                            |   o
                        +---+-o-+---+
                        |           |
                    +---+---+-o-+-o-+---+---+
                    |           |           |
                    +-o-+---+-o-+---+-o-+-o-+
        ",
    );
}
