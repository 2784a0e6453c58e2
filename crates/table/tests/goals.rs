//! Verdicts of all goals on all moves of example positions.

use cauce_rules::{GameLine, caminos, sendas, snorkels, tayu};
use cauce_table::{Play, Verdict, solution};

use Verdict::{Done, Lost, Missed, Moved, Open};

/// A goal and a position, with the verdicts on these moves, and the verdict on all others if it is
/// the same for all.
struct Case {
    goal: &'static str,
    line: &'static str,
    moves: &'static [(Verdict, &'static str)],
    others: Option<Verdict>,
}

const fn case(
    goal: &'static str,
    line: &'static str,
    moves: &'static [(Verdict, &'static str)],
    others: Verdict,
) -> Case {
    Case { goal, line, moves, others: Some(others) }
}

const fn some(
    goal: &'static str,
    line: &'static str,
    moves: &'static [(Verdict, &'static str)],
) -> Case {
    Case { goal, line, moves, others: None }
}

/// Judges every legal move of each position, and checks that no goal is left out.
fn check<G: Play>(cases: &[Case]) {
    for &Case { goal: name, line, moves, others } in cases {
        let before = line.parse::<GameLine<G>>().expect(line).position();
        let goal = G::goal(name).expect(name);
        let mut expected: Vec<(&str, Verdict)> = Vec::new();
        for &(verdict, tokens) in moves {
            expected.extend(tokens.split(' ').map(|token| (token, verdict)));
        }
        let legal = before.legal();
        let does = |&mv: &G::Move| {
            let mut now = before.clone();
            now.play(mv).is_ok() && goal(&now, &before) == Verdict::Done
        };
        assert_eq!(solution(&before, goal), legal.iter().copied().find(does), "{name}: {line}");
        for &mv in &legal {
            let (mut now, token) = (before.clone(), mv.to_string());
            now.play(mv).expect("it is legal");
            let known = expected.iter().position(|&(of, _)| of == token);
            let verdict = known.map(|known| expected.swap_remove(known).1).or(others);
            if let Some(verdict) = verdict {
                assert_eq!(goal(&now, &before), verdict, "{name}: {line} {token}");
            }
        }
        assert!(expected.is_empty(), "not legal in {line}: {expected:?}");
    }
    for (name, _) in G::GOALS {
        assert!(cases.iter().any(|case| case.goal == *name), "{name}");
    }
}

#[test]
fn goals_of_snorkels() {
    check::<snorkels::Position>(&[
        case(
            "four-air",
            "snorkels size=5 : a1 e5 a5 e1",
            &[(Done, "b2 c2 d2 b3 c3 d3 b4 c4 d4")],
            Missed,
        ),
        case("less-air", "snorkels size=5 stones=c4 : a2 c3", &[(Done, "c2 b3 d3")], Missed),
        case("less-air", "snorkels size=3 : a1 b1", &[(Done, "c1 b2")], Missed),
        case("one-group", "snorkels size=5 : b3 e5 d3 e1", &[(Done, "c3")], Missed),
        case("one-group", "snorkels size=3 : a1 b1", &[(Done, "a2")], Missed),
        case("hold", "snorkels size=5 : a1 a2 d4 c3", &[(Done, "b1")], Open),
        case("hold", "snorkels size=3", &[], Done),
        case("capture", "snorkels size=5 : a2 a1 e5 c1 e4 b2", &[(Done, "b1")], Missed),
        case("capture", SELF, &[(Lost, "a1 c4 e4")], Missed),
        case("fork", "snorkels size=5 : a3 b3 b2 d3 d2 a5 e3 e1", &[(Done, "c3")], Missed),
        // Only one green snorkel is short of air.
        case("fork", "snorkels size=3 : a1 b1 b3", &[], Missed),
        case("survive", SELF, &[(Lost, "a1 c4 e4")], Done),
        case("squeeze", ROOM, &[(Done, "b3"), (Lost, "d4")], Missed),
        case("green-turn", "snorkels : d4", &[(Done, "swap")], Missed),
    ]);
    /// Most free squares are the last air of purple's own groups.
    const SELF: &str =
        "snorkels size=5 : d1 d4 c1 b4 a3 b2 a4 b3 d5 b5 a2 c3 a5 b1 d2 c5 e1 d3 e5 e3";
    const ROOM: &str =
        "snorkels size=5 : e1 c3 a4 c2 d1 d2 b2 e5 a2 e3 c5 d5 b4 c4 c1 e4 b5 d3 b1 e2";
}

