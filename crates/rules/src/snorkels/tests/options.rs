use super::{diagram::diagram, position, square};
use crate::{
    Game, GameLine, LineErrorKind, Options as _, OptionsError, ValueError,
    snorkels::{Options, Position},
};

fn fault(line: &str) -> (String, OptionsError) {
    let error = line.parse::<GameLine<Position>>().unwrap_err();
    assert_eq!(error.token, 0, "{line}");
    match error.kind {
        LineErrorKind::Options(reason) => (error.text, reason),
        fault => panic!("{line}: {fault:?}"),
    }
}

fn value_fault(line: &str) -> ValueError {
    let (word, error) = fault(line);
    match error {
        OptionsError::Value { key, reason: fault, .. } => {
            assert!(word.starts_with(key), "{line}: {word}");
            fault
        }
        error => panic!("{line}: {error:?}"),
    }
}

#[test]
fn every_size_has_its_board() {
    for size in 3..=9 {
        let position = position(&format!("snorkels size={size}"));
        assert_eq!(position.size(), size);
        assert_eq!(super::legal(&position).len(), usize::from(size).pow(2));
        assert_eq!(position.squares().count(), usize::from(size).pow(2));
    }
    assert_eq!(position("snorkels"), position("snorkels size=7"));
}

#[test]
fn stones_stand_where_they_are_put() {
    assert_eq!(diagram(&position("snorkels size=3 stones=a1,c2")), "...\n..#\n#..");
    // The maximum number of stones is the size of the board.
    assert_eq!(diagram(&position("snorkels size=4 stones=a1,b2,c3,d4")), "...#\n..#.\n.#..\n#...");
}

#[test]
fn options_are_written_in_order_and_left_out_at_their_default() {
    for (given, written) in [
        ("snorkels stones=c3 size=8", "snorkels size=8 stones=c3"),
        ("snorkels size=7", "snorkels"),
        ("snorkels stones=c3,a9,b1 size=9", "snorkels size=9 stones=a9,b1,c3"),
    ] {
        assert_eq!(given.parse::<GameLine<Position>>().unwrap().to_string(), written);
    }
}

#[test]
fn a_size_is_a_whole_number_from_3_to_9() {
    for size in ["2", "10", "0", "-3", "+3", "03", "3.0", "three", "", "99999999999999999999"] {
        let line = format!("snorkels size={size}");
        assert_eq!(value_fault(&line), ValueError::Range { min: 3, max: 9 }, "{line}");
    }
}

#[test]
fn stones_are_distinct_squares_of_the_board() {
    let not_a_square = |text: &str| ValueError::NotASquare(text.into());
    assert_eq!(value_fault("snorkels stones="), not_a_square(""));
    assert_eq!(value_fault("snorkels stones=a1,"), not_a_square(""));
    assert_eq!(value_fault("snorkels stones=a1;b2"), not_a_square("a1;b2"));
    assert_eq!(value_fault("snorkels stones=a1,B2"), not_a_square("B2"));
    assert_eq!(value_fault("snorkels stones=a1,a01"), not_a_square("a01"));
    assert_eq!(value_fault("snorkels stones=c3,a1,c3"), ValueError::Repeated(square("c3")));
    assert_eq!(value_fault("snorkels stones=h1"), ValueError::OffBoard(square("h1")));
    assert_eq!(value_fault("snorkels stones=a8"), ValueError::OffBoard(square("a8")));
    assert_eq!(value_fault("snorkels stones=z99"), ValueError::OffBoard(square("z99")));
    // The order of the options does not matter.
    assert_eq!(value_fault("snorkels stones=d4 size=3"), ValueError::OffBoard(square("d4")));
    assert_eq!(value_fault("snorkels size=3 stones=d4"), ValueError::OffBoard(square("d4")));
}

#[test]
fn stones_are_no_more_than_the_board_is_wide() {
    assert_eq!(value_fault("snorkels size=3 stones=a1,a2,a3,b1"), ValueError::TooMany { max: 3 });
    let ten = "a1,a2,a3,a4,a5,a6,a7,a8,a9,b1";
    assert_eq!(
        value_fault(&format!("snorkels size=9 stones={ten}")),
        ValueError::TooMany { max: 9 }
    );
}

