use cauce_rules::tayu::Position;

use crate::{Goal, LessonStep as Step, Teach};

/// Counts (5 + 1) × (4 + 1) = 30, with one mouth on a spring in the north and one in the south.
const THIRTY: &str = "tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +123 j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235 +127 q18h127 +015 f2h145 +027 d6h346 +014 h1h045 +135 c5h157 +026 e1h246";

impl Teach for Position {
    const LESSON: &'static [Step] = &[
        Step { name: "first", line: "tayu : +036", goals: &[Goal::new("north-and-south")] },
        Step {
            name: "turn",
            line: "tayu : +036 i9h036 +012 g8h012 +135",
            goals: &[Goal::new("more-north")],
        },
        Step {
            name: "join",
            line: "tayu : +167 j8v235 +057 l7h057 +026",
            goals: &[Goal::new("two-joints")],
        },
        Step {
            name: "rim",
            line: "tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +237",
            goals: &[Goal::new("north-rim")],
        },
        Step {
            name: "spring",
            line: "tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +037",
            goals: &[Goal::new("spring")],
        },
        Step {
            name: "product",
            line: "tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +123 j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235 +036",
            goals: &[Goal::new("score")],
        },
        Step { name: "count", line: THIRTY, goals: &[] },
        Step {
            name: "divert",
            line: "tayu : +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 +012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023 +023",
            goals: &[Goal::new("east-shut")],
        },
        Step {
            name: "end",
            line: "tayu : +012 j8v012 +015 k9v145 +027 l8v346 +015 l6h145 +012 m5h012 +034",
            goals: &[Goal::new("go-on")],
        },
        Step { name: "table", line: "tayu draw=table", goals: &[Goal::new("twelve-ways")] },
        Step {
            name: "auction",
            line: "tayu players=3 saboteur=auction : bid28 bid25",
            goals: &[Goal::new("second-defends")],
        },
    ];

    const EXTRAS: usize = 3;

    const MOVE_NAMES: &'static [(&'static str, &'static str)] = &[
        ("tayu-move-bid", "hint-called-tayu-move-bid"),
        ("tayu-move-end", "hint-called-tayu-move-end"),
        ("tayu-move-lay", "hint-called-tayu-move-lay"),
        ("tayu-move-on", "hint-called-tayu-move-on"),
        ("tayu-move-pick", "hint-called-tayu-move-pick"),
        ("tayu-said-hold", "hint-called-tayu-said-hold"),
    ];
}
