use cauce_rules::caminos::Position;

use crate::{Goal, LessonStep as Step, Teach};

/// A position in which Green has joined the sides A, over nine tops and four walls.
const JOINED: &str = "caminos : Z:b7b8c6c7 T:e5f5f6g5 L:c4c5c5c5 L:a2b2b3b4 T:c1c2c3d2";

impl Teach for Position {
    const LESSON: &'static [Step] = &[
        Step { name: "look", line: JOINED, goals: &[] },
        Step { name: "lie", line: "caminos", goals: &[Goal::new("flat").hint("T:d4e4e5f4")] },
        Step {
            name: "stand",
            line: "caminos : T:d4e4e5f4 O:c6c7d6d7",
            goals: &[Goal::new("three-high").hint("L:f6f6f6g6")],
        },
        Step {
            name: "climb",
            line: "caminos : L:b2c2d2d3 O:e5e6f5f6",
            goals: &[Goal::new("cover-yellow").hint("L:d5d5e5f5")],
        },
        Step {
            name: "storeys",
            line: "caminos : T:b2c2c3d2 O:e5e5f5f5",
            goals: &[Goal::new("cover-yellow-three-high").hint("L:d5d5d5e5")],
        },
        Step {
            name: "road",
            line: "caminos : L:a4b4c4c5 O:c7c8d7d8 T:d4e4e5f4 Z:f6f7g7g8",
            goals: &[Goal::new("connect").hint("O:g4g5h4h5")],
        },
        Step {
            name: "wall",
            line: "caminos : L:a4a5a6b4 O:d3d4e3e4 L:f4g4h4h5 T:c7d7d8e7",
            goals: &[Goal::new("connect-over-wall").hint("L:c4c4d4e4")],
        },
        Step {
            name: "broken",
            line: "caminos : L:d4e4f4f5 O:c4c4c5c5 L:b4b4b4c4 O:g7g8h7h8 L:a2a3a4b2 T:d7e7e8f7 L:g4h4h5h6 Z:e1e2f2f3",
            goals: &[Goal::new("connect")],
        },
        Step {
            name: "block",
            line: "caminos : O:c7c8d7d8 L:a4b4c4c5 Z:f6f7g7g8 T:d4e4e5f4",
            goals: &[Goal::new("hold").hint("T:f4f5f5f6").miss("open")],
        },
        Step {
            name: "sides",
            line: "caminos board=ring : L:a6a7b7c7 O:b3b4c3c4 T:d7e7e8f7 O:g2g3h2h3",
            goals: &[Goal::new("connect").hint("T:g7g8g9h8")],
        },
        Step { name: "points", line: JOINED, goals: &[] },
    ];

    const EXTRAS: usize = 2;

    const MOVE_NAMES: &'static [(&'static str, &'static str)] =
        &[("caminos-said-place", "hint-called-caminos-said-place")];

    const TAKES: &'static [(&'static str, &'static str)] =
        &[("caminos-said-place", "hint-take-caminos-said-place")];
}
