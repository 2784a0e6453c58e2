//! The cases of the printed rules, and the limits of each rule.

use super::*;
use crate::{EndReason, Forfeit, Seat, Turn};

/// White's trail runs through black's. The black column is linked with white's cross on e4.
const JOINED: [&str; 9] = [
    "·········",
    "·········",
    "···╔╬╗···",
    "····║····",
    "···═╣····",
    "··┌─┼─┬┐·",
    "·········",
    "·········",
    "·········",
];

/// The same, but black's column ends one square higher.
const APART: [&str; 9] = [
    "·········",
    "···╔╬╗···",
    "····║····",
    "···═╣····",
    "·········",
    "··┌─┼─┬┐·",
    "·········",
    "·········",
    "·········",
];

/// Five black pieces connect the white piece on e9 with the rest of white. The sixth is at the
/// side.
const HELD: [&str; 9] = [
    "····│····",
    "····║····",
    "····║····",
    "····╠╗···",
    "····║····",
    "····║····",
    "··──┴┐···",
    "·····└···",
    "·········",
];

/// All six black pieces are needed.
const STUCK: [&str; 9] = [
    "····│····",
    "····║····",
    "····║····",
    "····║····",
    "····║····",
    "····║····",
    "····║····",
    "··──┴─┐··",
    "·········",
];

#[test]
fn drawing_and_reading_a_board_are_inverses() {
    for rows in [JOINED, APART, HELD, STUCK] {
        assert_eq!(drawn(&after(rows, "")), rows.map(str::to_owned));
    }
}

#[test]
fn a_joined_trail_carries_pieces_of_both_colours() {
    let joined = after(JOINED, "");
    assert!(joined.is_joined());
    assert_eq!(refusal(&joined, "c4-e8=SW"), None);
    assert_eq!(
        drawn(&after(JOINED, "c4-e8=SW"))[..4],
        ["·········", "····┐····", "···╔╬╗···", "····║····"]
    );

    let apart = after(APART, "");
    assert!(!apart.is_joined());
    assert_eq!(refusal(&apart, "c4-e9=SW"), cut(Colour::White, "e9"));
}

#[test]
fn a_piece_that_holds_the_other_colour_together_has_to_stay() {
    let held = after(HELD, "pass");
    let movable: Squares = held
        .pieces(Colour::Black)
        .iter()
        .filter(|from| legal(&held).iter().any(|token| token.starts_with(&format!("{from}-"))))
        .collect();
    assert_eq!(movable, squares("f6"));
    assert_eq!(refusal(&held, "e5-g6"), cut(Colour::Black, "e4 g6"));
    // On f5, it would be linked with f6. Black would stay whole, but white would not.
    assert_eq!(refusal(&held, "e4-f5"), cut(Colour::White, "e9"));
    assert_eq!(held.cut_without(Square::new(4, 7)), own_cut(Colour::White, "e9"));
    assert_eq!(held.cut_without(Square::new(5, 5)), None);
    assert_eq!(held.landings(Square::new(4, 7)), Squares::NONE);
    assert!(held.landings(Square::new(4, 8)).is_empty(), "white is not to move");
}

fn own_cut(colour: Colour, names: &str) -> Option<Cut> {
    Some(Cut { colour, pieces: squares(names) })
}

#[test]
fn without_a_move_one_can_flip_or_pass() {
    let stuck = after(STUCK, "pass");
    assert_eq!(legal(&stuck), ["e3*", "e4*", "e5*", "e6*", "e7*", "e8*", "pass"]);
}

#[test]
fn a_trail_may_part_from_the_other_as_long_as_each_colour_stays_whole() {
    let parted = after(JOINED, "pass e5=NEW");
    assert!(!parted.is_joined());
    let middle = ["····║····", "···═╩····", "··┌─┼─┬┐·"];
    assert_eq!(drawn(&parted)[3..6], middle);
    // The trails can be joined again.
    assert!(after(JOINED, "pass e5=NEW pass e5=NSW").is_joined());
}

