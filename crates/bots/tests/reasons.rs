//! The reasons for moves in worked positions.

#![allow(clippy::unwrap_used)]

use cauce_bots::{Explain, Reason, Searcher};
use cauce_rules::{Direction, GameLine, caminos, sendas, snorkels, tayu};

fn game<G: Explain>(line: &str) -> G {
    line.parse::<GameLine<G>>().unwrap().position()
}

/// Returns the reasons for a move after a game line, without a search.
fn explained<G: Explain>(line: &str, mv: &str) -> Vec<Reason> {
    let game = game::<G>(line);
    let mv = game.parse(mv).unwrap();
    game.check(mv).unwrap();
    game.explain(mv)
}

fn searched<G: Explain>(line: &str, mv: &str, steps: u32) -> Vec<Reason> {
    let game = game::<G>(line);
    let mv = game.parse(mv).unwrap();
    let mut searcher = Searcher::new(game, 1);
    searcher.think(|made| made == steps);
    searcher.reasons(mv)
}

#[test]
fn reasons_in_snorkels_cover_captures_rescues_threats_and_joins() {
    let explained = explained::<snorkels::Position>;
    assert_eq!(explained("snorkels size=3 : a1 a2 c3", "b1"), [Reason::Captures { snorkels: 1 }]);
    assert_eq!(explained("snorkels size=5 : a1 a2", "b1"), [Reason::Saves { snorkels: 1 }]);
    assert_eq!(explained("snorkels size=5 : c3 a1", "a2"), [Reason::Threatens { snorkels: 1 }]);
    // Two groups of one snorkel each do not count as a group of two.
    let line = "snorkels size=4 : c3 b3 c2 a3 b2 c4 d3 a1 d2 c1";
    assert_eq!(explained(line, "b1"), [Reason::Threatens { snorkels: 1 }]);
    assert_eq!(explained("snorkels size=5 : a1 e1 a3 e2", "a2"), [Reason::Joins { groups: 2 }]);
    assert_eq!(explained("snorkels size=5 : c3", "swap"), []);
    let narrowed = Reason::Narrows { snorkels: 1 };
    assert!(explained("snorkels size=5 : c3 c2 e5", "c4").contains(&narrowed));
    assert_eq!(explained("snorkels size=5 : c3 a1", "c2"), [Reason::Airs { before: 4, air: 6 }]);
    assert!(!explained("snorkels size=5 : c3 swap", "c2").contains(&narrowed));
}

#[test]
fn a_snorkel_takes_safe_squares_from_the_other_side() {
    // In the corner between the stones, green could place on a1, a2, b1 and b2. With purple on b2,
    // only a1 has two squares of air left.
    let reasons = explained::<snorkels::Position>("snorkels size=5 stones=c1,c2,a3 : e5 e1", "b2");
    assert_eq!(reasons, [Reason::Robs { squares: 3, left: 17 }]);
    // If there is no stronger reason, the number of safe squares is compared.
    let position = game::<snorkels::Position>("snorkels stones=c1,c2,a3 : g7 e1 b2 g1");
    let mut all = cauce_rules::Game::legal(&position).into_iter();
    assert!(all.any(|mv| matches!(position.explain(mv)[..], [Reason::Breathes { .. }])));
}

#[test]
fn a_quiet_placement_in_snorkels_gets_a_minor_reason() {
    let explained = explained::<snorkels::Position>;
    // First next to a snorkel in the middle, then far from all.
    assert_eq!(explained("snorkels : d4 swap", "d5"), [Reason::Presses { air: 3 }]);
    assert_eq!(explained("snorkels : d4 swap", "f6"), [Reason::Opens { air: 4 }]);
}

#[test]
fn the_search_reports_wins_and_only_moves() {
    let searched = searched::<snorkels::Position>;
    assert_eq!(searched("snorkels size=5 : a1 a2", "b1", 50)[0], Reason::Only);
    assert!(!searched("snorkels size=5 : c3 a1", "a2", 50).contains(&Reason::Only));
    // On 3 x 3 without stones, the first snorkel wins in the middle, after at most seven plies.
    let mut game = game::<snorkels::Position>("snorkels size=3");
    game.waive_choice();
    let mv = cauce_rules::Game::parse(&game, "b2").unwrap();
    let mut searcher = Searcher::new(game, 1);
    searcher.think(|steps| steps == 5_000);
    assert!(matches!(searcher.reasons(mv)[0], Reason::Wins { plies: 7.. }), "{searcher:?}");
}

#[test]
fn illegal_and_losing_moves_get_no_reasons() {
    assert_eq!(searched::<snorkels::Position>("snorkels size=3 : b2", "b2", 50), []);
    // Green captures at once if purple does not save a1.
    assert_eq!(searched::<snorkels::Position>("snorkels size=5 : a1 a2", "d4", 50), []);
    assert_eq!(searched::<snorkels::Position>("snorkels : d4 resign", "a1", 50), []);
}

