use super::{
    super::{Edge, Move, MoveError as Reason, TileKind},
    diagram::{assert_diagram, rim},
    legal, position, refusal,
};
use crate::{Direction, Game, MoveError, Square};

/// One tile with mouths in the north, the east and the south.
const FIRST: &str = "tayu : +036 i9h036";

fn edge(square: &str, direction: Direction) -> Edge {
    Edge { square: Square::parse(square).unwrap(), direction }
}

#[test]
fn the_first_tile_covers_the_centre() {
    position("tayu : +012 k10h012");
    position("tayu : +012 j8v456");
    for outside in ["l10h012", "j8h012", "j7v456", "h9v012"] {
        assert_eq!(refusal(&format!("tayu : +012 {outside}")), Reason::OffCentre.into());
    }
}

#[test]
fn mouth_meets_mouth_and_blank_meets_blank() {
    let game = position(&format!("{FIRST} +237 l9h367 +237 h11v237 +017 j10h017"));
    assert_diagram(
        &game,
        "h9",
        "m12",
        "
        +-o-+
        |   |
        +   +
        |   |
        +   +-o-+-o-+---+
        |   o           |
        +-o-+---+---+---+---+---+
        |           o           o
        +-o-+---+---+-o-+---+---+
        ",
    );
}

#[test]
fn a_mouth_may_not_meet_a_blank() {
    assert_diagram(
        &position(FIRST),
        "h9",
        "j9",
        "
        +-o-+---+---+
        |           o
        +-o-+---+---+
        ",
    );
    for (token, square) in
        [("+012 i10h456", "j10"), ("+125 i10h156", "i10"), ("+025 i10h146", "j10")]
    {
        let blank = edge(square, Direction::South);
        assert_eq!(refusal(&format!("{FIRST} {token}")), Reason::MouthOnBlank(blank).into());
    }
}

#[test]
fn a_blank_may_not_meet_a_mouth() {
    let east_of_j9 = edge("k9", Direction::West);
    for (token, at) in [
        ("+012 k10v012", east_of_j9),
        ("+034 l9h034", east_of_j9),
        ("+012 i10h012", edge("h10", Direction::South)),
    ] {
        assert_eq!(refusal(&format!("{FIRST} {token}")), Reason::BlankOnMouth(at).into());
    }
    // After half a turn, the same tile has its mouth there.
    position(&format!("{FIRST} +034 l9h047"));
}

#[test]
fn touching_without_a_join_is_not_enough() {
    // Blank meets blank everywhere, and no mouth meets a mouth.
    let game = format!("{FIRST} +012");
    for touching in ["i11v012", "i11v456", "j8h456"] {
        assert_eq!(refusal(&format!("{game} {touching}")), Reason::NoJoin.into());
    }
    assert_eq!(refusal(&format!("{game} d4h012")), Reason::Apart.into());
    // A mouth that faces an empty square joins nothing either.
    assert_eq!(refusal(&format!("{game} j12v012")), Reason::Apart.into());
}

#[test]
fn a_tile_stays_on_the_board_and_off_the_others() {
    let game = format!("{FIRST} +012");
    let over = |token: &str| refusal(&format!("{game} {token}"));
    assert_eq!(over("a4h012"), Reason::OverRim(Direction::West).into());
    assert_eq!(over("r4h012"), Reason::OverRim(Direction::East).into());
    assert_eq!(over("d1v012"), Reason::OverRim(Direction::South).into());
    assert_eq!(over("d18v012"), Reason::OverRim(Direction::North).into());
    assert_eq!(over("s4h012"), MoveError::OffBoard(Square::new(18, 3)));
    assert_eq!(over("z99v012"), MoveError::OffBoard(Square::new(25, 98)));
    assert_eq!(over("k9h012"), MoveError::Occupied(Square::new(9, 8)));
    assert_eq!(over("h10v012"), MoveError::Occupied(Square::new(7, 8)));
}

#[test]
fn a_tile_may_face_the_rim_and_empty_squares() {
    let game = position("tayu : +017 j9h345 +037 m9h347 +037 p9h347 +034 r10v034");
    assert_diagram(
        &game,
        "i9",
        "r11",
        "
                                            +---+
                                            |   o
                                            +   +
                                            |   |
        +---+---+---+---+---+---+---+---+---+   +
        |           o           o           o   |
        +---+-o-+-o-+---+---+-o-+---+---+-o-+-o-+
        ",
    );
    // The tile has three edges at the east rim. Only the one at rank 11 is a mouth, and it is not a spring.
    assert_eq!(
        (rim(&game, Direction::East).as_str(), game.total(Direction::East)),
        ("..:.....::o....:..", 1)
    );
}

#[test]
fn the_network_can_close_at_the_second_tile() {
    let game = position("tayu : +012 i11v456 +012 h11v012");
    assert_diagram(
        &game,
        "h10",
        "i12",
        "
        +---+---+
        |   o   |
        +   +   +
        |   o   |
        +   +   +
        |   o   |
        +---+---+
        ",
    );
    assert_eq!(game.open_mouths().count(), 0);
    assert!(!game.anything_fits());
    assert_eq!(legal(&game).len(), 28);
}

#[test]
fn a_tile_must_be_the_drawn_one() {
    assert_eq!(refusal(&format!("{FIRST} i12v012")), MoveError::ChanceDue);
    assert_eq!(refusal(&format!("{FIRST} +012 +013")), MoveError::DecisionDue);
    let drawn = TileKind::all().next().unwrap();
    assert_eq!(refusal(&format!("{FIRST} +012 l9h347")), Reason::NotDrawn { drawn }.into());
}

#[test]
fn a_kind_can_be_drawn_three_times() {
    let game = position("tayu : +012 i9h012 +012 h10h456 +012 k10h456");
    let kind = TileKind::all().next().unwrap();
    assert_eq!(game.remaining(kind), 0);
    assert_eq!(legal(&game).len(), 27);
    assert_eq!(game.check(Move::Draw(kind)), Err(Reason::NoneLeft(kind).into()));
    assert_eq!(game.weight(Move::Draw(kind)), 0);
}