#[test]
fn a_piece_leaves_past_one_of_its_own() {
    let rows = [
        "····│····",
        "····│····",
        "····├┐···",
        "····└┘···",
        "·········",
        "·········",
        "··╔═╦═╗··",
        "····╚····",
        "·········",
    ];
    let position = after(rows, "");
    assert!(!position.is_joined());
    let exits = |position: &Position| -> Vec<_> {
        legal(position).into_iter().filter(|token| token.ends_with("10")).collect()
    };
    assert_eq!(exits(&position), ["e6-e10", "f6-e10", "f7-e10"]);
    // The lifted piece was needed: it cuts off what is below it.
    assert_eq!(refusal(&position, "e8-e10"), cut(Colour::White, "e6 f6 e7 f7"));
    // A piece cannot leave past its own square, or past a closed side.
    let no_way = |square| Some(super::super::MoveError::NoWayOut(square).into());
    assert_eq!(refusal(&position, "e9-e10"), no_way(Square::new(4, 8)));
    assert_eq!(refusal(&position, "e6-d10"), no_way(Square::new(3, 8)));
    assert_eq!(refusal(&at("sendas"), "c1-d10"), no_way(Square::new(3, 8)));
    assert_eq!(refusal(&position, "e6-j10"), Some(MoveError::OffBoard(Square::new(9, 8))));

    let over = after(rows, "e6-e10");
    let outcome = over.turn().outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::Exit);
    assert!(outcome.winners.contains(Colour::White.seat()));
    assert_eq!(over.pieces(Colour::White).len(), 5);
    assert!(legal(&over).is_empty());
    assert_eq!(refusal(&over, "pass"), Some(MoveError::Over));
}

#[test]
fn a_piece_leaves_past_one_of_the_other_colour_while_the_trails_are_joined() {
    let rows = [
        "····║····",
        "····║····",
        "····║····",
        "····╠╗···",
        "····║····",
        "··┌─┼─┬┐·",
        "·········",
        "·········",
        "·········",
    ];
    assert_eq!(refusal(&after(rows, ""), "c4-e10"), None);
    assert_eq!(refusal(&after(rows, ""), "d4-e10"), cut(Colour::White, "c4"));
    let over = after(rows, "c4-e10");
    assert!(matches!(over.turn(), Turn::Over(outcome) if outcome.reason == EndReason::Exit));

    // Black's trail parts from white's, so white cannot leave here any more.
    let parted = after(rows, "pass e5-f5");
    assert!(!parted.is_joined());
    assert_eq!(refusal(&parted, "c4-e10"), cut(Colour::White, "d4 e4 f4 g4 h4"));
}

#[test]
fn a_piece_that_holds_the_other_colour_together_cannot_leave_either() {
    // White's e5 links both halves of black. White would be whole without it.
    let rows = [
        "····│····",
        "····│····",
        "····│····",
        "··╔═┼─···",
        "··╚═─══··",
        "·········",
        "·········",
        "·········",
        "·········",
    ];
    let position = after(rows, "");
    assert_eq!(refusal(&position, "f6-e10"), None);
    assert_eq!(refusal(&position, "e5-e10"), cut(Colour::Black, "f5 g5"));
}

#[test]
fn black_leaves_over_the_south_edge() {
    let rows = [
        "·········",
        "··┌─┬─┐··",
        "····┘····",
        "·········",
        "·········",
        "····╔╗···",
        "····╠╝···",
        "····║····",
        "····║····",
    ];
    let position = after(rows, "pass");
    assert_eq!(refusal(&position, "e4-e0"), None);
    assert_eq!(
        refusal(&position, "e4-e10"),
        Some(super::super::MoveError::WrongEdge(Colour::Black).into())
    );
    let over = after(rows, "pass e4-e0");
    assert!(over.turn().outcome().unwrap().winners.contains(Colour::Black.seat()));
    // White cannot leave over rank 1, even with a white piece there.
    assert_eq!(
        refusal(&after(rows, ""), "c8-e0"),
        Some(super::super::MoveError::WrongEdge(Colour::White).into())
    );
}

#[test]
fn a_piece_is_turned_over_only_while_all_hang_together() {
    use super::super::MoveError as Own;
    let joined = after(JOINED, "");
    assert_eq!(refusal(&joined, "c4*"), None);
    assert_eq!(refusal(&joined, "e4*"), Some(Own::AlreadyCross(Square::new(4, 3)).into()));
    assert_eq!(refusal(&joined, "e5*"), Some(Own::NotYours(Square::new(4, 4)).into()));
    assert_eq!(refusal(&joined, "a1*"), Some(Own::NoPiece(Square::new(0, 0)).into()));

    let flipped = after(JOINED, "c4*");
    let piece = flipped.at(Square::new(2, 3)).unwrap();
    assert_eq!((piece.ends, piece.wildcard), (Ends::ALL, true));
    // It remains a wildcard wherever it moves, and cannot be turned over again.
    let moved = after(JOINED, "c4* pass c4-h3 pass");
    assert!(moved.at(Square::new(7, 2)).unwrap().wildcard);
    assert_eq!(refusal(&moved, "h3*"), Some(Own::AlreadyCross(Square::new(7, 2)).into()));

    let apart = after(APART, "");
    assert_eq!(refusal(&apart, "c4*"), Some(Own::NotJoined.into()));
    assert!(legal(&apart).iter().all(|token| !token.ends_with('*')));
}