#[test]
fn keys_are_known_and_given_once() {
    let known = &["size", "stones"][..];
    let unknown = |key: &str| OptionsError::UnknownKey { key: key.into(), known };
    assert_eq!(fault("snorkels colour=red"), ("colour=red".into(), unknown("colour")));
    assert_eq!(fault("snorkels Size=3"), ("Size=3".into(), unknown("Size")));
    assert_eq!(fault("snorkels =3"), ("=3".into(), unknown("")));
    let repeated = OptionsError::RepeatedKey { key: "size" };
    assert_eq!(fault("snorkels size=3 size=4"), ("size=4".into(), repeated));
    let not_a_pair = OptionsError::NotAPair { word: "size".into() };
    assert_eq!(fault("snorkels size"), ("size".into(), not_a_pair));
}

#[test]
fn a_value_that_is_refused_changes_nothing() {
    let mut options = Options::default();
    options.set("size", "5").unwrap();
    options.set("stones", "a1,b2").unwrap();
    let before = options.clone();
    for (key, value) in [("size", "10"), ("stones", "a1,a1"), ("stones", "x"), ("colour", "red")] {
        assert!(options.set(key, value).is_err(), "{key}={value}");
        assert_eq!(options, before);
    }
    assert_eq!(options.get("size").as_deref(), Some("5"));
    assert_eq!(options.get("stones").as_deref(), Some("a1,b2"));
    assert_eq!(options.get("colour"), None);
}

#[test]
fn options_are_chosen_in_code_as_in_text() {
    let chosen = Options::default().with_size(5).unwrap();
    let chosen = chosen.with_stones(["c3", "a5", "b1"].map(square)).unwrap();
    assert_eq!((chosen.size(), chosen.stones_left()), (5, 2));
    assert_eq!(chosen.stones(), ["a5", "b1", "c3"].map(square));
    let read = "snorkels size=5 stones=a5,b1,c3".parse::<GameLine<Position>>().unwrap();
    assert_eq!(&chosen, read.options());
    // New stones replace the old ones.
    let other = chosen.clone().with_stones([square("d4")]).unwrap();
    assert_eq!(other.stones(), [square("d4")]);
    assert_eq!(other.with_stones([]).unwrap().with_size(7), Ok(Options::default()));
}

#[test]
fn options_are_refused_in_code_as_in_text() {
    let (key, value) = ("size", "10".to_owned());
    let range = ValueError::Range { min: 3, max: 9 };
    let refused = Options::default().with_size(10);
    assert_eq!(refused, Err(OptionsError::Value { key, value, reason: range }));
    let twice = Options::default().with_stones(["c3", "a1", "c3"].map(square)).unwrap_err();
    let (key, value) = ("stones", "c3,a1,c3".to_owned());
    let reason = ValueError::Repeated(square("c3"));
    assert_eq!(twice, OptionsError::Value { key, value, reason });
    assert_eq!(twice.to_string(), "'stones' names c3 twice");
    let ten = (0..10).map(|rank| crate::Square::new(0, rank));
    assert!(Options::default().with_stones(ten).is_err());
    // Whether stones are on the board is checked only at the start of the game.
    let off = Options::default().with_stones([square("a8")]).unwrap();
    assert!(Position::start(&off).is_err());
    assert!(Position::start(&off.with_size(8).unwrap()).is_ok());
}

#[test]
fn a_smaller_board_keeps_the_stones_that_have_their_place_on_it() {
    let stones = ["a1", "a4", "b2", "c3", "d1"].map(square);
    let large = Options::default().with_stones(stones).unwrap();
    assert_eq!(large.clone().without_invalid_stones(), large);
    let small = large.with_size(3).unwrap();
    assert_eq!((small.stones().len(), small.stones_left()), (5, 0));
    assert_eq!(small.without_invalid_stones().stones(), ["a1", "b2", "c3"].map(square));
    let many = ["a1", "a2", "a3", "b1", "b2"].map(square);
    let many = Options::default()
        .with_stones(many)
        .unwrap()
        .with_size(3)
        .unwrap()
        .without_invalid_stones();
    assert_eq!(many.stones(), ["a1", "a2", "a3"].map(square));
}
