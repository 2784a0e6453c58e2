//! What can be asked of a position.

use super::{legal, names, picture::drawn, position, square};
use crate::{
    Direction, Side, Square,
    snorkels::{Piece, Position},
};

const PICTURE: &str = "
    . . . #
    P P . G
    . P G .
    . . . .
";

fn example() -> Position {
    drawn(Side::Purple, PICTURE)
}

#[test]
fn squares_go_rank_by_rank_from_the_south_west() {
    assert_eq!(names(position("snorkels size=3").squares()), "a1 b1 c1 a2 b2 c2 a3 b3 c3");
    assert_eq!(legal(&example()).join(" "), "a1 b1 c1 d1 a2 d2 c3 a4 b4 c4");
}

#[test]
fn what_stands_where() {
    let at = |name| example().at(square(name));
    assert_eq!(at("a3"), Some(Piece::Purple));
    assert_eq!(at("c2"), Some(Piece::Green));
    assert_eq!(at("d4"), Some(Piece::Stone));
    assert_eq!(at("a1"), None);
    assert_eq!(at("e1"), None);
    assert_eq!(example().at(Square::new(255, 255)), None);
}

#[test]
fn groups_and_their_air() {
    let group = |name| names(example().group(square(name)));
    let air = |name| names(example().air(square(name)));
    for member in ["a3", "b3", "b2"] {
        assert_eq!(group(member), "b2 a3 b3");
        assert_eq!(air(member), "b1 a2 c3 a4 b4");
    }
    assert_eq!((group("c2").as_str(), air("c2").as_str()), ("c2", "c1 d2 c3"));
    assert_eq!((group("d3").as_str(), air("d3").as_str()), ("d3", "d2 c3"));
    for without_snorkel in ["a1", "d4", "e1", "z99"] {
        assert_eq!(group(without_snorkel), "", "{without_snorkel}");
        assert_eq!(air(without_snorkel), "", "{without_snorkel}");
    }
}

#[test]
fn tubes_breathe_through_empty_squares_only() {
    let breathes = |name| Direction::ALL.map(|way| example().breathes(square(name), way));
    // North, east, south, west.
    assert_eq!(breathes("a3"), [true, false, true, false]);
    assert_eq!(breathes("d3"), [false, false, true, true]);
    assert_eq!(breathes("c2"), [true, true, true, false]);
    assert_eq!(breathes("i9"), [false; 4]);
}

#[test]
fn who_cannot_breathe() {
    let position = drawn(
        Side::Purple,
        "
        G P .
        P . .
        . . P
    ",
    );
    assert_eq!(names(position.suffocated(Side::Green)), "a3");
    assert_eq!(names(position.suffocated(Side::Purple)), "");
}
