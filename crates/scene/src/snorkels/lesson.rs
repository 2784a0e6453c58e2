use cauce_rules::snorkels::Position;

use crate::{Goal, LessonStep as Step, Teach};

impl Teach for Position {
    const LESSON: &'static [Step] = &[
        Step {
            name: "air",
            line: "snorkels size=5 : a1 e5 a5 e1",
            goals: &[Goal::new("four-air").hint("c3")],
        },
        Step {
            name: "block",
            line: "snorkels size=5 stones=c4 : a2 c3",
            goals: &[Goal::new("less-air")],
        },
        Step {
            name: "group",
            line: "snorkels size=5 : b3 e5 d3 e1",
            goals: &[Goal::new("one-group")],
        },
        Step {
            name: "save",
            line: "snorkels size=5 : a1 a2 d4 c3",
            goals: &[Goal::new("hold").miss("open")],
        },
        Step {
            name: "capture",
            line: "snorkels size=5 : b3 c3 d3 e5 c2 d4",
            goals: &[Goal::new("capture")],
        },
        Step {
            name: "shared",
            line: "snorkels size=5 : a4 b4 b5 c4 b3 c3 d4 e1 d3 a1 c2 e2",
            goals: &[Goal::new("capture")],
        },
        Step {
            name: "fork",
            line: "snorkels size=5 : a3 b3 b2 d3 d2 a5 e3 e1",
            goals: &[Goal::new("fork").reply("b4"), Goal::new("capture")],
        },
        Step {
            name: "self",
            line: "snorkels size=5 : d1 d4 c1 b4 a3 b2 a4 b3 d5 b5 a2 c3 a5 b1 d2 c5 e1 d3 e5 e3",
            goals: &[Goal::new("survive").miss("lost")],
        },
        Step {
            name: "both",
            line: "snorkels size=5 : a2 a1 e5 c1 e4 b2",
            goals: &[Goal::new("capture")],
        },
        Step {
            name: "room",
            line: "snorkels size=5 : e1 c3 a4 c2 d1 d2 b2 e5 a2 e3 c5 d5 b4 c4 c1 e4 b5 d3 b1 e2",
            goals: &[Goal::new("squeeze").reply("d4").miss("lost")],
        },
        Step { name: "colour", line: "snorkels : d4", goals: &[Goal::new("green-turn")] },
    ];

    const MOVE_NAMES: &'static [(&'static str, &'static str)] =
        &[("snorkels-move-swap", "hint-called-snorkels-move-swap")];
}
