//! Tests with pictures of positions, properties, and counts.

mod choice;
mod diagram;
mod ending;
mod laws;
mod options;
mod playout;
mod queries;
mod reference;
mod search;
mod tokens;

use super::Position;
use crate::{Game, GameLine, LineErrorKind, MoveError, Seat, Seats, Square, test_rng::test_rng};

fn position(line: &str) -> Position {
    match line.parse::<GameLine<Position>>() {
        Ok(line) => line.position(),
        Err(error) => panic!("{line}: {error}"),
    }
}

fn without_choice(line: &str) -> Position {
    let mut position = position(line);
    position.waive_choice();
    position
}

fn refusal(line: &str) -> MoveError {
    let error = line.parse::<GameLine<Position>>().unwrap_err();
    assert!(line.ends_with(&error.text), "{line} is refused at {}", error.text);
    match error.kind {
        LineErrorKind::Illegal(reason) => reason,
        fault => panic!("{line}: {fault:?}"),
    }
}

fn legal(position: &Position) -> Vec<String> {
    position.legal().iter().map(ToString::to_string).collect()
}

fn everywhere() -> impl Iterator<Item = Square> {
    (0..26).flat_map(|file| (0..99).map(move |rank| Square::new(file, rank)))
}

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

fn only(seat: u8) -> Seats {
    Seats::only(Seat::from_number(seat).unwrap())
}

fn perft(position: &Position, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| crate::perft(position, depth)).collect()
}

#[test]
fn perft_counts() {
    assert_eq!(perft(&position("snorkels"), 3), [49, 2401, 112_896]);
    assert_eq!(perft(&position("snorkels size=3"), 6), [9, 81, 576, 3480, 17_136, 65_232]);
    assert_eq!(perft(&position("snorkels size=4 stones=a4,d1"), 4), [14, 196, 2366, 26_076]);
}

#[test]
fn perft_counts_without_the_choice() {
    assert_eq!(perft(&without_choice("snorkels"), 4), [49, 2352, 110_544, 5_084_656]);
}
