//! Random games: the fast walk follows the rules and plays each sequence with the right
//! probability.

use std::collections::HashMap;

use proptest::prelude::*;

use super::{laws::options, position, test_rng, without_choice};
use crate::{
    Game, RandomSource,
    snorkels::{Move, Position},
};

/// Returns the move between two positions that are one ply apart.
fn between(before: &Position, after: &Position) -> Move {
    let placed = before.squares().find(|&square| before.at(square) != after.at(square));
    placed.map_or(Move::Swap, Move::Place)
}

proptest! {
    /// Cuts a playout at each ply to recover its moves. Playing them one by one must lead to the
    /// same positions.
    #[test]
    fn a_playout_equals_the_same_squares_played_one_by_one(
        options in options(), seed in any::<u64>(), waive in any::<bool>(), begun in 0..6_u32,
    ) {
        let mut start = Position::start(&options).unwrap();
        if waive {
            start.waive_choice();
        }
        start.playout(&mut test_rng(!seed), begun);
        let mut slow = start;
        for plies in 0.. {
            let mut fast = start;
            let played = fast.playout(&mut test_rng(seed), plies);
            if played < plies {
                prop_assert_eq!(fast, slow);
                prop_assert!(slow.turn().outcome().is_some());
                break;
            }
            prop_assert_eq!(played, plies);
            if plies > 0 {
                prop_assert_eq!(slow.play(between(&slow, &fast)), Ok(()));
            }
            prop_assert_eq!(fast, slow);
        }
    }
}

/// A random source that produces every sequence of numbers in turn.
#[derive(Default)]
struct EverySequence {
    /// The numbers drawn, each with its upper bound.
    throws: Vec<(u32, u32)>,
    next: usize,
}

impl EverySequence {
    /// Advances to the next sequence. Returns true if there is one.
    fn advance(&mut self) -> bool {
        self.next = 0;
        while let Some((fell, of)) = self.throws.pop() {
            if fell + 1 < of {
                self.throws.push((fell + 1, of));
                return true;
            }
        }
        false
    }

    /// Returns the reciprocal of the probability of the current sequence.
    fn odds(&self) -> u64 {
        self.throws.iter().map(|&(_, of)| u64::from(of)).product()
    }
}

impl RandomSource for EverySequence {
    fn below(&mut self, n: u32) -> u32 {
        if self.next == self.throws.len() {
            self.throws.push((0, n));
        }
        let (fell, of) = self.throws[self.next];
        assert_eq!(of, n);
        self.next += 1;
        fell
    }
}

/// Counts the final positions of playouts of this many plies, by position and probability.
fn playouts(start: &Position, plies: u32) -> HashMap<(Position, u64), u32> {
    let mut ends = HashMap::new();
    let mut rng = EverySequence::default();
    loop {
        let mut game = *start;
        game.playout(&mut rng, plies);
        *ends.entry((game, rng.odds())).or_default() += 1;
        if !rng.advance() {
            return ends;
        }
    }
}

/// Counts the same by drawing from the list of legal moves.
fn walks(start: &Position, plies: u32) -> HashMap<(Position, u64), u32> {
    fn go(game: &Position, plies: u32, odds: u64, ends: &mut HashMap<(Position, u64), u32>) {
        let moves = game.legal();
        if plies == 0 || moves.is_empty() {
            *ends.entry((*game, odds)).or_default() += 1;
        } else {
            for &mv in &moves {
                let mut next = *game;
                next.play(mv).unwrap();
                go(&next, plies - 1, odds * moves.len() as u64, ends);
            }
        }
    }
    let mut ends = HashMap::new();
    go(start, plies, 1, &mut ends);
    ends
}

#[test]
fn every_legal_move_is_as_likely_as_the_others() {
    for start in [
        position("snorkels size=3"),
        position("snorkels size=3 : b2"),
        position("snorkels size=3 stones=a1,b3 : b2 swap"),
        without_choice("snorkels size=3"),
        without_choice("snorkels size=3 stones=b2"),
    ] {
        for plies in 0..=5 {
            assert_eq!(playouts(&start, plies), walks(&start, plies), "{start:?}, {plies} plies");
        }
    }
    // The largest board uses 128-bit words.
    let start = without_choice("snorkels size=9 : e5");
    assert_eq!(playouts(&start, 2), walks(&start, 2));
}

#[test]
fn a_game_that_is_over_is_not_played_on() {
    for line in ["snorkels : resign", "snorkels : d4 e5 draw"] {
        let mut game = position(line);
        assert_eq!(game.playout(&mut test_rng(1), u32::MAX), 0);
        assert_eq!(game, position(line));
    }
}

#[test]
fn random_games_have_their_known_figures() {
    const GAMES: u32 = 100_000;
    let start = without_choice("snorkels");
    let mut rng = test_rng(1);
    let (mut plies, mut first) = (0, 0);
    for _ in 0..GAMES {
        let mut game = start;
        plies += game.playout(&mut rng, u32::MAX);
        first += u32::from(game.turn().outcome().unwrap().winners == super::only(1));
    }
    // Within four standard errors of 29.55 plies and 51.6 %.
    let mean = f64::from(plies) / f64::from(GAMES);
    assert!((29.45..29.65).contains(&mean), "{mean}");
    let share = f64::from(first) / f64::from(GAMES);
    assert!((0.5097..0.5223).contains(&share), "{share}");
}
