use super::{diagram::drawn, legal, position, square};
use crate::{
    Direction, Square,
    snorkels::{
        Colour::{Green, Purple},
        Piece, Position,
        Tube::{self, Blocked, Open, Shared},
    },
};

const PICTURE: &str = "
    . . . #
    P P . G
    . P G .
    . . . .
";

fn example() -> Position {
    drawn(Purple, PICTURE)
}

#[test]
fn squares_go_rank_by_rank_from_the_south_west() {
    let squares = position("snorkels size=3").squares().map(|square| square.to_string());
    assert_eq!(squares.collect::<Vec<_>>().join(" "), "a1 b1 c1 a2 b2 c2 a3 b3 c3");
    assert_eq!(legal(&example()).join(" "), "a1 b1 c1 d1 a2 d2 c3 a4 b4 c4");
}

#[test]
fn what_stands_where() {
    let at = |name| example().at(square(name));
    assert_eq!(at("a3"), Some(Piece::Snorkel(Purple)));
    assert_eq!(at("c2"), Some(Piece::Snorkel(Green)));
    assert_eq!(at("d4"), Some(Piece::Stone));
    assert_eq!(at("a1"), None);
    assert_eq!(at("e1"), None);
    assert_eq!(example().at(Square::new(255, 255)), None);
}

#[test]
fn what_stands_anywhere() {
    let game = example();
    assert_eq!(game.empty().to_string(), "a1 b1 c1 d1 a2 d2 c3 a4 b4 c4");
    assert_eq!(game.stones().to_string(), "d4");
    assert_eq!(game.snorkels(Purple).to_string(), "b2 a3 b3");
    assert_eq!(game.snorkels(Green).to_string(), "c2 d3");
    assert_eq!(position("snorkels stones=c3,a1").stones().to_string(), "a1 c3");
}

#[test]
fn groups_and_their_air() {
    let group = |name: &str| {
        let group = example().group(square(name))?;
        Some((group.colour, group.squares.to_string(), group.air.to_string()))
    };
    for member in ["a3", "b3", "b2"] {
        assert_eq!(group(member), Some((Purple, "b2 a3 b3".into(), "b1 a2 c3 a4 b4".into())));
    }
    assert_eq!(group("c2"), Some((Green, "c2".into(), "c1 d2 c3".into())));
    assert_eq!(group("d3"), Some((Green, "d3".into(), "d2 c3".into())));
    for without_snorkel in ["a1", "d4", "e1", "z99"] {
        assert_eq!(group(without_snorkel), None, "{without_snorkel}");
    }
    let firsts = |colour| {
        let firsts = example().groups(colour).map(|group| group.squares.first().unwrap());
        firsts.map(|first| first.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(firsts(Purple), ["b2"]);
    assert_eq!(firsts(Green), ["c2", "d3"]);
    assert_eq!(position("snorkels").groups(Purple).count(), 0);
}

#[test]
fn groups_on_the_largest_board() {
    let game = position("snorkels size=9 : i9 a1 h9 i1 i8 b1");
    let group = game.group(square("i9")).unwrap();
    assert_eq!(
        (group.squares.to_string(), group.air.to_string()),
        ("i8 h9 i9".into(), "i7 h8 g9".into())
    );
    assert_eq!(game.groups(Green).map(|group| group.squares.len()).collect::<Vec<_>>(), [2, 1]);
}

#[test]
fn a_tube_ends_in_air_in_another_or_nowhere() {
    let tubes = |name| Direction::ALL.map(|way| example().tube(square(name), way).unwrap());
    // North, east, south, west.
    assert_eq!(tubes("a3"), [Open, Shared, Open, Blocked]);
    assert_eq!(tubes("d3"), [Blocked, Blocked, Open, Open]);
    assert_eq!(tubes("c2"), [Open, Open, Open, Blocked]);
    for without_snorkel in ["a1", "d4", "e1", "i9"] {
        let tubes = Direction::ALL.map(|way| example().tube(square(without_snorkel), way));
        assert_eq!(tubes, [None::<Tube>; 4], "{without_snorkel}");
    }
}

#[test]
fn sets_of_squares() {
    let set = example().stones();
    assert_eq!((set.len(), set.is_empty(), set.first()), (1, false, Some(square("d4"))));
    assert!(set.contains(square("d4")));
    assert!(!set.contains(square("c4")) && !set.contains(Square::new(255, 255)));
    let mut all = example().empty().into_iter();
    assert_eq!(all.len(), 10);
    assert_eq!((all.next(), all.len()), (Some(square("a1")), 9));
    assert_eq!(all.size_hint(), (9, Some(9)));
    let none = position("snorkels").stones();
    assert_eq!((none.len(), none.is_empty(), none.first()), (0, true, None));
    assert_eq!(format!("{:?}", example().snorkels(Green)), "[c2 d3]");
    // The same set of squares on two boards.
    let (small, large) = (position("snorkels size=3"), position("snorkels size=4"));
    assert_ne!(small.stones(), large.stones());
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 64);
}

#[test]
fn what_would_be_captured() {
    let diagram = "
        . . . .
        . G . .
        G P . .
        . G . .
    ";
    let by = |to_place, name| drawn(to_place, diagram).would_capture(square(name));
    assert_eq!((by(Green, "c2"), by(Purple, "c2")), (Some(Purple), None));
    assert_eq!((by(Green, "a1"), by(Purple, "a1")), (None, Some(Purple)));
    for taken_or_off in ["a2", "b2", "e1", "z99"] {
        assert_eq!(by(Green, taken_or_off), None, "{taken_or_off}");
    }
}

#[test]
fn who_cannot_breathe() {
    let position = drawn(
        Purple,
        "
        G P .
        P . .
        . . P
    ",
    );
    assert_eq!(position.suffocated(Green).to_string(), "a3");
    assert_eq!(position.suffocated(Purple).to_string(), "");
}