#[test]
fn reasons_in_caminos_cover_shortening_blocking_and_covering() {
    let explained = explained::<caminos::Position>;
    let reasons = explained("caminos", "T:c4c5c5c6");
    assert_eq!(reasons, [Reason::Shortens { squares: 3, left: 5 }]);
    let reasons = explained("caminos : T:c4c5c5c6", "T:b7c7c7d7");
    let [Reason::Blocks { squares: 1.. }, shortens] = reasons[..] else { panic!("{reasons:?}") };
    assert_eq!(shortens, Reason::Shortens { squares: 3, left: 5 });
    let reasons = explained("caminos : L:a1b1b1b1 O:a5a6b5b6", "L:b4b4b5b6");
    assert!(reasons.contains(&Reason::Covers { squares: 2 }), "{reasons:?}");
}

#[test]
fn reasons_in_sendas_cover_approaching_delaying_and_parting() {
    let explained = explained::<sendas::Position>;
    let line = "sendas white=c4ES,d4EW,e4NESW,f4EW,g4ESW,h4SW \
                black=e5NSW,d5EW,e6NS,e7NESW,d7ES,f7SW : pass";
    assert!(explained(line, "e5=NEW").contains(&Reason::Parts));
    assert!(explained(line, "pass").is_empty());
    // From e7, open to the north, white needs e8, e9 and the step over the edge. A piece on e8 saves
    // one move.
    let line = "sendas white=e7NS,e6NS,e5NS,e4NS,e3NS,e2NS black=a9NS,a8NS,a7NS,a6NS,a5NS,a4NS";
    assert_eq!(explained(line, "e2-e8"), [Reason::Approaches { moves: 2 }]);
    // Black needs one move more, so white may pass.
    assert_eq!(explained(line, "pass"), [Reason::Leads { moves: 3, left: 4 }]);
    // Black needs a3, a2, a1 and the step over the edge. With a2 taken, the way leads from a3 along
    // the third rank to g3, g2 and g1. With a3 taken, no open end is left.
    let line = "sendas white=b2EW,c2EW,d2EW,e2EW,f2EW,g2EW black=a9NS,a8NS,a7NS,a6NS,a5NS,a4NS";
    assert_eq!(explained(line, "g2-a2"), [Reason::Delays { moves: 6 }]);
    let line = "sendas white=b3EW,c3EW,d3EW,e3EW,f3EW,g3EW black=a9NS,a8NS,a7NS,a6NS,a5NS,a4NS";
    assert_eq!(explained(line, "g3-a3"), [Reason::Halts]);
    // The distance is the same, but from two squares instead of one.
    let line = "sendas : e2-c2 g9-c8=NW g1-b2=NE f9-b8";
    assert_eq!(explained(line, "f1-c3=NS"), [Reason::Widens { ways: 2 }]);
    let line = "sendas white=e9NS,e8NS,e7NES,f7SW,f6NW,e6NE black=c3ES,d3EW,e3ESW,f3EW,g3SW,e2NE";
    let game = game::<sendas::Position>(line);
    let exit = cauce_rules::Game::legal(&game).into_iter();
    let exit = exit.map(|mv| mv.to_string()).find(|mv| mv.ends_with("-e10")).unwrap();
    assert_eq!(searched::<sendas::Position>(line, &exit, 0), [Reason::Wins { plies: 1 }]);
}

#[test]
fn reasons_in_tayu_cover_channels_springs_and_walls() {
    let explained = explained::<tayu::Position>;
    // North and south belong to seat 1.
    assert_eq!(explained("tayu : +037", "i10v037"), [Reason::Channels { mouths: 2 }]);
    let north = "+037 i10v037 +037 i13v037 +037 i16v037";
    let three = format!("tayu players=3 : {north} +125");
    assert_eq!(
        explained(&three, "i18h125"),
        [Reason::Springs { mouths: 2, rim: Direction::North }]
    );
    // With two players it is the turn of east-west, who leave h18 blank.
    let two = format!("tayu : {north} +125");
    let warded = Reason::Wards { rim: Direction::North, before: 1, squares: 3 };
    let reasons = [Reason::Diverts { mouths: 1 }, Reason::Walls { edges: 1 }, warded];
    assert_eq!(explained(&two, "i18h125"), reasons);
    // East-west extends the water, but no mouth faces one of its rims directly.
    let nearer = Reason::Nears { rim: Direction::East, squares: 8 };
    assert_eq!(explained("tayu : +037 i10v037 +057", "k11h057"), [nearer]);
    // Some tiles block water that leads north or south, some do not.
    let position = game::<tayu::Position>("tayu : +037 i10v037 +057");
    let all = cauce_rules::Game::legal(&position);
    let diverts = |mv| position.explain(mv).contains(&Reason::Diverts { mouths: 1 });
    assert!(all.iter().any(|&mv| diverts(mv)) && !all.iter().all(|&mv| diverts(mv)));
    // With two springs in the south, two in the north score 4 x 4.
    let south = "+137 i7v137 +137 i4v137 +015 i2h015 +015 i1h145";
    let both = format!("tayu players=3 saboteur=1 : {north} {south} +125");
    let reasons = [
        Reason::Gains { before: 0, points: 16, rims: [4, 4] },
        Reason::Springs { mouths: 2, rim: Direction::North },
    ];
    assert_eq!(explained(&both, "i18h125"), reasons);
}
