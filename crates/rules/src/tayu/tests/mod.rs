//! Tests with worked positions, properties, and counts.

mod count;
mod diagram;
mod ending;
mod laws;
mod laying;
mod leaflet;
mod reference;
mod saboteur;
mod search;
mod tiles;
mod tokens;
mod values;

use super::{Move, Position};
use crate::{Game, LineErrorKind, MoveError, Score, Seat, Seats, Side, test_rng::test_rng};

type GameLine = crate::GameLine<Position>;

#[track_caller]
fn position(line: &str) -> Position {
    match line.parse::<GameLine>() {
        Ok(line) => line.position(),
        Err(error) => panic!("{line}: {error}"),
    }
}

#[track_caller]
fn refusal(line: &str) -> MoveError {
    let error = line.parse::<GameLine>().unwrap_err();
    assert!(line.ends_with(&error.text), "{line} is refused at {}", error.text);
    match error.kind {
        LineErrorKind::Illegal(reason) => reason,
        fault => panic!("{line}: {fault:?}"),
    }
}

fn legal(position: &Position) -> Vec<String> {
    let mut tokens: Vec<_> = position.legal().iter().map(Move::to_string).collect();
    tokens.sort();
    tokens
}

fn scores(position: &Position) -> [u32; 2] {
    let Score([(Side::Ns, ns), (Side::Ew, ew)]) = position.score().unwrap() else {
        panic!("the sides are out of order");
    };
    [ns, ew]
}

fn seats(numbers: &[u8]) -> Seats {
    Seat::all(4).filter(|seat| numbers.contains(&seat.number())).collect()
}

/// Plays random games until one ends as wanted.
fn random_end(line: &str, wanted: impl Fn(&Position) -> bool) -> Position {
    let start = position(line);
    let mut rng = test_rng(1);
    for _ in 0..20_000 {
        let mut game = start.clone();
        game.playout(&mut rng, u32::MAX);
        if wanted(&game) {
            return game;
        }
    }
    panic!("no random game from '{line}' ends like that");
}

fn perft(line: &str, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| crate::perft(&position(line), depth)).collect()
}

#[test]
fn perft_counts() {
    assert_eq!(perft("tayu", 4), [28, 896, 25_088, 170_144]);
    assert_eq!(perft("tayu draw=table players=4", 4), [2, 28, 896, 1792]);
    assert_eq!(perft("tayu players=3 saboteur=auction", 2), [484, 117_370]);
}
