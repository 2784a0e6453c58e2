use super::*;
use crate::{MoveError as Any, caminos::MoveError};

fn refusal(line: &str) -> Any {
    match line.parse::<GameLine<Position>>().map_err(|error| error.kind) {
        Err(crate::LineErrorKind::Illegal(illegal)) => illegal,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn the_heights_say_how_a_piece_lies() {
    let columns = |line: &str, token: &str| {
        let mv = after(line).parse(token).unwrap();
        mv.columns().map(|(_, base, cubes)| (base, cubes)).collect::<Vec<_>>()
    };
    let standing = "L:d4d4d4e4";
    assert_eq!(columns("caminos", standing), [(0, 3), (0, 1)], "on bare board it has a foot");
    let raised = "caminos : L:e4e4f4g4";
    assert_eq!(columns(raised, standing), [(0, 3), (2, 1)], "over two storeys it has an arm");
    let stairs = "Z:d4d4e4e4";
    assert_eq!(columns("caminos : O:e4e5f4f5", stairs), [(0, 2), (1, 2)], "stairs to the east");
    assert_eq!(columns("caminos : O:c4c5d4d5", stairs), [(1, 2), (0, 2)], "stairs to the west");
}

#[test]
fn spelling_is_canonical() {
    let spelling = |token: &str| refusal(&format!("caminos : {token}"));
    let canonical = |text: &str| Any::Spelling(text.to_owned());
    assert_eq!(spelling("L:e6d4d5d6"), canonical("L:d4d5d6e6"));
    assert_eq!(spelling("l:d4d5d6e6"), canonical("L:d4d5d6e6"));
    assert_eq!(spelling("L:D4D5D6E6"), canonical("L:d4d5d6e6"));
    for text in ["L", "Ld4d5d6e6", "X:d4d5d6e6", "L:d4d5d6e", "L:d4,d5,d6,e6", "LL:d4", ":d4"] {
        assert_eq!(spelling(text), Any::Unreadable(crate::GameKind::Caminos), "{text}");
    }
}

#[test]
fn a_refusal_says_why() {
    let not_the_shape = |shape| Any::from(MoveError::NotTheShape(shape));
    assert_eq!(refusal("caminos : L:"), not_the_shape(Shape::L));
    assert_eq!(refusal("caminos : L:d4d5d6d7"), not_the_shape(Shape::L));
    assert_eq!(refusal("caminos : L:d4d5d6e5"), not_the_shape(Shape::L));
    assert_eq!(refusal("caminos : O:d4d4d5d5e4"), not_the_shape(Shape::O));
    assert_eq!(refusal("caminos : O:h8h9i8i9"), Any::OffBoard(square("h9")));
    assert_eq!(refusal("caminos : O:y98y99z98z99"), Any::OffBoard(square("y98")));
    assert_eq!(refusal("caminos board=ring : O:c5c6d5d6"), Any::OffBoard(square("d5")));
    assert_eq!(refusal("caminos : I:a1a1a1"), MoveError::NoneLeft(Shape::I).into());
    assert_eq!(refusal("caminos neutrals=yes : O:a1a1b1b1"), MoveError::BarFirst.into());
    let third = "caminos : O:a1a1b1b1 O:c1c1d1d1 O:e1e1f1f1 O:g1g1h1h1 O:a8a8b8b8";
    assert_eq!(refusal(third), MoveError::NoneLeft(Shape::O).into());
    assert_eq!(refusal("caminos : O:a1a2b1b2 O:b2b3c2c3"), MoveError::Gap(square("b3")).into());
    assert_eq!(refusal("caminos : O:a1a2b1b2 O:a1a2b1b2"), MoveError::Unsupported.into());
    assert_eq!(refusal("caminos : resign O:a1a2b1b2"), Any::Over);
    assert_eq!(refusal("caminos : draw draw"), Any::Over);
}

#[test]
fn a_gap_is_found_where_the_piece_would_come_to_rest() {
    // The long arm of the L would rest on e4, two storeys above f4.
    assert_eq!(refusal("caminos : L:e4e4e4e5 L:d4e4f4f4"), MoveError::Gap(square("d4")).into());
    // The arm of an L standing next to a column of three would be too low.
    assert_eq!(refusal("caminos : L:e4e4e4e5 L:d4d4d4e4"), MoveError::Gap(square("d4")).into());
}

#[test]
fn options_are_written_in_the_order_of_the_rules() {
    let canonical = |line: &str| line.parse::<GameLine<Position>>().unwrap().to_string();
    assert_eq!(
        canonical("caminos neutrals=yes players=4 board=ring"),
        "caminos board=ring players=4 neutrals=yes"
    );
    assert_eq!(canonical("caminos neutrals=no players=2 board=square : "), "caminos");
    assert_eq!(
        Options::default().with_players(4).map(Options::players),
        Ok(4),
        "by the number of players"
    );
    for players in [0, 1, 3, 5, u8::MAX] {
        assert!(Options::default().with_players(players).is_err());
    }
    for wrong in
        ["board=hexagon", "board=Square", "players=3", "players=02", "neutrals=maybe", "size=8"]
    {
        let error = format!("caminos {wrong}").parse::<GameLine<Position>>().unwrap_err();
        assert_eq!((error.token, error.text.as_str()), (0, wrong));
    }
}

#[test]
fn a_refusal_is_a_sentence() {
    for (line, sentence) in [
        ("caminos : O:a1a2b1b2 O:b2b3c2c3", "there would be empty space under the piece on b3"),
        ("caminos : O:a1a2b1b2 O:a1a2b1b2", "no cube of the piece would rest on the board"),
        ("caminos neutrals=yes : O:a1a2b1b2", "the neutral bar, I, is placed first"),
        ("caminos : T:a1a2b1b2", "these squares do not make the piece T, however it is turned"),
        (
            "caminos : O:a1a1b1b1 O:c1c1d1d1 O:e1e1f1f1 O:g1g1h1h1 O:a8a8b8b8",
            "the player has no piece O left",
        ),
    ] {
        assert_eq!(refusal(line).to_string(), sentence);
    }
    let bar = refusal("caminos : I:a1a1a1").to_string();
    assert!(bar.starts_with("there is no neutral bar to place"), "{bar}");
    let off = Any::from(MoveError::OffGrid).to_string();
    assert_eq!(off, "a part of the piece is not over the board");
}