#[test]
fn a_move_changes_something_and_keeps_the_shape() {
    use super::super::MoveError as Own;
    let position = after(JOINED, "");
    assert_eq!(refusal(&position, "c4=ES"), Some(Own::NoChange(Square::new(2, 3)).into()));
    assert_eq!(refusal(&position, "c4-c4"), Some(Own::NoChange(Square::new(2, 3)).into()));
    assert_eq!(refusal(&position, "c4=NS"), Some(Own::OtherShape(Square::new(2, 3)).into()));
    assert_eq!(refusal(&position, "c4=NE"), None);
    assert_eq!(refusal(&position, "c4=SW"), cut(Colour::White, "c4"));
    assert_eq!(refusal(&position, "c4-e5"), Some(MoveError::Occupied(Square::new(4, 4))));
    assert_eq!(refusal(&position, "c4-j4"), Some(MoveError::OffBoard(Square::new(9, 3))));
    assert_eq!(refusal(&position, "j4-c4"), Some(MoveError::OffBoard(Square::new(9, 3))));
    // Unchanged ends are refused, also in a move built by a program.
    let mv = Move::Put { from: Square::new(2, 3), to: Square::new(1, 3), ends: Ends::parse("ES") };
    assert_eq!(position.check(mv), Err(MoveError::Spelling("c4-b4".into())));
}

#[test]
fn a_piece_may_be_anywhere_while_it_is_in_the_air() {
    // A piece in the middle of a trail may move if it closes the gap again.
    let rows = [
        "··╔═╦═╗··",
        "····╚····",
        "·········",
        "·········",
        "··┌┐·····",
        "··│├┐····",
        "··└······",
        "·········",
        "·········",
    ];
    let position = after(rows, "");
    assert_eq!(position.cut_without(Square::new(2, 4)), own_cut(Colour::White, "c3 c4"));
    assert_eq!(refusal(&position, "c5-d3=NW"), None);
    assert_eq!(refusal(&position, "c5-c6"), cut(Colour::White, "c3 c4 c6"));
}

#[test]
fn the_side_to_move_can_give_up_or_run_out_of_time() {
    for (why, reason) in [
        (Forfeit::Resignation, EndReason::Resignation as fn(Seat) -> EndReason),
        (Forfeit::Time, EndReason::Time),
    ] {
        for (tokens, loser) in [("", Colour::White), ("pass", Colour::Black)] {
            let mut position = after(JOINED, tokens);
            position.forfeit(why).unwrap();
            let outcome = position.outcome().unwrap();
            assert_eq!(outcome.reason, reason(loser.seat()));
            assert!(outcome.winners.iter().eq([loser.other().seat()]));
            assert_eq!(position.forfeit(why), Err(MoveError::Over));
            assert_eq!(position.agree_draw(), Err(MoveError::Over));
            assert!(position.exited_piece().is_none() && position.legal().is_empty());
        }
    }
    assert_eq!(at("sendas : pass resign").outcome().unwrap().reason, {
        EndReason::Resignation(Seat::TWO)
    });
    assert_eq!(at("sendas : pass time").outcome().unwrap().reason, EndReason::Time(Seat::TWO));
}

#[test]
fn two_seats_play_a_colour_each() {
    let position = at("sendas");
    assert_eq!(position.seats(), 2);
    for colour in Colour::ALL {
        assert_eq!(position.side(colour.seat()), Some(colour.into()));
        assert_eq!(Colour::from_seat(colour.seat()), Some(colour));
        assert_eq!(colour.gate(4).rank, colour.far_rank());
    }
    assert_eq!(position.side(Seat::THREE), None);
}

#[test]
fn the_players_can_agree_on_a_draw() {
    let mut position = after(JOINED, "");
    position.agree_draw().unwrap();
    let outcome = position.outcome().unwrap();
    assert_eq!(outcome.reason, EndReason::Agreement);
    assert!(outcome.winners.is_empty());
    assert_eq!((position.value(Seat::ONE), position.value(Seat::TWO)), (Some(0.5), Some(0.5)));
    assert_eq!(position.score(), None);
    assert_eq!(position.margin(Seat::ONE), None);
    assert_eq!(at("sendas : draw").outcome(), Some(outcome));
}
