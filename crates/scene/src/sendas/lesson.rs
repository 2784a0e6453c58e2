use cauce_rules::sendas::Position;

use crate::{Goal, LessonStep as Step, Teach};

/// White can leave past e9.
const LEAVING: &str =
    "sendas white=e9NS,e8NS,e7NESW,f7EW,g7SW,d7ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW";

/// White can meet Black on e5.
const APART: &str =
    "sendas white=c4EW,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e6NSW,d6EW,e7NS,e8NESW,d8ES,f8SW";

/// The trails are joined through e4 and e5.
const JOINED: &str =
    "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW";

/// Five black pieces connect White's e9 with the rest; the sixth is at the side.
const HELD: &str =
    "sendas white=e9NS,c3EW,d3EW,e3NEW,f3SW,f2NE black=e8NS,e7NS,e6NES,f6SW,e5NS,e4NS : pass";

/// Every black piece is needed to connect White's e9.
const STUCK: &str =
    "sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS : pass";

/// White can leave past Black's piece on e9.
const THROUGH: &str =
    "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NS,e6NES,f6SW,e7NS,e8NS,e9NESW";

/// White is one step from leaving.
const NEAR: &str =
    "sendas white=e8NS,e7NS,e6NESW,f6EW,g6EW,d6ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW";

impl Teach for Position {
    const LESSON: &'static [Step] = &[
        Step { name: "goal", line: LEAVING, goals: &[Goal::new("exit")] },
        Step { name: "move", line: "sendas", goals: &[Goal::new("forward")] },
        Step { name: "needed", line: "sendas : c1-e3=SW pass", goals: &[Goal::new("onward")] },
        Step { name: "turn", line: "sendas", goals: &[Goal::new("turn").miss("moved")] },
        Step { name: "join", line: APART, goals: &[Goal::new("join")] },
        Step { name: "carry", line: JOINED, goals: &[Goal::new("reach")] },
        Step { name: "held", line: HELD, goals: &[Goal::new("put").hint("f6-g2")] },
        Step {
            name: "part",
            line: "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW : pass",
            goals: &[Goal::new("part")],
        },
        Step { name: "wild", line: JOINED, goals: &[Goal::new("wild")] },
        Step { name: "stuck", line: STUCK, goals: &[Goal::new("not-wild")] },
        Step { name: "through", line: THROUGH, goals: &[Goal::new("exit")] },
        Step {
            name: "finish",
            line: NEAR,
            goals: &[Goal::new("ready").reply("e4-g4"), Goal::new("exit")],
        },
    ];

    const MOVE_NAMES: &'static [(&'static str, &'static str)] = &[
        ("sendas-move-pass", "hint-called-sendas-move-pass"),
        ("sendas-said-exit", "hint-called-sendas-said-exit"),
        ("sendas-said-flip", "hint-called-sendas-said-flip"),
        ("sendas-said-move", "hint-called-sendas-said-move"),
        ("sendas-said-move-turn", "hint-called-sendas-said-move-turn"),
        ("sendas-said-turn", "hint-called-sendas-said-turn"),
    ];
}