#[test]
fn goals_of_tayu() {
    check::<tayu::Position>(&[
        case(
            "north-and-south",
            "tayu : +036",
            &[
                (Done, "h9h036 i9h036 j9h036 k9h036 h10h036 i10h036 j10h036 k10h036"),
                (Done, "h9h247 i9h247 j9h247 k9h247 h10h247 i10h247 j10h247 k10h247"),
            ],
            Missed,
        ),
        // All mouths but the one at an end face the same way.
        case("north-and-south", "tayu : +012", &[], Missed),
        case(
            "more-north",
            "tayu : +036 i9h036 +012 g8h012 +135",
            &[(Done, "l9h157 k9v157")],
            Missed,
        ),
        case("two-joints", "tayu : +167 j8v235 +057 l7h057 +026", &[(Done, "k6h026")], Missed),
        case("two-joints", "tayu : +012 i9h012 +012", &[(Done, "h10h456 i10h456 j10h456")], Missed),
        case("north-rim", RIM, &[(Done, "j18h034 k17v047")], Missed),
        case("spring", SPRING, &[(Done, "j18h037")], Missed),
        case("spring", "tayu : +012", &[], Missed),
        case("score", SCORE, &[(Done, "g2v036")], Missed),
        case("east-shut", EAST, &[(Done, "r10v467")], Missed),
        case(
            "go-on",
            "tayu : +012 j8v012 +015 k9v145 +027 l8v346 +015 l6h145 +012 m5h012 +034",
            &[(Done, "on"), (Missed, "end")],
            Missed,
        ),
        case("twelve-ways", "tayu draw=table", &[(Done, "ring"), (Missed, "plain")], Missed),
        case(
            "second-defends",
            "tayu players=3 saboteur=auction : bid28 bid25",
            &[(Done, "bid25")],
            Missed,
        ),
    ]);
    const RIM: &str =
        "tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +034";
    const SPRING: &str =
        "tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +037";
    const SCORE: &str = "tayu : +013 j11v457 +127 h10h356 +026 k13h246 +057 k14h134 +012 m15v456 +126 l17v126 +123 j18h123 +125 f9h125 +037 f7v347 +237 f4v237 +135 n17h157 +167 n18h235 +036";
    const EAST: &str = "tayu : +167 j8v235 +057 l7h057 +125 l6h156 +014 l5h014 +012 n4h012 +024 p5h046 +016 p6h016 +025 q7h146 +012 i6h012 +127 r5v127 +015 q8h015 +023 q10v023 +023";
}

