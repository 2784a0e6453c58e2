//! How a game ends by play.

use super::{diagram::drawn, only, position, square};
use crate::{
    EndReason, Forfeit, Game, MoveError, Outcome, Seat, Turn,
    snorkels::{
        Colour::{self, Green, Purple},
        End, Position,
    },
};

/// Plays one token on a diagram in which seat 1 has purple. Checks that `end`, the outcome and the
/// earlier prediction agree.
fn play(to_place: Colour, diagram: &str, token: &str) -> Position {
    let before = drawn(to_place, diagram);
    let by = square(token);
    let mut position = before;
    position.play(position.parse(token).unwrap()).unwrap();
    let captured = position.outcome().map(|outcome| {
        if outcome.reason == EndReason::Capture { to_place.other() } else { to_place }
    });
    assert_eq!(before.would_capture(by), captured);
    assert_eq!(position.end(), captured.map(|captured| End::Capture { by, captured }));
    if let Some(captured) = captured {
        assert_eq!(position.outcome().unwrap().winners, only_colour(captured.other()));
        assert!(!position.suffocated(captured).is_empty());
    }
    assert_eq!(position.would_capture(by), None, "it is taken");
    position
}

fn only_colour(colour: Colour) -> crate::Seats {
    only(if colour == Purple { 1 } else { 2 })
}

fn outcome(to_place: Colour, diagram: &str, token: &str) -> Option<Outcome> {
    play(to_place, diagram, token).turn().outcome()
}

fn won(seat: u8, reason: EndReason) -> Option<Outcome> {
    Some(Outcome { winners: only(seat), reason })
}

#[test]
fn the_last_air_of_a_snorkel_is_taken() {
    let diagram = "
        . . . .
        . G . .
        G P . .
        . G . .
    ";
    assert_eq!(outcome(Green, diagram, "c2"), won(2, EndReason::Capture));
    assert_eq!(outcome(Green, diagram, "c3"), None);
    assert_eq!(outcome(Purple, diagram, "c2"), None);
}

#[test]
fn a_group_shares_its_air() {
    // The snorkel in the corner has no air of its own; its group breathes at d1.
    let diagram = "
        . . . .
        . . . .
        G G G .
        P P P .
    ";
    assert_eq!(outcome(Green, diagram, "d1"), won(2, EndReason::Capture));
    assert_eq!(outcome(Purple, diagram, "d1"), None);
    assert!(drawn(Green, diagram).suffocated(Purple).is_empty());
}

#[test]
fn snorkels_that_touch_at_a_corner_are_not_a_group() {
    let diagram = "
        . . .
        G P .
        . G .
    ";
    assert_eq!(outcome(Purple, diagram, "a1"), won(2, EndReason::SelfCapture));
}

#[test]
fn one_of_several_groups_is_enough() {
    let diagram = "
        P G . .
        . P . .
        . . . .
        P . . .
    ";
    let position = play(Purple, diagram, "c4");
    assert_eq!(position.turn().outcome(), won(1, EndReason::Capture));
    assert_eq!(position.suffocated(Green).to_string(), "b4");
    assert_eq!(position.suffocated(Purple).to_string(), "");
}

#[test]
fn two_groups_are_captured_at_once() {
    // c3 is the only air of both groups.
    let diagram = "
        . . . . .
        P P . P .
        G G . G P
        P P . P .
        . . . . .
    ";
    let position = play(Purple, diagram, "c3");
    assert_eq!(position.turn().outcome(), won(1, EndReason::Capture));
    assert_eq!(position.suffocated(Green).to_string(), "a3 b3 d3");
}

#[test]
fn the_own_last_air_is_filled() {
    let diagram = "
        . P P
        P G P
        P . P
    ";
    // At b1, the group fills its own last air. Purple still breathes at a3.
    assert_eq!(outcome(Green, diagram, "b1"), won(1, EndReason::SelfCapture));
    assert_eq!(outcome(Purple, diagram, "b1"), won(1, EndReason::Capture));
    // A new group at a3 has no air either.
    assert_eq!(outcome(Green, diagram, "a3"), won(1, EndReason::SelfCapture));
}

#[test]
fn joining_a_group_gives_it_the_air_of_the_new_snorkel() {
    let diagram = "
        G . .
        P . .
        G . .
    ";
    assert_eq!(outcome(Purple, diagram, "b2"), None);
    assert_eq!(outcome(Green, diagram, "b2"), won(2, EndReason::Capture));
}

#[test]
fn where_both_are_blocked_the_mover_wins() {
    // b2 is the last air of both groups.
    let diagram = "
        # # #
        P . G
        # # #
    ";
    assert_eq!(outcome(Purple, diagram, "b2"), won(1, EndReason::Capture));
    assert_eq!(outcome(Green, diagram, "b2"), won(2, EndReason::Capture));
}