#[test]
fn goals_of_caminos() {
    check::<caminos::Position>(&[
        some("flat", PILES, &[(Done, "T:a1b1b2c1"), (Missed, "T:a1b1b1c1 L:f6f6f6g6")]),
        some(
            "three-high",
            PILES,
            &[(Done, "L:f6f6f6g6 T:d3d3d3d4 T:d4d5d5d5"), (Missed, "T:a1b1b2c1 T:a1b1b1c1")],
        ),
        // Only the second piece is yellow.
        some(
            "cover-yellow",
            "caminos : L:b2c2d2d3 O:e5e6f5f6",
            &[(Done, "T:e4e4e4e5 Z:e4e4e5e5"), (Missed, "T:d1e1e2f1 T:b2b3b3b3")],
        ),
        case(
            "cover-yellow-three-high",
            "caminos : T:b2c2c3d2 O:e5e5f5f5",
            &[(Done, "L:e4e4e4e5 L:f4f4f4f5 L:d5d5d5e5 L:f5g5g5g5 L:e5e6e6e6 L:f5f6f6f6")],
            Missed,
        ),
        case("connect", WALL, &[(Done, "L:c4c4d4e4")], Missed),
        case("connect-over-wall", WALL, &[(Done, "L:c4c4d4e4")], Missed),
        // The same edges can be connected on the ground or over a wall.
        some("connect", ROAD, &[(Done, "O:g4g5h4h5 L:g4h4h4h4"), (Missed, "T:a1b1b2c1")]),
        some("connect-over-wall", ROAD, &[(Done, "L:g4h4h4h4"), (Missed, "O:g4g5h4h5 T:a1b1b2c1")]),
        some(
            "hold",
            "caminos : O:c7c8d7d8 L:a4b4c4c5 Z:f6f7g7g8 T:d4e4e5f4",
            &[(Done, "T:f4f5f5f6 T:a3a3a3a4 Z:d3d3d4d4"), (Open, "T:a1b1b2c1 T:f3g3g4h3")],
        ),
    ]);
    const PILES: &str = "caminos : T:d4e4e5f4 O:c6c7d6d7";
    const ROAD: &str = "caminos : L:a4b4c4c5 O:c7c8d7d8 T:d4e4e5f4 Z:f6f7g7g8";
    const WALL: &str = "caminos : L:a4a5a6b4 O:d3d4e3e4 L:f4g4h4h5 T:c7d7d8e7";
}

#[test]
fn goals_of_sendas() {
    check::<sendas::Position>(&[
        case("exit", LEAVING, &[(Done, "d7-e10 g7-e10")], Missed),
        case("forward", "sendas", &[(Done, "c1-e3=ES c1-e3=SW g1-e3=ES g1-e3=SW")], Missed),
        case(
            "onward",
            "sendas : c1-e3=SW pass",
            &[
                (Done, "d1-g2=NS d1-d2 d1-f2 d1-d3 g1-d2=NE"),
                (Done, "g1-d3=NE g1-d2=ES g1-d3=ES g1-f2=SW g1-f2"),
            ],
            Missed,
        ),
        case("turn", "sendas", &[(Done, "c1=ES g1=SW"), (Missed, "pass")], Moved),
        case("turn", "sendas : pass", &[(Done, "c9=NE g9=NW"), (Missed, "pass")], Moved),
        case("join", APART, &[(Done, "c4-e5=NS")], Missed),
        case("reach", JOINED, &[(Done, "c4-e8 c4-e8=SW h4-e8=ES h4-e8")], Missed),
        case("put", HELD, &[(Done, "f6-b3=NE f6-b3=ES f6-g2 f6-g2=NW")], Missed),
        case("put", "sendas", &[(Missed, "c1=ES g1=SW pass")], Done),
        case("part", PARTED, &[(Done, "e5=NEW")], Missed),
        case("wild", JOINED, &[(Done, "c4* d4* f4* g4* h4*")], Missed),
        case("not-wild", STUCK, &[(Done, "pass")], Missed),
        case("not-wild", PARTED, &[(Missed, "d5* e5* e6* d7* f7*")], Done),
        case("ready", NEAR, &[(Done, "g6-e9=NS")], Missed),
        case("exit", NEAR, &[], Missed),
    ]);
    const LEAVING: &str =
        "sendas white=e9NS,e8NS,e7NESW,f7EW,g7SW,d7ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW";
    const APART: &str =
        "sendas white=c4EW,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e6NSW,d6EW,e7NS,e8NESW,d8ES,f8SW";
    const JOINED: &str =
        "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW";
    const PARTED: &str = "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW : pass";
    const HELD: &str =
        "sendas white=e9NS,c3EW,d3EW,e3NEW,f3SW,f2NE black=e8NS,e7NS,e6NES,f6SW,e5NS,e4NS : pass";
    const STUCK: &str =
        "sendas white=e9NS,c2EW,d2EW,e2NEW,f2EW,g2SW black=e3NS,e4NS,e5NS,e6NS,e7NS,e8NS : pass";
    const NEAR: &str =
        "sendas white=e8NS,e7NS,e6NESW,f6EW,g6EW,d6ES black=c3NE,d3EW,e3NEW,f3EW,g3NW,e4NESW";
}