#[test]
fn a_full_board_leaves_nobody_undecided() {
    let diagram = "
        P P P
        G . G
        P P P
    ";
    for (side, seat) in [(Purple, 1), (Green, 2)] {
        assert_eq!(outcome(side, diagram, "b2"), won(seat, EndReason::Capture));
    }
}

#[test]
fn stones_block_like_the_wall() {
    let diagram = "
        . . . .
        . # . .
        # P . .
        . G . .
    ";
    assert_eq!(outcome(Green, diagram, "c2"), won(2, EndReason::Capture));
    let diagram = "
        # . .
        . # .
        . . .
    ";
    assert_eq!(outcome(Green, diagram, "b3"), None);
    let diagram = "
        # . #
        . # .
        . . .
    ";
    assert_eq!(outcome(Green, diagram, "b3"), won(1, EndReason::SelfCapture));
}

#[test]
fn a_first_snorkel_without_air_loses_before_any_choice() {
    for line in ["snorkels stones=a2,b1 : a1", "snorkels size=3 stones=a2,b1,b3 : a3"] {
        let position = position(line);
        assert_eq!(position.turn().outcome(), won(2, EndReason::SelfCapture), "{line}");
        assert!(!position.is_choice());
        assert_eq!(super::refusal(&format!("{line} swap")), MoveError::Over);
    }
}

#[test]
fn seats_win_by_the_colour_that_they_chose() {
    // The same squares without the swap: purple is captured at a1.
    let kept = position("snorkels size=3 : a1 a2 c3 b1");
    assert_eq!(kept.turn(), Turn::Over(Outcome { winners: only(2), reason: EndReason::Capture }));
    let swapped = position("snorkels size=3 : a1 swap a2 c3 b1");
    assert_eq!(
        swapped.turn(),
        Turn::Over(Outcome { winners: only(1), reason: EndReason::Capture })
    );
    // A colour that captures itself loses for its seat.
    let own = position("snorkels size=3 stones=a2 : b1 c3 b2 a1");
    assert_eq!(own.turn().outcome(), won(1, EndReason::SelfCapture));
    let own = position("snorkels size=3 stones=a2 : b1 swap c3 b2 a1");
    assert_eq!(own.turn().outcome(), won(2, EndReason::SelfCapture));
}

/// Game lines at whose end a seat is to move, with that seat.
const POINTS: [(&str, Seat); 6] = [
    ("snorkels :", Seat::ONE),
    ("snorkels : d4", Seat::TWO),
    ("snorkels : d4 e5", Seat::ONE),
    ("snorkels : d4 e5 c3", Seat::TWO),
    ("snorkels : d4 swap", Seat::ONE),
    ("snorkels : d4 swap e5", Seat::TWO),
];

#[test]
fn who_resigns_or_runs_out_of_time_loses_at_every_point() {
    for (line, seat) in POINTS {
        assert_eq!(position(line).turn(), Turn::Move(seat), "{line}");
        let winner = seat.next(2).number();
        for (token, why, reason) in [
            ("resign", Forfeit::Resignation, EndReason::Resignation(seat)),
            ("time", Forfeit::Time, EndReason::Time(seat)),
        ] {
            let over = position(&format!("{line} {token}"));
            assert_eq!(over.outcome(), won(winner, reason), "{line} {token}");
            assert_eq!(over.end(), Some(End::Forfeit(why)), "{line} {token}");
            assert_eq!(over.value(seat), Some(0.0), "{line} {token}");
        }
    }
}

#[test]
fn a_draw_is_agreed_at_every_point() {
    for (line, _) in POINTS {
        let outcome = position(&format!("{line} draw")).turn().outcome().unwrap();
        assert!(outcome.winners.is_empty(), "{line}");
        assert_eq!(outcome.reason, EndReason::Agreement, "{line}");
        assert_eq!(position(&format!("{line} draw")).end(), Some(End::Agreement), "{line}");
    }
}

#[test]
fn nothing_follows_the_end() {
    for end in [
        "snorkels : resign",
        "snorkels : d4 time",
        "snorkels : d4 draw",
        "snorkels size=3 : a1 a2 c3 b1",
    ] {
        for token in ["c2", "swap", "resign", "time", "draw"] {
            assert_eq!(super::refusal(&format!("{end} {token}")), MoveError::Over, "{end} {token}");
        }
        assert!(super::legal(&position(end)).is_empty(), "{end}");
        assert!(!position(end).is_choice());
        assert_eq!(position(end).would_capture(square("c2")), None, "{end}");
    }
}
